import fc from 'fast-check';
import { inDays } from '../../testkit/bookings';
import type { RequestOptions } from '../../testkit/graphql';
import { openIdentity, OWNER } from '../../testkit/identity';
import {
  bookingThatOwes,
  counterPayment,
  deskPaymentForm,
  recordPayment,
  setBalance,
} from '../../testkit/desk-payments';
import { sendAgain } from '../../testkit/money-lives/send-again';
import { startTestServer, type TestServer } from '../../testkit/test-server';
import { waitFor } from '../../testkit/wait-for';
import { settledBy } from '../../../src/desk/desk-payments/desk-payment.policy';

const LAKH = 10_000_000;

describe('the rest that a payment leaves', () => {
  test.each(Array.from({ length: 100 }, (_none, paise) => paise))(
    'cash for a balance that ends in %i paise is rounded by at most 50 paise, once',
    (paise) => {
      const balance = 981_200 + paise;
      const rounded = Math.round(balance / 100) * 100;
      const settled = settledBy('CASH', rounded, balance);
      const amount = 'adjustment' in settled ? (settled.adjustment?.amountPaise ?? 0) : NaN;
      expect(Math.abs(amount)).toBeLessThanOrEqual(50);
      expect(balance + amount - rounded).toBe(0);
      expect(settledBy('CASH', rounded + 100, balance)).toHaveProperty('faults');
    },
  );

  test('after any accepted payment, the rest is nothing or at least ₹1', () => {
    const whole = fc.integer({ min: 1, max: 1_000_000 });
    fc.assert(
      fc.property(fc.constantFrom('CASH', 'UPI'), whole, whole, (source, amount, balance) => {
        const settled = settledBy(source, amount, balance);
        if ('faults' in settled) return;
        const rest = balance - amount + (settled.adjustment?.amountPaise ?? 0);
        expect(rest === 0 || rest >= 100).toBe(true);
        expect(Math.abs(settled.adjustment?.amountPaise ?? 0)).toBeLessThan(100);
      }),
    );
  });
});

let testServer: TestServer;
let owner: RequestOptions;
beforeAll(async () => {
  testServer = await startTestServer({ HOLDS_PER_EMAIL: '50' });
  const { token } = await (await openIdentity()).signIn({ email: OWNER.email, emailVerified: true });
  owner = { token };
});
afterAll(() => testServer.stop());
beforeEach(() => testServer.razorpay.setMode({ reset: true, webhooks: 'off' }));

let guests = 0;
/** A booking that owes this amount, by a guest whom no other test uses. */
async function owing(paise: number, form: Parameters<typeof bookingThatOwes>[1] = {}) {
  guests += 1;
  const phone = `+91 98765 4${String(guests).padStart(4, '0')}`;
  const booking = await bookingThatOwes(testServer, { phone, ...form });
  await setBalance(testServer, booking, paise);
  return { ...booking, phone };
}

const pay = async (reference: string, form: Partial<Parameters<typeof deskPaymentForm>[1]>) => {
  const sent = deskPaymentForm(reference, form);
  const result = await sendAgain(() => recordPayment(testServer, sent, owner));
  return 'faults' in result ? result.faults.map(({ code }) => code).join() : result.__typename;
};

const PAN = 'ABCDE1234F';
const RECORDED = 'DeskPaymentRecorded';

