import type { BookingChangeRepository } from '../../bookings/booking-changes/booking-change.repository';
import type { BookedStay, BookingRecord } from '../../bookings/core/booking-record';
import type { BookingRepository } from '../../bookings/core/booking.repository';
import type { RecordNotFoundOutcome } from '../../platform/refusals/outcomes';
import type { RequestClock } from '../../platform/time/clock';
import { addDays, type PlainDate } from '../../platform/time/dates';
import { isRecordId } from '../../pages/records/record-id';
import type { RoomService } from '../../selling/rooms/room.service';
import type { NightInRoom, Occupant, RoomOccupancy } from '../../selling/stays/room-occupancy.repository';
import {
  breaksPromise,
  entersAtOnce,
  firstNightAhead,
  isUpgrade,
  roomFaults,
  type MoveObstacle,
  type TypedRoom,
} from './move.policy';
import type { RoomMoveRepository, RoomMoveRow } from './room-move.repository';
import { RoomsByNumber } from './rooms-by-number';

/** A room that a stay could have. */
export interface RoomChoice {
  room: TypedRoom;
  isUpgrade: boolean;
  /** True when the hotel promised no room, or this one. */
  isPromised: boolean;
  /** Who has any of its nights; empty when it is free. */
  occupants: Occupant[];
  /** The stay whose room could be exchanged for this stay's, or null. */
  swapStayId: string | null;
}

/** Every room that a stay could have, the free rooms first. */
export interface RoomChoices {
  booking: BookingRecord;
  stay: BookedStay;
  current: TypedRoom;
  first: PlainDate;
  until: PlainDate;
  promised: string[];
  choices: RoomChoice[];
}

/** The nights [first, until) of a stay in one room. */
interface NightsInRoom {
  roomNumber: string;
  roomTitle: string;
  first: PlainDate;
  until: PlainDate;
}

/** A stay with its rooms, one after another, and its moves. */
export interface StayInRooms {
  booking: BookingRecord;
  stay: BookedStay;
  rooms: NightsInRoom[];
  moves: RoomMoveRow[];
}

type ChoicesOutcome =
  | { kind: 'RoomChoices'; found: RoomChoices }
  | { kind: 'MoveRefused'; obstacle: MoveObstacle }
  | RecordNotFoundOutcome;

/** Finds the rooms that stays have and could have. Changes nothing. */
export class RoomChoiceService {
  constructor(
    private readonly bookings: BookingRepository,
    private readonly changes: BookingChangeRepository,
    private readonly occupancy: RoomOccupancy,
    private readonly moves: RoomMoveRepository,
    private readonly rooms: RoomService,
  ) {}

  /** The rooms that the stay could have from that night on; null means from its first remaining night. */
  async choicesOf(stayId: string, from: PlainDate | null, clock: RequestClock): Promise<ChoicesOutcome> {
    const booking = isRecordId(stayId) ? await this.bookings.findByStay(stayId) : null;
    const stay = booking?.stays.find(({ id }) => id === stayId);
    if (!booking || !stay) return { kind: 'RecordNotFound' };
    const businessDay = await clock.businessDay();
    const ahead = firstNightAhead(booking, stay, businessDay);
    const rooms = await this.allRooms();
    const first = from && ahead && from > ahead && from < stay.checkout ? from : ahead;
    const nights = await this.occupancy.nightsOf([stay.id]);
    const current = rooms.numbered(nights.find(({ night }) => night === first)?.roomNumber ?? '');
    if (first === null || !current) return { kind: 'MoveRefused', obstacle: { code: 'STAY_NOT_MOVABLE' } };
    if (await this.changes.findHeld(booking.id))
      return { kind: 'MoveRefused', obstacle: { code: 'CHANGE_WAITS', reference: booking.reference } };
    const sold = rooms.typeOf(stay.roomType);
    const possible = rooms.all.filter(
      (room) => room.id !== current.id && roomFaults(stay, room, sold).length === 0,
    );
    const roomIds = possible.map(({ id }) => id);
    const entered = entersAtOnce(stay, first, businessDay) ? roomIds : [];
    const occupants = [
      ...(await this.occupancy.notLeft(entered, businessDay, [stay.id])),
      ...(await this.occupancy.occupants(roomIds, { first, until: stay.checkout }, [stay.id])),
    ];
    const choices = possible.map((room): RoomChoice => {
      const there = occupants.filter(({ roomId }) => roomId === room.id);
      return {
        room,
        occupants: there,
        isUpgrade: isUpgrade(stay, room),
        isPromised: !breaksPromise(stay, room),
        swapStayId: room.type.code === current.type.code ? swapIn(there, first) : null,
      };
    });
    const promised = (stay.roomIds ?? []).flatMap((id) => rooms.withId(id)?.number ?? []);
    return {
      kind: 'RoomChoices',
      found: {
        booking,
        stay,
        current,
        first,
        promised,
        until: stay.checkout,
        choices: choices.toSorted(bySuitability),
      },
    };
  }

  /** The rooms of the booking's stays, night by night; empty for an unknown booking. */
  async roomsOf(reference: string): Promise<StayInRooms[]> {
    const booking = await this.bookings.findByReference(reference.replaceAll('\0', ''));
    return booking ? this.staysIn([booking]) : [];
  }

  /** The rooms of the stays of bookings that are already read. */
  async staysIn(bookings: readonly BookingRecord[]): Promise<StayInRooms[]> {
    const stays = bookings.flatMap((booking) => booking.stays.map((stay) => ({ booking, stay })));
    const ids = stays.map(({ stay }) => stay.id);
    const [nights, moves] = await Promise.all([this.occupancy.nightsOf(ids), this.moves.ofStays(ids)]);
    return stays.map(({ booking, stay }) => ({
      booking,
      stay,
      rooms: oneAfterAnother(nights.filter(({ stayId }) => stayId === stay.id)),
      moves: moves.filter(({ stayId }) => stayId === stay.id),
    }));
  }

  private async allRooms(): Promise<RoomsByNumber> {
    const [rooms, types] = await Promise.all([this.rooms.rooms(), this.rooms.allTypes()]);
    return new RoomsByNumber(rooms, types);
  }
}

/** The id of the only occupying stay, if it could have the other room from that night on; otherwise null. */
function swapIn([only, ...others]: readonly Occupant[], first: PlainDate): string | null {
  if (!only || others.length > 0 || only.kind !== 'STAY' || only.until <= first) return null;
  return only.stayStatus === 'EXPECTED' || only.stayStatus === 'IN_HOUSE' ? only.stayId : null;
}

/** Compares rooms: rooms of the sold type first, and of these the free and promised rooms first. */
function bySuitability(one: RoomChoice, other: RoomChoice): number {
  const rank = ({ isUpgrade: better, occupants, isPromised }: RoomChoice) =>
    Number(better) * 4 + Number(occupants.length > 0) * 2 + Number(!isPromised);
  return rank(one) - rank(other) || one.room.type.sortOrder - other.room.type.sortOrder;
}

/** Joins consecutive nights in one room. */
function oneAfterAnother(nights: readonly NightInRoom[]): NightsInRoom[] {
  const rooms: NightsInRoom[] = [];
  for (const { roomNumber, roomTitle, night } of nights) {
    const last = rooms.at(-1);
    if (last?.roomNumber === roomNumber && last.until === night) last.until = addDays(night, 1);
    else rooms.push({ roomNumber, roomTitle, first: night, until: addDays(night, 1) });
  }
  return rooms;
}
