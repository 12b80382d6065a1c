import { balanceOrder, payOrder, setTerms } from '../../testkit/balances';
import { hold, inDays, type Hold } from '../../testkit/bookings';
import { takeBackAtDesk } from '../../testkit/cancellations';
import { changeBooking, changeForm, heldChange } from '../../testkit/changes';
import { stayIdsOf } from '../../testkit/check-ins';
import { deskPaymentForm, takeMoney } from '../../testkit/desk-payments';
import { assertType, execute, gql, type RequestOptions } from '../../testkit/graphql';
import { openIdentity, OWNER } from '../../testkit/identity';
import { requestSteps } from '../../testkit/payment-requests';
import { startTestServer, type TestServer } from '../../testkit/test-server';
import { deliver, disputeEvent } from '../../testkit/webhooks';
import { instantInZone } from '../../../src/platform/time/dates';

/** 30 % at booking, the rest 14 days before arrival; what is unpaid 3 days later is cancelled. */
const TERMS = { dueAtBookingPercent: 30, balanceDaysBefore: 14, releaseDaysAfter: 3 };
const ARRIVAL = 30;
const DUE = ARRIVAL - TERMS.balanceDaysBefore;
const LAST_DAY = DUE + TERMS.releaseDaysAfter;

const BOOKING = gql(`query ReleasedBooking($token: String!) {
  bookingByToken(token: $token) {
    __typename
    ... on Booking {
      status balanceDueOn balanceUntil paymentTerms
      balance { amount } amountPaid { amount } amountRefunded { amount } totalNow { amount }
    }
  }
}`);
const UNPAID = gql(`query UnpaidBeforeRelease { unpaidBalances { reference payableUntil } }`);
const EDIT = gql(`mutation ReleaseOfPlan($id: Int!, $input: RatePlanInput!, $version: Int!) {
  editRatePlan(id: $id, input: $input, version: $version) {
    __typename
    ... on RatePlanSaved { plan { releaseDaysAfter paymentTerms } }
    ... on InvalidInput { faults { field code message } }
  }
}`);
const PLANS = gql(`query PlansToRelease { ratePlanSettings { id version name policyId sortOrder } }`);

const TASKS = gql(`query TasksBeforeRelease { openTasks { id kind reference } }`);
const FINISH = gql(`mutation FinishBeforeRelease($id: ID!) {
  finishTask(input: { id: $id, note: "The guest pays on Monday." }) { __typename }
}`);

let testServer: TestServer;
let owner: RequestOptions;
beforeAll(async () => {
  testServer = await startTestServer();
  const { token } = await (await openIdentity()).signIn({ email: OWNER.email, emailVerified: true });
  owner = { token };
});
afterAll(() => testServer.stop());
beforeEach(async () => {
  testServer.razorpay.setMode({ reset: true, webhooks: 'off' });
  await setTerms(testServer, TERMS);
});
afterEach(async () => {
  expect(await testServer.breaches()).toEqual([]);
  await testServer.shiftClock('0');
});

const ROOM_TYPES = ['Single', 'Double', 'Deluxe'];
let made = 0;

async function withDeposit(form: Parameters<typeof hold>[1] = {}): Promise<Hold & { email: string }> {
  const roomType = ROOM_TYPES[(made += 1) % ROOM_TYPES.length];
  const email = testServer.freshEmail();
  const stay = { checkin: inDays(ARRIVAL), checkout: inDays(ARRIVAL + 2) };
  const held = await hold(testServer, { ...stay, roomType, email, ...form });
  await payOrder(testServer, held.checkout.orderId);
  return { ...held, email };
}

async function stateOf(token: string) {
  const { bookingByToken: booking } = await execute(testServer, BOOKING, { token });
  assertType(booking, 'Booking');
  return booking;
}

const at = (days: number, time: string) =>
  testServer.shiftClock(
    `${instantInZone(inDays(days), time, 'Asia/Kolkata').getTime() - Date.now()} milliseconds`,
  );
/** The job of each minute, as on two servers at once, and the mails. */
async function run(): Promise<void> {
  const { balanceRelease, requestExpiry } = testServer.installation;
  await requestExpiry.run();
  await Promise.all([balanceRelease.run(), balanceRelease.run()]);
  await testServer.runJobs();
}
const subjects = (email: string) => testServer.inbox.messages(email).map(({ subject }) => subject);
const textOf = (email: string, beginning: string) =>
  testServer.inbox
    .messages(email)
    .find(({ subject }) => subject.startsWith(beginning))
    ?.text.replaceAll(/\s+/g, ' ');

