import { addDays, addMonths, type PlainDate } from '../../../src/platform/time/dates';
import { hotelToday, inDays } from '../../testkit/bookings';
import { bookSteps } from '../../testkit/day-book';
import { deskOf, goTo, letAllLeave, stayIdsOf } from '../../testkit/check-ins';
import { companySteps } from '../../testkit/companies';
import { bookedAtDesk, deskStay } from '../../testkit/desk-bookings';
import { assertType, type RequestOptions } from '../../testkit/graphql';
import { folioGuests } from '../../testkit/guests-with-folios';
import { openIdentity, OWNER } from '../../testkit/identity';
import { wrongDayBook } from '../../testkit/money-lives/day-book-check';
import { wrongReturns } from '../../testkit/money-lives/return-check';
import { readPdf } from '../../testkit/pdf-text';
import { portalSteps } from '../../testkit/portals';
import { COMPANY_EMAIL, companyGuests, freshAccountKey, receivableSteps } from '../../testkit/receivables';
import { issueDocuments, runDocumentJobs } from '../../testkit/tax-documents';
import { startTestServer, type TestServer } from '../../testkit/test-server';

let testServer: TestServer;
let owner: RequestOptions;
let companies: ReturnType<typeof companySteps>;
let accounts: ReturnType<typeof receivableSteps>;
let guests: ReturnType<typeof companyGuests>;
beforeAll(async () => {
  testServer = await startTestServer();
  const { token } = await (await openIdentity()).signIn({ email: OWNER.email, emailVerified: true });
  owner = { token };
  companies = companySteps(testServer, () => owner);
  accounts = receivableSteps(testServer, () => owner);
  guests = companyGuests(testServer, () => owner);
  await issueDocuments(testServer);
});
afterAll(() => testServer.stop());
afterEach(async () => {
  await testServer.runJobs();
  expect(await testServer.breaches()).toEqual([]);
  await letAllLeave(testServer);
  await testServer.shiftClock('0');
});

/** A company with an invoice and a payment of ₹1,000.00 on the day after it. */
async function billed() {
  const company = await companies.added({ daysToPay: 5 });
  const { checkout } = await guests.invoiced(company.id);
  const paidOn = addDays(checkout, 1);
  await goTo(testServer, paidOn, '12:00');
  await accounts.record({ companyId: company.id, amount: 100_000, paidOn, oldestFirst: true });
  const [invoice] = (await accounts.accountOf(company.id)).invoices;
  return {
    ...company,
    checkout,
    paidOn,
    number: invoice?.number ?? '',
    invoicePaise: invoice?.amount.amount ?? 0,
  };
}

const written = (paise: number) =>
  new Intl.NumberFormat('en-IN', { minimumFractionDigits: 2 }).format(paise / 100);

/** The mails to the company. */
const mails = () => testServer.inbox.messages(COMPANY_EMAIL);

async function textOf(companyId: string, period: { from: string; to: string }): Promise<string> {
  const file = await accounts.statement(companyId, period);
  assertType(file, 'StatementFileView');
  const { pages } = await readPdf(Buffer.from(file.content, 'base64'));
  return pages.join('\n').replaceAll(/\s+/g, ' ');
}

test('a statement shows the opening balance, each entry, and the closing balance', async () => {
  const { id, name, checkout, paidOn, number, invoicePaise } = await billed();
  const whole = await textOf(id, { from: checkout, to: paidOn });
  expect(whole).toContain(name);
  expect(whole).toContain(`Tax invoice ${number}`);
  expect(whole).toMatch(/Opening balance 0\.00/);
  expect(whole).toContain('Payment, bank transfer, UTR 4711');
  expect(whole).toContain(`Closing balance ${written(invoicePaise - 100_000)}`);
  const later = await textOf(id, { from: paidOn, to: paidOn });
  expect(later).toContain(`Opening balance ${written(invoicePaise)}`);
  expect(later).not.toContain('Tax invoice');
});

