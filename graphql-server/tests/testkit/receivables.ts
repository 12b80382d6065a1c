import type { CheckOutInput, CompanyPaymentInput } from '../generated/operations';
import { addDays } from '../../src/platform/time/dates';
import { inDays } from './bookings';
import { deskOf, goTo, stayIdsOf } from './check-ins';
import { companySteps } from './companies';
import { countInEachFile } from './counting';
import { bookedAtDesk, deskStay } from './desk-bookings';
import { assertType, execute, gql, type RequestOptions } from './graphql';
import { runDocumentJobs } from './tax-documents';
import type { TestServer } from './test-server';

const ACCOUNT = gql(`query CompanyAccountInTest($companyId: ID!) {
  account: companyAccount(companyId: $companyId) {
    balance { open { amount } notInvoiced { amount } unapplied { amount } }
    invoices {
      invoiceId number reference dated dueOn daysOverdue
      amount { amount } lowered { amount } applied { amount } open { amount }
    }
    payments {
      id source note paidOn counterReason amount { amount } left { amount }
      applications { id number takenBackReason amount { amount } }
    }
  }
}`);
const AGED = gql(`query AgedReceivablesInTest {
  agedReceivables {
    companyId name notDue { amount } days1To30 { amount } days31To60 { amount } days61To90 { amount }
    over90Days { amount } remindedAt balance { open { amount } }
  }
}`);
const RECORD = gql(`mutation RecordCompanyPaymentInTest($input: CompanyPaymentInput!) {
  result: recordCompanyPayment(input: $input) {
    __typename
    ... on CompanyAccountStored { account { balance { open { amount } unapplied { amount } } payments { id } } }
    ... on InvalidInput { faults { field code message } }
    ... on Refusal { code }
  }
}`);
const APPLY = gql(`mutation ApplyCompanyPaymentInTest($paymentId: ID!, $input: ApplyCompanyPaymentInput!) {
  result: applyCompanyPayment(paymentId: $paymentId, input: $input) {
    __typename
    ... on CompanyAccountStored { account { balance { open { amount } unapplied { amount } } } }
    ... on InvalidInput { faults { field code message } }
    ... on Refusal { code }
  }
}`);
const TAKE_BACK = gql(`mutation TakeBackApplicationInTest($id: ID!, $reason: String!) {
  result: takeBackApplication(id: $id, reason: $reason) {
    __typename
    ... on CompanyAccountStored { account { balance { open { amount } unapplied { amount } } } }
    ... on Refusal { code }
  }
}`);
const COUNTER = gql(`mutation CounterCompanyPaymentInTest($paymentId: ID!, $reason: String!) {
  result: counterCompanyPayment(paymentId: $paymentId, reason: $reason) {
    __typename
    ... on CompanyAccountStored { account { balance { open { amount } unapplied { amount } } } }
    ... on Refusal { code }
  }
}`);
const TAKE_BACK_DEBT = gql(`mutation TakeBackCompanyDebtInTest($reference: String!, $reason: String!) {
  result: takeBackCompanyDebt(reference: $reference, reason: $reason) {
    __typename
    ... on CompanyDebtTakenBack { amount { amount } }
  }
}`);

const STATEMENT = gql(`query CompanyStatementInTest($companyId: ID!, $from: PlainDate!, $to: PlainDate!) {
  result: companyStatement(companyId: $companyId, from: $from, to: $to) {
    __typename
    ... on StatementFileView { filename type content }
    ... on InvalidInput { faults { field code } }
  }
}`);
const SEND_STATEMENT = gql(`mutation SendCompanyStatementInTest($input: CompanyStatementInput!) {
  result: sendCompanyStatement(input: $input) {
    __typename ... on InvalidInput { faults { field code } } ... on Refusal { code }
  }
}`);
const SEND_REMINDER = gql(`mutation SendCompanyReminderInTest($input: CompanyReminderInput!) {
  result: sendCompanyReminder(input: $input) {
    __typename ... on InvalidInput { faults { field code } } ... on Refusal { code }
  }
}`);

/** The address of the person of each company in tests. */
export const COMPANY_EMAIL = 'asha@konkan.example';

let keys = 0;

/** A key that no other form of this file uses. */
export const freshAccountKey = (): string => `company-account-${String((keys += 1)).padStart(6, '0')}`;

