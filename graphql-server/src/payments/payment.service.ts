import { randomUUID } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import type { Clock } from '../platform/time/clock';
import { findRecord, updateRecord } from '../platform/database/plain-statements';
import { mayMove } from '../platform/states/state-machine';
import { recordTransition, type Actor } from '../platform/states/transition-history';
import type { GatewayEvent, GatewayPayment } from './payment-gateway';
import { Payment } from './payment.entity';
import { paymentStates } from './payment.states';
import { LIVE_REFUND_STATES } from './refund.states';
import { WebhookEvent } from './webhook-event.entity';

/** What has been paid and paid back for one order, in paise. */
export interface OrderBalance {
  paid: number;
  refunded: number;
}

/** Records what the gateway says of payments. What it means for a booking is decided in `checkout`. */
export class PaymentService {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  /**
   * Brings our record of a payment to what the gateway reports, under a lock, and tells whether this very call
   * is the one that saw it captured. News that is older than what we know changes nothing.
   */
  async record(
    manager: EntityManager,
    orderId: string,
    facts: GatewayPayment,
    actor: Actor,
  ): Promise<{ payment: Payment; newlyCaptured: boolean }> {
    const born = await this.insertUnlessKnown(manager, orderId, facts);
    const payment = await findRecord(manager, Payment, 'WHERE gateway_payment_id = $1 FOR UPDATE', [
      facts.id,
    ]);
    if (!payment) throw new Error(`Payment ${facts.id} was recorded and is gone.`);
    const from = born ? null : payment.status;
    const moves = born || mayMove(paymentStates, payment.status, facts.status);
    if (!moves) return { payment, newlyCaptured: false };
    const captured = facts.status === 'CAPTURED';
    Object.assign(payment, { status: facts.status, method: facts.method, failure: facts.failure });
    if (captured) payment.capturedAt = await this.clock.now(manager);
    const { id, status, method, failure, capturedAt } = payment;
    await updateRecord(manager, Payment, id, { status, method, failure, capturedAt });
    const reason = facts.failure ?? `gateway says ${facts.status.toLowerCase()}`;
    await recordTransition(manager, paymentStates, { subjectId: id, from, to: status, actor, reason });
    return { payment, newlyCaptured: captured };
  }

  /** False when this event was recorded before. */
  async recordEvent(manager: EntityManager, event: GatewayEvent): Promise<boolean> {
    const inserted: unknown[] = await manager.query(
      `INSERT INTO webhook_events (event_id, type, body, outcome) VALUES ($1, $2, $3, 'received')
       ON CONFLICT DO NOTHING RETURNING event_id`,
      [event.id, event.type, event.body],
    );
    return inserted.length === 1;
  }

  async noteOutcome(manager: EntityManager, eventId: string, outcome: string): Promise<void> {
    await manager.update(WebhookEvent, { eventId }, { outcome });
  }

  async balanceOf(orderId: string): Promise<OrderBalance> {
    const rows: OrderBalance[] = await this.database.query(
      `SELECT
         COALESCE((SELECT sum(amount_paise) FROM payments
           WHERE gateway_order_id = $1 AND status = 'CAPTURED'), 0)::int AS paid,
         COALESCE((SELECT sum(refund.amount_paise) FROM refunds refund
           JOIN payments payment ON payment.id = refund.payment_id
           WHERE payment.gateway_order_id = $1 AND payment.status = 'CAPTURED'
             AND refund.status IN ${LIVE_REFUND_STATES}), 0)::int AS refunded`,
      [orderId],
    );
    return rows[0] ?? { paid: 0, refunded: 0 };
  }

  private async insertUnlessKnown(
    manager: EntityManager,
    orderId: string,
    facts: GatewayPayment,
  ): Promise<boolean> {
    const inserted: unknown[] = await manager.query(
      `INSERT INTO payments (id, gateway_payment_id, gateway_order_id, status, amount_paise, currency)
       VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (gateway_payment_id) DO NOTHING RETURNING id`,
      [randomUUID(), facts.id, orderId, facts.status, facts.amount, facts.currency],
    );
    return inserted.length === 1;
  }
}
