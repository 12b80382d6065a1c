import fc from 'fast-check';
import { addDays, daysBetween } from '../../../src/platform/time/dates';
import { hotelToday } from '../../testkit/bookings';
import { bookedAtDesk, deskStay } from '../../testkit/desk-bookings';
import { counterPayment, deskPaymentForm, moneyOf, recordPayment } from '../../testkit/desk-payments';
import { figuresOf, firstOfMonth } from '../../testkit/figures';
import { execute, gql, type RequestOptions } from '../../testkit/graphql';
import { signedInOwner } from '../../testkit/promotions';
import { startTestServer, type TestServer } from '../../testkit/test-server';
import { proofSeed, proofSize } from '../../testkit/proof-size';

const CANCEL = gql(`mutation CancelInFigures($input: CancelGuestBookingInput!) {
  result: cancelGuestBooking(input: $input) {
    __typename ... on CancellationChanged { preview { refund { amount } } } ... on Refusal { code }
  }
}`);
const CASH_UP = gql(`query CashUpInFigures($day: PlainDate!) {
  cashUp(day: $day) { sums { source taken { amount } countered { amount } givenBack { amount } } }
}`);

type Act =
  | { act: 'books'; after: number; nights: number; rooms: number }
  | { act: 'pays'; place: number; source: 'CASH' | 'UPI'; thousandths: number }
  | { act: 'was a mistake'; place: number }
  | { act: 'cancels'; place: number; chargeThousandths: number }
  | { act: 'time passes'; days: number };

const place = fc.nat(20);
const life = fc.array(
  fc.oneof<fc.Arbitrary<Act>[]>(
    fc.record({
      act: fc.constant('books' as const),
      after: fc.integer({ min: 1, max: 50 }),
      nights: fc.integer({ min: 1, max: 5 }),
      rooms: fc.integer({ min: 1, max: 2 }),
    }),
    fc.record({
      act: fc.constant('pays' as const),
      place,
      source: fc.constantFrom('CASH' as const, 'UPI' as const),
      thousandths: fc.integer({ min: 1, max: 1000 }),
    }),
    fc.record({ act: fc.constant('was a mistake' as const), place }),
    fc.record({
      act: fc.constant('cancels' as const),
      place,
      chargeThousandths: fc.integer({ min: 0, max: 1000 }),
    }),
    fc.record({ act: fc.constant('time passes' as const), days: fc.integer({ min: 1, max: 6 }) }),
  ),
  { minLength: 3, maxLength: 10 },
);

let testServer: TestServer;
let owner: RequestOptions;
let days = 0;
const bookings: string[] = [];
beforeAll(async () => {
  testServer = await startTestServer({ RATE_LIMIT_SCALE: '100' });
  owner = await signedInOwner(testServer);
});
afterAll(() => testServer.stop());

const today = () => addDays(hotelToday(), days);
const bookingAt = (at: number): string | undefined => bookings[at % Math.max(1, bookings.length)];

let forms = 0;

async function cancels(reference: string, chargeThousandths: number): Promise<void> {
  const { balance } = await moneyOf(testServer, reference, owner);
  const charge = Math.max(0, Math.floor((balance * chargeThousandths) / 1000));
  const cancelFor = async (expectedRefund: number) => {
    const idempotencyKey = `cancel-figures-${String((forms += 1)).padStart(4, '0')}`;
    const input = { reference, reason: 'Called', charge, expectedRefund, idempotencyKey };
    return (await execute(testServer, CANCEL, { input }, owner)).result;
  };
  const first = await cancelFor(-1);
  if (first.__typename === 'CancellationChanged') await cancelFor(first.preview.refund.amount);
}

async function live(act: Act): Promise<void> {
  if (act.act === 'books') {
    const checkin = addDays(today(), act.after);
    const stay = deskStay({ checkin, checkout: addDays(checkin, act.nights) });
    const stays = Array.from({ length: act.rooms }, () => stay);
    const found = await bookedAtDesk(testServer, { stays }, owner).catch(() => null);
    if (found) bookings.push(found);
    return;
  }
  if (act.act === 'time passes') {
    days += act.days;
    await testServer.shiftClock(`${days} days`);
    return;
  }
  const reference = bookingAt(act.place);
  if (!reference) return;
  const { balance, payments } = await moneyOf(testServer, reference, owner);
  if (act.act === 'cancels') await cancels(reference, act.chargeThousandths);
  if (act.act === 'pays') {
    const part = Math.max(100, Math.floor((balance * act.thousandths) / 1000));
    const amount = act.source === 'CASH' ? Math.round(part / 100) * 100 : part;
    const form = deskPaymentForm(reference, { source: act.source, amount, pan: 'LIVES1234F' });
    await recordPayment(testServer, form, owner);
  }
  const payment = payments[act.place % Math.max(1, payments.length)];
  if (act.act === 'was a mistake' && payment) await counterPayment(testServer, payment.id, owner);
}

