import {
  startLocalRegistrationPortal,
  type LocalRegistrationPortal,
} from '../../../local/local-registration-portal';
import { PORTAL_PATIENCE_HOURS } from '../../../src/invoices/e-invoicing/registration.service';
import { addDays } from '../../../src/platform/time/dates';
import { inDays } from '../../testkit/bookings';
import { deskOf, goTo, letAllLeave, stayIdsOf } from '../../testkit/check-ins';
import { assertType, execute, gql, type RequestOptions } from '../../testkit/graphql';
import { folioGuests } from '../../testkit/guests-with-folios';
import { openIdentity, OWNER } from '../../testkit/identity';
import { confirmedBooking } from '../../testkit/late-money';
import { issueAgain, LOTUS, reissuesOf } from '../../testkit/reissues';
import { issueDocuments, storedDocuments } from '../../testkit/tax-documents';
import { startTestServer, type TestServer } from '../../testkit/test-server';
import { waitFor } from '../../testkit/wait-for';

const KEYS = { clientId: 'client-of-tests', clientSecret: 'client-secret-of-tests' };

let portal: LocalRegistrationPortal;
let testServer: TestServer;
let owner: RequestOptions;
let desk: ReturnType<typeof deskOf>;
beforeAll(async () => {
  portal = await startLocalRegistrationPortal(KEYS);
  testServer = await startTestServer({
    E_INVOICING_API_URL: portal.url,
    E_INVOICING_CLIENT_ID: KEYS.clientId,
    E_INVOICING_CLIENT_SECRET: KEYS.clientSecret,
    E_INVOICING_USER_NAME: 'hotel',
    E_INVOICING_PASSWORD: 'password-of-tests',
  });
  const { token } = await (await openIdentity()).signIn({ email: OWNER.email, emailVerified: true });
  owner = { token };
  desk = deskOf(testServer, () => owner);
  await issueDocuments(testServer);
});
afterAll(async () => {
  await testServer.stop();
  await portal.stop();
});
beforeEach(async () => {
  await letAllLeave(testServer);
  await testServer.shiftClock('0');
  portal.behave('well');
});

async function switchRegistration(isOn: boolean): Promise<void> {
  await testServer.query('UPDATE property SET e_invoicing = $1', [isOn]);
  const { property } = testServer.installation.services;
  await waitFor('the server has heard of it', () => Promise.resolve(property.current.eInvoicing === isOn));
}

let weeks = 0;

const ADDRESS = ['5 Mill Lane', 'Mumbai 400 001'];

/** A guest or a business stays one night and leaves. Returns the reference. */
async function stayAndLeave(
  gstin: string | null,
  address = ADDRESS,
  pinCode: string | null = null,
): Promise<string> {
  weeks += 1;
  const checkin = inDays(20 + 7 * weeks);
  const checkout = addDays(checkin, 1);
  const { held } = await confirmedBooking(testServer, { checkin, checkout });
  const { reference } = held.booking;
  const { billingDetails, bookingRepository } = testServer.installation.services;
  const id = (await bookingRepository.findByReference(reference))?.id ?? '';
  const state = { code: '27', name: 'Maharashtra' };
  await billingDetails.set(id, {
    name: 'Ganga Textiles',
    address,
    pinCode,
    gstin,
    state,
  });
  const [stay = ''] = await stayIdsOf(testServer, reference);
  await goTo(testServer, checkin, '14:00');
  await desk.checkIn(stay);
  await goTo(testServer, checkout, '10:00');
  await desk.checkOut(stay);
  await testServer.runJobs();
  return reference;
}

async function invoiceOf(reference: string) {
  const [invoice] = await testServer.query<{ irn: string | null; hasPdf: boolean }>(
    `SELECT registration ->> 'irn' AS irn, bytes IS NOT NULL AS "hasPdf" FROM tax_documents
     WHERE kind = 'INVOICE' AND booking_id = (SELECT id FROM bookings WHERE reference = $1)`,
    [reference],
  );
  return invoice;
}

