import {
  startLocalRegistrationPortal,
  type LocalRegistrationPortal,
} from '../../local/local-registration-portal';
import { addDays } from '../../src/platform/time/dates';
import { inDays } from '../testkit/bookings';
import { deskOf, goTo, letAllLeave, stayIdsOf } from '../testkit/check-ins';
import type { RequestOptions } from '../testkit/graphql';
import { openIdentity, OWNER } from '../testkit/identity';
import { confirmedBooking } from '../testkit/late-money';
import { issueAgain, LOTUS, reissuesOf } from '../testkit/reissues';
import { issueDocuments, storedDocuments } from '../testkit/tax-documents';
import { startTestServer, type TestServer } from '../testkit/test-server';
import { waitFor } from '../testkit/wait-for';

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

/** A guest, or a business, stays one night and leaves. Returns the reference. */
async function stayAndLeave(gstin: string | null): Promise<string> {
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
    address: ['5 Mill Lane', 'Mumbai 400 001'],
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
  const [invoice] = await testServer.query<{ irn: string | null; hasPaper: boolean }>(
    `SELECT registration ->> 'irn' AS irn, bytes IS NOT NULL AS "hasPaper" FROM tax_documents
     WHERE kind = 'INVOICE' AND booking_id = (SELECT id FROM bookings WHERE reference = $1)`,
    [reference],
  );
  return invoice;
}

/** Whether each kind of document has its paper. */
async function papersOf(reference: string): Promise<Record<string, boolean>> {
  const documents = await storedDocuments(testServer, reference);
  return Object.fromEntries(documents.map(({ kind, hasPaper }) => [kind, hasPaper]));
}

const REGISTERED = { irn: expect.stringMatching(/^[0-9a-f]{64}$/), hasPaper: true };
const NOT_REGISTERED = { irn: null, hasPaper: true };

test('switched off, as it is at first: an invoice to a business is not registered', async () => {
  expect(await invoiceOf(await stayAndLeave('27AAPFU0939F1ZV'))).toEqual(NOT_REGISTERED);
});

test('switched on: an invoice to a business has its registration before its paper', async () => {
  await switchRegistration(true);
  expect(await invoiceOf(await stayAndLeave('27AAPFU0939F1ZV'))).toEqual(REGISTERED);
});

test('switched on: an invoice to a guest is not registered', async () => {
  await switchRegistration(true);
  expect(await invoiceOf(await stayAndLeave(null))).toEqual(NOT_REGISTERED);
});

test('while the portal is away the invoice has its number and waits for its paper; the next try gives both', async () => {
  await switchRegistration(true);
  portal.behave('500');
  const reference = await stayAndLeave('27AAPFU0939F1ZV');
  expect(await invoiceOf(reference)).toEqual({ irn: null, hasPaper: false });
  expect(await papersOf(reference)).toEqual({ RECEIPT_VOUCHER: true, INVOICE: false });
  portal.behave('well');
  await testServer.query('UPDATE graphile_worker._private_jobs SET run_at = now()');
  await testServer.runJobs();
  expect(await invoiceOf(reference)).toEqual(REGISTERED);
});

describe('an invoice that is issued again', () => {
  const TO_LOTUS = { ...LOTUS, address: '12 MG Road\nBengaluru 560001' };

  async function registeredInvoice() {
    await switchRegistration(true);
    const reference = await stayAndLeave('27AAPFU0939F1ZV');
    const [invoice] = (await reissuesOf(testServer, reference, owner)).invoices;
    return { reference, id: invoice?.id ?? '' };
  }

  const registrationsOf = (invoiceId: string) =>
    testServer.query<{ kind: string; irn: string | null; hasPaper: boolean }>(
      `SELECT kind, registration ->> 'irn' AS irn, bytes IS NOT NULL AS "hasPaper" FROM tax_documents
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

  test('while the portal is away both wait, and the new one is not issued again before it has its paper', async () => {
    const { reference, id } = await registeredInvoice();
    portal.behave('500');
    await issueAgain(testServer, { id, ...TO_LOTUS }, owner);
    await testServer.runJobs();
    const waiting = { irn: null, hasPaper: false };
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
    expect((await registrationsOf(id)).map(({ hasPaper }) => hasPaper)).toEqual([true, true]);
  });
});
