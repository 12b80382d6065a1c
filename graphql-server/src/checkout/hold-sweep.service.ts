import type { DataSource } from 'typeorm';
import type { BookingService } from '../bookings/booking.service';
import {
  ATTEMPT_IN_PROGRESS_MINUTES,
  UNREACHABLE_GRACE_MINUTES,
} from '../bookings/checkout-durations.policy';
import { GatewayError, type GatewayPayment, type PaymentGateway } from '../payments/payment-gateway';
import type { Clock } from '../platform/time/clock';
import { inTransaction, isDatabaseAway } from '../platform/database/database';
import type { Logger } from '../platform/log/log';
import type { CaptureService } from './capture.service';

export const SWEEP_HOLDS_JOB = 'sweep holds';

interface DueHold {
  id: string;
  reference: string;
  orderId: string | null;
  beyondGrace: boolean;
}

/** Releases rooms whose hold has lapsed, never before asking the gateway whether they were paid for. */
export class HoldSweep {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
    private readonly bookings: BookingService,
    private readonly gateway: PaymentGateway,
    private readonly capture: CaptureService,
    private readonly log: Logger,
  ) {}

  async run(): Promise<void> {
    let gatewayAnswers = true;
    for (const hold of await this.dueHolds()) {
      // One unanswered question is enough: the next sweep is a minute away.
      if (!gatewayAnswers && hold.orderId && !hold.beyondGrace) continue;
      try {
        await this.sweepOne(hold);
      } catch (error) {
        if (isDatabaseAway(error)) throw error;
        const isGateways = error instanceof GatewayError;
        this.log.error(
          {
            alert: isGateways ? 'gateway unreachable' : 'sweep failed',
            reference: hold.reference,
            err: error,
          },
          'A lapsed hold could not be checked for payments',
        );
        // A refusal or a fault of ours concerns this one order; the others may be asked about.
        if (!isGateways) continue;
        if (error.kind === 'unreachable') gatewayAnswers = false;
        if (hold.beyondGrace)
          await this.expire(hold, 'lapsed; the payment gateway did not answer for two hours');
      }
    }
  }

  private async sweepOne(hold: DueHold): Promise<void> {
    if (!hold.orderId) return this.expire(hold, 'lapsed before a payment order was made');
    const payments = await this.gateway.fetchOrderPayments(hold.orderId);
    // Money first, then what is still on its way; failures only enter the record.
    for (const payment of payments) {
      if (payment.status !== 'CREATED') await this.capture.bringIn(payment, 'sweep');
    }
    const now = await this.clock.now();
    if (payments.some((payment) => isInProgress(payment, now)) && (await this.extendOnce(hold))) return;
    await this.expire(hold, 'lapsed without payment');
  }

  /** False when this hold was extended before. */
  private extendOnce(hold: DueHold): Promise<boolean> {
    return inTransaction(this.database, async (manager) => {
      const booking = await this.bookings.lockById(manager, hold.id);
      if (booking?.status !== 'HELD' || booking.holdExtended) return false;
      await this.bookings.extendHold(manager, booking);
      return true;
    });
  }

  private expire(hold: DueHold, reason: string): Promise<void> {
    return inTransaction(this.database, async (manager) => {
      const booking = await this.bookings.lockById(manager, hold.id);
      const now = await this.clock.now(manager);
      // Paid, released or extended since we looked.
      if (booking?.status !== 'HELD' || booking.holdExpiresAt > now) return;
      // An order may have been made since we looked: the next sweep asks about it first.
      if (booking.gatewayOrderId !== hold.orderId) return;
      await this.bookings.expire(manager, booking, { actor: 'sweep', reason });
    });
  }

  private dueHolds(): Promise<DueHold[]> {
    return this.database.query(
      `SELECT id, reference, gateway_order_id AS "orderId",
         hold_expires_at < (SELECT hotel_now()) - make_interval(mins => $1) AS "beyondGrace"
       FROM bookings WHERE status = 'HELD' AND hold_expires_at <= (SELECT hotel_now())
       ORDER BY hold_expires_at LIMIT 200`,
      [UNREACHABLE_GRACE_MINUTES],
    );
  }
}

function isInProgress(payment: GatewayPayment, now: Date): boolean {
  const age = now.getTime() - payment.createdAt.getTime();
  return payment.status === 'CREATED' && age < ATTEMPT_IN_PROGRESS_MINUTES * 60_000;
}
