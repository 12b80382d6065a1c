import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
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
  /** The operator's one-time link, for a hotel on its first day. */
  ownerLink?: string;
}

/** Builds the site if it changed, starts a test server for the run, and passes its addresses to the tests. */
export default async function startTestServer(): Promise<() => Promise<void>> {
  await build('web');
  const { line, stop } = await serve();
  process.env['TEST_SERVER'] = line;
  const directory = await mkdtemp(path.join(tmpdir(), 'browser-tests-'));
  process.env['TAKEN_STAYS_FILE'] = path.join(directory, 'taken-stays');
  return async () => {
    await stop();
    await rm(directory, { recursive: true });
  };
}

/** Starts a server beside that of the run, with an empty database, as a new hotel's in production. */
export async function startFirstDay(): Promise<{ details: HotelDetails; stop: () => Promise<void> }> {
  const { line, stop } = await serve({ FIRST_DAY: 'on' });
  return { details: JSON.parse(line) as HotelDetails, stop };
}

/** Starts a server beside that of the run, which is Haveli Nilaya's. */
export async function startSecondHotel(): Promise<{ details: HotelDetails; stop: () => Promise<void> }> {
  const { line, stop } = await serve({ SECOND_HOTEL: 'on' });
  return { details: JSON.parse(line) as HotelDetails, stop };
}

async function serve(environment: Record<string, string> = {}) {
  const program = ['-r', '@swc-node/register', 'tests/testkit/serve-browser-tests.ts'];
  const testServer = spawn(process.execPath, program, {
    cwd: path.join(ROOT, 'graphql-server'),
    env: { ...process.env, ...environment, WEB_DIRECTORY: path.join(ROOT, 'web/dist') },
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const exited = new Promise<void>((resolve) => testServer.once('exit', () => resolve()));
  const line = await Promise.race([
    firstLineOf(testServer.stdout),
    exited.then(() => Promise.reject(new Error('The test server could not be started.'))),
  ]);
  const stop = async () => {
    testServer.stdin.end();
    await exited;
  };
  return { line, stop };
}

function firstLineOf(output: NodeJS.ReadableStream): Promise<string> {
  return new Promise((resolve) => {
    createInterface({ input: output }).on('line', (line) => {
      if (line.startsWith('SERVER ')) resolve(line.slice('SERVER '.length));
    });
  });
}
