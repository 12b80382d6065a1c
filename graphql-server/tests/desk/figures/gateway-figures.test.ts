import { dateInZone } from '../../../src/platform/time/dates';
import { csvRows } from '../../testkit/csv-rows';
import { assertType, execute, gql, type RequestOptions } from '../../testkit/graphql';
import { confirmedBooking, owedRefund } from '../../testkit/late-money';
import { pdfPages } from '../../testkit/pdf-text';
import { signedInOwner } from '../../testkit/promotions';
import { startTestServer, type TestServer } from '../../testkit/test-server';

const FIGURES = gql(`query GatewayFigures($from: PlainDate!, $to: PlainDate!) {
  result: figures(from: $from, to: $to) {
    __typename
    ... on Figures {
      period { gateway { ...GatewayInTest } }
      yearBefore { from to gateway { ...GatewayInTest } }
    }
  }
}
fragment GatewayInTest on GatewayFigure {
  settlements paidPaise refundedPaise correctedPaise feePaise feeTaxPaise settledPaise comparedUntil
}`);
const PAGE = gql(`query SettlementsPageInTest($from: PlainDate, $to: PlainDate) {
  settlements(from: $from, to: $to) {
    settlements {
      id day status payments
      paid { amount } refunded { amount } corrected { amount } fee { amount } feeTax { amount } net { amount }
    }
  }
}`);
const FILES = gql(`query GatewayFiles($month: PlainDate!, $from: PlainDate!, $to: PlainDate!) {
  report: monthlyReport(month: $month) {
    __typename ... on MonthlyReport { pdf { base64 } table { content } }
  }
  charges: exportCharges(from: $from, to: $to) { __typename ... on CsvFile { content } }
}`);

const INDIA = 'Asia/Kolkata';
/** After this time a new payment is compared; shortly before midnight, the time ends on the next day. */
const COMPARED_AFTER_MINUTES = 62;

let testServer: TestServer;
let owner: RequestOptions;
let today: string;
let month: { from: string; to: string };
/** The last day of the month that was compared. */
let comparedUntil: string;
beforeAll(async () => {
  testServer = await startTestServer({ HOLDS_PER_EMAIL: '50' });
  testServer.razorpay.setMode({ webhooks: 'off' });
  owner = await signedInOwner(testServer);
  today = dateInZone(new Date(), INDIA);
  month = { from: `${today.slice(0, 7)}-01`, to: endOf(today) };
  await confirmedBooking(testServer);
  await owedRefund(testServer);
  await testServer.runJobs();
  const { paymentId } = await confirmedBooking(testServer);
  await testServer.razorpay.dispute(paymentId, { event: 'payment.dispute.created', webhook: false });
  await testServer.razorpay.dispute(paymentId, { event: 'payment.dispute.lost', webhook: false });
  await testServer.razorpay.settleNow();
  await confirmedBooking(testServer);
  await testServer.razorpay.settleNow();
  const comparedOn = dateInZone(new Date(Date.now() + COMPARED_AFTER_MINUTES * 60_000), INDIA);
  comparedUntil = comparedOn < month.to ? comparedOn : month.to;
  await reconcile();
  await addEarlier(`${Number(today.slice(0, 4)) - 1}${month.from.slice(4)}`);
});
afterAll(() => testServer.stop());