interface Sums {
  taxPercent: number | null;
  valuePaise: number;
  cgstPaise: number;
  sgstPaise: number;
}

const FOLIO = `
  SELECT tax_percent AS "taxPercent", sum(value_paise)::bigint AS "valuePaise", sum(cgst_paise)::bigint AS "cgstPaise",
    sum(sgst_paise)::bigint AS "sgstPaise"
  FROM folio_lines line JOIN bookings booking ON booking.id = line.booking_id
  WHERE booking.status IN ('CONFIRMED', 'CANCELLED') GROUP BY tax_percent ORDER BY tax_percent`;

type Period = Awaited<ReturnType<typeof figuresOf>>['period'];

const summed = (rows: readonly { chargedPaise: number; taxPaise: number; roomsSold: number }[]) => ({
  charged: rows.reduce((sum, { chargedPaise }) => sum + chargedPaise, 0),
  tax: rows.reduce((sum, { taxPaise }) => sum + taxPaise, 0),
  rooms: rows.reduce((sum, { roomsSold }) => sum + roomsSold, 0),
});

/** Each way of adding up gives the same sum, which equals the folio, by tax rate. */
async function expectFolio(period: Period): Promise<void> {
  const rates = (rows: readonly Sums[]) => rows.filter((row) => row.valuePaise !== 0 || row.cgstPaise !== 0);
  expect(rates(period.taxRates)).toEqual(rates(await testServer.query<Sums>(FOLIO)));
  const whole = summed([period.total]);
  for (const rows of [period.days, period.months, period.roomTypes, period.ratePlans, period.channels])
    expect(summed(rows)).toEqual(whole);
}

/** The money by method equals the sum of all cash-ups and the table of payments. */
async function expectCashUp({ methods, from, to }: Period): Promise<void> {
  const sums = new Map<string, [number, number, number]>();
  for (let day = from; day <= to && daysBetween(day, today()) >= -1; day = addDays(day, 1)) {
    const { cashUp } = await execute(testServer, CASH_UP, { day }, owner);
    for (const { source, taken, countered, givenBack } of cashUp.sums) {
      const [t, c, g] = sums.get(source) ?? [0, 0, 0];
      sums.set(source, [t + taken.amount, c + countered.amount, g + givenBack.amount]);
    }
  }
  expect(
    new Map(methods.map((one) => [one.source, [one.capturedPaise, one.counteredPaise, one.refundedPaise]])),
  ).toEqual(sums);
  const [captured] = await testServer.query<{ paise: number }>(
    "SELECT COALESCE(sum(amount_paise), 0)::bigint AS paise FROM payments WHERE status = 'CAPTURED'",
  );
  expect(methods.reduce((sum, { capturedPaise }) => sum + capturedPaise, 0)).toBe(captured?.paise);
}

test('for any sequence of acts the figures equal the folio and the cash-up to the paisa, and past months stay', async () => {
  const earlier = new Map<string, unknown>();
  await fc.assert(
    fc.asyncProperty(life, async (acts) => {
      for (const act of acts) await live(act);
      const { period } = await figuresOf(testServer, firstOfMonth(-1), addDays(today(), 120), owner);
      await expectFolio(period);
      await expectCashUp(period);
      const thisMonth = addDays(today(), -1).slice(0, 7);
      for (const month of period.months.filter(({ key }) => key < thisMonth)) {
        if (earlier.has(month.key)) expect(month).toEqual(earlier.get(month.key));
        earlier.set(month.key, month);
      }
      expect(await testServer.breaches()).toEqual([]);
    }),
    { numRuns: proofSize({ quick: 3, full: 25 }), seed: proofSeed(), endOnFailure: true },
  );
  expect(earlier.size).toBeGreaterThan(1);
}, 240_000);
