import { addDays } from '../../../src/platform/time/dates';
import { inDays } from '../../testkit/bookings';
import { deskOf, goTo, letAllLeave, stayIdsOf } from '../../testkit/check-ins';
import { csvRows } from '../../testkit/csv-rows';
import { bookedAtDesk, deskStay } from '../../testkit/desk-bookings';
import { deskPaymentForm, takeMoney } from '../../testkit/desk-payments';
import { figuresOf } from '../../testkit/figures';
import { assertType, execute, gql, type RequestOptions } from '../../testkit/graphql';
import { wrongBooks, type Ledger } from '../../testkit/money-lives/figure-check';
import { requestSteps } from '../../testkit/payment-requests';
import { chargeSteps } from '../../testkit/posted-charges';
import { signedInOwner } from '../../testkit/promotions';
import { issueDocuments } from '../../testkit/tax-documents';
import { startTestServer, type TestServer } from '../../testkit/test-server';

const CHARGES = gql(`query ChargesByDepartment($from: PlainDate!, $to: PlainDate!) {
  result: exportCharges(from: $from, to: $to) { __typename ... on CsvFile { content } }
}`);
const REPORT = gql(`query ReportByDepartment($month: PlainDate!) {
  result: monthlyReport(month: $month) { __typename ... on MonthlyReport { table { content } } }
}`);

// Paise before tax: a night in a single room, a bottle of water, dinner, laundry, and half a night.
const [NIGHT, WATER, DINNER, LAUNDRY, LATE] = [831_600, 10_000, 160_001, 45_000, 415_800];

let testServer: TestServer;
let owner: RequestOptions;
let charges: ReturnType<typeof chargeSteps>;
let desk: ReturnType<typeof deskOf>;
let items: Record<'water' | 'dinner' | 'laundry' | 'late', number>;
const ledger: Ledger = new Map();
beforeAll(async () => {
  testServer = await startTestServer();
  owner = await signedInOwner(testServer);
  charges = chargeSteps(testServer, () => owner);
  desk = deskOf(testServer, () => owner);
  await issueDocuments(testServer);
  items = {
    water: await charges.item(),
    dinner: await charges.item({
      name: 'Dinner',
      department: 'RESTAURANT',
      pricePaise: DINNER,
      taxPercent: 5,
    }),
    laundry: await charges.item({ name: 'Laundry', department: 'LAUNDRY', pricePaise: LAUNDRY }),
    late: await charges.item({
      ...{
        name: 'Late check-out',
        department: 'ROOM',
        pricePaise: null,
        percentOfNight: 50,
        taxPercent: null,
      },
    }),
  };
});
afterEach(() => testServer.shiftClock('0'));
afterAll(() => testServer.stop());

let next = 20;

/** A guest who arrives today by the hotel's clock, for two nights. */
async function guestInHouse() {
  next += 3;
  const [checkin, checkout] = [inDays(next), inDays(next + 2)];
  const reference = await bookedAtDesk(
    testServer,
    { stays: [deskStay({ checkin, checkout })], email: `department-${next}@guest.example` },
    owner,
  );
  const [stay = ''] = await stayIdsOf(testServer, reference);
  await goTo(testServer, checkin, '14:00');
  expect(await desk.checkIn(stay)).toMatchObject({ status: 'IN_HOUSE' });
  return { reference, stay, checkin, checkout };
}

/** The guest pays everything and leaves. */
async function leave({ reference, stay, checkout }: Awaited<ReturnType<typeof guestInHouse>>): Promise<void> {
  const { balance } = await requestSteps(testServer, owner).atDesk(reference);
  await takeMoney(testServer, deskPaymentForm(reference, { source: 'UPI', amount: balance.amount }), owner);
  const captured = (ledger.get('UPI')?.captured ?? 0) + balance.amount;
  ledger.set('UPI', { captured, refunded: 0 });
  await goTo(testServer, checkout, '10:00');
  expect(await desk.checkOut(stay)).toMatchObject({ status: 'DEPARTED' });
  await testServer.runJobs();
}