async function finishTask(reference: string): Promise<void> {
  const { openTasks } = await execute(testServer, TASKS, {}, owner);
  const task = openTasks.find((one) => one.kind === 'BALANCE_OVERDUE' && one.reference === reference);
  const { finishTask: finished } = await execute(testServer, FINISH, { id: task?.id ?? '' }, owner);
  expect(finished).toMatchObject({ __typename: 'TaskFinished' });
}

/** The guest's bank takes a part of the order's payment back. */
async function loseDispute(orderId: string): Promise<void> {
  const { razorpay } = testServer;
  const paid = Object.values(razorpay.state().payments).find(({ order_id }) => order_id === orderId);
  for (const event of ['payment.dispute.created', 'payment.dispute.lost'] as const) {
    const made = await razorpay.dispute(String(paid?.id), { event, amount: 100_000, webhook: false });
    await deliver(testServer, disputeEvent(event, made, paid));
  }
}

/** Warns the guest after the day of the rest, and runs the job once the last day has passed. */
async function passTheLastDay(): Promise<void> {
  await at(DUE + 1, '10:00');
  await run();
  await at(LAST_DAY + 1, '00:01');
  await run();
}

describe('a booking whose terms cancel it when its rest is unpaid 3 days after its day', () => {
  test('states this to the guest, warns once, and is cancelled when the last day has passed', async () => {
    const { token, email, checkout, booking } = await withDeposit();
    expect(await stateOf(token)).toMatchObject({ balanceDueOn: inDays(DUE), balanceUntil: inDays(LAST_DAY) });
    expect((await stateOf(token)).paymentTerms).toBe(
      'At booking you pay 30% of the price, and the rest at least 14 days before arrival. ' +
        'If you have not paid 3 days after that, the booking is cancelled, and the hotel keeps at most what you have paid.',
    );
    for (const [day, time, warnings] of [
      [DUE, '23:59', 0],
      [DUE + 1, '08:59', 0],
      [DUE + 1, '09:00', 1],
      [LAST_DAY, '23:59', 1],
    ] as const) {
      await at(day, time);
      await run();
      const sent = subjects(email).filter((subject) => subject.startsWith('Please pay'));
      expect([day, time, sent.length, (await stateOf(token)).status]).toEqual([
        day,
        time,
        warnings,
        'CONFIRMED',
      ]);
    }
    expect(textOf(email, 'Please pay')).toContain('your booking is cancelled, as agreed');
    const { unpaidBalances } = await execute(testServer, UNPAID, {}, owner);
    expect(unpaidBalances).toContainEqual({ reference: booking.reference, payableUntil: inDays(LAST_DAY) });
    await at(LAST_DAY + 1, '00:01');
    await run();
    const { status, balance, amountPaid, amountRefunded } = await stateOf(token);
    expect(status).toBe('CANCELLED');
    expect(balance.amount).toBe(0);
    expect(amountPaid.amount).toBe(checkout.amount);
    expect(amountRefunded.amount).toBeLessThanOrEqual(checkout.amount);
    expect(textOf(email, 'Cancelled')).toContain('The rest of the price was not paid in time');
    await run();
    expect(subjects(email).filter((subject) => subject.startsWith('Cancelled'))).toHaveLength(1);
  });

  test('keeps at most what is paid, although the policy charges the whole stay', async () => {
    await setTerms(testServer, TERMS, 'NON_REFUNDABLE');
    const { token, checkout } = await withDeposit({ plan: 'NON_REFUNDABLE' });
    await passTheLastDay();
    expect(await stateOf(token)).toMatchObject({
      status: 'CANCELLED',
      balance: { amount: 0 },
      totalNow: { amount: checkout.amount },
      amountRefunded: { amount: 0 },
    });
  });

  test.each([
    [
      'has paid the rest',
      async ({ token }: Hold) =>
        void (await payOrder(testServer, (await balanceOrder(testServer, token)).orderId)),
    ],
    [
      'has paid a part of the rest at the desk',
      async ({ booking: { reference } }: Hold) =>
        void (await takeMoney(
          testServer,
          deskPaymentForm(reference, { source: 'CARD_MACHINE', amount: 10_000 }),
          owner,
        )),
    ],
    [
      'was sent a link that is still open',
      async ({ booking: { reference } }: Hold) =>
        void (await requestSteps(testServer, owner).ask(reference, { until: inDays(ARRIVAL - 1) })),
    ],
  ])('stays when its guest %s', async (_situation, step) => {
    const held = await withDeposit();
    await step(held);
    await passTheLastDay();
    expect(await stateOf(held.token)).toMatchObject({ status: 'CONFIRMED' });
  });

  test('stays while the rest is being paid, and is paid when the gateway says so', async () => {
    const { token } = await withDeposit();
    await at(DUE + 1, '10:00');
    await run();
    await at(LAST_DAY, '23:59');
    const { orderId } = await balanceOrder(testServer, token);
    // The guest's browser was closed, and no webhook came.
    await testServer.razorpay.pay(orderId, { outcome: 'capture', webhook: false });
    await at(LAST_DAY + 1, '00:01');
    await run();
    expect(await stateOf(token)).toMatchObject({ status: 'CONFIRMED', balance: { amount: 0 } });
  });

  test('stays while the gateway does not respond', async () => {
    const { token } = await withDeposit();
    await at(DUE + 1, '10:00');
    await run();
    await balanceOrder(testServer, token);
    testServer.razorpay.setMode({ respondWith: '500', matching: '/payments' });
    await at(LAST_DAY + 1, '00:01');
    await run();
    expect(await stateOf(token)).toMatchObject({ status: 'CONFIRMED' });
    testServer.razorpay.setMode({ reset: true, webhooks: 'off' });
    await run();
    expect(await stateOf(token)).toMatchObject({ status: 'CANCELLED' });
  });

  test('refunds a rest that comes after the end whole', async () => {
    const { token } = await withDeposit();
    const { orderId, amount } = await balanceOrder(testServer, token);
    await passTheLastDay();
    const before = await stateOf(token);
    expect(before.status).toBe('CANCELLED');
    expect(await payOrder(testServer, orderId)).toMatchObject({ __typename: 'PaymentRefunded' });
    await testServer.runJobs();
    const after = await stateOf(token);
    expect(after.amountRefunded.amount - before.amountRefunded.amount).toBe(amount);
  });

  test('is warned before it ends, although the servers stood still past the last day', async () => {
    const { token, email } = await withDeposit();
    await at(LAST_DAY + 2, '10:00');
    await run();
    expect(await stateOf(token)).toMatchObject({ status: 'CONFIRMED' });
    expect(textOf(email, 'Please pay')).toContain('your booking is cancelled, as agreed');
    await at(LAST_DAY + 3, '09:59');
    await run();
    expect(await stateOf(token)).toMatchObject({ status: 'CONFIRMED' });
    await at(LAST_DAY + 3, '10:01');
    await run();
    expect(await stateOf(token)).toMatchObject({ status: 'CANCELLED' });
  });

  test('stays once its guest is expected, although the servers stood still until then; the page names no end', async () => {
    const { token } = await withDeposit();
    await at(ARRIVAL - 1, '10:00');
    await run();
    expect(await stateOf(token)).toMatchObject({ balanceUntil: inDays(LAST_DAY) });
    await at(ARRIVAL, '12:00');
    await run();
    expect(await stateOf(token)).toMatchObject({ status: 'CONFIRMED', balanceUntil: null });
  });

  test('stays without a warning when it owes only what a bank took back: the staff have a task about it', async () => {
    const { token, email, checkout } = await withDeposit({ checkout: inDays(ARRIVAL + 4) });
    // What was paid for four nights is more than the price of one.
    const form = await changeForm(testServer, token, { checkout: inDays(ARRIVAL + 1) });
    assertType(await changeBooking(testServer, form), 'BookingChanged');
    await testServer.runJobs();
    await loseDispute(checkout.orderId);
    expect((await stateOf(token)).balance.amount).toBeGreaterThan(0);
    await passTheLastDay();
    expect(await stateOf(token)).toMatchObject({ status: 'CONFIRMED', balanceUntil: null });
    expect(subjects(email).filter((subject) => subject.startsWith('Please pay'))).toEqual([]);
    await payOrder(testServer, (await balanceOrder(testServer, token)).orderId);
  });

  test('stays when the staff agreed something else and finished their task; page and desk then name no end', async () => {
    const { token, booking } = await withDeposit();
    await at(DUE + 1, '10:00');
    await testServer.installation.balanceReminders.run();
    await run();
    await finishTask(booking.reference);
    await at(LAST_DAY + 1, '10:00');
    await run();
    expect(await stateOf(token)).toMatchObject({ status: 'CONFIRMED', balanceUntil: null });
    const { unpaidBalances } = await execute(testServer, UNPAID, {}, owner);
    expect(unpaidBalances).toContainEqual({ reference: booking.reference, payableUntil: null });
  });

  test('stays when its guest has no address to which the warning could go', async () => {
    const { token, booking } = await withDeposit();
    await testServer.query('UPDATE bookings SET email = NULL, email_key = NULL WHERE reference = $1', [
      booking.reference,
    ]);
    await passTheLastDay();
    expect(await stateOf(token)).toMatchObject({ status: 'CONFIRMED', balanceUntil: null });
  });

  test('ends in spite of a link for a security deposit', async () => {
    const { token, booking } = await withDeposit();
    const link = { purpose: 'SECURITY_DEPOSIT', amount: 500_000, until: inDays(ARRIVAL - 1) };
    expect(await requestSteps(testServer, owner).ask(booking.reference, link)).toMatchObject({
      __typename: 'PaymentRequested',
    });
    await passTheLastDay();
    expect(await stateOf(token)).toMatchObject({ status: 'CANCELLED' });
  });

  test('can be taken back by the desk while no refund has left, and does not end again', async () => {
    await setTerms(testServer, TERMS, 'NON_REFUNDABLE');
    const { token, booking } = await withDeposit({ plan: 'NON_REFUNDABLE' });
    await passTheLastDay();
    const [stay = ''] = await stayIdsOf(testServer, booking.reference);
    expect(await takeBackAtDesk(testServer, stay, owner)).toMatchObject({
      __typename: 'CancellationTakenBack',
    });
    await at(LAST_DAY + 2, '10:00');
    await run();
    expect(await stateOf(token)).toMatchObject({ status: 'CONFIRMED', balanceUntil: null });
  });

  test('ends a change that is held, and keeps its terms when the plan gets others', async () => {
    const { token } = await withDeposit();
    await setTerms(testServer, { dueAtBookingPercent: 30, balanceDaysBefore: 14 });
    await at(DUE + 1, '10:00');
    await run();
    await at(LAST_DAY, '23:58');
    await heldChange(testServer, token, { checkout: inDays(ARRIVAL + 3) });
    await at(LAST_DAY + 1, '00:01');
    await run();
    expect(await stateOf(token)).toMatchObject({ status: 'CANCELLED' });
  });
});

