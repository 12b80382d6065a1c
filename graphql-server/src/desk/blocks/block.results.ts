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
    OUT_OF_ORDER: { description: 'Something in the room is broken. Figures count it as not available.' },
    OWNERS_USE: { description: 'The owner uses it. Figures count it as available.' },
    PORTAL: { description: 'A portal sells it. Figures count it as sold.' },
  },
});

const UNTIL = 'The first night on which the room is on sale again.';
const NOTE = `A note for the staff, at most ${BLOCK_LIMITS.note} characters.`;

@InputType({ description: 'A room that is taken out of sale for the nights [firstNight, until).' })
export class BlockRoomInput {
  @Field({ description: 'The number on the door of the room.' })
  roomNumber: string;

  @Field(() => PlainDateScalar, { description: 'The first night out of sale: tonight or later.' })
  firstNight: string;

  @Field(() => PlainDateScalar, {
    description: `${UNTIL} At most ${BLOCK_LIMITS.nights} nights after the first one.`,
  })
  until: string;

  @Field(() => BlockReason, { description: 'Why.' })
  reason: BlockReason;

  @Field(() => String, { nullable: true, description: NOTE })
  note?: string | null;

  @Field(() => ID, {
    nullable: true,
    description: 'The task about a repair that the block answers: it is done then.',
  })
  repairTask?: string | null;

  @Field({
    description:
      'A key that the form creates once, 16 to 64 letters, digits, - or _. A form that is sent twice blocks the room once.',
  })
  idempotencyKey: string;
}

@InputType({ description: 'The new values of a block. Its first night cannot change.' })
export class ChangeBlockInput {
  @Field(() => ID, { description: 'The block.' })
  id: string;

  @Field(() => PlainDateScalar, { description: `${UNTIL} Past nights cannot change.` })
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

  @Field({ description: 'The number of the room.' })
  roomNumber: string;

  @Field({ description: 'The code of the room type.' })
  roomType: string;

  @Field({ description: 'The title of the room type, as guests see it.' })
  roomTitle: string;

  @Field(() => PlainDateScalar, { description: 'The first night out of sale.' })
  firstNight: string;

  @Field(() => PlainDateScalar, { description: UNTIL })
  until: string;

  @Field(() => BlockReason, { description: 'Why.' })
  reason: BlockReason;

  @Field(() => String, { nullable: true, description: 'The note of the staff.' })
  note: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The name of the person who made it; null when it is unknown.',
  })
  by: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The name of the portal’s calendar that made it, and alone changes it; null for a block that people made.',
  })
  takenBy: string | null;

  @Field(() => GraphQLISODateTime, { description: 'When the block was made.' })
  createdAt: Date;

  static of(block: BlockRow): RoomBlock {
    return Object.assign(new RoomBlock(), block);
  }
}

@ObjectType({ description: 'The room is out of sale for these nights.' })
export class RoomBlocked {
  @Field(() => RoomBlock, { description: 'The block after the change.' })
  block: RoomBlock;

  constructor(block: BlockRow) {
    this.block = RoomBlock.of(block);
  }
}

@ObjectType({ description: 'The room is on sale again.' })
export class BlockEnded {
  @Field(() => RoomBlock, {
    nullable: true,
    description: 'The remaining past nights of the block; null when nothing is left.',
  })
  block: RoomBlock | null;

  constructor(block: BlockRow | null) {
    this.block = block && RoomBlock.of(block);
  }
}

export const BlockRoomResult = createUnionType({
  name: 'BlockRoomResult',
  description: 'The block, or a refusal that names the guest or block that has the room.',
  types: () => [RoomBlocked, RoomTaken, RoomTypeBusy, IdempotencyConflict, InvalidInput] as const,
});

export const ChangeBlockResult = createUnionType({
  name: 'ChangeBlockResult',
  description: 'The block, or a refusal that names the guest or block that has the room.',
  types: () => [RoomBlocked, RoomTaken, RoomTypeBusy, InvalidInput, RecordNotFound] as const,
});

export const EndBlockResult = createUnionType({
  name: 'EndBlockResult',
  description: 'The rest of the block, or a refusal.',
  types: () => [BlockEnded, RoomTypeBusy, InvalidInput, RecordNotFound] as const,
});
