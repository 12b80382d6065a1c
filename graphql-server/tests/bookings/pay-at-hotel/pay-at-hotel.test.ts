import { rupees, writeMoney } from '../../../src/platform/money/money';
import { addDays } from '../../../src/platform/time/dates';
import { balanceOrder, payOrder } from '../../testkit/balances';
import { bookingPage, confirmPayment, createBooking, hold, inDays } from '../../testkit/bookings';
import {
  cancelAtDesk,
  cancelBooking,
  freshKey,
  lookAtDesk,
  previewedFigures,
} from '../../testkit/cancellations';
import { changeBooking, changeForm } from '../../testkit/changes';
import { goTo } from '../../testkit/check-ins';
import { deskPaymentForm, takeMoney } from '../../testkit/desk-payments';
import { assertType, execute, gql, type RequestOptions } from '../../testkit/graphql';
import { openIdentity, OWNER, type Identity } from '../../testkit/identity';
import {
  bookUnpaid,
  codedHold,
  codeFor,
  confirmWithCode,
  PAY_AT_HOTEL,
  sellPayAtHotel,
  sendBookingCode,
  setUnsecuredPercent,
  unpaidBooking,
  wrongCode,
} from '../../testkit/pay-at-hotel';
import { postJson } from '../../testkit/raw-http';
import { startTestServer, type TestServer } from '../../testkit/test-server';

const FIGURES = gql(`query UnpaidFigures($token: String!) {
  bookingByToken(token: $token) {
    __typename
    ... on Booking {
      status balanceDueOn canPayBalance paymentTerms
      balance { amount } amountPaid { amount } totalNow { amount } dueAtBooking { amount }
    }
  }
}`);

const PLANS = gql(`query PlansOffered($checkin: PlainDate!, $checkout: PlainDate!) {
  stayOptions(checkin: $checkin, checkout: $checkout) {
    __typename
    ... on StayOptions { options { roomType { name } plans { plan } } }
  }
}`);

const CONTINUE = gql(`mutation ContinueUnpaid($token: String!) {
  continueBooking(token: $token) { __typename ... on AddressCodeRequired { secondsLeft booking { status } } }
}`);

let testServer: TestServer;
let identity: Identity;
let owner: RequestOptions;
beforeAll(async () => {
  identity = await openIdentity();
  testServer = await startTestServer({ FIREBASE_AUTH_EMULATOR_HOST: identity.host });
  const { token } = await identity.signIn({ email: OWNER.email, emailVerified: true });
  owner = { token };
  await sellPayAtHotel(testServer);
});
afterAll(() => testServer.stop());
beforeEach(async () => {
  testServer.razorpay.setMode({ reset: true, webhooks: 'off' });
  await testServer.shiftClock('0');
  await testServer.query('DELETE FROM rate_limits');
});
afterEach(async () => {
  await setUnsecuredPercent(testServer, 20);
  await testServer.installation.sweep.run();
  await testServer.runJobs();
  expect(await testServer.breaches()).toEqual([]);
});

async function figuresOf(token: string) {
  const { bookingByToken: booking } = await execute(testServer, FIGURES, { token });
  assertType(booking, 'Booking');
  return booking;
}

/** The codes of the plans that a search offers in that type. */
async function plansOffered(stay: { checkin: string; checkout: string }, type: string): Promise<string[]> {
  const { stayOptions } = await execute(testServer, PLANS, stay);
  assertType(stayOptions, 'StayOptions');
  const option = stayOptions.options.find(({ roomType }) => roomType.name === type);
  return option?.plans.map(({ plan }) => plan) ?? [];
}

/** Why the payments of the booking go back. */
async function refundReasons(reference: string): Promise<string[]> {
  const rows = await testServer.query<{ reason: string }>(
    `SELECT refund.reason FROM refunds refund JOIN payments payment ON payment.id = refund.payment_id
       JOIN bookings booking ON booking.id = payment.booking_id WHERE booking.reference = $1`,
    [reference],
  );
  return rows.map(({ reason }) => reason);
}