/** Whether each kind of document has its file. */
async function papersOf(reference: string): Promise<Record<string, boolean>> {
  const documents = await storedDocuments(testServer, reference);
  return Object.fromEntries(documents.map(({ kind, hasPdf }) => [kind, hasPdf]));
}

const REGISTERED = { irn: expect.stringMatching(/^[0-9a-f]{64}$/), hasPdf: true };
const NOT_REGISTERED = { irn: null, hasPdf: true };

test('switched off, as it is at first: an invoice to a business is not registered', async () => {
  expect(await invoiceOf(await stayAndLeave('27AAPFU0939F1ZV'))).toEqual(NOT_REGISTERED);
});

test('switched on: an invoice to a business is registered before it has its file', async () => {
  await switchRegistration(true);
  expect(await invoiceOf(await stayAndLeave('27AAPFU0939F1ZV'))).toEqual(REGISTERED);
});

test('switched on: an invoice whose address has no PIN code is registered with the PIN code entered separately', async () => {
  await switchRegistration(true);
  const reference = await stayAndLeave('27AAPFU0939F1ZV', ['5 Mill Lane', 'Mumbai'], '400001');
  expect(await invoiceOf(reference)).toEqual(REGISTERED);
});

test('switched on: an invoice to a guest is not registered', async () => {
  await switchRegistration(true);
  expect(await invoiceOf(await stayAndLeave(null))).toEqual(NOT_REGISTERED);
});

test('while the portal is away the invoice has its number and waits for its file; the next attempt adds both', async () => {
  await switchRegistration(true);
  portal.behave('500');
  const reference = await stayAndLeave('27AAPFU0939F1ZV');
  expect(await invoiceOf(reference)).toEqual({ irn: null, hasPdf: false });
  expect(await papersOf(reference)).toEqual({ RECEIPT_VOUCHER: true, INVOICE: false });
  portal.behave('well');
  await testServer.query('UPDATE graphile_worker._private_jobs SET run_at = now()');
  await testServer.runJobs();
  expect(await invoiceOf(reference)).toEqual(REGISTERED);
});

describe('an invoice that is issued again', () => {
  const TO_LOTUS = { ...LOTUS, address: '12 MG Road\nBengaluru 560001', pinCode: '560001' };

  async function registeredInvoice() {
    await switchRegistration(true);
    const reference = await stayAndLeave('27AAPFU0939F1ZV');
    const [invoice] = (await reissuesOf(testServer, reference, owner)).invoices;
    return { reference, id: invoice?.id ?? '' };
  }

  const registrationsOf = (invoiceId: string) =>
    testServer.query<{ kind: string; irn: string | null; hasPdf: boolean }>(
      `SELECT kind, registration ->> 'irn' AS irn, bytes IS NOT NULL AS "hasPdf" FROM tax_documents
       WHERE reissue_of = $1 ORDER BY kind`,
      [invoiceId],
    );

  test('its credit note and the new invoice are registered, too', async () => {
    const { reference, id } = await registeredInvoice();
    await issueAgain(testServer, { id, ...TO_LOTUS }, owner);
    await testServer.runJobs();
    expect(await registrationsOf(id)).toEqual([
      { kind: 'CREDIT_NOTE', ...REGISTERED },
      { kind: 'INVOICE', ...REGISTERED },
    ]);
    expect(await reissuesOf(testServer, reference, owner)).toMatchObject({ isUnderWay: false });
  });

  test('while the portal is away both wait, and the new invoice cannot be issued again before it has its file', async () => {
    const { reference, id } = await registeredInvoice();
    portal.behave('500');
    await issueAgain(testServer, { id, ...TO_LOTUS }, owner);
    await testServer.runJobs();
    const waiting = { irn: null, hasPdf: false };
    expect(await registrationsOf(id)).toEqual([
      { kind: 'CREDIT_NOTE', ...waiting },
      { kind: 'INVOICE', ...waiting },
    ]);
    expect(await reissuesOf(testServer, reference, owner)).toEqual({ isUnderWay: true, invoices: [] });
    const [newest] = (await storedDocuments(testServer, reference)).slice(-1);
    expect(
      await issueAgain(testServer, { id: newest?.id ?? '', ...TO_LOTUS, name: 'Lotus' }, owner),
    ).toMatchObject({ __typename: 'ReissueRefused', code: 'INVOICE_WAITS', field: 'id' });
    portal.behave('well');
    await testServer.query('UPDATE graphile_worker._private_jobs SET run_at = now()');
    await testServer.runJobs();
    expect((await registrationsOf(id)).map(({ hasPdf }) => hasPdf)).toEqual([true, true]);
  });
});

