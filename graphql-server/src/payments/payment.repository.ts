import type { DataSource, EntityManager } from 'typeorm';
import { findRecord } from '../platform/database/plain-statements';
import type { GatewayEvent } from './payment-gateway';
import { Payment } from './payment.entity';
import { LIVE_REFUND_STATES } from './refund.states';

/** What has been paid and paid back for one order, in paise. */
interface OrderBalance {
  paid: number;
  refunded: number;
}

const BALANCE = `
  SELECT
    COALESCE((SELECT sum(amount_paise) FROM payments
      WHERE gateway_order_id = $1 AND status = 'CAPTURED'), 0)::int AS paid,
    COALESCE((SELECT sum(refund.amount_paise) FROM refunds refund
      JOIN payments payment ON payment.id = refund.payment_id
      WHERE payment.gateway_order_id = $1 AND payment.status = 'CAPTURED'
        AND refund.status IN ${LIVE_REFUND_STATES}), 0)::int AS refunded`;

const RECORD_EVENT = `
  INSERT INTO webhook_events (event_id, type, body, outcome) VALUES ($1, $2, $3, 'received')
  ON CONFLICT DO NOTHING RETURNING event_id`;

/** A condition: somebody has tried to pay the order in that column. */
export const orderHasAttempt = (orderId: string): string =>
  `EXISTS (SELECT 1 FROM payments attempt WHERE attempt.gateway_order_id = ${orderId})`;

/** Payments, and the gateway's events about them. */
export class PaymentRepository {
  constructor(private readonly database: DataSource) {}

  /** The payment that the gateway knows by that id, locked until the transaction ends. */
  lock(manager: EntityManager, gatewayPaymentId: string): Promise<Payment | null> {
    return findRecord(manager, Payment, 'WHERE gateway_payment_id = $1 FOR UPDATE', [gatewayPaymentId]);
  }

  async balanceOf(orderId: string): Promise<OrderBalance> {
    const rows: OrderBalance[] = await this.database.query(BALANCE, [orderId]);
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
