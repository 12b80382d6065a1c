import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { mayMove } from '../../platform/states/state-machine';
import type { Actor } from '../../platform/states/actor';
import { insertWithHistory, transition } from '../../platform/states/transition';
import type { GatewayPayment } from './payment-gateway';
import { Payment, type GatewayPaymentRecord } from './payment.entity';
import type { PaymentRepository } from './payment.repository';
import { paymentStates } from './payment.states';

/** What applying a payment to its booking needs of it. */
export type RecordedPayment = Pick<
  GatewayPaymentRecord,
  'id' | 'gatewayPaymentId' | 'amountPaise' | 'status'
>;

/** The order that a payment is for. */
export interface PaidOrder {
  id: string;
  bookingId: string;
}

const LIFE_CYCLE = { machine: paymentStates, entity: Payment };

/** Records what the gateway reports of payments. `checkout` decides what that means for a booking. */
export class PaymentService {
  constructor(private readonly payments: PaymentRepository) {}

  /**
   * Brings our record of a payment to what the gateway reports, under a lock. `newlyCaptured` is true for the one call
   * that sees the payment captured first. A report older than our record changes nothing. The booking's lock must be
   * held, so that nobody else inserts the same payment.
   */
  async record(
    manager: EntityManager,
    order: PaidOrder,
    reported: GatewayPayment,
    { actor, now }: { actor: Actor; now: Date },
  ): Promise<{ payment: RecordedPayment; newlyCaptured: boolean }> {
    const known = await this.payments.lock(manager, reported.id);
    const { status, method, failure } = reported;
    if (known && !mayMove(paymentStates, known.status, status)) {
      return { payment: known, newlyCaptured: false };
    }
    const newlyCaptured = status === 'CAPTURED';
    const capturedAt = newlyCaptured ? now : null;
    const cause = { actor, reason: failure ?? `gateway says ${status.toLowerCase()}` };
    const changes = { method, failure, capturedAt };
    if (known) {
      await transition(manager, LIFE_CYCLE, known, status, cause, changes);
      return { payment: known, newlyCaptured };
    }
    const payment = {
      id: randomUUID(),
      gatewayPaymentId: reported.id,
      bookingId: order.bookingId,
      orderId: order.id,
      source: 'GATEWAY' as const,
      status,
      amountPaise: reported.amount,
      currency: reported.currency,
      ...changes,
    };
    await insertWithHistory(manager, LIFE_CYCLE, payment, cause);
    return { payment, newlyCaptured };
  }
}
