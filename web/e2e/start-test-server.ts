import { spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { build } from '../../scripts/run/build.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');

export interface HotelDetails {
  siteUrl: string;
  inboxUrl: string;
  razorpayUrl: string;
  databaseUrl: string;
  /** Google's Auth emulator. */
  authUrl: string;
  administrator: { email: string; password: string };
}

/** Builds the site if it changed, starts a test server for the run, and passes its addresses to the tests. */
export default async function startTestServer(): Promise<() => Promise<void>> {
  await build('web');
  const program = ['-r', '@swc-node/register', 'tests/testkit/serve-browser-tests.ts'];
  const testServer = spawn(process.execPath, program, {
    cwd: path.join(ROOT, 'graphql-server'),
    env: { ...process.env, WEB_DIRECTORY: path.join(ROOT, 'web/dist') },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const exited = new Promise<void>((resolve) => testServer.once('exit', () => resolve()));
  const line = await Promise.race([
    firstLineOf(testServer.stdout),
    exited.then(() => Promise.reject(new Error('The test server could not be started.'))),
  ]);
  process.env['TEST_SERVER'] = line;
  return async () => {
    testServer.stdin.end();
    await exited;
  };
}

function firstLineOf(output: NodeJS.ReadableStream): Promise<string> {
  return new Promise((resolve) => {
    createInterface({ input: output }).on('line', (line) => {
      if (line.startsWith('SERVER ')) resolve(line.slice('SERVER '.length));
    });
  });
}
