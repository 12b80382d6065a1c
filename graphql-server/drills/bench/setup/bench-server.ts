import 'reflect-metadata';
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { freePort } from '../../../local/listening';
import { startLocalPostgres } from '../../../local/local-postgres';
import { migrate } from '../../../src/migrate';
import { waitFor } from '../../../tests/testkit/wait-for';
import { seedHotels } from './hotels';

const SERVER = path.resolve(__dirname, '../../..');
// For a profile: BENCH_NODE_OPTIONS='--cpu-prof --cpu-prof-dir=FOLDER'.
const NODE_OPTIONS_OF_OURS = (process.env['BENCH_NODE_OPTIONS'] ?? '').split(' ').filter(Boolean);
export const KEY_SECRET = 'key-secret-of-benchmarks';
export const APP_SECRET = 'application-secret-of-benchmarks-0123';

/** A database with the seeds and a number of partner hotels, and processes around it. */
export interface BenchSetup {
  databaseUrl: string;
  query<Row extends object>(sql: string, values?: unknown[]): Promise<Row[]>;
  addHotels(count: number): Promise<void>;
  /** Stops PostgreSQL and starts it again with an empty memory. Servers must be started after it. */
  restartDatabase(): Promise<void>;
  /** A server of the project, as in production. */
  startOurs(settings?: Record<string, string>): Promise<Running>;
  /** One of the programs in drills/bench/baselines. */
  startBaseline(program: string, settings?: Record<string, string>): Promise<Running>;
  stop(): Promise<void>;
}

export interface Running {
  url: string;
  pid: number;
  end(): Promise<void>;
}

async function start(
  file: string,
  environment: Record<string, string>,
  options: readonly string[] = [],
): Promise<Running> {
  const port = await freePort();
  const child: ChildProcess = spawn(process.execPath, [...options, '-r', '@swc-node/register', file], {
    cwd: SERVER,
    env: { PATH: process.env['PATH'], NODE_ENV: 'production', PORT: String(port), ...environment },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = `http://127.0.0.1:${port}`;
  const isUp = () =>
    fetch(`${url}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await waitFor(`${file} listens`, isUp, 60_000);
  return {
    url,
    pid: child.pid ?? 0,
    end: async () => {
      child.kill('SIGTERM');
      await exited;
    },
  };
}

function environmentOf(databaseUrl: string): Record<string, string> {
  return {
    TRIAL: 'on',
    SITE_URL: 'https://127.0.0.1',
    DATABASE_URL: databaseUrl,
    DATABASE_POOL: '10',
    APP_SECRET,
    ADMIN_EMAIL: 'owner@saffroncourt.example',
    HOTEL_EMAIL: 'desk@saffroncourt.example',
    MAIL_FROM: 'Saffron Court <desk@saffroncourt.example>',
    SMTP_URL: 'smtp://127.0.0.1:9',
    FIREBASE_PROJECT_ID: 'demo-saffron-court',
    FIREBASE_API_KEY: 'key-of-benchmarks',
    FIREBASE_AUTH_DOMAIN: 'demo-saffron-court.firebaseapp.com',
    FIREBASE_STORAGE_BUCKET: 'demo-saffron-court.appspot.com',
    RAZORPAY_KEY_ID: 'rzp_test_benchmarks',
    RAZORPAY_KEY_SECRET: KEY_SECRET,
    RAZORPAY_WEBHOOK_SECRET: 'webhook-secret-of-benchmarks',
    RATE_LIMIT_SCALE: '10',
    TRUSTED_PROXIES: 'loopback',
  };
}

/** PostgreSQL with its own defaults: it syncs to the disk at each commit. */
export async function startSetup({ hotels }: { hotels: number }): Promise<BenchSetup> {
  const directory = await mkdtemp(path.join(tmpdir(), 'saffron-court-bench-'));
  let postgres = await startLocalPostgres({ directory });
  let databaseUrl = await postgres.createDatabase('bench');
  await migrate({ DATABASE_URL: databaseUrl, DATABASE_POOL: 2, hasSampleContent: true });
  const connect = async (): Promise<Client> => {
    const connected = new Client({ connectionString: databaseUrl });
    await connected.connect();
    return connected;
  };
  let client = await connect();
  await seedHotels(client, hotels);
  const running: Running[] = [];
  const started = async (process: Promise<Running>): Promise<Running> => {
    running.push(await process);
    return process;
  };
  return {
    get databaseUrl() {
      return databaseUrl;
    },
    query: async <Row extends object>(sql: string, values: unknown[] = []) =>
      (await client.query<Row>(sql, values)).rows,
    addHotels: (count) => seedHotels(client, count),
    restartDatabase: async () => {
      await client.end();
      await postgres.stop();
      postgres = await startLocalPostgres({ directory });
      databaseUrl = await postgres.createDatabase('bench');
      client = await connect();
    },
    startOurs: (settings = {}) =>
      started(start('src/main.ts', { ...environmentOf(databaseUrl), ...settings }, NODE_OPTIONS_OF_OURS)),
    startBaseline: (program, settings = {}) =>
      started(start(`drills/bench/baselines/${program}.ts`, { DATABASE_URL: databaseUrl, ...settings })),
    stop: async () => {
      await Promise.all(running.map((process) => process.end()));
      await client.end();
      await postgres.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
