import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { enqueue } from '../platform/jobs/job-queue';
import type { Logger } from '../platform/log/log';
import { findRecord } from '../platform/database/plain-statements';
import { mayMove } from '../platform/states/state-machine';
import { insertWithHistory, transition, type Actor, type Cause } from '../platform/states/transition';
import type { GatewayRefund } from './payment-gateway';
import { Payment } from './payment.entity';
import type { RecordedPayment } from './payment.service';
import { Refund } from './refund.entity';
import { LIVE_REFUND_STATES, refundStates, type RefundStatus } from './refund.states';

export const SEND_REFUND_JOB = 'send refund';

const LIFE_CYCLE = { machine: refundStates, entity: Refund };

// After so many minutes we ask again about a refund that the gateway has accepted.
const ASK_AGAIN_MINUTES = 5;

/**
 * Our record of refunds. Everybody locks the payment first, then the refund, so that a webhook and a job about the
 * same refund never wait for each other in a circle; and a refund's row is written once in a transaction.
 */
export class RefundRecords {
  constructor(private readonly log: Logger) {}

  /** A refund of so much of the payment, and the job that sends it. */
  async request(
    manager: EntityManager,
    payment: RecordedPayment,
    amount: number,
    cause: Cause,
  ): Promise<Refund> {
    const refund = await this.insert(manager, payment, { amount, status: 'PENDING', gatewayId: null }, cause);
    await this.enqueueSending(manager, refund.id);
    return refund;
  }

  async enqueueSending(manager: EntityManager, refundId: string): Promise<void> {
    await enqueue(manager, SEND_REFUND_JOB, { refundId }, { jobKey: `refund ${refundId}` });
  }

  /** Brings our record of a refund to what the gateway reports; one made in its dashboard is recorded too. */
  async record(
    manager: EntityManager,
    reported: GatewayRefund,
    actor: Actor,
    refundId?: string,
  ): Promise<string> {
    const payment = await this.lockPayment(manager, reported.paymentId);
    if (!payment) return 'unknown payment';
    // Razorpay's own refund of what was never captured: no money of ours.
    if (payment.status === 'RELEASED') return 'never captured';
    const refund = await this.findFor(manager, reported, refundId);
    if (!refund) return this.recordFromDashboard(manager, payment, reported, actor);
    return this.bringUpToDate(manager, refund, reported, actor);
  }

  /** The payment and its refund, locked in the one order; null when the refund is not waiting to be sent. */
  async lockWaiting(manager: EntityManager, { id, payment }: Refund): Promise<Refund | null> {
    await this.lockPayment(manager, payment.gatewayPaymentId);
    const refund = await this.lock(manager, 'id = $1', id);
    return refund?.status === 'PENDING' && refund.gatewayRefundId === null ? refund : null;
  }

  /** What is left of a captured payment after its refunds and what a lost dispute took, in paise; never below 0. */
  async leftOf(manager: EntityManager, payment: RecordedPayment, refundId: string | null = null): Promise<number> {
    const rows: { gone: number }[] = await manager.query(
      `SELECT COALESCE((SELECT sum(amount_paise) FROM refunds
           WHERE payment_id = $1 AND status IN ${LIVE_REFUND_STATES} AND id IS DISTINCT FROM $3::uuid), 0)::int
         + COALESCE((SELECT sum(amount_deducted_paise) FROM disputes
           WHERE gateway_payment_id = $2 AND status = 'LOST'), 0)::int AS gone`,
      [payment.id, payment.gatewayPaymentId, refundId],
    );
    return Math.max(0, payment.amountPaise - (rows[0]?.gone ?? 0));
  }

  /** Moves a locked refund to another state; a failure alerts the operator. */
  async move(
    manager: EntityManager,
    refund: Refund,
    to: RefundStatus,
    cause: Cause,
    changes: Partial<Refund> = {},
  ): Promise<void> {
    const problem = to === 'FAILED' ? cause.reason : null;
    await transition(manager, LIFE_CYCLE, refund, to, cause, { ...changes, retryAt: null, problem });
    if (to === 'FAILED') this.alertFailure(refund.id, cause.reason);
  }

  /** Lets a locked refund wait: until then it is not overdue. */
  async postpone(
    manager: EntityManager,
    refundId: string,
    { minutes, problem }: { minutes: number; problem: string | null },
    gatewayRefundId?: string,
  ): Promise<void> {
    await manager.query(
      `UPDATE refunds SET retry_at = hotel_now() + make_interval(mins => $2), problem = $3,
         gateway_refund_id = COALESCE($4, gateway_refund_id) WHERE id = $1`,
      [refundId, minutes, problem, gatewayRefundId ?? null],
    );
  }

  private async bringUpToDate(
    manager: EntityManager,
    refund: Refund,
    reported: GatewayRefund,
    actor: Actor,
  ): Promise<string> {
    const { status: from } = refund;
    if (!mayMove(refundStates, from, reported.status)) {
      if (from !== 'PENDING') return 'known';
      await this.postpone(manager, refund.id, { minutes: ASK_AGAIN_MINUTES, problem: null }, reported.id);
      return 'known';
    }
    const status = reported.status.toLowerCase();
    const contradicts = from !== 'PENDING';
    const reason = contradicts
      ? `gateway says ${status}, after ${from.toLowerCase()}`
      : `gateway says ${status}`;
    await this.move(manager, refund, reported.status, { actor, reason }, { gatewayRefundId: reported.id });
    // Events come in any order: the gateway says which of the two is true now.
    if (contradicts && actor === 'webhook') await this.enqueueSending(manager, refund.id);
    return status;
  }

  private async recordFromDashboard(
    manager: EntityManager,
    payment: Payment,
    { id: gatewayId, amount, status }: GatewayRefund,
    actor: Actor,
  ): Promise<string> {
    const reason = 'made in the payment gateway’s dashboard';
    const { id } = await this.insert(manager, payment, { amount, status, gatewayId }, { actor, reason });
    this.log.error(
      { alert: 'refund made in the dashboard', refund: gatewayId, payment: payment.gatewayPaymentId, amount },
      'Money went back that we had not sent back',
    );
    if (status === 'FAILED') this.alertFailure(id, reason);
    return status.toLowerCase();
  }

  private alertFailure(refundId: string, reason: string): void {
    this.log.error({ alert: 'refund failed', refundId, reason }, 'A refund failed');
  }

  private lockPayment(manager: EntityManager, gatewayPaymentId: string): Promise<Payment | null> {
    return findRecord(manager, Payment, 'WHERE gateway_payment_id = $1 FOR UPDATE', [gatewayPaymentId]);
  }

  private lock(manager: EntityManager, condition: string, value: string): Promise<Refund | null> {
    return findRecord(manager, Refund, `WHERE ${condition} FOR UPDATE`, [value]);
  }

  private async findFor(
    manager: EntityManager,
    reported: GatewayRefund,
    refundId?: string,
  ): Promise<Refund | null> {
    if (refundId) return this.lock(manager, 'id = $1', refundId);
    const known = await this.lock(manager, 'gateway_refund_id = $1', reported.id);
    if (known || !reported.idempotencyKey) return known;
    return this.lock(manager, 'idempotency_key = $1', reported.idempotencyKey);
  }

  private async insert(
    manager: EntityManager,
    payment: RecordedPayment,
    {
      amount,
      status,
      gatewayId,
    }: { amount: number; status: GatewayRefund['status']; gatewayId: string | null },
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
      retryAt: null,
      problem: null,
    };
    await insertWithHistory(manager, LIFE_CYCLE, refund, cause);
    return manager.create(Refund, refund);
  }
}