test('each department has what it sold; the average rate has the nights alone', async () => {
  const guest = await guestInHouse();
  await charges.posted(guest.stay, { item: items.water, quantity: 3 });
  await charges.posted(guest.stay, { item: items.dinner });
  await charges.posted(guest.stay, { item: items.late });
  await charges.takeBack(await charges.posted(guest.stay, { item: items.laundry }));
  await charges.posted(guest.stay, { item: items.laundry });
  const { period } = await figuresOf(testServer, guest.checkin, addDays(guest.checkin, 1), owner);
  const food = 3 * WATER + DINNER;
  expect(period.total).toMatchObject({
    ...{ roomsSold: 2, roomRevenuePaise: 2 * NIGHT, averageDailyRatePaise: NIGHT },
    ...{ roomFeesPaise: LATE, foodPaise: food, otherSalesPaise: LAUNDRY, extrasPaise: 0 },
    chargedPaise: 2 * NIGHT + LATE + food + LAUNDRY,
  });
  expect(period.departments).toMatchObject([
    { department: 'ROOMS', taxPercent: 18, valuePaise: 2 * NIGHT + LATE },
    { department: 'FOOD', taxPercent: 5, valuePaise: DINNER },
    { department: 'FOOD', taxPercent: 18, valuePaise: 3 * WATER },
    { department: 'OTHER', taxPercent: 18, valuePaise: LAUNDRY },
  ]);
  await leave(guest);
});

test('the files name the departments, with the same sums', async () => {
  const guest = await guestInHouse();
  await charges.posted(guest.stay, { item: items.dinner, quantity: 2 });
  const { checkin } = guest;
  const exported = await execute(testServer, CHARGES, { from: checkin, to: checkin }, owner);
  assertType(exported.result, 'CsvFile');
  expect(csvRows(exported.result.content)).toMatchObject([
    { kind: 'ROOM_NIGHT', department: 'ROOMS', value: '8316' },
    { kind: 'POSTED_CHARGE', department: 'FOOD', value: '3200.02', 'GST %': '5' },
  ]);
  const reported = await execute(testServer, REPORT, { month: checkin }, owner);
  assertType(reported.result, 'MonthlyReport');
  const rows = csvRows(reported.result.table.content);
  const ofDepartments = rows.filter(({ table }) => table === 'By department');
  expect(ofDepartments.map(({ name }) => name)).toEqual(expect.arrayContaining(['Rooms', 'Food and drinks']));
  const sumOf = (some: typeof rows) =>
    some.reduce((sum, row) => sum + Math.round(Number(row['charged']) * 100), 0);
  expect(sumOf(ofDepartments)).toBe(sumOf(rows.filter(({ table }) => table === 'By rate of tax')));
  expect(sumOf(ofDepartments)).toBe(sumOf(rows.filter(({ table }) => table === 'Total')));
  await leave(guest);
});

test('with allowances, charges taken back and charges after the invoice, departments equal the documents by rate and month', async () => {
  for (const { line, amount } of [
    { line: 'Dinner', amount: 33_333 },
    { line: null, amount: 77_777 },
    { line: 'Late check-out', amount: 1 },
  ]) {
    const guest = await guestInHouse();
    for (const item of Object.values(items))
      await charges.posted(guest.stay, { item, quantity: 1 + (amount % 2) });
    const words = { name: 'Broken lamp', department: 'OTHER', pricePaise: 123_457, taxPercent: 40 } as const;
    await charges.takeBack(await charges.posted(guest.stay, { words }));
    await charges.posted(guest.stay, { words });
    const { lowerable } = await charges.billOf(guest.reference);
    const lowered = lowerable.find(({ name }) => name === line)?.lineId;
    expect(
      await charges.allow(guest.reference, { amount, ...(lowered ? { line: lowered } : {}) }),
    ).toMatchObject({
      __typename: 'ChargesStored',
    });
    await leave(guest);
    await charges.posted(guest.stay, { item: items.water });
    await charges.takeBack(await charges.posted(guest.stay, { item: items.laundry, quantity: 2 }));
    await testServer.runJobs();
    await letAllLeave(testServer);
  }
  // The times of folio lines are not the shifted clock's, so that lines without a night have other months there.
  const wrong = (await wrongBooks(testServer, ledger)).filter((one) => !one.startsWith('folio and figures'));
  expect(wrong).toEqual([]);
  const [sold] = await testServer.query<{ food: number; fees: number; other: number }>(
    `SELECT sum(value_paise) FILTER (WHERE posted ->> 'department' IN ('RESTAURANT', 'MINIBAR'))::int AS food,
       sum(value_paise) FILTER (WHERE posted ->> 'department' = 'ROOM')::int AS fees,
       sum(value_paise) FILTER (WHERE posted ->> 'department' IN ('LAUNDRY', 'OTHER'))::int AS other FROM folio_lines`,
  );
  const { period } = await figuresOf(testServer, inDays(20), inDays(next + 3), owner);
  expect(period.total).toMatchObject({
    ...{ foodPaise: sold?.food, roomFeesPaise: sold?.fees, otherSalesPaise: sold?.other },
  });
  expect(period.total.averageDailyRatePaise).toBe(
    Math.round(period.total.roomRevenuePaise / period.total.roomsSold),
  );
});