let weeks = 0;
/** Two nights that no other test of this file uses. */
function freshStay(nights = 2) {
  weeks += 1;
  const checkin = inDays(10 + 7 * weeks);
  return { checkin, checkout: addDays(checkin, nights) };
}

describe('a plan that asks for nothing now', () => {
  test('holds the room, mails a code, and is confirmed by the code with all of the price owed', async () => {
    const email = testServer.freshEmail();
    const held = await codedHold(testServer, { ...freshStay(), email });
    expect(held).toMatchObject({ booking: { status: 'HELD' } });
    expect(held.secondsLeft).toBeGreaterThan(800);
    expect(await figuresOf(held.token)).toMatchObject({ dueAtBooking: { amount: 0 } });
    const otp = await codeFor(testServer, email);
    expect(
      testServer.inbox
        .messages(email)
        .map(({ text }) => text)
        .join(),
    ).not.toContain('Asha');
    const confirmed = await confirmWithCode(testServer, held.token, otp);
    expect(confirmed).toMatchObject({ __typename: 'BookingConfirmed', booking: { status: 'CONFIRMED' } });
    const figures = await figuresOf(held.token);
    expect(figures).toMatchObject({
      status: 'CONFIRMED',
      amountPaid: { amount: 0 },
      balanceDueOn: null,
      canPayBalance: true,
      paymentTerms: 'You pay at the hotel.',
    });
    expect(figures.balance.amount).toBe(figures.totalNow.amount);
    expect(figures.balance.amount).toBeGreaterThan(0);
  });

  test('makes no order, and its mails say that nothing is paid now and what is paid at the hotel', async () => {
    const { email, reference } = await unpaidBooking(testServer, freshStay());
    await testServer.runJobs();
    const orders = await testServer.query(
      'SELECT 1 FROM orders WHERE booking_id = (SELECT id FROM bookings WHERE reference = $1)',
      [reference],
    );
    expect(orders).toEqual([]);
    const mail = testServer.inbox
      .messages(email)
      .find(({ subject, text }) => !/^\d{6}/.test(subject) && text.includes(reference));
    expect(mail?.text).toMatch(/₹[\d,.]+, at the hotel/);
    expect(mail?.text).not.toMatch(/payment (was|has been) received|paid in full/i);
  });

  test('asks for the code again when the hold is continued or the form is sent twice, and makes no order', async () => {
    const form = {
      ...freshStay(),
      email: testServer.freshEmail(),
      idempotencyKey: 'pay-at-hotel-form-1',
    };
    const held = await codedHold(testServer, form);
    const { continueBooking } = await execute(testServer, CONTINUE, { token: held.token });
    expect(continueBooking).toMatchObject({
      __typename: 'AddressCodeRequired',
      booking: { status: 'HELD' },
    });
    const again = await codedHold(testServer, form);
    expect(again.token).toBe(held.token);
    expect(again.resendAfterSeconds).toBeGreaterThan(0);
    await codeFor(testServer, form.email);
    expect(testServer.inbox.messages(form.email)).toHaveLength(1);
  });

  test('is confirmed at once for a guest who is signed in with the verified address of the form', async () => {
    const email = testServer.freshEmail();
    const { token } = await identity.signIn({ email, emailVerified: true });
    const booked = await bookUnpaid(testServer, { ...freshStay(), email }, { token });
    assertType(booked, 'BookingConfirmed');
    expect(booked.booking.status).toBe('CONFIRMED');
    expect((await bookingPage(testServer, booked.pageToken ?? '')).reference).toBe(booked.booking.reference);
    const other = await bookUnpaid(testServer, { ...freshStay() }, { token });
    expect(other.__typename).toBe('AddressCodeRequired');
  });

  test('is not what a form without a plan or the documented call sells', async () => {
    const rest = await postJson(testServer, '/api/bookings', {
      ...{ name: 'Asha Rao', email: testServer.freshEmail(), phone: '+91 98765 43210' },
      ...freshStay(),
    });
    expect(rest).toMatchObject({ status: 200, json: { order: { currency: 'INR' } } });
  });

  test('is paid now as well if the booking has a room of another plan', async () => {
    const stay = freshStay();
    const furtherStays = [{ ...stay, roomType: 'Double', guests: 1, plan: 'FLEXIBLE' }];
    const held = await bookUnpaid(testServer, { ...stay, furtherStays });
    expect(held.__typename).toBe('BookingHold');
  });
});

