import { applicationSchema } from '../../../src/app/schema';
import type { Access } from '../../../src/access/accounts/access';
import { PERMISSION_OF } from '../../../src/desk/live/change-topics';
import { isPermission } from '../../../src/access/accounts/permissions';
import { ACCESS } from '../../testkit/access';
import { everyOperation } from '../../testkit/every-operation';
import type { GraphqlBody } from '../../testkit/graphql';
import { freshCaller, postJson } from '../../testkit/raw-http';
import { openIdentity, OWNER, type Identity } from '../../testkit/identity';
import { DESK_CHANGES, listen, streamStatus } from '../../testkit/live';
import { invite, staffMember } from '../../testkit/staff';
import { startTestServer, type TestServer } from '../../testkit/test-server';

const OPERATIONS = everyOperation(applicationSchema());
const ROLES = ['manager', 'reception', 'housekeeping', 'accounts'] as const;

/** What each role may do, written down apart from the migration that stores it. */
const ALLOWED: Readonly<Record<(typeof ROLES)[number], readonly string[]>> = {
  manager: [
    ...[
      'activity.read',
      'bookings.cancel',
      'bookings.change',
      'bookings.create',
      'bookings.export',
      'bookings.note',
    ],
    ...[
      'bookings.read',
      'companies.credit',
      'companies.read',
      'companies.write',
      'content.read',
      'content.write',
      'documents.correct',
      'feedback.read',
      'figures.export',
    ],
    ...[
      'figures.read',
      'guests.override',
      'guests.read',
      'guests.write',
      'house.assign',
      'house.minibar',
      'house.read',
      'house.write',
      'messages.export',
      'messages.read',
      'messages.write',
      'payments.read',
    ],
    ...[
      'payments.read-day',
      'payments.take',
      'personal-data.write',
      'rates.read',
      'rates.write',
      'register.read',
      'register.write',
      'rooms.block',
      'rooms.read',
      'rooms.write',
    ],
    ...['settings.read', 'stays.check-in', 'stays.move', 'subscribers.export', 'subscribers.read'],
  ],
  reception: [
    ...[
      'bookings.cancel',
      'bookings.change',
      'bookings.create',
      'bookings.note',
      'bookings.read',
      'companies.read',
      'companies.write',
      'feedback.read',
    ],
    ...[
      'guests.read',
      'guests.write',
      'house.minibar',
      'house.read',
      'house.write',
      'messages.read',
      'messages.write',
      'payments.read-day',
      'payments.take',
      'register.read',
      'register.write',
      'rooms.block',
    ],
    ...['rooms.read', 'stays.check-in', 'stays.move'],
  ],
  housekeeping: ['house.minibar', 'house.read', 'house.write'],
  accounts: [
    ...[
      'activity.read',
      'bookings.export',
      'bookings.read',
      'companies.read',
      'companies.write',
      'documents.correct',
      'figures.export',
      'figures.read',
      'guests.read',
    ],
    ...['payments.read', 'payments.read-day'],
  ],
};

let identity: Identity;
let testServer: TestServer;
const tokens: Record<string, string> = {};

beforeAll(async () => {
  identity = await openIdentity();
  // Connections that were closed just now may still count.
  testServer = await startTestServer({ LIVE_CONNECTIONS_OF_ACCOUNT: '1000' });
  const owner = { token: (await identity.signIn({ email: OWNER.email, emailVerified: true })).token };
  for (const roleId of [...ROLES, 'suspended'] as const) {
    const given = roleId === 'suspended' ? 'manager' : roleId;
    tokens[roleId] = (await staffMember(testServer, { identity, owner, roleId: given })).token;
  }
  const email = testServer.freshEmail();
  await invite(testServer, { email, roleId: 'manager' }, owner);
  tokens['invited'] = (await identity.signIn({ email, emailVerified: true })).token;
  tokens['guest'] = (await identity.signIn({ email: testServer.freshEmail(), emailVerified: true })).token;
  await testServer.query(
    `UPDATE staff_members SET suspended_at = now() WHERE id = (SELECT id FROM staff_members ORDER BY joined_at DESC LIMIT 1)`,
  );
});
afterAll(() => testServer.stop());

