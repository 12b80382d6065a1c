import { companyCashFault } from '../../../src/desk/desk-payments/cash-rules';
import { cashOfCompany } from '../../../src/desk/desk-payments/company-cash.repository';
import { addDays } from '../../../src/platform/time/dates';
import { inDays } from '../../testkit/bookings';
import { deskOf, goTo, letAllLeave } from '../../testkit/check-ins';
import { companySteps } from '../../testkit/companies';
import { deskPaymentForm, recordPayment, takeMoney } from '../../testkit/desk-payments';
import { folioSteps } from '../../testkit/folios';
import { execute, gql, type RequestOptions } from '../../testkit/graphql';
import { openIdentity, OWNER, type Identity } from '../../testkit/identity';
import { chargeSteps } from '../../testkit/posted-charges';
import { requestSteps } from '../../testkit/payment-requests';
import { companyGuests, freshAccountKey, receivableSteps } from '../../testkit/receivables';
import { staffMember } from '../../testkit/staff';
import { issueDocuments, runDocumentJobs, storedDocuments } from '../../testkit/tax-documents';
import { startTestServer, type TestServer } from '../../testkit/test-server';

const UNPAID = gql(`query UnpaidBesideCompanies { unpaidBalances { reference balance { amount } } }`);
const CASH_UP = gql(`query CashUpBesideCompanies { cashUp { moves { reference source } } }`);

const CASH = gql(`query CashOfCompaniesInTest {
  cashUp { expectedCash { amount } moves { reference guestName note move } }
  ownShift { expectedCash { amount } entries { move reference reason } }
}`);
const OPEN_SHIFT = gql(`mutation OpenShiftBesideCompanies($input: OpenShiftInput!) {
  result: openShift(input: $input) { __typename }
}`);

/** What a Single costs a night, with tax, in paise. */
let night = 0;

let identity: Identity;
let testServer: TestServer;
let owner: RequestOptions;
let companies: ReturnType<typeof companySteps>;
let accounts: ReturnType<typeof receivableSteps>;
let guests: ReturnType<typeof companyGuests>;
let requests: ReturnType<typeof requestSteps>;
let folios: ReturnType<typeof folioSteps>;
beforeAll(async () => {
  testServer = await startTestServer();
  identity = await openIdentity();
  owner = { token: (await identity.signIn({ email: OWNER.email, emailVerified: true })).token };
  companies = companySteps(testServer, () => owner);
  accounts = receivableSteps(testServer, () => owner);
  guests = companyGuests(testServer, () => owner);
  requests = requestSteps(testServer, owner);
  folios = folioSteps(testServer, () => owner);
  await issueDocuments(testServer);
  const { id } = await companies.added();
  night = (await requests.atDesk((await guests.inHouse(id)).reference)).balance.amount;
  await letAllLeave(testServer);
});
afterAll(() => testServer.stop());
afterEach(async () => {
  await testServer.runJobs();
  expect(await testServer.breaches()).toEqual([]);
  await letAllLeave(testServer);
  await testServer.shiftClock('0');
});

const faultsOf = (result: { __typename: string; faults?: { field: string; code: string }[] }) => {
  expect(result.__typename).toBe('InvalidInput');
  return result.faults?.map(({ field, code }) => [field, code]);
};

const invoiceIdOf = async (companyId: string, reference: string): Promise<string> =>
  (await accounts.accountOf(companyId)).invoices.find((invoice) => invoice.reference === reference)
    ?.invoiceId ?? '';

