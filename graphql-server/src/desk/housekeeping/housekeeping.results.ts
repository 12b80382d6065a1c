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
import type { Staff } from '../../access/accounts/authorisation';
import { IdempotencyConflict } from '../../bookings/core/booking.results';
import { InvalidInput, RecordNotFound } from '../../platform/refusals/refusal.type';
import { PlainDateScalar } from '../../platform/time/plain-date.scalar';
import type { PlainDate } from '../../platform/time/dates';
import { HouseRoomState } from '../core/arrival.results';
import { RoomMarkKind } from './room-mark.entity';
import { ROOM_MARK_LIMITS, RoomNeed } from './room-mark.policy';
import type { RoomMarkRow } from './room-mark.repository';
import { GuestWish, RoomState, type GuestOfRoom } from './room-states.read-model';
import type { RoomOfDay } from './housekeeping.service';

registerEnumType(RoomState, {
  name: 'RoomState',
  description: 'The state of a room. A room that is out of order has a block besides.',
  valuesConfig: {
    DIRTY: { description: 'A guest has left it, or somebody pressed it.' },
    TO_BE_SERVICED: { description: 'Its guest stays, and the room was used since it was last made ready.' },
    CLEAN: { description: 'It is ready for a guest.' },
    INSPECTED: { description: 'It is ready for a guest, and a second person has looked at it.' },
  },
});

registerEnumType(GuestWish, {
  name: 'GuestWish',
  description: 'What the guest of a room wishes for the business day.',
  valuesConfig: {
    DO_NOT_DISTURB: { description: 'Nobody may enter now.' },
    SERVICE_REFUSED: { description: 'The room is not serviced today.' },
  },
});

registerEnumType(RoomMarkKind, {
  name: 'RoomMarkKind',
  description: 'What a person presses about a room.',
  valuesConfig: {
    DIRTY: { description: 'The room is dirty.' },
    CLEAN: { description: 'The room is clean, or was serviced.' },
    INSPECTED: { description: 'A second person has looked at the room: it is ready.' },
    DO_NOT_DISTURB: { description: 'The guest does not want to be disturbed now.' },
    SERVICE_REFUSED: { description: 'The guest wants no service today.' },
    MAY_ENTER: { description: 'The guest’s wish of today has ended.' },
    TAKEN: { description: 'The person makes this room today.' },
    GIVEN_BACK: { description: 'Nobody has taken the room for today any more.' },
  },
});

registerEnumType(RoomNeed, {
  name: 'RoomNeed',
  description: 'Why a room needs somebody, the most urgent first.',
  valuesConfig: {
    ARRIVAL_DUE: { description: 'A guest arrives today, and the room is not ready.' },
    DEPARTURE: { description: 'A guest leaves today, or has left, and the room is not ready for the next.' },
    STAY_OVER: { description: 'Its guest stays, and the room is to be serviced.' },
    VACANT_DIRTY: { description: 'It is empty and dirty.' },
    NOTHING: { description: 'It is ready, or out of order, or its guest wants no service today.' },
  },
});

const ROOM_NUMBER = 'The number on the door of the room.';

@ObjectType({ description: 'A guest of a room on the business day: no more than housekeeping needs.' })
class RoomGuest {
  @Field(() => ID, { description: 'The id of the stay, with which `postMinibar` names the guest.' })
  stay: string;

  @Field({ description: 'The name of the guest.' })
  name: string;

  @Field(() => HouseRoomState, { description: 'What the guest does today.' })
  state: HouseRoomState;

  @Field({ description: 'Whether the guest is in the room now.' })
  isHere: boolean;

  static of({ stay, name, status, checkout }: GuestOfRoom, day: PlainDate): RoomGuest {
    const isHere = status === 'IN_HOUSE';
    const stays = isHere && checkout > day ? HouseRoomState.STAYS : HouseRoomState.LEAVES;
    const state = status === 'EXPECTED' ? HouseRoomState.ARRIVES : stays;
    return Object.assign(new RoomGuest(), { stay, name, isHere, state });
  }
}

@ObjectType({ description: 'A picture of what must be repaired.' })
class RepairPicture {
  @Field(() => ID, { description: 'Its id, in the address `/api/house-pictures/ID/800`.' })
  id: string;

  @Field({ description: 'What must be repaired, in the words of housekeeping.' })
  words: string;
}

@ObjectType({ description: 'A room on the business day, as housekeeping and reception see it.' })
export class HousekeepingRoom {
  @Field({ description: ROOM_NUMBER })
  number: string;

  @Field({ description: 'The title of its type, as guests see it.' })
  roomTitle: string;

