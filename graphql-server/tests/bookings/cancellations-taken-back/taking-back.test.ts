import { inDays } from '../../testkit/bookings';
import { cancelAtDesk, cancelBooking, freshKey, staysOf, takeBackAtDesk } from '../../testkit/cancellations';
import { execute, gql, type RequestOptions } from '../../testkit/graphql';
import { openIdentity, OWNER } from '../../testkit/identity';
import { confirmedBooking, refundsAtGateway } from '../../testkit/late-money';
import { listen } from '../../testkit/live';
import { startTestServer, type TestServer } from '../../testkit/test-server';
import { waitFor } from '../../testkit/wait-for';

const REFUNDS = gql(`query WaitingRefundsInTest($reference: String!) {
  guestBooking(reference: $reference) {
    __typename
    ... on GuestBookingDetails { payments { refunds { leavesAt } } }
  }
}`);

const TWO_NIGHTS = 1_962_576;
const ONE_NIGHT = 981_288;

let testServer: TestServer;
let owner: RequestOptions;
beforeAll(async () => {
  testServer = await startTestServer({ HOLDS_PER_EMAIL: '40' });
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

const takeBack = (stay: string) => takeBackAtDesk(testServer, stay, owner);

async function cancelled(
  {
    expectedRefund = TWO_NIGHTS,
    ...dates
  }: { expectedRefund?: number; checkin?: string; checkout?: string; charge?: number } = {},
  server = testServer,
) {
  const { charge, ...days } = dates;
  const { held, paymentId } = await confirmedBooking(server, days);
  await server.runJobs();
  const { reference } = held.booking;
  const form = {
    reference,
    kind: 'CANCELLATION' as const,
    expectedRefund,
    ...(charge === undefined ? {} : { charge }),
  };
  const result = await cancelAtDesk(
    server,
    { ...form, reason: 'The wrong booking.', idempotencyKey: freshKey() },
    owner,
  );
  expect(result).toMatchObject({ __typename: 'GuestBookingCancelled' });
  const waitingRefund = 'waitingRefund' in result ? result.waitingRefund : null;
  const [stay] = await server.query<{ id: string; room: number; bookingId: string }>(
    `SELECT stay.id, stay.room_id AS room, booking.id AS "bookingId" FROM stays stay
     JOIN bookings booking ON booking.id = stay.booking_id WHERE booking.reference = $1`,
    [reference],
  );
  if (!stay) throw new Error('The booking has a stay.');
  return {
    reference,
    paymentId,
    token: held.token,
    stay: stay.id,
    room: stay.room,
    bookingId: stay.bookingId,
    waitingRefund,
  };
}

const nightsOf = (stay: string) =>
  testServer.query('SELECT room_id AS room FROM room_nights WHERE stay_id = $1 ORDER BY night', [stay]);

const chargedTo = async (bookingId: string) => {
  const [row] = await testServer.query<{ paise: string }>(
    'SELECT sum(value_paise + cgst_paise + sgst_paise) AS paise FROM folio_lines WHERE booking_id = $1',
    [bookingId],
  );
  return Number(row?.paise);
};

test('a cancellation is taken back before its refund is sent: stay, room, folio, refund and mail', async () => {
  const { stay, room, bookingId, token, paymentId, reference } = await cancelled();
  expect(await takeBack(stay)).toMatchObject({
    __typename: 'CancellationTakenBack',
    status: 'CONFIRMED',
    stays: [stay],
  });
  await testServer.runJobs();
  expect(await staysOf(testServer, token)).toMatchObject({
    status: 'CONFIRMED',
    refundState: 'NONE',
    stays: [{ status: 'EXPECTED' }],
  });
  expect(await nightsOf(stay)).toEqual([{ room }, { room }]);
  expect(await chargedTo(bookingId)).toBe(TWO_NIGHTS);
  expect(refundsAtGateway(testServer, paymentId)).toEqual([]);
  const [entry] = await testServer.query(
    "SELECT details, after FROM administrator_actions WHERE action = 'takeBackCancellation' ORDER BY id DESC",
  );
  expect(entry).toMatchObject({ details: { reference }, after: { status: 'CONFIRMED' } });
});

test('the charge of a late cancellation is reversed, and a second cancellation charges it again', async () => {
  const late = { checkin: inDays(1), checkout: inDays(3), expectedRefund: ONE_NIGHT };
  const { stay, bookingId, reference } = await cancelled(late);
  await takeBack(stay);
  expect(await chargedTo(bookingId)).toBe(TWO_NIGHTS);
  const again = { reference, kind: 'CANCELLATION' as const, expectedRefund: ONE_NIGHT, reason: 'Now it is.' };
  expect(await cancelAtDesk(testServer, { ...again, idempotencyKey: freshKey() }, owner)).toMatchObject({
    refund: { amount: ONE_NIGHT },
  });
  expect(await chargedTo(bookingId)).toBe(ONE_NIGHT);
});

test('a refund that has left keeps the cancellation', async () => {
  const { stay, token } = await cancelled();
  await testServer.runJobs();
  expect(await takeBack(stay)).toMatchObject({ code: 'TAKE_BACK_REFUND_SENT', field: 'stay' });
  expect(await staysOf(testServer, token)).toMatchObject({ status: 'CANCELLED' });
});

test('the guest gets another room of the type when somebody else has the earlier room', async () => {
  const { stay, room } = await cancelled();
  await testServer.query(
    `INSERT INTO room_nights (room_id, night, stay_id)
     SELECT $1, checkin, (SELECT id FROM stays WHERE id <> $2 AND status = 'CANCELLED' LIMIT 1) FROM stays WHERE id = $2`,
    [room, stay],
  );
  const taken = await takeBack(stay);
  await testServer.query(
    `DELETE FROM room_nights taken USING stays stay
     WHERE taken.stay_id = stay.id AND stay.status = 'CANCELLED' AND taken.room_id = $1`,
    [room],
  );
  expect(taken).toMatchObject({ __typename: 'CancellationTakenBack' });
  const nights = await nightsOf(stay);
  expect(nights).toHaveLength(2);
  expect(nights).not.toContainEqual({ room });
});

test('after the check-in day, and for an unknown stay, nothing is taken back', async () => {
  const { stay } = await cancelled({ checkin: inDays(1), checkout: inDays(3), charge: 0 });
  await testServer.shiftClock('3 days');
  expect(await takeBack(stay)).toMatchObject({ code: 'TAKE_BACK_DAY_OVER' });
  await testServer.shiftClock('0');
  expect(await takeBack('not an id')).toMatchObject({ __typename: 'RecordNotFound' });
});

test('two presses at once take back once', async () => {
  const { stay, bookingId } = await cancelled();
  const results = await Promise.all([takeBack(stay), takeBack(stay), takeBack(stay)]);
  expect(results.map(({ __typename }) => __typename)).toEqual(Array(3).fill('CancellationTakenBack'));
  expect(
    await testServer.query('SELECT 1 FROM booking_changes WHERE booking_id = $1', [bookingId]),
  ).toHaveLength(1);
  expect(await chargedTo(bookingId)).toBe(TWO_NIGHTS);
});

test('either the refund job or the press wins, never both', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { stay, token, paymentId } = await cancelled();
    const [result] = await Promise.all([takeBack(stay), testServer.runJobs()]);
    await testServer.runJobs();
    const isTakenBack = result.__typename === 'CancellationTakenBack';
    expect(refundsAtGateway(testServer, paymentId)).toHaveLength(isTakenBack ? 0 : 1);
    expect(await staysOf(testServer, token)).toMatchObject({
      status: isTakenBack ? 'CONFIRMED' : 'CANCELLED',
    });
  }
});

