import type { Payment } from '../../../local/razorpay-entities';
import { addDays } from '../../../src/platform/time/dates';
import {
  assertHeld,
  bookingForm,
  bookingPage,
  confirmPayment,
  createBooking,
  hold,
  hotelToday,
  inDays,
  type Hold,
} from '../../testkit/bookings';
import { assertType, execute, gql } from '../../testkit/graphql';
import { startTestServer, type TestServer } from '../../testkit/test-server';
import { deliver, paymentEvent } from '../../testkit/webhooks';

let testServer: TestServer;
beforeAll(async () => {
  testServer = await startTestServer({ HOLDS_PER_EMAIL: '20', RAZORPAY_TIMEOUT_SECONDS: '5' });
});
afterAll(() => testServer.stop());
beforeEach(() => testServer.razorpay.setMode({ reset: true, webhooks: 'off' }));
afterEach(async () => {
  testServer.razorpay.setMode({ reset: true, webhooks: 'off' });
  // Ends the open holds of a test before the next test.
  await testServer.shiftClock('30 hours');
  await testServer.installation.sweep.run();
  await testServer.runJobs();
  expect(await testServer.breaches()).toEqual([]);
  await testServer.shiftClock('0');
});

const sweep = () => testServer.installation.sweep.run();
const statusOf = async ({ token }: Hold) => (await bookingPage(testServer, token)).status;
const mailsTo = (address: string) => testServer.inbox.messages(address).map(({ subject }) => subject);
const pay = (held: Hold, outcome: 'begin' | 'capture' | 'authorise' | 'fail') =>
  testServer.razorpay.pay(held.checkout.orderId, { outcome, webhook: false });
const gatewayStatus = ({ id }: Payment) => testServer.razorpay.state().payments[id]?.status;

/** Sets the hotel's clock to that local time on that day. */
const setWallClock = (date: string, time: string) =>
  testServer.query('UPDATE clock SET shift = $1::timestamptz - clock_timestamp()', [`${date}T${time}+05:30`]);

/** All four suites for the same nights. */
async function holdAllSuites(stay: { checkin: string; checkout: string }): Promise<Hold[]> {
  const holds: Hold[] = [];
  for (let suite = 1; suite <= 4; suite += 1)
    holds.push(await hold(testServer, { ...stay, roomType: 'Suite' }));
  return holds;
}

async function holdThatLapsed(form: Parameters<typeof hold>[1] = {}): Promise<Hold> {
  const held = await hold(testServer, form);
  await testServer.shiftClock('16 minutes');
  await sweep();
  expect(await statusOf(held)).toBe('EXPIRED');
  return held;
}

const CONTINUE_BOOKING = gql(`mutation ContinueBooking($token: String!) {
  continueBooking(token: $token) {
    __typename
    ... on BookingHold { secondsLeft checkout { orderId timeoutSeconds } booking { status } }
    ... on BookingConfirmed { booking { status } }
    ... on Refusal { code }
  }
}`);

const continueBooking = async (token: string) =>
  (await execute(testServer, CONTINUE_BOOKING, { token })).continueBooking;

