import {
  createUnionType,
  Field,
  GraphQLISODateTime,
  ID,
  InputType,
  ObjectType,
  registerEnumType,
} from 'type-graphql';
import { IdempotencyConflict, RoomTypeBusy } from '../../bookings/core/booking.results';
import { InvalidInput, RecordNotFound } from '../../platform/refusals/refusal.type';
import { PlainDateScalar } from '../../platform/time/plain-date.scalar';
import { RoomTaken } from '../../selling/stays/room-occupancy.results';
import { BlockReason } from './block.entity';
import { BLOCK_LIMITS } from './block.policy';
import type { BlockRow } from './block.repository';

registerEnumType(BlockReason, {
  name: 'BlockReason',
  description: 'Why a room is out of sale.',
  valuesConfig: {
    OUT_OF_ORDER: { description: 'Something in it is broken. Figures count it as not available.' },
    OWNERS_USE: { description: 'The owner uses it. Figures count it as available.' },
    PORTAL: { description: 'A portal sells it. Figures count it as sold.' },
  },
});

const UNTIL = 'The first night on which the room is on sale again.';
const NOTE = `What the staff should know, at most ${BLOCK_LIMITS.note} characters.`;

@InputType({ description: 'A room that is taken out of sale for the nights [firstNight, until).' })
export class BlockRoomInput {
  @Field({ description: 'The number on the room’s door.' })
  roomNumber: string;

  @Field(() => PlainDateScalar, { description: 'Its first night out of sale: tonight or a later one.' })
  firstNight: string;

  @Field(() => PlainDateScalar, {
    description: `${UNTIL} At most ${BLOCK_LIMITS.nights} nights after the first one.`,
  })
  until: string;

  @Field(() => BlockReason, { description: 'Why.' })
  reason: BlockReason;

  @Field(() => String, { nullable: true, description: NOTE })
  note?: string | null;

  @Field({
    description: 'Made once by the form, 16 to 64 letters, digits, - or _: sent twice, it blocks once.',
  })
  idempotencyKey: string;
}

@InputType({ description: 'What a block is from now on. Its first night stays.' })
export class ChangeBlockInput {
  @Field(() => ID, { description: 'The block.' })
  id: string;

  @Field(() => PlainDateScalar, { description: `${UNTIL} Nights that are over stay as they were.` })
  until: string;

  @Field(() => BlockReason, { description: 'Why.' })
  reason: BlockReason;

  @Field(() => String, { nullable: true, description: NOTE })
  note?: string | null;
}

@ObjectType({ description: 'A room that is out of sale for the nights [firstNight, until).' })
export class RoomBlock {
  @Field(() => ID, { description: 'Its id.' })
  id: string;

  @Field({ description: 'The room’s number.' })
  roomNumber: string;

  @Field({ description: 'The code of the room’s type.' })
  roomType: string;

  @Field({ description: 'What guests call the room’s type.' })
  roomTitle: string;

  @Field(() => PlainDateScalar, { description: 'Its first night out of sale.' })
  firstNight: string;

  @Field(() => PlainDateScalar, { description: UNTIL })
  until: string;

  @Field(() => BlockReason, { description: 'Why.' })
  reason: BlockReason;

  @Field(() => String, { nullable: true, description: 'What the staff noted.' })
  note: string | null;

  @Field(() => GraphQLISODateTime, { description: 'When it was made.' })
  createdAt: Date;

  static of(block: BlockRow): RoomBlock {
    return Object.assign(new RoomBlock(), block);
  }
}

@ObjectType({ description: 'The room is out of sale for these nights.' })
export class RoomBlocked {
  @Field(() => RoomBlock, { description: 'The block as it is now.' })
  block: RoomBlock;

  constructor(block: BlockRow) {
    this.block = RoomBlock.of(block);
  }
}

@ObjectType({ description: 'The room is on sale again.' })
export class BlockEnded {
  @Field(() => RoomBlock, { nullable: true, description: 'What is left of the block; null when it is gone.' })
  block: RoomBlock | null;

  constructor(block: BlockRow | null) {
    this.block = block && RoomBlock.of(block);
  }
}

export const BlockRoomResult = createUnionType({
  name: 'BlockRoomResult',
  description: 'The block, or a refusal that names who has the room.',
  types: () => [RoomBlocked, RoomTaken, RoomTypeBusy, IdempotencyConflict, InvalidInput] as const,
});

export const ChangeBlockResult = createUnionType({
  name: 'ChangeBlockResult',
  description: 'The block, or a refusal that names who has the room.',
  types: () => [RoomBlocked, RoomTaken, RoomTypeBusy, InvalidInput, RecordNotFound] as const,
});

export const EndBlockResult = createUnionType({
  name: 'EndBlockResult',
  description: 'What is left of the block, or a refusal.',
  types: () => [BlockEnded, RoomTypeBusy, InvalidInput, RecordNotFound] as const,
});
