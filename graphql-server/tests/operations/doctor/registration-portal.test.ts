import { createServer } from 'node:http';
import { Client } from 'pg';
import { close, listen, LOOPBACK } from '../../../local/listening';
import {
  startLocalRegistrationPortal,
  type LocalRegistrationPortal,
} from '../../../local/local-registration-portal';
import { checkRegistrationPortal } from '../../../src/operations/doctor/registration-portal.check';
import { readPortalAccount } from '../../../src/invoices/e-invoicing/portal/portal-account';
import { lineFor } from '../../testkit/doctor-lines';
import { startSilentServer } from '../../testkit/silent-server';
import { createMigratedDatabase, type TestDatabase } from '../../testkit/test-database';

const GSTIN = '08AAACS1234F1ZS';
const KEYS = { clientId: 'client-of-tests', clientSecret: 'client-secret-of-tests' };

let database: TestDatabase;
let owner: Client;
let portal: LocalRegistrationPortal;
beforeAll(async () => {
  portal = await startLocalRegistrationPortal({ ...KEYS, gstin: GSTIN });
  database = await createMigratedDatabase();
  owner = new Client({ connectionString: database.url });
  await owner.connect();
});
afterAll(async () => {
  await owner.end();
  await database.drop();
  await portal.stop();
});
beforeEach(async () => {
  portal.behave('well');
  await setHotel(true, GSTIN);
});

const setHotel = (registers: boolean, gstin: string | null) =>
  owner.query('UPDATE property SET e_invoicing = $1, gstin = $2', [registers, gstin]);

interface Asked {
  apiUrl?: string;
  clientSecret?: string;
  milliseconds?: number;
  url?: string;
}

function line({ apiUrl = portal.url, clientSecret = KEYS.clientSecret, milliseconds, url }: Asked = {}) {
  const keys = { apiUrl, clientId: KEYS.clientId, clientSecret, userName: 'hotel', password: 'password' };
  const address = { url: url ?? database.url, setting: 'DATABASE_URL' };
  return lineFor(
    (signal) =>
      checkRegistrationPortal(
        { database: address, read: (gstin) => readPortalAccount(keys, gstin, signal) },
        signal,
      ),
    { name: 'invoice registration', milliseconds },
  );
}

test('given a portal that accepts the hotel’s keys, all is well, and nothing is registered there', async () => {
  expect(await line()).toBe(`ok       invoice registration: the portal accepts the keys for ${GSTIN}.`);
  expect(portal.registered()).toEqual([]);
});

test('given a hotel that registers nothing, the portal is not asked', async () => {
  await setHotel(false, GSTIN);
  expect(await line({ apiUrl: 'http://127.0.0.1:9' })).toBe(
    'skipped  invoice registration: the hotel does not register its invoices.',
  );
});

test('given a missing setting, names the required settings', async () => {
  const address = { url: database.url, setting: 'DATABASE_URL' };
  const shown = await lineFor((signal) => checkRegistrationPortal({ database: address, read: null }, signal));
  expect(shown).toMatch(
    /^wrong .* a setting of the portal is missing\. Set E_INVOICING_API_URL, .*_PASSWORD/,
  );
});

test('given a hotel without a GSTIN, says so', async () => {
  await setHotel(true, null);
  expect(await line()).toMatch(/^wrong .* has no GSTIN\. Fill it in at the desk/);
});

test('given a wrong secret, says which settings to correct', async () => {
  expect(await line({ clientSecret: 'another' })).toMatch(
    /^wrong .* the portal refuses the keys \(401, code 1005\)\. Correct E_INVOICING_CLIENT_ID/,
  );
});

test('given keys of another GSTIN, says that they do not match', async () => {
  await setHotel(true, '27AAPFU0939F1ZV');
  expect(await line()).toMatch(
    /^wrong .* the portal’s user may not act for the hotel’s GSTIN 27AAPFU0939F1ZV\. Correct the GSTIN/,
  );
});

test('given a portal that is broken, says what it responds', async () => {
  portal.behave('500');
  expect(await line()).toMatch(/^wrong .* the response is 500, which no invoice registration portal sends/);
});

test.each([
  ['a page', 200, '<html></html>', /^wrong .* the response is 200/],
  ['a redirect', 302, '', /^wrong .* the response is 302/],
  [
    'another code',
    200,
    JSON.stringify({ Status: 0, ErrorDetails: [{ ErrorCode: 5002, ErrorMessage: 'x' }] }),
    /^warning .* responds with 200, code 5002 instead of saying that it has no such document/,
  ],
])('given %s in its place, says so', async (_what, status, body, expected) => {
  const front = createServer((_request, response) =>
    response.writeHead(status, { location: '/elsewhere' }).end(body),
  );
  const port = await listen(front, 0);
  const shown = await line({ apiUrl: `http://${LOOPBACK}:${port}` });
  await close(front);
  expect(shown).toMatch(expected);
});

test('given an address where nothing listens, says so', async () => {
  expect(await line({ apiUrl: 'http://127.0.0.1:9' })).toMatch(
    /^wrong .* the invoice registration portal cannot be reached: .* Let this machine connect/,
  );
});

test('given a portal that is silent, ends when the time is over', async () => {
  const silent = await startSilentServer();
  const shown = await line({ apiUrl: `http://${silent.host}`, milliseconds: 500 });
  await silent.stop();
  expect(shown).toMatch(/^wrong .* no response within 0\.5 seconds\./);
});

test('given a database that cannot be reached, says that', async () => {
  const url = new URL(database.url);
  url.port = '9';
  expect(await line({ url: url.href })).toMatch(
    /^wrong .* nothing listens at the address of DATABASE_URL\. Start PostgreSQL/,
  );
});
