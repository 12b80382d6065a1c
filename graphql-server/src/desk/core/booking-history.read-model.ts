import type { DataSource } from 'typeorm';
import { staffName } from '../../access/audit/staff-name';
import type { DisputeStatus } from '../../payments/core/dispute.states';
import type { PaymentSource } from '../../payments/core/payment.entity';
import type { PaymentStatus } from '../../payments/core/payment.states';
import { LEAVES_AT } from '../../payments/core/refund.repository';
import type { RefundStatus } from '../../payments/core/refund.states';
import { wordOf, type Actor } from '../../platform/states/actor';
import type { DeskRow } from './desk-row';

export interface HistoryRow {
  subject: string;
  from: string | null;
  to: string;
  actor: string;
  /**
   * The name of the member of the staff who made the transition; null for other actors, and for an unknown account.
   */
  staff: string | null;
  reason: string;
  at: Date;
}

export interface PaymentRow {
  id: string;
  gatewayPaymentId: string | null;
  source: PaymentSource;
  takenBy: string | null;
  note: string;
  pan: string | null;
  isCountered: boolean;
  status: PaymentStatus;
  amount: number;
  method: string | null;
  failure: string | null;
  createdAt: Date;
  capturedAt: Date | null;
}

export interface RefundRow {
  paymentId: string;
  source: PaymentSource;
  isCounterEntry: boolean;
  status: RefundStatus;
  amount: number;
  reason: string;
  gatewayRefundId: string | null;
  createdAt: Date;
  leavesAt: Date | null;
}

export interface DisputeRow {
  gatewayDisputeId: string;
  gatewayPaymentId: string;
  status: DisputeStatus;
  amount: number;
  amountDeducted: number;
  reasonCode: string | null;
  phase: string | null;
  respondBy: Date | null;
}

/** Reads the history of a booking: its payments and its transitions. */
export class BookingHistoryReadModel {
  constructor(private readonly database: DataSource) {}

  /** Every attempt to pay for the booking, with its refunds and disputes, each in the order of time. */
  async paymentsOf({
    id,
  }: DeskRow): Promise<{ payments: PaymentRow[]; refunds: RefundRow[]; disputes: DisputeRow[] }> {
    const [payments, refunds, disputes]: [PaymentRow[], RefundRow[], DisputeRow[]] = await Promise.all([
      this.database.query(
        `SELECT payment.id, payment.gateway_payment_id AS "gatewayPaymentId", payment.source, payment.status,
           payment.amount_paise AS amount, payment.method, payment.failure, payment.created_at AS "createdAt",
           payment.captured_at AS "capturedAt", COALESCE(taken.note, '') AS note,
           '••••••' || right(taken.pan, 4) AS pan,
           ${staffName('payment.taken_by')} AS "takenBy",
           EXISTS (SELECT 1 FROM refunds refund WHERE refund.payment_id = payment.id AND refund.is_counter_entry)
             AS "isCountered"
         FROM payments payment LEFT JOIN desk_payments taken ON taken.payment_id = payment.id
         WHERE payment.booking_id = $1 ORDER BY payment.created_at, payment.id`,
        [id],
      ),
      this.database.query(
        `SELECT refund.payment_id AS "paymentId", refund.source, refund.is_counter_entry AS "isCounterEntry", refund.status, refund.amount_paise AS amount, refund.reason,
           refund.gateway_refund_id AS "gatewayRefundId", refund.created_at AS "createdAt",
           ${LEAVES_AT} AS "leavesAt"
         FROM refunds refund JOIN payments payment ON payment.id = refund.payment_id
         WHERE payment.booking_id = $1 ORDER BY refund.created_at, refund.id`,
        [id],
      ),
      this.database.query(
        `SELECT dispute.gateway_dispute_id AS "gatewayDisputeId", dispute.status,
           dispute.gateway_payment_id AS "gatewayPaymentId", dispute.amount_paise AS amount,
           dispute.amount_deducted_paise AS "amountDeducted", dispute.reason_code AS "reasonCode", dispute.phase,
           dispute.respond_by AS "respondBy"
         FROM disputes dispute JOIN payments payment USING (gateway_payment_id)
         WHERE payment.booking_id = $1 ORDER BY dispute.created_at, dispute.id`,
        [id],
      ),
    ]);
    return { payments, refunds, disputes };
  }

  /** The transitions of the booking and of its stays, changes, payments, payment requests, refunds and disputes, in the order of time. */
  async historyOf({ id }: DeskRow): Promise<HistoryRow[]> {
    const rows: (Omit<HistoryRow, 'actor'> & { actor: Actor })[] = await this.database.query(
      `WITH steps AS (
         SELECT * FROM transitions
         WHERE subject_id = $1
           OR subject_id IN (SELECT id FROM stays WHERE booking_id = $1)
           OR subject_id IN (SELECT id FROM booking_changes WHERE booking_id = $1)
           OR subject_id IN (SELECT id FROM payments WHERE booking_id = $1 OR deposit_booking_id = $1)
           OR subject_id IN (SELECT id FROM payment_requests WHERE booking_id = $1)
           OR subject_id IN (
             SELECT refund.id FROM refunds refund JOIN payments payment ON payment.id = refund.payment_id
             WHERE payment.booking_id = $1 OR payment.deposit_booking_id = $1)
           OR subject_id IN (
             SELECT dispute.id FROM disputes dispute JOIN payments payment USING (gateway_payment_id)
             WHERE payment.booking_id = $1 OR payment.deposit_booking_id = $1)),
       people AS (
         SELECT account, ${staffName('account')} AS address
         FROM (SELECT DISTINCT actor_id AS account FROM steps WHERE actor_kind = 'staff') accounts)
       SELECT machine AS subject, from_state AS "from", to_state AS "to", reason, at,
         json_build_object('kind', actor_kind, 'id', actor_id) AS actor, people.address AS staff
       FROM steps LEFT JOIN people ON actor_kind = 'staff' AND people.account = actor_id
       ORDER BY steps.id`,
      [id],
    );
    return rows.map((row) => ({ ...row, actor: wordOf(row.actor) }));
  }
}
