import { addDays } from '../../../src/platform/time/dates';
import { cancelBooking, previewedRefund } from '../../testkit/cancellations';
import { deskOf, goTo, letAllLeave, stayIdsOf } from '../../testkit/check-ins';
import { execute, gql, type RequestOptions } from '../../testkit/graphql';
import { openIdentity, OWNER } from '../../testkit/identity';
import { confirmedBooking } from '../../testkit/late-money';
import { issueAgain, LOTUS } from '../../testkit/reissues';
import { HOTEL_GSTIN, issueDocuments, storedDocuments } from '../../testkit/tax-documents';
import { startTestServer, type TestServer } from '../../testkit/test-server';
import { hotelToday } from '../../testkit/bookings';

const GSTR1 = gql(`query Gstr1InTest($month: PlainDate!) {
  gstr1(month: $month) {
    month offlineTool
    tables { number rows value { amount } cgst { amount } sgst { amount } }
    files { filename content }
  }
}`);

const BUSINESS_GSTIN = '27AAPFU0939F1ZV';
const NIGHT = 981_288;

let testServer: TestServer;
let owner: RequestOptions;
let desk: ReturnType<typeof deskOf>;
beforeAll(async () => {
  testServer = await startTestServer({ HOLDS_PER_EMAIL: '20' });
  testServer.razorpay.setMode({ webhooks: 'off' });
  const { token } = await (await openIdentity()).signIn({ email: OWNER.email, emailVerified: true });
  owner = { token };
  desk = deskOf(testServer, () => owner);
  await issueDocuments(testServer);
});
afterAll(() => testServer.stop());

/** The first day of the month this number of months after the present one. */
function monthIn(months: number): string {
  let month = `${hotelToday().slice(0, 7)}-01`;
  for (let count = 0; count < months; count += 1) month = `${addDays(month, 32).slice(0, 7)}-01`;
  return month;
}

async function stayFrom(checkin: string, gstin: string | null): Promise<string> {
  const { held } = await confirmedBooking(testServer, { checkin, checkout: addDays(checkin, 2) });
  const { reference } = held.booking;
  if (gstin)
    await testServer.query(
      `INSERT INTO billing_details (booking_id, name, address, state_code, gstin)
       SELECT id, 'Uttam Traders', ARRAY['MG Road', 'Pune'], '27', $2 FROM bookings WHERE reference = $1`,
      [reference, gstin],
    );
  await testServer.runJobs();
  return reference;
}

async function leave(reference: string, checkin: string): Promise<void> {
  const [stay = ''] = await stayIdsOf(testServer, reference);
  await goTo(testServer, checkin, '14:00');
  await desk.checkIn(stay);
  await goTo(testServer, addDays(checkin, 2), '10:00');
  await desk.checkOut(stay);
  await testServer.runJobs();
  await letAllLeave(testServer);
}

async function gstr1(month: string) {
  const { gstr1: found } = await execute(testServer, GSTR1, { month }, owner);
  const table = (number: string) => {
    const one = found.tables.find((each) => each.number === number);
    return [one?.rows, one?.value.amount, one?.cgst.amount, one?.sgst.amount];
  };
  return { ...found, table };
}

const noAmounts = [0, 0, 0, 0];