describe('the code', () => {
  test('is refused when it is wrong, and ends after five wrong tries', async () => {
    const email = testServer.freshEmail();
    const { token } = await codedHold(testServer, { ...freshStay(), email });
    const otp = await codeFor(testServer, email);
    for (let tries = 1; tries <= 4; tries += 1)
      expect(await confirmWithCode(testServer, token, wrongCode(otp))).toMatchObject({
        code: 'CODE_WRONG',
        field: 'otp',
      });
    expect(await confirmWithCode(testServer, token, wrongCode(otp))).toMatchObject({ code: 'CODE_USED_UP' });
    expect(await confirmWithCode(testServer, token, otp)).toMatchObject({ code: 'CODE_USED_UP' });
    expect((await figuresOf(token)).status).toBe('HELD');
  });

  test('is called by its digits in every refusal, because the mail and the form do not say OTP', async () => {
    const email = testServer.freshEmail();
    const { token } = await codedHold(testServer, { ...freshStay(), email });
    const refusals = [
      await confirmWithCode(testServer, token, ''),
      await confirmWithCode(testServer, token, 'abc'),
      await confirmWithCode(testServer, token, wrongCode(await codeFor(testServer, email))),
      await sendBookingCode(testServer, token),
    ];
    const words = refusals.map((refusal) => JSON.stringify(refusal));
    expect(words.filter((text) => !text.includes('six digits') || text.includes('OTP'))).toEqual([]);
  });

  test('must be six digits', async () => {
    const { token } = await codedHold(testServer, freshStay());
    expect(await confirmWithCode(testServer, token, 'abc')).toMatchObject({
      code: 'INVALID_INPUT',
      faults: [{ field: 'otp', code: 'CODE_INVALID' }],
    });
  });

  test('is mailed again after a minute, and the one before is no longer valid', async () => {
    const email = testServer.freshEmail();
    const { token } = await codedHold(testServer, { ...freshStay(), email });
    const first = await codeFor(testServer, email);
    expect(await sendBookingCode(testServer, token)).toMatchObject({ __typename: 'CodeTooSoon' });
    await testServer.shiftClock('61 seconds');
    expect(await sendBookingCode(testServer, token)).toMatchObject({ __typename: 'AddressCodeRequired' });
    const second = await codeFor(testServer, email);
    if (second !== first)
      expect(await confirmWithCode(testServer, token, first)).toMatchObject({ code: 'CODE_WRONG' });
    expect(await confirmWithCode(testServer, token, second)).toMatchObject({
      booking: { status: 'CONFIRMED' },
    });
  });

  test('is mailed three times an hour to one mailbox; a further form then holds nothing', async () => {
    const email = testServer.freshEmail();
    for (let sent = 1; sent <= 3; sent += 1) await codedHold(testServer, { ...freshStay(), email });
    const stay = freshStay();
    expect(await bookUnpaid(testServer, { ...stay, email })).toMatchObject({ code: 'RATE_LIMITED' });
    const held = await testServer.query(
      `SELECT 1 FROM stays JOIN bookings booking ON booking.id = stays.booking_id
       WHERE booking.email = $1 AND stays.checkin = $2`,
      [email, stay.checkin],
    );
    expect(held).toEqual([]);
  });

  test('does not confirm a hold that has lapsed, and the sweep releases its room', async () => {
    const email = testServer.freshEmail();
    const { token } = await codedHold(testServer, { ...freshStay(), email });
    const otp = await codeFor(testServer, email);
    await testServer.shiftClock('16 minutes');
    expect(await confirmWithCode(testServer, token, otp)).toMatchObject({ code: 'HOLD_EXPIRED' });
    expect(await sendBookingCode(testServer, token)).toMatchObject({ code: 'HOLD_EXPIRED' });
    await testServer.installation.sweep.run();
    expect((await figuresOf(token)).status).toBe('EXPIRED');
  });

  test('of another hold confirms nothing', async () => {
    const [one, other] = [testServer.freshEmail(), testServer.freshEmail()];
    const held = await codedHold(testServer, { ...freshStay(), email: one });
    await codedHold(testServer, { ...freshStay(), email: other });
    const otp = await codeFor(testServer, other);
    if (otp !== (await codeFor(testServer, one)))
      expect(await confirmWithCode(testServer, held.token, otp)).toMatchObject({ code: 'CODE_WRONG' });
    expect((await figuresOf(held.token)).status).toBe('HELD');
  });

  test('confirms once when it is sent twice at one moment', async () => {
    const email = testServer.freshEmail();
    const { token } = await codedHold(testServer, { ...freshStay(), email });
    const otp = await codeFor(testServer, email);
    const both = await Promise.all([1, 2].map(() => confirmWithCode(testServer, token, otp)));
    expect(both.map(({ __typename }) => __typename)).toEqual(['BookingConfirmed', 'BookingConfirmed']);
    await testServer.runJobs();
    const confirmations = testServer.inbox.messages(email).filter(({ subject }) => !/^\d{6}/.test(subject));
    expect(confirmations).toHaveLength(1);
  });
});

