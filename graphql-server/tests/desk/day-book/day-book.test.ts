import { addDays } from '../../../src/platform/time/dates';
import { deskOf, goTo, letAllLeave } from '../../testkit/check-ins';
import { auditDays, bookSteps, elementsOf, readXml, textOf } from '../../testkit/day-book';
import {
  bookingThatOwes,
  counterPayment,
  deskPaymentForm,
  moneyOf,
  takeMoney,
} from '../../testkit/desk-payments';
import { companySteps } from '../../testkit/companies';
import { bookedAtDesk, deskStay } from '../../testkit/desk-bookings';
import { csvRows } from '../../testkit/csv-rows';
import { assertType, type RequestOptions } from '../../testkit/graphql';
import { openIdentity, OWNER } from '../../testkit/identity';
import { wrongClosedDays } from '../../testkit/money-lives/day-book-check';
import { portalSteps } from '../../testkit/portals';
import { companyGuests, receivableSteps } from '../../testkit/receivables';
import { departedGuest, MARIGOLD } from '../../testkit/reissues';
import { depositSteps } from '../../testkit/security-deposits';
import { issueDocuments } from '../../testkit/tax-documents';
import { startTestServer, type TestServer } from '../../testkit/test-server';

let testServer: TestServer;
let owner: RequestOptions;
let accountant: ReturnType<typeof bookSteps>;
beforeAll(async () => {
  testServer = await startTestServer({ HOLDS_PER_EMAIL: '50' });
  testServer.razorpay.setMode({ webhooks: 'off' });
  const { token } = await (await openIdentity()).signIn({ email: OWNER.email, emailVerified: true });
  owner = { token };
  accountant = bookSteps(testServer, () => owner);
  await issueDocuments(testServer);
});
afterAll(() => testServer.stop());

type Book = Awaited<ReturnType<typeof accountant.book>>;

/** The lines of a voucher: the ledger with its debit above 0, or its credit below 0. */
const linesOf = (voucher: Book['vouchers'][number] | undefined): Record<string, number> =>
  Object.fromEntries(
    (voucher?.lines ?? []).map(({ ledger, debit, credit }) => [
      ledger,
      (debit?.amount ?? 0) - (credit?.amount ?? 0),
    ]),
  );

const of = ({ vouchers }: Book, reference: string, type: string) =>
  vouchers.filter((voucher) => voucher.reference === reference && voucher.type === type);

describe('a business that paid in advance, stayed and left', () => {
  let guest: Awaited<ReturnType<typeof departedGuest>>;
  let book: Book;
  beforeAll(async () => {
    await testServer.shiftClock('0');
    guest = await departedGuest(
      testServer,
      deskOf(testServer, () => owner),
      MARIGOLD,
    );
    const day = (await accountant.book()).businessDay;
    book = await accountant.book(addDays(day, -300), day);
  });

  test('has a receipt of the money, and the tax of the advance as a journal', () => {
    const [receipt] = of(book, guest.reference, 'Receipt');
    const paid = receipt?.total.amount ?? 0;
    expect(linesOf(receipt)).toEqual({ 'Payment Gateway Clearing': paid, 'Guest Ledger': -paid });
    const [advance] = of(book, guest.reference, 'Journal');
    expect(Object.keys(linesOf(advance))).toEqual([
      'Guest Ledger',
      'GST on Advances Received',
      'Advance from Guests',
      'Output CGST @ 9%',
      'Output SGST @ 9%',
    ]);
    expect(linesOf(advance)['Advance from Guests']).toBe(-paid);
  });

  test('has the invoice as sales with its number and its tax, and sets off the advance', () => {
    const { number, totalPaise, content } = guest.invoice;
    const [sales] = of(book, guest.reference, 'Sales');
    expect(sales).toMatchObject({ number, narration: `Tax invoice ${number}; booking ${guest.reference}.` });
    expect(linesOf(sales)).toEqual({
      'Guest Ledger': totalPaise,
      'Room Revenue @ 18%': -(content.totals[0]?.valuePaise ?? 0),
      'Output CGST @ 9%': -(content.totals[0]?.cgstPaise ?? 0),
      'Output SGST @ 9%': -(content.totals[0]?.sgstPaise ?? 0),
    });
    const setOff = of(book, guest.reference, 'Journal').find((voucher) => voucher.number === number);
    expect(linesOf(setOff)).toMatchObject({ 'Advance from Guests': totalPaise, 'Guest Ledger': -totalPaise });
  });

  test('nothing is left of the guest’s account, the advance and its tax', () => {
    const net = new Map<string, number>();
    for (const voucher of book.vouchers.filter(({ reference }) => reference === guest.reference))
      for (const [ledger, amount] of Object.entries(linesOf(voucher)))
        net.set(ledger, (net.get(ledger) ?? 0) + amount);
    expect(net.get('Guest Ledger')).toBe(0);
    expect(net.get('Advance from Guests')).toBe(0);
    expect(net.get('GST on Advances Received')).toBe(0);
  });

  test('each ledger is summed, and all debits equal all credits', () => {
    const sum = (side: 'debit' | 'credit') =>
      book.ledgers.reduce((total, ledger) => total + ledger[side].amount, 0);
    expect(sum('debit')).toBe(book.total.amount);
    expect(sum('credit')).toBe(book.total.amount);
  });
});

