import { accessOf } from '../../../src/access/accounts/access';
import { ALL_PERMISSIONS, type Permission } from '../../../src/access/accounts/permissions';
import { isFromNetworks, NOT_FOR_PROGRAMS } from '../../../src/access/service-keys/service-key.policy';
import { applicationSchema } from '../../../src/app/schema';
import { callerOf } from '../../../src/platform/limits/caller';
import { everyOperation } from '../../testkit/every-operation';
import { assertType, execute, executeExpectingErrors, gql, type RequestOptions } from '../../testkit/graphql';
import type { GraphqlBody } from '../../testkit/graphql';
import { openIdentity, OWNER, type Identity } from '../../testkit/identity';
import { countInOneWindow } from '../../testkit/one-window';
import { freshCaller, postJson, send } from '../../testkit/raw-http';
import { DESK_CHANGES, streamStatus } from '../../testkit/live';
import { staffMember } from '../../testkit/staff';
import { startTestServer, type TestServer } from '../../testkit/test-server';

const MAKE = gql(`mutation MakeServiceKeyInTest($input: ServiceKeyInput!) {
  result: makeServiceKey(input: $input) {
    __typename
    ... on ServiceKeyMade { id token keys { id name lastCharacters createdByName hasExpired } }
    ... on Refusal { code message }
    ... on InvalidInput { faults { field code message } }
  }
}`);
const REVOKE = gql(`mutation RevokeServiceKeyInTest($id: ID!) {
  result: revokeServiceKey(id: $id) {
    __typename
    ... on ServiceKeysSaved { keys { id revokedAt } }
  }
}`);
const LIST = gql(`query ServiceKeysInTest { serviceKeys { id lastUsedAt revokedAt hasExpired } }`);
const EXPORT = gql(`query ExportByServiceInTest { exportContactMessages { __typename } }`);
const MESSAGES = '{ contactMessages { __typename } }';
const ACTIVITY = gql(`query ActivityOfServiceInTest { administratorActions { actions { action person } } }`);

let identity: Identity;
let testServer: TestServer;
let owner: RequestOptions;

beforeAll(async () => {
  countInOneWindow();
  identity = await openIdentity();
  testServer = await startTestServer();
  owner = { token: (await identity.signIn({ email: OWNER.email, emailVerified: true })).token };
});
afterEach(() => testServer.shiftClock('0'));
afterAll(() => testServer.stop());

interface KeyForm {
  name?: string;
  permissions?: readonly string[];
  networks?: string[];
  lastDay?: string | null;
}

const formOf = ({ name = 'Accounting', permissions = ['messages.read'], ...form }: KeyForm) => ({
  ...{ networks: [], ...form },
  name,
  permissions: [...permissions],
});

const make = async (form: KeyForm, session = owner) =>
  (await execute(testServer, MAKE, { input: formOf(form) }, session)).result;

async function madeKey(form: KeyForm = {}): Promise<{ id: string; token: string }> {
  const result = await make(form);
  assertType(result, 'ServiceKeyMade');
  return result;
}

/** The status, and the codes of the errors. */
async function answerTo(token: string, query = MESSAGES, caller = freshCaller()) {
  const headers = { 'x-forwarded-for': caller, authorization: `Bearer ${token}` };
  const { status, json } = await postJson(testServer, '/graphql', { query }, headers);
  return {
    status,
    codes: ((json as GraphqlBody | null)?.errors ?? []).map(({ extensions }) => extensions['code']),
  };
}

const WORKS = { status: 200, codes: [] };
const DOES_NOT_WORK = { status: 401, codes: ['UNAUTHENTICATED'] };

test('a key works from its making until it is revoked, and its token is stored nowhere', async () => {
  const { id, token } = await madeKey();
  expect(await answerTo(token)).toEqual(WORKS);
  const { serviceKeys } = await execute(testServer, LIST, {}, owner);
  expect(serviceKeys.find((key) => key.id === id)).toMatchObject({
    lastUsedAt: expect.any(String),
    revokedAt: null,
  });
  const rows = await testServer.query('SELECT to_jsonb(k) AS row FROM service_keys k');
  const log = await testServer.query('SELECT to_jsonb(a) AS row FROM administrator_actions a');
  expect(JSON.stringify([rows, log])).not.toContain(token.slice(4, 40));
  assertType((await execute(testServer, REVOKE, { id }, owner)).result, 'ServiceKeysSaved');
  expect(await answerTo(token)).toEqual(DOES_NOT_WORK);
});

test('a key works on its last day at the hotel, and not on the day after', async () => {
  const [today] = await testServer.query<{ day: string }>(
    "SELECT (hotel_now() AT TIME ZONE 'Asia/Kolkata')::date::text AS day",
  );
  const { token } = await madeKey({ lastDay: today?.day });
  expect(await answerTo(token)).toEqual(WORKS);
  await testServer.shiftClock('24 hours');
  expect(await answerTo(token)).toEqual(DOES_NOT_WORK);
  expect(await make({ lastDay: '2020-01-01' })).toMatchObject({
    faults: [{ field: 'lastDay', code: 'LAST_DAY_PASSED' }],
  });
});

