import type { BookingFormQuery, ChangedStayInput } from '../../../generated/graphql';
import type { RoomExtra } from '../../../components/form/room-extras';
import { agesFault, guestFault } from '../form/guest-fault';
import { nightsBetween } from '../../../lib/dates/plain-dates';

/** A room of the booking, or an additional room, as the guest edits it. */
export interface EditedRoom {
  /** Identifies the row of the form. */
  key: string;
  /** The id of the stay; null for an additional room. */
  id: string | null;
  roomType: string;
  roomTitle: string;
  checkin: string;
  checkout: string;
  /** The text of the field. */
  guests: string;
  /** The ages in years of the children among them. */
  children: readonly number[];
  /** The room's extras. */
  extras: readonly RoomExtra[];
  /** The names of the extras that the nightly price includes. */
  includedExtras: readonly string[];
  /** The stay has begun or begins today, so only the hotel can change it. */
  isFixed: boolean;
}

/** A stay, as the page of the booking has it. */
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

/** The rooms of the booking for editing. `today` is the hotel's date. */
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

/** The stays for the server's input; null while a field is empty or invalid. */
export function changedStays(
  rooms: readonly EditedRoom[],
  { property: { today, oldestChild }, roomTypes }: BookingFormQuery,
): ChangedStayInput[] | null {
  const isPossible = ({ isFixed, roomType, checkin, checkout, guests, children }: EditedRoom) => {
    const type = roomTypes.find(({ name }) => name === roomType);
    const fault = guestFault(Number(guests), type, { children, oldestChild }) ?? agesFault(children);
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

/** True while nothing was edited. */
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
