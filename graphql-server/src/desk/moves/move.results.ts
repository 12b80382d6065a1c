import { createUnionType, Field, GraphQLISODateTime, ID, ObjectType, registerEnumType } from 'type-graphql';
import { IdempotencyConflict, RoomTypeBusy } from '../../bookings/core/booking.results';
import { resultOf } from '../../platform/refusals/outcomes';
import { InvalidInput, RecordNotFound, Refusal } from '../../platform/refusals/refusal.type';
import { sentence, type SentenceParts } from '../../platform/refusals/sentence';
import type { RefusalCode } from '../../platform/refusals/sentence-codes';
import { PlainDateScalar } from '../../platform/time/plain-date.scalar';
import { StayStatus } from '../../selling/stays/stay.states';
import { RoomOccupant, RoomTaken } from '../../selling/stays/room-occupancy.results';
import { guestOf, type MoveObstacle } from './move.policy';
import { RoomMoveKind } from './room-move.entity';
import type { RoomMoveRow } from './room-move.repository';
import type { MoveOutcome } from './move.service';
import type { RoomChoice, RoomChoices, RoomChoiceService, StayInRooms } from './room-choices.service';

registerEnumType(RoomMoveKind, {
  name: 'RoomMoveKind',
  description: 'How a stay came to another room.',
  valuesConfig: {
    MOVE: { description: 'It got another room of its type.' },
    SWAP: { description: 'It exchanged its room with another stay.' },
    UPGRADE: { description: 'It got a room of a better type, as a courtesy.' },
  },
});

@ObjectType({ description: 'Nights of a stay in one room.' })
export class StayRoom {
  @Field({ description: 'The number of the room.' })
  roomNumber: string;

  @Field({
    description:
      'The title of the room type, as guests see it; it differs from the sold type after an upgrade.',
  })
  roomTitle: string;

  @Field(() => PlainDateScalar, { description: 'The first of these nights.' })
  firstNight: string;

  @Field(() => PlainDateScalar, { description: 'The day after the last of these nights.' })
  until: string;
}

@ObjectType({ description: 'A move of a stay to another room.' })
export class RoomMoveEntry {
  @Field(() => RoomMoveKind, { description: 'What happened.' })
  kind: RoomMoveKind;

  @Field({ description: 'The room before.' })
  fromRoom: string;

  @Field({ description: 'The room after.' })
  toRoom: string;

  @Field(() => PlainDateScalar, { description: 'The first night in the other room.' })
  firstNight: string;

  @Field(() => String, { nullable: true, description: 'The reason, if one was given.' })
  reason: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The name of the person who made it; null for an account that never acted otherwise.',
  })
  by: string | null;

  @Field(() => GraphQLISODateTime, { description: 'When the move was made.' })
  at: Date;

  static of({ createdAt, ...move }: RoomMoveRow): RoomMoveEntry {
    return Object.assign(new RoomMoveEntry(), move, { at: createdAt });
  }
}

@ObjectType({ description: 'The rooms that a stay has, one after another.' })
export class StayRooms {
  @Field(() => ID, { description: 'The stay.' })
  stayId: string;

  @Field({ description: 'The reference of its booking.' })
  reference: string;

  @Field({ description: 'The name of the guest who stays, or else of the person who booked.' })
  guestName: string;

  @Field(() => StayStatus, { description: 'The state of the stay.' })
  status: StayStatus;

  @Field({ description: 'The title of the sold room type, as guests see it.' })
  roomTitle: string;

  @Field(() => PlainDateScalar, { description: 'Its first night.' })
  checkin: string;

  @Field(() => PlainDateScalar, { description: 'The day of leaving.' })
  checkout: string;

  @Field(() => [StayRoom], {
    description: 'Its rooms, one after another; empty once the stay is cancelled or lapsed.',
  })
  rooms: StayRoom[];

  @Field(() => [RoomMoveEntry], { description: 'Its moves, in the order of time.' })
  moves: RoomMoveEntry[];

  static of({ booking, stay, rooms, moves }: StayInRooms): StayRooms {
    const { id: stayId, status, roomTitle, checkin, checkout } = stay;
    return Object.assign(new StayRooms(), {
      stayId,
      status,
      roomTitle,
      checkin,
      checkout,
      reference: booking.reference,
      guestName: guestOf(booking, stay),
      rooms: rooms.map(({ first, ...room }) => ({ ...room, firstNight: first })),
      moves: moves.map((move) => RoomMoveEntry.of(move)),
    });
  }
}

@ObjectType({ description: 'A room that a stay could have.' })
export class RoomForStay {
  @Field({ description: 'The number of the room.' })
  roomNumber: string;

  @Field({ description: 'The title of the room type, as guests see it.' })
  roomTitle: string;

  @Field({ description: 'Whether its type is better than the sold type; a reason is then required.' })
  isUpgrade: boolean;

  @Field({ description: 'False when the hotel promised other rooms and not this one.' })
  isPromised: boolean;

  @Field({ description: 'Whether the room is free on all of the nights.' })
  isFree: boolean;

