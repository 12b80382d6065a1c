import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort, LOOPBACK } from './listening';

export interface TestAuth {
  /** The value for `FIREBASE_AUTH_EMULATOR_HOST`. */
  host: string;
  /** Resolves when the emulator accepts requests. */
  ready: Promise<unknown>;
  stop(): Promise<void>;
}

/** Starts Google's Auth emulator in a process of its own, for one test run. */
export async function startTestAuth({
  projectId,
  smtpUrl = 'smtp://127.0.0.1:1',
  siteUrl = 'http://localhost:4000',
}: {
  projectId: string;
  smtpUrl?: string;
  siteUrl?: string;
}): Promise<TestAuth> {
  const directory = await mkdtemp(path.join(tmpdir(), 'saffron-court-auth-'));
  const port = await freePort();
  const emulator = fork('local/main.ts', [], {
    cwd: path.resolve(__dirname, '..'),
    execArgv: ['--require', './local/typescript-cache.cjs'],
    env: {
      ...process.env,
      STAND_INS: 'auth',
      DATA_DIR: directory,
      AUTH_PORT: String(port),
      FIREBASE_PROJECT_ID: projectId,
      SMTP_URL: smtpUrl,
      SITE_URL: siteUrl,
      FIRST_ACCOUNTS: '[]',
    },
  });
  const exited = once(emulator, 'exit');
  return {
    host: `${LOOPBACK}:${port}`,
    ready: once(emulator, 'message'),
    stop: async () => {
      emulator.kill('SIGKILL');
      await exited;
      await rm(directory, { recursive: true });
    },
  };
}
