import type { RequestOptions } from '../../testkit/graphql';
import { openIdentity, OWNER } from '../../testkit/identity';
import {
  bookingThatOwes,
  counterPayment,
  deskPaymentForm,
  moneyOf,
  recordPayment,
  setBalance,
  takeMoney,
} from '../../testkit/desk-payments';
import { hold } from '../../testkit/bookings';
import { startTestServer, type TestServer } from '../../testkit/test-server';

let testServer: TestServer;
let owner: RequestOptions;
beforeAll(async () => {
  testServer = await startTestServer({ HOLDS_PER_EMAIL: '50' });
  const { token } = await (await openIdentity()).signIn({ email: OWNER.email, emailVerified: true });
  owner = { token };
});
afterAll(() => testServer.stop());
beforeEach(() => testServer.razorpay.setMode({ reset: true, webhooks: 'off' }));
afterEach(async () => expect(await testServer.breaches()).toEqual([]));

const record = (form: Parameters<typeof recordPayment>[1]) => recordPayment(testServer, form, owner);
const take = (form: Parameters<typeof takeMoney>[1]) => takeMoney(testServer, form, owner);
const money = (reference: string) => moneyOf(testServer, reference, owner);

describe('given a booking that owes its price', () => {
  test('a card payment of the balance settles it, and is stored with who took it', async () => {
    const { reference, owes } = await bookingThatOwes(testServer);
    expect((await money(reference)).balance).toBe(owes);
    const taken = await take(
      deskPaymentForm(reference, { source: 'CARD_MACHINE', amount: owes, note: 'slip 4711' }),
    );
    expect(taken).toMatchObject({ balance: { amount: 0 }, adjustment: { amount: 0 } });
    expect(await money(reference)).toMatchObject({
      balance: 0,
      payments: [{ source: 'CARD_MACHINE', note: 'slip 4711', takenBy: OWNER.email, isCountered: false }],
    });
  });

  test('cash of the balance rounds it to the rupee with a line, once', async () => {
    const booking = await bookingThatOwes(testServer);
    await setBalance(testServer, booking, 981_288);
    const taken = await take(deskPaymentForm(booking.reference, { amount: 981_300 }));
    expect(taken).toMatchObject({ balance: { amount: 0 }, adjustment: { amount: 12 } });
    const lines = await testServer.query(
      "SELECT value_paise FROM folio_lines WHERE booking_id = $1 AND kind = 'ROUND_OFF'",
      [booking.bookingId],
    );
    expect(lines).toEqual([{ value_paise: 12 }]);
  });

  test('a part in cash leaves the balance as it is, and the rest may come in another way', async () => {
    const booking = await bookingThatOwes(testServer);
    await setBalance(testServer, booking, 981_288);
    expect(await take(deskPaymentForm(booking.reference, { amount: 500_000 }))).toMatchObject({
      adjustment: { amount: 0 },
      balance: { amount: 481_288 },
    });
    expect(await take(deskPaymentForm(booking.reference, { source: 'UPI', amount: 481_288 }))).toMatchObject({
      balance: { amount: 0 },
    });
  });

  test('a rest below ₹1 is written off', async () => {
    const booking = await bookingThatOwes(testServer);
    await setBalance(testServer, booking, 981_288);
    expect(await take(deskPaymentForm(booking.reference, { source: 'UPI', amount: 981_200 }))).toMatchObject({
      adjustment: { amount: -88 },
      balance: { amount: 0 },
    });
  });

  test('more than it owes, paise in cash, nothing and a wrong PAN are refused', async () => {
    const booking = await bookingThatOwes(testServer);
    await setBalance(testServer, booking, 981_288);
    const faultOf = async (form: Partial<Parameters<typeof deskPaymentForm>[1]>) => {
      const result = await record(deskPaymentForm(booking.reference, form));
      return 'faults' in result ? result.faults.map(({ field, code }) => `${field} ${code}`) : result;
    };
    expect(await faultOf({ amount: 981_400 })).toEqual(['amount AMOUNT_ABOVE_BALANCE']);
    expect(await faultOf({ source: 'UPI', amount: 981_289 })).toEqual(['amount AMOUNT_ABOVE_BALANCE']);
    expect(await faultOf({ amount: 981_288 })).toEqual(['amount CASH_IN_WHOLE_RUPEES']);
    expect(await faultOf({ amount: 0 })).toEqual(['amount AMOUNT_INVALID']);
    expect(await faultOf({ amount: -100 })).toEqual(['amount AMOUNT_INVALID']);
    expect(await faultOf({ pan: 'ABC' })).toEqual(['pan PAN_INVALID']);
  });

  test('the same form again takes the money once; the same key with another amount is refused', async () => {
    const { reference } = await bookingThatOwes(testServer);
    const form = deskPaymentForm(reference);
    const first = await take(form);
    expect(await take(form)).toEqual(first);
    expect(await record({ ...form, amount: 20_000 })).toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' });
    expect((await money(reference)).payments).toHaveLength(1);
  });

  test('fifty presses of one form take the money once', async () => {
    const { reference, owes } = await bookingThatOwes(testServer);
    const form = deskPaymentForm(reference, { amount: 100_000 });
    const results = await Promise.all(Array.from({ length: 50 }, () => record(form)));
    expect(
      new Set(results.map((result) => ('paymentId' in result ? result.paymentId : result.code))).size,
    ).toBe(1);
    expect(await money(reference)).toMatchObject({ balance: owes - 100_000 });
  });

  test('fifty payments of ten parts at once take ten of them', async () => {
    const booking = await bookingThatOwes(testServer);
    await setBalance(testServer, booking, 1_000_000);
    const results = await Promise.all(
      Array.from({ length: 50 }, () => record(deskPaymentForm(booking.reference, { amount: 100_000 }))),
    );
    expect(results.filter((result) => result.__typename === 'DeskPaymentRecorded')).toHaveLength(10);
    expect(await money(booking.reference)).toMatchObject({ balance: 0 });
  });
});