describe('the share of rooms that are not paid now', () => {
  test('is two of ten; the third guest is told what to do, and the search shows the other plans', async () => {
    const stay = { ...freshStay(), roomType: 'Double' };
    expect(await plansOffered(stay, 'Double')).toContain(PAY_AT_HOTEL);
    await unpaidBooking(testServer, stay);
    await unpaidBooking(testServer, stay);
    const refused = await bookUnpaid(testServer, stay);
    expect(refused).toMatchObject({
      __typename: 'PayAtHotelUsedUp',
      code: 'PAY_AT_HOTEL_USED_UP',
      field: 'plan',
    });
    expect(await plansOffered(stay, 'Double')).toEqual(['FLEXIBLE', 'NON_REFUNDABLE']);
    expect((await createBooking(testServer, stay)).__typename).toBe('BookingHold');
  });

  test('counts each night: a stay that overlaps a full night is refused, the next night is free', async () => {
    const { checkin } = freshStay();
    const night = (first: number, nights: number) => ({
      ...{ checkin: addDays(checkin, first), checkout: addDays(checkin, first + nights) },
      roomType: 'Single',
    });
    await unpaidBooking(testServer, night(1, 1));
    expect(await bookUnpaid(testServer, night(0, 3))).toMatchObject({ code: 'PAY_AT_HOTEL_USED_UP' });
    expect((await bookUnpaid(testServer, night(2, 1))).__typename).toBe('AddressCodeRequired');
  });

  test('is no room of a type with four rooms', async () => {
    const stay = { ...freshStay(), roomType: 'Suite' };
    expect(await plansOffered(stay, 'Suite')).not.toContain(PAY_AT_HOTEL);
    expect(await bookUnpaid(testServer, stay)).toMatchObject({ code: 'PAY_AT_HOTEL_USED_UP' });
    await setUnsecuredPercent(testServer, 25);
    expect((await bookUnpaid(testServer, stay)).__typename).toBe('AddressCodeRequired');
  });

  test('counts all rooms of one booking together', async () => {
    const stay = { ...freshStay(), guests: 1 };
    const further = { ...stay, roomType: 'Single', plan: PAY_AT_HOTEL };
    const two = { ...stay, roomType: 'Single', furtherStays: [further] };
    expect(await bookUnpaid(testServer, two)).toMatchObject({ code: 'PAY_AT_HOTEL_USED_UP' });
  });

  test('has room again for others once a guest has paid', async () => {
    const stay = { ...freshStay(), roomType: 'Single' };
    const { token } = await unpaidBooking(testServer, stay);
    expect(await bookUnpaid(testServer, stay)).toMatchObject({ code: 'PAY_AT_HOTEL_USED_UP' });
    const { orderId } = await balanceOrder(testServer, token);
    await payOrder(testServer, orderId);
    expect((await bookUnpaid(testServer, stay)).__typename).toBe('AddressCodeRequired');
  });

  test('counts a booking again once all that was paid for it goes back', async () => {
    const stay = { ...freshStay(), roomType: 'Single' };
    const { token, reference } = await unpaidBooking(testServer, stay);
    const { orderId } = await balanceOrder(testServer, token);
    const { checkout } = await testServer.razorpay.pay(orderId, { outcome: 'capture', webhook: false });
    const shorter = { ...stay, checkout: addDays(stay.checkout, -1) };
    assertType(
      await changeBooking(testServer, await changeForm(testServer, token, shorter)),
      'BookingChanged',
    );
    await confirmPayment(testServer, checkout);
    await testServer.runJobs();
    expect(await refundReasons(reference)).toEqual(['balance paid twice']);
    expect(await bookUnpaid(testServer, shorter)).toMatchObject({ code: 'PAY_AT_HOTEL_USED_UP' });
  });

  test('is never exceeded by guests who book at one moment', async () => {
    const stay = { ...freshStay(), roomType: 'Double' };
    const results = await Promise.all(Array.from({ length: 8 }, () => bookUnpaid(testServer, stay)));
    const held = results.filter(({ __typename }) => __typename === 'AddressCodeRequired');
    const refused = results.filter(({ __typename }) => __typename === 'PayAtHotelUsedUp');
    expect([held.length, refused.length]).toEqual([2, 6]);
  });

  test('is checked again when the code comes: the hotel may have lowered it', async () => {
    const email = testServer.freshEmail();
    const { token } = await codedHold(testServer, { ...freshStay(), email });
    const otp = await codeFor(testServer, email);
    await setUnsecuredPercent(testServer, 0);
    expect(await confirmWithCode(testServer, token, otp)).toMatchObject({ code: 'PAY_AT_HOTEL_USED_UP' });
    await setUnsecuredPercent(testServer, 20);
    expect(await confirmWithCode(testServer, token, otp)).toMatchObject({ booking: { status: 'CONFIRMED' } });
  });
});

