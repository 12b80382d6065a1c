import type { DataSource } from 'typeorm';
import { GatewayError, type PaymentGateway } from '../payments/payment-gateway';
import type { RefundService } from '../payments/refund.service';
import type { Logger } from '../platform/log';
import type { CaptureService } from './capture.service';

export const RECONCILE_PAYMENTS_JOB = 'reconcile payments';

// Orders of the last day: open holds every two minutes, lapsed ones every five, confirmed ones every hour
// (a second payment may have come). Razorpay sends a webhook again for 24 hours; after that nothing moves by itself.
const ORDERS_TO_ASK_ABOUT = `
  SELECT id, gateway_order_id AS "orderId" FROM bookings
  WHERE gateway_order_id IS NOT NULL AND created_at > hotel_now() - interval '24 hours'
    AND COALESCE(reconciled_at, created_at) < hotel_now() - CASE status
      WHEN 'HELD' THEN interval '2 minutes' WHEN 'CONFIRMED' THEN interval '1 hour' ELSE interval '5 minutes' END
  ORDER BY reconciled_at NULLS FIRST LIMIT 50`;

const REFUND_OVERDUE_MINUTES = 5;

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
    try {
      await this.askAboutPayments();
      for (const refundId of await this.refunds.overdue(REFUND_OVERDUE_MINUTES))
        await this.refunds.send(refundId);
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      // The next run is a minute away.
      this.log.error({ alert: 'gateway unreachable', err: error }, 'Payments could not be reconciled');
    }
  }

  private async askAboutPayments(): Promise<void> {
    const orders: { id: string; orderId: string }[] = await this.database.query(ORDERS_TO_ASK_ABOUT);
    for (const { id, orderId } of orders) {
      for (const payment of await this.gateway.fetchOrderPayments(orderId)) {
        if (payment.status !== 'CREATED') await this.capture.bringIn(payment, 'reconciliation');
      }
      await this.database.query('UPDATE bookings SET reconciled_at = hotel_now() WHERE id = $1', [id]);
    }
  }
}
