import type { DataSource, EntityManager, FindOptionsWhere } from 'typeorm';
import { inTransaction } from '../platform/database/database';
import type { Logger } from '../platform/log/log';
import type { Actor, Cause } from '../platform/states/transition';
import {
  GatewayError,
  type GatewayPayment,
  type GatewayRefund,
  type PaymentGateway,
} from './payment-gateway';
import type { RecordedPayment } from './payment.service';
import { RefundRecords } from './refund-records';
import { Refund } from './refund.entity';
import { LIVE_REFUND_STATES } from './refund.states';

// A balance that is too low, or a dispute, lasts hours or days.
const WAIT_MINUTES = 60;

const REFUSALS: readonly GatewayError['kind'][] = ['rejected', 'no balance'];

/** Money that must go back, until it has gone. Calls to the gateway stand between transactions. */
export class RefundService {
  private readonly records: RefundRecords;

  constructor(
    private readonly database: DataSource,
    private readonly gateway: PaymentGateway,
    private readonly log: Logger,
  ) {
    this.records = new RefundRecords(log);
  }

  /**
   * Decides, in the caller's transaction, that what is left of a payment goes back; a job sends it. `goneAlready` is
   * what the gateway says to have gone back. Null when nothing is left. The payment's lock must be held.
   */
  async request(
    manager: EntityManager,
    payment: RecordedPayment,
    goneAlready: number,
    cause: Cause,
  ): Promise<Refund | null> {
    const left = await this.records.leftOf(manager, payment);
    const amount = Math.min(left, payment.amountPaise - goneAlready);
    return amount > 0 ? this.records.request(manager, payment, amount, cause) : null;
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
    if (!refund) return;
    const { gatewayRefundId } = refund;
    if (gatewayRefundId) return this.keep(await this.gateway.fetchRefund(gatewayRefundId), refund.id);
    if (refund.status !== 'PENDING' || (await this.waitsForDispute(refund))) return;
    try {
      await this.keep(await this.askFor(refund), refund.id);
    } catch (error) {
      // No answer, or 409 while an earlier try is under way: the queue and the reconciliation try again.
      if (!(error instanceof GatewayError) || !REFUSALS.includes(error.kind)) throw error;
      await this.afterRefusal(refund, error);
    }
  }

  /** Brings our record of a refund to what the gateway reports; one made in its dashboard is recorded too. */
  record(manager: EntityManager, reported: GatewayRefund, actor: Actor): Promise<string> {
    return this.records.record(manager, reported, actor);
  }

  /** Records refunds of a payment that no event told of. */
  async catchUp({ id, status, amountRefunded }: GatewayPayment): Promise<void> {
    if (status !== 'CAPTURED' || amountRefunded === 0) return;
    const rows: { known: number }[] = await this.database.query(
      `SELECT COALESCE(sum(refund.amount_paise), 0)::int AS known FROM refunds refund
       JOIN payments payment ON payment.id = refund.payment_id
       WHERE payment.gateway_payment_id = $1 AND refund.status IN ${LIVE_REFUND_STATES}
         AND refund.gateway_refund_id IS NOT NULL`,
      [id],
    );
    if ((rows[0]?.known ?? 0) < amountRefunded) await this.recordAllOf(id, 'reconciliation');
  }

  /** Refunds that have waited long enough to be asked about again. */
  async overdue(olderThanMinutes: number): Promise<string[]> {
    const rows: { id: string }[] = await this.database.query(
      `SELECT id FROM refunds
       WHERE status = 'PENDING' AND created_at < (SELECT hotel_now()) - make_interval(mins => $1)
         AND (retry_at IS NULL OR retry_at <= (SELECT hotel_now()))
       ORDER BY created_at LIMIT 100`,
      [olderThanMinutes],
    );
    return rows.map(({ id }) => id);
  }

  private askFor({ payment, amountPaise, idempotencyKey }: Refund): Promise<GatewayRefund> {
    return this.gateway.refund({ paymentId: payment.gatewayPaymentId, amount: amountPaise, idempotencyKey });
  }

  private async keep(reported: GatewayRefund, refundId: string): Promise<void> {
    await inTransaction(this.database, (manager) =>
      this.records.record(manager, reported, 'refund job', refundId),
    );
  }

  /**
   * The gateway refused. Before we give up we read what it has of this payment: our refund may be there, or others
   * may have sent a part or all of the money back.
   */
  private async afterRefusal(refund: Refund, refusal: GatewayError): Promise<void> {
    await this.recordAllOf(refund.payment.gatewayPaymentId, 'refund job');
    await inTransaction(this.database, async (manager) => {
      const waiting = await this.records.lockWaiting(manager, refund);
      if (waiting) await this.decideAfterRefusal(manager, { ...waiting, payment: refund.payment }, refusal);
    });
  }

  private async decideAfterRefusal(
    manager: EntityManager,
    refund: Refund,
    { kind, message }: GatewayError,
  ): Promise<void> {
    const left = await this.records.leftOf(manager, refund.payment, refund.id);
    if (left === 0) {
      const cause = { actor: 'refund job', reason: 'the money had gone back by other ways' } as const;
      return this.records.move(manager, refund, 'NOT_NEEDED', cause);
    }
    if (left < refund.amountPaise) return this.sendTheRest(manager, refund.id, left);
    if (kind !== 'no balance') {
      return this.records.move(manager, refund, 'FAILED', { actor: 'refund job', reason: message });
    }
    await this.records.postpone(manager, refund.id, { minutes: WAIT_MINUTES, problem: message });
    this.log.error(
      { alert: 'refund waits for balance', refundId: refund.id, amount: refund.amountPaise },
      'The balance at the payment gateway is too low for a refund',
    );
  }

  /** Another amount is another request, so it gets a key of its own. */
  private async sendTheRest(manager: EntityManager, refundId: string, left: number): Promise<void> {
    await manager.update(
      Refund,
      { id: refundId },
      { amountPaise: left, idempotencyKey: `refund-${refundId}-${left}` },
    );
    await this.records.enqueueSending(manager, refundId);
  }

  private async recordAllOf(gatewayPaymentId: string, actor: Actor): Promise<void> {
    for (const reported of await this.gateway.fetchPaymentRefunds(gatewayPaymentId)) {
      await inTransaction(this.database, (manager) => this.records.record(manager, reported, actor));
    }
  }

  /** A payment that the guest's bank disputes is not refunded as well: the guest would have the money twice. */
  private async waitsForDispute({ id, payment }: Refund): Promise<boolean> {
    const disputes: { status: string }[] = await this.database.query(
      `SELECT status FROM disputes WHERE gateway_payment_id = $1 AND status IN ('OPEN', 'UNDER_REVIEW')`,
      [payment.gatewayPaymentId],
    );
    if (disputes.length === 0) return false;
    await inTransaction(this.database, (manager) =>
      this.records.postpone(manager, id, { minutes: WAIT_MINUTES, problem: 'the payment is disputed' }),
    );
    this.log.warn({ refundId: id, payment: payment.gatewayPaymentId }, 'A refund waits for a dispute');
    return true;
  }
}