describe('a check-out to the company', () => {
  test('makes the balance a receivable: the guest owes nothing, and no money was taken', async () => {
    const { id } = await companies.added({ daysToPay: 15 });
    const { reference, stay, checkout } = await guests.inHouse(id);
    const takings = async () => (await execute(testServer, CASH_UP, {}, owner)).cashUp.moves;
    const before = await takings();
    expect(await guests.checkOut(stay)).toMatchObject({ __typename: 'StayMoved' });
    expect(await accounts.balanceOf(id)).toEqual({ open: 0, notInvoiced: night, unapplied: 0 });
    await runDocumentJobs(testServer);
    expect(await accounts.balanceOf(id)).toEqual({ open: night, notInvoiced: 0, unapplied: 0 });
    const { unpaidBalances } = await execute(testServer, UNPAID, {}, owner);
    expect(unpaidBalances.map((unpaid) => unpaid.reference)).not.toContain(reference);
    expect(await takings()).toEqual(before);
    expect((await accounts.accountOf(id)).invoices).toMatchObject([
      {
        reference,
        dated: checkout,
        dueOn: addDays(checkout, 15),
        amount: { amount: night },
        open: { amount: night },
      },
    ]);
    expect(await storedDocuments(testServer, reference)).toMatchObject([
      { kind: 'INVOICE', totalPaise: night },
    ]);
  });

  test('takes on what the guest has not paid', async () => {
    const { id } = await companies.added();
    const { reference, stay } = await guests.inHouse(id);
    await takeMoney(testServer, deskPaymentForm(reference, { source: 'UPI', amount: 100_000 }), owner);
    await guests.checkOut(stay);
    await runDocumentJobs(testServer);
    expect(await accounts.balanceOf(id)).toMatchObject({ open: night - 100_000 });
  });

  test('is refused for a booking without a company, and says what to do', async () => {
    const { id } = await companies.added();
    const { reference, stay } = await guests.inHouse(id);
    await companies.setPayer(reference, null);
    expect(await guests.checkOut(stay)).toMatchObject({ code: 'COMPANY_NOT_CHOSEN' });
  });

  test('is refused above the credit limit, with what is open, the limit and what to do', async () => {
    const { id, name } = await companies.added({ creditLimitPaise: night + 1 });
    await guests.invoiced(id);
    const { stay } = await guests.inHouse(id);
    const refused = await guests.checkOut(stay);
    expect(refused).toMatchObject({ __typename: 'StayStepRefused', code: 'CREDIT_LIMIT_REACHED' });
    expect(JSON.stringify(refused)).toContain(name);
    await accounts.record({ companyId: id, amount: night });
    expect(await guests.checkOut(stay)).toMatchObject({ __typename: 'StayMoved' });
  });

  test('goes above the limit by a press of a manager, not of reception', async () => {
    const { id } = await companies.added({ creditLimitPaise: 0 });
    const { stay } = await guests.inHouse(id);
    const reception = {
      token: (await staffMember(testServer, { identity, owner, roleId: 'reception' })).token,
    };
    const manager = { token: (await staffMember(testServer, { identity, owner, roleId: 'manager' })).token };
    const form = { toCompany: true, despiteLimit: true };
    const byReception = await deskOf(testServer, () => reception).checkOut(stay, form);
    expect(byReception).toMatchObject({ code: 'CREDIT_LIMIT_NEEDS_MANAGER' });
    const byManager = await deskOf(testServer, () => manager).checkOut(stay, form);
    expect(byManager).toMatchObject({ __typename: 'StayMoved' });
  });

  test('is taken back when the guest pays after all: the guest owes again, and the company nothing', async () => {
    const { id } = await companies.added();
    const { reference } = await guests.invoiced(id);
    const payment = await accounts.recorded({ companyId: id, amount: night, oldestFirst: true });
    expect(await accounts.takeBackDebt(reference)).toMatchObject({ amount: { amount: night } });
    expect(await accounts.balanceOf(id)).toEqual({ open: 0, notInvoiced: 0, unapplied: night });
    expect((await requests.atDesk(reference)).balance.amount).toBe(night);
    expect(await accounts.takeBackDebt(reference)).toMatchObject({ amount: { amount: 0 } });
    await accounts.counter(payment);
  });
});

