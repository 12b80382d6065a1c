import { assertType, execute, gql, type RequestOptions } from '../../testkit/graphql';
import { openIdentity } from '../../testkit/identity';
import { startTestServer, type TestServer } from '../../testkit/test-server';
import { refundsAtGateway, tellOf } from '../../testkit/late-money';
import { deliver, recordedEvents, refundEvent } from '../../testkit/webhooks';

/** The owner's tests of the gateway and of the mail server. */

const START = gql(`mutation StartPaymentTestInTest {
  result: startPaymentTest {
    __typename
    ... on PaymentTestStarted { test { status } checkout { orderId amount currency } }
    ... on Refusal { code }
  }
}`);
const CONFIRM = gql(`mutation ConfirmPaymentTestInTest($input: ConfirmPaymentInput!) {
  result: confirmPaymentTest(input: $input) {
    __typename
    ... on PaymentTestConfirmed { test { status problem } }
    ... on Refusal { code }
  }
}`);
const SEND_MAIL = gql(`mutation SendTestMailInTest {
  result: sendTestMail {
    __typename
    ... on TestMailSent { address }
    ... on Refusal { code message }
  }
}`);
const LATEST = gql(`query LatestTests {
  setUp { steps { name isDone } paymentTest { status problem } mailTest { isAccepted } }
}`);

let testServer: TestServer;
let withoutMail: TestServer;
let owner: RequestOptions;
beforeAll(async () => {
  testServer = await startTestServer({ RATE_LIMIT_SCALE: '10' });
  withoutMail = await startTestServer({ SMTP_URL: 'smtp://127.0.0.1:9' });
  const identity = await openIdentity();
  const { token } = await identity.signIn({ email: testServer.settings.ADMIN_EMAIL, emailVerified: true });
  owner = { token };
});
afterAll(async () => {
  await testServer.stop();
  await withoutMail.stop();
});

async function start() {
  const { result } = await execute(testServer, START, {}, owner);
  assertType(result, 'PaymentTestStarted');
  return result.checkout;
}

async function latest() {
  const { setUp } = await execute(testServer, LATEST, {}, owner);
  const isDone = (name: string) => setUp.steps.find((step) => step.name === name)?.isDone;
  return { ...setUp, isDone };
}

const pay = (orderId: string, webhook = false) =>
  testServer.razorpay.pay(orderId, { outcome: 'capture', webhook });

/** A test leaves nothing among the hotel's bookings and payments. */
async function expectNoBooking(): Promise<void> {
  expect(await testServer.query('SELECT 1 FROM payments')).toEqual([]);
  expect(await testServer.query('SELECT 1 FROM orders')).toEqual([]);
  expect(await testServer.breaches()).toEqual([]);
}

/** A test that was paid, and its refund as the gateway then has it. */
async function refundedTest() {
  const { orderId } = await start();
  const { payment } = await pay(orderId);
  await tellOf(testServer, payment.id);
  await testServer.runJobs();
  const [refund] = refundsAtGateway(testServer, payment.id);
  if (!refund) throw new Error('The rupee was not sent back.');
  return { payment, refund };
}

/** Runs the job of each minute, and what it queues. */
async function runJobOfEachMinute(): Promise<void> {
  await testServer.query("SELECT graphile_worker.add_job('settle payment tests')");
  await testServer.runJobs();
}

/** The gateway finishes the refund, and no event reports it. */
async function settleRefundOf(paymentId: string): Promise<void> {
  const [refund] = refundsAtGateway(testServer, paymentId);
  if (!refund) throw new Error('The gateway has not taken the refund in.');
  await testServer.razorpay.settleRefund(refund.id, 'processed', { webhook: false });
}

async function tellOfRefund(paymentId: string, refundId: string, status: 'processed' | 'failed') {
  const { payments, refunds } = testServer.razorpay.state();
  const refund = refunds[refundId];
  if (!refund) throw new Error(`The gateway knows no refund ${refundId}.`);
  return deliver(testServer, refundEvent(`refund.${status}`, refund, payments[paymentId]));
}

async function hearOfRefund(paymentId: string, refundId: string): Promise<void> {
  await tellOfRefund(paymentId, refundId, 'processed');
  await testServer.runJobs();
}

