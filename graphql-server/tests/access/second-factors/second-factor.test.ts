import { WAIT_MINUTES, WRONG_TRIES } from '../../../src/access/second-factors/second-factor.service';
import { execute, executeExpectingErrors, gql, type RequestOptions } from '../../testkit/graphql';
import { openIdentity, OWNER, type Identity, type SignedIn } from '../../testkit/identity';
import { confirmFactor, prove, setUpFactor, shownCode, startFactor } from '../../testkit/second-factor';
import { signedInLater, staffMember } from '../../testkit/staff';
import { startTestServer, type TestServer } from '../../testkit/test-server';

const DOOR = gql(`query DoorInTest { viewer { isAdmin deskDoor desk { role permissions } } }`);
const OWN = gql(`query OwnSignInInTest { ownSignIn {
  door hasSecondFactor needsSecondFactor recoveryCodesLeft isSharedComputer sharedComputerMinutes sessions { isThis isSharedComputer }
} }`);
const REMOVE = gql(`mutation RemoveSecondFactorInTest { removeSecondFactor }`);
const RESET = gql(`mutation ResetSecondFactorInTest($id: ID!) {
  result: resetSecondFactor(id: $id) { __typename ... on Refusal { code } }
}`);
const TASKS = gql(`query OpenTasksInFactorTest { openTasks { id } }`);
const ACCEPT_OWNERSHIP = gql(
  `mutation AcceptOwnershipInFactorTest { result: acceptOwnership { __typename } }`,
);
const PIN = gql(
  `mutation PinInFactorTest($token: String!) { result: pinAdministrator(token: $token) { __typename } }`,
);
const SECURITY = gql(
  `query DeskSecurityInTest { deskSecurity { requiresSecondFactor sharedComputerMinutes version } }`,
);
const EDIT_SECURITY = gql(`mutation EditDeskSecurityInTest($input: DeskSecurityInput!, $version: Int!) {
  result: editDeskSecurity(input: $input, version: $version) {
    __typename ... on DeskSecuritySaved { security { version } } ... on InvalidInput { faults { field code } }
  }
}`);

const STEP = 30_000;
const MINUTE = 60_000;

let identity: Identity;
let testServer: TestServer;
let second: TestServer;
let owner: RequestOptions;
/** The moment at which each test begins. It stands still, since a code is right for 30 seconds only. */
let begin: Date;

beforeAll(async () => {
  identity = await openIdentity();
  testServer = await startTestServer();
  second = await startTestServer({}, { database: { url: testServer.settings.DATABASE_URL } });
  owner = { token: (await identity.signIn({ email: OWNER.email, emailVerified: true })).token };
});
afterAll(async () => {
  await second.stop();
  await testServer.stop();
});
beforeEach(() => {
  begin = new Date();
  atTime(begin);
});
afterEach(() => vi.restoreAllMocks());

/** Moves the time of the sessions and codes of both servers. */
function atTime(moment: Date): void {
  for (const { installation } of [testServer, second])
    vi.spyOn(installation.services.deskSessions, 'now').mockReturnValue(moment);
}
const member = (roleId: string) => staffMember(testServer, { identity, owner, roleId });
const doorOf = async ({ token }: Pick<SignedIn, 'token'>) =>
  (await execute(testServer, DOOR, {}, { token })).viewer;
const later = (steps: number) => new Date(begin.getTime() + steps * STEP);
const refusalOf = async (document: string, { token }: RequestOptions) =>
  (await executeExpectingErrors(testServer, document, {}, { token })).errors[0].extensions['code'];

/** A member with a second factor, and a session that has not entered a code. */
async function guarded(roleId = 'reception') {
  const person = await member(roleId);
  const factor = await setUpFactor(testServer, person, begin);
  return { person, factor, session: await signedInLater(identity, person.email) };
}

