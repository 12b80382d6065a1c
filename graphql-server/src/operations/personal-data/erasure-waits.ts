import type { EntityManager } from 'typeorm';
import { BALANCE_OF_FOLIO, BALANCE_OF_GUEST } from '../../desk/core/balance';
import { ISSUE_DOCUMENTS_JOB } from '../../invoices/documents/issue-documents-job';
import { LIVE_REFUND_STATES } from '../../payments/core/refund.states';

/** What an erasure waits for. */
export const ErasureWait = {
  STAY: 'STAY',
  BALANCE: 'BALANCE',
  REFUND: 'REFUND',
  DISPUTE: 'DISPUTE',
  DEPOSIT: 'DEPOSIT',
  TASK: 'TASK',
  DOCUMENT: 'DOCUMENT',
  SHARED_ADDRESS: 'SHARED_ADDRESS',
} as const;
export type ErasureWait = (typeof ErasureWait)[keyof typeof ErasureWait];

const OF_BOOKING = '(payment.booking_id = booking.id OR payment.deposit_booking_id = booking.id)';

const DEPOSIT_LEFT = `EXISTS (
  SELECT 1 FROM payments payment WHERE payment.deposit_booking_id = booking.id AND payment.status = 'CAPTURED'
    AND payment.amount_paise > COALESCE((SELECT sum(refund.amount_paise) FROM refunds refund
        WHERE refund.payment_id = payment.id AND refund.status IN ${LIVE_REFUND_STATES}), 0)
      + COALESCE((SELECT sum(charge.amount_paise) FROM security_deposit_charges charge
        WHERE charge.deposit_id = payment.id AND NOT EXISTS (SELECT 1 FROM refunds counter
          WHERE counter.payment_id = charge.payment_id AND counter.is_counter_entry)), 0)
      + COALESCE((SELECT sum(dispute.amount_deducted_paise) FROM disputes dispute
        WHERE dispute.gateway_payment_id = payment.gateway_payment_id AND dispute.status = 'LOST'), 0))`;

/** SQL conditions on `booking`, by what the erasure of its guest waits for. */
const CONDITIONS: Readonly<Record<Exclude<ErasureWait, 'SHARED_ADDRESS'>, string>> = {
  STAY: `booking.status IN ('HELD', 'TENTATIVE') OR booking.status = 'CONFIRMED' AND EXISTS (
    SELECT 1 FROM stays stay WHERE stay.booking_id = booking.id AND stay.status IN ('EXPECTED', 'IN_HOUSE'))`,
  BALANCE: `booking.status IN ('CONFIRMED', 'CANCELLED') AND (${BALANCE_OF_GUEST} <> 0
    OR EXISTS (SELECT 1 FROM folios folio WHERE folio.booking_id = booking.id AND ${BALANCE_OF_FOLIO} <> 0))`,
  REFUND: `EXISTS (SELECT 1 FROM refunds refund JOIN payments payment ON payment.id = refund.payment_id
    WHERE ${OF_BOOKING} AND refund.status IN ('PENDING', 'FAILED'))`,
  DISPUTE: `EXISTS (SELECT 1 FROM disputes dispute JOIN payments payment
      ON payment.gateway_payment_id = dispute.gateway_payment_id
    WHERE ${OF_BOOKING} AND dispute.status IN ('OPEN', 'UNDER_REVIEW'))`,
  DEPOSIT: DEPOSIT_LEFT,
  TASK: 'EXISTS (SELECT 1 FROM tasks task WHERE task.booking_id = booking.id AND task.done_at IS NULL)',
  DOCUMENT: `EXISTS (SELECT 1 FROM tax_documents document WHERE document.booking_id = booking.id
      AND (document.bytes IS NULL OR document.registration_waits_since IS NOT NULL))
    OR EXISTS (SELECT 1 FROM graphile_worker._private_jobs job
      JOIN graphile_worker._private_tasks kind ON kind.id = job.task_id
      WHERE kind.identifier = '${ISSUE_DOCUMENTS_JOB}' AND job.payload ->> 'bookingId' = booking.id::text)`,
};

/** SQL condition: something about `booking` is not settled, so that its guest must be known. */
export const IS_OPEN = Object.values(CONDITIONS)
  .map((condition) => `(${condition})`)
  .join(' OR ');

const WAITS = `
  SELECT DISTINCT wait.kind FROM bookings booking
  CROSS JOIN LATERAL (VALUES ${Object.entries(CONDITIONS)
    .map(([kind, condition]) => `('${kind}', (${condition}))`)
    .join(', ')}) wait(kind, holds)
  WHERE booking.id = ANY($1::uuid[]) AND wait.holds ORDER BY 1`;

/** The reasons why the erasure of the guests of these bookings waits; empty when it can be applied. */
export async function waitsOf(manager: EntityManager, bookings: readonly string[]): Promise<ErasureWait[]> {
  const rows: { kind: ErasureWait }[] = await manager.query(WAITS, [bookings]);
  return rows.map(({ kind }) => kind);
}
