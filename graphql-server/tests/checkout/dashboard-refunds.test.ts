import { bookingPage } from '../testkit/graphql';
import { openHouse, type House } from '../testkit/test-server';
import { confirmedBooking } from '../testkit/late-money';
import { deliver, refundEvent } from '../testkit/webhooks';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.stop());
beforeEach(() => house.razorpay.setMode({ reset: true, webhooks: 'off' }));

async function refundByHand(paymentId: string, amount?: number): Promise<void> {
  const refund = await house.razorpay.refundInDashboard(paymentId, { amount, webhook: false });
  const payment = house.razorpay.state().payments[paymentId];
  await deliver(house, refundEvent('refund.processed', refund, payment));
}

const breachesOf = async (reference: string) =>
  (await house.breaches()).filter(({ subject }) => subject === reference);

describe('a confirmed booking whose payment is refunded in the dashboard', () => {
  test.each([
    ['in full', undefined, 'FULL'],
    ['in part', 100_000, 'PARTIAL'],
  ])('%s is alerted, marked for the guest, and a breach', async (_case, amount, refundState) => {
    const alerts = jest.spyOn(house.installation.log, 'error');
    const { held, paymentId } = await confirmedBooking(house);
    const { reference } = held.booking;
    expect(await bookingPage(house, held.token)).toMatchObject({ refundState: 'NONE' });
    await refundByHand(paymentId, amount);

    expect(alerts).toHaveBeenCalledWith(
      expect.objectContaining({ alert: 'refund made in the dashboard', payment: paymentId }),
      expect.any(String),
    );
    alerts.mockRestore();
    expect(await bookingPage(house, held.token)).toMatchObject({ status: 'CONFIRMED', refundState });
    expect(await breachesOf(reference)).toMatchObject([{ invariant: 'paid back and still confirmed' }]);
  });

  test('is no breach any more once the day of check-out is over', async () => {
    const { held, paymentId } = await confirmedBooking(house);
    await refundByHand(paymentId);
    await house.shiftClock('600 days');
    expect(await breachesOf(held.booking.reference)).toEqual([]);
    await house.shiftClock('0');
  });

  test('given that no event told of it, is found by the reconciliation within the hour', async () => {
    const { held, paymentId } = await confirmedBooking(house);
    await house.razorpay.refundInDashboard(paymentId, { webhook: false });
    await house.shiftClock('61 minutes');
    await house.installation.reconciliation.run();
    await house.shiftClock('0');
    expect(await bookingPage(house, held.token)).toMatchObject({ refundState: 'FULL' });
  });
});
