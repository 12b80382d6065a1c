import {
  execute,
  executeExpectingErrors,
  gql,
  type RequestOptions,
  type UnexpectedResponse,
} from '../../testkit/graphql';
import { openIdentity, OWNER, type Identity, type SignedIn } from '../../testkit/identity';
import { proofSize } from '../../testkit/proof-size';
import { accept, invitationOf, invite, signedInLater, staffMember } from '../../testkit/staff';
import { startTestServer, type TestServer } from '../../testkit/test-server';

const RIGHTS = gql(`query RightsInTest { viewer { isAdmin desk { name role permissions boundPaise } } }`);
const STAFF = gql(`query StaffBookInTest { staffBook {
  staff { id name address roleId state isPinned isYou isOfferedOwnership } roles { id name permissions boundPaise version people }
} }`);
const EDIT = gql(`mutation EditStaffInTest($id: ID!, $input: StaffMemberInput!) {
  result: editStaff(id: $id, input: $input) { __typename ... on Refusal { code } }
}`);
const SUSPEND = gql(
  `mutation SuspendStaffInTest($id: ID!) { result: suspendStaff(id: $id) { __typename ... on Refusal { code } } }`,
);
const REINSTATE = gql(
  `mutation ReinstateStaffInTest($id: ID!) { result: reinstateStaff(id: $id) { __typename ... on Refusal { code } } }`,
);
const REMOVE = gql(
  `mutation RemoveStaffInTest($id: ID!) { result: removeStaff(id: $id) { __typename ... on Refusal { code } } }`,
);
const SIGN_OUT = gql(
  `mutation SignOutStaffInTest($id: ID!) { result: signOutStaff(id: $id) { __typename ... on Refusal { code } } }`,
);
const SIGN_OUT_EVERYWHERE = gql(`mutation SignOutEverywhereInTest { signOutEverywhere }`);
const OFFER = gql(
  `mutation OfferOwnershipInTest($id: ID!) { result: offerOwnership(id: $id) { __typename ... on Refusal { code } } }`,
);
const TAKE_OWNERSHIP = gql(
  `mutation AcceptOwnershipInTest { result: acceptOwnership { __typename ... on Refusal { code } } }`,
);
const WITHDRAW = gql(
  `mutation WithdrawInvitationInTest($id: ID!) { result: withdrawInvitation(id: $id) { __typename ... on Refusal { code } } }`,
);
const ADD_ROLE = gql(`mutation AddRoleInTest($input: StaffRoleInput!) {
  result: addRole(input: $input) { __typename ... on RolesSaved { roles { id name version } } ... on Refusal { code } ... on InvalidInput { faults { field code } } }
}`);
const EDIT_ROLE = gql(`mutation EditRoleInTest($id: ID!, $input: StaffRoleInput!, $version: Int!) {
  result: editRole(id: $id, input: $input, version: $version) { __typename ... on Refusal { code } ... on InvalidInput { faults { field code } } }
}`);
const DELETE_ROLE = gql(
  `mutation DeleteRoleInTest($id: ID!) { result: deleteRole(id: $id) { __typename ... on Refusal { code } } }`,
);
const FIGURES = gql(`query ReadsOffersInTest { allOffers { totalCount } }`);

let identity: Identity;
let testServer: TestServer;
let owner: RequestOptions;

beforeAll(async () => {
  identity = await openIdentity();
  testServer = await startTestServer();
  owner = { token: (await identity.signIn({ email: OWNER.email, emailVerified: true })).token };
});
afterAll(() => testServer.stop());

const rightsOf = async ({ token }: Pick<SignedIn, 'token'>) =>
  (await execute(testServer, RIGHTS, {}, { token })).viewer;
const book = async () => (await execute(testServer, STAFF, {}, owner)).staffBook;
const member = (roleId: string, name?: string) => staffMember(testServer, { identity, owner, roleId, name });
const codeOf = (result: { __typename: string; code?: string }) => result.code ?? result.__typename;