test('a booking whose terms do not say so is not cancelled', async () => {
  await setTerms(testServer, { dueAtBookingPercent: 30, balanceDaysBefore: 14 });
  const { token } = await withDeposit();
  await passTheLastDay();
  expect(await stateOf(token)).toMatchObject({ status: 'CONFIRMED', balanceUntil: null });
});

describe('the form of a rate plan', () => {
  async function edit(terms: object) {
    const { ratePlanSettings } = await execute(testServer, PLANS, {}, owner);
    const [plan] = ratePlanSettings;
    if (!plan) throw new Error('The sample hotel has no plan.');
    const { id, version, ...form } = plan;
    const input = { ...form, onSale: true, dueAtBookingPercent: 30, ...terms };
    const { editRatePlan } = await execute(testServer, EDIT, { id, version, input }, owner);
    return editRatePlan;
  }

  test('takes days that end before the guest arrives', async () => {
    expect(await edit({ balanceDaysBefore: 14, releaseDaysAfter: 12 })).toMatchObject({
      __typename: 'RatePlanSaved',
      plan: { releaseDaysAfter: 12 },
    });
  });

  test.each([
    ['end on the day before arrival', { balanceDaysBefore: 14, releaseDaysAfter: 13 }],
    ['follow no day of the rest', { balanceDaysBefore: null, releaseDaysAfter: 1 }],
  ])('refuses days that %s', async (_which, terms) => {
    expect(await edit(terms)).toMatchObject({
      __typename: 'InvalidInput',
      faults: [{ field: 'releaseDaysAfter', code: 'RELEASE_BEFORE_ARRIVAL' }],
    });
  });
});
