import { inDays } from '../../testkit/bookings';
import { cancelAtDesk, freshKey, lookAtDesk, PREVIEW_AT_DESK, staysOf } from '../../testkit/cancellations';
import { confirmedBooking, refundsAtGateway } from '../../testkit/late-money';
import { assertType, executeExpectingErrors, type RequestOptions } from '../../testkit/graphql';
import { openIdentity, OWNER } from '../../testkit/identity';
import { startTestServer, type TestServer } from '../../testkit/test-server';
import { deliver, disputeEvent, refundEvent } from '../../testkit/webhooks';
import type { CancelGuestBookingInput } from '../../generated/operations';

const ONE_NIGHT = 981_288;
const TWO_NIGHTS = 1_962_576;

let testServer: TestServer;
let owner: RequestOptions;
beforeAll(async () => {
  testServer = await startTestServer({ HOLDS_PER_EMAIL: '20' });
  const identity = await openIdentity();
  const { token } = await identity.signIn({ email: OWNER.email, emailVerified: true });
  owner = { token };
});
afterAll(() => testServer.stop());
beforeEach(() => testServer.razorpay.setMode({ reset: true, webhooks: 'off' }));
afterEach(async () => {
  await testServer.runJobs();
  expect(await testServer.breaches()).toEqual([]);
});

const cancel = async (
  input: Omit<CancelGuestBookingInput, 'idempotencyKey' | 'reason'> & { reason?: string },
) => {
  const given = { idempotencyKey: freshKey(), reason: 'The guest called.', ...input };
  return cancelAtDesk(testServer, given, owner);
};

test('a visitor may neither see the figures nor cancel', async () => {
  const { held } = await confirmedBooking(testServer);
  const { reference } = held.booking;
  const { errors } = await executeExpectingErrors(testServer, PREVIEW_AT_DESK, {
    input: { reference, kind: 'CANCELLATION' },
  });
  expect(errors[0].extensions['code']).toBe('UNAUTHENTICATED');
});

test('the owner waives the charge of a late cancellation, with a reason that the audit keeps', async () => {
  const checkin = inDays(1);
  const { held, paymentId } = await confirmedBooking(testServer, { checkin, checkout: inDays(3) });
  const { reference } = held.booking;
  const byPolicy = await lookAtDesk(testServer, { reference, kind: 'CANCELLATION' }, owner);
  expect(byPolicy).toMatchObject({ charge: { amount: ONE_NIGHT }, refund: { amount: ONE_NIGHT } });
  const done = await cancel({ reference, kind: 'CANCELLATION', charge: 0, expectedRefund: TWO_NIGHTS });
  expect(done).toMatchObject({ charge: { amount: 0 }, refund: { amount: TWO_NIGHTS } });
  await testServer.runJobs();
  expect(refundsAtGateway(testServer, paymentId)).toMatchObject([{ amount: TWO_NIGHTS }]);
  const [entry] = await testServer.query<{ details: object; before: object; after: object }>(
    "SELECT details, before, after FROM administrator_actions WHERE action = 'cancelGuestBooking' ORDER BY id DESC",
  );
  expect(entry).toMatchObject({
    details: { reference, chargePaise: 0 },
    before: { status: 'CONFIRMED' },
    after: { status: 'CANCELLED' },
  });
  // The reason is kept with the booking.
  expect(JSON.stringify(entry)).not.toContain('The guest called.');
  expect(await testServer.query('SELECT reason FROM cancellations ORDER BY created_at DESC LIMIT 1')).toEqual(
    [{ reason: 'The guest called.' }],
  );
});

test('a charge that the owner sets is kept to the paisa, with the tax of the stay', async () => {
  const { held } = await confirmedBooking(testServer);
  const { reference } = held.booking;
  const refund = TWO_NIGHTS - 500_000;
  const done = await cancel({ reference, kind: 'CANCELLATION', charge: 500_000, expectedRefund: refund });
  assertType(done, 'GuestBookingCancelled');
  const lines = await testServer.query(
    `SELECT value_paise::int AS value, cgst_paise::int AS cgst, sgst_paise::int AS sgst FROM folio_lines
     WHERE kind = 'CANCELLATION' AND booking_id = (SELECT id FROM bookings WHERE reference = $1)`,
    [reference],
  );
  expect(lines).toEqual([{ value: 423_728, cgst: 38_136, sgst: 38_136 }]);
});

