import { Field, ID, InputType } from 'type-graphql';
import { PlainDateScalar } from '../../platform/time/plain-date.scalar';
import { MOVE_LIMITS } from './move.policy';

const FROM_ROOM =
  'The number of the room that the form showed. Refused when the stay is in another room by now.';
const REASON = `The reason, at most ${MOVE_LIMITS.reason} characters. Required for an upgrade and for leaving a promised room.`;
const DESPITE = 'True to leave a room that the hotel promised; the reason is stored.';
const DESPITE_STATE =
  'Whether a guest in the house may get a room that is not ready; otherwise ROOM_NOT_READY asks.';
const KEY =
  'A key that the form creates once, 16 to 64 letters, digits, - or _. A form that is sent twice moves the stay once.';

@InputType({ description: 'A stay that gets another room at the same price.' })
export class MoveStayInput {
  @Field(() => ID, { description: 'The stay.' })
  stayId: string;

  @Field({ description: FROM_ROOM })
  fromRoom: string;

  @Field({ description: 'The number of the other room.' })
  toRoom: string;

  @Field(() => PlainDateScalar, {
    nullable: true,
    description: 'The first night in the other room; left out, tonight or the first night of the stay.',
  })
  from?: string | null;

  @Field(() => String, { nullable: true, description: REASON })
  reason?: string | null;

  @Field(() => Boolean, { nullable: true, description: DESPITE })
  despitePromise?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: DESPITE_STATE })
  despiteRoomState?: boolean | null;

  @Field({ description: KEY })
  idempotencyKey: string;
}

@InputType({ description: 'Two stays that exchange their rooms for their remaining nights.' })
export class SwapStaysInput {
  @Field(() => ID, { description: 'One stay.' })
  stayId: string;

  @Field({ description: FROM_ROOM })
  fromRoom: string;

  @Field(() => ID, { description: 'The other stay.' })
  otherStayId: string;

  @Field({
    description:
      'The number of the other stay’s room that the form showed. Refused when that stay is in another room by now.',
  })
  otherRoom: string;

  @Field(() => String, { nullable: true, description: REASON })
  reason?: string | null;

  @Field(() => Boolean, { nullable: true, description: DESPITE })
  despitePromise?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: DESPITE_STATE })
  despiteRoomState?: boolean | null;

  @Field({ description: KEY })
  idempotencyKey: string;
}