/**
 * What became of the invitation. A new address ends the sign-ins from before it, which the provider counts in whole
 * seconds: one of the same second still opens the server.
 */
const outcomeFor = (token: string, session: SignedIn): Promise<unknown> =>
  accept(testServer, token, session).then(codeOf, ({ code }: UnexpectedResponse) => code);

describe('an invitation', () => {
  test('gives the account that opens it with the invited, verified address the role, once', async () => {
    const email = testServer.freshEmail();
    await invite(testServer, { email, name: 'Meera Nair', roleId: 'reception' }, owner);
    const token = await invitationOf(testServer, email);
    const meera = await identity.signIn({ email, emailVerified: true });
    expect(await rightsOf(meera)).toMatchObject({ isAdmin: false, desk: null });
    expect(await accept(testServer, token, meera)).toMatchObject({ name: 'Meera Nair', role: 'Reception' });
    expect((await rightsOf(meera))?.desk).toMatchObject({ role: 'Reception', boundPaise: 500_000 });
    expect(await accept(testServer, token, meera)).toMatchObject({ code: 'INVITATION_UNKNOWN' });
  });

  test('is not for an account with another address, nor for one whose address is not verified; it stays valid', async () => {
    const email = testServer.freshEmail();
    await invite(testServer, { email, roleId: 'accounts' }, owner);
    const token = await invitationOf(testServer, email);
    const stranger = await identity.signIn({ email: testServer.freshEmail(), emailVerified: true });
    expect(await accept(testServer, token, stranger)).toMatchObject({ code: 'INVITATION_FOR_OTHER_ADDRESS' });
    const unverified = await identity.signIn({ email, emailVerified: false });
    expect(await accept(testServer, token, unverified)).toMatchObject({
      code: 'INVITATION_FOR_OTHER_ADDRESS',
    });
    await identity.change('update', { localId: unverified.uid, emailVerified: true });
    expect(await accept(testServer, token, await identity.signInAgain(email))).toMatchObject({
      role: 'Accounts',
    });
  });

  test('ends after 72 hours, when it is withdrawn, and when a newer one replaces it', async () => {
    const email = testServer.freshEmail();
    const person = await identity.signIn({ email, emailVerified: true });
    const unknown = { code: 'INVITATION_UNKNOWN' };
    await invite(testServer, { email, roleId: 'accounts' }, owner);
    const replaced = await invitationOf(testServer, email);
    await invite(testServer, { email, roleId: 'accounts' }, owner);
    expect(await accept(testServer, replaced, person)).toMatchObject(unknown);
    const late = await invitationOf(testServer, email);
    await testServer.shiftClock('72 hours 1 minute');
    expect(await accept(testServer, late, person)).toMatchObject(unknown);
    await testServer.shiftClock('0');
    const id = (await book()).staff.find(({ address }) => address === email)?.id ?? '';
    expect(codeOf((await execute(testServer, WITHDRAW, { id }, owner)).result)).toBe('StaffSaved');
    expect(await accept(testServer, late, person)).toMatchObject(unknown);
    expect((await rightsOf(person))?.desk).toBeNull();
  });

  test('is not for the account whose address was changed after it was invited', async () => {
    const email = testServer.freshEmail();
    await invite(testServer, { email, roleId: 'manager' }, owner);
    const token = await invitationOf(testServer, email);
    const invited = await identity.signIn({ email, emailVerified: true });
    const changed = testServer.freshEmail();
    await identity.change('update', { localId: invited.uid, email: changed, emailVerified: true });
    const refused = { code: 'INVITATION_FOR_OTHER_ADDRESS' };
    expect(await accept(testServer, token, await identity.signInAgain(changed))).toMatchObject(refused);
    // The sign-in from before the change still names the invited address.
    expect(['InvitationAccepted', 'UNAUTHENTICATED']).toContain(await outcomeFor(token, invited));
    expect((await rightsOf(await identity.signInAgain(changed)))?.desk).toBeNull();
  });

  test('is not for an account that takes the invited address without proving it', async () => {
    const email = testServer.freshEmail();
    await invite(testServer, { email, roleId: 'manager' }, owner);
    const token = await invitationOf(testServer, email);
    const thief = await identity.signIn({ email: testServer.freshEmail(), emailVerified: true });
    await identity.change('update', { localId: thief.uid, email, emailVerified: false });
    const later = await identity.signInAgain(email);
    const refused = 'INVITATION_FOR_OTHER_ADDRESS';
    expect([refused, 'UNAUTHENTICATED']).toContain(await outcomeFor(token, thief));
    expect(await outcomeFor(token, later)).toBe(refused);
    expect((await rightsOf(later))?.desk).toBeNull();
  });

  test('opened many times at once makes one member', async () => {
    const email = testServer.freshEmail();
    await invite(testServer, { email, roleId: 'reception' }, owner);
    const token = await invitationOf(testServer, email);
    const person = await identity.signIn({ email, emailVerified: true });
    const results = await Promise.all(Array.from({ length: 6 }, () => accept(testServer, token, person)));
    expect(results.filter(({ __typename }) => __typename === 'InvitationAccepted')).toHaveLength(1);
  });

  test('names its faults, and refuses the owner’s role and the address of a member', async () => {
    const wrong = await invite(testServer, { email: 'nobody', name: '', roleId: 'reception' }, owner);
    expect(wrong).toMatchObject({ faults: [{ field: 'email' }, { field: 'name' }] });
    expect(await invite(testServer, { email: testServer.freshEmail(), roleId: 'cook' }, owner)).toMatchObject(
      {
        faults: [{ field: 'roleId', code: 'ROLE_UNKNOWN' }],
      },
    );
    expect(
      await invite(testServer, { email: testServer.freshEmail(), roleId: 'owner' }, owner),
    ).toMatchObject({
      code: 'OWNERSHIP_NOT_GRANTED',
    });
    const { email } = await member('reception');
    expect(
      await invite(testServer, { email: email.toUpperCase(), roleId: 'reception' }, owner),
    ).toMatchObject({
      code: 'ALREADY_STAFF',
    });
  });
});