  @Field(() => RoomState, { description: 'Its state now.' })
  state: RoomState;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      'Since when it is in this state; null when nobody was in the room and nobody pressed anything.',
  })
  since: Date | null;

  @Field(() => String, {
    nullable: true,
    description: 'The name of the person who pressed the state; null when it follows from a stay.',
  })
  by: string | null;

  @Field(() => GuestWish, { nullable: true, description: 'What its guest wishes today.' })
  wish: GuestWish | null;

  @Field(() => String, { nullable: true, description: 'The name of the person who makes the room today.' })
  takenBy: string | null;

  @Field({ description: 'Whether this is the person who asks.' })
  isMine: boolean;

  @Field(() => RoomNeed, { description: 'Why it needs somebody today.' })
  need: RoomNeed;

  @Field(() => PlainDateScalar, {
    nullable: true,
    description: 'For a room that is out of order: the first night on which it is on sale again.',
  })
  outOfOrderUntil: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'For a room that is out of order: the note of the staff.',
  })
  outOfOrderNote: string | null;

  @Field(() => [String], {
    description: 'What must be repaired, in the words of housekeeping, until reception has done the task.',
  })
  repairs: string[];

  @Field(() => [RepairPicture], { description: 'The pictures of what must be repaired.' })
  repairPictures: RepairPicture[];

  @Field(() => [RoomGuest], { description: 'Who arrives, is here, or has left today.' })
  guests: RoomGuest[];

  static of({ guests, takenById, ...room }: RoomOfDay, day: PlainDate, { uid }: Staff): HousekeepingRoom {
    return Object.assign(new HousekeepingRoom(), {
      ...room,
      isMine: takenById === uid,
      guests: guests.map((guest) => RoomGuest.of(guest, day)),
    });
  }
}

@ObjectType({ description: 'The rooms of the house on the business day.' })
export class HousekeepingDay {
  @Field(() => PlainDateScalar, { description: 'The business day: until 06:00 it is the previous date.' })
  businessDay: string;

  @Field(() => [HousekeepingRoom], { description: 'All rooms, the most urgent first, then by number.' })
  rooms: HousekeepingRoom[];
}

@ObjectType({ description: 'A press about a room.' })
export class RoomMarkEntry {
  @Field(() => RoomMarkKind, { description: 'What was pressed.' })
  kind: RoomMarkKind;

  @Field(() => GraphQLISODateTime, { description: 'When it was pressed.' })
  pressedAt: Date;

  @Field(() => GraphQLISODateTime, {
    description: 'When it arrived: later than it was pressed when there was no connection.',
  })
  recordedAt: Date;

  @Field(() => String, {
    nullable: true,
    description: 'The name of the person; null for the state with which an upgrade began.',
  })
  by: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'To whom the room was given; null for any other press.',
  })
  maker: string | null;

  static of(mark: RoomMarkRow): RoomMarkEntry {
    return Object.assign(new RoomMarkEntry(), mark);
  }
}

const { waitedSeconds } = ROOM_MARK_LIMITS;

@InputType({ description: 'A press about a room.' })
export class MarkRoomInput {
  @Field({ description: ROOM_NUMBER })
  roomNumber: string;

  @Field(() => RoomMarkKind, { description: 'What was pressed.' })
  kind: RoomMarkKind;

  @Field(() => Int, {
    defaultValue: 0,
    description: `How many seconds the press waited for a connection, ${waitedSeconds.minimum} to ${waitedSeconds.maximum}.`,
  })
  waitedSeconds: number;

  @Field({
    description:
      'A key that the page creates for the press, 16 to 64 letters, digits, - or _. A press that is sent twice counts once.',
  })
  idempotencyKey: string;
}

@ObjectType({ description: 'A person to whom rooms can be given.' })
export class RoomMaker {
  @Field(() => ID, { description: 'The id of the member of the staff.' })
  id: string;

  @Field({ description: 'The name.' })
  name: string;
}

@InputType({ description: 'A room that is given to a person for the business day.' })
export class GiveRoomInput {
  @Field({ description: ROOM_NUMBER })
  roomNumber: string;

  @Field(() => ID, { description: 'The person, of `roomMakers`.' })
  makerId: string;

  @Field(() => Int, {
    defaultValue: 0,
    description: `How many seconds the press waited for a connection, ${waitedSeconds.minimum} to ${waitedSeconds.maximum}.`,
  })
  waitedSeconds: number;

  @Field({ description: 'A key that the page creates for the press, 16 to 64 letters, digits, - or _.' })
  idempotencyKey: string;
}

@InputType({ description: 'What must be repaired in a room.' })
export class AddRepairNoteInput {
  @Field({ description: ROOM_NUMBER })
  roomNumber: string;

  @Field({ description: `What must be repaired, at most ${ROOM_MARK_LIMITS.repairNote} characters.` })
  note: string;

  @Field({
    description:
      'A key that the page creates for the note, 16 to 64 letters, digits, - or _. A note that is sent twice counts once.',
  })
  idempotencyKey: string;
}

@ObjectType({ description: 'The press is kept, or was kept before.' })
export class RoomMarked {
  @Field(() => HousekeepingRoom, { description: 'The room as it is now.' })
  room: HousekeepingRoom;

  constructor(room: HousekeepingRoom) {
    this.room = room;
  }
}

export const MarkRoomResult = createUnionType({
  name: 'MarkRoomResult',
  description: 'The room as it is now, or a refusal.',
  types: () => [RoomMarked, IdempotencyConflict, InvalidInput] as const,
});

export const GiveRoomResult = createUnionType({
  name: 'GiveRoomResult',
  description: 'The room as it is now, or a refusal: a person who does not work here any more is not found.',
  types: () => [RoomMarked, IdempotencyConflict, InvalidInput, RecordNotFound] as const,
});