describe('a hold that nobody pays for', () => {
  test('stays for its 15 minutes, however often the sweep runs', async () => {
    const held = await hold(testServer);
    await testServer.shiftClock('14 minutes 30 seconds');
    await sweep();
    await sweep();
    expect(await statusOf(held)).toBe('HELD');
  });

  test('lapses, and another guest books the same nights', async () => {
    const stay = { checkin: inDays(12), checkout: inDays(14) };
    const [first] = await holdAllSuites(stay);
    expect(await createBooking(testServer, { ...stay, roomType: 'Suite' })).toMatchObject({
      code: 'ROOM_UNAVAILABLE',
    });
    await testServer.shiftClock('16 minutes');
    await sweep();

    if (!first) throw new Error('No suite was held.');
    expect(await bookingPage(testServer, first.token)).toMatchObject({
      status: 'EXPIRED',
      holdSecondsLeft: null,
    });
    expect(await testServer.query('SELECT 1 FROM room_nights WHERE night = $1', [stay.checkin])).toEqual([]);
    expect(await holdAllSuites(stay)).toHaveLength(4);
  });

  test('lapses although an attempt to pay had failed', async () => {
    const held = await hold(testServer);
    await pay(held, 'fail');
    await testServer.shiftClock('16 minutes');
    await sweep();
    expect(await statusOf(held)).toBe('EXPIRED');
    expect(await testServer.query("SELECT 1 FROM payments WHERE status = 'FAILED'")).toHaveLength(1);
  });

  test('lapses without a call to the gateway when no order was ever made', async () => {
    const held = await hold(testServer);
    await testServer.query(
      'DELETE FROM orders WHERE booking_id = (SELECT id FROM bookings WHERE reference = $1)',
      [held.booking.reference],
    );
    testServer.razorpay.setMode({ respondWith: '500' });
    await testServer.shiftClock('16 minutes');
    await sweep();
    expect(await statusOf(held)).toBe('EXPIRED');
  });

  test('counts down in the server’s seconds', async () => {
    const held = await hold(testServer);
    expect(held.secondsLeft).toBeGreaterThan(840);
    expect(held.secondsLeft).toBeLessThanOrEqual(900);
    await testServer.shiftClock('10 minutes');
    const { holdSecondsLeft } = await bookingPage(testServer, held.token);
    expect(holdSecondsLeft).toBeGreaterThan(240);
    expect(holdSecondsLeft).toBeLessThanOrEqual(300);
    await testServer.shiftClock('16 minutes');
    expect((await bookingPage(testServer, held.token)).holdSecondsLeft).toBe(0);
  });
});

describe('a guest who left the checkout', () => {
  test('continues with the same order and the time that is left', async () => {
    const held = await hold(testServer);
    await testServer.shiftClock('5 minutes');
    const again = await continueBooking(held.token);
    assertType(again, 'BookingHold');
    expect(again.checkout).toEqual({
      orderId: held.checkout.orderId,
      timeoutSeconds: again.secondsLeft,
    });
    expect(again.secondsLeft).toBeLessThanOrEqual(600);
  });

  test.each(['swept', 'not swept yet'])('finds that the hold has lapsed: %s', async (swept) => {
    const held = await hold(testServer);
    await testServer.shiftClock('16 minutes');
    if (swept === 'swept') await sweep();
    expect(await continueBooking(held.token)).toMatchObject({ code: 'HOLD_EXPIRED' });
  });

  test('finds the booking confirmed when it was paid meanwhile', async () => {
    const held = await hold(testServer);
    await confirmPayment(testServer, (await pay(held, 'capture')).checkout);
    expect(await continueBooking(held.token)).toMatchObject({
      __typename: 'BookingConfirmed',
      booking: { status: 'CONFIRMED' },
    });
  });

  test('with an unknown token is refused', async () => {
    expect(await continueBooking('x'.repeat(43))).toMatchObject({ code: 'BOOKING_NOT_FOUND' });
  });

  test('gets an order when the first order could not be attached, and only one', async () => {
    const held = await hold(testServer);
    await testServer.query(
      'DELETE FROM orders WHERE booking_id = (SELECT id FROM bookings WHERE reference = $1)',
      [held.booking.reference],
    );
    await testServer.query('UPDATE bookings SET order_asked_at = NULL WHERE reference = $1', [
      held.booking.reference,
    ]);
    const [first, second] = await Promise.all([continueBooking(held.token), continueBooking(held.token)]);
    assertType(first, 'BookingHold');
    assertType(second, 'BookingHold');
    expect(first.checkout.orderId).toMatch(/^order_/);
    expect(second.checkout.orderId).toBe(first.checkout.orderId);
  });
});