test('a bill of a guest who has left is taken off within the bound of the role only', async () => {
  const { id } = await companies.added();
  const { reference } = await guests.invoiced(id);
  const reception = {
    token: (await staffMember(testServer, { identity, owner, roleId: 'reception' })).token,
  };
  await expect(accounts.takeBackDebt(reference, reception)).rejects.toThrow(
    'Your role may give away at most',
  );
  expect(await accounts.balanceOf(id)).toMatchObject({ open: night });
  expect(await accounts.takeBackDebt(reference)).toMatchObject({ amount: { amount: night } });
});

describe('a check-out to the company that is undone', () => {
  const undo = (stay: string) => deskOf(testServer, () => owner).undoCheckOut(stay);

  test('takes the bill off the account: the guest owes it again, and leaves to the company again', async () => {
    const { id } = await companies.added();
    const { reference, stay } = await guests.invoiced(id);
    expect(await undo(stay)).toMatchObject({ __typename: 'StayMoved' });
    expect(await accounts.balanceOf(id)).toEqual({ open: 0, notInvoiced: 0, unapplied: 0 });
    expect((await requests.atDesk(reference)).balance.amount).toBe(night);
    expect(await guests.checkOut(stay)).toMatchObject({ __typename: 'StayMoved' });
    await runDocumentJobs(testServer);
    expect(await accounts.balanceOf(id)).toEqual({ open: night, notInvoiced: 0, unapplied: 0 });
  });

  test('frees what the company has paid already, and takes back only the bill of this check-out', async () => {
    const { id } = await companies.added();
    await guests.invoiced(id);
    const { stay } = await guests.invoiced(id);
    await accounts.record({ companyId: id, amount: 2 * night, oldestFirst: true });
    await undo(stay);
    expect(await accounts.balanceOf(id)).toEqual({ open: 0, notInvoiced: 0, unapplied: night });
  });
});

describe('a company that was chosen before', () => {
  test('takes no bill on once it is archived, and the refusal says what to do', async () => {
    const { id, name } = await companies.added();
    const { stay } = await guests.inHouse(id);
    await companies.archive(id, 1);
    const refused = await guests.checkOut(stay);
    expect(refused).toMatchObject({ __typename: 'StayStepRefused', code: 'COMPANY_ARCHIVED' });
    expect(JSON.stringify(refused)).toContain(name);
    expect(await accounts.balanceOf(id)).toEqual({ open: 0, notInvoiced: 0, unapplied: 0 });
  });

  test('stays the payer while its bill waits for the invoice; once it is taken off, another payer is chosen', async () => {
    const [{ id }, other] = [await companies.added(), await companies.added()];
    const { reference, stay } = await guests.inHouse(id);
    await guests.checkOut(stay);
    for (const payer of [other.id, null])
      expect(faultsOf(await companies.setPayer(reference, payer))).toEqual([
        ['companyId', 'COMPANY_HAS_BILL'],
      ]);
    await accounts.takeBackDebt(reference);
    expect(await companies.setPayer(reference, other.id)).toMatchObject({ company: { id: other.id } });
  });
});

