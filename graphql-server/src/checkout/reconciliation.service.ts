import type { DataSource } from 'typeorm';
import {
  RECONCILED_HOURS,
  RECONCILIATION_MINUTES,
  REFUND_OVERDUE_MINUTES,
} from '../bookings/checkout-durations.policy';
import { GatewayError, type PaymentGateway } from '../payments/payment-gateway';
import type { RefundService } from '../payments/refund.service';
import { workThrough } from '../platform/jobs/bounded-work';
import { isDatabaseAway } from '../platform/database/database';
import type { Logger } from '../platform/log/log';
import type { CaptureService } from './capture.service';

export const RECONCILE_PAYMENTS_JOB = 'reconcile payments';

// The longest overdue come first. A thousand lapsed orders are 200 a minute.
const ORDERS_TO_ASK_ABOUT = `
  SELECT id, gateway_order_id AS "orderId", reconciled_at::text AS "askedAt" FROM (
    SELECT *, COALESCE(reconciled_at, created_at) + CASE status
      WHEN 'HELD' THEN interval '${RECONCILIATION_MINUTES.HELD} minutes'
      WHEN 'CONFIRMED' THEN interval '${RECONCILIATION_MINUTES.CONFIRMED} minutes'
      ELSE interval '${RECONCILIATION_MINUTES.EXPIRED} minutes' END AS due
    FROM bookings
    WHERE gateway_order_id IS NOT NULL AND created_at > (SELECT hotel_now()) - interval '${RECONCILED_HOURS} hours') recent
  WHERE due < (SELECT hotel_now()) ORDER BY due LIMIT 500`;

// A run that still lasts when the next one begins has asked about its own.
const NOTE_ASKED = `
  UPDATE bookings SET reconciled_at = hotel_now()
  WHERE id = $1 AND reconciled_at IS NOT DISTINCT FROM $2::timestamptz`;

/** Calls to the gateway under way at the same time. */
const AT_ONCE = 8;

interface OrderToAskAbout {
  id: string;
  orderId: string;
  /** As text, since a Date would lose its microseconds; null when nobody asked yet. */
  askedAt: string | null;
}

/** Finds what no webhook told: payments that were made, refunds that went through. */
export class Reconciliation {
  constructor(
    private readonly database: DataSource,
    private readonly gateway: PaymentGateway,
    private readonly capture: CaptureService,
    private readonly refunds: RefundService,
    private readonly log: Logger,
  ) {}

  async run(): Promise<void> {
    const answered = await workThrough(await this.ordersToAskAbout(), AT_ONCE, (order) =>
      this.succeeds(() => this.askAbout(order), { orderId: order.orderId }),
    );
    if (!answered) return;
    await workThrough(await this.refunds.overdue(REFUND_OVERDUE_MINUTES), AT_ONCE, (refundId) =>
      this.succeeds(() => this.refunds.send(refundId), { refundId }),
    );
  }

  /** False when the gateway does not answer: the next run is a minute away. What it refuses concerns one order only. */
  private async succeeds(question: () => Promise<void>, about: object): Promise<boolean> {
    try {
      await question();
      return true;
    } catch (error) {
      if (isDatabaseAway(error)) throw error;
      const isGateways = error instanceof GatewayError;
      this.log.error(
        { alert: isGateways ? 'gateway unreachable' : 'reconciliation failed', ...about, err: error },
        'Payments could not be reconciled',
      );
      return !isGateways || error.kind !== 'unreachable';
    }
  }

  private async askAbout({ id, orderId, askedAt }: OrderToAskAbout): Promise<void> {
    // Noted first, so that an order that the gateway refuses to name does not come first each time.
    const noted: [unknown[], number] = await this.database.query(NOTE_ASKED, [id, askedAt]);
    if (noted[1] === 0) return;
    for (const payment of await this.gateway.fetchOrderPayments(orderId)) {
      if (payment.status !== 'CREATED') await this.capture.bringIn(payment, 'reconciliation');
      await this.refunds.catchUp(payment);
    }
  }

  private ordersToAskAbout(): Promise<OrderToAskAbout[]> {
    return this.database.query(ORDERS_TO_ASK_ABOUT);
  }
}