describe('a member of the staff', () => {
  test('has no rights in sessions that are older than the session that accepted', async () => {
    const email = testServer.freshEmail();
    const stranger = await identity.signIn({ email, emailVerified: true });
    await invite(testServer, { email, roleId: 'manager' }, owner);
    const rightful = await signedInLater(identity, email);
    await accept(testServer, await invitationOf(testServer, email), rightful);
    expect((await rightsOf(rightful))?.desk?.role).toBe('Manager');
    expect((await rightsOf(stranger))?.desk).toBeNull();
  });

  test('loses the rights when the account gets another address', async () => {
    const person = await member('manager');
    const email = testServer.freshEmail();
    await identity.change('update', { localId: person.uid, email, emailVerified: true });
    expect((await rightsOf(await identity.signInAgain(email)))?.desk).toBeNull();
  });

  test('who is suspended has no rights from the next request on, and needs a new sign-in when reinstated', async () => {
    const person = await member('reception');
    expect(codeOf((await execute(testServer, SUSPEND, { id: person.id }, owner)).result)).toBe('StaffSaved');
    expect((await rightsOf(person))?.desk).toBeNull();
    const refused = await executeExpectingErrors(testServer, FIGURES, {}, { token: person.token });
    expect(refused.errors[0]?.extensions['code']).toBe('FORBIDDEN');
    await execute(testServer, REINSTATE, { id: person.id }, owner);
    expect((await rightsOf(person))?.desk).toBeNull();
    expect((await rightsOf(await signedInLater(identity, person.email)))?.desk?.role).toBe('Reception');
  });

  test('who is removed has no rights, is not listed, and can be invited again', async () => {
    const person = await member('accounts');
    await execute(testServer, REMOVE, { id: person.id }, owner);
    expect((await rightsOf(person))?.desk).toBeNull();
    expect((await book()).staff.map(({ id }) => id)).not.toContain(person.id);
    await invite(testServer, { email: person.email, roleId: 'reception' }, owner);
    await accept(testServer, await invitationOf(testServer, person.email), person);
    expect((await rightsOf(person))?.desk?.role).toBe('Reception');
  });

  test('can be signed out by an owner, and sign out everywhere', async () => {
    const person = await member('reception');
    await execute(testServer, SIGN_OUT, { id: person.id }, owner);
    expect((await rightsOf(person))?.desk).toBeNull();
    const again = await signedInLater(identity, person.email);
    expect((await rightsOf(again))?.desk).not.toBeNull();
    await execute(testServer, SIGN_OUT_EVERYWHERE, {}, { token: again.token });
    expect((await rightsOf(again))?.desk).toBeNull();
  });

  test('is told by a refusal what the role lacks, and no data', async () => {
    const person = await member('housekeeping');
    const { errors, data } = await executeExpectingErrors(testServer, FIGURES, {}, { token: person.token });
    expect(data).toBeNull();
    expect(errors[0]?.message).toBe(
      'Your role does not allow you to read all offers, partner hotels, category items and texts, including those that guests do not see.',
    );
  });
});

