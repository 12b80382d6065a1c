import { CONFIRMED_MINUTES, SESSION_HOURS } from '../../../src/access/desk-sessions/desk-session.policy';
import { execute, executeExpectingErrors, gql, type RequestOptions } from '../../testkit/graphql';
import { openIdentity, OWNER, type Identity, type SignedIn } from '../../testkit/identity';
import { prove, setUpFactor, shownCode } from '../../testkit/second-factor';
import { signedInLater, staffMember } from '../../testkit/staff';
import { startTestServer, type TestServer } from '../../testkit/test-server';

const DOOR = gql(`query SessionDoorInTest { viewer { email deskDoor desk { permissions } } }`);
const TASKS = gql(`query OpenTasksInSessionTest { openTasks { id } }`);
const SHARED = gql(`mutation MarkSharedComputerInTest { markSharedComputer }`);
const SIGN_OUT = gql(
  `mutation SignOutStaffInSessionTest($id: ID!) { result: signOutStaff(id: $id) { __typename } }`,
);
const SESSIONS = gql(`query OwnSessionsInTest { ownSignIn { sessions { isThis isSharedComputer } } }`);

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const UNUSED_MINUTES = 30;

let identity: Identity;
let testServer: TestServer;
let owner: RequestOptions;

beforeAll(async () => {
  identity = await openIdentity();
  testServer = await startTestServer();
  owner = { token: (await identity.signIn({ email: OWNER.email, emailVerified: true })).token };
});
afterAll(() => testServer.stop());
afterEach(() => vi.restoreAllMocks());

/** Moves the time of the sessions: so many milliseconds from now. */
function afterwards(milliseconds: number): void {
  const moment = new Date(Date.now() + milliseconds);
  vi.spyOn(testServer.installation.services.deskSessions, 'now').mockReturnValue(moment);
}
const member = (roleId: string) => staffMember(testServer, { identity, owner, roleId });
const doorOf = async ({ token }: RequestOptions) => (await execute(testServer, DOOR, {}, { token })).viewer;
const refusalOf = async (document: string, { token }: RequestOptions, variables: object = {}) =>
  (await executeExpectingErrors(testServer, document, variables, { token })).errors[0].extensions['code'];
const lastUse = async (uid: string) => {
  const rows = await testServer.query<{ at: Date }>(
    'SELECT last_used_at AS at FROM desk_sessions WHERE uid = $1',
    [uid],
  );
  return rows[0]?.at.getTime();
};

