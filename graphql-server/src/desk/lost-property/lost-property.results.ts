import {
  createUnionType,
  Field,
  GraphQLISODateTime,
  ID,
  InputType,
  Int,
  ObjectType,
  registerEnumType,
} from 'type-graphql';
import { IdempotencyConflict } from '../../bookings/core/booking.results';
import { InvalidInput, RecordNotFound } from '../../platform/refusals/refusal.type';
import { LostItemState } from './lost-item.entity';
import { LOST_ITEM_LIMITS } from './lost-item.policy';
import type { LostItemRow } from './lost-item.repository';

registerEnumType(LostItemState, {
  name: 'LostItemState',
  description: 'Where a found item is.',
  valuesConfig: {
    KEPT: { description: 'The hotel keeps it for its owner.' },
    GIVEN_BACK: { description: 'Somebody got it back.' },
    DISPOSED: { description: 'It was disposed of, or given away.' },
  },
});

const LIMITS = LOST_ITEM_LIMITS;
const ROOM_NUMBER = 'The number on the door of the room; null outside the rooms.';
const HANDED_TO = 'Who got it; only for an item that was given back.';

@ObjectType({ description: 'What became of a found item.' })
class LostItemStep {
  @Field(() => LostItemState, { description: 'Where it was then. `KEPT` takes an earlier step back.' })
  kind: LostItemState;

  @Field(() => String, { nullable: true, description: HANDED_TO })
  handedTo: string | null;

  @Field(() => String, { nullable: true, description: 'The note of the staff.' })
  note: string | null;

  @Field(() => GraphQLISODateTime, { description: 'When it was noted.' })
  doneAt: Date;

  @Field(() => String, { nullable: true, description: 'The name of the person who noted it.' })
  by: string | null;
}

@ObjectType({ description: 'Something that was found in the hotel.' })
export class LostItem {
  @Field(() => ID, { description: 'Its id.' })
  id: string;

  @Field({ description: 'What it is.' })
  what: string;

  @Field(() => String, { nullable: true, description: ROOM_NUMBER })
  roomNumber: string | null;

  @Field(() => String, { nullable: true, description: 'Where in the room or the house.' })
  place: string | null;

  @Field(() => String, { nullable: true, description: 'The note of the staff.' })
  note: string | null;

  @Field(() => GraphQLISODateTime, { description: 'When it was found.' })
  foundAt: Date;

  @Field(() => String, { nullable: true, description: 'The name of the person who noted it.' })
  by: string | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'The id of its picture, in the address `/api/house-pictures/ID/800`; null without a picture.',
  })
  picture: string | null;

  @Field(() => LostItemState, { description: 'Where it is now.' })
  state: LostItemState;

  @Field(() => [LostItemStep], { description: 'What became of it, the newest first.' })
  steps: LostItemStep[];

  static of(row: LostItemRow): LostItem {
    return Object.assign(new LostItem(), row);
  }
}

@InputType({ description: 'Something that was found: in a room, or at a place, or both.' })
export class AddLostItemInput {
  @Field({ description: `What it is, at most ${LIMITS.what} characters.` })
  what: string;

  @Field(() => String, { nullable: true, description: ROOM_NUMBER })
  roomNumber?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `Where in the room or the house, at most ${LIMITS.place} characters.`,
  })
  place?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `A note for the staff, at most ${LIMITS.note} characters.`,
  })
  note?: string | null;

  @Field(() => Int, {
    defaultValue: 0,
    description: `How many seconds the report waited for a connection, ${LIMITS.waitedSeconds.minimum} to ${LIMITS.waitedSeconds.maximum}.`,
  })
  waitedSeconds: number;

  @Field({
    description:
      'A key that the page creates for the item, 16 to 64 letters, digits, - or _. An item that is sent twice counts once.',
  })
  idempotencyKey: string;
}

@InputType({ description: 'What becomes of a found item.' })
export class SetLostItemStateInput {
  @Field(() => ID, { description: 'The item.' })
  id: string;

  @Field(() => LostItemState, { description: 'Where the person saw that it was.' })
  seen: LostItemState;

  @Field(() => LostItemState, { description: 'Where it is now.' })
  state: LostItemState;

  @Field(() => String, {
    nullable: true,
    description: `${HANDED_TO} At most ${LIMITS.handedTo} characters.`,
  })
  handedTo?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `A note for the staff, at most ${LIMITS.note} characters.`,
  })
  note?: string | null;
}

@ObjectType({ description: 'The item is stored, or was stored before.' })
export class LostItemStored {
  @Field(() => LostItem, { description: 'The item now.' })
  item: LostItem;

  constructor(item: LostItemRow) {
    this.item = LostItem.of(item);
  }
}

@ObjectType({ description: 'Somebody else has noted something else about the item. Nothing was changed.' })
export class LostItemElsewhere {
  @Field(() => LostItem, { description: 'The item now.' })
  item: LostItem;

  constructor(item: LostItemRow) {
    this.item = LostItem.of(item);
  }
}

export const AddLostItemResult = createUnionType({
  name: 'AddLostItemResult',
  description: 'The stored item, or a refusal.',
  types: () => [LostItemStored, IdempotencyConflict, InvalidInput] as const,
});

export const SetLostItemStateResult = createUnionType({
  name: 'SetLostItemStateResult',
  description: 'The item now, or a refusal.',
  types: () => [LostItemStored, LostItemElsewhere, InvalidInput, RecordNotFound] as const,
});
