import type { DataSource } from 'typeorm';
import { GatewayError, type PaymentGateway } from '../payments/payment-gateway';
import type { RefundService } from '../payments/refund.service';
import { isDatabaseAway } from '../platform/database';
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

interface OrderToAskAbout {
  id: string;
  orderId: string;
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
    for (const order of await this.ordersToAskAbout()) {
      if (!(await this.succeeds(() => this.askAbout(order), order))) return;
    }
    for (const refundId of await this.refunds.overdue(REFUND_OVERDUE_MINUTES)) {
      if (!(await this.succeeds(() => this.refunds.send(refundId), { refundId }))) return;
    }
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

  private async askAbout({ id, orderId }: OrderToAskAbout): Promise<void> {
    // Noted first, so that an order that the gateway refuses to name does not come first each time.
    await this.database.query('UPDATE bookings SET reconciled_at = hotel_now() WHERE id = $1', [id]);
    for (const payment of await this.gateway.fetchOrderPayments(orderId)) {
      if (payment.status !== 'CREATED') await this.capture.bringIn(payment, 'reconciliation');
      await this.refunds.catchUp(payment);
    }
  }

  private ordersToAskAbout(): Promise<OrderToAskAbout[]> {
    return this.database.query(ORDERS_TO_ASK_ABOUT);
  }
}
