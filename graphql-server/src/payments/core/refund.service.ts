import type { DataSource, EntityManager } from 'typeorm';
import { inTransaction } from '../../platform/database/database';
import type { Logger } from '../../platform/log/log';
import { jobActor, type Actor } from '../../platform/states/actor';
import type { Cause } from '../../platform/states/transition';
import type { DisputeStatus } from './dispute.states';
import {
  GatewayError,
  isRejection,
  type GatewayPayment,
  type GatewayRefund,
  type PaymentGateway,
} from './payment-gateway';
import type { PaymentRepository } from './payment.repository';
import type { RecordedPayment } from './payment.service';
import { RefundRecords, type RefundListener } from './refund-records';
import type { Refund } from './refund.entity';
import type { RefundRepository, WaitingRefunds } from './refund.repository';
import { REFUND_RETRY_MINUTES, SMALLEST_REFUND_PAISE } from './refund.states';

const LOST: readonly DisputeStatus[] = ['LOST'];
const UNDECIDED: readonly DisputeStatus[] = ['OPEN', 'UNDER_REVIEW'];

const REFUND_JOB = jobActor('refund job');

/** Sends refunds. Calls to the gateway are made between transactions, never inside one. */
export class RefundService {
  private readonly records: RefundRecords;

  constructor(
    private readonly database: DataSource,
    payments: PaymentRepository,
    private readonly refunds: RefundRepository,
    private readonly gateway: PaymentGateway,
    listener: RefundListener,
    private readonly log: Logger,
  ) {
    this.records = new RefundRecords(payments, refunds, listener, log);
  }

  /**
   * Requests, in the caller's transaction, a refund of the rest of a payment; a job sends it. `refundedAtGatewayPaise`
   * is the gateway's own sum of refunds. Null when nothing is left, or less than ₹1, which is written off. The caller
   * must hold the lock on the payment.
   */
  async request(
    manager: EntityManager,
    payment: RecordedPayment,
    refundedAtGatewayPaise: number,
    cause: Cause,
  ): Promise<Refund | null> {
    const amount = await this.refunds.leftOf(manager, payment, { refundedAtGatewayPaise });
    if (amount >= SMALLEST_REFUND_PAISE) return this.records.request(manager, payment, amount, cause);
    await this.records.keepRest(manager, payment.id, amount);
    return null;
  }

  /**
   * Requests, in the caller's transaction, a refund of an amount of a payment. It is not sent before `notBefore`. The
   * caller must hold the lock on the payment.
   */
  requestAmount(
    manager: EntityManager,
    payment: { id: string; gatewayPaymentId: string },
    amountPaise: number,
    cause: Cause,
    notBefore: Date | null = null,
  ): Promise<Refund> {
    return this.records.request(manager, payment, amountPaise, cause, notBefore);
  }

  /** Sends a refund that the gateway does not know yet, or asks about a refund that it has accepted. */
  async send(refundId: string): Promise<void> {
    const refund = await this.refunds.findById(refundId);
    if (!refund) return;
    const { gatewayRefundId } = refund;
    if (gatewayRefundId) return this.keep(await this.gateway.fetchRefund(gatewayRefundId), refund.id);
    if (refund.status !== 'PENDING' || !(await this.maySend(refund))) return;
    try {
      await this.keep(await this.requestAtGateway(refund), refund.id);
    } catch (error) {
      // No response, or 409 while an earlier attempt is under way: the queue and the reconciliation try again.
      if (!(error instanceof GatewayError) || !isRejection(error)) throw error;
      await this.afterRejection(refund, error);
    }
  }

  /** The refund with its payment; null when it is unknown. */
  find(refundId: string): Promise<Refund | null> {
    return this.refunds.findById(refundId);
  }

  /** The ids of all refunds of the booking's payments. Its security deposits are no payments of the booking. */
  idsOfBooking(manager: EntityManager, bookingId: string): Promise<string[]> {
    return this.refunds.idsOfBooking(manager, bookingId);
  }

  /** The refunds among these that wait before they are sent; null when no refund waits. */
  waiting(refundIds: readonly string[]): Promise<WaitingRefunds | null> {
    return this.refunds.waiting(refundIds);
  }

  /**
   * Withdraws refunds that nobody has begun to send, in the caller's transaction. False when one of them has left or is
   * being sent; then the caller must roll back. The caller must hold the locks on their payments.
   */
  async withdraw(manager: EntityManager, refundIds: readonly string[], cause: Cause): Promise<boolean> {
    const waiting: Refund[] = [];
    for (const id of refundIds.toSorted()) {
      const refund = await this.refunds.lockById(manager, id);
      if (refund?.status !== 'PENDING' || refund.gatewayRefundId !== null || refund.sentAt !== null)
        return false;
      waiting.push(refund);
    }
    for (const refund of waiting) await this.records.move(manager, refund, 'NOT_NEEDED', cause);
    return true;
  }