test('a key works from its networks only', async () => {
  const { token } = await madeKey({ networks: ['203.0.113.0/24', '2001:db8:1::/48'] });
  expect(await answerTo(token, MESSAGES, '203.0.113.9')).toEqual(WORKS);
  expect(await answerTo(token, MESSAGES, '2001:db8:1:5::7')).toEqual(WORKS);
  expect(await answerTo(token, MESSAGES, '203.0.114.9')).toEqual(DOES_NOT_WORK);
});

test.each([
  ['203.0.113.9', ['203.0.113.9'], true],
  ['203.0.113.8', ['203.0.113.9'], false],
  ['2001:db8:1:5::/64', ['2001:db8:1::/48'], true],
  ['2001:db8:2:5::/64', ['2001:db8:1::/48'], false],
  ['203.0.113.9', ['2001:db8:1::/48'], false],
  ['203.0.113.127', ['203.0.113.128/25'], false],
  ['203.0.113.128', ['203.0.113.128/25'], true],
  ['203.0.113.9', ['203.0.113.1/24'], true],
  ['203.0.113.9', ['198.51.100.0/24', '0.0.0.0/0'], true],
  ['2001:db8:1:5::/64', ['0.0.0.0/0'], false],
  ['203.0.113.9', ['::/0'], false],
  ['2001:db8:1:5::/64', ['2001:db8:1:5::/64'], true],
  ['2001:db8:1:6::/64', ['2001:db8:1:5::/64'], false],
  [callerOf('::ffff:203.0.113.9'), ['203.0.113.0/24'], true],
  [callerOf('::ffff:203.0.114.9'), ['203.0.113.0/24'], false],
  [callerOf('2001:db8:1:5:a::1'), ['2001:db8:1:5::/64'], true],
  ['unknown', ['0.0.0.0/0'], false],
  ['unknown', [], true],
])('%s is from %j: %s', (caller, networks, expected) => {
  expect(isFromNetworks(caller, networks)).toBe(expected);
});

test('faults of the form name their fields', async () => {
  const result = await make({
    name: ' ',
    permissions: [],
    networks: [
      '300.1.1.1',
      '2001:db8::/80',
      '203.0.113.9/33',
      '::ffff:203.0.113.0/120',
      '203.0.113',
      'example.com',
    ],
  });
  assertType(result, 'InvalidInput');
  expect(result.faults.map(({ field, code }) => `${field} ${code}`)).toEqual([
    'name TEXT_MISSING',
    'permissions PERMISSION_MISSING',
    'networks.0 NETWORK_INVALID',
    'networks.1 NETWORK_INVALID',
    'networks.2 NETWORK_INVALID',
    'networks.3 NETWORK_INVALID',
    'networks.4 NETWORK_INVALID',
    'networks.5 NETWORK_INVALID',
  ]);
});

test('nobody gives a key a right that they lack', async () => {
  await testServer.query(
    `INSERT INTO staff_roles (id, name, permissions) VALUES ('keys', 'Keys', '{programs.read,programs.write}')`,
  );
  const { token } = await staffMember(testServer, { identity, owner, roleId: 'keys' });
  expect(await make({ permissions: ['bookings.read'] }, { token })).toMatchObject({
    code: 'STAFF_MORE_RIGHTS',
  });
  expect(await make({ permissions: ['programs.read'] }, { token })).toMatchObject({
    __typename: 'ServiceKeyMade',
  });
});

test('the audit log names the key that acted', async () => {
  const { token, id } = await madeKey({ name: 'Mailbox of the agency', permissions: ['messages.export'] });
  await execute(testServer, EXPORT, {}, { token });
  const [entry] = await testServer.query(
    'SELECT actor_kind, actor_id, address FROM administrator_actions WHERE actor_id = $1',
    [`service:${id}`],
  );
  expect(entry).toEqual({
    actor_kind: 'service',
    actor_id: `service:${id}`,
    address: 'Mailbox of the agency',
  });
  const { administratorActions } = await execute(testServer, ACTIVITY, {}, owner);
  expect(administratorActions.actions[0]?.person).toBe('Mailbox of the agency');
});

const SCHEMA = applicationSchema();
const OPERATIONS = everyOperation(SCHEMA);
const ACCESS = accessOf(SCHEMA);
const GIVEN = ALL_PERMISSIONS.filter((permission) => !NOT_FOR_PROGRAMS.includes(permission));
const HALVES: readonly [string, readonly Permission[]][] = [
  ['the first half of the rights', GIVEN.filter((_permission, index) => index % 2 === 0)],
  ['the other half of the rights', GIVEN.filter((_permission, index) => index % 2 === 1)],
];

