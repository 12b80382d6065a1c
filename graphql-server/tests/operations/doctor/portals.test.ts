import { createServer } from 'node:http';
import { Client } from 'pg';
import { close, listen, LOOPBACK } from '../../../local/listening';
import { startLocalChannex } from '../../../local/local-channex';
import {
  startLocalRegistrationPortal,
  type LocalRegistrationPortal,
} from '../../../local/local-registration-portal';
import { CHANNEL_KEY } from '../../../src/connections/channels/channel-key';
import { ChannexInventory } from '../../../src/connections/channex/channex-inventory';
import { checkChannels } from '../../../src/operations/doctor/channels.check';
import { checkRegistrationPortal } from '../../../src/operations/doctor/registration-portal.check';
import { readPortalAccount } from '../../../src/invoices/e-invoicing/portal/portal-account';
import { KeyedSecrets } from '../../../src/platform/secrets/keyed-secrets';
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

describe('a channel to portals', () => {
  const SECRET = 'application-secret-of-tests-0123456789';
  const HOTEL = { apiKey: 'channex-key-of-tests', propertyId: 'hotel-of-tests' };

  interface Connected {
    apiKey?: string;
    propertyId?: string;
    appSecret?: string;
    channexUrl?: string;
    milliseconds?: number;
  }

  beforeEach(() => owner.query('TRUNCATE channels CASCADE'));

  /** Connects a channel under the name 'Channex', with this key. */
  async function connect({ apiKey = HOTEL.apiKey, propertyId = HOTEL.propertyId }: Connected = {}) {
    await owner.query(
      `INSERT INTO channels (id, kind, name, property_id, sealed_key, is_active, created_at, created_by)
       VALUES (gen_random_uuid(), 'channex', 'Channex', $1, $2, true, now(), 'tests')`,
      [propertyId, new KeyedSecrets(SECRET).seal(CHANNEL_KEY, apiKey)],
    );
  }

  const mapType = () =>
    owner.query(`INSERT INTO channel_room_types (channel_id, room_type_id, external_id)
      SELECT channel.id, type.id, 'type' FROM channels channel CROSS JOIN room_types type WHERE type.code = 'Suite'`);
  const mapPlan = () =>
    owner.query(`INSERT INTO channel_rate_plans (channel_id, external_id, room_type_id, rate_plan_id)
      SELECT channel.id, 'plan', type.id, plan.id FROM channels channel CROSS JOIN room_types type CROSS JOIN rate_plans plan
      WHERE type.code = 'Suite' AND plan.code = 'FLEXIBLE'`);

  /** What the doctor says of the channels, with a stand-in for Channex. */
  async function lineOfChannels({ appSecret = SECRET, channexUrl, milliseconds = 5_000 }: Connected = {}) {
    const channex = await startLocalChannex(HOTEL);
    const inventory = new ChannexInventory({ url: channexUrl ?? channex.url, milliseconds });
    const shown = await lineFor(
      (signal) =>
        checkChannels(
          {
            ...{ database: { url: database.url, setting: 'DATABASE_URL' }, appSecret, purpose: CHANNEL_KEY },
            test: (access) => inventory.test(access),
          },
          signal,
        ),
      { name: 'channels to portals', secrets: [HOTEL.apiKey] },
    );
    expect(channex.requests).toEqual([]);
    await channex.stop();
    return shown;
  }

  test('that is not on is not asked', async () => {
    expect(await lineOfChannels({ channexUrl: 'http://127.0.0.1:9' })).toBe(
      'skipped  channels to portals: no channel to portals is on.',
    );
  });

  test('that accepts its key, knows the hotel and is mapped is well, and is told nothing', async () => {
    await connect();
    await mapType();
    await mapPlan();
    expect(await lineOfChannels()).toBe(
      'ok       channels to portals: Channex: accept their keys and know the hotel.',
    );
  });

  test('without a mapped room type, or a price of one, says where to enter the ids', async () => {
    await connect();
    expect(await lineOfChannels()).toMatch(
      /^wrong .* no room type is mapped, so it is told nothing\. Enter the ids .* \(Channels\)/,
    );
    await mapType();
    expect(await lineOfChannels()).toMatch(
      /^warning .* is told no price of \w.*\. Enter the ids of its rate plans/,
    );
  });

  test.each([
    ['refuses the key', { apiKey: 'another-key-of-tests' }, /KEY_REFUSED, unauthorized.*Correct the key/],
    ['does not know the hotel', { propertyId: 'another' }, /PROPERTY_UNKNOWN.*the id of the hotel/],
  ])('that %s says what to correct', async (_what, connected, expected) => {
    await connect(connected);
    const shown = await lineOfChannels();
    expect(shown).toMatch(/^wrong /);
    expect(shown).toMatch(expected);
    expect(shown).not.toContain('key-of-tests');
  });

  test('that cannot be reached, or is silent, says so', async () => {
    await connect();
    expect(await lineOfChannels({ channexUrl: 'http://127.0.0.1:9' })).toMatch(
      /^wrong .*\(NOT_REACHED\).* see the status page of the channel\. Until then, changes wait/,
    );
    const silent = await startSilentServer();
    const shown = await lineOfChannels({ channexUrl: `http://${silent.host}`, milliseconds: 300 });
    await silent.stop();
    expect(shown).toMatch(/^wrong .*\(TIMEOUT\)/);
  });

  test('whose key was stored under another secret must be entered again', async () => {
    await connect();
    expect(await lineOfChannels({ appSecret: 'another-secret-of-tests-0123456789' })).toMatch(
      /^wrong .* was stored under another APP_SECRET\. Enter the key again at the desk/,
    );
  });
});
