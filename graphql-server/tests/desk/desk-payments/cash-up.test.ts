import { addDays, businessDayInZone } from '../../../src/platform/time/dates';
import { execute, gql, type RequestOptions } from '../../testkit/graphql';
import { openIdentity, OWNER } from '../../testkit/identity';
import {
  bookingThatOwes,
  counterPayment,
  deskPaymentForm,
  moneyOf,
  takeMoney,
} from '../../testkit/desk-payments';
import { confirmedBooking, owedRefund } from '../../testkit/late-money';
import { startTestServer, type TestServer } from '../../testkit/test-server';

const CASH_UP = gql(`query CashUpOfDay($day: PlainDate) {
  cashUp(day: $day) {
    day expectedCash { amount }
    sums { source staff taken { amount } countered { amount } givenBack { amount } net { amount } }
    moves { move source reference amount { amount } }
    count { counted { amount } difference { amount } note staff }
  }
}`);
const CLOSE = gql(`mutation CloseCashUpOfDay($input: CashCountInput!) {
  result: closeCashUp(input: $input) {
    __typename
    ... on CashUpClosed { cashUp { count { difference { amount } note staff } } }
    ... on CashUpChanged { cashUp { expectedCash { amount } } }
    ... on InvalidInput { faults { field code } }
    ... on Refusal { code }
  }
}`);
const REFUND_TASKS = gql(`query RefundTasks { openTasks { id kind reference source } }`);
const GIVE_BACK = gql(`mutation GiveBack($input: FinishTaskInput!) {
  result: finishTask(input: $input) { __typename }
}`);
const CANCEL_PAID = gql(`mutation CancelPaidAtTheHotel($input: CancelGuestBookingInput!) {
  result: cancelGuestBooking(input: $input) { __typename }
}`);
const UNPAID = gql(`query UnpaidToday { unpaidBalances { reference where roomNumber balance { amount } } }`);

let testServer: TestServer;
let owner: RequestOptions;
beforeAll(async () => {
  testServer = await startTestServer({ HOLDS_PER_EMAIL: '50' });
  const { token } = await (await openIdentity()).signIn({ email: OWNER.email, emailVerified: true });
  owner = { token };
});
afterAll(() => testServer.stop());
beforeEach(() => testServer.razorpay.setMode({ reset: true, webhooks: 'off' }));
afterEach(() => testServer.shiftClock('0'));

const cashUp = async (day?: string) => (await execute(testServer, CASH_UP, { day }, owner)).cashUp;
const close = async (input: { day: string; expectedCash: number; countedCash: number; note?: string }) =>
  (await execute(testServer, CLOSE, { input }, owner)).result;
const take = (form: Parameters<typeof takeMoney>[1]) => takeMoney(testServer, form, owner);
const today = () => businessDayInZone(new Date(), 'Asia/Kolkata');

describe('given money of all kinds on one day', () => {
  test('it is summed by method and person, with separate counter-entries and the gateway last', async () => {
    await testServer.shiftClock('10 days');
    const { reference, owes } = await bookingThatOwes(testServer);
    await take(deskPaymentForm(reference, { amount: 200_000 }));
    const { paymentId } = await take(deskPaymentForm(reference, { amount: 50_000 }));
    await counterPayment(testServer, paymentId, owner);
    await take(deskPaymentForm(reference, { source: 'UPI', amount: 100_000 }));
    const { amount } = await confirmedBooking(testServer);
    const found = await cashUp();
    expect(found.expectedCash.amount).toBe(200_000);
    expect(found.sums).toMatchObject([
      {
        source: 'CASH',
        staff: OWNER.email,
        net: { amount: 200_000 },
        taken: { amount: 250_000 },
        countered: { amount: 50_000 },
        givenBack: { amount: 0 },
      },
      { source: 'UPI', taken: { amount: 100_000 } },
      { source: 'GATEWAY', staff: null },
    ]);
    expect(found.sums.at(-1)?.taken.amount).toBeGreaterThanOrEqual(amount);
    expect(owes).toBeGreaterThan(0);
  });

  test('what came before 06:00 belongs to the day before', async () => {
    await testServer.shiftClock('20 days');
    const { reference } = await bookingThatOwes(testServer);
    const { paymentId } = await take(deskPaymentForm(reference, { amount: 100_000 }));
    const day = addDays(today(), 20);
    await testServer.query(
      `UPDATE payments SET captured_at = ($2::date + time '05:59') AT TIME ZONE 'Asia/Kolkata' WHERE id = $1`,
      [paymentId, day],
    );
    expect((await cashUp(day)).expectedCash.amount).toBe(0);
    expect((await cashUp(addDays(day, -1))).expectedCash.amount).toBe(100_000);
  });
});