test.each(HALVES)(
  'a key with %s may call what these rights allow, and nothing of a person',
  async (_name, permissions) => {
    const { token } = await madeKey({ permissions });
    const given = new Set<string>(['everybody', ...permissions]);
    const expected = [...ACCESS].filter(([, access]) => !given.has(access));
    const refused: string[] = [];
    for (const [name, document] of OPERATIONS)
      if ((await answerTo(token, document)).codes.includes('FORBIDDEN')) refused.push(name);
    const subscriptions = ['deskChanges'];
    expect(refused.toSorted()).toEqual(
      expected
        .map(([name]) => name)
        .filter((name) => !subscriptions.includes(name))
        .toSorted(),
    );
  },
);

test('what belongs to a person is refused with the way to do it', async () => {
  const { token } = await madeKey();
  const { errors } = await executeExpectingErrors(
    testServer,
    'mutation { signOutEverywhere }',
    {},
    { token },
  );
  expect(errors[0].message).toBe('A service key may not do this. Please do it at the desk.');
});

test.each(NOT_FOR_PROGRAMS)('no key has the right %s', async (permission) => {
  expect(await make({ permissions: [permission] })).toMatchObject({
    faults: [{ field: 'permissions.0', code: 'PERMISSION_NOT_FOR_PROGRAMS' }],
  });
});

test('keys that do not work are slowed down by caller, and others still work', async () => {
  const { token } = await madeKey();
  const caller = freshCaller();
  const statuses = new Set<number>();
  for (let tries = 0; tries < 25; tries += 1)
    statuses.add((await answerTo(`sck_${tries}`, MESSAGES, caller)).status);
  expect([...statuses]).toEqual([401, 429]);
  expect(await answerTo(token, MESSAGES, caller)).toEqual(WORKS);
});

test('a key that is unknown, revoked, expired or elsewhere gets equal answers, so that guesses learn nothing', async () => {
  const [revoked, expired, elsewhere] = [
    await madeKey(),
    await madeKey({ lastDay: '2090-01-01' }),
    await madeKey({ networks: ['203.0.113.0/24'] }),
  ];
  await execute(testServer, REVOKE, { id: revoked.id }, owner);
  await testServer.query("UPDATE service_keys SET expires_at = now() - interval '1 second' WHERE id = $1", [
    expired.id,
  ]);
  const answers = new Set<string>();
  for (const { token } of [{ token: 'sck_unknown' }, revoked, expired, elsewhere]) {
    const sent = await postJson(
      testServer,
      '/graphql',
      { query: MESSAGES },
      { authorization: `Bearer ${token}` },
    );
    const headers = [...sent.headers].filter(([name]) => !['date', 'x-request-id'].includes(name));
    const requestId = sent.headers.get('x-request-id') ?? '';
    answers.add(JSON.stringify([sent.status, headers, sent.text.replaceAll(requestId, '')]));
  }
  expect([...answers]).toEqual([expect.stringContaining('[401,')]);
});

test('the stream of changes is closed to keys', async () => {
  const { token } = await madeKey({ permissions: ['bookings.read'] });
  const authorization = `Bearer ${token}`;
  const { status } = await streamStatus(testServer, { query: DESK_CHANGES }, { authorization });
  expect(status).toBe(403);
});

const PATHS_OF_OTHERS: readonly [string, string][] = [
  ...['offers', 'hotels', 'categories', 'feedbacks'].map((name): [string, string] => [
    'GET',
    `/api/admin/${name}`,
  ]),
  ['POST', '/api/admin/offers'],
  ['DELETE', '/api/admin/offers/1'],
  ['GET', '/api/bookings.csv'],
  ['POST', '/api/pictures?name=a.jpg'],
  ['POST', '/api/house-pictures?note=00000000-0000-4000-8000-000000000000'],
  ['POST', '/api/profile-picture'],
];

test('a key with one right opens no path that needs another right or a person', async () => {
  const { token } = await madeKey({ permissions: ['messages.read'] });
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const statuses: [string, number][] = [];
  for (const [method, path] of PATHS_OF_OTHERS) {
    const body = method === 'POST' ? '{}' : undefined;
    statuses.push([`${method} ${path}`, (await send(testServer, path, { method, headers, body })).status]);
  }
  expect(statuses).toEqual(PATHS_OF_OTHERS.map(([method, path]) => [`${method} ${path}`, 403]));
});

test('the documented paths take a key, too', async () => {
  const { token } = await madeKey({ permissions: ['feedback.read'] });
  const headers = { authorization: `Bearer ${token}` };
  expect((await send(testServer, '/api/admin/feedbacks', { headers })).status).toBe(200);
  expect((await send(testServer, '/api/admin/offers', { headers })).status).toBe(403);
});
