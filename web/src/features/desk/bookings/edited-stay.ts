import type { ChangeableRoomTypesQuery, ChangedStayInput } from '../../../generated/graphql';
import type { RoomExtra } from '../../../components/form/room-extras';
import { nightsBetween } from '../../../lib/dates/plain-dates';

/** A room of the booking, or a further one, as the staff edit it. */
export interface EditedStay {
  /** Tells the rows of the form apart. */
  key: string;
  /** The stay of the booking; null for a further room. */
  id: string | null;
  roomType: string;
  roomTitle: string;
  roomNumber: string | null;
  checkin: string;
  checkout: string;
  /** What is in the field. */
  guests: string;
  extras: readonly RoomExtra[];
  /** What guests call the extras that the price of its nights contains. */
  includedExtras: readonly string[];
  /** The guest has arrived, so the stay is not changed any more. */
  isFixed: boolean;
}

/** A stay as the booking's page has it. */
export interface GuestStay {
  id: string;
  status: string;
  roomType: string;
  roomTitle: string;
  /** Null while none is assigned. */
  roomNumber: string | null;
  checkin: string;
  checkout: string;
  guests: number;
  extras: readonly RoomExtra[];
  includedExtras: readonly string[];
}

const ENDED: readonly string[] = ['CANCELLED', 'NO_SHOW'];

/** The rooms that the booking has. */
export function editedStays(stays: readonly GuestStay[]): EditedStay[] {
  return stays
    .filter(({ status }) => !ENDED.includes(status))
    .map(({ status, guests, ...stay }) => ({
      ...{ ...stay, key: stay.id, guests: String(guests), isFixed: status !== 'EXPECTED' },
    }));
}

/** What is wrong with a field of a room: its code, for the sentence beside it. */
export interface StayFaults {
  checkin?: 'past';
  checkout?: 'not after check-in';
  guests?: 'none' | 'too many';
}

/** A check-in that stays as it was may be over. */
export function stayFaults(
  { isFixed, roomType, checkin, checkout, guests }: EditedStay,
  { property: { today }, roomTypes }: ChangeableRoomTypesQuery,
  before: EditedStay | undefined,
): StayFaults {
  if (isFixed) return {};
  const capacity = roomTypes.find(({ name }) => name === roomType)?.capacity ?? Infinity;
  const count = Number(guests);
  const isCount = Number.isInteger(count) && count >= 1;
  return {
    ...(checkin !== before?.checkin && !(checkin >= today) ? { checkin: 'past' } : {}),
    ...(nightsBetween(checkin, checkout) >= 1 ? {} : { checkout: 'not after check-in' }),
    ...(isCount ? (count > capacity ? { guests: 'too many' } : {}) : { guests: 'none' }),
  };
}

/** All rooms as the server is asked for them. */
export const askedStays = (stays: readonly EditedStay[]): ChangedStayInput[] =>
  stays.map(({ id, roomType, checkin, checkout, guests, extras }) => ({
    ...{ id, roomType, checkin, checkout, guests: Number(guests) },
    extras: extras.map(({ code, pieces }) => ({ code, pieces })),
  }));

/** True while the rooms are those of the booking. */
export function isUnchanged(stays: readonly EditedStay[], before: readonly EditedStay[]): boolean {
  return JSON.stringify(askedStays(stays)) === JSON.stringify(askedStays(before));
}