test('the day book has the bill and the payment on the ledger of the company, and both balance', async () => {
  const { checkout, paidOn, invoicePaise, id, name } = await billed();
  const payment = (await accounts.accountOf(id)).payments[0]?.id ?? '';
  await accounts.counter(payment);
  const { ledgers } = await bookSteps(testServer, () => owner).book(checkout, paidOn);
  const companyLedger = ledgers.find(({ ledger }) => ledger === name);
  expect([companyLedger?.debit.amount, companyLedger?.credit.amount]).toEqual([
    invoicePaise + 100_000,
    100_000,
  ]);
  const bank = ledgers.find(({ ledger }) => ledger === 'Bank Account');
  expect([bank?.debit.amount, bank?.credit.amount]).toEqual([100_000, 100_000]);
});

test('a statement shows a payment that was taken back on the day on which it was taken back', async () => {
  const { id, paidOn, invoicePaise } = await billed();
  const payment = (await accounts.accountOf(id)).payments[0]?.id ?? '';
  await goTo(testServer, addDays(paidOn, 3), '12:00');
  await accounts.counter(payment);
  const text = await textOf(id, { from: addDays(paidOn, 3), to: addDays(paidOn, 3) });
  expect(text).toContain('Payment taken back');
  expect(text).toContain(`Closing balance ${written(invoicePaise)}`);
});

test('a bill that the guest pays after all is taken off by an entry of its own', async () => {
  const company = await companies.added();
  const { reference, checkout } = await guests.invoiced(company.id);
  await accounts.takeBackDebt(reference);
  const text = await textOf(company.id, { from: checkout, to: checkout });
  expect(text).toContain('Paid by the guest instead');
  expect(text).toMatch(/Closing balance 0\.00/);
});

test('a period that ends before it begins is refused', async () => {
  const { id } = await companies.added();
  const result = await accounts.statement(id, { from: '2026-11-30', to: '2026-11-01' });
  expect(result).toMatchObject({ faults: [{ field: 'to', code: 'PERIOD_ENDS_BEFORE' }] });
});

describe('a mail to a company', () => {
  test('has the statement attached, once for each press', async () => {
    const { id, checkout, paidOn } = await billed();
    const before = mails().length;
    const press = { idempotencyKey: freshAccountKey() };
    await accounts.sendStatement(id, { from: checkout, to: paidOn }, press);
    await accounts.sendStatement(id, { from: checkout, to: paidOn }, press);
    await testServer.runJobs();
    expect(mails()).toHaveLength(before + 1);
    expect(mails().some(({ subject }) => subject?.startsWith('Statement of account'))).toBe(true);
  });

  test('reminds of overdue invoices by press, and of none before the day after the due day', async () => {
    const { id, checkout, number } = await billed();
    const due = addDays(checkout, 5);
    await goTo(testServer, due, '12:00');
    expect(await accounts.sendReminder(id)).toMatchObject({ code: 'NOTHING_OVERDUE' });
    await goTo(testServer, addDays(due, 1), '12:00');
    const before = mails().length;
    await accounts.sendReminder(id);
    await testServer.runJobs();
    expect(mails()).toHaveLength(before + 1);
    expect(mails().filter(({ text }) => text?.includes(number))).toHaveLength(1);
    const row = (await accounts.aged()).find(({ companyId }) => companyId === id);
    expect(row?.remindedAt).not.toBeNull();
  });

  test('is not sent when everything was paid in the meantime', async () => {
    const { id, checkout } = await billed();
    await goTo(testServer, addDays(checkout, 6), '12:00');
    const before = mails().length;
    await accounts.sendReminder(id);
    await accounts.record({ companyId: id, amount: 10_000_000, oldestFirst: true });
    await testServer.runJobs();
    expect(mails()).toHaveLength(before);
  });

  test('goes to an address of the company only', async () => {
    const { id, checkout } = await billed();
    const elsewhere = { email: 'somebody@else.example' };
    const result = await accounts.sendStatement(id, { from: checkout, to: checkout }, elsewhere);
    expect(result).toMatchObject({ faults: [{ field: 'email', code: 'COMPANY_MAIL_WITHOUT_ADDRESS' }] });
  });
});