describe('given a payment that was recorded by mistake', () => {
  test('its counter-entry gives the balance back, with the rounding, and stays visible', async () => {
    const booking = await bookingThatOwes(testServer);
    await setBalance(testServer, booking, 981_288);
    const { paymentId } = await take(deskPaymentForm(booking.reference, { amount: 981_300 }));
    expect(await counterPayment(testServer, paymentId, owner)).toMatchObject({
      balance: { amount: 981_288 },
    });
    expect(await money(booking.reference)).toMatchObject({
      balance: 981_288,
      payments: [
        {
          isCountered: true,
          refunds: [{ isCounterEntry: true, status: 'PROCESSED', amount: { amount: 981_300 } }],
        },
      ],
    });
    await take(deskPaymentForm(booking.reference, { amount: 981_300 }));
    expect((await money(booking.reference)).balance).toBe(0);
  });

  test('it is reversed once, also by twenty presses', async () => {
    const { reference, owes } = await bookingThatOwes(testServer);
    const { paymentId } = await take(deskPaymentForm(reference));
    const results = await Promise.all(
      Array.from({ length: 20 }, () => counterPayment(testServer, paymentId, owner)),
    );
    expect(results.filter(({ __typename }) => __typename === 'DeskPaymentCountered')).toHaveLength(1);
    expect(results.find(({ __typename }) => __typename !== 'DeskPaymentCountered')).toMatchObject({
      code: 'PAYMENT_COUNTERED',
    });
    expect((await money(reference)).balance).toBe(owes);
  });

  test('without a reason, and for an unknown payment, it is refused', async () => {
    const { reference } = await bookingThatOwes(testServer);
    const { paymentId } = await take(deskPaymentForm(reference));
    expect(await counterPayment(testServer, paymentId, owner, ' ')).toMatchObject({
      faults: [{ field: 'reason' }],
    });
    expect(await counterPayment(testServer, 'no-id', owner)).toMatchObject({ code: 'RECORD_NOT_FOUND' });
    expect(await counterPayment(testServer, 'b8f6cbe5-7a71-4dd5-9a2e-2f2f1b4e9c11', owner)).toMatchObject({
      code: 'RECORD_NOT_FOUND',
    });
  });
});

test('no money can be taken for a hold or an unknown reference', async () => {
  const { booking } = await hold(testServer);
  expect(await record(deskPaymentForm(booking.reference))).toMatchObject({ code: 'BOOKING_TAKES_NO_MONEY' });
  expect(await record(deskPaymentForm('SC-NOBODYS'))).toMatchObject({ code: 'RECORD_NOT_FOUND' });
});
