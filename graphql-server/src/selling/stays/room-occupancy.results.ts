import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { Refusal } from '../../platform/refusals/refusal.type';
import { sentence, type SentenceParts } from '../../platform/refusals/sentence';
import type { RefusalCode } from '../../platform/refusals/sentence-codes';
import { PlainDateScalar } from '../../platform/time/plain-date.scalar';
import type { Occupant } from './room-occupancy.repository';

const OccupantKind = { STAY: 'STAY', HELD_CHANGE: 'HELD_CHANGE', BLOCK: 'BLOCK' } as const;

registerEnumType(OccupantKind, {
  name: 'OccupantKind',
  description: 'What has nights of a room.',
  valuesConfig: {
    STAY: { description: 'A stay of a guest.' },
    HELD_CHANGE: { description: 'A change of a booking that waits for its payment.' },
    BLOCK: { description: 'A block: the room is out of sale.' },
  },
});

@ObjectType({ description: 'A stay, block or change that has nights of a room.' })
export class RoomOccupant implements Pick<
  Occupant,
  'kind' | 'roomNumber' | 'firstNight' | 'until' | 'stayId' | 'reference' | 'guestName' | 'blockId' | 'note'
> {
  @Field(() => OccupantKind, { description: 'The kind.' })
  kind: Occupant['kind'];

  @Field({ description: 'The number of the room.' })
  roomNumber: string;

  @Field(() => PlainDateScalar, { description: 'Its first night.' })
  firstNight: string;

  @Field(() => PlainDateScalar, { description: 'The first night after it; for a stay, the day of leaving.' })
  until: string;

  @Field(() => ID, { nullable: true, description: 'The stay; null for a block.' })
  stayId: string | null;

  @Field(() => String, { nullable: true, description: 'The booking’s reference; null for a block.' })
  reference: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The name of the guest who stays, or else of the person who booked; null for a block.',
  })
  guestName: string | null;

  @Field(() => ID, { nullable: true, description: 'The block; null for a stay.' })
  blockId: string | null;

  @Field(() => String, { nullable: true, description: 'The note of the staff about the block.' })
  note: string | null;

  static of(occupant: Occupant): RoomOccupant {
    return Object.assign(new RoomOccupant(), occupant);
  }
}

/** The sentence that names who or what has the room. */
function sentenceOf(occupant: Occupant): SentenceParts<RefusalCode> {
  const { kind, roomNumber: room, firstNight, until, reference, guestName } = occupant;
  if (kind === 'BLOCK') return sentence('ROOM_BLOCKED', { room, firstNight, until });
  const stay = { room, reference: reference ?? '', guest: guestName ?? '' };
  const code = kind === 'STAY' ? 'ROOM_HAS_GUEST' : 'ROOM_HELD_FOR_CHANGE';
  return sentence(code, { ...stay, checkin: firstNight, checkout: until });
}

@ObjectType({
  implements: Refusal,
  description:
    'Other guests or blocks have nights of the room, so nothing was changed. The sentence names the first of them.',
})
export class RoomTaken extends Refusal {
  @Field(() => [RoomOccupant], { description: 'Everybody who has these nights, the earliest first.' })
  occupants: RoomOccupant[];

  constructor([first, ...others]: readonly [Occupant, ...Occupant[]], field: string) {
    super(sentenceOf(first), field);
    this.occupants = [first, ...others].map((occupant) => RoomOccupant.of(occupant));
  }
}