describe('with folios', () => {
  /** A guest in the house whose room a company pays in a folio of its own, with dinner on the first folio. */
  async function withFolio() {
    const [room, other] = [await companies.added(), await companies.added()];
    const guest = await guests.inHouse(other.id);
    const { reference, stay } = guest;
    await companies.setPayer(reference, null);
    const folioId = await folios.open(reference, { name: 'Room', takes: ['ROOM'] });
    expect(await companies.setFolioPayer(reference, folioId, room.id)).toMatchObject({
      company: { id: room.id },
    });
    const charges = chargeSteps(testServer, () => owner);
    await charges.posted(stay, { item: await charges.item({ pricePaise: 50_000, taxPercent: 18 }) });
    return { ...guest, room, folioId };
  }

  test('the company owes its folio only; the guest pays the extras before leaving', async () => {
    const { reference, stay, room } = await withFolio();
    expect(await guests.checkOut(stay)).toMatchObject({ __typename: 'StayStepRefused', code: 'BALANCE_DUE' });
    expect(await accounts.balanceOf(room.id)).toEqual({ open: 0, notInvoiced: 0, unapplied: 0 });
    await takeMoney(testServer, deskPaymentForm(reference, { source: 'UPI', amount: 59_000 }), owner);
    expect(await guests.checkOut(stay)).toMatchObject({ __typename: 'StayMoved' });
    await runDocumentJobs(testServer);
    expect(await folios.balances(reference)).toEqual([0, 0]);
    expect(await accounts.balanceOf(room.id)).toEqual({ open: night, notInvoiced: 0, unapplied: 0 });
    const invoices = (await storedDocuments(testServer, reference)).filter(({ kind }) => kind === 'INVOICE');
    expect(invoices.map(({ totalPaise }) => totalPaise).toSorted((a, b) => a - b)).toEqual([59_000, night]);
    const ofCompany = invoices.find(({ totalPaise }) => totalPaise === night);
    expect(ofCompany?.content.recipient).toMatchObject({ name: room.name, gstin: room.gstin });
  });

  test('a folio of another booking takes no company', async () => {
    const [one, other] = [await withFolio(), await withFolio()];
    const result = await companies.setFolioPayer(one.reference, other.folioId, one.room.id);
    expect(result).toMatchObject({ __typename: 'RecordNotFound' });
  });
});

describe('a payment of a company', () => {
  test('comes in advance, and pays an invoice later, the oldest first', async () => {
    const { id } = await companies.added();
    const payment = await accounts.recorded({ companyId: id, amount: night + 5_000 });
    expect(await accounts.balanceOf(id)).toMatchObject({ unapplied: night + 5_000 });
    await guests.invoiced(id);
    await guests.invoiced(id);
    await accounts.apply(payment, [], { oldestFirst: true });
    const { invoices, payments } = await accounts.accountOf(id);
    expect(invoices.map(({ open }) => open.amount)).toEqual([0, night - 5_000]);
    expect(payments[0]?.applications.map(({ amount }) => amount.amount)).toEqual([night, 5_000]);
  });

  test('is applied by hand to several invoices, and the rest stays on the account', async () => {
    const { id } = await companies.added();
    const [first, second] = [await guests.invoiced(id), await guests.invoiced(id)];
    const parts = [
      { invoiceId: await invoiceIdOf(id, first.reference), amount: 1_000 },
      { invoiceId: await invoiceIdOf(id, second.reference), amount: 2_000 },
    ];
    await accounts.record({ companyId: id, amount: 5_000, applications: parts });
    expect(await accounts.balanceOf(id)).toMatchObject({ open: 2 * night - 3_000, unapplied: 2_000 });
  });

  test('is recorded once, however often its form is sent, and refused with other values', async () => {
    const { id } = await companies.added();
    const form = { companyId: id, amount: 5_000, idempotencyKey: freshAccountKey() };
    await accounts.record(form);
    expect(await accounts.record(form)).toMatchObject({ __typename: 'CompanyAccountStored' });
    expect(await accounts.record({ ...form, amount: 6_000 })).toMatchObject({
      __typename: 'IdempotencyConflict',
    });
    expect(await accounts.balanceOf(id)).toMatchObject({ unapplied: 5_000 });
  });

  test('is taken back by a counter-entry: its invoices are open again, and it pays nothing more', async () => {
    const { id } = await companies.added();
    await guests.invoiced(id);
    const payment = await accounts.recorded({ companyId: id, amount: night, oldestFirst: true });
    expect(await accounts.balanceOf(id)).toEqual({ open: 0, notInvoiced: 0, unapplied: 0 });
    await accounts.counter(payment);
    expect(await accounts.balanceOf(id)).toEqual({ open: night, notInvoiced: 0, unapplied: 0 });
    expect(await accounts.counter(payment)).toMatchObject({ code: 'COMPANY_PAYMENT_COUNTERED' });
    expect(await accounts.apply(payment, [], { oldestFirst: true })).toMatchObject({
      code: 'COMPANY_PAYMENT_COUNTERED',
    });
  });

  test('is taken off one invoice and applied to another', async () => {
    const { id } = await companies.added();
    const [, second] = [await guests.invoiced(id), await guests.invoiced(id)];
    const payment = await accounts.recorded({ companyId: id, amount: night, oldestFirst: true });
    const part = (await accounts.accountOf(id)).payments[0]?.applications[0]?.id ?? '';
    await accounts.takeBack(part);
    expect(await accounts.takeBack(part)).toMatchObject({ code: 'APPLICATION_TAKEN_BACK' });
    const invoiceId = await invoiceIdOf(id, second.reference);
    await accounts.apply(payment, [{ invoiceId, amount: night }]);
    expect((await accounts.accountOf(id)).invoices.map(({ open }) => open.amount)).toEqual([night, 0]);
  });
});

