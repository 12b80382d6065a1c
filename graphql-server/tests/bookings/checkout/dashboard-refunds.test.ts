import { bookingPage } from '../../testkit/bookings';
import { startTestServer, type TestServer } from '../../testkit/test-server';
import { confirmedBooking } from '../../testkit/late-money';
import { deliver, refundEvent } from '../../testkit/webhooks';

let testServer: TestServer;
beforeAll(async () => {
  testServer = await startTestServer();
});
afterAll(() => testServer.stop());
beforeEach(() => testServer.razorpay.setMode({ reset: true, webhooks: 'off' }));

async function refundByHand(paymentId: string, amount?: number): Promise<void> {
  const refund = await testServer.razorpay.refundInDashboard(paymentId, { amount, webhook: false });
  const payment = testServer.razorpay.state().payments[paymentId];
  await deliver(testServer, refundEvent('refund.processed', refund, payment));
}

const breachesOf = async (reference: string) =>
  (await testServer.breaches()).filter(({ subject }) => subject === reference);

describe('a confirmed booking whose payment is refunded in the dashboard', () => {
  test.each([
    ['in full', undefined, 'FULL', 'paid back and still confirmed'],
    ['in part', 100_000, 'PARTIAL', 'refunded in part and still confirmed'],
  ])('%s is alerted, marked for the guest, and listed', async (_case, amount, refundState, invariant) => {
    const alerts = vi.spyOn(testServer.installation.log, 'error');
    const { held, paymentId } = await confirmedBooking(testServer);
    const { reference } = held.booking;
    expect(await bookingPage(testServer, held.token)).toMatchObject({ refundState: 'NONE' });
    await refundByHand(paymentId, amount);

    expect(alerts).toHaveBeenCalledWith(
      expect.objectContaining({ alert: 'refund made in the dashboard', payment: paymentId }),
      expect.any(String),
    );
    alerts.mockRestore();
    expect(await bookingPage(testServer, held.token)).toMatchObject({ status: 'CONFIRMED', refundState });
    expect(await breachesOf(reference)).toMatchObject([{ invariant }]);
  });

  test('is no longer a breach once the day of check-out is over', async () => {
    const { held, paymentId } = await confirmedBooking(testServer);
    await refundByHand(paymentId);
    await testServer.shiftClock('600 days');
    expect(await breachesOf(held.booking.reference)).toEqual([]);
    await testServer.shiftClock('0');
  });

  test('given that no event reported it, is found by the reconciliation within the hour', async () => {
    const { held, paymentId } = await confirmedBooking(testServer);
    await testServer.razorpay.refundInDashboard(paymentId, { webhook: false });
    await testServer.shiftClock('61 minutes');
    await testServer.installation.reconciliation.run();
    await testServer.shiftClock('0');
    expect(await bookingPage(testServer, held.token)).toMatchObject({ refundState: 'FULL' });
  });
});