describe('a portal that collected a stay', () => {
  test('owes it less what it keeps, and nothing once its money has come', async () => {
    await testServer.shiftClock('0');
    const steps = portalSteps(testServer, () => owner);
    const { id, name } = await steps.portal();
    const { businessDay } = await accountant.book();
    const stays = [deskStay({ checkin: addDays(businessDay, 60), checkout: addDays(businessDay, 61) })];
    const form = steps.soldBy(id, { commissionBasisPoints: 1_500 }, { stays });
    const reference = await bookedAtDesk(testServer, form, owner);
    const { stay } = await steps.stayOf(reference);
    const owed = stay?.owed.amount ?? 0;
    const receivedOn = businessDay;
    await steps.receive(id, { receivedOn, stays: [{ reference, amountPaise: owed + 100 }] });
    await steps.receive(id, { receivedOn, stays: [{ reference, amountPaise: -100 }] });
    const book = await accountant.book(businessDay);
    const lines = book.vouchers.filter((voucher) => voucher.reference === reference).map(linesOf);
    const collected = stay?.collected.amount ?? 0;
    expect(lines).toContainEqual({ [name]: collected, 'Guest Ledger': -collected });
    expect(lines).toContainEqual({ 'Bank Account': owed + 100, [name]: -owed - 100 });
    expect(lines).toContainEqual({
      'Commission of Booking Portals': stay?.commission.amount,
      'Input GST on Portal Commission': stay?.commissionGst.amount,
      'TCS under GST Receivable': stay?.tcs.amount,
      'TDS Receivable': stay?.tds.amount,
      [name]: owed - collected,
    });
    expect(lines.reduce((sum, line) => sum + (line[name] ?? 0), 0)).toBe(0);
  });
});

describe('a company that took a bill on', () => {
  test('has a ledger of its own from the check-out to its payment', async () => {
    const companies = companySteps(testServer, () => owner);
    const { id, name } = await companies.added();
    const { stay } = await companyGuests(testServer, () => owner).inHouse(id);
    const desk = deskOf(testServer, () => owner);
    expect(await desk.checkOut(stay, { toCompany: true })).toMatchObject({ __typename: 'StayMoved' });
    const { businessDay } = await accountant.book();
    const ofCompany = async () =>
      (await accountant.book(businessDay)).vouchers.map(linesOf).filter((line) => name in line);
    const [taken] = await ofCompany();
    const owes = taken?.[name] ?? 0;
    expect(owes).toBeGreaterThan(0);
    expect(taken).toEqual({ [name]: owes, 'Guest Ledger': -owes });
    const { record } = receivableSteps(testServer, () => owner);
    await record({ companyId: id, amount: owes, paidOn: businessDay });
    expect(await ofCompany()).toContainEqual({ 'Bank Account': owes, [name]: -owes });
  });
});