describe('₹2 lakh in cash', () => {
  test('from one guest in a day is refused, over two bookings with the same phone number', async () => {
    const first = await owing(3 * LAKH, { checkin: inDays(10), checkout: inDays(11) });
    const second = await owing(3 * LAKH, { phone: first.phone, checkin: inDays(30), checkout: inDays(31) });
    expect(await pay(first.reference, { amount: LAKH, pan: PAN })).toBe(RECORDED);
    expect(await pay(second.reference, { amount: LAKH })).toBe('CASH_LIMIT_OF_DAY');
    expect(await pay(second.reference, { amount: LAKH - 100 })).toBe(RECORDED);
    expect(await pay(second.reference, { source: 'UPI', amount: LAKH })).toBe(RECORDED);
  });

  test('for one booking is refused on another day, too', async () => {
    const { reference } = await owing(3 * LAKH);
    expect(await pay(reference, { amount: LAKH, pan: PAN.replace('A', 'B') })).toBe(RECORDED);
    await testServer.shiftClock('1 day');
    expect(await pay(reference, { amount: LAKH, pan: PAN.replace('A', 'B') })).toBe('CASH_LIMIT_OF_BOOKING');
    await testServer.shiftClock('0');
  });

  test('with the same PAN for stays that adjoin is one event', async () => {
    const pan = 'EVENT1234F';
    const first = await owing(3 * LAKH, { checkin: inDays(90), checkout: inDays(91) });
    const second = await owing(3 * LAKH, { checkin: inDays(91), checkout: inDays(92) });
    const later = await owing(3 * LAKH, { checkin: inDays(120), checkout: inDays(121) });
    expect(await pay(first.reference, { amount: LAKH, pan })).toBe(RECORDED);
    await testServer.shiftClock('1 day');
    expect(await pay(second.reference, { amount: LAKH, pan })).toBe('CASH_LIMIT_OF_EVENT');
    expect(await pay(later.reference, { amount: LAKH, pan })).toBe(RECORDED);
    await testServer.shiftClock('0');
  });

  test('counts all cash of a booking once its guest has given the PAN', async () => {
    const pan = 'WHOLE1234F';
    const first = await owing(3 * LAKH, { checkin: inDays(240), checkout: inDays(241) });
    const second = await owing(3 * LAKH, { checkin: inDays(270), checkout: inDays(271) });
    expect(await pay(first.reference, { amount: LAKH / 2 })).toBe(RECORDED);
    expect(await pay(first.reference, { amount: LAKH, pan })).toBe(RECORDED);
    expect(await pay(second.reference, { amount: LAKH - 100, pan })).toBe('CASH_LIMIT_OF_DAY');
    expect(await pay(second.reference, { amount: LAKH / 2 - 100, pan })).toBe(RECORDED);
  });

  test('counts all bookings that share phone, e-mail or PAN, also through another booking', async () => {
    const [email, pan] = [testServer.freshEmail(), 'CHAIN1234F'];
    const first = await owing(3 * LAKH, { checkin: inDays(300), checkout: inDays(301) });
    const ofPhone = { phone: first.phone, email };
    const second = await owing(3 * LAKH, { ...ofPhone, checkin: inDays(320), checkout: inDays(321) });
    const third = await owing(3 * LAKH, { email, checkin: inDays(340), checkout: inDays(341) });
    const fourth = await owing(3 * LAKH, { checkin: inDays(360), checkout: inDays(361) });
    expect(await pay(first.reference, { amount: LAKH / 2 })).toBe(RECORDED);
    expect(await pay(second.reference, { amount: LAKH / 2, pan: 'OTHER1234F' })).toBe(RECORDED);
    expect(await pay(third.reference, { amount: LAKH / 2, pan })).toBe(RECORDED);
    expect(await pay(fourth.reference, { amount: LAKH / 2, pan })).toBe('CASH_LIMIT_OF_DAY');
    // From a guest without these data, the payment is accepted.
    expect(await pay(fourth.reference, { amount: LAKH / 2 })).toBe(RECORDED);
  });

  test('is possible again after a counter-entry', async () => {
    const { reference } = await owing(4 * LAKH);
    const form = deskPaymentForm(reference, { amount: LAKH, pan: 'COUNT1234F' });
    const taken = await recordPayment(testServer, form, owner);
    expect(await pay(reference, { amount: LAKH })).toBe('CASH_LIMIT_OF_DAY');
    await counterPayment(testServer, 'paymentId' in taken ? taken.paymentId : '', owner);
    expect(await pay(reference, { amount: LAKH, pan: 'COUNT1234F' })).toBe(RECORDED);
  });

  test('is not exceeded by thirty payments at once for three bookings of one guest', async () => {
    const first = await owing(3 * LAKH, { checkin: inDays(150), checkout: inDays(151) });
    const more = [
      await owing(3 * LAKH, { phone: first.phone, checkin: inDays(180), checkout: inDays(181) }),
      await owing(3 * LAKH, { phone: first.phone, checkin: inDays(210), checkout: inDays(211) }),
    ];
    const results = await Promise.all(
      Array.from({ length: 30 }, (_none, turn) =>
        pay([first, ...more][turn % 3]?.reference ?? '', { amount: 1_500_000, pan: 'RACES1234F' }),
      ),
    );
    expect(results.filter((result) => result === RECORDED)).toHaveLength(13);
    expect(results.filter((result) => result === 'CASH_LIMIT_OF_DAY')).toHaveLength(17);
  });
});

describe('the PAN', () => {
  test('is required above ₹50,000 in a day, also when it is paid in parts', async () => {
    const { reference } = await owing(LAKH);
    expect(await pay(reference, { amount: 3_000_000 })).toBe(RECORDED);
    expect(await pay(reference, { amount: 2_000_000 })).toBe(RECORDED);
    expect(await pay(reference, { amount: 10_000 })).toBe('PAN_NEEDED');
    expect(await pay(reference, { amount: 10_000, pan: 'abcde 12345' })).toBe('PAN_INVALID');
    expect(await pay(reference, { amount: 10_000, pan: ' partz1234f ' })).toBe(RECORDED);
    expect(await pay(reference, { amount: 10_000 })).toBe(RECORDED);
  });

  test('is required above the limit of the settings', async () => {
    await testServer.query('UPDATE property SET cash_pan_above_paise = 100000');
    const { reference } = await owing(LAKH);
    await waitFor(
      'the new limit',
      () => testServer.installation.services.property.current.cashPanAbovePaise === 100_000,
    );
    expect(await pay(reference, { amount: 100_100 })).toBe('PAN_NEEDED');
    await testServer.query('UPDATE property SET cash_pan_above_paise = 5000000');
  });

  test('is not in the audit, and the desk sees only its end', async () => {
    const { reference, bookingId } = await owing(LAKH);
    await pay(reference, { amount: 6_000_000, pan: 'QWERT9876Z' });
    const entries = await testServer.query<{ text: string }>(
      'SELECT (details::text || before::text || after::text) AS text FROM administrator_actions WHERE record_id = $1',
      [bookingId],
    );
    expect(entries.length).toBeGreaterThan(0);
    expect(entries.map(({ text }) => text).join()).not.toContain('QWERT');
  });
});
