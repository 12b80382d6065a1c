import { z } from 'zod';
import type { BookedLine, BookedStay, BookingRecord } from '../core/booking-record';
import { agreedLines } from '../core/booking-record';
import type { FieldFaultParts } from '../../platform/refusals/sentence';
import { fieldFault } from '../../platform/refusals/sentence';
import { fault } from '../../platform/text/input-faults';
import { lineFaults, lineOfText } from '../../platform/text/text-rules';
import type { HotelTime } from '../../platform/time/clock';
import type { PlainDate } from '../../platform/time/dates';
import { MAXIMUM_DESK_STAYS, MAXIMUM_STAYS, stayCountFaults } from '../../selling/quotes/stay.policy';
import { isLive } from '../../selling/stays/stay.states';
import type { AskedStay, BookingChange } from './booking-change.entity';
import { agesInWords, childrenAfter } from './changed-guests';
import { asksForOtherExtras } from './changed-extras';

/** Published limits, in characters. */
export const CHANGE_LIMITS = { reason: 500 } as const;

/**
 * How often a booking may hold further nights. After that, other guests can book them for at least as long as they were
 * held.
 */
export const HOLDS_OF_CHANGES = { most: 3, withinHours: 3 } as const;

export const changeKeyRules = z.object({
  idempotencyKey: z.string().regex(/^[A-Za-z0-9_-]{16,64}$/, fault('IDEMPOTENCY_KEY_INVALID')),
});

export const deskChangeRules = changeKeyRules.extend({
  reason: lineOfText(CHANGE_LIMITS.reason, lineFaults('reason', 'reason', CHANGE_LIMITS.reason)),
});

/** Why a booking cannot be changed. */
export type ChangeObstacle =
  | 'CHANGE_NOT_CONFIRMED'
  | 'CHANGE_AT_DESK'
  | 'CHANGE_AFTER_ARRIVAL'
  | 'CHANGE_IN_HOUSE'
  | 'CHANGE_BEFORE_OPTION_ENDS'
  | 'CHANGE_BY_PHONE'
  | 'PAY_AT_HOTEL_USED_UP'
  | 'TOO_MANY_UNPAID_BOOKINGS'
  | 'NOTHING_CHANGED';

/** The stays that a form changes, adds and leaves out. */
export interface Choice {
  changed: { asked: AskedStay; stay: BookedStay | null; position: number }[];
  leftOut: BookedStay[];
}

/** The day on which a change is requested: the date at the hotel, and the business day of the desk. */
export interface ChangeDay extends Pick<HotelTime, 'today'> {
  businessDay: PlainDate;
}

type ChoiceOutcome = Choice | { obstacle: ChangeObstacle } | { faults: FieldFaultParts[] };

function isSame(stay: BookedStay, asked: AskedStay, lines: readonly BookedLine[]): boolean {
  return (
    !asksForOtherExtras(lines, stay, asked) &&
    stay.roomType === asked.roomType &&
    stay.checkin === asked.checkin &&
    stay.checkout === asked.checkout &&
    stay.guests === asked.guests &&
    agesInWords(stay.children) === agesInWords(childrenAfter(asked, stay))
  );
}

/** Faults of the list of stays: a stay of another booking, a stay named twice, no stay, or too many stays. */
function listFaults(
  live: readonly BookedStay[],
  asked: readonly AskedStay[],
  by: 'guest' | 'staff',
): FieldFaultParts[] {
  if (asked.length === 0) return [fieldFault('stays', 'STAY_NEEDED')];
  const ids = asked.flatMap(({ id }) => id ?? []);
  const isUnknown = ids.some((id) => live.every((stay) => stay.id !== id));
  if (isUnknown || new Set(ids).size < ids.length) return [fieldFault('stays', 'STAY_UNKNOWN')];
  // A guest may keep all rooms that the desk has booked, even above the limit of the site.
  const most = by === 'staff' ? MAXIMUM_DESK_STAYS : Math.max(MAXIMUM_STAYS, live.length);
  return stayCountFaults(asked.length, { most, field: 'stays' });
}

/**
 * Whether the change only gives a guest in the house another room type for future nights, or a day of leaving from
 * tomorrow on.
 */
function isChangeInHouse(asked: AskedStay, stay: BookedStay, { today, businessDay }: ChangeDay): boolean {
  // On the day of leaving, until the business day ends, the last night can still move to another room.
  const isOtherRoomOnly = asked.roomType !== stay.roomType && asked.checkout === stay.checkout;
  return (
    asked.checkout > (isOtherRoomOnly ? businessDay : today) &&
    asked.checkin === stay.checkin &&
    asked.guests === stay.guests &&
    agesInWords(stay.children) === agesInWords(childrenAfter(asked, stay))
  );
}

/**
 * Why stays whose guests have arrived cannot be changed in this way; null when they can be changed, or when nobody has
 * arrived.
 */