describe('at the end of months with moved and split lines, allowances, refunds, a company and a portal', () => {
  /** A guest who has paid, whose room a company then pays but for ₹1,000, with a dinner that came cold. */
  async function sharedBill(companyId: string): Promise<void> {
    const sharing = folioGuests(testServer, () => owner);
    const guest = await sharing.inHouse();
    const { reference, stay } = guest;
    await sharing.payAll(reference);
    const folio = await sharing.folios.open(reference, { takes: ['ROOM'] });
    await companies.setFolioPayer(reference, folio, companyId);
    const [night = 0] = await sharing.linesOf(reference, 'ROOM_NIGHT', folio);
    await sharing.folios.split(reference, { line: night, amount: 100_000, to: null, moves: true });
    const item = await sharing.charges.item({ pricePaise: 160_000, taxPercent: 5, department: 'RESTAURANT' });
    const dinner = await sharing.charges.posted(stay, { item });
    const [line = 0] = await sharing.linesOf(reference, 'POSTED_CHARGE');
    assertType(await sharing.charges.allow(reference, { line, amount: 33_333 }), 'ChargesStored');
    const water = await sharing.charges.posted(stay, { item });
    assertType(await sharing.charges.takeBack(water), 'ChargesStored');
    expect(dinner).not.toBe(water);
    assertType(await sharing.folios.refund(reference, null), 'FoliosStored');
    await goTo(testServer, guest.checkout, '10:00');
    assertType(await guests.checkOut(stay), 'StayMoved');
  }

  /** A stay that a portal sold and collected, with its receipt. */
  async function soldByPortal(): Promise<{ id: number; name: string; checkout: string }> {
    const steps = portalSteps(testServer, () => owner);
    const portal = await steps.portal();
    const [checkin, checkout] = [inDays(26), inDays(27)];
    const form = steps.soldBy(
      portal.id,
      { commissionBasisPoints: 1_500 },
      { stays: [deskStay({ checkin, checkout })] },
    );
    const reference = await bookedAtDesk(testServer, form, owner);
    const [stay = ''] = await stayIdsOf(testServer, reference);
    const desk = deskOf(testServer, () => owner);
    await goTo(testServer, checkin, '14:00');
    await desk.checkIn(stay);
    await goTo(testServer, checkout, '10:00');
    expect(await desk.checkOut(stay)).toMatchObject({ status: 'DEPARTED' });
    await steps.receive(portal.id, { receivedOn: checkout, stays: [{ reference, amountPaise: 100_000 }] });
    return { ...portal, checkout };
  }

  test('documents, returns, day book, figures, receivables, statements and the portal’s month agree to the paisa', async () => {
    const company = await companies.added({ creditLimitPaise: 10_000_000 });
    await sharedBill(company.id);
    const portal = await soldByPortal();
    const { checkout } = await guests.invoiced(company.id);
    await runDocumentJobs(testServer);
    await accounts.record({ companyId: company.id, amount: 500_000, paidOn: checkout, oldestFirst: true });
    await testServer.runJobs();
    expect(await wrongReturns(testServer)).toEqual([]);
    expect(await wrongDayBook(testServer)).toEqual([]);

    const book = await bookSteps(testServer, () => owner).book(addMonths(hotelToday(), -1), checkout);
    const inBook = (name: string) =>
      book.vouchers
        .flatMap(({ lines }) => lines)
        .filter(({ ledger }) => ledger === name)
        .reduce((sum, { debit, credit }) => sum + (debit?.amount ?? 0) - (credit?.amount ?? 0), 0);
    const { open, notInvoiced, unapplied } = await accounts.balanceOf(company.id);
    expect([open > 0, notInvoiced, unapplied]).toEqual([true, 0, 0]);
    expect(inBook(company.name)).toBe(open);
    const statement = await textOf(company.id, { from: addMonths(checkout, -2), to: checkout });
    expect(statement).toContain(`Closing balance ${written(open)}`);
    const aged = (await accounts.aged()).find(({ companyId }) => companyId === company.id);
    expect(aged?.balance.open.amount).toBe(open);

    const month: PlainDate = `${portal.checkout.slice(0, 7)}-01`;
    const sold = await portalSteps(testServer, () => owner).monthOf(portal.id, month);
    const owed = (sold?.stays ?? []).reduce((sum, stay) => sum + stay.owed.amount - stay.received.amount, 0);
    expect(owed).toBeGreaterThan(0);
    expect(inBook(portal.name)).toBe(owed);
  });
});
