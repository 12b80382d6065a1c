import { randomUUID } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import type { Staff } from '../../access/accounts/authorisation';
import type { AuditService } from '../../access/audit/audit.service';
import type { OrdersWithoutBooking } from '../../bookings/checkout/webhook.service';
import {
  GatewayError,
  isRejection,
  type GatewayPayment,
  type GatewayRefund,
  type PaymentGateway,
} from '../../payments/core/payment-gateway';
import { inTransaction } from '../../platform/database/database';
import { findRecord, updateRecord } from '../../platform/database/plain-statements';
import { enqueue } from '../../platform/jobs/job-queue';
import type { Logger } from '../../platform/log/log';
import { jobActor, staffActor } from '../../platform/states/actor';
import { mayMove } from '../../platform/states/state-machine';
import { insertWithHistory, transition, type Cause } from '../../platform/states/transition';
import { PaymentTest } from './payment-test.entity';
import { paymentTestStates, type PaymentTestStatus } from './payment-test.states';

/** One rupee, the smallest amount that the gateway accepts. */
export const TEST_PAISE = 100;

export const SETTLE_PAYMENT_TEST_JOB = 'settle payment test';
export const SETTLE_PAYMENT_TESTS_JOB = 'settle payment tests';

const LIFE_CYCLE = { machine: paymentTestStates, entity: PaymentTest };
const ACTOR = jobActor('payment test job');

// The checkout closes long before. A later payment is reported by its event.
const OPEN_MINUTES = 60;

// After a failed refund the owner may refund in the gateway's dashboard; after a month only its event is noticed.
const UNSETTLED = `
  SELECT id FROM payment_tests
  WHERE status IN ('OPEN', 'CAPTURED')
    OR (status = 'REFUND_FAILED' AND created_at > clock_timestamp() - interval '30 days')
  ORDER BY status = 'REFUND_FAILED', created_at`;

const UNPAID: readonly PaymentTestStatus[] = ['OPEN', 'LAPSED'];

type StartOutcome = { kind: 'PaymentTestStarted'; test: PaymentTest } | { kind: 'PaymentUnavailable' };

/**
 * The owner's test payment of one rupee, made in the same way as guests' payments. Captured money is always refunded,
 * also after a crash.
 */
export class PaymentTestService implements OrdersWithoutBooking {
  constructor(
    private readonly database: DataSource,
    private readonly gateway: PaymentGateway,
    private readonly audit: AuditService,
    private readonly log: Logger,
  ) {}

  /** The newest test, or null. */
  findLatest(): Promise<PaymentTest | null> {
    const { manager } = this.database;
    return findRecord(manager, PaymentTest, 'ORDER BY created_at DESC LIMIT 1', []);
  }

  /** Whether a test has ever been paid and refunded. */
  async hasPassed(): Promise<boolean> {
    const { manager } = this.database;
    return (await findRecord(manager, PaymentTest, "WHERE status = 'REFUNDED' LIMIT 1", [])) !== null;
  }

  async start(who: Staff): Promise<StartOutcome> {
    const id = randomUUID();
    try {
      const order = await this.gateway.createOrder({ amount: TEST_PAISE, receipt: `test-${id.slice(0, 8)}` });
      const test = { id, status: 'OPEN' as const, gatewayOrderId: order.id };
      const cause = { actor: staffActor(who.uid), reason: 'the owner tests the gateway' };
      await this.audit.perform(
        { who, action: 'startPaymentTest', details: { orderId: order.id } },
        async (manager) => {
          await insertWithHistory(manager, LIFE_CYCLE, test, cause);
          return { done: true, recordId: id };
        },
      );
      return {
        kind: 'PaymentTestStarted',
        test: await this.database.getRepository(PaymentTest).findOneByOrFail({ id }),
      };
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      this.log.warn({ err: error }, 'A payment test could not be started');
      return { kind: 'PaymentUnavailable' };
    }
  }

  /**
   * Updates a test from the gateway's report. The signature proves that the payment belongs to this order's checkout.
   */
  async confirm(proof: {
    orderId: string;
    paymentId: string;
    signature: string;
  }): Promise<PaymentTest | null> {
    if (!this.gateway.verifyCheckout(proof)) return null;
    const test = await this.database.getRepository(PaymentTest).findOneBy({ gatewayOrderId: proof.orderId });
    if (!test) return null;
    // Once it is captured, jobs do the rest.
    if (UNPAID.includes(test.status)) await this.tryToSettle(test.id);
    return this.database.getRepository(PaymentTest).findOneBy({ id: test.id });
  }

  /**
   * Handles an event about the payment of a test, its refund or its dispute; null when the order does not belong to a
   * test. The gateway is asked afterwards.
   */
  async receive(manager: EntityManager, { orderId }: GatewayPayment): Promise<string | null> {
    if (!orderId) return null;
    const test = await findRecord(manager, PaymentTest, 'WHERE gateway_order_id = $1', [orderId]);
    if (!test) return null;
    await enqueueSettling(manager, test.id);
    return 'payment test';
  }

  /** Settles every open test. A test that fails does not delay the others. */
  async settleAll(): Promise<void> {
    const tests: { id: string }[] = await this.database.query(UNSETTLED);
    for (const { id } of tests) await this.tryToSettle(id);
  }

  /**
   * Captures, refunds or checks one test, as far as the gateway allows now. The refund after a capture is a separate
   * job.
   */
  async settle(id: string): Promise<void> {
    const test = await this.database.getRepository(PaymentTest).findOneBy({ id });
    if (!test) return;
    if (UNPAID.includes(test.status)) return this.applyPayment(test);
    if (!test.gatewayPaymentId) return;
    if (test.status === 'CAPTURED') await this.sendBack(test, test.gatewayPaymentId);
    if (test.status === 'REFUND_FAILED') await this.findRepeated(test.id, test.gatewayPaymentId);
  }

