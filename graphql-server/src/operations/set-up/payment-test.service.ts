import { randomUUID } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import type { Staff } from '../../access/accounts/authorisation';
import type { AuditService } from '../../access/audit/audit.service';
import type { OrdersBesideBookings } from '../../bookings/checkout/webhook.service';
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

/** One rupee, the least that the gateway takes. */
export const TEST_PAISE = 100;

export const SETTLE_PAYMENT_TEST_JOB = 'settle payment test';
export const SETTLE_PAYMENT_TESTS_JOB = 'settle payment tests';

const LIFE_CYCLE = { machine: paymentTestStates, entity: PaymentTest };
const ACTOR = jobActor('payment test job');

// The checkout closes long before. A payment that comes later is told by its event.
const OPEN_MINUTES = 60;

// A failed refund waits for the owner's own in the gateway's dashboard; after a month only its event is heard.
const UNSETTLED = `
  SELECT id FROM payment_tests
  WHERE status IN ('OPEN', 'CAPTURED')
    OR (status = 'REFUND_FAILED' AND created_at > clock_timestamp() - interval '30 days')
  ORDER BY status = 'REFUND_FAILED', created_at`;

const UNPAID: readonly PaymentTestStatus[] = ['OPEN', 'LAPSED'];

type StartOutcome = { kind: 'PaymentTestStarted'; test: PaymentTest } | { kind: 'PaymentUnavailable' };

/** The owner's payment of one rupee, by the way that guests pay. Whatever was captured goes back, also after a crash. */
export class PaymentTestService implements OrdersBesideBookings {
  constructor(
    private readonly database: DataSource,
    private readonly gateway: PaymentGateway,
    private readonly audit: AuditService,
    private readonly log: Logger,
  ) {}

  /** The newest test; null when there was none. */
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

  /** Brings a test to what the gateway reports. The signature proves that the checkout was this order's. */
  async confirm(proof: {
    orderId: string;
    paymentId: string;
    signature: string;
  }): Promise<PaymentTest | null> {
    if (!this.gateway.verifyCheckout(proof)) return null;
    const test = await this.database.getRepository(PaymentTest).findOneBy({ gatewayOrderId: proof.orderId });
    if (!test) return null;
    // Once it is captured, the queue does the rest.
    if (UNPAID.includes(test.status)) await this.tryToSettle(test.id);
    return this.database.getRepository(PaymentTest).findOneBy({ id: test.id });
  }

  /** An event about the payment of a test, its refund or its dispute; null when its order is no test's. The gateway is asked afterwards. */
  async receive(manager: EntityManager, { orderId }: GatewayPayment): Promise<string | null> {
    if (!orderId) return null;
    const test = await findRecord(manager, PaymentTest, 'WHERE gateway_order_id = $1', [orderId]);
    if (!test) return null;
    await enqueueSettling(manager, test.id);
    return 'payment test';
  }

  /** Settles every test that is under way. One that fails does not keep the others from being settled. */
  async settleAll(): Promise<void> {
    const tests: { id: string }[] = await this.database.query(UNSETTLED);
    for (const { id } of tests) await this.tryToSettle(id);
  }

  /** Captures, refunds or follows one test, as far as the gateway lets us now. The refund after a capture is a job of its own. */
  async settle(id: string): Promise<void> {
    const test = await this.database.getRepository(PaymentTest).findOneBy({ id });
    if (!test) return;
    if (UNPAID.includes(test.status)) return this.bringIn(test);
    if (!test.gatewayPaymentId) return;
    if (test.status === 'CAPTURED') await this.sendBack(test, test.gatewayPaymentId);
    if (test.status === 'REFUND_FAILED') await this.findRepeated(test.id, test.gatewayPaymentId);
  }

  private async tryToSettle(id: string): Promise<void> {
    await this.settle(id).catch((error: unknown) =>
      this.log.warn({ err: error, paymentTest: id }, 'A payment test is not settled yet'),
    );
  }

  private async bringIn(test: PaymentTest): Promise<void> {
    const payments = await this.gateway.fetchOrderPayments(test.gatewayOrderId).catch(noneIfRejected);
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
      // An earlier try is not finished. The job of each minute asks again.
      if (error.kind === 'in progress') return;
      await this.keep(test.id, { problem: error.message });
      // The queue tries again, within seconds at first.
      throw error;
    }
  }

  /** Before we give up we read the refunds there: the rupee may have gone back in the gateway's dashboard. */
  private async afterRejection(
    testId: string,
    paymentId: string,
    { kind, message }: GatewayError,
  ): Promise<void> {
    const [refund] = await this.gateway.fetchPaymentRefunds(paymentId).catch(noneIfRejected);
    if (refund) return this.record(testId, refund);
    // The job of each minute tries again.
    if (kind === 'no balance') return this.keep(testId, { problem: message });
    await this.move(testId, 'REFUND_FAILED', message, { problem: message });
  }

  /** The owner may have repeated a failed refund in the gateway's dashboard. */
  private async findRepeated(testId: string, paymentId: string): Promise<void> {
    const refunds = await this.gateway.fetchPaymentRefunds(paymentId).catch(noneIfRejected);
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

  /** Keeps what the gateway says of a refund that is under way. A test that has ended meanwhile stays. */
  private keep(
    id: string,
    changes: Partial<Pick<PaymentTest, 'gatewayRefundId' | 'problem'>>,
  ): Promise<void> {
    return inTransaction(this.database, async (manager) => {
      const test = await lock(manager, id);
      if (test?.status === 'CAPTURED') await updateRecord(manager, PaymentTest, id, changes);
    });
  }

  /** Moves a test, and queues what comes next in the same transaction. A test that has moved meanwhile stays. */
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

/** The gateway rejects a question about what it does not know, as with the keys of another account. */
function noneIfRejected(error: unknown): [] {
  if (error instanceof GatewayError && error.kind === 'rejected') return [];
  throw error;
}

function lock(manager: EntityManager, id: string): Promise<PaymentTest | null> {
  return findRecord(manager, PaymentTest, 'WHERE id = $1 FOR UPDATE', [id]);
}

/** The job has no key: a running job that is replaced by its key is not tried again when it fails. */
function enqueueSettling(manager: EntityManager, testId: string): Promise<void> {
  return enqueue(manager, SETTLE_PAYMENT_TEST_JOB, { testId });
}
