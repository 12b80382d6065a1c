import type { PayRequest } from '../../../local/razorpay-ledger';
import {
  assertHeld,
  bookingForm,
  bookingPage,
  confirmPayment,
  createBooking,
  hold,
  type Hold,
} from '../../testkit/bookings';
import { startServer } from '../../testkit/server-process';
import { startTestServer, type TestServer } from '../../testkit/test-server';
import { deliver, paymentEvent } from '../../testkit/webhooks';

let testServer: TestServer;
beforeAll(async () => {
  // Short enough to wait for a gateway that hangs, and long enough for a gateway that responds.
  testServer = await startTestServer({ RAZORPAY_TIMEOUT_SECONDS: '5' });
});
afterAll(() => testServer.stop());
beforeEach(() => testServer.razorpay.setMode({ reset: true, webhooks: 'off' }));
afterEach(async () => {
  await testServer.shiftClock('0');
  expect(await testServer.breaches()).toEqual([]);
});

const statusOf = async ({ token }: Hold) => (await bookingPage(testServer, token)).status;
const bookingsOf = (email: string) =>
  testServer.query<{ status: string; reference: string }>(
    'SELECT status, reference FROM bookings WHERE email = $1 ORDER BY created_at',
    [email],
  );
const payQuietly = (held: Hold, request: PayRequest) =>
  testServer.razorpay.pay(held.checkout.orderId, { ...request, webhook: false });

/** The faults with which the gateway makes no order. */
const FAULTS = [
  ['responds with 500', { respondWith: '500' }],
  ['is too busy twice', { respondWith: '429' }],
  ['responds with a page of HTML', { respondWith: 'html' }],
  ['does not respond', { respondWith: 'hang' }],
  ['hangs up without a word', { respondWith: 'cut' }],
  ['responds too slowly', { delayMs: 30_000 }],
] as const;

describe.each(FAULTS)('when the gateway %s as an order is made', (fault, mode) => {
  test('the guest gets a refusal, the room is free at once, and the same form books later', async () => {
    const form = bookingForm(testServer, { idempotencyKey: `form-${fault.replaceAll(' ', '-')}` });
    testServer.razorpay.setMode({ ...mode, matching: 'POST /v1/orders' });
    expect(await createBooking(testServer, form)).toMatchObject({
      __typename: 'PaymentUnavailable',
      code: 'PAYMENT_UNAVAILABLE',
      message: expect.stringContaining('Nothing was charged'),
    });
    expect(await bookingsOf(form.email)).toMatchObject([{ status: 'EXPIRED' }]);
    expect(
      await testServer.query('SELECT 1 FROM room_nights WHERE night >= $1 AND night < $2', [
        form.checkin,
        form.checkout,
      ]),
    ).toEqual([]);

    testServer.razorpay.setMode({ reset: true, webhooks: 'off' });
    const held = await createBooking(testServer, form);
    assertHeld(held);
    const { checkout } = await payQuietly(held, { outcome: 'capture' });
    await confirmPayment(testServer, checkout);
    expect(await statusOf(held)).toBe('CONFIRMED');
  });
});