describe('open bookings that nobody has paid', () => {
  test('are three rooms of a mailbox, however long they are proven, and a plan that is paid now still works', async () => {
    const email = testServer.freshEmail();
    for (let booked = 1; booked <= 3; booked += 1) {
      await testServer.query('DELETE FROM rate_limits');
      await unpaidBooking(testServer, { ...freshStay(), email });
    }
    await testServer.query('DELETE FROM rate_limits');
    expect(await bookUnpaid(testServer, { ...freshStay(), email })).toMatchObject({
      __typename: 'TooManyHolds',
      code: 'TOO_MANY_UNPAID_BOOKINGS',
    });
    expect((await createBooking(testServer, { ...freshStay(), email })).__typename).toBe('BookingHold');
  });
});

describe('a booking that is paid at the hotel', () => {
  test('owes nothing on its page once the desk has taken the money', async () => {
    const { token, reference } = await unpaidBooking(testServer, { ...freshStay(), roomType: 'Double' });
    const { amount } = (await figuresOf(token)).balance;
    await takeMoney(testServer, deskPaymentForm(reference, { source: 'UPI', amount }), owner);
    expect(await figuresOf(token)).toMatchObject({
      balance: { amount: 0 },
      amountPaid: { amount },
      canPayBalance: false,
    });
  });

  test('is moved to dearer nights at once; the difference is owed, and nothing is asked for now', async () => {
    const stay = { ...freshStay(), roomType: 'Double' };
    const { token } = await unpaidBooking(testServer, stay);
    const { balance } = await figuresOf(token);
    const form = await changeForm(testServer, token, { checkout: addDays(stay.checkout, 1) });
    expect(form.expectedDifference).toBe(0);
    expect(await changeBooking(testServer, form)).toMatchObject({ __typename: 'BookingChanged' });
    const after = await figuresOf(token);
    expect(after.balance.amount).toBeGreaterThan(balance.amount);
    expect(after.amountPaid.amount).toBe(0);
  });

  test('is not moved into nights whose share is used up', async () => {
    const full = { ...freshStay(), roomType: 'Single' };
    await unpaidBooking(testServer, full);
    const { token } = await unpaidBooking(testServer, { ...freshStay(), roomType: 'Single' });
    const form = await changeForm(testServer, token, full);
    expect(await changeBooking(testServer, form)).toMatchObject({ code: 'PAY_AT_HOTEL_USED_UP' });
  });

  test('is shortened or moved within its nights after the hotel has lowered the share, but not made longer', async () => {
    const stay = { ...freshStay(3), roomType: 'Single' };
    const { token } = await unpaidBooking(testServer, stay);
    await setUnsecuredPercent(testServer, 0);
    const longer = await changeForm(testServer, token, { checkout: addDays(stay.checkout, 1) });
    expect(await changeBooking(testServer, longer)).toMatchObject({ code: 'PAY_AT_HOTEL_USED_UP' });
    const shorter = await changeForm(testServer, token, { checkout: addDays(stay.checkout, -1) });
    expect(await changeBooking(testServer, shorter)).toMatchObject({ __typename: 'BookingChanged' });
  });

  test('asks for the difference of a change once it is paid', async () => {
    const stay = { ...freshStay(), roomType: 'Double' };
    const { token } = await unpaidBooking(testServer, stay);
    const { orderId } = await balanceOrder(testServer, token);
    await payOrder(testServer, orderId);
    const form = await changeForm(testServer, token, { checkout: addDays(stay.checkout, 1) });
    expect(form.expectedDifference).toBeGreaterThan(0);
  });

  test('is cancelled without a charge in time, and nothing is owed', async () => {
    const stay = freshStay();
    const { token } = await unpaidBooking(testServer, stay);
    expect(await previewedFigures(testServer, token)).toMatchObject({ charge: 0, refund: 0 });
    const cancelled = await cancelBooking(testServer, { token, expectedRefund: 0 });
    expect(cancelled.__typename).toBe('BookingCancelled');
    expect(await figuresOf(token)).toMatchObject({ status: 'CANCELLED', balance: { amount: 0 } });
    expect((await bookUnpaid(testServer, stay)).__typename).toBe('AddressCodeRequired');
  });

  test('is cancelled late with the charge owed; nothing is captured or refunded', async () => {
    const stay = freshStay();
    const { token, reference, email } = await unpaidBooking(testServer, stay);
    await goTo(testServer, addDays(stay.checkin, -1), '12:00');
    const figures = await previewedFigures(testServer, token);
    expect(figures).toMatchObject({ refund: 0 });
    const cancelled = await cancelBooking(testServer, { token, expectedRefund: 0 });
    expect(cancelled.__typename).toBe('BookingCancelled');
    await expectOwed(token, reference);
    await expectChargeAsked(email, reference, (await figuresOf(token)).balance.amount);
  });

  test('leaves the no-show charge owed; nothing is captured or refunded', async () => {
    const stay = freshStay();
    const { token, reference, email } = await unpaidBooking(testServer, stay);
    expect(await paysAtHotel(reference)).toEqual([{ reference, paysAtHotel: true }]);
    await goTo(testServer, addDays(stay.checkin, 1), '01:00');
    const wanted = { reference, kind: 'NO_SHOW' } as const;
    const preview = await lookAtDesk(testServer, wanted, owner);
    assertType(preview, 'CancellationPreview');
    expect(preview.refund.amount).toBe(0);
    expect(preview.charge.amount).toBeGreaterThan(0);
    const form = { ...wanted, expectedRefund: 0, idempotencyKey: freshKey(), reason: 'Nobody came.' };
    assertType(await cancelAtDesk(testServer, form, owner), 'GuestBookingCancelled');
    expect((await figuresOf(token)).balance.amount).toBe(preview.charge.amount);
    await expectOwed(token, reference);
    await expectChargeAsked(email, reference, preview.charge.amount);
    expect(await paysAtHotel(reference)).toEqual([]);
    expect(await paysAtHotel(reference, null)).toEqual([{ reference, paysAtHotel: false }]);
  });
});

