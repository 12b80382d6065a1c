import type { EntityManager, DataSource } from 'typeorm';
import type { DisputeService } from '../../payments/core/dispute.service';
import type { GatewayEvent, GatewayPayment, PaymentGateway } from '../../payments/core/payment-gateway';
import type { PaymentRepository } from '../../payments/core/payment.repository';
import type { RefundService } from '../../payments/core/refund.service';
import { inTransaction } from '../../platform/database/database';
import { enqueue } from '../../platform/jobs/job-queue';
import type { Logger } from '../../platform/log/log';
import { webhookActor, type Actor } from '../../platform/states/actor';
import type { Clock, HotelTime } from '../../platform/time/clock';
import type { PaymentOutcome, ReceivedPaymentService } from './received-payment.service';

export const CAPTURE_PAYMENT_JOB = 'capture payment';

/** Orders that belong to no booking, for example the orders of payment tests. */
export interface OrdersWithoutBooking {
  /**
   * Handles an event about a payment, its refund or its dispute and returns what it did; null when the order is not one
   * of these.
   */
  receive(manager: EntityManager, payment: GatewayPayment): Promise<string | null>;
}

// The gateway sends an event again for 24 hours (https://razorpay.com/docs/webhooks). Older ones are sent by somebody who
// has kept them, and the payment may have moved on since.
const LATEST_MILLISECONDS = 24 * 3_600_000;

export type WebhookReceipt = 'accepted' | 'bad signature';

interface WebhookServiceNeeds {
  database: DataSource;
  clock: Clock;
  gateway: PaymentGateway;
  payments: PaymentRepository;
  refunds: RefundService;
  disputes: DisputeService;
  receivedPayments: ReceivedPaymentService;
  otherOrders: OrdersWithoutBooking;
  log: Logger;
}

/**
 * Receives the gateway's events: verifies and records the event, acts on it, commits, and only then responds with 2xx.
 * A failure of the server rolls everything back, and the gateway sends the event again.
 */
export class WebhookService {
  constructor(private readonly needs: WebhookServiceNeeds) {}

  async receive(rawBody: Buffer, headers: { signature?: string; eventId?: string }): Promise<WebhookReceipt> {
    const event = this.needs.gateway.parseWebhook(rawBody, headers);
    if (!event) return 'bad signature';
    const time = await this.needs.clock.forRequest().time();
    const outcome = await inTransaction(this.needs.database, (manager) => this.apply(manager, event, time));
    this.needs.log.info({ event: event.id, type: event.type, outcome }, 'Webhook');
    // Repeating the event would not help. A person reads it, and the reconciliation asks the gateway.
    if (!event.understood)
      this.needs.log.error({ alert: 'webhook not understood', event: event.id }, 'Webhook');
    return 'accepted';
  }

  private async apply(manager: EntityManager, event: GatewayEvent, time: HotelTime): Promise<string> {
    if (!(await this.needs.payments.recordEvent(manager, event))) return 'sent before';
    const outcome = await this.outcomeOf(manager, event, time);
    await this.needs.payments.noteOutcome(manager, event.id, outcome);
    return outcome;
  }

  private async outcomeOf(manager: EntityManager, event: GatewayEvent, time: HotelTime): Promise<string> {
    const actor = webhookActor(event.id);
    if (event.payment && isOld(event, time)) return this.askAbout(manager, event.payment);
    // The payment may be new to us: the gateway can report a refund in the dashboard before it reports the payment.
    const received = event.payment && (await this.receivePayment(manager, event.payment, actor, time));
    if (event.dispute) return this.needs.disputes.record(manager, event.dispute, event, actor);
    if (received?.otherOutcome) return received.otherOutcome;
    if (event.refund) return this.needs.refunds.record(manager, event.refund, actor);
    if (!event.understood) return 'not understood';
    if (!event.payment || !received) return 'nothing to do';
    await this.captureOrWarn(manager, event.payment, received.kind);
    return received.kind;
  }

  /** An old event confirms nothing: the job asks the gateway how the payment is now, and applies that. */
  private async askAbout(manager: EntityManager, { id }: GatewayPayment): Promise<string> {
    await enqueue(manager, CAPTURE_PAYMENT_JOB, { paymentId: id });
    return 'old: the gateway is asked';
  }

  /** Applies a payment to its booking. A payment without a booking may belong to a test order. */
  private async receivePayment(
    manager: EntityManager,
    payment: GatewayPayment,
    actor: Actor,
    time: HotelTime,
  ): Promise<{ kind: PaymentOutcome['kind']; otherOutcome: string | null }> {
    const { kind } = await this.needs.receivedPayments.applyWithin(manager, payment, actor, time);
    return {
      kind,
      otherOutcome: kind === 'unknown order' ? await this.needs.otherOrders.receive(manager, payment) : null,
    };
  }

  private async captureOrWarn(
    manager: EntityManager,
    { id, orderId, status }: GatewayPayment,
    kind: PaymentOutcome['kind'],
  ): Promise<void> {
    if (status === 'CAPTURED' && kind === 'unknown order') {
      const context = { alert: 'payment of an unknown order', payment: id, order: orderId };
      this.needs.log.warn(context, 'A payment has no booking');
    }
    // Capturing calls the gateway, so it waits until this transaction is over.
    if (status === 'AUTHORISED' && kind !== 'unknown order')
      await enqueue(manager, CAPTURE_PAYMENT_JOB, { paymentId: id });
  }
}

function isOld({ createdAt, refund, dispute }: GatewayEvent, { now }: HotelTime): boolean {
  const isAboutPayment = refund === null && dispute === null;
  return isAboutPayment && createdAt !== null && now.getTime() - createdAt.getTime() > LATEST_MILLISECONDS;
}