describe('the return of a month', () => {
  let [next, later] = ['', ''];
  const references: string[] = [];
  beforeAll(async () => {
    [next, later] = [monthIn(1), monthIn(2)];
    await testServer.shiftClock('0');
    // Paid today: one stays next month as a business, one as a guest, and one gives up the month after.
    references.push(
      await stayFrom(addDays(next, 4), BUSINESS_GSTIN),
      await stayFrom(addDays(next, 10), null),
      await stayFrom(addDays(later, 10), null),
    );
    await leave(references[0] ?? '', addDays(next, 4));
    await leave(references[1] ?? '', addDays(next, 10));
  });

  test('of the payments: table 11A has what was received and not used in the same month', async () => {
    const month = await gstr1(hotelToday());
    const [, value = 0, cgst = 0, sgst = 0] = month.table('11A');
    expect(value + cgst + sgst).toBe(3 * 2 * NIGHT);
    expect(month.table('4')).toEqual(noAmounts);
    expect(month.table('11B')).toEqual(noAmounts);
  });

  test('of the departures: tables 4 and 7 by recipient, 11B the advances that were set off', async () => {
    const month = await gstr1(addDays(next, 20));
    expect(month.month).toBe(next);
    const [, toBusiness = 0, cgst = 0, sgst = 0] = month.table('4');
    expect(toBusiness + cgst + sgst).toBe(2 * NIGHT);
    expect(month.table('7')).toEqual(month.table('4'));
    const [, setOff = 0, cgstOff = 0, sgstOff = 0] = month.table('11B');
    expect(setOff + cgstOff + sgstOff).toBe(2 * 2 * NIGHT);
    expect(month.table('11A')).toEqual(noAmounts);
    const [, supplied] = month.table('12');
    expect(supplied).toBe(2 * toBusiness);
  });

  test('names every series of numbers, and the business with its GSTIN', async () => {
    const month = await gstr1(next);
    const [invoice] = (await storedDocuments(testServer, references[0] ?? '')).filter(
      ({ kind }) => kind === 'INVOICE',
    );
    const content = (table: string) =>
      month.files.find(({ filename }) => filename.endsWith(`table-${table}.csv`))?.content ?? '';
    expect(content('4')).toContain(`${BUSINESS_GSTIN},Uttam Traders,${invoice?.number}`);
    expect(content('13')).toMatch(/Invoices for outward supply,SC\/\d{4}\/000001,SC\/\d{4}\/000002,2,0/);
    const json = JSON.parse(month.offlineTool ?? '{}') as Record<string, unknown>;
    expect(json).toMatchObject({
      gstin: HOTEL_GSTIN,
      fp: `${next.slice(5, 7)}${next.slice(0, 4)}`,
      b2b: [{ ctin: BUSINESS_GSTIN, inv: [{ inum: invoice?.number, pos: '08', rchrg: 'N' }] }],
      b2cs: [{ sply_ty: 'INTRA', pos: '08' }],
      doc_issue: { doc_det: [{ doc_num: 1 }] },
    });
  });

  test('an advance that is refunded in a later month is in that month’s table 11B, and no earlier month changes', async () => {
    const before = [await gstr1(hotelToday()), await gstr1(next)].map(({ tables }) => tables);
    await goTo(testServer, addDays(later, 2), '12:00');
    const token = await tokenOf(references[2] ?? '');
    await cancelBooking(testServer, { token, expectedRefund: await previewedRefund(testServer, token) });
    await testServer.runJobs();
    const month = await gstr1(later);
    const [, value = 0, cgst = 0, sgst = 0] = month.table('11B');
    expect(value + cgst + sgst).toBe(2 * NIGHT);
    expect([await gstr1(hotelToday()), await gstr1(next)].map(({ tables }) => tables)).toEqual(before);
  });

  test('invoices issued again later: credit notes in 9B or subtracted in 7, and 4; the reported month stays', async () => {
    const before = (await gstr1(next)).tables;
    await goTo(testServer, addDays(later, 3), '12:00');
    const amountsOf = (table: (string | number | undefined)[]) => table.slice(1);
    const unchanged = await gstr1(later);
    for (const reference of references.slice(0, 2)) {
      const invoice = (await storedDocuments(testServer, reference)).find(({ kind }) => kind === 'INVOICE');
      await issueAgain(testServer, { id: invoice?.id ?? '' }, owner);
    }
    await testServer.runJobs();
    const month = await gstr1(later);
    const [, value = 0, cgst = 0, sgst = 0] = month.table('9B');
    expect(value + cgst + sgst).toBe(2 * NIGHT);
    expect(month.table('4')).toEqual([2, 2 * value, 2 * cgst, 2 * sgst]);
    expect(amountsOf(month.table('7'))).toEqual([-value, -cgst, -sgst]);
    expect(amountsOf(month.table('12'))).toEqual([0, 0, 0]);
    expect(month.table('11B')).toEqual(unchanged.table('11B'));
    const json = JSON.parse(month.offlineTool ?? '{}') as Record<string, unknown>;
    expect(json).toMatchObject({
      cdnr: [{ ctin: BUSINESS_GSTIN, nt: [{ ntty: 'C', val: (2 * NIGHT) / 100 }] }],
      b2b: [{ ctin: LOTUS.gstin, inv: [{ pos: '08' }, { pos: '08' }] }],
    });
    expect((await gstr1(next)).tables).toEqual(before);
  });
});

const tokenOf = async (reference: string): Promise<string> => {
  const { bookingRepository, bookings } = testServer.installation.services;
  const booking = await bookingRepository.findByReference(reference);
  if (!booking) throw new Error(`There is no booking ${reference}.`);
  return bookings.accessToken(booking);
};