const TASKS = gql(`query RegistrationTasks {
  openTasks { id kind reference document folio problem amount { amount } }
}`);
const SEND_AGAIN = gql(`mutation RegisterAgain($task: ID!) {
  registerDocumentAgain(task: $task) { __typename ... on DocumentSentAgain { task } ... on Refusal { code } }
}`);
const SET_BILLING = gql(`mutation CorrectBilling($input: SetGuestBillingDetailsInput!) {
  setGuestBillingDetails(input: $input) { __typename ... on GuestBillingDetailsSet { billing { isInvoiced } } }
}`);
const FINISH = gql(
  `mutation FinishRegistration($input: FinishTaskInput!) { finishTask(input: $input) { __typename } }`,
);

async function openTasks(kind: 'DOCUMENT_REFUSED' | 'PORTAL_UNREACHABLE') {
  const data = await execute(testServer, TASKS, {}, owner);
  return data.openTasks.filter((task) => task.kind === kind);
}

const refusedOf = async (reference: string) =>
  (await openTasks('DOCUMENT_REFUSED')).filter((task) => task.reference === reference);

async function tryAgainNow(): Promise<void> {
  await testServer.query('UPDATE graphile_worker._private_jobs SET run_at = now()');
  await testServer.runJobs();
}

const sendAgain = async (task: string) =>
  (await execute(testServer, SEND_AGAIN, { task }, owner)).registerDocumentAgain;

const correct = async (
  reference: string,
  change: { name?: string; gstin?: string | null; address?: string; pinCode?: string },
) => {
  const input = {
    reference,
    name: 'Ganga Textiles',
    address: ADDRESS.join('\n'),
    gstin: '27AAPFU0939F1ZV',
    stateCode: '27',
    pinCode: '400001',
    ...change,
  };
  return (await execute(testServer, SET_BILLING, { input }, owner)).setGuestBillingDetails;
};

