import type { PlainDate } from '../../platform/time/dates';
import type { StayStatus } from '../../selling/stays/stay.states';

/** The state and the dates of a stay. */
interface DatedStay {
  status: StayStatus;
  checkin: PlainDate;
  checkout: PlainDate;
}

/** How many rooms and people a list is about. */
export interface HeadCount {
  rooms: number;
  /** Children included. */
  guests: number;
}

/** A guest is in house after check-in and before check-out, even a guest who arrived today or is late to leave. */
export const isInHouse = ({ status }: { status: StayStatus }): boolean => status === 'IN_HOUSE';

/** Whether the guest is expected on the day, or was expected earlier and may still arrive. */
export const isExpectedBy = ({ status, checkin }: DatedStay, today: PlainDate): boolean =>
  status === 'EXPECTED' && checkin <= today;

/** Whether the guest is in house and was to leave by the day. */
export const isDueToLeave = (stay: DatedStay, today: PlainDate): boolean =>
  isInHouse(stay) && stay.checkout <= today;

/** Whether the guest leaves or has left on the day, or should have left earlier. */
export const leavesOn = (stay: DatedStay, today: PlainDate): boolean =>
  isDueToLeave(stay, today) || (stay.status === 'DEPARTED' && stay.checkout === today);

/** Whether the list of a day's departures has the guest: it is the last day, or on the business day the guest is late to leave. */
export const isOfDepartures = (stay: DatedStay, day: PlainDate, businessDay: PlainDate): boolean =>
  stay.checkout === day || (day === businessDay && isDueToLeave(stay, day));

/** The condition that {@link isInHouse} was true of `stay` at a moment that is over, such as the end of a day. */
export const wasInHouseAt = (moment: string): string => `
  (stay.status = 'IN_HOUSE' OR stay.status = 'DEPARTED' AND stay.checked_out_at >= ${moment})
  AND stay.checked_in_at < ${moment}`;

/** The rooms and the people of the stays. */
export const headCountOf = (stays: readonly { guests: number }[]): HeadCount => ({
  rooms: stays.length,
  guests: stays.reduce((sum, { guests }) => sum + guests, 0),
});
