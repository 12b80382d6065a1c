import { Field, ID, InputType } from 'type-graphql';
import { PlainDateScalar } from '../../platform/time/plain-date.scalar';
import { MOVE_LIMITS } from './move.policy';

const FROM_ROOM =
  'The number of the room that the form showed; refused when the stay has another one by now.';
const REASON = `Why, at most ${MOVE_LIMITS.reason} characters. An upgrade and a broken promise need it.`;
const DESPITE = 'True to leave a room that the hotel promised; the reason is kept.';
const KEY = 'Made once by the form, 16 to 64 letters, digits, - or _: sent twice, it moves once.';

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
    description: 'The first night in the other room; tonight or the first night of the stay when left out.',
  })
  from?: string | null;

  @Field(() => String, { nullable: true, description: REASON })
  reason?: string | null;

  @Field(() => Boolean, { nullable: true, description: DESPITE })
  despitePromise?: boolean | null;

  @Field({ description: KEY })
  idempotencyKey: string;
}

@InputType({ description: 'Two stays that exchange their rooms for the nights that are ahead.' })
export class SwapStaysInput {
  @Field(() => ID, { description: 'One stay.' })
  stayId: string;

  @Field({ description: FROM_ROOM })
  fromRoom: string;

  @Field(() => ID, { description: 'The other stay.' })
  otherStayId: string;

  @Field({ description: 'The same of the other stay.' })
  otherRoom: string;

  @Field(() => String, { nullable: true, description: REASON })
  reason?: string | null;

  @Field(() => Boolean, { nullable: true, description: DESPITE })
  despitePromise?: boolean | null;

  @Field({ description: KEY })
  idempotencyKey: string;
}
