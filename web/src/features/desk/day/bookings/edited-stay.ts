import type { ChangeableRoomTypesQuery, ChangedStayInput } from '../../../../generated/graphql';
import type { RoomExtra } from '../../../../components/form/room-extras';
import { mostGuests, type RoomPlaces } from '../../../../lib/stays/room-places';
import { nightsBetween } from '../../../../lib/dates/plain-dates';

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
  /** How old the children among them are, in years. */
  children: readonly number[];
  extras: readonly RoomExtra[];
  /** What guests call the extras that the price of its nights contains. */
  includedExtras: readonly string[];
  /** The guest has arrived, so the stay is not changed any more. */
  isFixed: boolean;
  /** The guest is in the house: only the room type and the day of leaving can change. */
  isInHouse?: boolean;
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
  children: readonly number[];
  extras: readonly RoomExtra[];
  includedExtras: readonly string[];
}

/** Other dates or another type for one stay, as the timeline proposes them. */
export interface ProposedStay extends Partial<Pick<EditedStay, 'checkin' | 'checkout' | 'roomType'>> {
  id: string;
}

/** The rooms with what is proposed for one of them. */
export const withProposal = (
  stays: readonly EditedStay[],
  proposed: ProposedStay | undefined,
): EditedStay[] =>
  stays.map((stay) => (stay.id !== null && stay.id === proposed?.id ? { ...stay, ...proposed } : stay));

const ENDED: readonly string[] = ['CANCELLED', 'NO_SHOW'];

/** The rooms that the booking has. */
export function editedStays(stays: readonly GuestStay[]): EditedStay[] {
  return stays
    .filter(({ status }) => !ENDED.includes(status))
    .map(({ status, guests, ...stay }) => ({
      ...stay,
      key: stay.id,
      guests: String(guests),
      isFixed: status !== 'EXPECTED',
      ...(status === 'IN_HOUSE' ? { isInHouse: true } : {}),
    }));
}

/** What is wrong with a field of a room: its code, for the sentence beside it. */
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

/** A check-in that stays as it was may be over. */
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

/** All rooms as the server is asked for them. */
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

/** True when a room changes whose guest is in the house: it is paid at the hotel. */
export const changesInHouse = (stays: readonly EditedStay[], before: readonly EditedStay[]): boolean =>
  stays.some(
    (stay) =>
      stay.isInHouse &&
      !isUnchanged(
        [stay],
        before.filter(({ id }) => id === stay.id),
      ),
  );

/** True while the rooms are those of the booking. */
export function isUnchanged(stays: readonly EditedStay[], before: readonly EditedStay[]): boolean {
  return JSON.stringify(askedStays(stays)) === JSON.stringify(askedStays(before));
}