function arrivalObstacle(
  { changed, leftOut }: Choice,
  by: 'guest' | 'staff',
  day: ChangeDay,
): ChangeObstacle | null {
  const hasArrived = ({ status }: BookedStay) => status !== 'EXPECTED';
  const arrived = changed.filter(({ stay }) => stay && hasArrived(stay));
  if (arrived.length === 0 && !leftOut.some(hasArrived)) return null;
  const isInHouse = arrived.every(({ stay }) => stay?.status === 'IN_HOUSE') && !leftOut.some(hasArrived);
  if (by === 'guest' || !isInHouse) return 'CHANGE_AFTER_ARRIVAL';
  const mayChange = arrived.every(({ asked, stay }) => stay && isChangeInHouse(asked, stay, day));
  return mayChange ? null : 'CHANGE_IN_HOUSE';
}

/** The staff change what is not firm yet as well: the guest calls with other dates, names or rooms. */
const isChangeable = (status: BookingRecord['status'], by: 'guest' | 'staff'): boolean =>
  status === 'CONFIRMED' || (by === 'staff' && status === 'TENTATIVE');

const FREE = { steps: [], noShow: { kind: 'NOTHING' }, earlyDeparture: { kind: 'NOTHING' } } as const;

/** Changing a tentative booking costs nothing, whatever its policy says: its policy does not bind the guest yet. */
export function withoutCharges(booking: BookingRecord): BookingRecord {
  if (booking.status !== 'TENTATIVE') return booking;
  const policy = { ...FREE, steps: [] };
  return { ...booking, policy, stays: booking.stays.map((stay) => ({ ...stay, policy })) };
}

/**
 * What the form wants to change, or why the change is not possible. From the day of check-in on, only the staff may
 * change a stay.
 */
export function chooseChange(
  { status, stays, lines }: Pick<BookingRecord, 'status' | 'stays' | 'lines'>,
  asked: readonly AskedStay[],
  by: 'guest' | 'staff',
  day: ChangeDay,
): ChoiceOutcome {
  if (!isChangeable(status, by)) return { obstacle: 'CHANGE_NOT_CONFIRMED' };
  const live = stays.filter(isLive);
  const faults = listFaults(live, asked, by);
  if (faults.length > 0) return { faults };
  const changed = asked.flatMap((one, position) => {
    const stay = live.find(({ id }) => id === one.id) ?? null;
    return stay && isSame(stay, one, lines) ? [] : [{ asked: one, stay, position }];
  });
  const leftOut = live.filter(({ id }) => asked.every((one) => one.id !== id));
  if (changed.length + leftOut.length === 0) return { obstacle: 'NOTHING_CHANGED' };
  const touched = [...changed.flatMap(({ stay }) => stay ?? []), ...leftOut];
  const arrived = arrivalObstacle({ changed, leftOut }, by, day);
  if (arrived) return { obstacle: arrived };
  const isAdded = changed.some(({ stay }) => stay === null);
  // A further room is sold on the terms of the booking, and these are not for a visit that has already begun.
  const begun = (isAdded ? live : touched).some(({ checkin }) => checkin <= day.today);
  if (by === 'guest' && begun) return { obstacle: 'CHANGE_AT_DESK' };
  // The price of these stays is one sum with several taxes. It does not say which tax belongs to which night.
  const hasNoNights = ({ id }: BookedStay) =>
    agreedLines(lines).some((line) => line.stayId === id && line.taxPercent === null);
  if (changed.some(({ stay }) => stay && hasNoNights(stay))) return { obstacle: 'CHANGE_BY_PHONE' };
  return { changed, leftOut };
}

/**
 * A fingerprint of the booking, stored with each plan. Later cancellations, changes and corrections alter the
 * fingerprint, and then the plan does not fit any more. What the staff put on the bill, such as from the minibar, alters
 * nothing: no change reads it.
 */
export function basisOf({ stays, lines }: Pick<BookingRecord, 'stays' | 'lines'>): string {
  const changing = lines.filter(({ kind }) => kind !== 'POSTED_CHARGE');
  const states = stays.map(({ id, status, roomType, checkin, checkout, guests, children }) =>
    [id, status, roomType, checkin, checkout, guests, ...children.map((age) => `child ${age}`)].join(' '),
  );
  return [Math.max(0, ...changing.map(({ id }) => id ?? 0)), ...states].join('; ');
}

/** What is to be paid before the change is made, in paise: the amount of its order. */
export function dueOf({ plan, differencePaise, writtenOffPaise }: BookingChange): number {
  return plan.duePaise ?? differencePaise + writtenOffPaise;
}

/** What the change adds to the balance, in paise: it is paid later. */
export function addedToBalance(change: BookingChange): number {
  const paid = change.orderId === null ? 0 : dueOf(change);
  return Math.max(0, change.differencePaise + change.writtenOffPaise - paid);
}