  /** Records that the hotel paid a failed refund by other means. The caller must hold the lock on the payment. */
  async notePaidOtherwise(manager: EntityManager, refundId: string, cause: Cause): Promise<void> {
    const refund = await this.refunds.lockById(manager, refundId);
    if (refund?.status === 'FAILED') await this.records.move(manager, refund, 'PAID_OTHERWISE', cause);
  }

  /**
   * Updates our record of a refund from the gateway's report. A refund that was made in the gateway's dashboard is
   * recorded, too.
   */
  record(manager: EntityManager, reported: GatewayRefund, actor: Actor): Promise<string> {
    return this.records.record(manager, reported, actor);
  }

  /** Records refunds of a payment that no event reported. */
  async catchUp({ id, status, amountRefunded }: GatewayPayment): Promise<void> {
    if (status !== 'CAPTURED' || amountRefunded === 0) return;
    if ((await this.refunds.amountAtGateway(id)) < amountRefunded)
      await this.recordAllOf(id, jobActor('reconciliation'));
  }

  private requestAtGateway({ payment, amountPaise: amount, ...refund }: Refund): Promise<GatewayRefund> {
    const { speed, idempotencyKey } = refund;
    return this.gateway.refund({ paymentId: payment.gatewayPaymentId, amount, speed, idempotencyKey });
  }

  private async keep(reported: GatewayRefund, refundId: string): Promise<void> {
    await inTransaction(this.database, (manager) =>
      this.records.record(manager, reported, REFUND_JOB, refundId),
    );
  }

  /**
   * Handles a refund that the gateway rejected. First it reads all refunds of the payment at the gateway: ours may be
   * among them, or a person may have refunded a part or all of the money.
   */
  private async afterRejection(refund: Refund, rejection: GatewayError): Promise<void> {
    await this.recordAllOf(refund.payment.gatewayPaymentId, REFUND_JOB);
    await inTransaction(this.database, async (manager) => {
      const waiting = await this.records.lockWaiting(manager, refund);
      if (waiting)
        await this.decideAfterRejection(manager, { ...waiting, payment: refund.payment }, rejection);
    });
  }

  private async decideAfterRejection(
    manager: EntityManager,
    refund: Refund,
    { kind, message }: GatewayError,
  ): Promise<void> {
    if (!(await this.isAllLeft(manager, refund))) return;
    if (kind === 'too old' && refund.speed === 'normal') {
      await this.refunds.hasten(manager, refund);
      return this.records.enqueueSending(manager, refund.id);
    }
    if (kind !== 'no balance') {
      return this.records.move(manager, refund, 'FAILED', { actor: REFUND_JOB, reason: message });
    }
    await this.refunds.postpone(manager, refund.id, { minutes: REFUND_RETRY_MINUTES, problem: message });
    this.log.error(
      { alert: 'refund waits for balance', refundId: refund.id, amount: refund.amountPaise },
      'The balance at the payment gateway is too low for a refund',
    );
  }

  /**
   * False when less is left of the payment than the refund: then the rest is sent instead, or written off when it is
   * below ₹1.
   */
  private async isAllLeft(manager: EntityManager, refund: Refund): Promise<boolean> {
    const left = await this.refunds.leftOf(manager, refund.payment, { exceptId: refund.id });
    if (left >= refund.amountPaise) return true;
    if (left >= SMALLEST_REFUND_PAISE) {
      await this.refunds.changeAmount(manager, refund, left);
      await this.records.enqueueSending(manager, refund.id);
    } else {
      const cause = { actor: REFUND_JOB, reason: 'the money had gone back by other ways' };
      await this.records.move(manager, refund, 'NOT_NEEDED', cause);
      await this.records.keepRest(manager, refund.paymentId, left);
    }
    return false;
  }

  private async recordAllOf(gatewayPaymentId: string, actor: Actor): Promise<void> {
    for (const reported of await this.gateway.fetchPaymentRefunds(gatewayPaymentId)) {
      await inTransaction(this.database, (manager) => this.records.record(manager, reported, actor));
    }
  }

  /**
   * False while the guest's bank disputes the payment, and when a lost dispute has left less than the refund: otherwise
   * the guest would get the money twice. The gateway does not count what a dispute took, so its list of refunds is read
   * first.
   */
  private async maySend(refund: Refund): Promise<boolean> {
    const { gatewayPaymentId: paymentId } = refund.payment;
    if (await this.refunds.hasDispute(paymentId, LOST)) await this.recordAllOf(paymentId, REFUND_JOB);
    return inTransaction(this.database, async (manager) => {
      const waiting = await this.records.lockWaiting(manager, refund);
      if (!waiting) return false;
      if (await this.refunds.hasDispute(paymentId, UNDECIDED, manager)) {
        await this.records.waitForDispute(manager, waiting);
        return false;
      }
      if (!(await this.isAllLeft(manager, { ...waiting, payment: refund.payment }))) return false;
      // From here on the money may leave at any moment, even when the response is lost.
      await this.refunds.noteSending(manager, waiting.id);
      return true;
    });
  }
}
