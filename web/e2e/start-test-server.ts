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
  /** The key of the site at the Auth emulator. */
  apiKey: string;
  administrator: { email: string; password: string };
  /** The operator's one-time link, for a hotel on its first day. */
  ownerLink?: string;
}

export interface StartedHotel {
  details: HotelDetails;
  stop: () => Promise<void>;
}

/** Builds the site if it changed, before the first worker starts a server with it. */
export default function buildSite(): Promise<void> {
  return build('web');
}

/** Starts the server of a worker: a hotel with the sample content, and a clock of its own. */
export const startHotel = (): Promise<StartedHotel> => serve();

/** Starts a server at which refunds of the staff wait for ten minutes, as they do outside tests. */
export const startPatientHotel = (): Promise<StartedHotel> => serve({ REFUND_WAIT_MINUTES: '10' });

/** Starts a server with an empty database, like a new hotel in production. */
export const startFirstDay = (): Promise<StartedHotel> => serve({ FIRST_DAY: 'on' });

/** Starts a server for Haveli Nilaya, with small pictures or pictures of realistic size. */
export const startSecondHotel = (pictures: 'small' | 'large'): Promise<StartedHotel> =>
  serve({ SECOND_HOTEL: 'on', SMALL_PICTURES: pictures === 'small' ? 'on' : 'off' });

async function serve(environment: Record<string, string> = {}): Promise<StartedHotel> {
  const program = ['--require', './local/typescript-cache.cjs', 'tests/testkit/serve-browser-tests.ts'];
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
  return { details: JSON.parse(line) as HotelDetails, stop };
}

function firstLineOf(output: NodeJS.ReadableStream): Promise<string> {
  return new Promise((resolve) => {
    createInterface({ input: output }).on('line', (line) => {
      if (line.startsWith('SERVER ')) resolve(line.slice('SERVER '.length));
    });
  });
}