test.each([
  ['above the price', { charge: TWO_NIGHTS + 1 }, { field: 'charge', code: 'CHARGE_ABOVE_PRICE' }],
  ['below nothing', { charge: -1 }, { field: 'charge', code: 'CHARGE_ABOVE_PRICE' }],
  ['without a reason', { reason: ' ' }, { field: 'reason', code: 'TEXT_MISSING' }],
])('a charge %s is refused, and nothing is cancelled', async (_what, change, fault) => {
  const { held } = await confirmedBooking(testServer);
  const { reference } = held.booking;
  const result = await cancel({ reference, kind: 'CANCELLATION', expectedRefund: 0, ...change });
  expect(result).toMatchObject({ __typename: 'InvalidInput', faults: [fault] });
  expect(await staysOf(testServer, held.token)).toMatchObject({ status: 'CONFIRMED' });
});

test('less than ₹1 is written off, since the gateway refunds no smaller amount', async () => {
  const { held, paymentId } = await confirmedBooking(testServer);
  const { reference } = held.booking;
  const done = await cancel({ reference, kind: 'CANCELLATION', charge: TWO_NIGHTS - 99, expectedRefund: 0 });
  expect(done).toMatchObject({ refund: { amount: 0 } });
  await testServer.runJobs();
  expect(refundsAtGateway(testServer, paymentId)).toEqual([]);
  expect(
    await testServer.query(
      `SELECT value_paise::int AS value FROM folio_lines
       WHERE kind = 'WRITE_OFF' AND booking_id = (SELECT id FROM bookings WHERE reference = $1)`,
      [reference],
    ),
  ).toEqual([{ value: 99 }]);
});

describe('on the day of check-in', () => {
  const today = () => ({ checkin: inDays(0), checkout: inDays(2) });

  test('a guest who does not come pays the first night, and the room is free again', async () => {
    const { held } = await confirmedBooking(testServer, today());
    const { reference } = held.booking;
    const done = await cancel({ reference, kind: 'NO_SHOW', expectedRefund: ONE_NIGHT });
    expect(done).toMatchObject({ charge: { amount: ONE_NIGHT }, refund: { amount: ONE_NIGHT } });
    expect(await staysOf(testServer, held.token)).toMatchObject({
      status: 'CONFIRMED',
      stays: [{ status: 'NO_SHOW' }],
    });
  });

  test('the owner cancels until the arrival, not after it', async () => {
    const { held } = await confirmedBooking(testServer, today());
    const { reference } = held.booking;
    const setStatus = (status: string) =>
      testServer.query(
        'UPDATE stays SET status = $2 WHERE booking_id = (SELECT id FROM bookings WHERE reference = $1)',
        [reference, status],
      );
    await setStatus('IN_HOUSE');
    const form = { reference, kind: 'CANCELLATION' as const, expectedRefund: ONE_NIGHT };
    expect(await cancel(form)).toMatchObject({ code: 'STAY_BEGUN' });
    await setStatus('EXPECTED');
    expect(await cancel(form)).toMatchObject({ refund: { amount: ONE_NIGHT } });
  });
});

test('nobody is a no-show before the day of check-in', async () => {
  const { held } = await confirmedBooking(testServer);
  const { reference } = held.booking;
  expect(await cancel({ reference, kind: 'NO_SHOW', expectedRefund: 0 })).toMatchObject({
    code: 'NO_SHOW_TOO_EARLY',
  });
});

const openTasks = (reference: string) =>
  testServer.query<{ kind: string }>(
    `SELECT kind FROM tasks WHERE done_at IS NULL AND booking_id = (SELECT id FROM bookings WHERE reference = $1)
     ORDER BY kind`,
    [reference],
  );

