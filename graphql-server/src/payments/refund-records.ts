import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { enqueue } from '../platform/jobs/job-queue';
import type { Logger } from '../platform/log/log';
import { findRecord, insertRecord, updateRecord } from '../platform/database/plain-statements';
import { mayMove } from '../platform/states/state-machine';
import { recordTransition, type Actor } from '../platform/states/transition-history';
import type { GatewayRefund } from './payment-gateway';
import { Payment } from './payment.entity';
import { Refund } from './refund.entity';
import { LIVE_REFUND_STATES, refundStates, type RefundStatus } from './refund.states';

export const SEND_REFUND_JOB = 'send refund';

/** Who moves a refund, and why. */
interface Cause {
  actor: Actor;
  reason: string;
}

// A refund that the gateway has taken in is asked about again after so many minutes.
const ASK_AGAIN_MINUTES = 5;

/**
 * Our record of refunds. Everybody locks the payment first, then the refund, so that a webhook and a job about the
 * same refund never wait for each other in a circle; and a refund's row is written once in a transaction.
 */
export class RefundRecords {
  constructor(private readonly log: Logger) {}

  /** A refund of so much of the payment, and the job that sends it. */
  async request(manager: EntityManager, payment: Payment, amount: number, cause: Cause): Promise<Refund> {
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
    facts: GatewayRefund,
    actor: Actor,
    refundId?: string,
  ): Promise<string> {
    const payment = await this.lockPayment(manager, facts.paymentId);
    if (!payment) return 'unknown payment';
    // Razorpay's own refund of what was never captured: no money of ours.
    if (payment.status === 'RELEASED') return 'never captured';
    const refund = await this.findFor(manager, facts, refundId);
    if (!refund) return this.recordFromDashboard(manager, payment, facts, actor);
    return this.bringUpToDate(manager, refund, facts, actor);
  }

  /** The payment and its refund, locked in the one order; null when the refund is not waiting to be sent. */
  async lockWaiting(manager: EntityManager, { id, payment }: Refund): Promise<Refund | null> {
    await this.lockPayment(manager, payment.gatewayPaymentId);
    const refund = await this.lock(manager, 'id = $1', id);
    return refund?.status === 'PENDING' && refund.gatewayRefundId === null ? refund : null;
  }

  /** What is left of a captured payment after its refunds and what a lost dispute took, in paise; never below 0. */
  async leftOf(manager: EntityManager, payment: Payment, refundId: string | null = null): Promise<number> {
    const rows: { gone: number }[] = await manager.query(
      `SELECT COALESCE((SELECT sum(amount_paise) FROM refunds
           WHERE payment_id = $1 AND status IN ${LIVE_REFUND_STATES} AND id IS DISTINCT FROM $3::uuid), 0)::int
         + COALESCE((SELECT sum(amount_deducted_paise) FROM disputes
           WHERE gateway_payment_id = $2 AND status = 'LOST'), 0)::int AS gone`,
      [payment.id, payment.gatewayPaymentId, refundId],
    );
    return Math.max(0, payment.amountPaise - (rows[0]?.gone ?? 0));
  }

  /** Moves a locked refund along its life cycle; refuses what the table does not know. */
  async move(
    manager: EntityManager,
    refund: Refund,
    to: RefundStatus,
    { actor, reason }: Cause,
    changes: Partial<Refund> = {},
  ): Promise<void> {
    if (!mayMove(refundStates, refund.status, to)) {
      throw new Error(`Refund ${refund.id} cannot go from ${refund.status} to ${to}.`);
    }
    const problem = to === 'FAILED' ? reason : null;
    await updateRecord(manager, Refund, refund.id, { ...changes, status: to, retryAt: null, problem });
    const step = { subjectId: refund.id, from: refund.status, to, actor, reason };
    await recordTransition(manager, refundStates, step);
    if (to === 'FAILED') this.alertFailure(refund.id, reason);
  }

  /** Lets a locked refund wait; whoever sends overdue refunds leaves it alone meanwhile. */
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
    facts: GatewayRefund,
    actor: Actor,
  ): Promise<string> {
    const { status: from } = refund;
    if (!mayMove(refundStates, from, facts.status)) {
      if (from !== 'PENDING') return 'known';
      await this.postpone(manager, refund.id, { minutes: ASK_AGAIN_MINUTES, problem: null }, facts.id);
      return 'known';
    }
    const word = facts.status.toLowerCase();
    const contradicts = from !== 'PENDING';
    const reason = contradicts ? `gateway says ${word}, after ${from.toLowerCase()}` : `gateway says ${word}`;
    await this.move(manager, refund, facts.status, { actor, reason }, { gatewayRefundId: facts.id });
    // Events come in any order: which of the two is true now, the gateway is asked.
    if (contradicts && actor === 'webhook') await this.enqueueSending(manager, refund.id);
    return word;
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
    facts: GatewayRefund,
    refundId?: string,
  ): Promise<Refund | null> {
    if (refundId) return this.lock(manager, 'id = $1', refundId);
    const known = await this.lock(manager, 'gateway_refund_id = $1', facts.id);
    if (known || !facts.idempotencyKey) return known;
    return this.lock(manager, 'idempotency_key = $1', facts.idempotencyKey);
  }

  private async insert(
    manager: EntityManager,
    payment: Payment,
    {
      amount,
      status,
      gatewayId,
    }: { amount: number; status: GatewayRefund['status']; gatewayId: string | null },
    { actor, reason }: Cause,
  ): Promise<Refund> {
    const id = randomUUID();
    const row = {
      id,
      paymentId: payment.id,
      status,
      amountPaise: amount,
      reason,
      idempotencyKey: `refund-${id}`,
      gatewayRefundId: gatewayId,
      retryAt: null,
      problem: null,
    };
    await insertRecord(manager, Refund, row);
    await recordTransition(manager, refundStates, { subjectId: id, from: null, to: status, actor, reason });
    return manager.create(Refund, row);
  }
}