describe('an order', () => {
  test('that the gateway is too busy for is requested a second time', async () => {
    testServer.razorpay.setMode({ respondWith: '429', matching: 'POST /v1/orders', remaining: 1 });
    const held = await hold(testServer);
    expect(testServer.razorpay.state().orders[held.checkout.orderId]).toMatchObject({
      receipt: held.booking.reference,
    });
  });

  test('that comes slowly, but in time, is the guest’s', async () => {
    testServer.razorpay.setMode({ delayMs: 1_200 });
    const held = await hold(testServer);
    expect(testServer.razorpay.state().orders[held.checkout.orderId]).toMatchObject({
      amount: held.checkout.amount,
      receipt: held.booking.reference,
    });
  });

  test('that was made although its response was lost is never paid: the guest gets another order', async () => {
    const form = bookingForm(testServer, { idempotencyKey: 'form-whose-order-was-lost' });
    testServer.razorpay.setMode({ respondWith: '500', effectHappens: true, matching: 'POST /v1/orders' });
    expect(await createBooking(testServer, form)).toMatchObject({ code: 'PAYMENT_UNAVAILABLE' });
    const [lost] = await bookingsOf(form.email);
    const ordersFor = (reference: string | undefined) =>
      Object.values(testServer.razorpay.state().orders).filter(({ receipt }) => receipt === reference);
    expect(ordersFor(lost?.reference)).toHaveLength(1);

    testServer.razorpay.setMode({ respondWith: 'ok' });
    const held = await createBooking(testServer, form);
    assertHeld(held);
    expect(held.booking.reference).not.toBe(lost?.reference);
    expect(ordersFor(lost?.reference).map(({ id }) => id)).not.toContain(held.checkout.orderId);
  });

  test('that cannot be made for a guest who continues later releases the room', async () => {
    const held = await hold(testServer);
    await testServer.query(
      'DELETE FROM orders WHERE booking_id = (SELECT id FROM bookings WHERE reference = $1)',
      [held.booking.reference],
    );
    testServer.razorpay.setMode({ respondWith: 'html' });
    const alerts = vi.spyOn(testServer.installation.log, 'error');
    const { checkout, clock } = testServer.installation.services;
    await checkout.continueBooking(held.token, clock.forRequest());
    expect(alerts).toHaveBeenCalledWith(
      {
        alert: 'order failed',
        reference: held.booking.reference,
        err: expect.objectContaining({ name: 'GatewayError', kind: 'unreachable' }),
      },
      expect.any(String),
    );
    alerts.mockRestore();
    expect(await statusOf(held)).toBe('EXPIRED');
  });

  test('that cannot be made because nothing listens is logged with the network’s error', async () => {
    const server = await startServer(testServer, {
      // No program of a test run gets a port below 1024, so that nobody begins to listen meanwhile.
      RAZORPAY_API_URL: 'http://127.0.0.1:2',
      LOG_LEVEL: 'error',
    });
    const email = testServer.freshEmail();
    const result = await createBooking({ ...testServer, url: server.url }, { email });
    await server.end('SIGTERM');
    expect(result).toMatchObject({ code: 'PAYMENT_UNAVAILABLE' });
    const lines = server
      .output()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as object);
    const [booking] = await bookingsOf(email);
    expect(lines).toContainEqual(
      expect.objectContaining({
        alert: 'order failed',
        reference: booking?.reference,
        err: expect.objectContaining({
          type: 'GatewayError',
          causes: expect.arrayContaining([expect.objectContaining({ errorCode: 'ECONNREFUSED' })]),
        }),
      }),
    );
  });
});

