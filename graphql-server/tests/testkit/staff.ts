import { assertType, execute, gql, type RequestOptions } from './graphql';
import type { Identity, SignedIn } from './identity';
import type { TestServer } from './test-server';

const INVITE = gql(`mutation InviteStaffInTest($input: StaffInvitationInput!) {
  result: inviteStaff(input: $input) {
    __typename
    ... on StaffSaved { staff { id name address roleId state } }
    ... on Refusal { code message }
    ... on InvalidInput { faults { field code } }
  }
}`);

const ACCEPT = gql(`mutation AcceptInvitationInTest($token: String!) {
  result: acceptInvitation(token: $token) {
    __typename
    ... on InvitationAccepted { name role }
    ... on Refusal { code }
  }
}`);

/** Invites a person; the result as the desk sees it. */
export async function invite(
  testServer: Pick<TestServer, 'url'>,
  input: { email: string; name?: string; roleId: string },
  owner: RequestOptions,
) {
  return (await execute(testServer, INVITE, { input: { name: 'Meera Nair', ...input } }, owner)).result;
}

/** Opens an invitation, signed in. */
export async function accept(
  testServer: Pick<TestServer, 'url'>,
  token: string,
  { token: session }: SignedIn,
) {
  return (await execute(testServer, ACCEPT, { token }, { token: session })).result;
}

/** The secret of the newest invitation that was mailed to the address. */
export async function invitationOf(testServer: TestServer, email: string): Promise<string> {
  await testServer.runJobs();
  const [mail] = testServer.inbox.messages(email);
  return /\/staff-invitation#(\S+)/.exec(mail?.text ?? '')?.[1] ?? 'none';
}

/** Somebody who has accepted an invitation to the role. */
export async function staffMember(
  testServer: TestServer,
  {
    identity,
    owner,
    roleId,
    name = 'Meera Nair',
  }: { identity: Identity; owner: RequestOptions; roleId: string; name?: string },
): Promise<SignedIn & { id: string; email: string }> {
  const email = testServer.freshEmail();
  assertType(await invite(testServer, { email, roleId, name }, owner), 'StaffSaved');
  const person = await identity.signIn({ email, emailVerified: true });
  assertType(await accept(testServer, await invitationOf(testServer, email), person), 'InvitationAccepted');
  const [row] = await testServer.query<{ id: string }>('SELECT id FROM staff_members WHERE uid = $1', [
    person.uid,
  ]);
  return { ...person, email, id: row?.id ?? '' };
}

/** A sign-in to the account in a later second than now. */
export async function signedInLater(identity: Identity, email: string): Promise<SignedIn> {
  const now = Math.floor(Date.now() / 1000);
  for (;;) {
    const later = await identity.signInAgain(email);
    const { auth_time: at } = JSON.parse(
      Buffer.from(later.token.split('.')[1] ?? '', 'base64url').toString(),
    ) as { auth_time: number };
    if (at > now) return later;
  }
}
