import type { Page } from '@playwright/test';
import { freshPerson, tokenOf, type Person } from './people';
import { expect, type TestServer } from './test-server';

const INVITE = `mutation Invite($input: StaffInvitationInput!) { inviteStaff(input: $input) { __typename } }`;
const ACCEPT = `mutation Accept($token: String!) { acceptInvitation(token: $token) { __typename } }`;

async function send(page: Page, person: Person, testServer: TestServer, query: string, variables: object) {
  const response = await page.request.post(`${testServer.siteUrl}/graphql`, {
    headers: { authorization: `Bearer ${await tokenOf(testServer, person)}` },
    data: { query, variables },
  });
  return JSON.stringify(await response.json());
}

/** Invites a person, and returns the path of the link in the mail. */
export async function invited(page: Page, testServer: TestServer, { email }: Person, roleId: string) {
  const input = { email, name: 'Meera Nair', roleId };
  expect(await send(page, testServer.administrator, testServer, INVITE, { input })).toContain('StaffSaved');
  const link = async () =>
    (await testServer.mailsTo(email)).flatMap(({ text }) => /\/staff-invitation#\S+/.exec(text) ?? [])[0] ??
    '';
  await expect.poll(link).not.toBe('');
  return link();
}

/** Somebody who has accepted an invitation to the role. */
export async function member(
  page: Page,
  testServer: TestServer,
  roleId: string,
  displayName = 'Meera Nair',
): Promise<Person> {
  const person = await freshPerson(testServer, { displayName });
  const [, token] = (await invited(page, testServer, person, roleId)).split('#');
  expect(await send(page, person, testServer, ACCEPT, { token })).toContain('InvitationAccepted');
  return person;
}
