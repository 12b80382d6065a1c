import type { DataSource } from 'typeorm';
import type { LapsedHold } from '../core/booking.repository';
import { ATTEMPT_IN_PROGRESS_MINUTES, UNREACHABLE_GRACE_MINUTES } from '../core/checkout-durations.policy';
import {
  GatewayError,
  isAway,
  type GatewayPayment,
  type PaymentGateway,
} from '../../payments/core/payment-gateway';
import type { Clock, RequestClock } from '../../platform/time/clock';
import { inTransaction, isDatabaseAway } from '../../platform/database/database';
import { runConcurrently } from '../../platform/jobs/bounded-work';
import type { Logger } from '../../platform/log/log';
import { jobActor } from '../../platform/states/actor';
import type { CaptureService } from './capture.service';
import { gatewayAlert } from './gateway-alerts';
import type { SweptHolds } from './swept-holds';

const UNREACHABLE = `lapsed; the payment gateway did not respond for ${UNREACHABLE_GRACE_MINUTES} minutes`;

export const SWEEP_HOLDS_JOB = 'sweep holds';

const SWEEP = jobActor(SWEEP_HOLDS_JOB);

/** How many calls to the gateway run at the same time. */
const AT_ONCE = 8;

interface Swept {
  hold: LapsedHold;
  holds: SweptHolds;
}

/** Releases the rooms of lapsed holds, after asking the gateway whether they were paid. */
export class HoldSweep {
  constructor(
    private readonly database: DataSource,
    private readonly clock: Clock,
    private readonly kinds: readonly SweptHolds[],
    private readonly gateway: PaymentGateway,
    private readonly capture: CaptureService,
    private readonly log: Logger,
  ) {}

  async run(): Promise<void> {
    const clock = this.clock.forRequest();
    const swept: Swept[] = [];
    for (const holds of this.kinds) swept.push(...(await holds.lapsed()).map((hold) => ({ hold, holds })));
    let isGatewayReachable = true;
    const work = async (one: Swept): Promise<boolean> => {
      // The next sweep runs in a minute.
      if (!isGatewayReachable && one.hold.orderId && !one.hold.beyondGrace) return true;
      if (!(await this.isReachableAfter(one, clock))) isGatewayReachable = false;
      return true;
    };
    // The first hold is checked alone, because one request without a response is enough to know that the gateway is
    // away.
    await runConcurrently(swept.slice(0, 1), 1, work);
    await runConcurrently(swept.slice(1), AT_ONCE, work);
  }

  /** False when the gateway cannot be reached. A rejection or a fault of the server concerns only this order. */
  private async isReachableAfter(swept: Swept, clock: RequestClock): Promise<boolean> {
    const { hold } = swept;
    try {
      await this.sweepOne(swept, clock);
      return true;
    } catch (error) {
      if (isDatabaseAway(error)) throw error;
      this.logFailure(hold, error);
      if (!(error instanceof GatewayError)) return true;
      if (hold.beyondGrace) await this.expire(swept, UNREACHABLE, clock);
      return !isAway(error);
    }
  }

  private logFailure({ reference }: LapsedHold, error: unknown): void {
    const alert = gatewayAlert(error, 'sweep failed');
    const message = 'A lapsed hold could not be checked for payments';
    this.log[alert ? 'error' : 'warn']({ alert, reference, err: error }, message);
  }

  private async sweepOne(swept: Swept, clock: RequestClock): Promise<void> {
    const { hold, holds } = swept;
    if (!hold.orderId) return this.expire(swept, 'lapsed before a payment order was made', clock);
    const payments = await this.gateway.fetchOrderPayments(hold.orderId);
    // Captured money first, then payments in progress. Failed payments are only recorded.
    for (const payment of payments) {
      if (payment.status !== 'CREATED') await this.capture.apply(payment, SWEEP, clock);
    }
    const now = await clock.now();
    const isTried = payments.some((payment) => isInProgress(payment, now));
    // False when this hold was extended before.
    const extendOnce = () => inTransaction(this.database, (manager) => holds.extendOnce(manager, hold));
    if (isTried && (await extendOnce())) return;
    await this.expire(swept, 'lapsed without payment', clock);
  }

  private async expire({ hold, holds }: Swept, reason: string, clock: RequestClock): Promise<void> {
    const now = await clock.now();
    await inTransaction(this.database, (manager) =>
      holds.expire(manager, hold, { actor: SWEEP, reason }, now),
    );
  }
}

function isInProgress(payment: GatewayPayment, now: Date): boolean {
  const age = now.getTime() - payment.createdAt.getTime();
  return payment.status === 'CREATED' && age < ATTEMPT_IN_PROGRESS_MINUTES * 60_000;
}
