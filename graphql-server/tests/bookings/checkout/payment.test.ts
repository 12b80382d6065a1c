import {
  assertHeld,
  confirmPayment,
  bookingForm,
  bookingPage,
  createBooking,
  hold,
  inDays,
} from '../../testkit/bookings';
import { startTestServer, type TestServer } from '../../testkit/test-server';

let testServer: TestServer;
beforeAll(async () => {
  testServer = await startTestServer();
});
afterAll(() => testServer.stop());
beforeEach(() => testServer.razorpay.setMode({ reset: true, webhooks: 'off' }));
afterEach(async () => {
  await testServer.shiftClock('0');
  expect(await testServer.breaches()).toEqual([]);
});

const mailsTo = (address: string) => testServer.inbox.messages(address).map(({ subject }) => subject);

describe('a guest who pays', () => {
  test('is confirmed when the browser comes back, and guest and hotel are told', async () => {
    const email = testServer.freshEmail();
    const held = await hold(testServer, {
      email,
      roomType: 'Deluxe',
      checkin: inDays(20),
      checkout: inDays(23),
      guests: 2,
    });
    const { checkout } = await testServer.razorpay.pay(held.checkout.orderId, {
      outcome: 'capture',
      webhook: false,
    });

    expect(await confirmPayment(testServer, checkout)).toMatchObject({ booking: { status: 'CONFIRMED' } });
    await testServer.runJobs();

    const page = await bookingPage(testServer, held.token);
    expect(page).toMatchObject({ status: 'CONFIRMED', nights: 3, holdSecondsLeft: null });
    expect(page.amountPaid.amount).toBe(held.checkout.amount);
    const [mail] = testServer.inbox.messages(email);
    expect(mail?.subject).toContain(held.booking.reference);
    expect(mail?.text).toContain(`/booking#${held.token}`);
    const [calendar] = mail?.attachments ?? [];
    expect(calendar?.filename).toBe(`${held.booking.reference}.ics`);
    expect(mailsTo('desk@saffroncourt.example')).toContainEqual(
      expect.stringContaining(held.booking.reference),
    );
  });

  test('finds the stay in the calendar from check-in to check-out, with an alarm a day before', async () => {
    const held = await hold(testServer, { checkin: inDays(30), checkout: inDays(32) });
    const { calendarFile } = await bookingPage(testServer, held.token);
    const compact = (date: string) => date.replaceAll('-', '');
    // 14:00 and 11:00 in India.
    expect(calendarFile).toContain(`DTSTART:${compact(inDays(30))}T083000Z`);
    expect(calendarFile).toContain(`DTEND:${compact(inDays(32))}T053000Z`);
    expect(calendarFile).toContain('TRIGGER:-P1D');
    expect(calendarFile).toContain(`UID:${held.booking.reference}@saffroncourt`);
    expect((await bookingPage(testServer, held.token)).calendarFile).toBe(calendarFile);
  });

  test('is confirmed once when webhook and browser arrive together', async () => {
    const email = testServer.freshEmail();
    const held = await hold(testServer, { email });
    testServer.razorpay.setMode({ webhooks: 'on' });
    const { checkout } = await testServer.razorpay.pay(held.checkout.orderId, { outcome: 'capture' });
    const results = await Promise.all([1, 2, 3].map(() => confirmPayment(testServer, checkout)));
    for (const result of results) expect(result).toMatchObject({ booking: { status: 'CONFIRMED' } });
    await testServer.runJobs();
    expect(mailsTo(email)).toHaveLength(1);
  });

  test('whose payment is only authorised has it captured before it counts', async () => {
    const held = await hold(testServer);
    const { checkout, payment } = await testServer.razorpay.pay(held.checkout.orderId, {
      outcome: 'authorise',
      webhook: false,
    });
    expect(await confirmPayment(testServer, checkout)).toMatchObject({ booking: { status: 'CONFIRMED' } });
    expect(testServer.razorpay.state().payments[payment.id]?.status).toBe('captured');
  });

  test('after a failed attempt is confirmed by the second', async () => {
    const held = await hold(testServer);
    await testServer.razorpay.pay(held.checkout.orderId, { outcome: 'fail', webhook: false });
    const { checkout } = await testServer.razorpay.pay(held.checkout.orderId, {
      outcome: 'capture',
      webhook: false,
    });
    expect(await confirmPayment(testServer, checkout)).toMatchObject({ booking: { status: 'CONFIRMED' } });
  });

  test('is not confirmed by a signature alone: a failed payment says so and keeps the hold', async () => {
    const held = await hold(testServer);
    const { checkout } = await testServer.razorpay.pay(held.checkout.orderId, {
      outcome: 'fail',
      webhook: false,
    });
    expect(await confirmPayment(testServer, checkout)).toMatchObject({ code: 'PAYMENT_FAILED' });
    expect((await bookingPage(testServer, held.token)).status).toBe('HELD');
  });
});

