import { execute, gql } from './graphql';
import type { TestServer } from './test-server';

export const SEND_ADDRESS_CODE = gql(`mutation SendAddressCodeInTest {
  sendAddressCode { __typename ... on AddressCodeSent { address } ... on Refusal { code } }
}`);
export const PROVE_ADDRESS = gql(`mutation ProveAddressInTest($otp: String!) {
  proveAddress(otp: $otp) { __typename ... on AddressProven { address } ... on Refusal { code } }
}`);

/** The code in the newest mail to that address. */
export const addressCodeIn = ({ inbox }: Pick<TestServer, 'inbox'>, email: string): string =>
  /^\d{6}/.exec(inbox.messages(email)[0]?.subject ?? '')?.[0] ?? '';

/** Types the code that is mailed to the account's address, as its owner does. */
export async function proveAddress(testServer: TestServer, token: string, email: string): Promise<void> {
  await execute(testServer, SEND_ADDRESS_CODE, {}, { token });
  await testServer.runJobs();
  const otp = addressCodeIn(testServer, email);
  const { proveAddress: proven } = await execute(testServer, PROVE_ADDRESS, { otp }, { token });
  expect(proven).toEqual({ __typename: 'AddressProven', address: email });
}
