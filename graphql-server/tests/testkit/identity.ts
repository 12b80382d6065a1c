import { randomBytes } from 'node:crypto';
import { waitFor } from './wait-for';

/** Longer than the start of the emulator on a busy machine. */
const START_MILLISECONDS = 120_000;

/** The emulator that the test run shares. The browser tests start their own. */
const SHARED_HOST = process.env['TEST_AUTH_HOST'];
/** Each worker has a separate project, so that no file that runs at the same time has its accounts. */
export const PROJECT = SHARED_HOST ? `demo-${randomBytes(6).toString('hex')}` : 'demo-saffron-court';
/** The administrator of every test server, whose account is pinned at its start. */
export const OWNER = { uid: 'the-owner', email: 'owner@saffroncourt.example' };
/** The password of every account. */
export const PASSWORD = 'correct-horse';

/** The accounts of this test file at Google's Auth emulator. */
export interface Identity {
  /** For `FIREBASE_AUTH_EMULATOR_HOST`. */
  host: string;
  /** Makes an account with {@link PASSWORD}; returns the token that its owner's browser would send. */
  signIn(account: { email: string; emailVerified: boolean; displayName?: string }): Promise<SignedIn>;
  /** Signs in to an account that exists. */
  signInAgain(email: string): Promise<SignedIn>;
  /** Any call of the emulator's own interface, as an administrator of the project. */
  change(call: string, body: object): Promise<void>;
}

export interface SignedIn {
  uid: string;
  token: string;
}

interface Account {
  localId: string;
  idToken: string;
}

/** Posts as an administrator of the project. */
async function post(url: string, body: object): Promise<Account> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url} responded with ${response.status}: ${await response.text()}`);
  return (await response.json()) as Account;
}

/** The owner's account has one id, and several tests of a file may sign the owner in. */
function unlessThere(failure: Error): void {
  if (!failure.message.includes('DUPLICATE_LOCAL_ID')) throw failure;
}

let hasAccounts = false;

/** Deletes the accounts that the tests of a file made: the next file of the worker makes its own. */
export async function forgetAccounts(): Promise<void> {
  if (!hasAccounts) return;
  hasAccounts = false;
  await fetch(`http://${SHARED_HOST}/emulator/v1/projects/${PROJECT}/accounts`, { method: 'DELETE' });
}

/** The accounts of the project at that emulator; firebase-admin of this process uses it from now on. */
export function identityAt(host: string): Identity {
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] = host;
  const api = `http://${host}/identitytoolkit.googleapis.com/v1`;
  const accounts = `${api}/projects/${PROJECT}/accounts`;
  const signInAgain = async (email: string): Promise<SignedIn> => {
    const { localId, idToken } = await post(`${api}/accounts:signInWithPassword?key=local`, {
      email,
      password: PASSWORD,
      returnSecureToken: true,
      targetProjectId: PROJECT,
    });
    return { uid: localId, token: idToken };
  };
  return {
    host,
    signIn: async ({ email, ...account }) => {
      hasAccounts = true;
      const uid = email.toLowerCase() === OWNER.email ? { localId: OWNER.uid } : {};
      await post(accounts, { ...account, ...uid, email, password: PASSWORD }).catch(unlessThere);
      return signInAgain(email);
    },
    signInAgain,
    change: async (call, body) => {
      await post(`${accounts}:${call}`, body);
    },
  };
}

/** The accounts of this test file, once the shared emulator accepts requests. */
export async function openIdentity(): Promise<Identity> {
  if (!SHARED_HOST) throw new Error('TEST_AUTH_HOST is not set; whole-run.ts sets it.');
  const accepts = () =>
    fetch(`http://${SHARED_HOST}/`).then(
      ({ ok }) => ok,
      () => false,
    );
  await waitFor('the Auth emulator accepts requests', accepts, START_MILLISECONDS);
  return identityAt(SHARED_HOST);
}
