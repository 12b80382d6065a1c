import type { BookingFormQuery, ChangedStayInput } from '../../../generated/graphql';
import type { RoomExtra } from '../../../components/form/room-extras';
import { guestFault } from '../form/guest-fault';
import { nightsBetween } from '../../../lib/dates/plain-dates';

/** A room of the booking, or a further one, as the guest edits it. */
export interface EditedRoom {
  /** Tells the rows of the form apart. */
  key: string;
  /** The stay of the booking; null for a further room. */
  id: string | null;
  roomType: string;
  roomTitle: string;
  checkin: string;
  checkout: string;
  /** What is in the field. */
  guests: string;
  /** How old the children among them are, in years. */
  children: readonly number[];
  /** What the guest has beside the room. */
  extras: readonly RoomExtra[];
  /** What guests call the extras that the price of its nights contains. */
  includedExtras: readonly string[];
  /** The stay has begun or begins today, so only the hotel can change it. */
  isFixed: boolean;
}

/** A stay as the page of the booking has it. */
export interface ChangeableStay {
  id: string;
  status: string;
  roomType: string;
  roomTitle: string;
  checkin: string;
  checkout: string;
  guests: number;
  children?: readonly number[];
  extras?: readonly RoomExtra[];
  includedExtras?: readonly string[];
}

const ENDED: readonly string[] = ['CANCELLED', 'NO_SHOW'];

/** The rooms that the booking has. `today` is the hotel's. */
export function editedRooms(stays: readonly ChangeableStay[], today: string): EditedRoom[] {
  return stays
    .filter(({ status }) => !ENDED.includes(status))
    .map(({ id, status, roomType, roomTitle, checkin, checkout, guests, children = [], ...stay }) => ({
      key: id,
      id,
      roomType,
      roomTitle,
      checkin,
      checkout,
      guests: String(guests),
      children,
      extras: stay.extras ?? [],
      includedExtras: stay.includedExtras ?? [],
      isFixed: status !== 'EXPECTED' || checkin <= today,
    }));
}

/** What the server is asked for; null while a field is empty or impossible. */
export function changedStays(
  rooms: readonly EditedRoom[],
  { property: { today, oldestChild }, roomTypes }: BookingFormQuery,
): ChangedStayInput[] | null {
  const isPossible = ({ isFixed, roomType, checkin, checkout, guests, children }: EditedRoom) => {
    const type = roomTypes.find(({ name }) => name === roomType);
    const fault = guestFault(Number(guests), type, { children, oldestChild });
    const isDated = checkin >= today && nightsBetween(checkin, checkout) >= 1;
    return isFixed || (isDated && fault === null);
  };
  if (!rooms.every(isPossible)) return null;
  return rooms.map(({ id, roomType, checkin, checkout, guests, children, extras }) => ({
    id,
    roomType,
    checkin,
    checkout,
    guests: Number(guests),
    ...(oldestChild === null ? {} : { children: [...children] }),
    extras: extras.map(({ code, pieces }) => ({ code, pieces })),
  }));
}

/** True while the rooms are those of the booking. */
export function isUnchanged(rooms: readonly EditedRoom[], before: readonly EditedRoom[]): boolean {
  const words = (list: readonly EditedRoom[]) =>
    list.map(({ id, roomType, checkin, checkout, guests, children, extras }) => [
      id,
      roomType,
      checkin,
      checkout,
      guests,
      children,
      extras.map(({ code, pieces }) => `${code} ${pieces}`).toSorted(),
    ]);
  return JSON.stringify(words(rooms)) === JSON.stringify(words(before));
}
