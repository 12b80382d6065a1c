import { z } from 'zod';
import type { BookingStatus } from '../../bookings/core/booking.states';
import { guestRules } from '../../bookings/core/booking.policy';
import { emptyIsNull } from '../../platform/text/form-rules';
import { fault } from '../../platform/text/input-faults';
import { addDays, type PlainDate } from '../../platform/time/dates';
import type { StayStatus } from '../../selling/stays/stay.states';

/** How many days before arrival check-in online opens. It opens at midnight in the hotel's time zone. */
export const OPENS_DAYS_BEFORE = 3;

/** Whether guests can check in online. */
export const OnlineState = {
  NOT_YET: 'NOT_YET',
  OPEN: 'OPEN',
  ARRIVED: 'ARRIVED',
  CLOSED: 'CLOSED',
} as const;
export type OnlineState = (typeof OnlineState)[keyof typeof OnlineState];

interface ComingStay {
  status: StayStatus;
  checkin: PlainDate;
  checkout: PlainDate;
}

const AFTER_ARRIVAL: ReadonlySet<StayStatus> = new Set(['IN_HOUSE', 'DEPARTED']);

/** The day on which check-in online opens for a stay. */
const opensOn = ({ checkin }: Pick<ComingStay, 'checkin'>): PlainDate => addDays(checkin, -OPENS_DAYS_BEFORE);

/**
 * Whether the guests of a stay can check in online on that day. Check-in online opens only for confirmed bookings.
 * Guests who are late can still use it.
 */
export function stateOfStay(status: BookingStatus, stay: ComingStay, today: PlainDate): OnlineState {
  if (AFTER_ARRIVAL.has(stay.status)) return 'ARRIVED';
  if (status !== 'CONFIRMED' || stay.status !== 'EXPECTED' || today >= stay.checkout) return 'CLOSED';
  return today < opensOn(stay) ? 'NOT_YET' : 'OPEN';
}

const IN_ORDER: readonly OnlineState[] = ['OPEN', 'NOT_YET', 'ARRIVED'];

/** The state of check-in online for a booking: it is open as long as it is open for one stay. */
export function stateOfBooking(
  { status, stays }: { status: BookingStatus; stays: readonly ComingStay[] },
  today: PlainDate,
): OnlineState {
  const states = stays.map((stay) => stateOfStay(status, stay, today));
  return IN_ORDER.find((state) => states.includes(state)) ?? 'CLOSED';
}

/**
 * The first day on which check-in online opens for a stay whose guests are still expected; null without such a stay.
 */
export function firstOpening({ stays }: { stays: readonly ComingStay[] }): PlainDate | null {
  const days = stays.flatMap((stay) => (stay.status === 'EXPECTED' ? [opensOn(stay)] : []));
  return days.toSorted()[0] ?? null;
}

const TIME_OF_DAY = /^([01][0-9]|2[0-3]):[0-5][0-9]$/;

/** What the guest says about the arrival. Both fields are optional. */
export const arrivalRules = z.object({
  arrivalTime: emptyIsNull(z.string().trim().regex(TIME_OF_DAY, fault('TIME_OF_DAY_INVALID'))),
  requests: guestRules.shape.specialRequests,
});

export type Arrival = z.output<typeof arrivalRules>;
