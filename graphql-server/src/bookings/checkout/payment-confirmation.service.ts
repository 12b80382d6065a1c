import type { BookingRecord } from '../core/booking-record';
import type { BookingRepository } from '../core/booking.repository';
import { GatewayError, type GatewayPayment, type PaymentGateway } from '../../payments/core/payment-gateway';
import type { Logger } from '../../platform/log/log';
import { guestActor } from '../../platform/states/actor';
import type { RequestClock } from '../../platform/time/clock';
import type { CaptureService } from './capture.service';
import { furtherPaymentsOf, type FurtherPaymentsByKind, type OrderPaymentState } from './further-payments';
import type { PaymentOutcome } from './received-payment.service';

type ConfirmPaymentOutcome =
  | {
      kind: 'PaymentNotVerified';
      code: 'PAYMENT_NOT_VERIFIED' | 'PAYMENT_FAILED' | 'HOLD_EXPIRED' | 'PAYMENT_NOT_NEEDED';
    }
  | { kind: 'PaymentPending'; booking: BookingRecord }
  | { kind: 'BookingConfirmed'; booking: BookingRecord }
  | { kind: 'PaymentRefunded' };

const NOT_VERIFIED = { kind: 'PaymentNotVerified', code: 'PAYMENT_NOT_VERIFIED' } as const;

/** The state of the booking’s first order, as far as its payments are concerned. */
function stateOf({ status }: BookingRecord): OrderPaymentState {
  if (status === 'CONFIRMED') return 'applied';
  return status === 'EXPIRED' ? 'over' : 'open';
}

/** Responds to a guest whose browser reports a payment. */
export class PaymentConfirmation {
  constructor(
    private readonly bookings: BookingRepository,
    private readonly gateway: PaymentGateway,
    private readonly capture: CaptureService,
    private readonly furtherPayments: FurtherPaymentsByKind,
    private readonly log: Logger,
  ) {}

  /**
   * The outcome of the payment that the guest's browser reports. The signature proves that the guest comes from the
   * checkout. Only the gateway's own report of captured money confirms the booking. `guestUid` is null for a visitor.
   */
  async confirm(
    proof: { orderId: string; paymentId: string; signature: string },
    guestUid: string | null,
    clock: RequestClock,
  ): Promise<ConfirmPaymentOutcome> {
    if (!this.gateway.verifyCheckout(proof)) return NOT_VERIFIED;
    const booking = await this.bookings.findByOrder(proof.orderId);
    const order = booking?.orders.find(({ gatewayId }) => gatewayId === proof.orderId);
    // Another person may pay a request by its link. This person must not get the booking.
    if (!booking || order?.kind === 'REQUEST' || order?.kind === 'SECURITY_DEPOSIT') return NOT_VERIFIED;
    try {
      const payment = await this.gateway.fetchPayment(proof.paymentId);
      if (payment.orderId !== proof.orderId) return NOT_VERIFIED;
      const outcome = await this.capture.apply(payment, guestActor(guestUid), clock);
      return await this.outcomeFor(booking, payment, outcome);
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      this.log.warn({ reference: booking.reference, err: error }, 'A payment could not be verified yet');
      return { kind: 'PaymentPending', booking };
    }
  }

  private async outcomeFor(
    booking: BookingRecord,
    { status, orderId }: GatewayPayment,
    outcome: PaymentOutcome,
  ): Promise<ConfirmPaymentOutcome> {
    if (outcome.kind === 'confirmed') return { kind: 'BookingConfirmed', booking: outcome.booking };
    if (outcome.kind === 'refunding') return { kind: 'PaymentRefunded' };
    // The webhook or the reconciliation was faster, or nothing is captured yet. The stored booking decides.
    const current = (await this.bookings.findByReference(booking.reference)) ?? booking;
    if (status === 'FAILED' || status === 'RELEASED') {
      return { kind: 'PaymentNotVerified', code: 'PAYMENT_FAILED' };
    }
    const order = current.orders.find(({ gatewayId }) => gatewayId === orderId);
    const further = order && furtherPaymentsOf(this.furtherPayments, order);
    const state = further ? await further.stateOf(order, current) : stateOf(current);
    if (state === 'applied') return { kind: 'BookingConfirmed', booking: current };
    if (status === 'CAPTURED') return { kind: 'PaymentRefunded' };
    // The payment was authorised when no room could be found or nothing was owed any more. It is not captured, and the bank releases it.
    if (state === 'over')
      return { kind: 'PaymentNotVerified', code: further ? 'PAYMENT_NOT_NEEDED' : 'HOLD_EXPIRED' };
    return { kind: 'PaymentPending', booking: current };
  }
}
