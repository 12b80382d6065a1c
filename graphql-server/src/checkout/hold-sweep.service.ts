import type { DataSource } from 'typeorm';
import type { BookingRepository, LapsedHold } from '../bookings/booking.repository';
import type { BookingService } from '../bookings/booking.service';
import { firstOrderOf } from '../bookings/booking-record';
import {
  ATTEMPT_IN_PROGRESS_MINUTES,
  HOLD_MINUTES,
  UNREACHABLE_GRACE_MINUTES,
} from '../bookings/checkout-durations.policy';
import { GatewayError, isAway, type GatewayPayment, type PaymentGateway } from '../payments/payment-gateway';
import type { Clock, RequestClock } from '../platform/time/clock';
import { inTransaction, isDatabaseAway } from '../platform/database/database';
import { workThrough } from '../platform/jobs/bounded-work';
import type { Logger } from '../platform/log/log';
import { jobActor } from '../platform/states/actor';
import type { CaptureService } from './capture.service';
import { gatewayAlert } from './gateway-alerts';

const UNREACHABLE = `lapsed; the payment gateway did not respond for ${UNREACHABLE_GRACE_MINUTES} minutes`;

export const SWEEP_HOLDS_JOB = 'sweep holds';

const SWEEP = jobActor(SWEEP_HOLDS_JOB);

/** Calls to the gateway under way at the same time. */
const AT_ONCE = 8;

/** Releases the rooms of lapsed holds. Before, it asks the gateway whether they were paid for. */
export class HoldSweep {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
    private readonly bookings: BookingRepository,
    private readonly bookingService: BookingService,
    private readonly gateway: PaymentGateway,
    private readonly capture: CaptureService,
    private readonly log: Logger,
  ) {}

  async run(): Promise<void> {
    const clock = this.clock.forRequest();
    const holds = await this.bookings.lapsedHolds();
    let isGatewayReachable = true;
    const work = async (hold: LapsedHold): Promise<boolean> => {
      // The next sweep is a minute away.
      if (!isGatewayReachable && hold.orderId && !hold.beyondGrace) return true;
      if (!(await this.isReachableAfter(hold, clock))) isGatewayReachable = false;
      return true;
    };
    // The first alone: one request without a response is enough.
    await workThrough(holds.slice(0, 1), 1, work);
    await workThrough(holds.slice(1), AT_ONCE, work);
  }

  /** False when the gateway cannot be asked. A rejection or a fault of ours concerns this order only. */
  private async isReachableAfter(hold: LapsedHold, clock: RequestClock): Promise<boolean> {
    try {
      await this.sweepOne(hold, clock);
      return true;
    } catch (error) {
      if (isDatabaseAway(error)) throw error;
      this.logFailure(hold, error);
      if (!(error instanceof GatewayError)) return true;
      if (hold.beyondGrace) await this.expire(hold, UNREACHABLE, clock);
      return !isAway(error);
    }
  }

  private logFailure({ reference }: LapsedHold, error: unknown): void {
    const alert = gatewayAlert(error, 'sweep failed');
    const message = 'A lapsed hold could not be checked for payments';
    this.log[alert ? 'error' : 'warn']({ alert, reference, err: error }, message);
  }

  private async sweepOne(hold: LapsedHold, clock: RequestClock): Promise<void> {
    if (!hold.orderId) return this.expire(hold, 'lapsed before a payment order was made', clock);
    const payments = await this.gateway.fetchOrderPayments(hold.orderId);
    // Captured money first, then payments in progress. Failures are only recorded.
    for (const payment of payments) {
      if (payment.status !== 'CREATED') await this.capture.bringIn(payment, SWEEP, clock);
    }
    const now = await clock.now();
    if (payments.some((payment) => isInProgress(payment, now)) && (await this.extendOnce(hold))) return;
    await this.expire(hold, 'lapsed without payment', clock);
  }

  /** False when this hold was extended before. */
  private extendOnce(hold: LapsedHold): Promise<boolean> {
    return inTransaction(this.database, async (manager) => {
      const booking = await this.bookings.lockById(manager, hold.id);
      if (booking?.status !== 'HELD' || booking.holdExtended) return false;
      await this.bookings.extendHold(manager, booking, HOLD_MINUTES);
      return true;
    });
  }

  private async expire(hold: LapsedHold, reason: string, clock: RequestClock): Promise<void> {
    const now = await clock.now();
    await inTransaction(this.database, async (manager) => {
      const booking = await this.bookings.lockById(manager, hold.id);
      // It was paid, released or extended meanwhile.
      if (booking?.status !== 'HELD' || booking.holdExpiresAt > now) return;
      // An order was made meanwhile: the next sweep asks about it first.
      if ((firstOrderOf(booking)?.gatewayId ?? null) !== hold.orderId) return;
      await this.bookingService.expire(manager, booking, { actor: SWEEP, reason }, now);
    });
  }
}

function isInProgress(payment: GatewayPayment, now: Date): boolean {
  const age = now.getTime() - payment.createdAt.getTime();
  return payment.status === 'CREATED' && age < ATTEMPT_IN_PROGRESS_MINUTES * 60_000;
}
