import { addMonths, daysBetween, type PlainDate } from '../platform/time/dates';
import { fieldFault, type FieldFaultParts } from '../platform/refusals/sentence';
import type { RoomType } from './room-type.entity';

export const MAXIMUM_NIGHTS = 30;
const MONTHS_AHEAD = 18;

/** One booking on the site has at most so many stays, each in a room of its own. */
export const MAXIMUM_STAYS = 5;

/** The last day on which a stay that is booked today may begin. */
export function lastCheckin(today: PlainDate): PlainDate {
  return addMonths(today, MONTHS_AHEAD);
}

/** Faults of a stay [check-in, check-out) as seen on the hotel's today; none when it may be booked. */
export function stayFaults(
  stay: { checkin: PlainDate; checkout: PlainDate },
  today: PlainDate,
): FieldFaultParts[] {
  const faults: FieldFaultParts[] = [];
  const last = lastCheckin(today);
  if (stay.checkin < today) faults.push(fieldFault('checkin', 'CHECKIN_TOO_EARLY', { today }));
  if (stay.checkin > last)
    faults.push(fieldFault('checkin', 'CHECKIN_TOO_LATE', { last, months: MONTHS_AHEAD }));
  const nights = daysBetween(stay.checkin, stay.checkout);
  if (nights < 1) faults.push(fieldFault('checkout', 'CHECKOUT_TOO_EARLY'));
  if (nights > MAXIMUM_NIGHTS)
    faults.push(fieldFault('checkout', 'STAY_TOO_LONG', { nights: MAXIMUM_NIGHTS }));
  return faults;
}

/** Faults of the number of guests for one room of that type. */
export function guestFaults(guests: number, { name, capacity }: RoomType): FieldFaultParts[] {
  if (guests < 1) return [fieldFault('guests', 'GUESTS_TOO_FEW')];
  if (guests <= capacity) return [];
  return [fieldFault('guests', 'GUESTS_TOO_MANY', { roomType: name, capacity })];
}

/** The fault of a room type that the hotel does not have. It does not repeat what was sent. */
export const UNKNOWN_ROOM_TYPE = fieldFault('roomType', 'ROOM_TYPE_UNKNOWN');

/** Faults of the number of stays in one booking. */
export function stayCountFaults(stays: number): FieldFaultParts[] {
  return stays <= MAXIMUM_STAYS
    ? []
    : [fieldFault('furtherStays', 'TOO_MANY_STAYS', { stays: MAXIMUM_STAYS })];
}
