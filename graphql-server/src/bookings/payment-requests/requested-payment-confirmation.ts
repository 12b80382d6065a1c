import type { CaptureService } from '../checkout/capture.service';
import type { PaymentOutcome } from '../checkout/received-payment.service';
import type { BookedOrder } from '../core/booking-record';
import { GatewayError, type GatewayPayment, type PaymentGateway } from '../../payments/core/payment-gateway';
import type { Logger } from '../../platform/log/log';
import { guestActor } from '../../platform/states/actor';
import type { RequestClock } from '../../platform/time/clock';
import type { PaymentRequestRepository } from './payment-request.repository';
import type { AskedPayment } from './payment-request.service';
import type { RequestedPayments } from './requested-payments.service';

type ConfirmOutcome =
  /** Paid, or not decided yet: the request says which. */
  | { kind: 'RequestedPayment' }
  | { kind: 'PaymentRefunded' }
  | { kind: 'PaymentNotVerified'; code: 'PAYMENT_NOT_VERIFIED' | 'PAYMENT_FAILED' | 'PAYMENT_NOT_NEEDED' };

const NOT_VERIFIED = { kind: 'PaymentNotVerified', code: 'PAYMENT_NOT_VERIFIED' } as const;

/** Responds to a guest whose browser reports a payment of a request. */
export class RequestedPaymentConfirmation {
  constructor(
    private readonly requests: PaymentRequestRepository,
    private readonly gateway: PaymentGateway,
    private readonly capture: Pick<CaptureService, 'apply'>,
    private readonly payments: Pick<RequestedPayments, 'isAwaited' | 'stateOf'>,
    private readonly log: Logger,
  ) {}

  /** Only orders of this request are accepted: another link gives no news of this payment. */
  async confirm(
    { request, booking }: AskedPayment,
    proof: { orderId: string; paymentId: string; signature: string },
    clock: RequestClock,
  ): Promise<ConfirmOutcome> {
    const ids = await this.requests.ordersOf(request.id);
    const order = booking.orders.find(({ id, gatewayId }) => ids.has(id) && gatewayId === proof.orderId);
    if (!order || !this.gateway.verifyCheckout(proof)) return NOT_VERIFIED;
    try {
      const payment = await this.gateway.fetchPayment(proof.paymentId);
      if (payment.orderId !== proof.orderId) return NOT_VERIFIED;
      const outcome = await this.capture.apply(payment, guestActor(null), clock);
      return await this.outcomeFor(order, payment, outcome, clock);
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      this.log.warn({ reference: booking.reference, err: error }, 'A payment could not be verified yet');
      return { kind: 'RequestedPayment' };
    }
  }

  private async outcomeFor(
    order: BookedOrder,
    { status }: GatewayPayment,
    outcome: PaymentOutcome,
    clock: RequestClock,
  ): Promise<ConfirmOutcome> {
    if (outcome.kind === 'refunding') return { kind: 'PaymentRefunded' };
    if (status === 'FAILED' || status === 'RELEASED')
      return { kind: 'PaymentNotVerified', code: 'PAYMENT_FAILED' };
    // The webhook or the reconciliation was faster, or nothing is captured yet.
    if ((await this.payments.stateOf(order)) === 'applied') return { kind: 'RequestedPayment' };
    if (status === 'CAPTURED') return { kind: 'PaymentRefunded' };
    const isAwaited =
      outcome.kind !== 'unknown order' &&
      (await this.payments.isAwaited(outcome.booking, order, await clock.time()));
    return isAwaited
      ? { kind: 'RequestedPayment' }
      : { kind: 'PaymentNotVerified', code: 'PAYMENT_NOT_NEEDED' };
  }
}
