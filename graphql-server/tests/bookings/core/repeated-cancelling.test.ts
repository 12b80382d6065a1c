import { GatewayError } from '../../../src/payments/core/payment-gateway';
import { withBoundedOrders } from '../../../src/payments/core/bounded-orders';
import { assertHeld, confirmPayment, createBooking, inDays } from '../../testkit/bookings';
import { cancelBooking, previewedRefund } from '../../testkit/cancellations';
import { freshCaller } from '../../testkit/raw-http';
import { solutionOf } from '../../testkit/solved-challenge';
import { startTestServer, type TestServer } from '../../testkit/test-server';

/** Who books, pays and cancels again and again costs the hotel the gateway's fee each time. */

let testServer: TestServer;
beforeAll(async () => {
  testServer = await startTestServer({ HOLDS_PER_EMAIL: '20', CHALLENGE_SHARE: '0.5' });
});
afterAll(() => testServer.stop());

let stays = 0;
/** A night that no other booking of the file has. */
const freshNight = () => {
  stays += 1;
  return { checkin: inDays(60 + stays), checkout: inDays(61 + stays) };
};

const triesIn = (challenge: string): number =>
  (JSON.parse(challenge) as { parameters: { data: { tries: number } } }).parameters.data.tries;

/** The work in keys that the booking needed, before it was paid and cancelled; null when it was refused. */
async function bookPayAndCancel(email: string, caller: string, card?: string): Promise<number | null> {
  const form = { email, ...freshNight() };
  let result = await createBooking(testServer, form, { caller });
  let tries = 0;
  if (result.__typename === 'ChallengeRequired') {
    tries = triesIn(result.challenge);
    const challengeSolution = await solutionOf(result.challenge);
    result = await createBooking(testServer, { ...form, challengeSolution }, { caller });
  }
  if (result.__typename === 'TooManyHolds') {
    expect(result.code).toBe('CANCELLED_TOO_OFTEN');
    return null;
  }
  assertHeld(result);
  const { checkout } = await testServer.razorpay.pay(result.checkout.orderId, {
    outcome: 'capture',
    webhook: false,
    ...(card && { card }),
  });
  await confirmPayment(testServer, checkout);
  const expectedRefund = await previewedRefund(testServer, result.token);
  const cancelled = await cancelBooking(testServer, { token: result.token, expectedRefund });
  expect(cancelled.__typename).toBe('BookingCancelled');
  return tries;
}

test('from the third booking on a mailbox needs work, twice as much each time, from whatever network', async () => {
  const email = testServer.freshEmail();
  const unit = Number(testServer.environment['CHALLENGE_TRIES_PER_NIGHT']);
  const work: (number | null)[] = [];
  for (let time = 1; time <= 5; time += 1) work.push(await bookPayAndCancel(email, freshCaller()));
  expect(work).toEqual([0, 0, 4 * unit, 8 * unit, 16 * unit]);
  expect(await createBooking(testServer, freshNight())).toMatchObject({ __typename: 'BookingHold' });
});

test('a card counts, whoever books with it: its third refund leaves a day later, and its next booking needs work', async () => {
  const email = testServer.freshEmail();
  const caller = freshCaller();
  const work = [await bookPayAndCancel(email, freshCaller(), '4366')];
  work.push(await bookPayAndCancel(testServer.freshEmail(), caller, '4366'));
  // Neither the mailbox nor the caller has booked twice.
  work.push(await bookPayAndCancel(testServer.freshEmail(), freshCaller(), '4366'));
  expect(work).toEqual([0, 0, 0]);
  const waits = await testServer.query(
    `SELECT round(extract(epoch FROM refund.retry_at - refund.created_at) / 3600)::int AS hours
     FROM refunds refund JOIN payments payment ON payment.id = refund.payment_id
     WHERE payment.payer_hash IS NOT NULL ORDER BY refund.created_at`,
  );
  expect(waits).toEqual([{ hours: null }, { hours: null }, { hours: 24 }]);
  const unit = Number(testServer.environment['CHALLENGE_TRIES_PER_NIGHT']);
  expect(await bookPayAndCancel(testServer.freshEmail(), caller, '0153')).toBe(8 * unit);
  expect(await bookPayAndCancel(testServer.freshEmail(), freshCaller(), '0153')).toBe(0);
  const hashes = await testServer.query<{ hash: string }>(
    'SELECT DISTINCT payer_hash AS hash FROM payments WHERE payer_hash IS NOT NULL',
  );
  expect(hashes.map(({ hash }) => /^[0-9a-f]{64}$/.test(hash))).toEqual([true, true]);
});

test('a caller with ever new mailboxes needs it, too, and after eight a day is refused', async () => {
  const caller = freshCaller();
  const work: (number | null)[] = [];
  for (let time = 1; time <= 9; time += 1) work.push(await bookPayAndCancel(testServer.freshEmail(), caller));
  expect(work.slice(0, 2)).toEqual([0, 0]);
  expect(work.slice(2, 8).every((tries) => tries !== null && tries > 0)).toBe(true);
  expect(work[8]).toBeNull();
});

test('orders at the gateway have an overall bound: nothing is asked of the gateway beyond it', async () => {
  let asked = 0;
  const { gateway } = testServer.installation.services;
  const counted = Object.assign(Object.create(gateway) as typeof gateway, {
    createOrder: () => {
      asked += 1;
      return Promise.resolve({ id: 'order_one', amount: 100 });
    },
  });
  let left = 2;
  const bounded = withBoundedOrders(counted, {
    secondsToWaitWithoutCaller: () => Promise.resolve((left -= 1) >= 0 ? null : 60),
  });
  const order = { amount: 100, receipt: 'one' };
  await bounded.createOrder(order);
  await bounded.createOrder(order);
  await expect(bounded.createOrder(order)).rejects.toThrow(GatewayError);
  expect(asked).toBe(2);
  expect(bounded.checkout).toEqual(gateway.checkout);
});