describe('cash of a company', () => {
  const cashIn = async () => {
    const { cashUp, ownShift } = await execute(testServer, CASH, {}, owner);
    return {
      ofDay: cashUp.expectedCash.amount,
      ofShift: ownShift?.expectedCash.amount ?? 0,
      ownShift,
      cashUp,
    };
  };

  test('belongs to the shift of the person who takes it and to the day, and goes back when it is taken back', async () => {
    await execute(testServer, OPEN_SHIFT, { input: { float: 100_000 } }, owner);
    const { id, name } = await companies.added();
    const before = await cashIn();
    const payment = await accounts.recorded({
      companyId: id,
      amount: 500_000,
      source: 'CASH',
      note: 'Receipt 7',
    });
    const taken = await cashIn();
    expect([taken.ofDay - before.ofDay, taken.ofShift - before.ofShift]).toEqual([500_000, 500_000]);
    expect(taken.ownShift?.entries.at(-1)).toMatchObject({ move: 'TAKEN', reference: null, reason: name });
    expect(taken.cashUp.moves.at(-1)).toMatchObject({ reference: '', guestName: name, note: 'Receipt 7' });
    await accounts.counter(payment);
    const back = await cashIn();
    expect([back.ofDay, back.ofShift]).toEqual([before.ofDay, before.ofShift]);
    expect(back.cashUp.moves.filter(({ guestName }) => guestName === name)).toHaveLength(2);
  });

  test('is taken in whole rupees, below the limit of a day, and above the amount of a PAN with a GSTIN only', async () => {
    const { id } = await companies.added();
    const cash = (amount: number, companyId = id) =>
      accounts
        .record({ companyId, amount, source: 'CASH' })
        .then((result) => (result.__typename === 'InvalidInput' ? faultsOf(result) : result.__typename));
    expect(await cash(12_345)).toEqual([['amount', 'CASH_IN_WHOLE_RUPEES']]);
    expect(await cash(19_999_900)).toBe('CompanyAccountStored');
    expect(await cash(100)).toEqual([['amount', 'COMPANY_CASH_LIMIT_OF_DAY']]);
    const { id: other } = await companies.added({ gstin: null, stateCode: '27' });
    expect(await cash(5_000_000, other)).toBe('CompanyAccountStored');
    expect(await cash(100, other)).toEqual([['amount', 'COMPANY_CASH_NEEDS_GSTIN']]);
  });

  test('is added up over stays that adjoin, and refused from ₹2 lakh on, also when it pays an invoice later', async () => {
    const { id } = await companies.added();
    const [first, second] = [await guests.invoiced(id), await guests.invoiced(id)];
    const invoices = [await invoiceIdOf(id, first.reference), await invoiceIdOf(id, second.reference)];
    await accounts.record({
      ...{ companyId: id, amount: 900_000, source: 'CASH' },
      applications: invoices.map((invoiceId) => ({ invoiceId, amount: 450_000 })),
    });
    const { manager } = testServer.installation.database;
    const of = (invoiceIds: string[]) => {
      const applications = invoiceIds.map((invoiceId) => ({ invoiceId, amount: 100 }));
      const at = { day: inDays(0), timeZone: 'Asia/Kolkata' };
      return cashOfCompany(manager, { companyId: id, applications, bookingId: null, ...at });
    };
    // The guests came two days after each other, for a night each.
    expect((await of(invoices.slice(0, 1))).forEventPaise).toBe(450_000);
    expect((await of(invoices)).forEventPaise).toBe(900_000);
    const rule = { gstin: null, panAbovePaise: 5_000_000 };
    const form = { takenPaise: 0, appliedPaise: 100 };
    const ofBooking = { forBookingPaise: 0, appliedToBookingPaise: 0 };
    const earlier = { onDayPaise: 0, forEventPaise: 19_999_800, ...ofBooking };
    expect(companyCashFault(form, earlier, rule)).toBeNull();
    expect(companyCashFault({ ...form, appliedPaise: 200 }, earlier, rule)).toMatchObject({
      ...{ field: 'applications', code: 'COMPANY_CASH_LIMIT_OF_EVENT' },
    });
  });
});

