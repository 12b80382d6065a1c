import { staffActor } from '../../src/platform/states/actor';
import { cancelBooking, freshKey } from '../testkit/cancellations';
import { inDays } from '../testkit/bookings';
import { confirmedBooking, refundsAtGateway } from '../testkit/late-money';
import { startServer, type ServerProcess } from '../testkit/server-process';
import { startTestServer, type TestServer } from '../testkit/test-server';
import { proofSize } from '../testkit/proof-size';
import { waitFor } from '../testkit/wait-for';

const BOOKINGS = proofSize({ quick: 6, full: 200 });

let testServer: TestServer;
let second: ServerProcess;
beforeAll(async () => {
  testServer = await startTestServer({
    HOLDS_PER_EMAIL: '1000',
    HOLDS_PER_CALLER: '1000',
    RATE_LIMIT_SCALE: '100000',
  });
  testServer.razorpay.setMode({ reset: true, webhooks: 'off' });
  second = await startServer(testServer);
});
afterAll(async () => {
  await second.end('SIGTERM');
  await testServer.stop();
});

/** One night each in one of many rooms and nights, so that no booking finds its type sold out. */
const stayOf = (place: number) => ({
  checkin: inDays(40 + (place % 100)),
  checkout: inDays(41 + (place % 100)),
});

/** The owner cancels at the same moment, on the first server. */
async function cancelAtDesk(reference: string, refund: number) {
  const { cancellations, bookingRepository, clock } = testServer.installation.services;
  const booking = await bookingRepository.findByReference(reference);
  return cancellations.cancel(
    String(booking?.id),
    {
      by: 'staff',
      kind: 'CANCELLATION',
      stayIds: null,
      setPaise: null,
      reason: 'The guest called.',
      expectedRefund: refund,
      idempotencyKey: freshKey(),
      actor: staffActor('the-owner'),
    },
    await clock.forRequest().time(),
  );
}

test(`pressed twice, in two tabs, by guest and owner, on two servers, ${BOOKINGS} times: one refund each`, async () => {
  for (let place = 0; place < BOOKINGS; place += 1) {
    const { held, paymentId, amount } = await confirmedBooking(testServer, stayOf(place));
    const form = { token: held.token, expectedRefund: amount };
    const pressedTwice = { ...form, idempotencyKey: freshKey() };
    const results = await Promise.all([
      cancelBooking(testServer, pressedTwice),
      cancelBooking(second, pressedTwice),
      cancelBooking(second, form),
      cancelAtDesk(held.booking.reference, amount),
    ]);
    const kinds = results.map((result) => ('__typename' in result ? result.__typename : result.kind));
    expect(new Set(kinds)).toEqual(new Set(['BookingCancelled', 'CancellationRefused']));
    const cancellations = await testServer.query(
      'SELECT 1 FROM cancellations WHERE booking_id = (SELECT id FROM bookings WHERE reference = $1)',
      [held.booking.reference],
    );
    expect(cancellations).toHaveLength(1);
    const refunds = await testServer.query<{ amount: number }>(
      `SELECT refund.amount_paise::int AS amount FROM refunds refund
       JOIN payments payment ON payment.id = refund.payment_id WHERE payment.gateway_payment_id = $1`,
      [paymentId],
    );
    expect(refunds).toEqual([{ amount }]);
    expect(refundsAtGateway(testServer, paymentId).length).toBeLessThanOrEqual(1);
  }
  await testServer.runJobs();
  const made = () => Object.values(testServer.razorpay.state().refunds);
  // The second server runs jobs, too, and may be about to send a refund.
  await waitFor('every refund has reached the gateway', () => made().length >= BOOKINGS);
  await testServer.runJobs();
  expect(made()).toHaveLength(BOOKINGS);
  expect(await testServer.breaches()).toEqual([]);
}, 600_000);