function endOf(day: string): string {
  const [year = 0, number = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
}

async function reconcile(): Promise<void> {
  await testServer.shiftClock(`${COMPARED_AFTER_MINUTES} minutes`);
  await testServer.installation.gatewayComparison.run();
  await testServer.shiftClock('0');
}

/** A settlement of a year ago, a failed one, and one of the day before the month begins. */
async function addEarlier(firstDay: string): Promise<void> {
  await testServer.query(
    `INSERT INTO gateway_settlements (id, amount_paise, status, utr, day, created_at) VALUES
       ('setl_YearBefore', 97640, 'PROCESSED', 'UTR1', $1::date, $1::date),
       ('setl_Failed', 5000, 'FAILED', NULL, $1::date, $1::date),
       ('setl_DayBefore', 700, 'PROCESSED', 'UTR2', $1::date - 1, $1::date - 1)`,
    [firstDay],
  );
  await testServer.query(
    `INSERT INTO gateway_settled_items (id, settlement_id, type, payment_id, credit_paise, debit_paise, fee_paise,
       fee_tax_paise, settled_on)
     VALUES ('pay_YearBefore', 'setl_YearBefore', 'PAYMENT', NULL, 97640, 0, 2000, 360, $1)`,
    [firstDay],
  );
}

async function figures({ from, to } = month) {
  const { result } = await execute(testServer, FIGURES, { from, to }, owner);
  assertType(result, 'Figures');
  return result;
}

const sum = (amounts: number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** The sums of the rows of the settlements page. */
async function page({ from, to } = month) {
  const { settlements } = (await execute(testServer, PAGE, { from, to }, owner)).settlements;
  const made = settlements.filter(({ status }) => status !== 'FAILED');
  const of = (key: 'paid' | 'refunded' | 'corrected' | 'fee' | 'feeTax' | 'net') =>
    sum(made.map((row) => row[key].amount));
  return {
    settlements: made.length,
    paidPaise: of('paid'),
    refundedPaise: of('refunded'),
    correctedPaise: of('corrected'),
    feePaise: of('fee'),
    feeTaxPaise: of('feeTax'),
    settledPaise: of('net'),
  };
}

test('fees, their GST and settlements are the sums of the settlements page to the paisa', async () => {
  const { gateway } = (await figures()).period;
  expect(gateway).toEqual({ ...(await page()), comparedUntil });
  expect(gateway).toMatchObject({ settlements: 2 });
  const { paidPaise, refundedPaise, correctedPaise, feePaise, feeTaxPaise, settledPaise } = gateway;
  for (const paise of [paidPaise, refundedPaise, -correctedPaise, feePaise, feeTaxPaise])
    expect(paise).toBeGreaterThan(0);
  expect(settledPaise).toBe(paidPaise - refundedPaise + correctedPaise - feePaise - feeTaxPaise);
});

test('the year before has its own figures; a settlement that failed counts as 0', async () => {
  const { yearBefore } = await figures();
  const { from, to, gateway } = yearBefore;
  expect(gateway).toEqual({
    settlements: 1,
    paidPaise: 100_000,
    refundedPaise: 0,
    correctedPaise: 0,
    feePaise: 2_000,
    feeTaxPaise: 360,
    settledPaise: 97_640,
    comparedUntil: null,
  });
  expect(gateway).toMatchObject(await page({ from, to }));
});

test('the table of charges, the report and its table have the same sums', async () => {
  const { gateway } = (await figures()).period;
  const { report, charges } = await execute(testServer, FILES, { month: today, ...month }, owner);
  assertType(report, 'MonthlyReport');
  assertType(charges, 'CsvFile');
  const paise = (rupees: string | undefined) => Math.round(Number(rupees) * 100);
  const rows = csvRows(charges.content);
  const fees = rows.filter(({ entry }) => entry === 'Gateway fee');
  expect(fees).toHaveLength(4);
  expect(sum(fees.map(({ fee }) => paise(fee)))).toBe(gateway.feePaise);
  expect(sum(fees.map((row) => paise(row['GST on fee'])))).toBe(gateway.feeTaxPaise);
  for (const { reference, kind, charged, received } of fees)
    expect({ reference, kind, charged, received }).toEqual({
      reference: expect.stringMatching(/^SC-/),
      kind: 'GATEWAY',
      charged: '',
      received: '',
    });
  const settled = rows.filter(({ entry }) => entry === 'Settlement');
  expect(sum(settled.map((row) => paise(row['settled'])))).toBe(gateway.settledPaise);

  const [now, before] = csvRows(report.table.content).filter(
    ({ table }) => table === 'Fees and settlements of the gateway',
  );
  expect(now).toMatchObject({ name: 'Period', settlements: '2' });
  expect(paise(now?.['fees'])).toBe(gateway.feePaise);
  expect(paise(now?.['GST on fees'])).toBe(gateway.feeTaxPaise);
  expect(paise(now?.['settled'])).toBe(gateway.settledPaise);
  expect(before).toMatchObject({ name: 'Year before', fees: '20', 'GST on fees': '3.6', settled: '976.4' });

  const text = (await pdfPages(Buffer.from(report.pdf.base64, 'base64'))).join('');
  const written = (amount: number) =>
    new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' }).format(amount / 100);
  expect(text).toContain(`Settledtothebank${written(gateway.settledPaise)}₹976.40`);
  expect(text).toContain(`GSTonfees-${written(gateway.feeTaxPaise)}-₹3.60`);
  expect(text).toContain(`comparedupto${comparedUntil}`);
});

test('a settlement of a later day changes no earlier figure', async () => {
  const before = await figures({ from: month.from, to: today });
  const { paymentId } = await confirmedBooking(testServer);
  await testServer.razorpay.settleNow();
  const { settlements = [], settledItems = [] } = testServer.razorpay.state();
  const [last] = settlements.slice(-1);
  if (!last) throw new Error('Nothing was settled.');
  // As if the settlement had been made three days later.
  const later = last.created_at + 3 * 86_400;
  last.created_at = later;
  for (const item of settledItems) if (item.settlement_id === last.id) item.settled_at = later;
  await testServer.shiftClock('3 days 2 hours');
  await testServer.installation.gatewayComparison.run();
  await testServer.shiftClock('0');
  const [fee] = await testServer.query(
    'SELECT settlement_id FROM gateway_fees WHERE gateway_payment_id = $1',
    [paymentId],
  );
  expect(fee).toEqual({ settlement_id: last.id });
  expect((await figures({ from: month.from, to: today })).period).toEqual(before.period);
});