describe('escalation', () => {
  let deputy: SignedIn & { id: string };
  let manager: SignedIn & { id: string };
  const asDeputy = () => ({ token: deputy.token });

  beforeAll(async () => {
    const input = {
      name: 'Deputy',
      permissions: ['staff.read', 'staff.write', 'bookings.read'],
      boundPaise: 1000,
    };
    const { result } = await execute(testServer, ADD_ROLE, { input }, owner);
    const roles = 'roles' in result ? result.roles : [];
    deputy = await member(roles.find(({ name }) => name === 'Deputy')?.id ?? '');
    manager = await member('manager');
  });

  test('an invitation with more rights than one’s own is refused', async () => {
    const email = testServer.freshEmail();
    expect(await invite(testServer, { email, roleId: 'reception' }, asDeputy())).toMatchObject({
      code: 'STAFF_MORE_RIGHTS',
    });
  });

  test('one’s own role, and the role of somebody with more rights, cannot be changed', async () => {
    const roleId = 'accounts';
    const change = async (id: string) =>
      codeOf((await execute(testServer, EDIT, { id, input: { name: 'X', roleId } }, asDeputy())).result);
    expect(await change(deputy.id)).toBe('STAFF_OWN_RIGHTS');
    expect(await change(manager.id)).toBe('STAFF_MORE_RIGHTS');
    expect(codeOf((await execute(testServer, SUSPEND, { id: manager.id }, asDeputy())).result)).toBe(
      'STAFF_MORE_RIGHTS',
    );
    expect(codeOf((await execute(testServer, OFFER, { id: deputy.id }, asDeputy())).result)).toBe(
      'STAFF_MORE_RIGHTS',
    );
  });

  test('a role gets no right and no bound beyond one’s own, and nobody edits the role that they have', async () => {
    const own = (await book()).roles.find(({ name }) => name === 'Deputy');
    const add = async (permissions: string[], boundPaise: number | null) =>
      codeOf(
        (
          await execute(
            testServer,
            ADD_ROLE,
            { input: { name: 'Friend', permissions, boundPaise } },
            asDeputy(),
          )
        ).result,
      );
    expect(await add(['payments.take'], 0)).toBe('STAFF_MORE_RIGHTS');
    expect(await add(['bookings.read'], null)).toBe('STAFF_MORE_RIGHTS');
    expect(await add(['bookings.read'], 1001)).toBe('STAFF_MORE_RIGHTS');
    const input = { name: 'Deputy', permissions: ['staff.read', 'staff.write'], boundPaise: 1000 };
    const variables = { id: own?.id ?? '', input, version: own?.version ?? 0 };
    expect(codeOf((await execute(testServer, EDIT_ROLE, variables, asDeputy())).result)).toBe(
      'STAFF_OWN_RIGHTS',
    );
  });

  test('the pinned administrator can be neither suspended nor removed nor demoted, by nobody', async () => {
    const other = await member('manager');
    await testServer.query(`UPDATE staff_members SET role_id = 'owner' WHERE id = $1`, [other.id]);
    const pinned = (await book()).staff.find(({ isPinned }) => isPinned);
    expect(pinned).toMatchObject({ roleId: 'owner', address: OWNER.email });
    const id = pinned?.id ?? '';
    const by = { token: other.token };
    expect(codeOf((await execute(testServer, SUSPEND, { id }, by)).result)).toBe('STAFF_PINNED_OWNER');
    expect(codeOf((await execute(testServer, REMOVE, { id }, by)).result)).toBe('STAFF_PINNED_OWNER');
    const demotion = { id, input: { name: 'X', roleId: 'accounts' } };
    expect(codeOf((await execute(testServer, EDIT, demotion, by)).result)).toBe('STAFF_PINNED_OWNER');
  });

  test('of two owners who demote each other at once, one stays an owner, in each round', async () => {
    const [first, second] = [await member('manager'), await member('manager')];
    const owners = [first.id, second.id];
    for (let round = 0; round < proofSize({ quick: 20, full: 200 }); round += 1) {
      await testServer.query(`UPDATE staff_members SET role_id = 'owner' WHERE id = ANY($1)`, [owners]);
      const demote = (by: SignedIn, id: string) =>
        execute(testServer, EDIT, { id, input: { name: 'X', roleId: 'manager' } }, { token: by.token }).catch(
          () => null,
        );
      await Promise.all([demote(first, second.id), demote(second, first.id)]);
      const left = await testServer.query(
        `SELECT 1 FROM staff_members WHERE id = ANY($1) AND role_id = 'owner'`,
        [owners],
      );
      expect(left).toHaveLength(1);
    }
  });
});

