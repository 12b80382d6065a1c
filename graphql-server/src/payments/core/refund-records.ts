import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { enqueue } from '../../platform/jobs/job-queue';
import type { Logger } from '../../platform/log/log';
import { mayMove } from '../../platform/states/state-machine';
import type { Actor } from '../../platform/states/actor';
import { insertWithHistory, transition, type Cause } from '../../platform/states/transition';
import type { GatewayRefund } from './payment-gateway';
import type { PaymentRepository } from './payment.repository';
import type { RecordedPayment } from './payment.service';
import { Refund } from './refund.entity';
import type { RefundRepository } from './refund.repository';
import {
  REFUND_OVERDUE_MINUTES,
  REFUND_RETRY_MINUTES,
  refundStates,
  type RefundStatus,
} from './refund.states';

export const SEND_REFUND_JOB = 'send refund';

type PaymentOfRefund = Pick<RecordedPayment, 'id' | 'gatewayPaymentId'>;

const LIFE_CYCLE = { machine: refundStates, entity: Refund };

/** Called when refunds change, in the transaction that records the change. */
export interface RefundListener {
  moved(manager: EntityManager, refund: Refund, to: RefundStatus): Promise<void>;
  madeInDashboard(manager: EntityManager, refund: Refund): Promise<void>;
  /** The rest of a payment is too small for a refund, in paise. */
  leftTooSmall(manager: EntityManager, paymentId: string, leftPaise: number): Promise<void>;
  /** Called when a refund is not sent while the guest's bank disputes the payment. */
  waitsForDispute(manager: EntityManager, refund: Refund): Promise<void>;
}

/**
 * Our records of refunds. All code locks the booking first, then the payment and the refund, so that a webhook and a job about one
 * refund never wait for each other in a circle.
 */
export class RefundRecords {
  constructor(
    private readonly payments: PaymentRepository,
    private readonly refunds: RefundRepository,
    private readonly listener: RefundListener,
    private readonly log: Logger,
  ) {}

  /** Creates a refund of an amount of the payment, and the job that sends it. */
  async request(
    manager: EntityManager,
    payment: PaymentOfRefund,
    amount: number,
    cause: Cause,
    retryAt: Date | null = null,
  ): Promise<Refund> {
    const wanted = { amount, status: 'PENDING', gatewayId: null, retryAt } as const;
    const refund = await this.insert(manager, payment, wanted, cause);
    await this.enqueueSending(manager, refund.id, retryAt);
    return refund;
  }

  /** Queues the sending: at once, or when the given time has come. */
  async enqueueSending(
    manager: EntityManager,
    refundId: string,
    notBefore: Date | null = null,
  ): Promise<void> {
    const options = { jobKey: `refund ${refundId}`, ...(notBefore && { notBefore }) };
    await enqueue(manager, SEND_REFUND_JOB, { refundId }, options);
  }

  /**
   * Updates our record of a refund from the gateway's report. A refund that was made in the gateway's dashboard is
   * recorded, too.
   */
  async record(
    manager: EntityManager,
    reported: GatewayRefund,
    actor: Actor,
    refundId?: string,
  ): Promise<string> {
    const payment = await this.payments.lock(manager, reported.paymentId);
    if (!payment) return 'unknown payment';
    // Razorpay returned money that was never captured, so it never belonged to the hotel.
    if (payment.status === 'RELEASED') return 'never captured';
    const refund = await this.findFor(manager, reported, refundId);
    if (!refund) return this.recordFromDashboard(manager, payment, reported, actor);
    return this.bringUpToDate(manager, refund, reported, actor);
  }

  /**
   * Locks the payment, then its refund. Null when the refund no longer waits to be sent. When its key has changed, it
   * waits for the job of another sender, who has changed its amount.
   */
  async lockWaiting(manager: EntityManager, { id, idempotencyKey, payment }: Refund): Promise<Refund | null> {
    await this.payments.lock(manager, payment.gatewayPaymentId);
    const refund = await this.refunds.lockById(manager, id);
    if (refund?.status !== 'PENDING' || refund.gatewayRefundId !== null) return null;
    return refund.idempotencyKey === idempotencyKey ? refund : null;
  }

  /** Writes off the rest of a payment that is too small for a refund, in paise. */
  async keepRest(manager: EntityManager, paymentId: string, leftPaise: number): Promise<void> {
    if (leftPaise > 0) await this.listener.leftTooSmall(manager, paymentId, leftPaise);
  }

