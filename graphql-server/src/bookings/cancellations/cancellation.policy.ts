import { z } from 'zod';
import type { BookedStay, BookingRecord } from '../core/booking-record';
import type { FieldFaultParts } from '../../platform/refusals/sentence';
import { fieldFault } from '../../platform/refusals/sentence';
import { fault } from '../../platform/text/input-faults';
import { lineFaults, lineOfText } from '../../platform/text/text-rules';
import type { HotelTime } from '../../platform/time/clock';
import type { CancellationKind } from './cancellation.entity';

/** Published limits, in characters. */
export const CANCELLATION_LIMITS = { reason: 500 } as const;

export const cancellationKeyRules = z.object({
  idempotencyKey: z.string().regex(/^[A-Za-z0-9_-]{16,64}$/, fault('IDEMPOTENCY_KEY_INVALID')),
});

export const deskCancellationRules = cancellationKeyRules.extend({
  reason: lineOfText(CANCELLATION_LIMITS.reason, lineFaults('reason', 'reason', CANCELLATION_LIMITS.reason)),
});

/** Why stays cannot be cancelled. */
export type CancellationObstacle =
  'BOOKING_NOT_CONFIRMED' | 'STAY_CANCELLED' | 'STAY_BEGUN' | 'CANCELLATION_AT_DESK' | 'NO_SHOW_TOO_EARLY';

export interface ChosenBy {
  by: 'guest' | 'staff';
  kind: CancellationKind;
  /** The ids of the stays; null for all stays that can be cancelled. */
  stayIds: readonly string[] | null;
}

type Choice = { stays: BookedStay[] } | { obstacle: CancellationObstacle } | { faults: FieldFaultParts[] };

/** The stays to cancel, or why they cannot be cancelled. From the day of check-in on, only the staff may cancel. */
export function chooseStays(
  { status, stays }: Pick<BookingRecord, 'status' | 'stays'>,
  { by, kind, stayIds }: ChosenBy,
  { today }: HotelTime,
): Choice {
  const isUnknown = (id: string) => stays.every((stay) => stay.id !== id);
  if (stayIds?.some(isUnknown)) return { faults: [fieldFault('stays', 'STAY_UNKNOWN')] };
  if (status === 'CANCELLED') return { obstacle: 'STAY_CANCELLED' };
  if (status !== 'CONFIRMED') return { obstacle: 'BOOKING_NOT_CONFIRMED' };
  const named = stayIds === null ? stays : stays.filter(({ id }) => stayIds.includes(id));
  const expected = named.filter((stay) => stay.status === 'EXPECTED');
  const ended = named.filter((stay) => stay.status === 'CANCELLED' || stay.status === 'NO_SHOW');
  if (stayIds !== null && ended.length > 0) return { obstacle: 'STAY_CANCELLED' };
  if (named.length > expected.length + ended.length) return { obstacle: 'STAY_BEGUN' };
  if (expected.length === 0) return { obstacle: 'STAY_CANCELLED' };
  const hasBegun = ({ checkin }: BookedStay) => checkin <= today;
  if (by === 'guest' && expected.some(hasBegun)) return { obstacle: 'CANCELLATION_AT_DESK' };
  if (kind === 'NO_SHOW' && !expected.every(hasBegun)) return { obstacle: 'NO_SHOW_TOO_EARLY' };
  return { stays: expected };
}
