import type { DataSource } from 'typeorm';
import type { BookingRepository } from '../core/booking.repository';
import {
  ATTEMPT_IN_PROGRESS_MINUTES,
  LONGEST_ATTEMPT_AFTER_END_MINUTES,
} from '../core/checkout-durations.policy';
import type { CaptureService } from '../checkout/capture.service';
import { gatewayAlert } from '../checkout/gateway-alerts';
import { GatewayError, isAway, type PaymentGateway } from '../../payments/core/payment-gateway';
import { inTransaction } from '../../platform/database/database';
import { workOnEach } from '../../platform/jobs/bounded-work';
import type { Logger } from '../../platform/log/log';
import { jobActor } from '../../platform/states/actor';
import type { Clock, RequestClock } from '../../platform/time/clock';
import type { OrderKind } from '../core/order.entity';
import type { PaymentRequestRepository } from './payment-request.repository';
import { isOpen } from './payment-request.states';

export const EXPIRE_PAYMENT_REQUESTS_JOB = 'expire payment requests';

const JOB = jobActor('payment request job');

interface RequestExpiryNeeds {
  database: DataSource;
  clock: Clock;
  bookings: BookingRepository;
  requests: PaymentRequestRepository;
  gateway: PaymentGateway;
  capture: Pick<CaptureService, 'apply'>;
  log: Logger;
}

/** A run of a job. Once the gateway did not respond, the run does not ask it again. */
interface QuestionsOfRun {
  isGatewayAway: boolean;
}

interface Question {
  /** When the rooms or the request ended. Null when the staff end them now. */
  end: Date | null;
  run: QuestionsOfRun;
  /** The kinds of the orders that the gateway is asked about. */
  kinds?: readonly OrderKind[];
}

const REQUESTED: readonly OrderKind[] = ['REQUEST', 'SECURITY_DEPOSIT'];

/** Ends requests whose time is over, after asking the gateway whether they were paid. */
export class RequestExpiry {
  constructor(private readonly needs: RequestExpiryNeeds) {}

  async run(): Promise<void> {
    const clock = this.needs.clock.forRequest();
    const now = await clock.now();
    const run = { isGatewayAway: false };
    await workOnEach(
      await this.needs.requests.over(now),
      async ({ id, bookingId, expiresAt }) => {
        const asked = await this.askAbout(bookingId, clock, { end: expiresAt, run });
        if (asked) await this.expire({ id, bookingId }, asked, now);
      },
      ({ bookingId }, err) =>
        this.needs.log.error({ alert: 'sweep failed', bookingId, err }, 'A payment link could not be ended'),
    );
  }

  /**
   * Asks the gateway about all orders of these kinds of the booking, and applies what was paid. Returns our ids of these orders;
   * null while a payment is in progress or the gateway does not respond: nothing may be released then. An order that the
   * gateway refuses to tell of counts as asked, and money of a withdrawn request is refunded whenever it comes.
   */
  async askAbout(
    bookingId: string,
    clock: RequestClock,
    { end, run, kinds = REQUESTED }: Question = { end: null, run: { isGatewayAway: false } },
  ): Promise<Set<string> | null> {
    const booking = await this.needs.bookings.findById(bookingId);
    const orders = (booking?.orders ?? []).filter(({ kind }) => kinds.includes(kind));
    const withdrawn = await this.needs.requests.withdrawnOrdersOf(bookingId);
    for (const { gatewayId } of orders.filter(({ id }) => !withdrawn.has(id))) {
      if (run.isGatewayAway) return null;
      try {
        if (await this.isInProgress(gatewayId, end, clock)) return null;
      } catch (error) {
        if (!(error instanceof GatewayError)) throw error;
        this.logFailure(booking?.reference, error);
        run.isGatewayAway = isAway(error);
        if (run.isGatewayAway) return null;
      }
    }
    return new Set(orders.map(({ id }) => id));
  }

  private logFailure(reference: string | undefined, error: GatewayError): void {
    const alert = gatewayAlert(error, 'sweep failed');
    const message = 'The gateway could not be asked about a requested payment';
    this.needs.log[alert ? 'error' : 'warn']({ alert, reference, err: error }, message);
  }

  private async isInProgress(gatewayId: string, end: Date | null, clock: RequestClock): Promise<boolean> {
    const payments = await this.needs.gateway.fetchOrderPayments(gatewayId);
    for (const payment of payments)
      if (payment.status !== 'CREATED') await this.needs.capture.apply(payment, JOB, clock);
    const now = (await clock.now()).getTime();
    // A guest who tries again and again must not keep rooms for ever.
    if (end && now - end.getTime() > LONGEST_ATTEMPT_AFTER_END_MINUTES * 60_000) return false;
    const since = now - ATTEMPT_IN_PROGRESS_MINUTES * 60_000;
    return payments.some(({ status, createdAt }) => status === 'CREATED' && createdAt.getTime() > since);
  }

  private expire(
    { id, bookingId }: { id: string; bookingId: string },
    asked: ReadonlySet<string>,
    now: Date,
  ): Promise<void> {
    return inTransaction(this.needs.database, async (manager) => {
      const booking = await this.needs.bookings.lockById(manager, bookingId);
      const request = await this.needs.requests.findById(id, manager);
      if (!booking || !request || !isOpen(request) || request.expiresAt > now) return;
      // An order was made in the meantime; the next run asks the gateway about it first.
      if (hasFurtherOrder(booking, asked)) return;
      const cause = { actor: JOB, reason: 'its time is over' };
      await this.needs.requests.move(manager, request, 'EXPIRED', cause, { endedAt: now });
    });
  }
}

/** Whether the booking has an order of these kinds that the gateway was not asked about. */
export function hasFurtherOrder(
  { orders }: { orders: readonly { id: string; kind: OrderKind }[] },
  asked: ReadonlySet<string>,
  kinds: readonly OrderKind[] = REQUESTED,
): boolean {
  return orders.some(({ id, kind }) => kinds.includes(kind) && !asked.has(id));
}
