import { addDays } from '../../../src/platform/time/dates';
import { blockRoom } from '../../testkit/blocks';
import { deskOf, goTo, stayIdsOf } from '../../testkit/check-ins';
import { bookedAtDesk, deskStay } from '../../testkit/desk-bookings';
import { deskPaymentForm, takeMoney } from '../../testkit/desk-payments';
import { askFigures, endOfMonth, firstOfMonth } from '../../testkit/figures';
import { assertType, execute, gql, type RequestOptions } from '../../testkit/graphql';
import { confirmedBooking } from '../../testkit/late-money';
import { pdfPages } from '../../testkit/pdf-text';
import { signedInOwner } from '../../testkit/promotions';
import { HOTEL_GSTIN, issueDocuments } from '../../testkit/tax-documents';
import { startTestServer, type TestServer } from '../../testkit/test-server';
import { waitFor } from '../../testkit/wait-for';

const FILES_OF_MONTH = gql(`query FilesOfClosedMonth($from: PlainDate!, $to: PlainDate!) {
  charges: exportCharges(from: $from, to: $to) { __typename ... on CsvFile { content } }
  report: monthlyReport(month: $from) {
    __typename ... on MonthlyReport { pdf { base64 } table { content } }
  }
  gstr1(month: $from) {
    month offlineTool tables { number rows value { amount } cgst { amount } sgst { amount } }
    files { filename content }
  }
  cashUp(day: $to) { expectedCash { amount } moves { at move source reference amount { amount } } }
}`);

/** Names that the owner gives later; reports of earlier months show them (decision 53). */
const NEW_NAMES: Readonly<Record<string, string>> = {
  'Renamed hotel': 'Saffron Court',
  'Renamed type 1': 'Single',
  'Renamed plan 1': 'Flexible',
  'Renamed room 101': '101',
};

let testServer: TestServer;
let owner: RequestOptions;
let desk: ReturnType<typeof deskOf>;
const [from, to] = [firstOfMonth(1), endOfMonth(1)];

beforeAll(async () => {
  testServer = await startTestServer({ HOLDS_PER_EMAIL: '20', RATE_LIMIT_SCALE: '100' });
  testServer.razorpay.setMode({ reset: true, webhooks: 'off' });
  owner = await signedInOwner(testServer);
  desk = deskOf(testServer, () => owner);
  await issueDocuments(testServer);
});
afterAll(() => testServer.stop());

async function aMonthOfBookings(): Promise<void> {
  const [first, last] = [addDays(from, 1), addDays(to, -1)];
  const { held } = await confirmedBooking(testServer, { checkin: first, checkout: addDays(first, 2) });
  await testServer.query(
    `INSERT INTO billing_details (booking_id, name, address, state_code, gstin)
     SELECT id, 'Uttam Traders', ARRAY['MG Road', 'Pune'], '27', '27AAPFU0939F1ZV' FROM bookings WHERE reference = $1`,
    [held.booking.reference],
  );
  const stays = [deskStay({ checkin: last, checkout: addDays(last, 3), roomNumber: '101' })];
  const reference = await bookedAtDesk(testServer, { stays }, owner);
  for (const [roomNumber, reason] of [
    ['102', 'PORTAL'],
    ['103', 'OUT_OF_ORDER'],
    ['104', 'OWNERS_USE'],
  ] as const)
    await blockRoom(testServer, { roomNumber, firstNight: first, until: addDays(first, 3), reason }, owner);
  await goTo(testServer, first, '14:00');
  const [stay = ''] = await stayIdsOf(testServer, held.booking.reference);
  await desk.checkIn(stay);
  await goTo(testServer, addDays(first, 2), '10:00');
  await desk.checkOut(stay);
  await testServer.runJobs();
  await takeMoney(testServer, deskPaymentForm(reference, { amount: 200_000 }), owner);
  // The last day of the month ends at 06:00 of the next one.
  await goTo(testServer, addDays(to, 1), '05:30');
  await takeMoney(testServer, deskPaymentForm(reference, { amount: 300_000 }), owner);
  await goTo(testServer, addDays(to, 1), '06:30');
  await takeMoney(testServer, deskPaymentForm(reference, { source: 'UPI', amount: 400_000 }), owner);
  await testServer.runJobs();
}

