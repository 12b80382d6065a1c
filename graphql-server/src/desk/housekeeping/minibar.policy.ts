import { z } from 'zod';
import type { BookedStay } from '../../bookings/core/booking-record';
import type { FoundCharge } from '../../bookings/posted-charges/posted-charge.repository';
import type { ChargeObstacle } from '../../bookings/posted-charges/posted-charge.service';
import { wholeNumber } from '../../platform/text/form-rules';
import { fault } from '../../platform/text/input-faults';
import type { PlainDate } from '../../platform/time/dates';
import { ROOM_MARK_LIMITS } from './room-mark.policy';

/** Published limits: pieces of one press, and pieces of the minibar that a stay gets on one day in all. */
export const MINIBAR_LIMITS = {
  quantity: { minimum: 1, maximum: 10 },
  piecesOfDay: 30,
  waitedSeconds: ROOM_MARK_LIMITS.waitedSeconds,
} as const;

export const minibarRules = z.object({
  stay: z.string(),
  item: z.int(),
  quantity: wholeNumber('quantity', MINIBAR_LIMITS.quantity),
  waitedSeconds: wholeNumber('waitedSeconds', MINIBAR_LIMITS.waitedSeconds),
  idempotencyKey: z.string().regex(/^[A-Za-z0-9_-]{16,64}$/, fault('IDEMPOTENCY_KEY_INVALID')),
});

/** Why this number of further pieces cannot be put on the bill of the stay; null when it can. */
export function minibarObstacle(
  { id, status }: Pick<BookedStay, 'id' | 'status'>,
  charges: readonly Pick<FoundCharge, 'stayId' | 'department' | 'day' | 'quantity' | 'takenBackAt'>[],
  { quantity, day }: { quantity: number; day: PlainDate },
): ChargeObstacle | null {
  if (status !== 'IN_HOUSE') return 'MINIBAR_GUEST_LEFT';
  const ofDay = charges.filter(
    (charge) =>
      charge.stayId === id &&
      charge.department === 'MINIBAR' &&
      charge.day === day &&
      charge.takenBackAt === null,
  );
  const pieces = ofDay.reduce((sum, charge) => sum + charge.quantity, quantity);
  return pieces > MINIBAR_LIMITS.piecesOfDay ? 'MINIBAR_DAY_FULL' : null;
}