describe('a second factor', () => {
  test('is set up with a secret, a QR code and a first code, and gives ten recovery codes', async () => {
    const person = await member('reception');
    const started = await startFactor(testServer, person);
    expect(started).toMatchObject({
      secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
      address: expect.stringContaining('otpauth://totp/'),
    });
    expect(await confirmFactor(testServer, person, '000000x')).toMatchObject({ code: 'FACTOR_CODE_WRONG' });
    expect((await execute(testServer, OWN, {}, person)).ownSignIn.hasSecondFactor).toBe(false);
    const { recoveryCodes } = await setUpFactor(testServer, person, begin);
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(await startFactor(testServer, person)).toMatchObject({ code: 'FACTOR_EXISTS' });
    expect((await execute(testServer, OWN, {}, person)).ownSignIn).toMatchObject({
      door: 'OPEN',
      hasSecondFactor: true,
      recoveryCodesLeft: 10,
    });
  });

  test('is not stored in words, nor are the recovery codes', async () => {
    const { person, factor } = await guarded();
    const [row] = await testServer.query<{ sealed_secret: string }>(
      'SELECT sealed_secret FROM second_factors WHERE uid = $1',
      [person.uid],
    );
    expect(row?.sealed_secret).not.toContain(factor.secret);
    const codes = await testServer.query<{ code_hash: string }>(
      'SELECT code_hash FROM recovery_codes WHERE uid = $1',
      [person.uid],
    );
    expect(codes.map(({ code_hash: hash }) => hash)).not.toContain(factor.recoveryCodes[0]);
  });

  test('closes the desk in every other session until its code is entered there', async () => {
    const { factor, session } = await guarded();
    expect(await doorOf(session)).toMatchObject({ deskDoor: 'ENTER_CODE', desk: { permissions: [] } });
    expect(await refusalOf(TASKS, session)).toBe('SECOND_FACTOR_REQUIRED');
    expect(await refusalOf(ACCEPT_OWNERSHIP, session)).toBe('SECOND_FACTOR_REQUIRED');
    expect(await prove(testServer, session, shownCode(factor.secret, later(1)))).toMatchObject({
      __typename: 'IdentityProved',
    });
    expect((await doorOf(session))?.deskDoor).toBe('OPEN');
    await execute(testServer, TASKS, {}, session);
  });

  test('accepts each code once, also by many requests at once on two servers', async () => {
    const { factor, session } = await guarded();
    const code = shownCode(factor.secret, later(1));
    const results = await Promise.all(
      [testServer, second, testServer, second].map((server) => prove(server, session, code)),
    );
    expect(results.filter(({ __typename }) => __typename === 'IdentityProved')).toHaveLength(1);
    expect(await prove(testServer, session, code)).toMatchObject({ code: 'FACTOR_CODE_WRONG' });
  });

  test('refuses the code with which it was set up, and codes before it', async () => {
    const { factor, session } = await guarded();
    expect(await prove(testServer, session, shownCode(factor.secret, begin))).toMatchObject({
      code: 'FACTOR_CODE_WRONG',
    });
    expect(await prove(testServer, session, shownCode(factor.secret, later(-1)))).toMatchObject({
      code: 'FACTOR_CODE_WRONG',
    });
  });

  test('makes people wait after five wrong codes, also for the right one, and then lets them in', async () => {
    const { factor, session } = await guarded();
    for (let tries = 0; tries < WRONG_TRIES; tries += 1)
      expect(await prove(testServer, session, '12345')).toMatchObject({ code: 'FACTOR_CODE_WRONG' });
    expect(await prove(testServer, session, shownCode(factor.secret, later(1)))).toMatchObject({
      code: 'RATE_LIMITED',
      retryAfterSeconds: expect.toSatisfy((seconds: number) => seconds > 0 && seconds <= WAIT_MINUTES * 60),
    });
    const afterwards = new Date(begin.getTime() + WAIT_MINUTES * MINUTE + STEP);
    atTime(afterwards);
    expect(await prove(testServer, session, shownCode(factor.secret, afterwards))).toMatchObject({
      __typename: 'IdentityProved',
    });
  });
});

describe('a recovery code', () => {
  test('stands in for the authenticator once, however it is typed', async () => {
    const { person, factor, session } = await guarded();
    const [code = ''] = factor.recoveryCodes;
    const typed = ` ${code.toLowerCase().replace('-', ' ')}`;
    const results = await Promise.all([testServer, second].map((server) => prove(server, session, typed)));
    expect(results.filter(({ __typename }) => __typename === 'IdentityProved')).toHaveLength(1);
    expect(await prove(testServer, session, code)).toMatchObject({ code: 'FACTOR_CODE_WRONG' });
    expect((await execute(testServer, OWN, {}, session)).ownSignIn.recoveryCodesLeft).toBe(9);
    const entries = await testServer.query(
      'SELECT 1 FROM administrator_actions WHERE action = $1 AND actor_id = $2',
      ['proveIdentity', person.uid],
    );
    expect(entries).toHaveLength(1);
  });

  test('of another account is wrong', async () => {
    const { session } = await guarded();
    const { factor } = await guarded();
    expect(await prove(testServer, session, factor.recoveryCodes[0] ?? '')).toMatchObject({
      code: 'FACTOR_CODE_WRONG',
    });
  });
});