/** The booking owes something, and no payment, refund or order says that money came. */
async function expectOwed(token: string, reference: string): Promise<void> {
  const { balance, amountPaid } = await figuresOf(token);
  expect(balance.amount).toBeGreaterThan(0);
  expect(amountPaid.amount).toBe(0);
  const [money] = await testServer.query<{ payments: number; refunds: number }>(
    `SELECT (SELECT count(*)::int FROM payments WHERE booking_id = booking.id) AS payments,
       (SELECT count(*)::int FROM refunds JOIN payments ON payments.id = refunds.payment_id
        WHERE payments.booking_id = booking.id) AS refunds
     FROM bookings booking WHERE reference = $1`,
    [reference],
  );
  expect(money).toEqual({ payments: 0, refunds: 0 });
}

/** The mail about the cancellation says what is still to be paid, and where. */
async function expectChargeAsked(email: string, reference: string, paise: number): Promise<void> {
  await testServer.runJobs();
  const mail = testServer.inbox
    .messages(email)
    .find(({ subject }) => subject.startsWith('Cancelled') && subject.includes(reference));
  const amount = writeMoney(rupees(paise));
  expect(mail?.text).toContain(
    `Of the cancellation charge, ${amount} is still to be paid. You can pay on the page of your booking.`,
  );
  expect(mail?.text).toMatch(/Still to be paid:?\s+₹/);
}