describe('money for a hold that has lapsed', () => {
  test('confirms within the hour while a room of the type is free, and the mail says that the payment was late', async () => {
    const email = testServer.freshEmail();
    const held = await holdThatLapsed({ email });
    const { checkout } = await pay(held, 'capture');
    await testServer.shiftClock('75 minutes 30 seconds');
    expect(await confirmPayment(testServer, checkout)).toMatchObject({ booking: { status: 'CONFIRMED' } });
    await testServer.runJobs();

    const [mail] = testServer.inbox.messages(email);
    expect(mail?.subject).toContain('Booking confirmed');
    expect(mail?.text).toContain('after we had stopped keeping your room');
    const [taken] = await testServer.query<{ nights: number }>(
      `SELECT count(*)::int AS nights FROM room_nights taken
       JOIN stays stay ON stay.id = taken.stay_id
       JOIN bookings booking ON booking.id = stay.booking_id WHERE booking.reference = $1`,
      [held.booking.reference],
    );
    expect(taken).toEqual({ nights: 2 });
  });

  test('is refunded in full with a mail when another guest has the room', async () => {
    const stay = { checkin: inDays(16), checkout: inDays(18) };
    const email = testServer.freshEmail();
    const held = await holdThatLapsed({ ...stay, email, roomType: 'Suite' });
    await holdAllSuites(stay);
    const { checkout, payment } = await pay(held, 'capture');
    expect(await confirmPayment(testServer, checkout)).toMatchObject({ code: 'PAYMENT_REFUNDED' });
    await testServer.runJobs();

    expect(gatewayStatus(payment)).toBe('refunded');
    expect(await statusOf(held)).toBe('EXPIRED');
    expect(mailsTo(email)).toEqual([expect.stringContaining('is being refunded')]);
    expect(testServer.inbox.messages(email)[0]?.text).toContain('gone to another guest');
  });

  test('is refunded when the guest has booked these nights again', async () => {
    const stay = { checkin: inDays(20), checkout: inDays(22) };
    const email = testServer.freshEmail();
    const held = await holdThatLapsed({ ...stay, email });
    const again = await hold(testServer, { ...stay, email: email.toUpperCase() });
    await confirmPayment(testServer, (await pay(again, 'capture')).checkout);
    const { payment, checkout } = await pay(held, 'capture');
    expect(await confirmPayment(testServer, checkout)).toMatchObject({ code: 'PAYMENT_REFUNDED' });
    await testServer.runJobs();

    expect(gatewayStatus(payment)).toBe('refunded');
    expect(await statusOf(again)).toBe('CONFIRMED');
    expect(testServer.inbox.messages(email)[0]?.text).toContain('you had booked again for these nights');
  });

  test('confirms when the guest has booked other nights', async () => {
    const email = testServer.freshEmail();
    const held = await holdThatLapsed({ email, checkin: inDays(24), checkout: inDays(26) });
    await hold(testServer, { email, checkin: inDays(26), checkout: inDays(27) });
    const { checkout } = await pay(held, 'capture');
    expect(await confirmPayment(testServer, checkout)).toMatchObject({ booking: { status: 'CONFIRMED' } });
  });

  test('is refunded after more than an hour, although the room is free', async () => {
    const held = await holdThatLapsed();
    const { payment, checkout } = await pay(held, 'capture');
    await testServer.shiftClock('76 minutes 10 seconds');
    expect(await confirmPayment(testServer, checkout)).toMatchObject({ code: 'PAYMENT_REFUNDED' });
    await testServer.runJobs();
    expect(gatewayStatus(payment)).toBe('refunded');
  });

  test('is refunded when the day of check-in is over at the hotel', async () => {
    const tonight = addDays(hotelToday(), 1);
    await setWallClock(tonight, '23:30:00');
    const email = testServer.freshEmail();
    const held = await hold(testServer, { email, checkin: tonight, checkout: addDays(tonight, 1) });
    await setWallClock(tonight, '23:46:00');
    await sweep();
    const { payment, checkout } = await pay(held, 'capture');
    await setWallClock(addDays(tonight, 1), '00:05:00');
    expect(await confirmPayment(testServer, checkout)).toMatchObject({ code: 'PAYMENT_REFUNDED' });
    await testServer.runJobs();
    expect(gatewayStatus(payment)).toBe('refunded');
    expect(testServer.inbox.messages(email)[0]?.text).toContain('your day of check-in was over');
  });

  test('still confirms late in the evening of the day of check-in', async () => {
    const tonight = addDays(hotelToday(), 1);
    await setWallClock(tonight, '23:30:00');
    const held = await hold(testServer, { checkin: tonight, checkout: addDays(tonight, 1) });
    await setWallClock(tonight, '23:46:00');
    await sweep();
    const { checkout } = await pay(held, 'capture');
    await setWallClock(tonight, '23:58:00');
    expect(await confirmPayment(testServer, checkout)).toMatchObject({ booking: { status: 'CONFIRMED' } });
  });

  test('that is only authorised within the hour is captured, and confirms', async () => {
    const held = await holdThatLapsed();
    const { payment } = await pay(held, 'authorise');
    await deliver(testServer, paymentEvent('payment.authorized', payment));
    await testServer.runJobs();
    expect(gatewayStatus(payment)).toBe('captured');
    expect(await statusOf(held)).toBe('CONFIRMED');
  });

  test('that is only authorised after the hour is never captured: the bank releases it', async () => {
    const held = await holdThatLapsed();
    await testServer.shiftClock('80 minutes');
    const { payment, checkout } = await pay(held, 'authorise');
    await deliver(testServer, paymentEvent('payment.authorized', payment));
    await testServer.runJobs();
    await confirmPayment(testServer, checkout);
    await testServer.installation.reconciliation.run();
    expect(gatewayStatus(payment)).toBe('authorized');
    expect(await statusOf(held)).toBe('EXPIRED');
  });
});