describe('closing', () => {
  let day: string;
  let reference: string;
  beforeEach(async () => {
    await letAllLeave(testServer);
    const { businessDay } = await accountant.book();
    day = addDays(businessDay, 5);
    await goTo(testServer, day, '12:00');
    ({ reference } = await bookingThatOwes(testServer, {
      checkin: addDays(day, 30),
      checkout: addDays(day, 31),
      email: testServer.freshEmail(),
    }));
    await takeMoney(testServer, deskPaymentForm(reference, { source: 'UPI', amount: 50_000 }), owner);
    await testServer.runJobs();
  });

  const auditUntil = (last: string) => auditDays(testServer, addDays(last, -400), last);

  test('waits for the end of the day and for the night audit', async () => {
    expect(await accountant.close(day)).toMatchObject({ code: 'DAY_BOOK_DAY_NOT_OVER', field: 'through' });
    await auditUntil(addDays(day, -1));
    await accountant.closed(addDays(day, -1));
    await goTo(testServer, addDays(day, 1), '06:30');
    expect(await accountant.close(day)).toMatchObject({ code: 'DAY_BOOK_NOT_AUDITED' });
    await auditUntil(day);
    expect((await accountant.book(day)).closable).toBe(day);
    expect(await accountant.close(day)).toMatchObject({ __typename: 'DayBookClosed', through: day });
  });

  test('closes all earlier days, and a second press has the result of the first', async () => {
    await auditUntil(day);
    await goTo(testServer, addDays(day, 1), '12:00');
    const hash = await accountant.closed(day);
    expect(await accountant.closed(day)).toBe(hash);
    const book = await accountant.book(day);
    expect(book).toMatchObject({ lastClosed: day, closable: null });
    expect(book.closedDays).toMatchObject([{ day, sha256: hash, vouchers: book.vouchers.length }]);
    const days = await testServer.query<{ gaps: number }>(
      'SELECT (max(day) - min(day) + 1 - count(*))::int AS gaps FROM day_book_days',
    );
    expect(days).toEqual([{ gaps: 0 }]);
  });

  test('a closed day stays as it is: a later counter-entry goes to the open day', async () => {
    await auditUntil(day);
    await goTo(testServer, addDays(day, 1), '12:00');
    await accountant.closed(day);
    const before = await accountant.book(day);
    const [payment] = (await moneyOf(testServer, reference, owner)).payments;
    await counterPayment(testServer, payment?.id ?? '', owner);
    // Somebody corrects the time of the counter-entry: it belongs to the closed day.
    await testServer.query(
      `UPDATE refunds SET given_at = given_at - interval '1 day' WHERE payment_id = $1`,
      [payment?.id],
    );
    await testServer.runJobs();
    expect(await accountant.book(day)).toEqual(before);
    const open = await accountant.book(addDays(day, 1));
    const counter = of(open, reference, 'Payment')[0];
    expect(linesOf(counter)).toEqual({ 'Guest Ledger': 50_000, 'UPI Collections': -50_000 });
    expect(counter?.narration).toContain(
      `concerns ${day.split('-').toReversed().join('-')}, which is closed`,
    );
  });

  test('a refund that fails after its day was closed is taken back on the open day', async () => {
    const { payments } = await moneyOf(testServer, reference, owner);
    await counterPayment(testServer, payments[0]?.id ?? '', owner);
    await auditUntil(day);
    await goTo(testServer, addDays(day, 1), '12:00');
    await accountant.closed(day);
    await testServer.query(`UPDATE refunds SET status = 'FAILED' WHERE payment_id = $1`, [payments[0]?.id]);
    const [voucher] = of(await accountant.book(addDays(day, 1)), reference, 'Receipt');
    expect(linesOf(voucher)).toEqual({ 'UPI Collections': 50_000, 'Guest Ledger': -50_000 });
    expect(voucher?.narration).toMatch(/^Correction of an earlier voucher/);
  });

  test('nobody can change a closed day in the database', async () => {
    await auditUntil(day);
    await goTo(testServer, addDays(day, 1), '12:00');
    await accountant.closed(day);
    for (const statement of [
      'UPDATE day_book_lines SET amount_paise = amount_paise + 1',
      'DELETE FROM day_book_vouchers',
      `UPDATE day_book_days SET sha256 = ''`,
    ])
      await expect(testServer.query(statement)).rejects.toThrow('never changes');
  });

  test('the file for Tally has the closed days only, the table marks the open day', async () => {
    await auditUntil(day);
    await goTo(testServer, addDays(day, 1), '12:00');
    await accountant.closed(day);
    await takeMoney(testServer, deskPaymentForm(reference, { source: 'CASH', amount: 10_000 }), owner);
    const until = addDays(day, 1);
    const { content, vouchers } = await accountant.tally(day, until);
    const read = elementsOf(readXml(content), 'VOUCHER');
    expect(read).toHaveLength(vouchers);
    expect(new Set(read.map((voucher) => textOf(voucher, 'DATE')))).toEqual(
      new Set([day.replaceAll('-', '')]),
    );
    const rows = csvRows((await accountant.table(day, until)).content);
    expect(rows.find(({ day: of }) => of === until)).toMatchObject({ 'day closed': 'no' });
    expect(rows.find(({ day: of }) => of === day)).toMatchObject({ 'day closed': 'yes' });
  });

  test('a period is at most a year, and its last day is not before its first', async () => {
    expect(await accountant.faultsOf('2026-11-02', '2026-11-01')).toEqual([
      { field: 'to', code: 'DATE_TOO_EARLY' },
    ]);
    expect(await accountant.faultsOf('2026-11-01', '2027-11-01')).toEqual([
      { field: 'to', code: 'DATE_TOO_LATE' },
    ]);
  });
});

test('a security deposit is a debt of the hotel: taken, turned into a charge, and returned', async () => {
  const { businessDay } = await accountant.book();
  const { reference } = await bookingThatOwes(testServer, {
    checkin: addDays(businessDay, 40),
    checkout: addDays(businessDay, 41),
    email: testServer.freshEmail(),
  });
  const steps = depositSteps(testServer, () => owner);
  const deposit = await steps.taken(reference);
  await steps.charge(deposit);
  const book = await accountant.book(businessDay);
  const lines = book.vouchers.filter((voucher) => voucher.reference === reference).map(linesOf);
  expect(lines).toContainEqual({ Cash: 500_000, 'Security Deposits from Guests': -500_000 });
  expect(lines).toContainEqual({ 'Security Deposits from Guests': 118_000, 'Guest Ledger': -118_000 });
});

