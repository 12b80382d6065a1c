import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { KeyedSecrets } from '../../platform/secrets/keyed-secrets';
import { mayMove } from '../../platform/states/state-machine';
import type { Actor } from '../../platform/states/actor';
import { insertWithHistory, transition } from '../../platform/states/transition';
import type { GatewayPayment } from './payment-gateway';
import { Payment, type GatewayPaymentRecord } from './payment.entity';
import type { PaymentRepository } from './payment.repository';
import { paymentStates } from './payment.states';

/** The fields of a payment that are needed to apply it to its booking. */
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

/** Records the payments that the gateway reports. `checkout` decides what this means for a booking. */
export class PaymentService {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly secrets: KeyedSecrets,
  ) {}

  /**
   * Updates our record of a payment from the gateway's report, under a lock. `newlyCaptured` is true only for the call
   * that is the first to see the payment captured. A report older than our record changes nothing. The caller must hold
   * the lock on the booking, so that nobody else inserts this payment.
   */
  async record(
    manager: EntityManager,
    order: PaidOrder,
    reported: GatewayPayment,
    { actor, now }: { actor: Actor; now: Date },
  ): Promise<{ payment: RecordedPayment; newlyCaptured: boolean }> {
    const known = await this.payments.lockWithinBooking(manager, reported.id);
    const { status, method, failure, payer } = reported;
    if (known && !mayMove(paymentStates, known.status, status)) {
      return { payment: known, newlyCaptured: false };
    }
    const newlyCaptured = status === 'CAPTURED';
    const capturedAt = newlyCaptured ? now : null;
    const cause = { actor, reason: failure ?? `gateway says ${status.toLowerCase()}` };
    // A later report may not say what the guest paid with.
    const payerHash =
      payer === null ? (known?.payerHash ?? null) : this.secrets.keyedHash('what a guest pays with', payer);
    const changes = { method, failure, capturedAt, payerHash };
    if (known) {
      await transition(manager, LIFE_CYCLE, known, status, cause, changes);
      return { payment: known, newlyCaptured };
    }
    const payment = {
      id: randomUUID(),
      gatewayPaymentId: reported.id,
      bookingId: order.bookingId,
      depositBookingId: null,
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