describe('a guest who is at the bank when the hold lapses', () => {
  /** The attempt began in the tenth minute of the hold. */
  async function holdWithAttempt(): Promise<{ held: Hold; payment: Payment }> {
    const held = await hold(testServer);
    const { payment } = await pay(held, 'begin');
    payment.created_at += 10 * 60;
    return { held, payment };
  }

  test('gets fifteen more minutes, once', async () => {
    const { held, payment } = await holdWithAttempt();
    await testServer.shiftClock('15 minutes 10 seconds');
    await sweep();
    expect(await statusOf(held)).toBe('HELD');
    const { holdSecondsLeft } = await bookingPage(testServer, held.token);
    expect(holdSecondsLeft).toBeGreaterThan(840);
    expect(holdSecondsLeft).toBeLessThanOrEqual(900);

    payment.created_at += 10 * 60;
    await testServer.shiftClock('31 minutes');
    await sweep();
    expect(await statusOf(held)).toBe('EXPIRED');
  });

  test('pays in that time and is confirmed', async () => {
    const { held, payment } = await holdWithAttempt();
    await testServer.shiftClock('15 minutes 10 seconds');
    await sweep();
    await testServer.razorpay.pay(held.checkout.orderId, {
      outcome: 'capture',
      paymentId: payment.id,
      webhook: false,
    });
    await testServer.shiftClock('31 minutes');
    await sweep();
    expect(await statusOf(held)).toBe('CONFIRMED');
  });

  test('gets no more time for an attempt that was given up long ago', async () => {
    const held = await hold(testServer);
    const { payment } = await pay(held, 'begin');
    payment.created_at -= 60;
    await testServer.shiftClock('15 minutes 10 seconds');
    await sweep();
    expect(await statusOf(held)).toBe('EXPIRED');
  });
});