test('a payment that the bank allows hours after the hold lapsed is not captured, and the guest is told so', async () => {
  const held = await hold(testServer);
  await testServer.shiftClock('20 minutes');
  await testServer.installation.sweep.run();
  await testServer.shiftClock('4 hours');
  const { checkout, payment } = await testServer.razorpay.pay(held.checkout.orderId, {
    outcome: 'authorise',
    webhook: false,
  });
  expect(await confirmPayment(testServer, checkout)).toMatchObject({ code: 'HOLD_EXPIRED' });
  expect(testServer.razorpay.state().payments[payment.id]?.status).toBe('authorized');
});

describe('a forged confirmation', () => {
  test('with a wrong signature is refused', async () => {
    const held = await hold(testServer);
    const { checkout } = await testServer.razorpay.pay(held.checkout.orderId, {
      outcome: 'capture',
      webhook: false,
    });
    const forged = {
      ...checkout,
      razorpay_signature: checkout.razorpay_signature.replace(/^./, (c) => (c === 'a' ? 'b' : 'a')),
    };
    expect(await confirmPayment(testServer, forged)).toMatchObject({ code: 'PAYMENT_NOT_VERIFIED' });
    expect((await bookingPage(testServer, held.token)).status).toBe('HELD');
    expect(await confirmPayment(testServer, checkout)).toMatchObject({ booking: { status: 'CONFIRMED' } });
  });

  test('with the payment of a cheaper order is refused', async () => {
    const cheap = await hold(testServer, { roomType: 'Single' });
    const dear = await hold(testServer, { roomType: 'Suite', checkin: inDays(100), checkout: inDays(102) });
    const { checkout } = await testServer.razorpay.pay(cheap.checkout.orderId, {
      outcome: 'capture',
      webhook: false,
    });
    const forged = { ...checkout, razorpay_order_id: dear.checkout.orderId };
    expect(await confirmPayment(testServer, forged)).toMatchObject({ code: 'PAYMENT_NOT_VERIFIED' });
    expect((await bookingPage(testServer, dear.token)).status).toBe('HELD');
    await confirmPayment(testServer, checkout);
  });

  test('for an unknown order is refused in the same way', async () => {
    const result = await confirmPayment(testServer, {
      razorpay_order_id: 'order_unknown',
      razorpay_payment_id: 'pay_unknown',
      razorpay_signature: 'f'.repeat(64),
    });
    expect(result).toMatchObject({ code: 'PAYMENT_NOT_VERIFIED' });
  });
});

describe('a payment that nobody reports to us', () => {
  test('is found by the reconciliation while the room is held', async () => {
    const held = await hold(testServer);
    await testServer.razorpay.pay(held.checkout.orderId, { outcome: 'capture', webhook: false });
    await testServer.shiftClock('3 minutes');
    await testServer.installation.reconciliation.run();
    expect((await bookingPage(testServer, held.token)).status).toBe('CONFIRMED');
  });

  test('is found by the sweep before the hold lapses', async () => {
    const held = await hold(testServer);
    await testServer.razorpay.pay(held.checkout.orderId, { outcome: 'authorise', webhook: false });
    await testServer.shiftClock('16 minutes');
    await testServer.installation.sweep.run();
    expect((await bookingPage(testServer, held.token)).status).toBe('CONFIRMED');
  });
});

describe('a second payment for one booking', () => {
  test('is refunded in full, and the guest is told', async () => {
    const email = testServer.freshEmail();
    const held = await hold(testServer, { email });
    const first = await testServer.razorpay.pay(held.checkout.orderId, {
      outcome: 'capture',
      webhook: false,
    });
    const second = await testServer.razorpay.pay(held.checkout.orderId, {
      outcome: 'capture',
      webhook: false,
    });
    await confirmPayment(testServer, first.checkout);
    await testServer.shiftClock('2 hours');
    await testServer.installation.reconciliation.run();
    await testServer.runJobs();

    expect(testServer.razorpay.state().payments[second.payment.id]?.status).toBe('refunded');
    expect(await bookingPage(testServer, held.token)).toMatchObject({
      status: 'CONFIRMED',
      amountRefunded: { amount: held.checkout.amount },
    });
    expect(mailsTo(email)).toContainEqual(expect.stringContaining('is being refunded'));
  });
});

describe('the same form sent again', () => {
  const idempotencyKey = 'form-0123456789abcdef';

  test('twice at once holds one room', async () => {
    const form = bookingForm(testServer, { idempotencyKey });
    const [first, second] = await Promise.all([
      createBooking(testServer, form),
      createBooking(testServer, form),
    ]);
    assertHeld(first);
    assertHeld(second);
    expect(second.booking.reference).toBe(first.booking.reference);
  });

  test('with other details under the same key is refused', async () => {
    const result = await createBooking(testServer, { email: testServer.freshEmail(), idempotencyKey });
    expect(result).toMatchObject({ code: 'IDEMPOTENCY_CONFLICT', field: 'idempotencyKey' });
  });
});