describe('a second factor ends', () => {
  test('when its person removes it', async () => {
    const { person, session } = await guarded();
    expect((await execute(testServer, REMOVE, {}, person)).removeSecondFactor).toBe(true);
    expect((await doorOf(session))?.deskDoor).toBe('OPEN');
    expect((await execute(testServer, REMOVE, {}, person)).removeSecondFactor).toBe(false);
  });

  test('not by a session that has not entered its code', async () => {
    const { session } = await guarded();
    expect(await refusalOf(REMOVE, session)).toBe('SECOND_FACTOR_REQUIRED');
  });

  test('when an owner resets it, which the activity log shows', async () => {
    const { person, session } = await guarded();
    const reset = async (id: string) => (await execute(testServer, RESET, { id }, owner)).result;
    expect(await reset(person.id)).toMatchObject({ __typename: 'SecondFactorRemoved' });
    expect((await doorOf(session))?.deskDoor).toBe('OPEN');
    expect(await reset(person.id)).toMatchObject({ code: 'FACTOR_NOT_STARTED' });
    const entries = await testServer.query(
      `SELECT 1 FROM administrator_actions WHERE action = 'resetSecondFactor' AND details ->> 'id' = $1`,
      [person.id],
    );
    expect(entries).toHaveLength(1);
  });

  test('of the pinned owner, by the operator’s link only', async () => {
    const pinned = await signedInLater(identity, OWNER.email);
    await setUpFactor(testServer, pinned, begin);
    const [row] = await testServer.query<{ id: string }>('SELECT id FROM staff_members WHERE uid = $1', [
      OWNER.uid,
    ]);
    const id = row?.id ?? '';
    expect((await execute(testServer, RESET, { id }, pinned)).result).toMatchObject({
      code: 'STAFF_PINNED_OWNER',
    });
    const lost = await signedInLater(identity, OWNER.email);
    expect(await doorOf(lost)).toMatchObject({ isAdmin: true, deskDoor: 'ENTER_CODE' });
    const token = await testServer.installation.services.owner.createLink();
    expect((await execute(testServer, PIN, { token }, lost)).result.__typename).toBe('AdministratorPinned');
    expect(await doorOf(lost)).toMatchObject({ isAdmin: true, deskDoor: 'OPEN' });
    owner = { token: lost.token };
  });
});

describe('a hotel that requires a second factor', () => {
  const edit = async (input: { requiresSecondFactor: boolean; sharedComputerMinutes: number }) => {
    const { version } = (await execute(testServer, SECURITY, {}, owner)).deskSecurity;
    return (await execute(testServer, EDIT_SECURITY, { input, version }, owner)).result;
  };

  test('lets owners and managers only set it up, and nobody else notices', async () => {
    const manager = await member('manager');
    const reception = await member('reception');
    await edit({ requiresSecondFactor: true, sharedComputerMinutes: 30 });
    expect((await doorOf(manager))?.deskDoor).toBe('SET_UP_FACTOR');
    expect(await refusalOf(TASKS, manager)).toBe('SECOND_FACTOR_MISSING');
    expect(await refusalOf(SECURITY, owner)).toBe('SECOND_FACTOR_MISSING');
    expect((await doorOf(reception))?.deskDoor).toBe('OPEN');
    await setUpFactor(testServer, manager, begin);
    await execute(testServer, TASKS, {}, manager);
    await setUpFactor(testServer, { token: owner.token ?? '' }, begin);
    expect(await edit({ requiresSecondFactor: false, sharedComputerMinutes: 4 })).toMatchObject({
      faults: [{ field: 'sharedComputerMinutes', code: 'NUMBER_OUT_OF_RANGE' }],
    });
    await edit({ requiresSecondFactor: false, sharedComputerMinutes: 30 });
  });

  test('does not save settings that somebody else has changed meanwhile', async () => {
    const input = { requiresSecondFactor: false, sharedComputerMinutes: 45 };
    const { version } = (await execute(testServer, SECURITY, {}, owner)).deskSecurity;
    const save = async () =>
      (await execute(testServer, EDIT_SECURITY, { input, version }, owner)).result.__typename;
    expect((await Promise.all([save(), save()])).toSorted()).toEqual([
      'DeskSecurityChanged',
      'DeskSecuritySaved',
    ]);
  });
});

test('a guest has no second factor', async () => {
  const guest = await identity.signIn({ email: testServer.freshEmail(), emailVerified: true });
  expect((await execute(testServer, REMOVE, {}, guest)).removeSecondFactor).toBe(false);
  expect(await startFactor(testServer, guest)).toMatchObject({ code: 'FACTOR_FOR_STAFF' });
  expect((await execute(testServer, OWN, {}, guest)).ownSignIn).toMatchObject({ door: null, sessions: [] });
});