describe('ownership', () => {
  test('is handed over when both confirm it: the earlier owner becomes a manager', async () => {
    const [earlier, next] = [await member('manager'), await member('reception')];
    await testServer.query(`UPDATE staff_members SET role_id = 'owner' WHERE id = $1`, [earlier.id]);
    expect(codeOf((await execute(testServer, TAKE_OWNERSHIP, {}, { token: next.token })).result)).toBe(
      'OWNERSHIP_NOT_OFFERED',
    );
    await execute(testServer, OFFER, { id: next.id }, { token: earlier.token });
    expect(codeOf((await execute(testServer, TAKE_OWNERSHIP, {}, { token: next.token })).result)).toBe(
      'StaffSaved',
    );
    expect((await rightsOf(next))?.desk?.role).toBe('Owner');
    expect((await rightsOf(earlier))?.desk?.role).toBe('Manager');
  });

  test('is not handed over by somebody who is no owner any more, nor to a suspended person', async () => {
    const [earlier, next] = [await member('manager'), await member('reception')];
    await testServer.query(`UPDATE staff_members SET role_id = 'owner' WHERE id = $1`, [earlier.id]);
    await execute(testServer, OFFER, { id: next.id }, { token: earlier.token });
    await execute(testServer, EDIT, { id: earlier.id, input: { name: 'X', roleId: 'manager' } }, owner);
    expect(codeOf((await execute(testServer, TAKE_OWNERSHIP, {}, { token: next.token })).result)).toBe(
      'OWNERSHIP_NOT_OFFERED',
    );
    await execute(testServer, SUSPEND, { id: next.id }, owner);
    expect(codeOf((await execute(testServer, OFFER, { id: next.id }, owner)).result)).toBe(
      'OWNERSHIP_NEEDS_ACTIVE',
    );
  });
});