  /** Moves a locked refund to another state. A failure alerts the operator. */
  async move(
    manager: EntityManager,
    refund: Refund,
    to: RefundStatus,
    cause: Cause,
    changes: Partial<Refund> = {},
  ): Promise<void> {
    const problem = to === 'FAILED' ? cause.reason : null;
    await transition(manager, LIFE_CYCLE, refund, to, cause, { ...changes, retryAt: null, problem });
    await this.listener.moved(manager, refund, to);
    if (to === 'FAILED') this.alertFailure(refund.id, cause.reason);
  }

  /** Lets a locked refund wait until the guest's bank has decided about the dispute. */
  async waitForDispute(manager: EntityManager, refund: Refund): Promise<void> {
    const problem = 'the payment is disputed';
    await this.refunds.postpone(manager, refund.id, { minutes: REFUND_RETRY_MINUTES, problem });
    await this.listener.waitsForDispute(manager, refund);
    this.log.warn({ refundId: refund.id, paymentId: refund.paymentId }, 'A refund waits for a dispute');
  }

  private async bringUpToDate(
    manager: EntityManager,
    refund: Refund,
    reported: GatewayRefund,
    actor: Actor,
  ): Promise<string> {
    const { status: from } = refund;
    if (refund.amountPaise !== reported.amount)
      await this.refunds.noteAmount(manager, refund.id, reported.amount);
    if (!mayMove(refundStates, from, reported.status)) {
      if (from !== 'PENDING') return 'known';
      const postponement = { minutes: REFUND_OVERDUE_MINUTES, problem: null, gatewayRefundId: reported.id };
      await this.refunds.postpone(manager, refund.id, postponement);
      return 'known';
    }
    const status = reported.status.toLowerCase();
    const contradicts = from !== 'PENDING';
    const reason = contradicts
      ? `gateway says ${status}, after ${from.toLowerCase()}`
      : `gateway says ${status}`;
    await this.move(manager, refund, reported.status, { actor, reason }, { gatewayRefundId: reported.id });
    // Events arrive in any order, so the gateway is asked which of the two states is true now.
    if (contradicts && actor.kind === 'webhook') await this.enqueueSending(manager, refund.id);
    return status;
  }

  private async recordFromDashboard(
    manager: EntityManager,
    payment: RecordedPayment,
    { id: gatewayId, amount, status }: GatewayRefund,
    actor: Actor,
  ): Promise<string> {
    const reason = 'made in the payment gateway’s dashboard';
    const refund = await this.insert(manager, payment, { amount, status, gatewayId }, { actor, reason });
    if (status === 'FAILED') await this.listener.moved(manager, refund, status);
    else await this.listener.madeInDashboard(manager, refund);
    this.log.error(
      { alert: 'refund made in the dashboard', refund: gatewayId, payment: payment.gatewayPaymentId, amount },
      'The gateway refunded money that we had not refunded',
    );
    if (status === 'FAILED') this.alertFailure(refund.id, reason);
    return status.toLowerCase();
  }

  private alertFailure(refundId: string, reason: string): void {
    this.log.error({ alert: 'refund failed', refundId, reason }, 'A refund failed');
  }

  private async findFor(
    manager: EntityManager,
    reported: GatewayRefund,
    refundId?: string,
  ): Promise<Refund | null> {
    if (refundId) return this.refunds.lockById(manager, refundId);
    const known = await this.refunds.lockByGatewayId(manager, reported.id);
    if (known || !reported.idempotencyKey) return known;
    return this.refunds.lockByIdempotencyKey(manager, reported.idempotencyKey);
  }

  private async insert(
    manager: EntityManager,
    payment: PaymentOfRefund,
    {
      amount,
      status,
      gatewayId,
      retryAt = null,
    }: { amount: number; status: GatewayRefund['status']; gatewayId: string | null; retryAt?: Date | null },
    cause: Cause,
  ): Promise<Refund> {
    const id = randomUUID();
    const refund = {
      id,
      paymentId: payment.id,
      status,
      amountPaise: amount,
      reason: cause.reason,
      idempotencyKey: `refund-${id}`,
      gatewayRefundId: gatewayId,
      sentAt: null,
      retryAt,
      problem: null,
      speed: 'normal' as const,
    };
    await insertWithHistory(manager, LIFE_CYCLE, refund, cause);
    return manager.create(Refund, refund);
  }
}