describe('a payment test', () => {
  afterEach(() => testServer.razorpay.setMode({ reset: true }));

  test('costs one rupee, which is refunded at once', async () => {
    const checkout = await start();
    expect(checkout).toMatchObject({ amount: 100, currency: 'INR' });
    expect((await latest()).paymentTest).toEqual({ status: 'OPEN', problem: null });
    const { payment, checkout: proof } = await pay(checkout.orderId);
    const input = {
      orderId: proof.razorpay_order_id,
      paymentId: proof.razorpay_payment_id,
      signature: proof.razorpay_signature,
    };
    const { result } = await execute(testServer, CONFIRM, { input }, owner);
    expect(result.__typename).toBe('PaymentTestConfirmed');
    await testServer.runJobs();
    const { paymentTest, isDone } = await latest();
    expect(paymentTest).toEqual({ status: 'REFUNDED', problem: null });
    expect(isDone('PAYMENT')).toBe(true);
    expect(testServer.razorpay.state().payments[payment.id]?.amount_refunded).toBe(100);
    await expectNoBooking();
  });

  test('given the browser never comes back, its event leads to one refund', async () => {
    const { orderId } = await start();
    const { payment } = await pay(orderId);
    await tellOf(testServer, payment.id);
    await tellOf(testServer, payment.id);
    await testServer.runJobs();
    await testServer.runJobs();
    expect((await latest()).paymentTest?.status).toBe('REFUNDED');
    const refunds = Object.values(testServer.razorpay.state().refunds);
    expect(refunds.filter(({ payment_id: of }) => of === payment.id)).toHaveLength(1);
    await expectNoBooking();
  });

  test('given neither browser nor event comes, the job of each minute finds the payment', async () => {
    const { orderId } = await start();
    await pay(orderId);
    await runJobOfEachMinute();
    expect((await latest()).paymentTest?.status).toBe('REFUNDED');
  });

  test('given its refund is pending at first, the event of its end settles the test at once', async () => {
    testServer.razorpay.setMode({ refunds: 'pending' });
    const { payment, refund } = await refundedTest();
    expect((await latest()).paymentTest?.status).toBe('CAPTURED');
    await testServer.razorpay.settleRefund(refund.id, 'processed', { webhook: false });
    const { eventId } = await tellOfRefund(payment.id, refund.id, 'processed');
    expect(await recordedEvents(testServer, eventId)).toMatchObject([{ outcome: 'payment test' }]);
    await testServer.runJobs();
    expect((await latest()).paymentTest?.status).toBe('REFUNDED');
    await expectNoBooking();
  });

  test('given the gateway fails while it refunds, the queue tries again, and the rupee is refunded once', async () => {
    testServer.razorpay.setMode({
      respondWith: '500',
      effectHappens: true,
      matching: '/refund',
      webhooks: 'off',
    });
    const { orderId } = await start();
    const { payment } = await pay(orderId);
    await tellOf(testServer, payment.id);
    await testServer.runJobs();
    const { paymentTest } = await latest();
    expect(paymentTest?.status).toBe('CAPTURED');
    expect(paymentTest?.problem).toBeTruthy();
    testServer.razorpay.setMode({ reset: true });
    await testServer.query('UPDATE graphile_worker._private_jobs SET run_at = now()');
    await testServer.runJobs();
    expect((await latest()).paymentTest).toEqual({ status: 'REFUNDED', problem: null });
    expect(refundsAtGateway(testServer, payment.id)).toHaveLength(1);
  });

  test.each([
    { refunds: 'no balance', problem: /not have enough balance/ },
    { refunds: 'in progress', problem: /^$/ },
  ] as const)(
    'given the gateway says "$refunds" of its refund, no job fails, and the job of each minute tries again',
    async ({ refunds, problem }) => {
      testServer.razorpay.setMode({ refunds });
      const { orderId } = await start();
      const { payment } = await pay(orderId);
      await tellOf(testServer, payment.id);
      await testServer.runJobs();
      const waiting = (await latest()).paymentTest;
      expect(waiting?.status).toBe('CAPTURED');
      expect(waiting?.problem ?? '').toMatch(problem);
      const failedJobs = 'SELECT 1 FROM graphile_worker.jobs WHERE last_error IS NOT NULL';
      expect(await testServer.query(failedJobs)).toEqual([]);

      testServer.razorpay.setMode({ reset: true });
      if (refunds === 'in progress') await settleRefundOf(payment.id);
      await runJobOfEachMinute();
      expect((await latest()).paymentTest).toEqual({ status: 'REFUNDED', problem: null });
      expect(refundsAtGateway(testServer, payment.id)).toHaveLength(1);
    },
  );

  test.each([
    { finder: 'its event', find: hearOfRefund },
    { finder: 'the job of each minute', find: runJobOfEachMinute },
  ])(
    'given its refund failed, $finder finds the refund that the owner makes in the dashboard',
    async ({ find }) => {
      const alert = vi.spyOn(testServer.installation.log, 'error');
      testServer.razorpay.setMode({ refunds: 'failed', webhooks: 'off' });
      const { payment } = await refundedTest();
      expect((await latest()).paymentTest).toEqual({ status: 'REFUND_FAILED', problem: 'failed' });
      expect(await testServer.breaches()).toMatchObject([{ subject: payment.id }]);
      const told = expect.objectContaining({ alert: 'refund failed', payment: payment.id });
      expect(alert).toHaveBeenCalledWith(told, 'A refund failed');
      const repeated = await testServer.razorpay.refundInDashboard(payment.id, { webhook: false });
      await find(payment.id, repeated.id);
      expect((await latest()).paymentTest).toEqual({ status: 'REFUNDED', problem: null });
      await expectNoBooking();
    },
  );

  test('given the gateway does not know its order, as with the keys of another account, it lapses', async () => {
    const { orderId } = await start();
    await testServer.query(
      `UPDATE payment_tests SET gateway_order_id = 'order_of_another', created_at = now() - interval '61 minutes'
       WHERE gateway_order_id = $1`,
      [orderId],
    );
    await runJobOfEachMinute();
    const order = "SELECT status FROM payment_tests WHERE gateway_order_id = 'order_of_another'";
    expect(await testServer.query(order)).toEqual([{ status: 'LAPSED' }]);
  });

  test('given the gateway does not know its payment, the refund has failed, until the payment is known again', async () => {
    testServer.razorpay.setMode({ refunds: 'no balance' });
    const { orderId } = await start();
    const { payment } = await pay(orderId);
    await tellOf(testServer, payment.id);
    await testServer.runJobs();
    const rename = 'UPDATE payment_tests SET gateway_payment_id = $2 WHERE gateway_payment_id = $1';
    await testServer.query(rename, [payment.id, 'pay_of_another']);
    testServer.razorpay.setMode({ reset: true });
    await runJobOfEachMinute();
    expect((await latest()).paymentTest?.status).toBe('REFUND_FAILED');

    await testServer.query(rename, ['pay_of_another', payment.id]);
    await testServer.razorpay.refundInDashboard(payment.id, { webhook: false });
    await runJobOfEachMinute();
    expect((await latest()).paymentTest).toEqual({ status: 'REFUNDED', problem: null });
    await expectNoBooking();
  });

  test('with a forged signature is not verified', async () => {
    const { orderId } = await start();
    const { payment } = await pay(orderId);
    const input = { orderId, paymentId: payment.id, signature: 'forged' };
    const { result } = await execute(testServer, CONFIRM, { input }, owner);
    expect(result).toMatchObject({ __typename: 'PaymentNotVerified', code: 'PAYMENT_NOT_VERIFIED' });
  });
});

describe('a test mail', () => {
  test('goes to the owner’s own address', async () => {
    const { result } = await execute(testServer, SEND_MAIL, {}, owner);
    expect(result).toEqual({ __typename: 'TestMailSent', address: testServer.settings.ADMIN_EMAIL });
    const [mail] = testServer.inbox.messages(testServer.settings.ADMIN_EMAIL);
    expect(mail?.subject).toBe('Test mail of Saffron Court');
    expect((await latest()).isDone('MAIL')).toBe(true);
  });

  test('given the mail server is away, says so in plain words', async () => {
    const { result } = await execute(withoutMail, SEND_MAIL, {}, owner);
    expect(result).toEqual({
      __typename: 'TestMailRefused',
      code: 'MAIL_SERVER_AWAY',
      message: 'The mail server cannot be used: it cannot be reached.',
    });
  });
});
