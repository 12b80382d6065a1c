import { addMonths, daysBetween, type PlainDate } from '../platform/time/dates';
import type { FieldFault } from '../platform/refusals/refusal.type';
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
): FieldFault[] {
  const faults: FieldFault[] = [];
  if (stay.checkin < today) {
    faults.push({
      field: 'checkin',
      message: `Check-in cannot be earlier than today (${today} at the hotel).`,
    });
  }
  if (stay.checkin > lastCheckin(today)) {
    faults.push({
      field: 'checkin',
      message: `Check-in can be at most ${lastCheckin(today)}, 18 months ahead.`,
    });
  }
  const nights = daysBetween(stay.checkin, stay.checkout);
  if (nights < 1) {
    faults.push({ field: 'checkout', message: 'Check-out must be at least one night after check-in.' });
  }
  if (nights > MAXIMUM_NIGHTS) {
    faults.push({
      field: 'checkout',
      message: `A stay can be at most ${MAXIMUM_NIGHTS} nights. Call us for longer.`,
    });
  }
  return faults;
}

/** Faults of the number of guests for one room of that type. */
export function guestFaults(guests: number, roomType: RoomType): FieldFault[] {
  if (guests < 1) return [{ field: 'guests', message: 'At least 1 guest must stay.' }];
  if (guests <= roomType.capacity) return [];
  const message = `A ${roomType.name} room sleeps at most ${roomType.capacity} guests. Choose a larger room or book two.`;
  return [{ field: 'guests', message }];
}

/** The fault of a room type that the hotel does not have. It does not repeat what was sent. */
export const UNKNOWN_ROOM_TYPE: FieldFault = {
  field: 'roomType',
  message: 'There is no such room type. Choose one that the hotel offers.',
};

/** Faults of the number of stays in one booking. */
export function stayCountFaults(stays: number): FieldFault[] {
  if (stays <= MAXIMUM_STAYS) return [];
  const message = `A booking can have at most ${MAXIMUM_STAYS} rooms. Call us for more.`;
  return [{ field: 'furtherStays', message }];
}
