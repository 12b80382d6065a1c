import { z } from 'zod';
import { isUnpaidHold, type BookedStay, type BookingRecord } from '../../bookings/core/booking-record';
import type { BookingStatus } from '../../bookings/core/booking.states';
import { rupees, writeMoney } from '../../platform/money/money';
import { sentence, type SentenceParts } from '../../platform/refusals/sentence';
import type { RefusalCode } from '../../platform/refusals/sentence-codes';
import { nameLine } from '../../platform/text/form-rules';
import { fault } from '../../platform/text/input-faults';
import { lineFaults, lineOfText } from '../../platform/text/text-rules';
import { addDays, businessDayInZone, type PlainDate } from '../../platform/time/dates';
import { isReady } from '../housekeeping/room-mark.policy';
import type { RoomNow } from '../housekeeping/room-states.read-model';
import type { Occupant } from '../../selling/stays/stay-step.repository';
import type { StayStatus } from '../../selling/stays/stay.states';

/** Published limits, in characters. */
export const CHECK_IN_LIMITS = { guestName: 100, reason: 500 } as const;

/** Why a step of a stay is refused; null when it is allowed. */
export type Obstacle = SentenceParts<RefusalCode> | null;

const name = nameLine('guestName', 'guestName', CHECK_IN_LIMITS.guestName);

const reason = lineOfText(CHECK_IN_LIMITS.reason, lineFaults('reason', 'reason', CHECK_IN_LIMITS.reason));

export const checkInRules = z.object({ guestName: name.nullish() });

/** A key that the form creates, so that a form that is sent twice acts once. */
export const stepKeyRules = z.object({
  idempotencyKey: z.string().regex(/^[A-Za-z0-9_-]{16,64}$/, fault('IDEMPOTENCY_KEY_INVALID')),
});

export const checkOutRules = stepKeyRules.extend({
  reason: z
    .literal('')
    .or(reason)
    .nullish()
    .transform((text) => text || null),
});

/** A reason is required to set a charge or to check out with an open balance. */
export const reasonedCheckOutRules = stepKeyRules.extend({
  reason: z
    .string()
    .nullish()
    .transform((text) => text ?? '')
    .pipe(reason),
});

const BOOKING_OBSTACLES: Readonly<Record<BookingStatus, Obstacle>> = {
  HELD: sentence('CHECK_IN_UNPAID'),
  TENTATIVE: sentence('CHECK_IN_TENTATIVE'),
  EXPIRED: sentence('CHECK_IN_BOOKING_ENDED'),
  CANCELLED: sentence('CHECK_IN_BOOKING_ENDED'),
  CONFIRMED: null,
};

const STAY_OBSTACLES: Readonly<Record<StayStatus, Obstacle>> = {
  EXPECTED: null,
  IN_HOUSE: null,
  NO_SHOW: sentence('CHECK_IN_NO_SHOW'),
  CANCELLED: sentence('CHECK_IN_STAY_ENDED'),
  DEPARTED: sentence('CHECK_IN_STAY_ENDED'),
};

/** Why the stay does not include the business day as one of its nights; null when it does. */
export function whyNotOn({ checkin, checkout }: BookedStay, businessDay: PlainDate): Obstacle {
  if (businessDay < checkin) return sentence('CHECK_IN_TOO_EARLY', { date: checkin });
  return businessDay >= checkout ? sentence('CHECK_IN_TOO_LATE', { date: checkout }) : null;
}

/** Why the guest cannot be checked in on the business day. The room is checked separately. */
export function whyNotCheckIn(
  booking: Pick<BookingRecord, 'status' | 'lines' | 'terms'>,
  stay: BookedStay,
  businessDay: PlainDate,
): Obstacle {
  if (isUnpaidHold(booking)) return sentence('CHECK_IN_WAITS_FOR_CODE');
  return BOOKING_OBSTACLES[booking.status] ?? STAY_OBSTACLES[stay.status] ?? whyNotOn(stay, businessDay);
}

/** Why nobody can be checked in to a room that has this occupant; null for an empty room. */
export function whyNotInto(occupant: Occupant | null): Obstacle {
  if (!occupant) return null;
  const { roomNumber: room, guestName: guest, reference } = occupant;
  return sentence('ROOM_OCCUPIED', { room, guest, reference });
}

/** Why nobody is checked in to these rooms without a question: the first of them that is not ready; null when all are. */
export function whyNotReady(rooms: readonly Pick<RoomNow, 'number' | 'state'>[]): Obstacle {
  const unready = rooms.find(({ state }) => !isReady(state));
  return unready ? sentence('ROOM_NOT_READY', { room: unready.number }) : null;
}

/** The reasons of a check-in in the history of the stay. */
export const CHECKED_IN = 'checked in';
export const CHECKED_IN_DESPITE_STATE = 'checked in although the room was not ready';

/** Why the guest cannot leave with this balance, in paise: above 0 the guest owes it, below 0 the hotel. */
export function whyNotWithBalance(balancePaise: number): Obstacle {
  if (balancePaise === 0) return null;
  const amount = writeMoney(rupees(Math.abs(balancePaise)));
  return sentence(balancePaise > 0 ? 'BALANCE_DUE' : 'BALANCE_IN_FAVOUR', { amount });
}

/** Why a step made at that moment cannot be undone on the business day. */
export function whyNotUndo(doneAt: Date | null, businessDay: PlainDate, timeZone: string): Obstacle {
  if (!doneAt) return sentence('UNDO_OVER');
  const day = businessDayInZone(doneAt, timeZone);
  return day === businessDay ? null : sentence('UNDO_TOO_LATE', { date: day });
}

/**
 * The day of leaving of a guest who leaves now: the hotel's date, because a guest who gets up at 04:00 has slept the
 * night. The first night always counts.
 */
export function dayOfLeaving({ checkin }: Pick<BookedStay, 'checkin'>, today: PlainDate): PlainDate {
  const earliest = addDays(checkin, 1);
  return today > earliest ? today : earliest;
}