describe('a document that the portal refuses', () => {
  const WITHOUT_POSTCODE = ['5 Mill Lane', 'Mumbai'];

  test('is a task; corrected and sent again it has its registration, the same number and amounts, and no task', async () => {
    await switchRegistration(true);
    const reference = await stayAndLeave('27AAPFU0939F1ZV', WITHOUT_POSTCODE);
    expect(await invoiceOf(reference)).toEqual({ irn: null, hasPdf: false });
    const [before] = (await storedDocuments(testServer, reference)).filter(({ kind }) => kind === 'INVOICE');
    const [task, ...others] = await refusedOf(reference);
    expect(others).toEqual([]);
    expect(task).toMatchObject({
      reference,
      document: before?.number,
      amount: { amount: before?.totalPaise },
      problem: 'The document lacks the recipient’s GSTIN, address with postcode, or state. (INCOMPLETE)',
    });
    // Another attempt with the same reason is the same task.
    await tryAgainNow();
    expect(await refusedOf(reference)).toEqual([task]);

    expect(await correct(reference, {})).toEqual({
      __typename: 'GuestBillingDetailsSet',
      billing: { isInvoiced: false },
    });
    expect(await sendAgain(String(task?.id))).toEqual({ __typename: 'DocumentSentAgain', task: task?.id });
    await testServer.runJobs();
    expect(await invoiceOf(reference)).toEqual(REGISTERED);
    expect(await refusedOf(reference)).toEqual([]);
    const [after] = (await storedDocuments(testServer, reference)).filter(({ kind }) => kind === 'INVOICE');
    expect(after?.content).toEqual({
      ...before?.content,
      recipient: { ...before?.content.recipient, address: ADDRESS, pinCode: '400001' },
    });
    expect(await correct(reference, {})).toEqual({ __typename: 'AlreadyInvoiced' });
    expect(await sendAgain(String(task?.id))).toMatchObject({ code: 'RECORD_NOT_FOUND' });
    expect((await testServer.breaches()).filter(({ invariant }) => invariant.includes('document'))).toEqual(
      [],
    );
    const [entry] = await testServer.query(
      `SELECT details FROM administrator_actions WHERE action = 'registerDocumentAgain' ORDER BY id DESC LIMIT 1`,
    );
    expect(entry).toEqual({ details: { document: before?.number } });
  });

  test('of a further folio names the folio, and is corrected with the details of its payer', async () => {
    await switchRegistration(true);
    const guests = folioGuests(testServer, () => owner);
    const guest = await guests.inHouse();
    const company = { name: 'Ganga Textiles', gstin: '27AAPFU0939F1ZV', stateCode: '27' };
    const payer = { ...company, address: WITHOUT_POSTCODE.join('\n'), pinCode: '400001' };
    const folio = await guests.folios.open(guest.reference, { name: 'Ganga', takes: ['ROOM'], payer });
    // The PIN code was not asked for when the folio was opened.
    await testServer.query(`UPDATE folios SET payer = payer || '{"pinCode": null}' WHERE id = $1`, [folio]);
    await guests.payAll(guest.reference);
    await guests.folios.close(folio);
    await testServer.runJobs();
    const [task] = await refusedOf(guest.reference);
    expect(task).toMatchObject({ folio: 'Ganga' });
    const corrected = { ...payer, address: ADDRESS.join('\n') };
    assertType(await guests.folios.setPayer(folio, 'Ganga', corrected), 'FoliosStored');
    await sendAgain(String(task?.id));
    await testServer.runJobs();
    expect(await refusedOf(guest.reference)).toEqual([]);
    const invoices = (await storedDocuments(testServer, guest.reference)).filter(
      ({ kind }) => kind === 'INVOICE',
    );
    expect(invoices.map(({ content }) => content.recipient.pinCode)).toEqual(['400001']);
    await guests.leave(guest);
  });

  test('refused again for another reason is one task with the new reason', async () => {
    await switchRegistration(true);
    const reference = await stayAndLeave('27AAPFU0939F1ZV', WITHOUT_POSTCODE);
    const [task] = await refusedOf(reference);
    // Shorter than the portal accepts.
    await correct(reference, { name: 'GT' });
    await sendAgain(String(task?.id));
    await testServer.runJobs();
    expect(await refusedOf(reference)).toMatchObject([
      { id: task?.id, problem: expect.stringMatching(/LglNm.*\(5002\)$/s) },
    ]);
    await correct(reference, {});
    await sendAgain(String(task?.id));
    await testServer.runJobs();
    expect(await invoiceOf(reference)).toEqual(REGISTERED);
  });

  test('that is corrected to a guest without a GSTIN needs no registration', async () => {
    await switchRegistration(true);
    const reference = await stayAndLeave('27AAPFU0939F1ZV', WITHOUT_POSTCODE);
    const [task] = await refusedOf(reference);
    await correct(reference, { gstin: null });
    await sendAgain(String(task?.id));
    await testServer.runJobs();
    expect(await invoiceOf(reference)).toEqual(NOT_REGISTERED);
    expect(await refusedOf(reference)).toEqual([]);
  });

  test('whose task a person has finished does not become a task again for the same reason', async () => {
    await switchRegistration(true);
    const reference = await stayAndLeave('27AAPFU0939F1ZV', WITHOUT_POSTCODE);
    const [task] = await refusedOf(reference);
    const input = { id: String(task?.id), note: 'The accountant looks into it' };
    await execute(testServer, FINISH, { input }, owner);
    await tryAgainNow();
    expect(await refusedOf(reference)).toEqual([]);
  });

  test('keeps its supplier and recipient while its last attempt has no response: it may have been registered', async () => {
    await switchRegistration(true);
    const reference = await stayAndLeave('27AAPFU0939F1ZV', WITHOUT_POSTCODE);
    const [task] = await refusedOf(reference);
    await correct(reference, {});
    portal.behave('lost');
    await sendAgain(String(task?.id));
    await testServer.runJobs();
    expect(await invoiceOf(reference)).toEqual({ irn: null, hasPdf: false });
    expect(await correct(reference, { address: '9 Other Lane\nPune', pinCode: '411 001' })).toEqual({
      __typename: 'AlreadyInvoiced',
    });
    portal.behave('well');
    expect(await sendAgain(String(task?.id))).toMatchObject({ __typename: 'DocumentSentAgain' });
    await testServer.runJobs();
    expect(await invoiceOf(reference)).toEqual(REGISTERED);
    const [invoice] = (await storedDocuments(testServer, reference)).filter(({ kind }) => kind === 'INVOICE');
    expect(invoice?.content.recipient.address).toEqual(ADDRESS);
  });

  test('cannot be changed in another way, not even by SQL', async () => {
    await switchRegistration(true);
    const reference = await stayAndLeave('27AAPFU0939F1ZV', WITHOUT_POSTCODE);
    const change = (set: string) =>
      testServer.query(
        `UPDATE tax_documents SET ${set} WHERE kind = 'INVOICE'
         AND booking_id = (SELECT id FROM bookings WHERE reference = $1)`,
        [reference],
      );
    await expect(change(`content = jsonb_set(content, '{totalPaise}', '1')`)).rejects.toThrow(
      'never changes',
    );
    await expect(change(`total_paise = 1`)).rejects.toThrow('never changes');
    await expect(change(`recipient_gstin = NULL`)).rejects.toThrow('never changes');
    await switchRegistration(false);
    await tryAgainNow();
    expect(await invoiceOf(reference)).toEqual(NOT_REGISTERED);
    expect(await refusedOf(reference)).toEqual([]);
    await expect(change(`content = jsonb_set(content, '{recipient,name}', '"Another"')`)).rejects.toThrow(
      'never changes',
    );
  });
});