describe('₹2 lakh in cash is refused', () => {
  const LAKH = 10_000_000;
  const companyPays = (companyId: string, amount: number, oldestFirst = false) =>
    accounts
      .record({ companyId, amount, source: 'CASH', oldestFirst })
      .then((result) => (result.__typename === 'InvalidInput' ? faultsOf(result) : result.__typename));
  const guestPays = (reference: string, amount: number, folio: string | null = null) => {
    const form = deskPaymentForm(reference, { source: 'CASH', pan: 'PAIRS1234F', amount, folio });
    return recordPayment(testServer, form, owner).then((result) =>
      result.__typename === 'InvalidInput' ? faultsOf(result) : result.__typename,
    );
  };
  /** A guest whose room the company pays, with a charge of ₹3 lakh on each of two folios. */
  async function dearGuest() {
    const [company, other] = [
      await companies.added({ creditLimitPaise: 100 * LAKH }),
      await companies.added(),
    ];
    const guest = await guests.inHouse(other.id);
    const { reference, stay } = guest;
    await companies.setPayer(reference, null);
    const folio = await folios.open(reference, { name: 'Banquet', takes: ['ROOM'] });
    await companies.setFolioPayer(reference, folio, company.id);
    const charges = chargeSteps(testServer, () => owner);
    const words = { name: 'Banquet', department: 'OTHER' as const, pricePaise: 3 * LAKH, taxPercent: 0 };
    await charges.posted(stay, { words });
    await charges.posted(stay, { words });
    const first = (await folios.list(reference))[0]?.lines.map(({ id }) => id) ?? [];
    await folios.move(reference, first.slice(0, 1), folio);
    return { ...guest, company, folio };
  }

  test('for one booking, of guest and company together, on the account and at the desk', async () => {
    const { reference, stay, company } = await dearGuest();
    expect(await guestPays(reference, 1.5 * LAKH)).toBe('DeskPaymentRecorded');
    const rest = deskPaymentForm(reference, { source: 'UPI', amount: 1.4 * LAKH });
    await takeMoney(testServer, rest, owner);
    expect(await guests.checkOut(stay, { despiteBalance: true, reason: 'Pays tomorrow' })).toMatchObject({
      __typename: 'StayMoved',
    });
    await runDocumentJobs(testServer);
    expect(await companyPays(company.id, 0.5 * LAKH, true)).toEqual([
      ['applications', 'COMPANY_CASH_LIMIT_OF_BOOKING'],
    ]);
    expect(await companyPays(company.id, 0.4 * LAKH, true)).toBe('CompanyAccountStored');
    expect(await guestPays(reference, 0.1 * LAKH)).toEqual([['amount', 'CASH_LIMIT_OF_BOOKING']]);
  });

  test('from one company in a day, on its account and for its folios, whichever is first', async () => {
    const { reference, company, folio } = await dearGuest();
    expect(await companyPays(company.id, 1.5 * LAKH)).toBe('CompanyAccountStored');
    expect(await guestPays(reference, 0.5 * LAKH, folio)).toEqual([['amount', 'COMPANY_CASH_LIMIT_OF_DAY']]);
    expect(await guestPays(reference, 0.4 * LAKH, folio)).toBe('DeskPaymentRecorded');
    expect(await companyPays(company.id, 0.1 * LAKH)).toEqual([['amount', 'COMPANY_CASH_LIMIT_OF_DAY']]);
  });

  test('from a company that pays the first folio', async () => {
    const { id } = await companies.added({ creditLimitPaise: 100 * LAKH });
    const { reference, stay } = await guests.inHouse(id);
    const words = { name: 'Banquet', department: 'OTHER' as const, pricePaise: 3 * LAKH, taxPercent: 0 };
    await chargeSteps(testServer, () => owner).posted(stay, { words });
    expect(await guestPays(reference, 1.5 * LAKH)).toBe('DeskPaymentRecorded');
    expect(await companyPays(id, 0.5 * LAKH)).toEqual([['amount', 'COMPANY_CASH_LIMIT_OF_DAY']]);
  });
});