describe('the refund of a disputed payment', () => {
  async function tell(paymentId: string, event: 'payment.dispute.created' | 'payment.dispute.won') {
    const dispute = await testServer.razorpay.dispute(paymentId, { event, webhook: false });
    const payment = testServer.razorpay.state().payments[paymentId];
    await deliver(testServer, disputeEvent(event, dispute, payment));
  }

  /** The bank decides for the hotel, and the reconciliation sends the refund. */
  async function win(paymentId: string) {
    await tell(paymentId, 'payment.dispute.won');
    await testServer.shiftClock('2 hours');
    await testServer.installation.reconciliation.run();
    await testServer.shiftClock('0');
  }

  test('waits, with a task, and is sent when the bank has decided', async () => {
    const { held, paymentId, amount } = await confirmedBooking(testServer);
    const { reference } = held.booking;
    await tell(paymentId, 'payment.dispute.created');
    await cancel({ reference, kind: 'CANCELLATION', expectedRefund: amount });
    await testServer.runJobs();
    expect(refundsAtGateway(testServer, paymentId)).toEqual([]);
    expect(await openTasks(reference)).toEqual([{ kind: 'DISPUTE' }, { kind: 'REFUND_DISPUTED' }]);

    await win(paymentId);
    expect(refundsAtGateway(testServer, paymentId)).toMatchObject([{ amount }]);
    expect(await openTasks(reference)).toEqual([]);
  });

  test('given that the dispute comes between the button and the refund, has the same task', async () => {
    const { held, paymentId, amount } = await confirmedBooking(testServer);
    const { reference } = held.booking;
    await cancel({ reference, kind: 'CANCELLATION', expectedRefund: amount });
    await tell(paymentId, 'payment.dispute.created');
    await testServer.runJobs();
    expect(await openTasks(reference)).toEqual([{ kind: 'DISPUTE' }, { kind: 'REFUND_DISPUTED' }]);

    await win(paymentId);
    expect(await openTasks(reference)).toEqual([]);
  });

  test('given that a part was refunded in the dashboard while it waits, is no breach, and the rest is sent', async () => {
    const { held, paymentId, amount } = await confirmedBooking(testServer);
    const { reference } = held.booking;
    await tell(paymentId, 'payment.dispute.created');
    await cancel({ reference, kind: 'CANCELLATION', expectedRefund: amount });
    const made = await testServer.razorpay.refundInDashboard(paymentId, { amount: 100_000, webhook: false });
    await deliver(testServer, refundEvent('refund.processed', made));
    expect((await testServer.breaches()).map(({ invariant }) => invariant)).not.toContain(
      'more refunded than paid',
    );

    await win(paymentId);
    await testServer.runJobs();
    expect(refundsAtGateway(testServer, paymentId).map((refund) => refund.amount)).toEqual([
      100_000,
      amount - 100_000,
    ]);
  });
});

test('a refund that fails is a task and a mail to guest and hotel, and the room stays free', async () => {
  const email = testServer.freshEmail();
  const { held, paymentId, amount } = await confirmedBooking(testServer, { email });
  testServer.razorpay.setMode({ refunds: 'refused' });
  await cancel({ reference: held.booking.reference, kind: 'CANCELLATION', expectedRefund: amount });
  await testServer.runJobs();
  expect(await openTasks(held.booking.reference)).toEqual([{ kind: 'REFUND_FAILED' }]);
  const subjects = (address: string) => testServer.inbox.messages(address).map(({ subject }) => subject);
  expect(subjects(email)).toContainEqual(expect.stringContaining('is delayed'));
  expect(subjects('desk@saffroncourt.example')).toContainEqual(expect.stringContaining('failed'));
  expect(await staysOf(testServer, held.token)).toMatchObject({ status: 'CANCELLED' });

  // The hotel makes the refund in the dashboard, where it succeeds.
  testServer.razorpay.setMode({ refunds: 'processed' });
  const made = await testServer.razorpay.refundInDashboard(paymentId, { webhook: false });
  await deliver(testServer, refundEvent('refund.processed', made));
});

test('after a part was refunded in the dashboard, only the rest is refunded, and its task ends', async () => {
  const { held, paymentId, amount } = await confirmedBooking(testServer);
  const made = await testServer.razorpay.refundInDashboard(paymentId, { amount: 100_000, webhook: false });
  await deliver(testServer, refundEvent('refund.processed', made));
  const { reference } = held.booking;
  expect(await openTasks(reference)).toEqual([{ kind: 'DASHBOARD_REFUND' }]);
  const rest = amount - 100_000;
  const done = await cancel({
    reference,
    kind: 'CANCELLATION',
    expectedRefund: rest,
  });
  expect(done).toMatchObject({ refund: { amount: rest } });
  expect(await openTasks(reference)).toEqual([]);
});
