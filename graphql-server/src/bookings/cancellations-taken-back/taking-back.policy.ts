import type { RefusalCode } from '../../platform/refusals/sentence-codes';
import type { Cancellation } from '../cancellations/cancellation.entity';
import type { BookedStay } from '../core/booking-record';
import type { PlainDate } from '../../platform/time/dates';
import { sentence, type SentenceParts } from '../../platform/refusals/sentence';

/** Why a cancellation cannot be taken back. */
export type TakingBackObstacle = SentenceParts<RefusalCode>;

/** Why the cancellation cannot be taken back for reasons of its own; null when it can be. */
export function whyNotTakeBack(
  cancellation: Cancellation | null,
  stays: readonly BookedStay[],
  businessDay: PlainDate,
): TakingBackObstacle | null {
  if (cancellation?.kind === 'NO_SHOW') return sentence('TAKE_BACK_NO_SHOW');
  if (!cancellation?.restores || stays.length < cancellation.stays.length)
    return sentence('TAKE_BACK_NOT_POSSIBLE');
  if (stays.some(({ status }) => status !== 'CANCELLED')) return sentence('TAKE_BACK_NOT_POSSIBLE');
  const [over] = stays.filter(({ checkin }) => checkin < businessDay);
  return over ? sentence('TAKE_BACK_DAY_OVER', { date: over.checkin }) : null;
}
