import { addDays } from '../../../src/platform/time/dates';
import { assertHeld, bookingForm, confirmPayment, createBooking, hotelToday } from '../../testkit/bookings';
import { startTestServer, type TestServer } from '../../testkit/test-server';

let testServer: TestServer;
beforeAll(async () => {
  testServer = await startTestServer();
});
afterAll(() => testServer.stop());
beforeEach(() => testServer.razorpay.setMode({ reset: true, webhooks: 'off' }));
afterEach(async () => {
  await testServer.query('UPDATE room_types SET nightly_rate_cents = 9900 WHERE code = $1', ['Single']);
  await testServer.shiftClock('0');
});

const countBookings = (email: string) =>
  testServer.query<{ status: string }>('SELECT status FROM bookings WHERE email = $1', [email]);

describe('the same form sent again', () => {
  test('given that the price has changed since, gets its hold at the agreed price', async () => {
    const form = bookingForm(testServer, { idempotencyKey: 'form-before-a-price-change' });
    const first = await createBooking(testServer, form);
    assertHeld(first);
    await testServer.query('UPDATE room_types SET nightly_rate_cents = 12900 WHERE name = $1', ['Single']);
    const again = await createBooking(testServer, { ...form, expectedTotal: first.checkout.amount });

    expect(again).toMatchObject({
      __typename: 'BookingHold',
      booking: { reference: first.booking.reference },
      checkout: { orderId: first.checkout.orderId, amount: first.checkout.amount },
    });
    expect(await countBookings(form.email)).toHaveLength(1);
  });

  test('given that midnight has passed at the hotel, gets its hold although check-in is yesterday', async () => {
    const tonight = addDays(hotelToday(), 1);
    const setWallClock = (date: string, time: string) =>
      testServer.query('UPDATE clock SET shift = $1::timestamptz - clock_timestamp()', [
        `${date}T${time}+05:30`,
      ]);
    await setWallClock(tonight, '23:55:00');
    const form = bookingForm(testServer, {
      checkin: tonight,
      checkout: addDays(tonight, 1),
      idempotencyKey: 'form-before-midnight-01',
    });
    const first = await createBooking(testServer, form);
    assertHeld(first);
    await setWallClock(addDays(tonight, 1), '00:02:00');

    expect(await createBooking(testServer, form)).toMatchObject({
      __typename: 'BookingHold',
      booking: { reference: first.booking.reference },
    });
    expect(await countBookings(form.email)).toHaveLength(1);
  });

  test('given that it was paid and the price changed, gets the answer that the booking is confirmed', async () => {
    const form = bookingForm(testServer, { idempotencyKey: 'form-paid-before-change' });
    const first = await createBooking(testServer, form);
    assertHeld(first);
    const { checkout } = await testServer.razorpay.pay(first.checkout.orderId, { outcome: 'capture' });
    await confirmPayment(testServer, checkout);
    await testServer.query('UPDATE room_types SET nightly_rate_cents = 12900 WHERE name = $1', ['Single']);

    expect(await createBooking(testServer, { ...form, expectedTotal: first.checkout.amount })).toMatchObject({
      __typename: 'BookingConfirmed',
    });
  });

  test('with other details under the same key is refused, whatever the price is', async () => {
    const form = bookingForm(testServer, { idempotencyKey: 'form-with-other-details' });
    assertHeld(await createBooking(testServer, form));
    expect(await createBooking(testServer, { ...form, name: 'Ravi Rao', expectedTotal: 1 })).toMatchObject({
      code: 'IDEMPOTENCY_CONFLICT',
    });
  });
});

test('sent to two servers at once, it gets one order at the gateway', async () => {
  const other = await startTestServer(
    { RAZORPAY_API_URL: testServer.razorpay.url },
    { database: { url: testServer.settings.DATABASE_URL }, isOwnerPinned: false },
  );
  try {
    testServer.razorpay.setMode({ matching: 'POST /v1/orders', delayMs: 1_500 });
    const form = bookingForm(testServer, { idempotencyKey: 'form-at-two-servers-1' });
    const [one, two] = await Promise.all([createBooking(testServer, form), createBooking(other, form)]);
    assertHeld(one);
    assertHeld(two);
    expect(two.checkout.orderId).toBe(one.checkout.orderId);
    const made = Object.values(testServer.razorpay.state().orders).filter(
      ({ receipt }) => receipt === one.booking.reference,
    );
    expect(made).toHaveLength(1);
  } finally {
    await other.stop();
  }
});

test('when the server that asked for the order died, another one asks after its time', async () => {
  const form = bookingForm(testServer, { idempotencyKey: 'form-of-a-dead-server1' });
  const first = await createBooking(testServer, form);
  assertHeld(first);
  const { reference } = first.booking;
  await testServer.query('DELETE FROM orders WHERE gateway_id = $1', [first.checkout.orderId]);
  await testServer.query(
    "UPDATE bookings SET order_asked_at = hotel_now() - interval '1 hour' WHERE reference = $1",
    [reference],
  );
  const again = await createBooking(testServer, form);
  assertHeld(again);
  expect(again.booking.reference).toBe(reference);
  expect(again.checkout.orderId).not.toBe(first.checkout.orderId);
});