describe('the names of ledgers', () => {
  test('are changed at the desk, with an audit entry; open days have the new names', async () => {
    const { businessDay } = await accountant.book();
    const { reference } = await bookingThatOwes(testServer, {
      checkin: addDays(businessDay, 50),
      checkout: addDays(businessDay, 51),
      email: testServer.freshEmail(),
    });
    await takeMoney(
      testServer,
      deskPaymentForm(reference, { source: 'CARD_MACHINE', amount: 20_000 }),
      owner,
    );
    expect(await accountant.rename({ CARD_MACHINE: 'HDFC Card Machine' })).toMatchObject({
      __typename: 'DayBookLedgersSaved',
    });
    const [receipt] = of(await accountant.book(businessDay), reference, 'Receipt');
    expect(linesOf(receipt)).toEqual({ 'HDFC Card Machine': 20_000, 'Guest Ledger': -20_000 });
    const [entry] = await testServer.query<{ action: string; after: { CARD_MACHINE: string } }>(
      'SELECT action, after FROM administrator_actions ORDER BY id DESC LIMIT 1',
    );
    expect(entry).toMatchObject({
      action: 'editDayBookLedgers',
      after: { CARD_MACHINE: 'HDFC Card Machine' },
    });
  });

  test('of two editors the second sees what the first one wrote', async () => {
    const { version } = await accountant.ledgers();
    await accountant.rename({ UPI: 'SBI UPI' }, version);
    const result = await accountant.rename({ UPI: 'ICICI UPI' }, version);
    expect(result).toMatchObject({ __typename: 'DayBookLedgersChanged', stored: { version: version + 1 } });
  });

  test.each([
    { fault: 'an empty name', names: { CASH: ' ' }, code: 'TEXT_MISSING', field: 'ledgers.CASH' },
    {
      fault: 'a rate where there is none',
      names: { CASH: 'Cash {rate}' },
      code: 'PLACEHOLDER_UNKNOWN',
      field: 'ledgers.CASH',
    },
    {
      fault: 'an unknown placeholder',
      names: { ROOM_REVENUE: 'Rooms {tax}' },
      code: 'PLACEHOLDER_UNKNOWN',
      field: 'ledgers.ROOM_REVENUE',
    },
    {
      fault: 'one ledger for two groups',
      names: { PAID_OUT: 'guest ledger' },
      code: 'LEDGER_OF_TWO_GROUPS',
      field: 'ledgers.PAID_OUT',
    },
  ])('refuse $fault', async ({ names, code, field }) => {
    expect(await accountant.rename(names)).toEqual({
      __typename: 'InvalidInput',
      faults: [{ field, code }],
    });
  });
});

test('200 open days are closed a quarter of a year at a time: each request goes on where the last one ended', async () => {
  await letAllLeave(testServer);
  const { businessDay: start } = await accountant.book();
  const { reference } = await bookingThatOwes(testServer, {
    checkin: addDays(start, 300),
    checkout: addDays(start, 301),
    email: testServer.freshEmail(),
  });
  await auditDays(testServer, addDays(start, -1000), addDays(start, 200));
  await goTo(testServer, start, '12:00');
  const first = (await accountant.book()).lastClosed;
  for (const days of [0, 91, 92, 150, 199]) {
    await goTo(testServer, addDays(start, days), '12:00');
    await takeMoney(testServer, deskPaymentForm(reference, { source: 'UPI', amount: 10_000 + days }), owner);
  }
  await testServer.runJobs();
  await goTo(testServer, addDays(start, 200), '12:00');
  const wanted = addDays(start, 199);
  const reached: string[] = [];
  while (reached.at(-1) !== wanted) {
    const result = await accountant.close(wanted);
    assertType(result, 'DayBookClosed');
    reached.push(result.through);
  }
  const firstOpen = addDays(first ?? start, 1);
  expect(reached.slice(0, 2)).toEqual([addDays(firstOpen, 91), addDays(firstOpen, 183)]);
  expect(await accountant.closed(wanted)).toMatch(/^[0-9a-f]{64}$/);
  const dates = (await accountant.book(start, wanted)).vouchers
    .filter((voucher) => voucher.reference === reference && voucher.type === 'Receipt')
    .map(({ day }) => day);
  expect(dates).toEqual([0, 91, 92, 150, 199].map((days) => addDays(start, days)));
  expect(await wrongClosedDays(testServer)).toEqual([]);
});
