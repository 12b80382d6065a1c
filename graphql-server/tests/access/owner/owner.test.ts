import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { hashOfToken } from '../../../src/platform/secrets/keyed-secrets';
import { VIEWER_IS_ADMIN } from '../../testkit/documents';
import { execute, gql } from '../../testkit/graphql';
import { startTestServer, type TestServer } from '../../testkit/test-server';
import { openIdentity, type Identity, type SignedIn } from '../../testkit/identity';
import { programArguments, startServer } from '../../testkit/server-process';
import { waitFor } from '../../testkit/wait-for';

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const ADMIN_EMAIL = 'new-owner@example.com';
const PIN_ADMINISTRATOR = gql(`mutation PinAdministrator($token: String!) {
  pinAdministrator(token: $token) { ... on AdministratorPinned { address } ... on Refusal { code } }
}`);

let identity: Identity;
let testServer: TestServer;
let firstComer: SignedIn;

beforeAll(async () => {
  identity = await openIdentity();
  testServer = await startTestServer({ ADMIN_EMAIL }, { isOwnerPinned: false });
  firstComer = await identity.signIn({ email: ADMIN_EMAIL, emailVerified: true });
});
afterAll(() => testServer.stop());

beforeEach(async () => {
  await testServer.shiftClock('0');
  await testServer.query('DELETE FROM owner_links; DELETE FROM administrator_identity');
});

/** The operator's command, in a separate process. */
function ownerLink(...options: string[]): string {
  const { DATABASE_URL, SITE_URL } = testServer.environment;
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [...programArguments('app/owner-link'), ...options],
    {
      cwd: path.resolve(__dirname, '../../..'),
      env: { PATH: process.env['PATH'], DATABASE_URL, SITE_URL, ADMIN_EMAIL },
      encoding: 'utf8',
    },
  );
  expect({ stderr: stderr.replace(/npm warn.*\n/g, ''), status }).toEqual({ stderr: '', status: 0 });
  return stdout;
}

const tokenIn = (text: string): string => /\/owner#(\S+)/.exec(text)?.[1] ?? 'none';
const newLink = (): Promise<string> => testServer.installation.services.owner.createLink();

const isAdmin = async ({ token }: SignedIn) =>
  (await execute(testServer, VIEWER_IS_ADMIN, {}, { token })).viewer?.isAdmin;

const pin = async (link: string, { token }: SignedIn) =>
  (await execute(testServer, PIN_ADMINISTRATOR, { token: link }, { token })).pinAdministrator;

/** The second in which the session of the token began. */
const signInOf = ({ token }: SignedIn): number =>
  (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { auth_time: number })
    .auth_time;

/** A sign-in to the same account in a later second. */
async function signedInLater(earlier: SignedIn): Promise<SignedIn> {
  for (;;) {
    const later = await identity.signInAgain(ADMIN_EMAIL);
    if (signInOf(later) > signInOf(earlier)) return later;
  }
}

const used = { code: 'OWNER_LINK_UNKNOWN' };

test('given no pinned account, the account that verifies the owner’s address first is not administrator', async () => {
  expect(await isAdmin(firstComer)).toBe(false);
});

test('given the operator’s link, when the owner opens it signed in, that account is administrator, and the link works once', async () => {
  const link = tokenIn(ownerLink());
  const [kept] = await testServer.query<{ token_hash: string }>('SELECT token_hash FROM owner_links');
  expect(kept?.token_hash).toBe(hashOfToken(link));
  expect(await pin(link, firstComer)).toEqual({ address: ADMIN_EMAIL });
  expect(await isAdmin(firstComer)).toBe(true);
  expect(await pin(link, firstComer)).toEqual(used);
  const actions = await testServer.query('SELECT actor_id, action FROM administrator_actions');
  expect(actions).toEqual([{ actor_id: firstComer.uid, action: 'pinAdministrator' }]);
});

test('given another address, when its account opens the link, it is refused and the link stays for the owner', async () => {
  const link = await newLink();
  const guest = await identity.signIn({ email: testServer.freshEmail(), emailVerified: true });
  expect(await pin(link, guest)).toEqual({ code: 'OWNER_ADDRESS_REQUIRED' });
  expect(await isAdmin(guest)).toBe(false);
  expect(await pin(link, firstComer)).toEqual({ address: ADMIN_EMAIL });
});

test('given a link that is an hour old, or a newer one, it pins nothing', async () => {
  const old = await newLink();
  await testServer.shiftClock('61 minutes');
  expect(await pin(old, firstComer)).toEqual(used);
  const replaced = await newLink();
  const newest = await newLink();
  expect(await pin(replaced, firstComer)).toEqual(used);
  expect(await pin('guessed', firstComer)).toEqual(used);
  expect(await isAdmin(firstComer)).toBe(false);
  expect(await pin(newest, firstComer)).toEqual({ address: ADMIN_EMAIL });
});

test('given one link, when it is opened many times at once, it is used once', async () => {
  const link = await newLink();
  const results = await Promise.all(Array.from({ length: 8 }, () => pin(link, firstComer)));
  expect(results.filter((result) => 'address' in result)).toHaveLength(1);
});

test('given a sign-in from before the link was opened, it gets no rights, even if nobody revokes it', async () => {
  const later = await signedInLater(firstComer);
  expect(await pin(await newLink(), later)).toEqual({ address: ADMIN_EMAIL });
  expect([await isAdmin(firstComer), await isAdmin(later)]).toEqual([false, true]);
});

test('given an administrator, when the operator pins another account, the earlier one loses the right', async () => {
  expect(ownerLink('--show')).toContain('There is no administrator yet');
  expect(ownerLink('--pin', firstComer.uid)).toContain(firstComer.uid);
  expect(await isAdmin(firstComer)).toBe(true);
  ownerLink('--pin', 'the-right-account');
  expect(await isAdmin(firstComer)).toBe(false);
});

test('given the operator pins an account by its id, the audit names the account, once', async () => {
  await testServer.query('DELETE FROM administrator_actions');
  ownerLink('--pin', 'the-right-account');
  ownerLink('--pin', 'the-right-account');
  expect(
    await testServer.query('SELECT address, action, record_id, details FROM administrator_actions'),
  ).toEqual([
    {
      address: 'an operator on the server',
      action: 'pinAdministrator',
      record_id: null,
      details: { uid: 'the-right-account', address: ADMIN_EMAIL },
    },
  ]);
});

test('given no account is pinned, a server logs an alert at its start that names the command', async () => {
  const server = await startServer(testServer);
  await waitFor('the alert', () => server.output().includes('"alert":"no administrator"'));
  expect(server.output()).toContain('owner-link');
  await server.end('SIGTERM');
  await testServer.installation.services.owner.pin({ uid: firstComer.uid, address: ADMIN_EMAIL });
  const next = await startServer(testServer);
  await waitFor('it listens', () => next.output().includes('Listening'));
  await next.end('SIGTERM');
  expect(next.output()).not.toContain('no administrator');
});
