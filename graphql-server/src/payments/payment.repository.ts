import type { DataSource, EntityManager } from 'typeorm';
import { findRecord } from '../platform/database/plain-statements';
import type { GatewayEvent } from './payment-gateway';
import { Payment, type GatewayPaymentRecord } from './payment.entity';
import { LIVE_REFUND_STATES } from './refund.states';

/** What has been paid and paid back for one booking, in paise. */
interface BookingBalance {
  paid: number;
  refunded: number;
}

const BALANCE = `
  SELECT
    COALESCE((SELECT sum(amount_paise) FROM payments
      WHERE booking_id = $1 AND status = 'CAPTURED'), 0)::bigint AS paid,
    COALESCE((SELECT sum(refund.amount_paise) FROM refunds refund
      JOIN payments payment ON payment.id = refund.payment_id
      WHERE payment.booking_id = $1 AND payment.status = 'CAPTURED'
        AND refund.status IN ${LIVE_REFUND_STATES}), 0)::bigint AS refunded`;

const RECORD_EVENT = `
  INSERT INTO webhook_events (event_id, type, body, outcome) VALUES ($1, $2, $3, 'received')
  ON CONFLICT DO NOTHING RETURNING event_id`;

/** A condition: somebody has tried to pay the order with the id in that column. */
export const orderHasAttempt = (orderId: string): string =>
  `EXISTS (SELECT 1 FROM payments attempt WHERE attempt.order_id = ${orderId})`;

/** A condition: somebody has tried to pay for the booking with the id in that column. */
export const bookingHasAttempt = (bookingId: string): string =>
  `EXISTS (SELECT 1 FROM payments attempt WHERE attempt.booking_id = ${bookingId})`;

/** Payments, and the gateway's events about them. */
export class PaymentRepository {
  constructor(private readonly database: DataSource) {}

  /** The payment that the gateway knows by that id, locked until the transaction ends. */
  async lock(manager: EntityManager, gatewayPaymentId: string): Promise<GatewayPaymentRecord | null> {
    const condition = 'WHERE gateway_payment_id = $1 FOR UPDATE';
    const payment = await findRecord(manager, Payment, condition, [gatewayPaymentId]);
    return payment && Object.assign(payment, { gatewayPaymentId });
  }

  async balanceOf(bookingId: string): Promise<BookingBalance> {
    const rows: BookingBalance[] = await this.database.query(BALANCE, [bookingId]);
    return rows[0] ?? { paid: 0, refunded: 0 };
  }

  /** False when this event was recorded before. */
  async recordEvent(manager: EntityManager, event: GatewayEvent): Promise<boolean> {
    const inserted: unknown[] = await manager.query(RECORD_EVENT, [event.id, event.type, event.body]);
    return inserted.length === 1;
  }

  async noteOutcome(manager: EntityManager, eventId: string, outcome: string): Promise<void> {
    await manager.query('UPDATE webhook_events SET outcome = $2 WHERE event_id = $1', [eventId, outcome]);
  }
}
