import { randomUUID } from 'node:crypto';
import type { DataSource, EntityManager, FindOptionsWhere } from 'typeorm';
import { enqueue } from '../platform/job-queue';
import type { Logger } from '../platform/log';
import { mayMove } from '../platform/state-machine';
import { recordTransition, type Actor } from '../platform/transition-history';
import { GatewayError, type GatewayRefund, type PaymentGateway } from './payment-gateway';
import { Payment } from './payment.entity';
import { Refund } from './refund.entity';
import { refundStates, type RefundStatus } from './refund.states';

export const SEND_REFUND_JOB = 'send refund';

/** Money that must go back, until it has gone. */
export class RefundService {
  constructor(
    private readonly database: DataSource,
    private readonly gateway: PaymentGateway,
    private readonly log: Logger,
  ) {}

  /** Decides, in the caller's transaction, that a payment goes back in full; a job sends it. */
  async request(manager: EntityManager, payment: Payment, actor: Actor, reason: string): Promise<Refund> {
    const refund = await this.insert(manager, payment, { amount: payment.amountPaise, reason, actor });
    await enqueue(manager, SEND_REFUND_JOB, { refundId: refund.id }, { jobKey: `refund ${refund.id}` });
    return refund;
  }

  /** The oldest refund that is so, with its payment; null when there is none. */
  findWithPayment(where: FindOptionsWhere<Refund>): Promise<Refund | null> {
    return this.database
      .getRepository(Refund)
      .findOne({ where, relations: { payment: true }, order: { createdAt: 'ASC' } });
  }

  /** Sends a refund that the gateway does not know yet, or asks how one goes that it has taken in. */
  async send(refundId: string): Promise<void> {
    const refund = await this.findWithPayment({ id: refundId });
    if (!refund || refund.status !== 'PENDING') return;
    try {
      const facts = refund.gatewayRefundId
        ? await this.gateway.fetchRefund(refund.gatewayRefundId)
        : await this.gateway.refund({
            paymentId: refund.payment.gatewayPaymentId,
            amount: refund.amountPaise,
            idempotencyKey: refund.idempotencyKey,
          });
      await this.database.transaction((manager) => this.record(manager, facts, 'refund job', refund.id));
    } catch (error) {
      if (!(error instanceof GatewayError) || error.kind !== 'rejected') throw error;
      await this.database.transaction((manager) => this.giveUp(manager, refund.id, error.message));
    }
  }

  /** Brings our record of a refund to what the gateway reports; one made in its dashboard is recorded too. */
  async record(
    manager: EntityManager,
    facts: GatewayRefund,
    actor: Actor,
    refundId?: string,
  ): Promise<string> {
    const refund = refundId ? await this.lock(manager, { id: refundId }) : await this.findFor(manager, facts);
    if (!refund) return this.recordFromDashboard(manager, facts, actor);
    if (refund.gatewayRefundId === null) {
      refund.gatewayRefundId = facts.id;
      await manager.update(Refund, { id: refund.id }, { gatewayRefundId: facts.id });
    }
    return this.move(manager, refund, facts.status, actor, `gateway says ${facts.status.toLowerCase()}`);
  }

  /** Refunds that have waited long enough to be asked about again. */
  async overdue(olderThanMinutes: number): Promise<string[]> {
    const rows: { id: string }[] = await this.database.query(
      `SELECT id FROM refunds WHERE status = 'PENDING' AND created_at < hotel_now() - make_interval(mins => $1)
       ORDER BY created_at LIMIT 100`,
      [olderThanMinutes],
    );
    return rows.map(({ id }) => id);
  }

  private async giveUp(manager: EntityManager, refundId: string, reason: string): Promise<void> {
    const refund = await this.lock(manager, { id: refundId });
    if (refund) await this.move(manager, refund, 'FAILED', 'refund job', reason);
  }

  private async move(
    manager: EntityManager,
    refund: Refund,
    to: RefundStatus,
    actor: Actor,
    reason: string,
  ): Promise<string> {
    if (!mayMove(refundStates, refund.status, to)) return 'known';
    await recordTransition(manager, refundStates, {
      subjectId: refund.id,
      from: refund.status,
      to,
      actor,
      reason,
    });
    await manager.update(Refund, { id: refund.id }, { status: to });
    if (to === 'FAILED')
      this.log.error({ alert: 'refund failed', refundId: refund.id, reason }, 'A refund failed');
    return to.toLowerCase();
  }

  private async findFor(manager: EntityManager, facts: GatewayRefund): Promise<Refund | null> {
    const known = await this.lock(manager, { gatewayRefundId: facts.id });
    if (known || !facts.idempotencyKey) return known;
    return this.lock(manager, { idempotencyKey: facts.idempotencyKey });
  }

  private lock(manager: EntityManager, where: FindOptionsWhere<Refund>) {
    return manager.findOne(Refund, { where, lock: { mode: 'pessimistic_write' } });
  }

  private async recordFromDashboard(
    manager: EntityManager,
    facts: GatewayRefund,
    actor: Actor,
  ): Promise<string> {
    const payment = await manager.findOneBy(Payment, { gatewayPaymentId: facts.paymentId });
    if (!payment) return 'unknown payment';
    const reason = 'made in the payment gateway’s dashboard';
    const refund = await this.insert(manager, payment, { amount: facts.amount, reason, actor });
    await manager.update(Refund, { id: refund.id }, { gatewayRefundId: facts.id });
    refund.gatewayRefundId = facts.id;
    return this.move(manager, refund, facts.status, actor, reason);
  }

  private async insert(
    manager: EntityManager,
    payment: Payment,
    { amount, reason, actor }: { amount: number; reason: string; actor: Actor },
  ): Promise<Refund> {
    const id = randomUUID();
    const refund = manager.create(Refund, {
      id,
      paymentId: payment.id,
      status: 'PENDING',
      amountPaise: amount,
      reason,
      idempotencyKey: `refund-${id}`,
      gatewayRefundId: null,
    });
    await manager.insert(Refund, refund);
    const made = { subjectId: id, from: null, to: 'PENDING', actor, reason } as const;
    await recordTransition(manager, refundStates, made);
    return refund;
  }
}