/** What the desk finds of this booking among those with that balance. */
async function paysAtHotel(search: string, balance: 'UNSECURED' | null = 'UNSECURED') {
  return (await execute(testServer, AT_DESK, { filter: { balance, search } }, owner)).guestBookings.bookings;
}

const AT_DESK = gql(`query UnpaidAtDesk($filter: GuestBookingFilter) {
  guestBookings(filter: $filter, page: 1, limit: 20) { bookings { reference paysAtHotel } }
}`);
const QUOTE = gql(`query UnpaidQuote($checkin: PlainDate!, $checkout: PlainDate!, $replaces: String) {
  quote(roomType: "Single", checkin: $checkin, checkout: $checkout, plan: "PAY_AT_HOTEL", replaces: $replaces) {
    __typename
    ... on Quote { payment { dueNow { amount } rest { amount } terms } }
    ... on InvalidInput { faults { field code } }
  }
}`);

test('the desk sees apart who pays at the hotel, until something is paid', async () => {
  const { token, reference } = await unpaidBooking(testServer, { ...freshStay(), roomType: 'Deluxe' });
  const found = async (search: string | null) => {
    const filter = { balance: 'UNSECURED', search } as const;
    return (await execute(testServer, AT_DESK, { filter }, owner)).guestBookings.bookings;
  };
  expect(await found(reference)).toEqual([{ reference, paysAtHotel: true }]);
  expect((await found(null)).map((one) => one.reference)).toContain(reference);
  const { orderId } = await balanceOrder(testServer, token);
  await payOrder(testServer, orderId);
  expect(await found(reference)).toEqual([]);
});

