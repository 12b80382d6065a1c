import type { BookingRepository } from '../core/booking.repository';
import type { BookingService } from '../core/booking.service';
import { GatewayError, type GatewayPayment, type PaymentGateway } from '../../payments/core/payment-gateway';
import type { Clock, RequestClock } from '../../platform/time/clock';
import type { Actor } from '../../platform/states/actor';
import { furtherPaymentsOf, type FurtherPaymentsByKind } from './further-payments';
import { isWithinLateWindow } from './checkout.policy';
import type { PaymentOutcome, ReceivedPaymentService } from './received-payment.service';

/**
 * Captures authorised money while a booking waits for it, and applies the payment as the gateway then reports it. Other
 * authorised money is not captured, and Razorpay releases it automatically.
 */
export class CaptureService {
  constructor(
    private readonly bookings: BookingRepository,
    private readonly bookingService: BookingService,
    private readonly clock: Clock,
    private readonly gateway: PaymentGateway,
    private readonly receivedPayments: ReceivedPaymentService,
    private readonly furtherPayments: FurtherPaymentsByKind,
  ) {}

  /** Fetches the payment from the gateway, captures it if a booking waits for it, and applies it to the booking. */
  async applyById(paymentId: string, actor: Actor): Promise<PaymentOutcome> {
    return this.apply(await this.gateway.fetchPayment(paymentId), actor, this.clock.forRequest());
  }

  /** Applies every attempted payment of the order. `orderId` is the gateway's id. */
  async applyPaymentsOfOrder(orderId: string, actor: Actor, clock: RequestClock): Promise<void> {
    for (const payment of await this.gateway.fetchOrderPayments(orderId)) {
      if (payment.status !== 'CREATED') await this.apply(payment, actor, clock);
    }
  }

  async apply(payment: GatewayPayment, actor: Actor, clock: RequestClock): Promise<PaymentOutcome> {
    const captures = payment.status === 'AUTHORISED' && (await this.isWaitedFor(payment, clock));
    return this.receivedPayments.apply(captures ? await this.capture(payment) : payment, actor, clock);
  }

  private async capture(payment: GatewayPayment): Promise<GatewayPayment> {
    try {
      return await this.gateway.capturePayment(payment);
    } catch (error) {
      // Another call has captured the payment in the meantime, so the gateway is asked for its present state.
      if (error instanceof GatewayError && error.kind === 'rejected')
        return this.gateway.fetchPayment(payment.id);
      throw error;
    }
  }

  private async isWaitedFor(payment: GatewayPayment, clock: RequestClock): Promise<boolean> {
    if (!payment.orderId) return false;
    const booking = await this.bookings.findByOrder(payment.orderId);
    const order = booking?.orders.find(({ gatewayId }) => gatewayId === payment.orderId);
    if (!booking || order?.amountPaise !== payment.amount || payment.currency !== 'INR') return false;
    const further = furtherPaymentsOf(this.furtherPayments, order);
    if (further) return further.isAwaited(booking, order, await clock.time());
    if (booking.status === 'HELD') return true;
    if (booking.status !== 'EXPIRED') return false;
    if (!isWithinLateWindow(booking, await clock.time())) return false;
    // Captured, the money would only be refunded. Uncaptured, the bank releases it and the guest is never charged.
    return (await this.bookingService.hasFreeRooms(booking)) && !(await this.bookings.isBookedAgain(booking));
  }
}