  private async tryToSettle(id: string): Promise<void> {
    await this.settle(id).catch((error: unknown) =>
      this.log.warn({ err: error, paymentTest: id }, 'A payment test is not settled yet'),
    );
  }

  private async applyPayment(test: PaymentTest): Promise<void> {
    const payments = await this.gateway.fetchOrderPayments(test.gatewayOrderId).catch(emptyIfRejected);
    const authorised = payments.find(({ status }) => status === 'AUTHORISED');
    const captured =
      payments.find(({ status }) => status === 'CAPTURED') ??
      (authorised && (await this.gateway.capturePayment(authorised)));
    if (captured?.status === 'CAPTURED') {
      await this.move(test.id, 'CAPTURED', 'payment captured', { gatewayPaymentId: captured.id });
    } else if (Date.now() - test.createdAt.getTime() > OPEN_MINUTES * 60_000) {
      await this.move(test.id, 'LAPSED', 'nobody paid');
    }
  }

  private async sendBack(test: PaymentTest, paymentId: string): Promise<void> {
    try {
      await this.record(test.id, await this.refundOf(test, paymentId));
    } catch (error) {
      if (!(error instanceof GatewayError)) throw error;
      if (isRejection(error)) return this.afterRejection(test.id, paymentId, error);
      // An earlier attempt is not finished. The job that runs each minute asks again.
      if (error.kind === 'in progress') return;
      await this.keep(test.id, { problem: error.message });
      // The queue tries again, at first within seconds.
      throw error;
    }
  }

  /** Reads the refunds at the gateway before giving up: the rupee may have been refunded in the gateway's dashboard. */
  private async afterRejection(
    testId: string,
    paymentId: string,
    { kind, message }: GatewayError,
  ): Promise<void> {
    const [refund] = await this.gateway.fetchPaymentRefunds(paymentId).catch(emptyIfRejected);
    if (refund) return this.record(testId, refund);
    // The job that runs each minute tries again.
    if (kind === 'no balance') return this.keep(testId, { problem: message });
    await this.move(testId, 'REFUND_FAILED', message, { problem: message });
  }

  /** Looks for a refund that the owner repeated in the gateway's dashboard. */
  private async findRepeated(testId: string, paymentId: string): Promise<void> {
    const refunds = await this.gateway.fetchPaymentRefunds(paymentId).catch(emptyIfRejected);
    const repeated = refunds.find(({ status }) => status === 'PROCESSED');
    if (repeated) await this.record(testId, repeated);
  }

  private refundOf({ id, gatewayRefundId }: PaymentTest, paymentId: string): Promise<GatewayRefund> {
    if (gatewayRefundId) return this.gateway.fetchRefund(gatewayRefundId);
    const idempotencyKey = `payment-test-${id}`;
    return this.gateway.refund({ paymentId, amount: TEST_PAISE, speed: 'normal', idempotencyKey });
  }

  private async record(id: string, { id: gatewayRefundId, status }: GatewayRefund): Promise<void> {
    if (status === 'PROCESSED')
      return this.move(id, 'REFUNDED', 'gateway says processed', { gatewayRefundId, problem: null });
    if (status === 'FAILED')
      return this.move(id, 'REFUND_FAILED', 'gateway says failed', { gatewayRefundId, problem: 'failed' });
    await this.keep(id, { gatewayRefundId, problem: null });
  }

  /**
   * Stores the gateway's report on a refund that is under way. A test that has ended in the meantime does not change.
   */
  private keep(
    id: string,
    changes: Partial<Pick<PaymentTest, 'gatewayRefundId' | 'problem'>>,
  ): Promise<void> {
    return inTransaction(this.database, async (manager) => {
      const test = await lock(manager, id);
      if (test?.status === 'CAPTURED') await updateRecord(manager, PaymentTest, id, changes);
    });
  }

  /**
   * Moves a test to another state, and queues its next job in the same transaction. A test that has moved in the
   * meantime does not change.
   */
  private async move(
    id: string,
    to: PaymentTestStatus,
    reason: string,
    changes: Partial<PaymentTest> = {},
  ): Promise<void> {
    const cause: Cause = { actor: ACTOR, reason };
    const moved = await inTransaction(this.database, async (manager) => {
      const test = await lock(manager, id);
      if (!test || !mayMove(paymentTestStates, test.status, to)) return null;
      await transition(manager, LIFE_CYCLE, test, to, cause, changes);
      if (to === 'CAPTURED') await enqueueSettling(manager, id);
      return test;
    });
    if (moved && to === 'REFUND_FAILED') {
      const { gatewayPaymentId: payment } = moved;
      this.log.error({ alert: 'refund failed', paymentTest: id, payment, reason }, 'A refund failed');
    }
  }
}

/**
 * An empty list for a rejection: the gateway rejects questions about payments that it does not know, for example
 * payments of another account.
 */
function emptyIfRejected(error: unknown): [] {
  if (error instanceof GatewayError && error.kind === 'rejected') return [];
  throw error;
}

function lock(manager: EntityManager, id: string): Promise<PaymentTest | null> {
  return findRecord(manager, PaymentTest, 'WHERE id = $1 FOR UPDATE', [id]);
}

/** Queues the job without a key: a running job that is replaced by its key would not be retried when it fails. */
function enqueueSettling(manager: EntityManager, testId: string): Promise<void> {
  return enqueue(manager, SETTLE_PAYMENT_TEST_JOB, { testId });
}