const withOldNames = (text: string): string =>
  Object.entries(NEW_NAMES).reduce(
    (named, [later, earlier]) =>
      named.replaceAll(later, earlier).replaceAll(later.replaceAll(' ', ''), earlier.replaceAll(' ', '')),
    text,
  );

/** The month in all its files. The report shows the day on which it was made. */
async function filesOfMonth() {
  const { charges, report, gstr1, cashUp } = await execute(testServer, FILES_OF_MONTH, { from, to }, owner);
  assertType(charges, 'CsvFile');
  assertType(report, 'MonthlyReport');
  const { period } = await figures();
  const pages = await pdfPages(Buffer.from(report.pdf.base64, 'base64'));
  return {
    charges: withOldNames(charges.content),
    report: withOldNames(report.table.content),
    sheet: withOldNames(pages.join('\n')).replaceAll(/Madeon\d{4}-\d\d-\d\d/g, ''),
    gstr1,
    cashUp,
    figures: withOldNames(JSON.stringify(period)),
  };
}

async function figures() {
  const found = await askFigures(testServer, from, to, owner);
  assertType(found, 'Figures');
  return found;
}

async function changeEverySetting(): Promise<void> {
  for (const statement of [
    'UPDATE room_types SET nightly_rate_cents = nightly_rate_cents * 3',
    `UPDATE rate_plans SET change = '{"percent": -50}', terms = '{"dueAtBookingPercent": 10}' WHERE name <> 'Flexible'`,
    'UPDATE exchange_rates SET paise_per_unit = paise_per_unit * 2',
    `UPDATE tax_periods SET slabs = '[{"upToPaise": null, "percent": 40}]'`,
    'UPDATE extras SET cents = cents * 2, tax_percent = 5, on_sale = false',
    'DELETE FROM promotions',
    `DELETE FROM rooms WHERE number = (SELECT max(number) FROM rooms WHERE id NOT IN (SELECT room_id FROM room_nights))`,
    "INSERT INTO rooms (number, type_id) SELECT 'N1', min(id) FROM room_types",
    `UPDATE rooms SET type_id = (SELECT max(id) FROM room_types) WHERE number = '102'`,
    "UPDATE rooms SET number = 'Renamed room 101' WHERE number = '101'",
    "UPDATE room_types SET name = 'Renamed type 1' WHERE code = 'Single'",
    "UPDATE rate_plans SET name = 'Renamed plan 1' WHERE name = 'Flexible'",
    `UPDATE property SET name = 'Renamed hotel', legal_name = 'Other Hotels Limited', gstin = '27AAPFU0939F1ZV',
       gst_state_code = '27', time_zone = 'America/New_York', reference_prefix = 'ZZ'`,
  ])
    await testServer.query(statement);
  const { property } = testServer.installation.services;
  await waitFor('the server has the new time zone', () =>
    Promise.resolve(property.current.timeZone === 'America/New_York'),
  );
}

test('a past month is the same to the byte after every setting has changed', async () => {
  await aMonthOfBookings();
  await goTo(testServer, addDays(to, 3), '12:00');
  const before = await filesOfMonth();
  expect(before.charges.split('\n').length).toBeGreaterThan(7);
  expect(before.gstr1.offlineTool).toContain(HOTEL_GSTIN);
  expect(before.cashUp?.expectedCash.amount).toBe(300_000);

  await changeEverySetting();
  await testServer.shiftClock('100 days');
  await testServer.runJobs();
  expect(await filesOfMonth()).toEqual(before);
  await testServer.installation.services.monthSums.run();
  expect(await filesOfMonth()).toEqual(before);
});
