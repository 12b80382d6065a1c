import { cancelBooking } from '../../testkit/cancellations';
import { confirmedBooking, refundsAtGateway, refundsOf } from '../../testkit/late-money';
import { startTestServer, type TestServer } from '../../testkit/test-server';

let testServer: TestServer;
beforeAll(async () => {
  testServer = await startTestServer();
});
afterAll(() => testServer.stop());
beforeEach(() => testServer.razorpay.setMode({ reset: true, webhooks: 'off' }));

/** A booking that was paid 190 days before its guest cancels it. */
async function cancelledLate(prepare: () => void = () => undefined) {
  const { held, paymentId, amount } = await confirmedBooking(testServer);
  await testServer.razorpay.age(paymentId, 190);
  prepare();
  await cancelBooking(testServer, { token: held.token, expectedRefund: amount });
  await testServer.runJobs();
  return { paymentId, amount, reference: held.booking.reference };
}

const rowOf = (paymentId: string) =>
  testServer.query(
    `SELECT refund.status, refund.speed, refund.idempotency_key LIKE '%-optimum' AS "hasNewKey"
     FROM refunds refund JOIN payments payment ON payment.id = refund.payment_id
     WHERE payment.gateway_payment_id = $1`,
    [paymentId],
  );

describe('a refund that the gateway refuses because the payment is older than six months', () => {
  test('is sent again as an instant refund, under a new key', async () => {
    const { paymentId, amount } = await cancelledLate();
    expect(refundsAtGateway(testServer, paymentId)).toMatchObject([
      { amount, speed_requested: 'optimum', status: 'processed' },
    ]);
    expect(await rowOf(paymentId)).toEqual([{ status: 'PROCESSED', speed: 'optimum', hasNewKey: true }]);
    expect(await testServer.breaches()).toEqual([]);
  });

  test('given that the response to the instant refund is lost, is sent again and paid once', async () => {
    const { paymentId, amount } = await cancelledLate(() =>
      // The first call is the normal refund. The second one is carried out.
      testServer.razorpay.setMode({ matching: '/refund', refunds: 'in progress' }),
    );
    expect(await refundsOf(testServer, paymentId)).toMatchObject([{ status: 'PENDING' }]);
    testServer.razorpay.setMode({ reset: true, webhooks: 'off' });
    await testServer.shiftClock('90 minutes');
    await testServer.installation.reconciliation.run();
    await testServer.shiftClock('0');
    expect(refundsAtGateway(testServer, paymentId)).toMatchObject([{ amount }]);
    expect(await rowOf(paymentId)).toMatchObject([{ speed: 'optimum' }]);
  });

  test('given that a part was refunded in the dashboard meanwhile, sends the rest as an instant refund', async () => {
    const { held, paymentId, amount } = await confirmedBooking(testServer);
    await testServer.razorpay.age(paymentId, 190);
    await cancelBooking(testServer, { token: held.token, expectedRefund: amount });
    await testServer.razorpay.refundInDashboard(paymentId, { amount: 100_000, webhook: false });
    await testServer.runJobs();
    expect(refundsAtGateway(testServer, paymentId).map((refund) => refund.amount)).toEqual([
      100_000,
      amount - 100_000,
    ]);
  });

  test('given that the bank takes no instant refund either, fails, with a task', async () => {
    const { paymentId, reference } = await cancelledLate(() =>
      testServer.razorpay.setMode({ refunds: 'old refused' }),
    );
    expect(refundsAtGateway(testServer, paymentId)).toEqual([]);
    expect(await refundsOf(testServer, paymentId)).toMatchObject([{ status: 'FAILED' }]);
    expect(
      await testServer.query(
        'SELECT kind FROM tasks WHERE booking_id = (SELECT id FROM bookings WHERE reference = $1)',
        [reference],
      ),
    ).toEqual([{ kind: 'REFUND_FAILED' }]);
  });
});
