import { addDays } from '../../src/platform/time/dates';
import type { IssueInvoiceAgainInput } from '../generated/operations';
import { inDays } from './bookings';
import { goTo, stayIdsOf, type deskOf } from './check-ins';
import { countInEachFile } from './counting';
import { execute, gql, type RequestOptions } from './graphql';
import { confirmedBooking } from './late-money';
import { storedDocuments } from './tax-documents';
import type { TestServer } from './test-server';

const REISSUES = gql(`query ReissuesInTest($reference: String!) {
  taxDocuments(reference: $reference) {
    reissues { isUnderWay invoices { id number name address stateCode gstin } }
  }
}`);
const ISSUE_AGAIN = gql(`mutation IssueInvoiceAgainInTest($input: IssueInvoiceAgainInput!) {
  result: issueInvoiceAgain(input: $input) {
    __typename
    ... on InvoiceIssuedAgain { reissues { isUnderWay invoices { number } } }
    ... on InvalidInput { faults { field code } }
    ... on Refusal { code field message }
  }
}`);

/** A business in Maharashtra, as a form has it. */
export const MARIGOLD = {
  name: 'Marigold Textiles Private Limited',
  address: 'Nariman Bhavan\nMumbai 400021',
  gstin: '27AAPFU0939F1ZV',
};
/** A business in Karnataka. */
export const LOTUS = {
  name: 'Lotus Exports',
  address: '12 MG Road\nBengaluru 560001',
  gstin: '29AAGCB7383J1Z4',
};

/** As the server stores them. */
export const RECIPIENTS = {
  business: {
    name: MARIGOLD.name,
    address: MARIGOLD.address.split('\n'),
    gstin: MARIGOLD.gstin,
    pinCode: null,
    state: { name: 'Maharashtra', code: '27' },
  },
  'another business': {
    name: LOTUS.name,
    address: LOTUS.address.split('\n'),
    gstin: LOTUS.gstin,
    pinCode: null,
    state: { name: 'Karnataka', code: '29' },
  },
  guest: {
    name: 'Asha Rao',
    address: ['7 Lotus Lane', 'Pune 411001'],
    gstin: null,
    pinCode: null,
    state: { name: 'Maharashtra', code: '27' },
  },
};

const countWeek = countInEachFile();

/** A guest who has paid for two nights, for the business if it is given, and is in the house. */
export async function arrivedGuest(
  testServer: TestServer,
  desk: ReturnType<typeof deskOf>,
  billing: typeof MARIGOLD | null,
) {
  const checkin = inDays(10 + 5 * countWeek());
  const form = { checkin, checkout: addDays(checkin, 2), email: testServer.freshEmail() };
  const { held } = await confirmedBooking(testServer, { ...form, ...(billing && { billing }) });
  await testServer.runJobs();
  const { reference } = held.booking;
  const [stay = ''] = await stayIdsOf(testServer, reference);
  await goTo(testServer, checkin, '14:00');
  await desk.checkIn(stay);
  return { ...form, reference, stay, token: held.token };
}

/** A guest as in {@link arrivedGuest}, who has left and has the invoice. */
export async function departedGuest(
  testServer: TestServer,
  desk: ReturnType<typeof deskOf>,
  billing: typeof MARIGOLD | null,
) {
  const guest = await arrivedGuest(testServer, desk, billing);
  await goTo(testServer, guest.checkout, '10:00');
  await desk.checkOut(guest.stay);
  await testServer.runJobs();
  const invoice = (await storedDocuments(testServer, guest.reference)).find(({ kind }) => kind === 'INVOICE');
  if (!invoice) throw new Error(`There is no invoice of ${guest.reference}.`);
  return { ...guest, invoice };
}

/** Which invoices the desk may issue again. */
export async function reissuesOf(
  testServer: Pick<TestServer, 'url'>,
  reference: string,
  owner: RequestOptions,
) {
  return (await execute(testServer, REISSUES, { reference }, owner)).taxDocuments.reissues;
}

/** Sends the form; its documents are then made by their job. */
export async function issueAgain(
  testServer: Pick<TestServer, 'url'>,
  form: Partial<IssueInvoiceAgainInput> & { id: string },
  owner: RequestOptions,
) {
  const input = { ...LOTUS, reason: 'The guest gave another company', ...form };
  return (await execute(testServer, ISSUE_AGAIN, { input }, owner)).result;
}