describe('given a refund that is paid by hand', () => {
  const finishRefund = async (reference: string, source: 'CASH' | 'UPI' | null) => {
    const { openTasks } = await execute(testServer, REFUND_TASKS, {}, owner);
    const task = openTasks.find((open) => open.reference === reference);
    const input = { id: String(task?.id), note: 'Given at the desk', source };
    expect((await execute(testServer, GIVE_BACK, { input }, owner)).result).toEqual({
      __typename: 'TaskFinished',
    });
    return task;
  };

  test.each([
    { source: 'CASH' as const, isCash: true, clock: '60 days' },
    { source: 'UPI' as const, isCash: false, clock: '63 days' },
    { source: null, isCash: false, clock: '66 days' },
  ])(
    'a refund that the gateway could not send and that was paid by $source: cash is missing ($isCash)',
    async ({ source, isCash, clock }) => {
      const { held, amount } = await owedRefund(testServer);
      testServer.razorpay.setMode({ refunds: 'refused' });
      await testServer.runJobs();
      await testServer.shiftClock(clock);
      const { reference } = held.booking;
      expect(await finishRefund(reference, source)).toMatchObject({
        kind: 'REFUND_FAILED',
        source: 'GATEWAY',
      });
      const found = await cashUp();
      expect(found.expectedCash.amount).toBe(isCash ? -amount : 0);
      expect(found.moves.filter((move) => move.reference === reference)).toEqual(
        source === null ? [] : [{ move: 'GIVEN_BACK', source, reference, amount: { amount } }],
      );
    },
  );

  test('a cash refund that was paid by UPI leaves the cash in the drawer', async () => {
    await testServer.shiftClock('15 days');
    const { reference, owes } = await bookingThatOwes(testServer);
    await take(deskPaymentForm(reference, { amount: Math.floor((owes + 50) / 100) * 100 }));
    const taken = (await cashUp()).expectedCash.amount;
    const input = {
      reference,
      reason: 'Called',
      expectedRefund: owes,
      idempotencyKey: `cancel-${reference}`,
    };
    await execute(testServer, CANCEL_PAID, { input }, owner);
    expect(await finishRefund(reference, 'UPI')).toMatchObject({ kind: 'REFUND_BY_HAND', source: 'CASH' });
    const found = await cashUp();
    expect(found.expectedCash.amount).toBe(taken);
    expect(found.moves).toContainEqual(
      expect.objectContaining({ move: 'GIVEN_BACK', source: 'UPI', reference }),
    );
  });
});

test.each(['CARD_MACHINE', 'UPI', 'BANK_TRANSFER', 'PORTAL'] as const)(
  'money by %s pays the balance, is not cash, and is refunded in the same way',
  async (source) => {
    const { reference, owes } = await bookingThatOwes(testServer);
    const cashBefore = (await cashUp()).expectedCash.amount;
    expect(await take(deskPaymentForm(reference, { source, amount: owes, note: 'Slip 7' }))).toMatchObject({
      amount: { amount: owes },
      adjustment: { amount: 0 },
      balance: { amount: 0 },
    });
    expect(await moneyOf(testServer, reference, owner)).toMatchObject({
      payments: [{ source, takenBy: OWNER.email, note: 'Slip 7', amount: { amount: owes } }],
    });
    const input = {
      reference,
      reason: 'Called',
      expectedRefund: owes,
      idempotencyKey: `cancel-${reference}`,
    };
    await execute(testServer, CANCEL_PAID, { input }, owner);
    const { openTasks } = await execute(testServer, REFUND_TASKS, {}, owner);
    const task = openTasks.find((open) => open.reference === reference);
    expect(task).toMatchObject({ kind: 'REFUND_BY_HAND', source });
    await execute(testServer, GIVE_BACK, { input: { id: String(task?.id), note: 'Sent' } }, owner);
    const found = await cashUp();
    expect(found.expectedCash.amount).toBe(cashBefore);
    expect(found.moves.filter((move) => move.reference === reference)).toMatchObject([
      { move: 'TAKEN', source, amount: { amount: owes } },
      { move: 'GIVEN_BACK', source, amount: { amount: owes } },
    ]);
    expect(await testServer.breaches()).toEqual([]);
  },
);

