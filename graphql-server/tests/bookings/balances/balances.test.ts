import { randomUUID } from 'node:crypto';
import { BalanceReminderRepository } from '../../../src/bookings/balances/balance-reminder.repository';
import { writeMoney } from '../../../src/platform/money/money';
import { addDays, instantInZone } from '../../../src/platform/time/dates';
import { balanceOrder as orderOfBalance, PAY_BALANCE, payOrder, setTerms } from '../../testkit/balances';
import {
  bookingForm,
  bookingPage,
  confirmPayment,
  createBooking,
  hold,
  inDays,
  type Hold,
} from '../../testkit/bookings';
import {
  changeAtDesk,
  changeBooking,
  changeFirst,
  changeForm,
  freshChangeKey,
  heldChange,
  payChange,
  previewChangeAtDesk,
  staysWith,
} from '../../testkit/changes';
import { deskOf, goTo, stayIdsOf } from '../../testkit/check-ins';
import { deskPaymentForm, takeMoney } from '../../testkit/desk-payments';
import { assertType, execute, gql, type RequestOptions } from '../../testkit/graphql';
import { openIdentity, OWNER } from '../../testkit/identity';
import { startTestServer, type TestServer } from '../../testkit/test-server';

const FIGURES = gql(`query BookingFigures($token: String!) {
  bookingByToken(token: $token) {
    __typename
    ... on Booking { balanceDueOn canPayBalance refundState paymentTerms balance { amount } amountPaid { amount } totalNow { amount } }
  }
}`);

