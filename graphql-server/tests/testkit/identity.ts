import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort, LOOPBACK } from '../../local/listening';

const PROJECT = 'demo-saffron-court';
/** The administrator of every testServer, whose account is pinned when it opens. */
export const OWNER = { uid: 'the-owner', email: 'owner@saffroncourt.example' };
/** Everybody's. */
export const PASSWORD = 'correct-horse';

/** Google's Auth emulator in a process of its own, and people who sign in at it. */
export interface Identity {
  /** For `FIREBASE_AUTH_EMULATOR_HOST`. */
  host: string;
  /** Makes an account, with {@link PASSWORD}, and gives the token that its owner's browser would send. */
  signIn(account: { email: string; emailVerified: boolean; displayName?: string }): Promise<SignedIn>;
  /** Any call of the emulator's own interface, as an administrator of the project. */
  change(call: string, body: object): Promise<void>;
  stop(): Promise<void>;
}

export interface SignedIn {
  uid: string;
  token: string;
}

async function post(url: string, body: object, headers: Record<string, string> = {}): Promise<Answer> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  return (await response.json()) as Answer;
}

interface Answer {
  localId: string;
  idToken: string;
}

/** Starts the emulator; this process's firebase-admin believes it from now on. */
export async function startIdentity({
  smtpUrl = 'smtp://127.0.0.1:1',
  siteUrl = 'http://localhost:4000',
} = {}): Promise<Identity> {
  const directory = await mkdtemp(path.join(tmpdir(), 'identity-'));
  const port = await freePort();
  const emulator = fork('local/main.ts', [], {
    cwd: path.resolve(__dirname, '../..'),
    execArgv: ['--require', '@swc-node/register'],
    env: {
      ...process.env,
      STAND_INS: 'auth',
      DATA_DIR: directory,
      AUTH_PORT: String(port),
      FIREBASE_PROJECT_ID: PROJECT,
      SMTP_URL: smtpUrl,
      SITE_URL: siteUrl,
      FIRST_ACCOUNTS: '[]',
    },
  });
  await once(emulator, 'message');
  const host = `${LOOPBACK}:${port}`;
  process.env['FIREBASE_AUTH_EMULATOR_HOST'] = host;
  const accounts = `http://${host}/identitytoolkit.googleapis.com/v1`;
  const asOwner = { authorization: 'Bearer owner' };
  return {
    host,
    signIn: async (account) => {
      const { localId } = await post(
        `${accounts}/projects/${PROJECT}/accounts`,
        {
          ...account,
          password: PASSWORD,
          ...(account.email.toLowerCase() === OWNER.email ? { localId: OWNER.uid } : {}),
        },
        asOwner,
      );
      const { idToken } = await post(`${accounts}/accounts:signInWithPassword?key=local`, {
        email: account.email,
        password: PASSWORD,
        returnSecureToken: true,
      });
      return { uid: localId, token: idToken };
    },
    change: async (call, body) => {
      await post(`${accounts}/projects/${PROJECT}/accounts:${call}`, body, asOwner);
    },
    stop: async () => {
      emulator.kill('SIGTERM');
      await once(emulator, 'exit');
      await rm(directory, { recursive: true });
    },
  };
}
