import { codeOfStep, stepOf } from '../../src/platform/secrets/one-time-code';
import { assertType, execute, gql } from './graphql';
import type { SignedIn } from './identity';
import type { TestServer } from './test-server';

const START = gql(`mutation StartSecondFactorInTest {
  result: startSecondFactor { __typename ... on StartedSecondFactor { secret address qrCode } ... on Refusal { code } }
}`);
const CONFIRM = gql(`mutation ConfirmSecondFactorInTest($code: String!) {
  result: confirmSecondFactor(code: $code) { __typename ... on SecondFactorSetUp { recoveryCodes } ... on Refusal { code } }
}`);
const PROVE = gql(`mutation ProveIdentityInTest($code: String!) {
  result: proveIdentity(code: $code) {
    __typename ... on IdentityProved { isRecoveryCode } ... on Refusal { code } ... on RateLimited { retryAfterSeconds }
  }
}`);

const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** The bytes of a secret that is written in base 32. */
function bytesOf(secret: string): Buffer {
  const bits = [...secret].map((letter) => BASE32.indexOf(letter).toString(2).padStart(5, '0')).join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}

/** The code that an authenticator with the secret shows at a moment. */
export const shownCode = (secret: string, at = new Date()): string => codeOfStep(bytesOf(secret), stepOf(at));

type Server = Pick<TestServer, 'url'>;
type Session = Pick<SignedIn, 'token'>;

export const startFactor = async (server: Server, { token }: Session) =>
  (await execute(server, START, {}, { token })).result;

export const confirmFactor = async (server: Server, { token }: Session, code: string) =>
  (await execute(server, CONFIRM, { code }, { token })).result;

/** Enters a code in the session; the result as the page sees it. */
export const prove = async (server: Server, { token }: Session, code: string) =>
  (await execute(server, PROVE, { code }, { token })).result;

/** An authenticator whose first code was entered `at` that moment, and its recovery codes. */
export async function setUpFactor(
  server: Server,
  session: Session,
  at = new Date(),
): Promise<{ secret: string; recoveryCodes: string[] }> {
  const started = await startFactor(server, session);
  assertType(started, 'StartedSecondFactor');
  const confirmed = await confirmFactor(server, session, shownCode(started.secret, at));
  assertType(confirmed, 'SecondFactorSetUp');
  return { secret: started.secret, recoveryCodes: confirmed.recoveryCodes };
}
