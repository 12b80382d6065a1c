import type { ChangeableRoomTypesQuery, ChangedStayInput } from '../../../../generated/graphql';
import type { RoomExtra } from '../../../../components/form/room-extras';
import { mostGuests, type RoomPlaces } from '../../../../lib/stays/room-places';
import { nightsBetween } from '../../../../lib/dates/plain-dates';

/** A room of the booking, or an additional room, as the staff edit it. */
export interface EditedStay {
  /** Identifies the row of the form. */
  key: string;
  /** The id of the stay; null for an additional room. */
  id: string | null;
  roomType: string;
  roomTitle: string;
  roomNumber: string | null;
  checkin: string;
  checkout: string;
  /** The text of the field. */
  guests: string;
  /** The ages in years of the children among them. */
  children: readonly number[];
  extras: readonly RoomExtra[];
  /** The names of the extras that the nightly price includes. */
  includedExtras: readonly string[];
  /** The guest has arrived, so the stay cannot be changed. */
  isFixed: boolean;
  /** The guest is in the house: only the room type and the day of leaving can change. */
  isInHouse: boolean;
}

/** A stay, as the booking's page has it. */
export interface GuestStay {
  id: string;
  status: string;
  roomType: string;
  roomTitle: string;
  /** Null until a room is assigned. */
  roomNumber: string | null;
  checkin: string;
  checkout: string;
  guests: number;
  children: readonly number[];
  extras: readonly RoomExtra[];
  includedExtras: readonly string[];
}

/** Other dates or another type for one stay, as the timeline proposes them. */
export interface ProposedStay extends Partial<Pick<EditedStay, 'checkin' | 'checkout' | 'roomType'>> {
  id: string;
}

/** The rooms, with the proposed values for one of them. */
export const withProposal = (
  stays: readonly EditedStay[],
  proposed: ProposedStay | undefined,
): EditedStay[] =>
  stays.map((stay) => (stay.id !== null && stay.id === proposed?.id ? { ...stay, ...proposed } : stay));

const ENDED: readonly string[] = ['CANCELLED', 'NO_SHOW'];

/** The rooms of the booking for editing. */
export function editedStays(stays: readonly GuestStay[]): EditedStay[] {
  return stays
    .filter(({ status }) => !ENDED.includes(status))
    .map(({ status, guests, ...stay }) => ({
      ...stay,
      key: stay.id,
      guests: String(guests),
      isFixed: status !== 'EXPECTED',
      isInHouse: status === 'IN_HOUSE',
    }));
}

/** The codes of the faults of a room's fields. */
export interface StayFaults {
  checkin?: 'past';
  checkout?: 'not after check-in';
  guests?: 'none' | 'too many' | 'too many adults' | 'no adult';
}

function partyFault(
  guests: number,
  children: number,
  type: RoomPlaces | undefined,
  oldestChild: number | null,
): StayFaults['guests'] | null {
  if (!Number.isInteger(guests) || guests < 1) return 'none';
  if (!type) return null;
  if (guests > mostGuests(type, oldestChild)) return 'too many';
  if (children >= guests) return 'no adult';
  return oldestChild !== null && guests - children > type.maximumAdults ? 'too many adults' : null;
}

/** An unchanged check-in may be in the past. */
export function stayFaults(
  { isFixed, roomType, checkin, checkout, guests, children }: EditedStay,
  { property: { today, oldestChild }, roomTypes }: ChangeableRoomTypesQuery,
  before: EditedStay | undefined,
): StayFaults {
  if (isFixed) return {};
  const type = roomTypes.find(({ name }) => name === roomType);
  const fault = partyFault(Number(guests), children.length, type, oldestChild);
  return {
    ...(checkin !== before?.checkin && !(checkin >= today) ? { checkin: 'past' } : {}),
    ...(nightsBetween(checkin, checkout) >= 1 ? {} : { checkout: 'not after check-in' }),
    ...(fault ? { guests: fault } : {}),
  };
}

/** All rooms as server input. */
export const askedStays = (stays: readonly EditedStay[]): ChangedStayInput[] =>
  stays.map(({ id, roomType, checkin, checkout, guests, children, extras }) => ({
    id,
    roomType,
    checkin,
    checkout,
    guests: Number(guests),
    children: [...children],
    extras: extras.map(({ code, pieces }) => ({ code, pieces })),
  }));

/** True when the room of a guest in house changes. The change is then paid at the hotel. */
export const changesInHouse = (stays: readonly EditedStay[], before: readonly EditedStay[]): boolean =>
  stays.some(
    (stay) =>
      stay.isInHouse &&
      !isUnchanged(
        [stay],
        before.filter(({ id }) => id === stay.id),
      ),
  );

/** True while nothing was edited. */
export function isUnchanged(stays: readonly EditedStay[], before: readonly EditedStay[]): boolean {
  return JSON.stringify(askedStays(stays)) === JSON.stringify(askedStays(before));
}

/**
 * The edited rooms after somebody else has changed the booking: an edit is kept, and everything else is as it is now. A room
 * that was added is added here, too, so that keeping the edits does not remove it.
 */
export function mergedStays(
  before: readonly EditedStay[],
  edited: readonly EditedStay[],
  now: readonly EditedStay[],
): EditedStay[] {
  const withId = (stays: readonly EditedStay[], id: string | null) => stays.find((stay) => stay.id === id);
  const kept = edited.flatMap((stay): EditedStay[] => {
    const [earlier, present] = [withId(before, stay.id), withId(now, stay.id)];
    if (stay.id === null) return [stay];
    if (!present) return [];
    return earlier && isUnchanged([stay], [earlier]) ? [present] : [{ ...stay, isFixed: present.isFixed }];
  });
  return [...kept, ...now.filter(({ id }) => !withId(before, id))];
}
