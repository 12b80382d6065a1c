import { bookingPage, confirmPayment, hold, inDays, type Hold } from '../../testkit/bookings';
import { startTestServer, type TestServer } from '../../testkit/test-server';
import { deliver, paymentEvent } from '../../testkit/webhooks';

let testServer: TestServer;
beforeAll(async () => {
  testServer = await startTestServer({ HOLDS_PER_EMAIL: '20' });
});
afterAll(() => testServer.stop());
beforeEach(() => testServer.razorpay.setMode({ reset: true, webhooks: 'off' }));
afterEach(async () => {
  expect(await testServer.breaches()).toEqual([]);
  await testServer.shiftClock('0');
});

const statusOf = async ({ token }: Hold) => (await bookingPage(testServer, token)).status;
const pay = (held: Hold, outcome: 'capture' | 'authorise') =>
  testServer.razorpay.pay(held.checkout.orderId, { outcome, webhook: false });
const paymentAtGateway = (id: string) => testServer.razorpay.state().payments[id];
const mailText = (email: string) => testServer.inbox.messages(email)[0]?.text ?? '';

async function lapse(): Promise<void> {
  await testServer.shiftClock('16 minutes');
  await testServer.installation.sweep.run();
}

async function payTooLate(held: Hold): Promise<void> {
  const { checkout } = await pay(held, 'capture');
  expect(await confirmPayment(testServer, checkout)).toMatchObject({ code: 'PAYMENT_REFUNDED' });
  await testServer.runJobs();
}

describe('a late payment for a second room', () => {
  test('given that the first room was booked before it, confirms the second as well', async () => {
    const email = testServer.freshEmail();
    const stay = { checkin: inDays(10), checkout: inDays(12), email };
    const first = await hold(testServer, stay);
    const second = await hold(testServer, stay);
    await confirmPayment(testServer, (await pay(first, 'capture')).checkout);
    await lapse();
    expect(await statusOf(second)).toBe('EXPIRED');
    const { checkout } = await pay(second, 'capture');

    expect(await confirmPayment(testServer, checkout)).toMatchObject({ booking: { status: 'CONFIRMED' } });
    expect(await statusOf(first)).toBe('CONFIRMED');
  });

  test('given that a stranger holds a room under the same address, still confirms', async () => {
    const email = testServer.freshEmail();
    const stay = { checkin: inDays(14), checkout: inDays(16), email };
    const held = await hold(testServer, stay);
    await lapse();
    await hold(testServer, stay);
    const { checkout } = await pay(held, 'capture');

    expect(await confirmPayment(testServer, checkout)).toMatchObject({ booking: { status: 'CONFIRMED' } });
  });

  test('given that the guest has paid for these nights again since, is refunded', async () => {
    const email = testServer.freshEmail();
    const stay = { checkin: inDays(18), checkout: inDays(20), email };
    const held = await hold(testServer, stay);
    await lapse();
    const again = await hold(testServer, stay);
    await confirmPayment(testServer, (await pay(again, 'capture')).checkout);
    await payTooLate(held);

    expect(mailText(email)).toContain('you had booked again for these nights');
  });
});

describe('the mail about refunded money states the true reason', () => {
  test('given that the hour is over while the room is free: it came too late', async () => {
    const email = testServer.freshEmail();
    const held = await hold(testServer, { email });
    await lapse();
    await testServer.shiftClock('80 minutes');
    await payTooLate(held);

    expect(mailText(email)).toContain('more than an hour after we had stopped keeping your room');
    expect(mailText(email)).not.toContain('another guest');
  });

  test('given that every room of the type is taken: another guest has it', async () => {
    const email = testServer.freshEmail();
    const stay = { checkin: inDays(22), checkout: inDays(24), roomType: 'Suite' } as const;
    const held = await hold(testServer, { ...stay, email });
    await lapse();
    for (let suite = 1; suite <= 4; suite += 1) await hold(testServer, stay);
    await payTooLate(held);

    expect(mailText(email)).toContain('gone to another guest');
  });
});

describe('a late authorisation', () => {
  test('given that no room of the type is free, is left uncaptured', async () => {
    const stay = { checkin: inDays(26), checkout: inDays(28), roomType: 'Suite' } as const;
    const held = await hold(testServer, stay);
    await lapse();
    for (let suite = 1; suite <= 4; suite += 1) await hold(testServer, stay);
    const { payment, checkout } = await pay(held, 'authorise');
    await deliver(testServer, paymentEvent('payment.authorized', payment));
    await testServer.runJobs();

    expect(paymentAtGateway(payment.id)).toMatchObject({ status: 'authorized', amount_refunded: 0 });
    expect(await confirmPayment(testServer, checkout)).toMatchObject({ code: 'HOLD_EXPIRED' });
  });

  test('given that the guest has paid for these nights again, is left uncaptured', async () => {
    const email = testServer.freshEmail();
    const stay = { checkin: inDays(30), checkout: inDays(32), email };
    const held = await hold(testServer, stay);
    await lapse();
    const again = await hold(testServer, stay);
    await confirmPayment(testServer, (await pay(again, 'capture')).checkout);
    const { payment } = await pay(held, 'authorise');
    await deliver(testServer, paymentEvent('payment.authorized', payment));
    await testServer.runJobs();

    expect(paymentAtGateway(payment.id)).toMatchObject({ status: 'authorized' });
  });
});