/** The topics of changes that the session may hear, one connection for each. */
async function heardBy(token: string): Promise<string[]> {
  const heard: string[] = [];
  for (const topic of Object.keys(PERMISSION_OF)) {
    const page = await listen(testServer, [topic.toUpperCase()], { token });
    if (page.events.length > 0) heard.push(topic);
    page.close();
  }
  return heard;
}

const topicsOf = (allowed: readonly string[]) =>
  Object.entries(PERMISSION_OF).flatMap(([topic, needed]) => (allowed.includes(needed) ? [topic] : []));

/** The codes of the errors that the operation answers. */
async function codesOf(query: string, token: string): Promise<unknown[]> {
  const headers = { 'x-forwarded-for': freshCaller(), authorization: `Bearer ${token}` };
  const { json } = await postJson(testServer, '/graphql', { query }, headers);
  return ((json as GraphqlBody | null)?.errors ?? []).map(({ extensions }) => extensions['code']);
}

const mayCall = (access: Access, allowed: readonly string[]) =>
  !isPermission(access) || allowed.includes(access);

/** Calls each operation; returns the names of those that answered FORBIDDEN. */
async function forbiddenTo(token: string): Promise<string[]> {
  const forbidden: string[] = [];
  for (const [name, document] of OPERATIONS) {
    if (name === 'signOutEverywhere') continue;
    if ((await codesOf(document, token)).includes('FORBIDDEN')) forbidden.push(name);
  }
  return forbidden.toSorted();
}

const notAllowed = (allowed: readonly string[]) =>
  [...ACCESS]
    .filter(([, access]) => !mayCall(access, allowed))
    .map(([name]) => name)
    .toSorted();

test.each(ROLES)('%s: the stream of changes tells the topics of the role, and no other one', async (role) => {
  expect(await heardBy(tokens[role] ?? '')).toEqual(topicsOf(ALLOWED[role]));
});

test.each(['suspended', 'invited', 'guest'])('a %s account hears no topic', async (who) => {
  expect(await heardBy(tokens[who] ?? '')).toEqual([]);
  const authorization = `Bearer ${tokens[who] ?? ''}`;
  expect(await streamStatus(testServer, { query: DESK_CHANGES }, { authorization })).toMatchObject({
    status: 403,
  });
});

test('an invited person who has not opened the invitation may do what a guest may do', async () => {
  expect(await forbiddenTo(tokens['invited'] ?? '')).toEqual(notAllowed([]));
});

test.each(ROLES)('%s: every operation of the role is open, and every other one is refused', async (role) => {
  expect(await forbiddenTo(tokens[role] ?? '')).toEqual(notAllowed(ALLOWED[role]));
});

test('a suspended member may do what a guest may do', async () => {
  expect(await forbiddenTo(tokens['suspended'] ?? '')).toEqual(notAllowed([]));
});

test('a token of another project is no sign-in for any operation', async () => {
  const [, payload = ''] = (tokens['manager'] ?? '').split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, unknown>;
  const foreign = {
    ...claims,
    aud: 'another-project',
    iss: 'https://securetoken.google.com/another-project',
  };
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const token = `${encode({ alg: 'none', typ: 'JWT' })}.${encode(foreign)}.`;
  for (const [name, document] of OPERATIONS) {
    expect([name, await codesOf(document, token)]).toEqual([name, ['UNAUTHENTICATED']]);
  }
  const authorization = `Bearer ${token}`;
  expect(await streamStatus(testServer, { query: DESK_CHANGES }, { authorization })).toMatchObject({
    status: 401,
  });
});
