import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { close, freePort, listen } from '../../local/listening';
import { waitFor } from '../testkit/wait-for';

const ROOT = path.resolve(__dirname, '../../..');
const PORT_NAMES = [
  'PORT',
  'INBOX_PORT',
  'SMTP_PORT',
  'AUTH_PORT',
  'STORAGE_PORT',
  'RAZORPAY_PORT',
  'POSTGRES_PORT',
] as const;

// Other tests that run beside this file draw their ports from 20,000 up, so a taken port here is a port of npm start.
const FIRST_PORT = 8_000;

const START_MILLISECONDS = 240_000;

async function postJson(url: string, body: object, headers = {}): Promise<Record<string, unknown>> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  return (await response.json()) as Record<string, unknown>;
}

interface Run {
  child: ChildProcess;
  /** Its exit code, once its whole output is read. */
  ended: Promise<number | null>;
  printed: () => string;
}

describe('npm start', () => {
  let dataDirectory: string;
  let ports: Record<(typeof PORT_NAMES)[number], number>;
  const runs: Run[] = [];

  function start(changes: Record<string, string> = {}): Run {
    const environment = Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)]));
    // No variable of the test run may reach the server.
    const { PATH, HOME } = process.env;
    const child = spawn(process.execPath, ['scripts/start.mjs'], {
      cwd: ROOT,
      // The sample bookings have their own test, and take most of a start.
      env: { PATH, HOME, DATA_DIR: dataDirectory, SAMPLE_BOOKINGS: 'off', ...environment, ...changes },
    });
    let text = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
    const ended = once(child, 'close').then(([code]) => code as number | null);
    const run = { child, ended, printed: () => text };
    runs.push(run);
    return run;
  }

  const untilReady = (run: Run): Promise<void> =>
    waitFor(
      'everything is started',
      () => {
        if (run.child.exitCode !== null) throw new Error(run.printed());
        return run.printed().includes('Ready in');
      },
      START_MILLISECONDS,
    );

  function isTaken(port: number): Promise<boolean> {
    return new Promise((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(socket.destroy().destroyed));
      socket.once('error', () => resolve(false));
    });
  }

  async function takenPorts(): Promise<string[]> {
    const checks = await Promise.all(
      PORT_NAMES.map(async (name) => ((await isTaken(ports[name])) ? [name] : [])),
    );
    return checks.flat();
  }

  /** The site's data of the sample account, after sign-in. */
  async function viewer(email: string, password: string): Promise<unknown> {
    const signInPath = '/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=local-key';
    const { idToken } = await postJson(`http://127.0.0.1:${ports.AUTH_PORT}${signInPath}`, {
      email,
      password,
      returnSecureToken: true,
    });
    const authorization = `Bearer ${String(idToken)}`;
    const query = '{ viewer { isAdmin } }';
    const { data } = await postJson(`http://127.0.0.1:${ports.PORT}/graphql`, { query }, { authorization });
    return (data as { viewer: unknown }).viewer;
  }

  beforeEach(async () => {
    dataDirectory = await mkdtemp(path.join(tmpdir(), 'saffron-court-start-'));
    const numbers = await Promise.all(PORT_NAMES.map(() => freePort(FIRST_PORT)));
    ports = Object.fromEntries(PORT_NAMES.map((name, index) => [name, numbers[index]])) as typeof ports;
  });

  afterEach(async () => {
    for (const run of runs.splice(0)) {
      run.child.kill('SIGTERM');
      await run.ended;
    }
    await rm(dataDirectory, { recursive: true });
  });

  it('starts, starts again after a kill with its data, has its sample administrator, refuses a second run on its state, and leaves nothing behind when it is stopped', async () => {
    const killed = start();
    await untilReady(killed);
    killed.child.kill('SIGKILL');
    const second = start();
    await untilReady(second);
    expect(second.printed()).toContain(`http://localhost:${ports.PORT}`);
    expect((await fetch(`http://localhost:${ports.PORT}/readyz`)).status).toBe(200);
    expect(await viewer('admin@saffroncourt.example', 'saffron-admin')).toEqual({ isAdmin: true });
    expect(await viewer('guest@saffroncourt.example', 'saffron-guest')).toEqual({ isAdmin: false });
    const others = await Promise.all(
      PORT_NAMES.map(async (name) => [name, String(await freePort(FIRST_PORT))]),
    );
    const refused = start(Object.fromEntries(others));
    expect(await refused.ended).toBe(1);
    expect(refused.printed()).toContain(`already runs on ${dataDirectory}`);
    expect((await fetch(`http://localhost:${ports.PORT}/readyz`)).status).toBe(200);
    second.child.kill('SIGINT');
    expect(await second.ended).toBe(0);
    expect(await takenPorts()).toEqual([]);
  }, 600_000);

  it('names a taken port and the variable that changes it, and starts nothing', async () => {
    const other = createServer();
    await listen(other, ports.INBOX_PORT);
    const run = start();
    expect(await run.ended).toBe(1);
    expect(run.printed()).toContain(`Port ${ports.INBOX_PORT}, for the mail inbox, is taken.`);
    expect(run.printed()).toContain('INBOX_PORT');
    expect(await takenPorts()).toEqual(['INBOX_PORT']);
    await close(other);
  });

  it('starts no stand-in for a service that the environment names', async () => {
    const run = start({
      RAZORPAY_KEY_ID: 'rzp_test_x',
      INBOX_PORT: 'unusable',
      SMTP_URL: 'smtp://127.0.0.1:1',
    });
    expect(await run.ended).toBe(1);
    expect(run.printed()).toContain('RAZORPAY_KEY_SECRET is missing');
    expect(await takenPorts()).toEqual([]);
  }, 600_000);
});