  @Field(() => [RoomOccupant], { description: 'Who has any of its nights, the earliest first.' })
  occupants: RoomOccupant[];

  @Field(() => ID, {
    nullable: true,
    description: 'The stay with which the rooms could be exchanged; null when there is no such stay.',
  })
  swapStayId: string | null;

  static of({ room, occupants, ...choice }: RoomChoice): RoomForStay {
    return Object.assign(new RoomForStay(), {
      ...choice,
      roomNumber: room.number,
      roomTitle: room.type.name,
      isFree: occupants.length === 0,
      occupants: occupants.map((occupant) => RoomOccupant.of(occupant)),
    });
  }
}

@ObjectType({ description: 'The rooms that a stay could have for its remaining nights.' })
export class RoomsForStay {
  @Field(() => ID, { description: 'The stay.' })
  stayId: string;

  @Field({ description: 'The reference of its booking.' })
  reference: string;

  @Field({ description: 'The name of the guest who stays, or else of the person who booked.' })
  guestName: string;

  @Field({ description: 'The title of the sold room type, as guests see it.' })
  roomTitle: string;

  @Field({ description: 'The number of its room in the first of these nights.' })
  currentRoom: string;

  @Field(() => PlainDateScalar, { description: 'The first night in another room.' })
  firstNight: string;

  @Field(() => PlainDateScalar, { description: 'The day of leaving.' })
  until: string;

  @Field(() => [String], {
    description: 'The numbers of the promised rooms, one of which the guest should get.',
  })
  promisedRooms: string[];

  @Field(() => [RoomForStay], {
    description:
      'Rooms of the sold type first, and of these the free rooms first. Rooms that are too small or of a lower type are left out.',
  })
  rooms: RoomForStay[];

  constructor({ booking, stay, current, first, until, promised, choices }: RoomChoices) {
    this.stayId = stay.id;
    this.reference = booking.reference;
    this.guestName = guestOf(booking, stay);
    this.roomTitle = stay.roomTitle;
    this.currentRoom = current.number;
    this.firstNight = first;
    this.until = until;
    this.promisedRooms = promised;
    this.rooms = choices.map((choice) => RoomForStay.of(choice));
  }
}

@ObjectType({ description: 'The stays have their new rooms. No price has changed.' })
class StaysMoved {
  @Field(() => [StayRooms], { description: 'All stays of the bookings, after the move.' })
  stays: StayRooms[];

  constructor(stays: readonly StayInRooms[]) {
    this.stays = stays.map((stay) => StayRooms.of(stay));
  }
}

function sentenceOf(obstacle: MoveObstacle): SentenceParts<RefusalCode> {
  switch (obstacle.code) {
    case 'CHANGE_WAITS':
      return sentence('CHANGE_WAITS', { reference: obstacle.reference });
    case 'ROOM_CHANGED_MEANWHILE':
      return sentence('ROOM_CHANGED_MEANWHILE', { guest: obstacle.guest, room: obstacle.room });
    case 'ROOM_NOT_READY':
      return sentence('ROOM_NOT_READY', { room: obstacle.room });
    case 'ROOM_PROMISED':
      return sentence('ROOM_PROMISED', { guest: obstacle.guest, rooms: obstacle.rooms });
    default:
      return sentence(obstacle.code);
  }
}

@ObjectType({ implements: Refusal, description: 'The stay cannot get that room; nothing was changed.' })
export class MoveRefused extends Refusal {
  constructor(obstacle: MoveObstacle, field: string | null = null) {
    super(sentenceOf(obstacle), field);
  }
}

export const MoveResult = createUnionType({
  name: 'MoveResult',
  description: 'The stays with their rooms, or a refusal that names who or what has the room.',
  types: () =>
    [
      StaysMoved,
      RoomTaken,
      MoveRefused,
      RoomTypeBusy,
      IdempotencyConflict,
      InvalidInput,
      RecordNotFound,
    ] as const,
});

/** What became of a move, as the API answers it; `field` is the field of the form that names the room. */
export async function moveResultOf(
  outcome: MoveOutcome,
  field: string,
  choices: Pick<RoomChoiceService, 'staysIn'>,
): Promise<typeof MoveResult> {
  if (outcome.kind === 'StaysMoved') return new StaysMoved(await choices.staysIn(outcome.bookings));
  return resultOf(outcome, {
    RoomTaken: ({ occupants }) => new RoomTaken(occupants, field),
    MoveRefused: ({ obstacle, field: about }) => new MoveRefused(obstacle, about),
    RoomTypeBusy: () => new RoomTypeBusy(),
    IdempotencyConflict: () => new IdempotencyConflict(),
    InvalidInput: ({ faults }) => new InvalidInput(faults),
    RecordNotFound: () => new RecordNotFound(),
  });
}

export const RoomsForStayResult = createUnionType({
  name: 'RoomsForStayResult',
  description: 'The rooms that the stay could have, or why it cannot have another room.',
  types: () => [RoomsForStay, MoveRefused, RecordNotFound] as const,
});
