import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { close, freePort, listen } from '../../local/listening';

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

interface Run {
  child: ChildProcess;
  printed: () => string;
}

describe('npm start', () => {
  let dataDirectory: string;
  let ports: Record<(typeof PORT_NAMES)[number], number>;
  const runs: Run[] = [];

  function start(changes: Record<string, string> = {}): Run {
    const environment = Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)]));
    // None of what a test run sets may reach the server.
    const { PATH, HOME } = process.env;
    const child = spawn(process.execPath, ['scripts/start.mjs'], {
      cwd: ROOT,
      env: { PATH, HOME, DATA_DIR: dataDirectory, ...environment, ...changes },
    });
    let text = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (text += chunk.toString()));
    const run = { child, printed: () => text };
    runs.push(run);
    return run;
  }

  async function exitCodeOf({ child }: Run): Promise<number | null> {
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    return child.exitCode;
  }

  async function untilReady(run: Run): Promise<void> {
    while (!run.printed().includes('Ready in')) {
      if (run.child.exitCode !== null) throw new Error(run.printed());
      await sleep(100);
    }
  }

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

  beforeEach(async () => {
    dataDirectory = await mkdtemp(path.join(tmpdir(), 'saffron-court-start-'));
    const numbers = await Promise.all(PORT_NAMES.map(() => freePort()));
    ports = Object.fromEntries(PORT_NAMES.map((name, index) => [name, numbers[index]])) as typeof ports;
  });

  afterEach(async () => {
    for (const run of runs.splice(0)) {
      run.child.kill('SIGTERM');
      await exitCodeOf(run);
    }
    await rm(dataDirectory, { recursive: true });
  });

  it('starts, starts again after a kill with what was kept, and leaves nothing when it is stopped', async () => {
    const killed = start();
    await untilReady(killed);
    killed.child.kill('SIGKILL');
    const second = start();
    await untilReady(second);
    expect(second.printed()).toContain(`http://localhost:${ports.PORT}`);
    expect((await fetch(`http://localhost:${ports.PORT}/readyz`)).status).toBe(200);
    second.child.kill('SIGINT');
    expect(await exitCodeOf(second)).toBe(0);
    expect(await takenPorts()).toEqual([]);
  }, 180_000);

  it('names a taken port and the variable that changes it, and starts nothing', async () => {
    const other = createServer();
    await listen(other, ports.INBOX_PORT);
    const run = start();
    expect(await exitCodeOf(run)).toBe(1);
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
    expect(await exitCodeOf(run)).toBe(1);
    expect(run.printed()).toContain('RAZORPAY_KEY_SECRET is missing');
    expect(await takenPorts()).toEqual([]);
  }, 180_000);

  it('refuses a second run on the same state', async () => {
    const first = start();
    await untilReady(first);
    const others = await Promise.all(PORT_NAMES.map(async (name) => [name, String(await freePort())]));
    const second = start(Object.fromEntries(others));
    expect(await exitCodeOf(second)).toBe(1);
    expect(second.printed()).toContain(`already runs on ${dataDirectory}`);
    first.child.kill('SIGTERM');
    expect(await exitCodeOf(first)).toBe(0);
  }, 180_000);
});