describe('a loophole is closed', () => {
  test('no more is applied than is open of the invoice', async () => {
    const { id } = await companies.added();
    const { reference } = await guests.invoiced(id);
    const invoiceId = await invoiceIdOf(id, reference);
    const above = { companyId: id, amount: 3 * night };
    const once = await accounts.record({ ...above, applications: [{ invoiceId, amount: night + 1 }] });
    expect(faultsOf(once)).toEqual([['applications', 'AMOUNT_ABOVE_INVOICE']]);
    const halves = [invoiceId, invoiceId].map((half) => ({ invoiceId: half, amount: night - 1 }));
    expect(faultsOf(await accounts.record({ ...above, applications: halves }))).toEqual([
      ['applications', 'AMOUNT_ABOVE_INVOICE'],
    ]);
  });

  test('no more is applied than the payment', async () => {
    const { id } = await companies.added();
    const { reference } = await guests.invoiced(id);
    const invoiceId = await invoiceIdOf(id, reference);
    const result = await accounts.record({
      companyId: id,
      amount: 999,
      applications: [{ invoiceId, amount: 1_000 }],
    });
    expect(faultsOf(result)).toEqual([['applications', 'AMOUNT_ABOVE_COMPANY_PAYMENT']]);
  });

  test('a payment pays no invoice of another company', async () => {
    const [debtor, other] = [await companies.added(), await companies.added()];
    const { reference } = await guests.invoiced(debtor.id);
    const invoiceId = await invoiceIdOf(debtor.id, reference);
    const result = await accounts.record({
      companyId: other.id,
      amount: 1_000,
      applications: [{ invoiceId, amount: 1_000 }],
    });
    expect(faultsOf(result)).toEqual([['applications', 'COMPANY_INVOICE_UNKNOWN']]);
  });

  test.each([
    ['a negative amount', { amount: -1 }, 'AMOUNT_OUT_OF_RANGE'],
    ['no amount', { amount: 0 }, 'AMOUNT_OUT_OF_RANGE'],
    ['more than the hotel could ever be paid', { amount: 100_000_000_001 }, 'AMOUNT_OUT_OF_RANGE'],
    ['a day before the hotel had records', { paidOn: '1026-11-20' }, 'DATE_TOO_EARLY'],
    ['money that has not come yet', { paidOn: '2099-01-01' }, 'PAID_ON_LATER'],
    [
      'a negative part',
      { applications: [{ invoiceId: crypto.randomUUID(), amount: -5 }] },
      'AMOUNT_OUT_OF_RANGE',
    ],
  ])('%s is refused', async (_what, form, code) => {
    const { id } = await companies.added();
    const result = await accounts.record({ companyId: id, amount: 1_000, ...form });
    expect(faultsOf(result)?.map(([, found]) => found)).toEqual([code]);
  });

  test('a company with an open invoice, or with a bill that is not invoiced yet, is not archived', async () => {
    const { id } = await companies.added();
    const { stay } = await guests.inHouse(id);
    await guests.checkOut(stay);
    expect(await companies.archive(id, 1)).toMatchObject({ code: 'COMPANY_OWES' });
    await runDocumentJobs(testServer);
    expect(await companies.archive(id, 1)).toMatchObject({ code: 'COMPANY_OWES' });
    await accounts.record({ companyId: id, amount: night, oldestFirst: true });
    expect(await companies.archive(id, 1)).toMatchObject({ __typename: 'CompanySaved' });
  });

  test('a registration that changes after the invoice changes no invoice', async () => {
    const { id, name, gstin } = await companies.added();
    const { reference } = await guests.invoiced(id);
    await companies.edit(id, 1, { name, gstin: null, stateCode: '29', pinCode: null });
    const [invoice] = await storedDocuments(testServer, reference);
    expect(invoice?.content.recipient).toMatchObject({ name, gstin });
    expect(await companies.setPayer(reference, null)).toMatchObject({ __typename: 'AlreadyInvoiced' });
  });
});