describe('given a count of the cash', () => {
  test('the difference is stored with who counted; a second count replaces it', async () => {
    await testServer.shiftClock('30 days');
    const { reference } = await bookingThatOwes(testServer);
    await take(deskPaymentForm(reference, { amount: 100_000 }));
    const { day } = await cashUp();
    expect(
      await close({ day, expectedCash: 100_000, countedCash: 95_000, note: 'A note is torn' }),
    ).toMatchObject({
      cashUp: { count: { difference: { amount: -5_000 }, note: 'A note is torn', staff: OWNER.email } },
    });
    await close({ day, expectedCash: 100_000, countedCash: 100_000 });
    expect((await cashUp(day)).count).toMatchObject({ difference: { amount: 0 } });
  });

  test('twenty presses store it once', async () => {
    await testServer.shiftClock('40 days');
    const { day } = await cashUp();
    const form = { day, expectedCash: 0, countedCash: 0 };
    await Promise.all(Array.from({ length: 20 }, () => close(form)));
    const rows = await testServer.query('SELECT 1 FROM cash_ups WHERE business_day = $1', [day]);
    expect(rows).toHaveLength(1);
  });

  test('it is refused when cash came meanwhile, below 0, and for a future day', async () => {
    await testServer.shiftClock('50 days');
    const { day } = await cashUp();
    expect(await close({ day, expectedCash: 5, countedCash: 0 })).toMatchObject({
      code: 'CASH_UP_CHANGED',
      cashUp: { expectedCash: { amount: 0 } },
    });
    expect(await close({ day, expectedCash: 0, countedCash: -1 })).toMatchObject({
      faults: [{ field: 'countedCash', code: 'COUNTED_CASH_INVALID' }],
    });
    expect(await close({ day: addDays(day, 1), expectedCash: 0, countedCash: 0 })).toMatchObject({
      faults: [{ field: 'day', code: 'DATE_TOO_LATE' }],
    });
  });
});

test('today names who owes money and is here, by where each guest is, and who comes within two weeks', async () => {
  const bookings = {
    here: await bookingThatOwes(testServer),
    late: await bookingThatOwes(testServer),
    overdue: await bookingThatOwes(testServer),
    soon: await bookingThatOwes(testServer),
    later: await bookingThatOwes(testServer),
  };
  const day = today();
  const move = (bookingId: string, checkin: string, checkout: string, status = 'EXPECTED') =>
    testServer.query(
      `UPDATE stays SET checkin = $2::date, checkout = $3::date, status = $4,
         checked_in_at = CASE WHEN $4 = 'IN_HOUSE' THEN now() END WHERE booking_id = $1`,
      [bookingId, checkin, checkout, status],
    );
  await move(bookings.here.bookingId, addDays(day, -1), addDays(day, 1), 'IN_HOUSE');
  // The dates are over or have begun; who is here follows from check-in and check-out alone.
  await move(bookings.late.bookingId, addDays(day, -1), addDays(day, 1));
  await move(bookings.overdue.bookingId, addDays(day, -3), addDays(day, -1), 'IN_HOUSE');
  await move(bookings.soon.bookingId, addDays(day, 13), addDays(day, 15));
  await move(bookings.later.bookingId, addDays(day, 15), addDays(day, 16));
  const { unpaidBalances } = await execute(testServer, UNPAID, {}, owner);
  const whereOf = ({ reference }: { reference: string }) =>
    unpaidBalances.find((unpaid) => unpaid.reference === reference)?.where;
  expect(Object.fromEntries(Object.entries(bookings).map(([name, one]) => [name, whereOf(one)]))).toEqual({
    here: 'IN_HOUSE',
    late: 'ARRIVING',
    overdue: 'LEAVING',
    soon: 'COMING',
    later: undefined,
  });
  // Whoever comes later stands among the bookings with something to pay.
  const LISTED = gql(`query BookingsThatOwe($filter: GuestBookingFilter) {
    guestBookings(filter: $filter, limit: 100) { totalCount bookings { reference channel balance { amount } } }
  }`);
  const listed = async (filter: Record<string, string>) =>
    (await execute(testServer, LISTED, { filter }, owner)).guestBookings.bookings;
  const { reference, owes } = bookings.later;
  const row = { reference, channel: 'SITE', balance: { amount: owes } };
  expect(await listed({ balance: 'OWES', channel: 'SITE' })).toContainEqual(row);
  expect(await listed({ balance: 'OWES', channel: 'PORTAL' })).toEqual([]);
  expect((await listed({ balance: 'SETTLED' })).every(({ balance }) => balance.amount === 0)).toBe(true);
  expect(await listed({ balance: 'OWES', search: reference })).toEqual([row]);
});
