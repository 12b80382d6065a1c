import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { freePort } from '../../local/listening';
import { waitFor } from './wait-for';
import type { TestServer } from './test-server';

const SERVER = path.resolve(__dirname, '../..');
const START_MILLISECONDS = 120_000;

/** Node's arguments to run a program of the server: compiled once for the test run, otherwise from its source. */
export function programArguments(program: string): string[] {
  const compiled = process.env['TEST_SERVER_DIRECTORY'];
  return compiled
    ? [path.join(compiled, 'src', `${program}.js`)]
    : ['-r', '@swc-node/register', `src/${program}.ts`];
}

const running = new Set<ChildProcess>();

/** Kills the servers that a failed test left running. */
export function killServersLeft(): void {
  for (const child of running) child.kill('SIGKILL');
}

/** The server in a separate process, which a test may kill. */
export interface ServerProcess {
  url: string;
  pid: number;
  /** Everything that it has written so far. */
  output(): string;
  /** Pauses the process, or continues it. */
  signal(name: 'SIGSTOP' | 'SIGCONT'): void;
  /** Sends the signal and waits for the end and the last output; returns the exit code, null after a kill. */
  end(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null>;
}

/** Starts another server next to the test server, with jobs running, and waits until it is ready. */
export async function startServer(
  testServer: Pick<TestServer, 'environment'>,
  overrides: Record<string, string> = {},
  /** A built server's main file, instead of the sources. */
  built?: string,
): Promise<ServerProcess> {
  const port = overrides['PORT'] ?? String(await freePort());
  const child = spawn(process.execPath, built ? [built] : programArguments('main'), {
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
  // 'close', not 'exit': the last output is read only after the exit.
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
    pid: child.pid ?? 0,
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