test('a credit note lowers what is open, and frees what was paid above it for the new invoice', async () => {
  const { id } = await companies.added();
  const { reference } = await guests.invoiced(id);
  const payment = await accounts.recorded({ companyId: id, amount: night - 1_000, oldestFirst: true });
  // The night is reversed and charged anew at the lower price.
  const allowed = await chargeSteps(testServer, () => owner).allow(reference, { amount: 50_000 });
  expect(allowed.__typename).toBe('ChargesStored');
  await runDocumentJobs(testServer);
  expect((await accounts.accountOf(id)).invoices).toMatchObject([
    { amount: { amount: night }, lowered: { amount: night }, open: { amount: 0 } },
    { amount: { amount: night - 50_000 }, lowered: { amount: 0 }, open: { amount: night - 50_000 } },
  ]);
  await accounts.apply(payment, [], { oldestFirst: true });
  expect(await accounts.balanceOf(id)).toEqual({ open: 0, notInvoiced: 0, unapplied: 49_000 });
  expect((await requests.atDesk(reference)).balance.amount).toBe(0);
});

test('invoices are listed by how long they are overdue: the due day itself is in time', async () => {
  const { id } = await companies.added({ daysToPay: 10 });
  const { checkout } = await guests.invoiced(id);
  const due = addDays(checkout, 10);
  const bandsOn = async (day: string) => {
    await goTo(testServer, day, '12:00');
    const row = (await accounts.aged()).find(({ companyId }) => companyId === id);
    const { notDue, days1To30, days31To60, days61To90, over90Days } = row ?? {};
    return [notDue, days1To30, days31To60, days61To90, over90Days].map((band) => band?.amount);
  };
  expect(await bandsOn(due)).toEqual([night, 0, 0, 0, 0]);
  expect(await bandsOn(addDays(due, 1))).toEqual([0, night, 0, 0, 0]);
  expect(await bandsOn(addDays(due, 30))).toEqual([0, night, 0, 0, 0]);
  expect(await bandsOn(addDays(due, 31))).toEqual([0, 0, night, 0, 0]);
  expect(await bandsOn(addDays(due, 61))).toEqual([0, 0, 0, night, 0]);
  expect(await bandsOn(addDays(due, 91))).toEqual([0, 0, 0, 0, night]);
});
