import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../local/listening';
import { startLocalInbox, type LocalInbox } from '../../local/local-inbox';
import { waitFor } from '../testkit/wait-for';

const ADMINISTRATOR = { email: 'admin@saffroncourt.example', password: 'saffron-admin' };
const SITE_URL = 'http://localhost:4000';

// The emulator is imported from an internal path of its package, so this test also checks that version.
describe('the Firebase Auth emulator', () => {
  let directory: string;
  let inbox: LocalInbox;
  let port: number;
  let emulator: ChildProcess;

  async function start(): Promise<void> {
    emulator = fork('local/main.ts', [], {
      cwd: path.resolve(__dirname, '../..'),
      execArgv: ['--require', './local/typescript-cache.cjs'],
      env: {
        ...process.env,
        STAND_INS: 'auth',
        DATA_DIR: directory,
        AUTH_PORT: String(port),
        FIREBASE_PROJECT_ID: 'demo-saffron-court',
        SMTP_URL: inbox.smtpUrl,
        SITE_URL,
        FIRST_ACCOUNTS: JSON.stringify([
          { ...ADMINISTRATOR, displayName: 'Administrator', emailVerified: true },
        ]),
      },
    });
    await once(emulator, 'message');
  }

  async function end(signal: NodeJS.Signals): Promise<void> {
    emulator.kill(signal);
    await once(emulator, 'exit');
  }

  async function call(name: string, body: object): Promise<Record<string, unknown>> {
    const address = `http://127.0.0.1:${port}/identitytoolkit.googleapis.com/v1/accounts:${name}?key=local`;
    const response = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...body, returnSecureToken: true }),
    });
    return (await response.json()) as Record<string, unknown>;
  }

  async function mailTo(address: string) {
    await waitFor(`a mail came to ${address}`, () => inbox.messages(address).length > 0);
    const [message] = inbox.messages(address);
    if (!message) throw new Error(`No mail came to ${address}.`);
    return message;
  }

  beforeAll(async () => {
    directory = await mkdtemp(path.join(tmpdir(), 'saffron-court-auth-'));
    inbox = await startLocalInbox();
    port = await freePort();
    await start();
  });

  afterAll(async () => {
    await end('SIGTERM');
    await inbox.stop();
    await rm(directory, { recursive: true });
  });

  it('knows the administrator, whose address is verified', async () => {
    const { idToken } = await call('signInWithPassword', ADMINISTRATOR);
    const { users } = await call('lookup', { idToken });
    expect(users).toEqual([expect.objectContaining({ email: ADMINISTRATOR.email, emailVerified: true })]);
  });

  it('does not tell whether an address is registered', async () => {
    const wrong = await call('signInWithPassword', { email: 'nobody@example.com', password: 'wrong' });
    expect(wrong).toMatchObject({ error: { message: 'INVALID_LOGIN_CREDENTIALS' } });
    expect(
      await call('sendOobCode', { requestType: 'PASSWORD_RESET', email: 'nobody@example.com' }),
    ).not.toHaveProperty('error');
  });

  it("mails codes as links to the site's own page", async () => {
    await call('sendOobCode', { requestType: 'PASSWORD_RESET', email: ADMINISTRATOR.email });
    const { subject, text } = await mailTo(ADMINISTRATOR.email);
    expect(subject).toBe('Reset your password');
    const link = new URL(/http\S+/.exec(text)?.[0] ?? '');
    expect(link.origin + link.pathname).toBe(`${SITE_URL}/auth/action`);
    expect(link.searchParams.get('mode')).toBe('resetPassword');
    const reset = { oobCode: link.searchParams.get('oobCode'), newPassword: ADMINISTRATOR.password };
    expect(await call('resetPassword', reset)).toMatchObject({ email: ADMINISTRATOR.email });
  });

  it('keeps accounts after a kill', async () => {
    const guest = { email: 'guest@example.com', password: 'a long password' };
    const { localId, refreshToken } = await call('signUp', guest);
    const kept = () => readFile(path.join(directory, 'accounts.json'), 'utf8').catch(() => '');
    await waitFor('the account is kept', async () => (await kept()).includes(guest.email));
    await end('SIGKILL');
    await start();
    expect(await call('signInWithPassword', guest)).toMatchObject({ localId });
    expect(await call('signInWithPassword', ADMINISTRATOR)).toHaveProperty('idToken');
    const refreshed = await fetch(`http://127.0.0.1:${port}/securetoken.googleapis.com/v1/token?key=local`, {
      method: 'POST',
      body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: String(refreshToken) }),
    });
    expect(refreshed.status).toBe(200);
  });

  it("serves the pages of Google's window without anything from the internet", async () => {
    for (const page of ['iframe', 'handler']) {
      const text = await (
        await fetch(`http://127.0.0.1:${port}/emulator/auth/${page}?apiKey=local&providerId=google.com`)
      ).text();
      expect(text).not.toMatch(/(src|href)="https:/);
    }
    const script = await fetch(`http://127.0.0.1:${port}/js/api.js`);
    expect(await script.text()).toContain('window.gapi');
  });
});
