import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { freePort } from '../../local/listening';
import { waitFor } from './wait-for';
import type { TestServer } from './test-server';

const SERVER = path.resolve(__dirname, '../..');
const START_MILLISECONDS = 120_000;

const running = new Set<ChildProcess>();

/** Kills what a test left running that failed before its end. */
export function killServersLeft(): void {
  for (const child of running) child.kill('SIGKILL');
}

/** The real server in a process of its own, which a test may kill. */
export interface ServerProcess {
  url: string;
  /** Everything that it has written so far. */
  output(): string;
  /** Halts the process where it stands, or lets it go on. */
  signal(name: 'SIGSTOP' | 'SIGCONT'): void;
  /** Sends the signal and waits for the end and its last words; answers with the exit code, null after a kill. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null>;
}

/** Starts a server in the house's surroundings, with jobs running, and waits until it may be sent guests. */
export async function startServer(
  testServer: Pick<TestServer, 'environment'>,
  overrides: Record<string, string> = {},
  /** A built server's main file, instead of the sources. */
  built?: string,
): Promise<ServerProcess> {
  const port = overrides['PORT'] ?? String(await freePort());
  const child = spawn(process.execPath, built ? [built] : ['-r', '@swc-node/register', 'src/main.ts'], {
    cwd: SERVER,
    env: {
      PATH: process.env['PATH'],
      ...testServer.environment,
      LOG_LEVEL: 'info',
      PORT: port,
      ...overrides,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (output += text.toString()));
  // Not its exit: what it wrote last is read only after that.
  const exited = new Promise<number | null>((resolve) => child.once('close', resolve));
  let gone = false;
  void exited.then(() => {
    gone = true;
    running.delete(child);
  });
  const url = `http://127.0.0.1:${port}`;
  await waitFor(
    'the server is ready',
    async () => {
      if (gone) throw new Error(`The server ended at its start:\n${output}`);
      return fetch(`${url}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
    },
    START_MILLISECONDS,
  );
  return {
    url,
    output: () => output,
    signal: (name) => {
      child.kill(name);
    },
    end: (signal) => {
      child.kill(signal);
      return exited;
    },
  };
}