const AT_DESK = gql(`query BalanceDayAtDesk($reference: String!) {
  guestBooking(reference: $reference) {
    __typename
    ... on GuestBookingDetails { booking { balanceDueOn } }
  }
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
  await setTerms(testServer, { dueAtBookingPercent: 30, balanceDaysBefore: 14 });
});
afterEach(async () => {
  expect(await testServer.breaches()).toEqual([]);
});

async function figuresOf(token: string) {
  const { bookingByToken: booking } = await execute(testServer, FIGURES, { token });
  assertType(booking, 'Booking');
  return booking;
}

/** The desk takes a part of what the booking owes. */
const takeAtDesk = ({ booking: { reference } }: Hold, amount: number) =>
  takeMoney(testServer, deskPaymentForm(reference, { source: 'CARD_MACHINE', amount }), owner);

/** Pays so that the money is not captured yet, and confirms as the guest's browser does. */
async function authorise(orderId: string) {
  const { checkout } = await testServer.razorpay.pay(orderId, { outcome: 'authorise', webhook: false });
  return confirmPayment(testServer, checkout);
}

const balanceOrder = (token: string) => orderOfBalance(testServer, token);
const pay = (orderId: string) => payOrder(testServer, orderId);

const ROOM_TYPES = ['Single', 'Double', 'Deluxe'];
let made = 0;

/** A booking whose deposit of 30 % is paid. The types take turns, so that each booking of this file finds a room. */
async function withDeposit(form: Parameters<typeof hold>[1] = {}): Promise<Hold> {
  const roomType = ROOM_TYPES[(made += 1) % ROOM_TYPES.length];
  const held = await hold(testServer, { checkin: inDays(30), checkout: inDays(32), roomType, ...form });
  expect(await pay(held.checkout.orderId)).toMatchObject({ booking: { status: 'CONFIRMED' } });
  return held;
}

describe('a plan of which 30 % is due at booking, and the rest 14 days before arrival', () => {
  test('is confirmed by the deposit; page and mail state what is to pay and by when', async () => {
    const email = testServer.freshEmail();
    const { checkout, token } = await withDeposit({ email });
    const total = (await figuresOf(token)).totalNow.amount;
    expect(checkout.amount).toBe(Math.ceil(total * 0.3));
    expect(await figuresOf(token)).toMatchObject({
      balanceDueOn: inDays(16),
      balance: { amount: total - checkout.amount },
      amountPaid: { amount: checkout.amount },
      totalNow: { amount: total },
      paymentTerms: 'At booking you pay 30% of the price, and the rest at least 14 days before arrival.',
    });
    await testServer.runJobs();
    const [mail] = testServer.inbox.messages(email);
    const year = inDays(16).slice(0, 4);
    expect(mail?.text).toMatch(new RegExp(`To pay\\s*:?\\s*₹[\\d,.]+, by .*${year}`));
  });

  test('is not booked when another part is due than the guest saw', async () => {
    const stay = { checkin: inDays(30), checkout: inDays(32), roomType: 'Suite' };
    const seen = await hold(testServer, { ...stay, email: testServer.freshEmail() });
    const expectedDue = seen.checkout.amount;
    await setTerms(testServer, { dueAtBookingPercent: 100 });
    const refused = await createBooking(testServer, bookingForm(testServer, { ...stay, expectedDue }));
    expect(refused).toMatchObject({
      __typename: 'PriceChanged',
      code: 'DUE_CHANGED',
      field: 'expectedDue',
    });
  });

  test('is due whole at booking once the day of the rest has come', async () => {
    const held = await hold(testServer, { checkin: inDays(14), checkout: inDays(15) });
    expect(held.checkout.amount).toBe((await figuresOf(held.token)).totalNow.amount);
  });

  test('has its rest paid from the page; two presses get one order, which is kept once', async () => {
    const { token } = await withDeposit();
    const first = await balanceOrder(token);
    const second = await balanceOrder(token);
    expect(second.orderId).toBe(first.orderId);
    expect(await pay(first.orderId)).toMatchObject({ booking: { status: 'CONFIRMED' } });
    expect(await figuresOf(token)).toMatchObject({ balance: { amount: 0 } });
    const { payBalance } = await execute(testServer, PAY_BALANCE, { token });
    expect(payBalance).toMatchObject({ __typename: 'NothingToPay', code: 'NOTHING_TO_PAY' });
  });

  test('a payment from the page gets a receipt by mail: what came, and what is left by when', async () => {
    const email = testServer.freshEmail();
    const held = await withDeposit({ email });
    const { balance } = await figuresOf(held.token);
    const first = await balanceOrder(held.token);
    await pay(first.orderId);
    await pay(first.orderId).catch(() => undefined);
    await testServer.runJobs();
    const receipts = testServer.inbox
      .messages(email)
      .filter(({ subject }) => /^We have received/.test(subject ?? ''));
    expect(receipts).toHaveLength(1);
    const amount = writeMoney({ amount: balance.amount, currency: 'INR' });
    expect(receipts[0]?.text.replaceAll(/\s+/g, ' ')).toContain(
      `Your payment of ${amount} for booking ${held.booking.reference} has arrived. Nothing is left to pay.`,
    );
  });

  test('refunds a payment of the rest whole when the rest is already paid by another order', async () => {
    const { token } = await withDeposit();
    const first = await balanceOrder(token);
    // As a tab of a day before, whose order is too old to be used again.
    await testServer.query(
      `UPDATE orders SET created_at = created_at - interval '100 hours' WHERE gateway_id = $1`,
      [first.orderId],
    );
    const other = await balanceOrder(token);
    expect(other.orderId).not.toBe(first.orderId);
    await pay(other.orderId);
    expect(await pay(first.orderId)).toMatchObject({ __typename: 'PaymentRefunded' });
    await testServer.runJobs();
    const page = await bookingPage(testServer, token);
    const { balance, totalNow } = await figuresOf(token);
    expect(balance.amount).toBe(0);
    expect(page.amountRefunded.amount).toBe(first.amount);
    expect(page.amountPaid.amount).toBe(totalNow.amount + first.amount);
  });

  test('captures no money for a balance that the desk has taken in the meantime, and says so', async () => {
    const held = await withDeposit();
    const { orderId, amount } = await balanceOrder(held.token);
    await takeAtDesk(held, amount);
    expect(await authorise(orderId)).toMatchObject({
      __typename: 'PaymentNotVerified',
      code: 'PAYMENT_NOT_NEEDED',
    });
    expect(await figuresOf(held.token)).toMatchObject({ balance: { amount: 0 } });
  });

  test('captures no money by an order after which the guest has made another', async () => {
    const { token } = await withDeposit();
    const { orderId } = await balanceOrder(token);
    await testServer.query(
      `UPDATE orders SET created_at = created_at - interval '100 hours' WHERE gateway_id = $1`,
      [orderId],
    );
    const newest = await balanceOrder(token);
    expect(await authorise(orderId)).toMatchObject({ code: 'PAYMENT_NOT_NEEDED' });
    expect(await pay(newest.orderId)).toMatchObject({ booking: { status: 'CONFIRMED' } });
  });

  test('cannot be paid on the page when a portal collects the money', async () => {
    const { token, booking } = await withDeposit();
    expect(await figuresOf(token)).toMatchObject({ canPayBalance: true });
    const setChannel = (channel: string) =>
      testServer.query('UPDATE bookings SET channel = $2 WHERE reference = $1', [booking.reference, channel]);
    await setChannel('PORTAL');
    expect(await figuresOf(token)).toMatchObject({ canPayBalance: false });
    const { payBalance } = await execute(testServer, PAY_BALANCE, { token });
    expect(payBalance).toMatchObject({ __typename: 'NothingToPay' });
    await setChannel('SITE');
  });

  test('keeps its terms when the plan gets others', async () => {
    const { token } = await withDeposit();
    const before = await figuresOf(token);
    await setTerms(testServer, { dueAtBookingPercent: 60 });
    expect(await figuresOf(token)).toEqual(before);
  });
});

/** Moves two nights to another day of arrival, and pays if that costs more. */
async function move(token: string, checkin: string): Promise<void> {
  const checkout = addDays(checkin, 2);
  const result = await changeFirst(testServer, token, { checkin, checkout });
  if (result.__typename !== 'ChangeHeld') return assertType(result, 'BookingChanged');
  await payChange(testServer, result.change.checkout?.orderId ?? '');
}

describe('a change of a booking of which 30 % is paid', () => {
  test('keeps the agreed day of the rest when the guest comes later', async () => {
    const { token } = await withDeposit();
    await move(token, inDays(50));
    expect(await figuresOf(token)).toMatchObject({ balanceDueOn: inDays(16) });
  });

  test('makes the rest due earlier when the guest comes earlier', async () => {
    const { token } = await withDeposit();
    await move(token, inDays(25));
    expect(await figuresOf(token)).toMatchObject({ balanceDueOn: inDays(11) });
  });

  test('asks for 30 % of what it costs more, and adds the rest to the balance', async () => {
    const { token, checkout } = await withDeposit();
    const held = await heldChange(testServer, token, { checkout: inDays(34) });
    const { result } = await payChange(testServer, held.orderId);
    expect(result).toMatchObject({ booking: { status: 'CONFIRMED' } });
    const { totalNow, amountPaid, balance, balanceDueOn } = await figuresOf(token);
    const paid = Math.ceil(totalNow.amount * 0.3);
    expect(held.amount).toBe(paid - checkout.amount);
    expect(amountPaid.amount).toBe(paid);
    expect(balance.amount).toBe(totalNow.amount - paid);
    expect(balanceDueOn).toBe(inDays(16));
  });

  test('asks for all that is owed once the rest is overdue, whatever the new dates are', async () => {
    const { token } = await withDeposit();
    await testServer.shiftClock('17 days');
    try {
      const form = await changeForm(testServer, token, { checkin: inDays(60), checkout: inDays(63) });
      const held = await changeBooking(testServer, form);
      assertType(held, 'ChangeHeld');
      await payChange(testServer, held.change.checkout?.orderId ?? '');
      expect(await figuresOf(token)).toMatchObject({ balance: { amount: 0 } });
    } finally {
      await testServer.shiftClock('0');
    }
  });
});

describe('a change of a booking whose rest is overdue', () => {
  afterEach(() => testServer.shiftClock('0'));

  const dearer = (token: string) => heldChange(testServer, token, { checkout: inDays(34) });

  test('is refunded whole, and not made, when the rest was paid before it', async () => {
    const email = testServer.freshEmail();
    const { token } = await withDeposit({ email });
    await testServer.shiftClock('17 days');
    const before = await figuresOf(token);
    const { orderId } = await dearer(token);
    await pay((await balanceOrder(token)).orderId);
    const { result } = await payChange(testServer, orderId);
    expect(result).toMatchObject({ __typename: 'PaymentRefunded' });
    await testServer.runJobs();
    expect(await figuresOf(token)).toMatchObject({ balance: { amount: 0 }, totalNow: before.totalNow });
    const texts = testServer.inbox.messages(email).map(({ text }) => text.replaceAll(/\s+/g, ' '));
    expect(texts.join()).toContain('The change was not made, and all of this payment is on its way back');
  });

  test('is refunded whole when the desk took a part of the rest; the page still asks for what is left', async () => {
    const held = await withDeposit();
    await testServer.shiftClock('17 days');
    const { orderId } = await dearer(held.token);
    const { balance } = await figuresOf(held.token);
    await takeAtDesk(held, 10_000);
    const { result } = await payChange(testServer, orderId);
    expect(result).toMatchObject({ __typename: 'PaymentRefunded' });
    await testServer.runJobs();
    expect(await figuresOf(held.token)).toMatchObject({
      balance: { amount: balance.amount - 10_000 },
      refundState: 'NONE',
    });
  });

  test('captures nothing when the rest was paid before it', async () => {
    const { token } = await withDeposit();
    await testServer.shiftClock('17 days');
    const { orderId } = await dearer(token);
    await pay((await balanceOrder(token)).orderId);
    expect(await authorise(orderId)).toMatchObject({ code: 'PAYMENT_NOT_NEEDED' });
  });

  test('is paid at the hotel on no day when the staff say so, and opens no task', async () => {
    const email = testServer.freshEmail();
    const { token, booking } = await withDeposit({ email });
    await pay((await balanceOrder(token)).orderId);
    await testServer.shiftClock('17 days');
    const { reference } = booking;
    const stays = await staysWith(testServer, token, { checkout: inDays(34) });
    const preview = await previewChangeAtDesk(testServer, { reference, stays }, owner);
    assertType(preview, 'ChangePreview');
    const form = { reference, stays, reason: 'Asked by telephone', payment: 'AT_THE_HOTEL' as const };
    const input = { ...form, expectedDifference: preview.difference, idempotencyKey: freshChangeKey() };
    assertType(await changeAtDesk(testServer, input, owner), 'GuestBookingChanged');
    await testServer.installation.balanceReminders.run();
    await testServer.runJobs();
    expect(await figuresOf(token)).toMatchObject({
      balance: { amount: preview.difference },
      balanceDueOn: null,
    });
    const tasks = await testServer.query(
      `SELECT 1 FROM tasks WHERE booking_id = (SELECT id FROM bookings WHERE reference = $1)`,
      [reference],
    );
    expect(tasks).toEqual([]);
    const changed = testServer.inbox.messages(email).find(({ subject }) => subject.startsWith('Changed'));
    expect(changed?.text).toContain('to be paid at the hotel');
  });
});

test.each([
  ['as long', inDays(3)],
  ['shorter', inDays(2)],
])('a stay that is moved to tomorrow and is %s has its rest due now', async (_, checkout) => {
  const { token } = await withDeposit();
  const { amount, orderId } = await heldChange(testServer, token, { checkin: inDays(1), checkout });
  const { result } = await payChange(testServer, orderId);
  expect(result).toMatchObject({ booking: { status: 'CONFIRMED' } });
  const { balance, totalNow, amountPaid } = await figuresOf(token);
  expect(amount).toBeGreaterThan(0);
  expect({ balance: balance.amount, paid: amountPaid.amount }).toEqual({ balance: 0, paid: totalNow.amount });
});

describe('a guest who has paid the rest, and buys something at the desk after the day of the rest', () => {
  afterEach(() => testServer.shiftClock('0'));

  const charge = (reference: string, paise: number, days: number) =>
    testServer.query(
      `INSERT INTO folio_lines (booking_id, kind, value_paise, cgst_paise, sgst_paise, sac, created_at)
       SELECT id, 'ROUND_OFF', $2, 0, 0, '996311', hotel_now() + make_interval(days => $3)
       FROM bookings WHERE reference = $1`,
      [reference, paise, days],
    );
  const dayAtDesk = async (reference: string) =>
    (await execute(testServer, AT_DESK, { reference }, owner)).guestBooking;

  test('pays it at the hotel: the day that has passed is named no more, and nobody has a task', async () => {
    const { token, booking } = await withDeposit();
    await pay((await balanceOrder(token)).orderId);
    await charge(booking.reference, 118_040, 17);
    await testServer.shiftClock('18 days');
    await testServer.installation.balanceReminders.run();
    expect(await figuresOf(token)).toMatchObject({ balance: { amount: 118_040 }, balanceDueOn: null });
    expect(await dayAtDesk(booking.reference)).toMatchObject({ booking: { balanceDueOn: null } });
    const tasks = await testServer.query(
      `SELECT 1 FROM tasks WHERE booking_id = (SELECT id FROM bookings WHERE reference = $1)`,
      [booking.reference],
    );
    expect(tasks).toEqual([]);
  });

  test('does not pay it by the order of the rest: a second payment of that order is not captured', async () => {
    const { token, booking } = await withDeposit();
    const { orderId, amount } = await balanceOrder(token);
    await pay(orderId);
    await charge(booking.reference, amount, 0);
    await authorise(orderId);
    await testServer.runJobs();
    expect((await bookingPage(testServer, token)).amountRefunded.amount).toBe(0);
    expect(await figuresOf(token)).toMatchObject({ balance: { amount } });
  });

  test('has the day of a rest that is not paid, whatever was charged since', async () => {
    const { token, booking } = await withDeposit();
    await charge(booking.reference, 118_040, 17);
    await testServer.shiftClock('18 days');
    expect(await figuresOf(token)).toMatchObject({ balanceDueOn: inDays(16) });
    expect(await dayAtDesk(booking.reference)).toMatchObject({ booking: { balanceDueOn: inDays(16) } });
  });

  test('has the day of the rest for what was charged before it', async () => {
    const { token, booking } = await withDeposit();
    await pay((await balanceOrder(token)).orderId);
    await charge(booking.reference, 118_040, 16);
    expect(await figuresOf(token)).toMatchObject({ balanceDueOn: inDays(16) });
    expect(await dayAtDesk(booking.reference)).toMatchObject({ booking: { balanceDueOn: inDays(16) } });
  });
});

test('what a guest in the house owes is due on no day', async () => {
  const held = await withDeposit();
  await goTo(testServer, inDays(30), '15:00');
  const [stay = ''] = await stayIdsOf(testServer, held.booking.reference);
  expect(await deskOf(testServer, () => owner).checkIn(stay)).toMatchObject({ status: 'IN_HOUSE' });
  expect(await figuresOf(held.token)).toMatchObject({ balanceDueOn: null });
  const { guestBooking } = await execute(testServer, AT_DESK, { reference: held.booking.reference }, owner);
  expect(guestBooking).toMatchObject({ booking: { balanceDueOn: null } });
  await testServer.shiftClock('0');
});

describe('the rest of a price that is due on a day', () => {
  afterEach(() => testServer.shiftClock('0'));

  const atHotel = (date: string, time: string) =>
    testServer.shiftClock(`${instantInZone(date, time, 'Asia/Kolkata').getTime() - Date.now()} milliseconds`);
  const reminders = (email: string) =>
    testServer.inbox.messages(email).filter(({ subject }) => subject.startsWith('Please pay'));
  const remind = async () => {
    // As two servers at once, and a restart.
    await Promise.all([
      testServer.installation.balanceReminders.run(),
      testServer.installation.balanceReminders.run(),
    ]);
    await testServer.installation.balanceReminders.run();
    await testServer.runJobs();
  };
  const tasksOf = (reference: string) =>
    testServer.query<{ done: boolean }>(
      `SELECT task.done_at IS NOT NULL AS done FROM tasks task JOIN bookings booking ON booking.id = task.booking_id
       WHERE booking.reference = $1 AND task.kind = 'BALANCE_OVERDUE'`,
      [reference],
    );

  test('is reminded of 7 and 2 days before and on the day, once each; then the staff have a task until it is paid', async () => {
    const email = testServer.freshEmail();
    const { token, booking } = await withDeposit({ email });
    for (const [days, time, sent] of [
      [8, '23:59', 0],
      [9, '08:59', 0],
      [9, '09:00', 1],
      [12, '09:00', 1],
      [14, '09:00', 2],
      [16, '23:30', 3],
      [17, '09:00', 3],
    ] as const) {
      await atHotel(inDays(days), time);
      await remind();
      expect([days, time, reminders(email).length]).toEqual([days, time, sent]);
    }
    expect(await tasksOf(booking.reference)).toEqual([{ done: false }]);
    await pay((await balanceOrder(token)).orderId);
    await remind();
    expect(await tasksOf(booking.reference)).toEqual([{ done: true }]);
  });

  test('is not asked for once it is paid', async () => {
    const email = testServer.freshEmail();
    const { token } = await withDeposit({ email });
    await pay((await balanceOrder(token)).orderId);
    await atHotel(inDays(14), '12:00');
    await remind();
    expect(reminders(email)).toEqual([]);
  });

  test('is not asked for by a reminder that comes after the day; the staff may send it, and it says so', async () => {
    const email = testServer.freshEmail();
    const { booking } = await withDeposit({ email });
    await testServer.runJobs();
    await atHotel(inDays(14), '12:00');
    await testServer.installation.balanceReminders.run();
    await atHotel(inDays(17), '12:00');
    await testServer.runJobs();
    expect(reminders(email)).toEqual([]);
    const [row] = await testServer.query<{ id: string }>('SELECT id FROM bookings WHERE reference = $1', [
      booking.reference,
    ]);
    const mail = { kind: 'balance reminder', bookingId: String(row?.id), reminder: 'TWO_DAYS' } as const;
    const mailOf = (again?: string) => testServer.installation.balanceReminders.mailOf({ ...mail, again });
    expect(await mailOf()).toBeNull();
    expect(await mailOf(randomUUID())).toMatchObject({ when: 'overdue' });
    await atHotel(inDays(16), '12:00');
    expect(await mailOf()).toMatchObject({ when: 'today' });
  });

  test('is asked for although another booking fails, and waits for no booking that is locked', async () => {
    const { booking } = await withDeposit();
    await atHotel(inDays(17), '12:00');
    const { installation } = testServer;
    const found = await new BalanceReminderRepository(installation.database).findDue(inDays(17));
    const failing = { bookingId: 'no booking', dueOn: inDays(16), confirmedAt: new Date(), reminded: [] };
    const findDue = vi.spyOn(BalanceReminderRepository.prototype, 'findDue');
    findDue.mockResolvedValueOnce([failing, ...found]);
    await installation.balanceReminders.run();
    findDue.mockRestore();
    expect(await tasksOf(booking.reference)).toEqual([{ done: false }]);
    await installation.database.transaction(async (manager) => {
      await manager.query('SELECT 1 FROM bookings WHERE reference = $1 FOR UPDATE', [booking.reference]);
      await installation.balanceReminders.run();
    });
    expect(await tasksOf(booking.reference)).toEqual([{ done: false }]);
  });
});