describe('when the gateway does not respond properly', () => {
  test.each(['500', 'html', 'hang'] as const)(
    '(%s): the room stays for at most two hours, and an alert is raised',
    async (respondWith) => {
      const alerts = vi.spyOn(testServer.installation.log, 'error');
      const held = await hold(testServer);
      testServer.razorpay.setMode({ respondWith });
      await testServer.shiftClock('16 minutes');
      await sweep();
      expect(await statusOf(held)).toBe('HELD');
      expect(alerts).toHaveBeenCalledWith(
        expect.objectContaining({ alert: 'gateway unreachable', reference: held.booking.reference }),
        expect.any(String),
      );
      await testServer.shiftClock('2 hours 14 minutes');
      await sweep();
      expect(await statusOf(held)).toBe('HELD');
      await testServer.shiftClock('2 hours 16 minutes');
      await sweep();
      expect(await statusOf(held)).toBe('EXPIRED');
      alerts.mockRestore();
    },
  );

  test('one call without response is enough for a sweep of many holds', async () => {
    for (let guest = 1; guest <= 4; guest += 1) await hold(testServer);
    testServer.razorpay.setMode({ respondWith: '500', remaining: 100 });
    await testServer.shiftClock('16 minutes');
    await sweep();
    expect(testServer.razorpay.setMode({}).remaining).toBe(99);
  });

  test('because it is too busy (429): one call is enough, the rooms stay, and no alert is raised', async () => {
    const alerts = vi.spyOn(testServer.installation.log, 'error');
    const held = await hold(testServer);
    await hold(testServer);
    testServer.razorpay.setMode({ respondWith: '429', remaining: 100 });
    await testServer.shiftClock('16 minutes');
    await sweep();
    await testServer.installation.reconciliation.run();
    expect(testServer.razorpay.setMode({}).remaining).toBeGreaterThanOrEqual(97);
    expect(alerts).not.toHaveBeenCalled();
    alerts.mockRestore();
    expect(await statusOf(held)).toBe('HELD');

    testServer.razorpay.setMode({ respondWith: 'ok' });
    await sweep();
    expect(await statusOf(held)).toBe('EXPIRED');
  });

  test('a sweep of many holds first asks about one and then about up to eight at once', async () => {
    for (let guest = 1; guest <= 12; guest += 1)
      await hold(testServer, { checkin: inDays(40 + guest), checkout: inDays(41 + guest) });
    const { gateway } = testServer.installation.services;
    const fetchOrderPayments = gateway.fetchOrderPayments.bind(gateway);
    const underWay: number[] = [];
    let now = 0;
    const asking = vi.spyOn(gateway, 'fetchOrderPayments').mockImplementation(async (orderId) => {
      underWay.push((now += 1));
      try {
        return await fetchOrderPayments(orderId);
      } finally {
        now -= 1;
      }
    });
    testServer.razorpay.setMode({ delayMs: 300, matching: '/payments' });
    await testServer.shiftClock('16 minutes');
    await sweep();
    asking.mockRestore();
    expect(underWay).toHaveLength(12);
    expect(underWay.slice(0, 2)).toEqual([1, 1]);
    expect(Math.max(...underWay)).toBe(8);
  });

  test('an order that it refuses to show keeps only its own room, and is alerted as refused', async () => {
    const alerts = vi.spyOn(testServer.installation.log, 'error');
    const refused = await hold(testServer);
    await testServer.query(
      `UPDATE orders SET gateway_id = 'order_nobody_knows'
       WHERE booking_id = (SELECT id FROM bookings WHERE reference = $1)`,
      [refused.booking.reference],
    );
    const other = await hold(testServer);
    await testServer.shiftClock('16 minutes');
    await sweep();
    expect(await statusOf(refused)).toBe('HELD');
    expect(await statusOf(other)).toBe('EXPIRED');
    await testServer.installation.reconciliation.run();
    expect(alerts.mock.calls.map(([about]) => about)).toEqual([
      expect.objectContaining({ alert: 'gateway refused', reference: refused.booking.reference }),
      expect.objectContaining({ alert: 'gateway refused', orderId: 'order_nobody_knows' }),
    ]);
    alerts.mockRestore();
  });

  test('money that came meanwhile is found once it responds again', async () => {
    const held = await hold(testServer);
    await pay(held, 'capture');
    testServer.razorpay.setMode({ respondWith: '500' });
    await testServer.shiftClock('90 minutes');
    await sweep();
    testServer.razorpay.setMode({ respondWith: 'ok' });
    await sweep();
    expect(await statusOf(held)).toBe('CONFIRMED');
  });
});

