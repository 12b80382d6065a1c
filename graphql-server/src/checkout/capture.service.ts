import type { BookingService } from '../bookings/booking.service';
import { GatewayError, type GatewayPayment, type PaymentGateway } from '../payments/payment-gateway';
import type { Clock } from '../platform/time/clock';
import type { Actor } from '../platform/states/transition';
import { isWithinLateWindow } from './checkout.policy';
import type { Settlement, SettlementService } from './settlement.service';

/**
 * Takes money that is authorised but not captured, when a booking still waits for it, and settles what the
 * gateway then says. Money that nothing waits for stays uncaptured: Razorpay releases it by itself.
 */
export class CaptureService {
  constructor(
    private readonly bookings: BookingService,
    private readonly clock: Clock,
    private readonly gateway: PaymentGateway,
    private readonly settlement: SettlementService,
  ) {}

  /** Asks the gateway for the payment, captures it if need be, and settles it. */
  async bringInById(paymentId: string, actor: Actor): Promise<Settlement> {
    return this.bringIn(await this.gateway.fetchPayment(paymentId), actor);
  }

  async bringIn(facts: GatewayPayment, actor: Actor): Promise<Settlement> {
    const capture = facts.status === 'AUTHORISED' && (await this.isWaitedFor(facts));
    return this.settlement.settle(capture ? await this.capture(facts) : facts, actor);
  }

  private async capture(facts: GatewayPayment): Promise<GatewayPayment> {
    try {
      return await this.gateway.capturePayment(facts);
    } catch (error) {
      // 'Already captured' by whoever was faster: what the gateway says now is the truth.
      if (error instanceof GatewayError && error.kind === 'rejected')
        return this.gateway.fetchPayment(facts.id);
      throw error;
    }
  }

  private async isWaitedFor(facts: GatewayPayment): Promise<boolean> {
    if (!facts.orderId) return false;
    const booking = await this.bookings.findByOrder(facts.orderId);
    if (!booking || booking.totalPaise !== facts.amount || facts.currency !== 'INR') return false;
    if (booking.status === 'HELD') return true;
    if (booking.status !== 'EXPIRED') return false;
    if (!isWithinLateWindow(booking, await this.clock.now(), await this.clock.today())) return false;
    // Captured it would only go back: left alone, the bank releases it and nothing is ever charged.
    return (await this.bookings.hasFreeRoom(booking)) && !(await this.bookings.hasRebooked(booking));
  }
}