/** A request that the page sends by itself. */
async function askUnattended({ token }: SignedIn): Promise<void> {
  await fetch(`${testServer.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'x-unattended': '1' },
    body: JSON.stringify({ query: '{ viewer { deskDoor } }' }),
  });
}

describe('a desk session', () => {
  test('ends 12 hours after the sign-in; the account stays signed in as a guest', async () => {
    const person = await member('reception');
    afterwards(SESSION_HOURS * HOUR - MINUTE);
    expect((await doorOf(person))?.deskDoor).toBe('OPEN');
    afterwards(SESSION_HOURS * HOUR);
    expect(await doorOf(person)).toMatchObject({
      email: person.email,
      deskDoor: 'TOO_OLD',
      desk: { permissions: [] },
    });
    expect(await refusalOf(TASKS, person)).toBe('DESK_SESSION_ENDED');
  });

  test('does not end when the time of the hotel is moved', async () => {
    const person = await member('reception');
    await testServer.shiftClock('3 days');
    expect((await doorOf(person))?.deskDoor).toBe('OPEN');
    await testServer.shiftClock('0');
  });

  test('on a computer of one person does not end without use', async () => {
    const person = await member('reception');
    await doorOf(person);
    afterwards(UNUSED_MINUTES * MINUTE + HOUR);
    expect((await doorOf(person))?.deskDoor).toBe('OPEN');
  });

  test('on a shared computer ends after 30 minutes without use, and not while it is used', async () => {
    const person = await member('reception');
    expect((await execute(testServer, SHARED, {}, person)).markSharedComputer).toBe(true);
    afterwards(UNUSED_MINUTES * MINUTE - MINUTE);
    expect((await doorOf(person))?.deskDoor).toBe('OPEN');
    afterwards(2 * UNUSED_MINUTES * MINUTE - 2 * MINUTE);
    expect((await doorOf(person))?.deskDoor).toBe('OPEN');
    afterwards(3 * UNUSED_MINUTES * MINUTE);
    expect((await doorOf(person))?.deskDoor).toBe('UNUSED');
    expect((await doorOf(person))?.deskDoor).toBe('UNUSED');
    expect(await refusalOf(TASKS, person)).toBe('DESK_SESSION_ENDED');
  });

  test('is not used by what the page asks by itself', async () => {
    const person = await member('reception');
    await execute(testServer, SHARED, {}, person);
    afterwards(UNUSED_MINUTES * MINUTE - MINUTE);
    await askUnattended(person);
    afterwards(UNUSED_MINUTES * MINUTE + MINUTE);
    expect((await doorOf(person))?.deskDoor).toBe('UNUSED');
  });

  test('is written at most once a minute', async () => {
    const person = await member('reception');
    await doorOf(person);
    const first = await lastUse(person.uid);
    afterwards(MINUTE / 2);
    await doorOf(person);
    expect(await lastUse(person.uid)).toBe(first);
    afterwards(2 * MINUTE);
    await doorOf(person);
    expect(await lastUse(person.uid)).toBeGreaterThan(first ?? 0);
  });

  test('is listed for its person, with whether several people use its computer', async () => {
    const person = await member('reception');
    await execute(testServer, SHARED, {}, person);
    const other = await signedInLater(identity, person.email);
    await doorOf(other);
    const sessions = async () => (await execute(testServer, SESSIONS, {}, other)).ownSignIn.sessions;
    expect(await sessions()).toEqual([
      { isThis: true, isSharedComputer: false },
      { isThis: false, isSharedComputer: true },
    ]);
  });

  test('of a guest is none', async () => {
    const guest = await identity.signIn({ email: testServer.freshEmail(), emailVerified: true });
    expect((await execute(testServer, SHARED, {}, guest)).markSharedComputer).toBe(false);
    expect(await lastUse(guest.uid)).toBeUndefined();
  });
});

describe('a sensitive action', () => {
  test('asks again 15 minutes after the sign-in, and another sign-in answers it', async () => {
    const { id } = await member('reception');
    const fresh = await signedInLater(identity, OWNER.email);
    afterwards(CONFIRMED_MINUTES * MINUTE - MINUTE);
    expect((await execute(testServer, SIGN_OUT, { id }, fresh)).result.__typename).toBe('StaffSaved');
    afterwards(CONFIRMED_MINUTES * MINUTE + MINUTE);
    expect(await refusalOf(SIGN_OUT, fresh, { id })).toBe('CONFIRM_IDENTITY');
    await execute(testServer, TASKS, {}, fresh);
    vi.restoreAllMocks();
    const again = await signedInLater(identity, OWNER.email);
    expect((await execute(testServer, SIGN_OUT, { id }, again)).result.__typename).toBe('StaffSaved');
  });

  test('is answered by the code of the second factor, where the account has one', async () => {
    const { id } = await member('reception');
    const fresh = await signedInLater(identity, OWNER.email);
    const { secret } = await setUpFactor(testServer, fresh);
    const late = new Date(Date.now() + (CONFIRMED_MINUTES + 1) * MINUTE);
    afterwards((CONFIRMED_MINUTES + 1) * MINUTE);
    expect(await refusalOf(SIGN_OUT, fresh, { id })).toBe('CONFIRM_IDENTITY');
    expect(await prove(testServer, fresh, shownCode(secret, late))).toMatchObject({
      __typename: 'IdentityProved',
    });
    expect((await execute(testServer, SIGN_OUT, { id }, fresh)).result.__typename).toBe('StaffSaved');
    await testServer.query('DELETE FROM second_factors WHERE uid = $1', [OWNER.uid]);
  });

  test('over the REST path of the table of bookings asks again, too', async () => {
    const fresh = await signedInLater(identity, OWNER.email);
    const load = () =>
      fetch(`${testServer.url}/api/bookings.csv`, { headers: { authorization: `Bearer ${fresh.token}` } });
    expect((await load()).status).toBe(200);
    afterwards((CONFIRMED_MINUTES + 1) * MINUTE);
    const refused = await load();
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ code: 'CONFIRM_IDENTITY' });
  });
});