describe('a refund', () => {
  interface RefundRow {
    status: string;
    gatewayRefundId: string | null;
  }

  /** A payment that came after the hour and must be refunded. */
  async function owed(): Promise<{ held: Hold; payment: Payment; email: string }> {
    const email = testServer.freshEmail();
    const held = await holdThatLapsed({ email });
    await testServer.shiftClock('80 minutes');
    const { payment } = await pay(held, 'capture');
    await deliver(testServer, paymentEvent('payment.captured', payment));
    return { held, payment, email };
  }

  const refundOf = async (payment: Payment) => {
    const rows = await testServer.query<RefundRow>(
      `SELECT refund.status, refund.gateway_refund_id AS "gatewayRefundId" FROM refunds refund
       JOIN payments payment ON payment.id = refund.payment_id WHERE payment.gateway_payment_id = $1`,
      [payment.id],
    );
    expect(rows).toHaveLength(1);
    return rows[0];
  };
  const madeAtGateway = (payment: Payment) =>
    Object.values(testServer.razorpay.state().refunds).filter(({ payment_id }) => payment_id === payment.id);

  test('that the gateway only accepts is followed until it succeeds', async () => {
    testServer.razorpay.setMode({ refunds: 'pending' });
    const { payment } = await owed();
    await testServer.runJobs();
    const pending = await refundOf(payment);
    expect(pending).toMatchObject({ status: 'PENDING', gatewayRefundId: expect.stringMatching(/^rfnd_/) });
    await testServer.installation.reconciliation.run();
    expect(await refundOf(payment)).toMatchObject({ status: 'PENDING' });

    await testServer.razorpay.settleRefund(String(pending?.gatewayRefundId), 'processed', { webhook: false });
    await testServer.shiftClock('90 minutes');
    await testServer.installation.reconciliation.run();
    expect(await refundOf(payment)).toMatchObject({ status: 'PROCESSED' });
  });

  test('whose response was lost is not sent twice', async () => {
    const { payment } = await owed();
    testServer.razorpay.setMode({ respondWith: '500', effectHappens: true, matching: '/refund' });
    await testServer.runJobs();
    expect(await refundOf(payment)).toEqual({ status: 'PENDING', gatewayRefundId: null });
    expect(madeAtGateway(payment)).toHaveLength(1);

    testServer.razorpay.setMode({ respondWith: 'ok' });
    await testServer.shiftClock('90 minutes');
    await testServer.installation.reconciliation.run();
    expect(madeAtGateway(payment)).toHaveLength(1);
    expect(await refundOf(payment)).toEqual({
      status: 'PROCESSED',
      gatewayRefundId: madeAtGateway(payment)[0]?.id,
    });
  });

  test('that the gateway refuses is alerted, named by the check, and breaks nothing else', async () => {
    const alerts = vi.spyOn(testServer.installation.log, 'error');
    testServer.razorpay.setMode({ refunds: 'refused' });
    const { held, payment, email } = await owed();
    await testServer.runJobs();

    expect(await refundOf(payment)).toMatchObject({ status: 'FAILED' });
    expect(alerts).toHaveBeenCalledWith(
      expect.objectContaining({
        alert: 'refund failed',
        reason: 'The payment cannot be refunded. Please contact support.',
      }),
      expect.any(String),
    );
    alerts.mockRestore();
    expect(mailsTo(email)).toEqual([
      expect.stringContaining('is delayed'),
      expect.stringContaining('is being refunded'),
    ]);
    expect((await testServer.breaches()).map(({ invariant }) => invariant)).toContain('a refund failed');
    const other = await hold(testServer);
    await confirmPayment(testServer, (await pay(other, 'capture')).checkout);
    expect(await statusOf(other)).toBe('CONFIRMED');

    // Refunded by hand.
    await testServer.query("UPDATE refunds SET status = 'PROCESSED' WHERE status = 'FAILED'");
    expect(await bookingPage(testServer, held.token)).toMatchObject({ status: 'EXPIRED' });
  });

  test('waits while the gateway responds with a page of its proxy', async () => {
    const { payment } = await owed();
    testServer.razorpay.setMode({ respondWith: 'html', matching: '/refund' });
    await testServer.runJobs();
    expect(await refundOf(payment)).toEqual({ status: 'PENDING', gatewayRefundId: null });
    testServer.razorpay.setMode({ respondWith: 'ok' });
    await testServer.shiftClock('90 minutes');
    await testServer.installation.reconciliation.run();
    expect(await refundOf(payment)).toMatchObject({ status: 'PROCESSED' });
  });
});

test('the same form sent again after its hold lapsed gets that answer, and a new form books', async () => {
  const form = bookingForm(testServer, { idempotencyKey: 'form-that-lapsed-0001' });
  const held = await createBooking(testServer, form);
  assertHeld(held);
  await testServer.shiftClock('16 minutes');
  await sweep();
  expect(await createBooking(testServer, form)).toMatchObject({ code: 'HOLD_EXPIRED' });
  assertHeld(await createBooking(testServer, { ...form, idempotencyKey: 'form-that-lapsed-0002' }));
});
