import { randomUUID } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import type { Clock } from '../platform/time/clock';
import { findRecord } from '../platform/database/plain-statements';
import { mayMove } from '../platform/states/state-machine';
import { insertWithHistory, transition, type Actor } from '../platform/states/transition';
import type { GatewayEvent, GatewayPayment } from './payment-gateway';
import { Payment } from './payment.entity';
import { paymentStates } from './payment.states';
import { LIVE_REFUND_STATES } from './refund.states';
import { WebhookEvent } from './webhook-event.entity';

/** A payment as far as a settlement needs it. */
export type RecordedPayment = Pick<Payment, 'id' | 'gatewayPaymentId' | 'amountPaise' | 'status'>;

/** What has been paid and paid back for one order, in paise. */
export interface OrderBalance {
  paid: number;
  refunded: number;
}

const LIFE_CYCLE = { machine: paymentStates, entity: Payment };

/** Records what the gateway reports of payments. `checkout` decides what that means for a booking. */
export class PaymentService {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
  ) {}

  /**
   * Brings our record of a payment to what the gateway reports, under a lock. `newlyCaptured` is true for the one call
   * that sees the payment captured first. A report older than our record changes nothing. The booking's lock must be
   * held, so that nobody else inserts the same payment.
   */
  async record(
    manager: EntityManager,
    orderId: string,
    reported: GatewayPayment,
    actor: Actor,
  ): Promise<{ payment: RecordedPayment; newlyCaptured: boolean }> {
    const known = await findRecord(manager, Payment, 'WHERE gateway_payment_id = $1 FOR UPDATE', [
      reported.id,
    ]);
    const { status, method, failure } = reported;
    if (known && !mayMove(paymentStates, known.status, status)) {
      return { payment: known, newlyCaptured: false };
    }
    const newlyCaptured = status === 'CAPTURED';
    const capturedAt = newlyCaptured ? await this.clock.now(manager) : null;
    const cause = { actor, reason: failure ?? `gateway says ${status.toLowerCase()}` };
    const changes = { method, failure, capturedAt };
    if (known) {
      await transition(manager, LIFE_CYCLE, known, status, cause, changes);
      return { payment: known, newlyCaptured };
    }
    const payment = {
      id: randomUUID(),
      gatewayPaymentId: reported.id,
      gatewayOrderId: orderId,
      status,
      amountPaise: reported.amount,
      currency: reported.currency,
      ...changes,
    };
    await insertWithHistory(manager, LIFE_CYCLE, payment, cause);
    return { payment, newlyCaptured };
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
}
