import type { BookingStatus } from '../../bookings/core/booking.states';
import { businessDayInZone } from '../../platform/time/dates';
import type { StayDates } from '../../selling/stays/room-night.repository';
import type { StayStatus } from '../../selling/stays/stay.states';
import type { StayStep } from './check-in.results';
import type { DeskMoment } from './stay-steps.service';

/** The fields of a stay on which its steps depend. */
interface SteppedStay extends StayDates {
  bookingStatus: BookingStatus;
  status: StayStatus;
  checkedInAt: Date | null;
  checkedOutAt: Date | null;
}

type Condition = (stay: SteppedStay, moment: DeskMoment) => boolean;

/** True when the business day is one of the nights of the stay. */
const isNow: Condition = ({ checkin, checkout }, { businessDay }) =>
  checkin <= businessDay && businessDay < checkout;

const isOfToday = (at: Date | null, { businessDay, timeZone }: DeskMoment): boolean =>
  at !== null && businessDayInZone(at, timeZone) === businessDay;

/** The steps of each state, with the condition of each step. */
const STEPS: Readonly<Record<StayStatus, readonly (readonly [step: StayStep, may: Condition])[]>> = {
  EXPECTED: [
    ['CHECK_IN', isNow],
    ['NO_SHOW', ({ checkin }, { today }) => checkin <= today],
  ],
  IN_HOUSE: [
    ['CHECK_OUT', () => true],
    ['UNDO_CHECK_IN', ({ checkedInAt }, moment) => isOfToday(checkedInAt, moment)],
  ],
  DEPARTED: [['UNDO_CHECK_OUT', ({ checkedOutAt }, moment) => isOfToday(checkedOutAt, moment)]],
  NO_SHOW: [['ARRIVE_AFTER_ALL', isNow]],
  CANCELLED: [],
};

/**
 * The steps that the desk can make with the stay now, the likeliest first. Room and balance are checked when a step is
 * made.
 */
export function stepsOf(stay: SteppedStay, moment: DeskMoment): StayStep[] {
  if (stay.bookingStatus !== 'CONFIRMED') return [];
  return STEPS[stay.status].flatMap(([step, may]) => (may(stay, moment) ? [step] : []));
}