describe('roles', () => {
  test('the owner’s role has every right and cannot be changed or deleted; shipped roles cannot be deleted', async () => {
    const input = { name: 'Owner', permissions: [], boundPaise: 0 };
    const changed = await execute(testServer, EDIT_ROLE, { id: 'owner', input, version: 1 }, owner);
    expect(codeOf(changed.result)).toBe('ROLE_OF_OWNER');
    expect(codeOf((await execute(testServer, DELETE_ROLE, { id: 'manager' }, owner)).result)).toBe(
      'ROLE_SHIPPED',
    );
  });

  test('an edited role counts from the next request on, and an outdated form is refused', async () => {
    const person = await member('housekeeping');
    const role = (await book()).roles.find(({ id }) => id === 'housekeeping');
    const version = role?.version ?? 0;
    const input = { name: 'Housekeeping', permissions: ['house.read', 'content.read'], boundPaise: 0 };
    await execute(testServer, EDIT_ROLE, { id: 'housekeeping', input, version }, owner);
    expect((await execute(testServer, FIGURES, {}, { token: person.token })).allOffers).toBeDefined();
    expect(
      codeOf((await execute(testServer, EDIT_ROLE, { id: 'housekeeping', input, version }, owner)).result),
    ).toBe('SETTINGS_CHANGED');
    const back = { ...input, permissions: ['house.read'] };
    await execute(testServer, EDIT_ROLE, { id: 'housekeeping', input: back, version: version + 1 }, owner);
  });

  test('a role that loses a right while 100 requests run on two servers is without it in each request after the change', async () => {
    const { token } = await member('housekeeping');
    const second = await startTestServer({}, { database: { url: testServer.settings.DATABASE_URL } });
    const servers = [testServer, second];
    const version = async () => (await book()).roles.find(({ id }) => id === 'housekeeping')?.version ?? 0;
    const edit = async (permissions: string[]) => {
      const input = { name: 'Housekeeping', permissions, boundPaise: 0 };
      const form = { id: 'housekeeping', input, version: await version() };
      expect((await execute(testServer, EDIT_ROLE, form, owner)).result.__typename).toBe('RolesSaved');
    };
    const mayRead = (server: TestServer) =>
      execute(server, FIGURES, {}, { token }).then(
        () => true,
        () => false,
      );
    const hundred = () =>
      Promise.all(Array.from({ length: 100 }, (_none, place) => mayRead(servers[place % 2] ?? second)));

    try {
      await edit(['house.read', 'content.read']);
      expect(await Promise.all(servers.map(mayRead))).toEqual([true, true]);
      const running = hundred();
      await edit(['house.read']);
      expect(await hundred()).toEqual(Array.from({ length: 100 }, () => false));
      await running;
    } finally {
      await second.stop();
    }
  });

  test('a copy is deleted once nobody has it; names and rights are checked', async () => {
    const input = { name: 'Night desk', permissions: ['bookings.read'], boundPaise: null };
    const { result } = await execute(testServer, ADD_ROLE, { input }, owner);
    const id = ('roles' in result ? result.roles : []).find(({ name }) => name === 'Night desk')?.id ?? '';
    const again = (await execute(testServer, ADD_ROLE, { input: { ...input, name: 'night desk' } }, owner))
      .result;
    expect(again).toMatchObject({ faults: [{ field: 'name', code: 'ROLE_NAME_TAKEN' }] });
    const unknown = await execute(
      testServer,
      ADD_ROLE,
      { input: { ...input, name: 'Y', permissions: ['all'] } },
      owner,
    );
    expect(unknown.result).toMatchObject({
      faults: [{ field: 'permissions.0', code: 'PERMISSION_UNKNOWN' }],
    });
    const person = await member(id);
    expect(codeOf((await execute(testServer, DELETE_ROLE, { id }, owner)).result)).toBe('ROLE_IN_USE');
    await execute(testServer, REMOVE, { id: person.id }, owner);
    expect(codeOf((await execute(testServer, DELETE_ROLE, { id }, owner)).result)).toBe('RolesSaved');
  });
});