/** The steps of the staff with what companies owe. */
export function receivableSteps(server: Pick<TestServer, 'url'>, staff: () => RequestOptions) {
  const accountOf = async (companyId: string) =>
    (await execute(server, ACCOUNT, { companyId }, staff())).account;
  /** What is open, not invoiced and not applied, in paise. */
  const balanceOf = async (companyId: string) => {
    const { open, notInvoiced, unapplied } = (await accountOf(companyId)).balance;
    return { open: open.amount, notInvoiced: notInvoiced.amount, unapplied: unapplied.amount };
  };
  const aged = async () => (await execute(server, AGED, {}, staff())).agedReceivables;
  const record = async (
    form: Partial<CompanyPaymentInput> & Pick<CompanyPaymentInput, 'companyId' | 'amount'>,
    who = staff(),
  ) => {
    const input: CompanyPaymentInput = {
      source: 'BANK_TRANSFER',
      paidOn: inDays(0),
      note: 'UTR 4711',
      applications: [],
      oldestFirst: false,
      idempotencyKey: freshAccountKey(),
      ...form,
    };
    return (await execute(server, RECORD, { input }, who)).result;
  };
  /** The id of a payment that is recorded now. */
  const recorded = async (form: Parameters<typeof record>[0]): Promise<string> => {
    const result = await record(form);
    assertType(result, 'CompanyAccountStored');
    return result.account.payments[0]?.id ?? '';
  };
  const apply = async (
    paymentId: string,
    applications: { invoiceId: string; amount: number }[],
    { oldestFirst = false, idempotencyKey = freshAccountKey() } = {},
  ) => {
    const input = { applications, oldestFirst, idempotencyKey };
    return (await execute(server, APPLY, { paymentId, input }, staff())).result;
  };
  const takeBack = async (id: string, reason = 'Applied to the wrong invoice') =>
    (await execute(server, TAKE_BACK, { id, reason }, staff())).result;
  const counter = async (paymentId: string, reason = 'Recorded twice', who = staff()) =>
    (await execute(server, COUNTER, { paymentId, reason }, who)).result;
  const takeBackDebt = async (reference: string, who = staff()) =>
    (await execute(server, TAKE_BACK_DEBT, { reference, reason: 'The guest pays after all' }, who)).result;
  /** The statement of account as a file. */
  const statement = async (companyId: string, period: { from: string; to: string }) =>
    (await execute(server, STATEMENT, { companyId, ...period }, staff())).result;
  const sendStatement = async (
    companyId: string,
    period: { from: string; to: string },
    { email = COMPANY_EMAIL, idempotencyKey = freshAccountKey() } = {},
  ) => {
    const input = { companyId, email, idempotencyKey, ...period };
    return (await execute(server, SEND_STATEMENT, { input }, staff())).result;
  };
  const sendReminder = async (
    companyId: string,
    { email = COMPANY_EMAIL, idempotencyKey = freshAccountKey() } = {},
  ) => {
    const input = { companyId, email, idempotencyKey };
    return (await execute(server, SEND_REMINDER, { input }, staff())).result;
  };
  const payments = { record, recorded, apply, takeBack, counter, takeBackDebt };
  return { accountOf, balanceOf, aged, ...payments, statement, sendStatement, sendReminder };
}

const countPair = countInEachFile();

/** Guests whose company pays: they book, arrive and leave on days of their own. */
export function companyGuests(testServer: TestServer, staff: () => RequestOptions) {
  const companies = companySteps(testServer, staff);
  const desk = deskOf(testServer, staff);
  let day = 20;
  /** A guest in the house on the day of leaving, for whom the company pays. */
  const inHouse = async (companyId: string, { sameDay = false, roomType = 'Single' } = {}) => {
    if (!sameDay) day = 20 + 2 * countPair();
    const [checkin, checkout] = [inDays(day), inDays(day + 1)];
    if (sameDay) await goTo(testServer, checkin, '13:00');
    const email = `company-${day}-${sameDay}@guest.example`;
    const reference = await bookedAtDesk(
      testServer,
      { stays: [deskStay({ checkin, checkout, roomType })], email },
      staff(),
    );
    await companies.setPayer(reference, companyId);
    const [stay = ''] = await stayIdsOf(testServer, reference);
    await goTo(testServer, checkin, '14:00');
    await desk.checkIn(stay);
    await goTo(testServer, checkout, '10:00');
    return { reference, stay, checkout: addDays(checkin, 1) };
  };
  const checkOut = (stay: string, form: Partial<CheckOutInput> = {}) =>
    desk.checkOut(stay, { toCompany: true, ...form });
  /** The invoice of a guest who has left to the company. */
  const invoiced = async (companyId: string, { roomType }: { roomType?: string } = {}) => {
    const guest = await inHouse(companyId, { roomType });
    assertType(await checkOut(guest.stay), 'StayMoved');
    await runDocumentJobs(testServer);
    return guest;
  };
  return { inHouse, checkOut, invoiced };
}