describe('a portal that is away for long', () => {
  test('is one task for all documents that wait, after three hours; it ends when the portal responds', async () => {
    await switchRegistration(true);
    portal.behave('500');
    const first = await stayAndLeave('27AAPFU0939F1ZV');
    expect(await openTasks('PORTAL_UNREACHABLE')).toEqual([]);
    const second = await stayAndLeave('27AAPFU0939F1ZV');
    await tryAgainNow();
    const [task, ...others] = await openTasks('PORTAL_UNREACHABLE');
    expect(others).toEqual([]);
    expect(task).toMatchObject({ reference: null, document: null, problem: 'The portal responded 500.' });
    portal.behave('well');
    await tryAgainNow();
    expect(await invoiceOf(first)).toEqual(REGISTERED);
    expect(await invoiceOf(second)).toEqual(REGISTERED);
    expect(await openTasks('PORTAL_UNREACHABLE')).toEqual([]);
  });

  test(`is no task before ${PORTAL_PATIENCE_HOURS} hours are over`, async () => {
    await switchRegistration(true);
    portal.behave('500');
    const reference = await stayAndLeave('27AAPFU0939F1ZV');
    await testServer.query(
      `UPDATE tax_documents SET registration_waits_since = hotel_now() - interval '170 minutes' WHERE bytes IS NULL`,
    );
    await tryAgainNow();
    expect(await openTasks('PORTAL_UNREACHABLE')).toEqual([]);
    await testServer.query(
      `UPDATE tax_documents SET registration_waits_since = hotel_now() - interval '181 minutes' WHERE bytes IS NULL`,
    );
    await tryAgainNow();
    expect(await openTasks('PORTAL_UNREACHABLE')).toHaveLength(1);
    portal.behave('well');
    await tryAgainNow();
    expect(await invoiceOf(reference)).toEqual(REGISTERED);
  });
});
