import { addDays } from '../../../src/platform/time/dates';
import { bookedAtDesk, deskStay } from '../../testkit/desk-bookings';
import { csvRows } from '../../testkit/csv-rows';
import { deskPaymentForm, takeMoney } from '../../testkit/desk-payments';
import { endOfMonth, firstOfMonth } from '../../testkit/figures';
import { assertType, execute, gql, type RequestOptions } from '../../testkit/graphql';
import { signedInOwner } from '../../testkit/promotions';
import { startTestServer, type TestServer } from '../../testkit/test-server';
import { hotelToday, inBusinessDays } from '../../testkit/bookings';

const CHARGES = gql(`query ChargesInTest($from: PlainDate!, $to: PlainDate!) {
  result: exportCharges(from: $from, to: $to) {
    __typename ... on CsvFile { filename content } ... on InvalidInput { faults { field code } }
  }
}`);
const REPORT = gql(`query ReportInTest($month: PlainDate!) {
  result: monthlyReport(month: $month) {
    __typename ... on MonthlyReport { pdf { filename base64 } table { filename content } }
    ... on InvalidInput { faults { field code } }
  }
}`);

let testServer: TestServer;
let owner: RequestOptions;
beforeAll(async () => {
  testServer = await startTestServer();
  owner = await signedInOwner(testServer);
});
afterAll(() => testServer.stop());

async function tableOf(from: string, to: string) {
  const { result } = await execute(testServer, CHARGES, { from, to }, owner);
  assertType(result, 'CsvFile');
  return csvRows(result.content);
}

const NIGHT = { value: '8316', 'GST %': '18', CGST: '748.44', SGST: '748.44', charged: '9812.88' };

test('the charges are split at the month’s end, and money counts on the day on which it came', async () => {
  const night = endOfMonth(1);
  const stays = [deskStay({ checkin: night, checkout: addDays(night, 2) })];
  const reference = await bookedAtDesk(testServer, { stays }, owner);
  await takeMoney(testServer, deskPaymentForm(reference, { amount: 500_000 }), owner);
  expect(await tableOf(night, night)).toMatchObject([
    { day: night, entry: 'Charge', kind: 'ROOM_NIGHT', reference, channel: 'PHONE', night, ...NIGHT },
  ]);
  expect(await tableOf(firstOfMonth(2), endOfMonth(2))).toMatchObject([
    { reference, night: addDays(night, 1), 'check-in': night, 'room type': 'Single', ...NIGHT },
  ]);
  // Until 06:00 the business day is the day before, and the time in the next column is the calendar's.
  const day = inBusinessDays(0);
  const [payment] = await tableOf(day, day);
  expect(payment).toMatchObject({
    day,
    entry: 'Payment',
    kind: 'CASH',
    reference,
    received: '5000',
    value: '',
  });
  expect(payment?.['time zone']).toBe('Asia/Kolkata');
  expect(payment?.['written at']).toMatch(new RegExp(`^${hotelToday()} \\d\\d:\\d\\d$`));
});

test('a charge that is taken back is a negative number, not text', async () => {
  const night = addDays(firstOfMonth(3), 2);
  const stays = [deskStay({ checkin: night, checkout: addDays(night, 1) })];
  const reference = await bookedAtDesk(testServer, { stays }, owner);
  await testServer.query(
    `INSERT INTO folio_lines (booking_id, stay_id, kind, night, value_paise, tax_percent, cgst_paise, sgst_paise, sac, reverses)
     SELECT booking_id, stay_id, kind, night, -value_paise, tax_percent, -cgst_paise, -sgst_paise, sac, id FROM folio_lines
     WHERE booking_id = (SELECT id FROM bookings WHERE reference = $1)`,
    [reference],
  );
  expect((await tableOf(night, night)).map(({ charged }) => charged)).toEqual(['9812.88', '-9812.88']);
});

test('a table of more than a year is refused', async () => {
  const { result } = await execute(testServer, CHARGES, { from: '2026-01-01', to: '2027-01-01' }, owner);
  expect(result).toMatchObject({ faults: [{ field: 'to', code: 'DATE_TOO_LATE' }] });
});

test('the monthly report has the same bytes when it is made again, and is in the activity log', async () => {
  const ask = async () => {
    const { result } = await execute(testServer, REPORT, { month: firstOfMonth(2) }, owner);
    assertType(result, 'MonthlyReport');
    return result;
  };
  const { pdf, table } = await ask();
  expect(Buffer.from(pdf.base64, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
  expect((await ask()).pdf.base64).toBe(pdf.base64);
  expect(pdf.filename).toBe(`report-${firstOfMonth(2).slice(0, 7)}.pdf`);
  const rows = csvRows(table.content);
  expect(rows.find((row) => row['table'] === 'Total')).toMatchObject({
    'rooms sold': '1',
    'room revenue': '8316',
    ADR: '8316',
    GST: '1496.88',
  });
  expect(rows.filter((row) => row['table'] === 'Security deposits held')).toMatchObject([
    { name: `at the end of ${endOfMonth(2)}`, held: '0' },
    { held: '0' },
  ]);
  expect(rows.filter((row) => row['table'] === 'By day').length).toBeGreaterThanOrEqual(28);
  const noted = await testServer.query("SELECT 1 FROM administrator_actions WHERE action = 'monthlyReport'");
  expect(noted).toHaveLength(2);
});
