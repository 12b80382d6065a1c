import { bookingPage, confirmPayment, hold, inDays, type Hold } from '../testkit/graphql';
import { openHouse, type House } from '../testkit/test-server';
import { deliver, paymentEvent } from '../testkit/webhooks';

let house: House;
beforeAll(async () => {
  house = await openHouse({ HOLDS_PER_EMAIL: '20' });
});
afterAll(() => house.stop());
beforeEach(() => house.razorpay.setMode({ reset: true, webhooks: 'off' }));
afterEach(async () => {
  expect(await house.breaches()).toEqual([]);
  await house.shiftClock('0');
});

const statusOf = async ({ token }: Hold) => (await bookingPage(house, token)).status;
const pay = (held: Hold, outcome: 'capture' | 'authorise') =>
  house.razorpay.pay(held.checkout.orderId, { outcome, webhook: false });
const paymentAtGateway = (id: string) => house.razorpay.state().payments[id];
const mailText = (email: string) => house.inbox.messages(email)[0]?.text ?? '';

async function lapse(): Promise<void> {
  await house.shiftClock('16 minutes');
  await house.installation.sweep.run();
}

async function payTooLate(held: Hold): Promise<void> {
  const { checkout } = await pay(held, 'capture');
  expect(await confirmPayment(house, checkout)).toMatchObject({ code: 'PAYMENT_REFUNDED' });
  await house.runJobs();
}

describe('a late payment for a second room', () => {
  test('given that the first room was booked before it, confirms the second as well', async () => {
    const email = house.freshEmail();
    const stay = { checkin: inDays(10), checkout: inDays(12), email };
    const first = await hold(house, stay);
    const second = await hold(house, stay);
    await confirmPayment(house, (await pay(first, 'capture')).checkout);
    await lapse();
    expect(await statusOf(second)).toBe('EXPIRED');
    const { checkout } = await pay(second, 'capture');

    expect(await confirmPayment(house, checkout)).toMatchObject({ booking: { status: 'CONFIRMED' } });
    expect(await statusOf(first)).toBe('CONFIRMED');
  });

  test('given that a stranger holds a room under the same address, confirms all the same', async () => {
    const email = house.freshEmail();
    const stay = { checkin: inDays(14), checkout: inDays(16), email };
    const held = await hold(house, stay);
    await lapse();
    await hold(house, stay);
    const { checkout } = await pay(held, 'capture');

    expect(await confirmPayment(house, checkout)).toMatchObject({ booking: { status: 'CONFIRMED' } });
  });

  test('given that the guest paid for these nights again since, goes back', async () => {
    const email = house.freshEmail();
    const stay = { checkin: inDays(18), checkout: inDays(20), email };
    const held = await hold(house, stay);
    await lapse();
    const again = await hold(house, stay);
    await confirmPayment(house, (await pay(again, 'capture')).checkout);
    await payTooLate(held);

    expect(mailText(email)).toContain('you had booked again for these nights');
  });
});

describe('the mail about money that goes back states the true reason', () => {
  test('given that the hour is over while the room is free: it came too late', async () => {
    const email = house.freshEmail();
    const held = await hold(house, { email });
    await lapse();
    await house.shiftClock('80 minutes');
    await payTooLate(held);

    expect(mailText(email)).toContain('more than an hour after the hold');
    expect(mailText(email)).not.toContain('another guest');
  });

  test('given that every room of the type is taken: it went to another guest', async () => {
    const email = house.freshEmail();
    const stay = { checkin: inDays(22), checkout: inDays(24), roomType: 'Suite' } as const;
    const held = await hold(house, { ...stay, email });
    await lapse();
    for (let suite = 1; suite <= 4; suite += 1) await hold(house, stay);
    await payTooLate(held);

    expect(mailText(email)).toContain('gone to another guest');
  });
});

describe('a late authorisation', () => {
  test('given that no room of the type is free, is left uncaptured', async () => {
    const stay = { checkin: inDays(26), checkout: inDays(28), roomType: 'Suite' } as const;
    const held = await hold(house, stay);
    await lapse();
    for (let suite = 1; suite <= 4; suite += 1) await hold(house, stay);
    const { payment, checkout } = await pay(held, 'authorise');
    await deliver(house, paymentEvent('payment.authorized', payment));
    await house.runJobs();

    expect(paymentAtGateway(payment.id)).toMatchObject({ status: 'authorized', amount_refunded: 0 });
    expect(await confirmPayment(house, checkout)).toMatchObject({ code: 'HOLD_EXPIRED' });
  });

  test('given that the guest has paid for these nights again, is left uncaptured', async () => {
    const email = house.freshEmail();
    const stay = { checkin: inDays(30), checkout: inDays(32), email };
    const held = await hold(house, stay);
    await lapse();
    const again = await hold(house, stay);
    await confirmPayment(house, (await pay(again, 'capture')).checkout);
    const { payment } = await pay(held, 'authorise');
    await deliver(house, paymentEvent('payment.authorized', payment));
    await house.runJobs();

    expect(paymentAtGateway(payment.id)).toMatchObject({ status: 'authorized' });
  });
});