describe('given that refunds wait after the staff cancelled', () => {
  let waiting: TestServer;
  beforeAll(async () => {
    waiting = await startTestServer({ HOLDS_PER_EMAIL: '40', REFUND_WAIT_MINUTES: '10' });
    waiting.razorpay.setMode({ webhooks: 'off' });
  });
  afterAll(() => waiting.stop());

  test('a paid booking that was cancelled by mistake is taken back before its refund leaves', async () => {
    const { stay, token, paymentId } = await cancelled({}, waiting);
    await waiting.runJobs();
    expect(refundsAtGateway(waiting, paymentId)).toEqual([]);
    const waits = await waiting.query(
      "SELECT round(extract(epoch FROM retry_at - created_at) / 60)::int AS minutes FROM refunds WHERE status = 'PENDING'",
    );
    expect(waits).toEqual([{ minutes: 10 }]);
    expect(await takeBackAtDesk(waiting, stay, owner)).toMatchObject({ __typename: 'CancellationTakenBack' });
    await waiting.runJobs();
    expect(refundsAtGateway(waiting, paymentId)).toEqual([]);
    expect(await staysOf(waiting, token)).toMatchObject({ status: 'CONFIRMED', refundState: 'NONE' });
    expect(await waiting.breaches()).toEqual([]);
  });

  /** When the refunds of the booking leave, as its page at the desk shows them. */
  const leavesAt = async (reference: string) => {
    const { guestBooking } = await execute(waiting, REFUNDS, { reference }, owner);
    const payments = 'payments' in guestBooking ? guestBooking.payments : [];
    return payments.flatMap(({ refunds }) => refunds.map((refund) => refund.leavesAt));
  };

  test('the answer and the page of the booking say when the refund leaves, until it has left', async () => {
    const { reference, waitingRefund } = await cancelled({}, waiting);
    const [row] = await waiting.query<{ end: Date }>(
      'SELECT retry_at AS end FROM refunds ORDER BY created_at DESC LIMIT 1',
    );
    const end = row?.end.toISOString();
    expect(waitingRefund).toEqual({ leavesAt: end, amount: { amount: TWO_NIGHTS } });
    expect(await leavesAt(reference)).toEqual([end]);
    await waiting.query('UPDATE graphile_worker._private_jobs SET run_at = now() WHERE run_at > now()');
    await waiting.runJobs();
    expect(await leavesAt(reference)).toEqual([null]);
  });

  test('a cancellation that was taken back has no refund that leaves', async () => {
    const { reference, stay } = await cancelled({}, waiting);
    await takeBackAtDesk(waiting, stay, owner);
    expect(await leavesAt(reference)).toEqual([null]);
  });

  test('open pages of the booking hear when the refund leaves', async () => {
    const { bookingId } = await cancelled({}, waiting);
    const page = await listen(waiting, ['BOOKING'], owner);
    await waiting.query('UPDATE graphile_worker._private_jobs SET run_at = now() WHERE run_at > now()');
    await waiting.runJobs();
    await waitFor('the page hears it', () => page.hasHeard('BOOKING', bookingId));
    page.close();
  });

  test('after the wait the refund leaves, and the cancellation stays', async () => {
    const { stay, paymentId } = await cancelled({}, waiting);
    await waiting.query('UPDATE graphile_worker._private_jobs SET run_at = now() WHERE run_at > now()');
    await waiting.runJobs();
    expect(refundsAtGateway(waiting, paymentId)).toHaveLength(1);
    expect(await takeBackAtDesk(waiting, stay, owner)).toMatchObject({ code: 'TAKE_BACK_REFUND_SENT' });
  });

  test('the refund of a guest who cancels leaves at once', async () => {
    const { held, paymentId } = await confirmedBooking(waiting);
    await cancelBooking(waiting, { token: held.token, expectedRefund: TWO_NIGHTS });
    await waiting.runJobs();
    expect(refundsAtGateway(waiting, paymentId)).toHaveLength(1);
  });
});