describe('a guest who comes back from the checkout while the gateway is down', () => {
  test.each(['500', 'html', 'hang', 'cut'] as const)(
    '(%s) is asked to wait, keeps the room, and is confirmed by the reconciliation',
    async (respondWith) => {
      const held = await hold(testServer);
      const { checkout } = await payQuietly(held, { outcome: 'capture' });
      testServer.razorpay.setMode({ respondWith });
      expect(await confirmPayment(testServer, checkout)).toMatchObject({
        __typename: 'PaymentPending',
        booking: { status: 'HELD' },
      });
      testServer.razorpay.setMode({ respondWith: 'ok' });
      await testServer.shiftClock('3 minutes');
      await testServer.installation.reconciliation.run();
      expect(await statusOf(held)).toBe('CONFIRMED');
    },
  );

  test('finds the money captured although the response to the capture was lost', async () => {
    const held = await hold(testServer);
    const { checkout, payment } = await payQuietly(held, { outcome: 'authorise' });
    testServer.razorpay.setMode({ respondWith: '500', effectHappens: true, matching: '/capture' });
    expect(await confirmPayment(testServer, checkout)).toMatchObject({ __typename: 'PaymentPending' });
    expect(testServer.razorpay.state().payments[payment.id]?.status).toBe('captured');
    expect(await confirmPayment(testServer, checkout)).toMatchObject({ booking: { status: 'CONFIRMED' } });
  });

  test('is confirmed once when two of the guest’s tabs capture at the same time', async () => {
    const held = await hold(testServer);
    const { checkout } = await payQuietly(held, { outcome: 'authorise' });
    testServer.razorpay.setMode({ delayMs: 100, matching: '/capture' });
    const results = await Promise.all([
      confirmPayment(testServer, checkout),
      confirmPayment(testServer, checkout),
    ]);
    for (const result of results) expect(result).toMatchObject({ booking: { status: 'CONFIRMED' } });
  });

  test('is asked to wait while the attempt is still in progress', async () => {
    const held = await hold(testServer);
    const { checkout, payment } = await payQuietly(held, { outcome: 'begin' });
    expect(await confirmPayment(testServer, checkout)).toMatchObject({ __typename: 'PaymentPending' });
    await payQuietly(held, { outcome: 'capture', paymentId: payment.id });
    expect(await confirmPayment(testServer, checkout)).toMatchObject({ booking: { status: 'CONFIRMED' } });
  });
});

describe('a payment of a wrong amount', () => {
  const WRONG: [string, Partial<PayRequest>, string][] = [
    ['too little', { amount: 100 }, '₹1.00'],
    ['too much', { amount: 99_999_900 }, '₹9,99,999.00'],
    ['another currency', { currency: 'USD' }, '$'],
    ['a currency that we never heard of', { currency: 'XAF' }, 'FCFA'],
  ];

  test.each(WRONG)(
    '%s: never confirms, is refunded in full, and the mail names it',
    async (_case, wrong, amount) => {
      const email = testServer.freshEmail();
      const held = await hold(testServer, { email });
      const { checkout, payment } = await payQuietly(held, { ...wrong, outcome: 'capture' });
      expect(await confirmPayment(testServer, checkout)).toMatchObject({ code: 'PAYMENT_REFUNDED' });
      await testServer.runJobs();

      expect(await statusOf(held)).toBe('HELD');
      expect(testServer.razorpay.state().payments[payment.id]).toMatchObject({
        status: 'refunded',
        amount_refunded: payment.amount,
      });
      const [mail] = testServer.inbox.messages(email);
      expect(mail?.text).toContain('did not match the price');
      expect(mail?.subject).toContain(amount);
    },
  );

  test.each(WRONG)('%s, only authorised: is not even captured', async (_case, wrong) => {
    const held = await hold(testServer);
    const { checkout, payment } = await payQuietly(held, { ...wrong, outcome: 'authorise' });
    await confirmPayment(testServer, checkout);
    await deliver(testServer, paymentEvent('payment.authorized', payment));
    await testServer.runJobs();
    expect(testServer.razorpay.state().payments[payment.id]?.status).toBe('authorized');
    expect(await statusOf(held)).toBe('HELD');
  });

  test('the right amount afterwards confirms the same hold', async () => {
    const held = await hold(testServer);
    await confirmPayment(testServer, (await payQuietly(held, { outcome: 'capture', amount: 100 })).checkout);
    const { checkout } = await payQuietly(held, { outcome: 'capture' });
    expect(await confirmPayment(testServer, checkout)).toMatchObject({ booking: { status: 'CONFIRMED' } });
    await testServer.runJobs();
  });
});

test('a proof with characters that no order id has is refused like any other', async () => {
  const proof = {
    razorpay_order_id: 'order_\0',
    razorpay_payment_id: '../../etc',
    razorpay_signature: '\0',
  };
  expect(await confirmPayment(testServer, proof)).toMatchObject({ code: 'PAYMENT_NOT_VERIFIED' });
});