test('a quote says that nothing is due now, and refuses the plan when the share is used up', async () => {
  const stay = freshStay();
  const { quote } = await execute(testServer, QUOTE, stay);
  expect(quote).toMatchObject({ payment: { dueNow: { amount: 0 }, terms: 'You pay at the hotel.' } });
  const { token: replaces } = await codedHold(testServer, stay);
  const { quote: refused } = await execute(testServer, QUOTE, stay);
  expect(refused).toMatchObject({ faults: [{ field: 'plan', code: 'RATE_PLAN_USED_UP' }] });
  const { quote: instead } = await execute(testServer, QUOTE, { ...stay, replaces });
  expect(instead.__typename).toBe('Quote');
  expect((await bookUnpaid(testServer, { ...stay, replaces })).__typename).toBe('AddressCodeRequired');
});

const PAGE_OF_HOLD = gql(`query PageOfUnpaidHold($token: String!) {
  bookingByToken(token: $token) { __typename ... on Booking { status codeUntil } }
}`);
const HOLD_AT_DESK = gql(`query UnpaidHoldAtDesk($filter: GuestBookingFilter, $from: PlainDate!) {
  guestBookings(filter: $filter, page: 1, limit: 20) { bookings { reference status codeUntil } }
  timeline(from: $from, nights: 7) {
    __typename ... on Timeline { rooms { stays { reference bookingStatus waitsForCode } } }
  }
}`);

describe('a hold that waits for its code', () => {
  test('says so, and until when, on its page, at the desk and on the timeline, until it is confirmed', async () => {
    const stay = freshStay();
    const email = testServer.freshEmail();
    const { token, booking } = await codedHold(testServer, { ...stay, email, roomType: 'Deluxe' });
    const { reference } = booking;
    const ends = async () => {
      const [row] = await testServer.query<{ at: Date }>(
        'SELECT hold_expires_at AS at FROM bookings WHERE reference = $1',
        [reference],
      );
      return row?.at.toISOString();
    };
    const shown = async () => {
      const page = (await execute(testServer, PAGE_OF_HOLD, { token })).bookingByToken;
      const variables = { filter: { search: reference }, from: stay.checkin };
      const { guestBookings, timeline } = await execute(testServer, HOLD_AT_DESK, variables, owner);
      assertType(timeline, 'Timeline');
      const bars = timeline.rooms.flatMap(({ stays }) => stays).filter((bar) => bar.reference === reference);
      return { page, desk: guestBookings.bookings, bars };
    };
    const codeUntil = await ends();
    expect(await shown()).toMatchObject({
      page: { status: 'HELD', codeUntil },
      desk: [{ reference, status: 'HELD', codeUntil }],
      bars: [{ bookingStatus: 'HELD', waitsForCode: true }],
    });
    const otp = await codeFor(testServer, email);
    await confirmWithCode(testServer, token, otp);
    expect(await shown()).toMatchObject({
      page: { status: 'CONFIRMED', codeUntil: null },
      desk: [{ status: 'CONFIRMED', codeUntil: null }],
      bars: [{ bookingStatus: 'CONFIRMED', waitsForCode: false }],
    });
  });

  test('a hold that waits for its payment has no such time', async () => {
    const held = await hold(testServer, { ...freshStay(), roomType: 'Deluxe' });
    const { bookingByToken } = await execute(testServer, PAGE_OF_HOLD, { token: held.token });
    expect(bookingByToken).toMatchObject({ status: 'HELD', codeUntil: null });
  });
});
