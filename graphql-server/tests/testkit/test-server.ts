import { createHash } from 'node:crypto';
import 'reflect-metadata';
import { rm } from 'node:fs/promises';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../local/listening';
import { startLocalInbox, type LocalInbox } from '../../local/local-inbox';
import { startLocalRazorpay, type LocalRazorpay } from '../../local/local-razorpay';
import { createApp } from '../../src/app/application';
import { findBreaches, type Breach } from '../../src/operations/invariants/broken-invariants';
import { readSettings, type Settings } from '../../src/env';
import { createHttpServer } from '../../src/edge/http/http-server';
import { createLog } from '../../src/platform/log/log';
import { install, uninstall, type Installation } from '../../src/app/installation';
import { runDueJobs } from './due-jobs';
import { OWNER, PROJECT } from './identity';
import { createEmptyDatabase, createMigratedDatabase, type TestDatabase } from './test-database';

export const WEBHOOK_SECRET = 'webhook-secret-of-tests';

// Its destination has a timer that never ends, so the servers of a worker share it.
const LOG = createLog(process.env['TEST_LOG_LEVEL'] ?? 'silent');

/** The whole application for one test file: HTTP server, database, gateway and inbox. */
export interface TestServer {
  url: string;
  settings: Settings;
  /** The variables that a further server process needs. */
  environment: Record<string, string>;
  installation: Installation;
  razorpay: LocalRazorpay;
  inbox: LocalInbox;
  query<Row>(sql: string, values?: unknown[]): Promise<Row[]>;
  /** Moves the hotel's time; '0' resets it. */
  shiftClock(interval: string): Promise<void>;
  /** Runs all jobs that are due, mails included, and the jobs that they add. */
  runJobs(): Promise<void>;
  breaches(): Promise<Breach[]>;
  /** An address that no other test uses. */
  freshEmail(): string;
  stop(): Promise<void>;
}

/** The key of the register of guests. */
export const REGISTER_KEY_OF_TESTS = `tests:${createHash('sha256').update('register of tests').digest('base64')}`;

/** The variables of a server at these addresses. */
export function environmentOf(addresses: {
  database: string;
  port: number;
  razorpay: Pick<LocalRazorpay, 'url' | 'checkoutUrl'>;
  inbox: Pick<LocalInbox, 'smtpUrl'>;
}) {
  const { database, port, razorpay, inbox } = addresses;
  return {
    NODE_ENV: 'test',
    PORT: String(port),
    SITE_URL: `http://127.0.0.1:${port}`,
    DATABASE_URL: database,
    // Each connection plans its statements itself, so fewer connections cost PostgreSQL less.
    DATABASE_POOL: '6',
    // Tests of refunds do not wait; taking-back.test.ts does.
    REFUND_WAIT_MINUTES: '0',
    APP_SECRET: 'application-secret-of-tests-0123456789',
    REGISTER_KEYS: REGISTER_KEY_OF_TESTS,
    TRUSTED_PROXIES: 'loopback',
    ADMIN_EMAIL: OWNER.email,
    HOTEL_EMAIL: 'desk@saffroncourt.example',
    MAIL_FROM: 'Saffron Court <desk@saffroncourt.example>',
    SMTP_URL: inbox.smtpUrl,
    FIREBASE_PROJECT_ID: PROJECT,
    FIREBASE_API_KEY: 'key-of-tests',
    FIREBASE_AUTH_DOMAIN: 'demo-saffron-court.firebaseapp.com',
    FIREBASE_STORAGE_BUCKET: 'demo-saffron-court.appspot.com',
    RAZORPAY_KEY_ID: 'rzp_test_local',
    RAZORPAY_KEY_SECRET: 'key-secret-of-tests',
    RAZORPAY_WEBHOOK_SECRET: WEBHOOK_SECRET,
    RAZORPAY_API_URL: razorpay.url,
    RAZORPAY_CHECKOUT_URL: razorpay.checkoutUrl,
    // Tests fill whole room types without a challenge; tests of hoarding set the default.
    CHALLENGE_SHARE: '1',
    CHALLENGE_TRIES_PER_NIGHT: '10',
    // A gateway that responds is never too slow for a test, however busy the machine is.
    RAZORPAY_TIMEOUT_SECONDS: '30',
    // A page with data has them in a test, however busy the machine is.
    PAGE_WAIT_SECONDS: '60',
    DATA_DIRECTORY: path.join(tmpdir(), `saffron-court-data-${process.pid}-${port}`),
    LOG_LEVEL: LOG.level,
  };
}

/** Services that start before the test server, because it must know their addresses. */
interface Surroundings {
  port?: number;
  inbox?: LocalInbox;
  /** Where the gateway sends its webhooks, if not to the test server. */
  webhookUrl?: string;
  /** An existing database; its creator drops it. */
  database?: Pick<TestDatabase, 'url'>;
  /** True for the database of a new production installation instead of the sample hotel's. */
  isEmpty?: boolean;
  /** False for an installation without an administrator. */
  isOwnerPinned?: boolean;
}

/** The gateway's stand-in with the keys that {@link environmentOf} names. */
export function startGateway(webhookUrl: string): Promise<LocalRazorpay> {
  return startLocalRazorpay({
    keyId: 'rzp_test_local',
    keySecret: 'key-secret-of-tests',
    webhookSecret: WEBHOOK_SECRET,
    webhookUrl,
  });
}

function databaseFor({ database, isEmpty }: Surroundings): Promise<TestDatabase> {
  if (database) return Promise.resolve({ url: database.url, drop: () => Promise.resolve() });
  return isEmpty ? createEmptyDatabase() : createMigratedDatabase();
}

export async function startTestServer(
  overrides: Record<string, string> = {},
  surroundings: Surroundings = {},
): Promise<TestServer> {
  const port = surroundings.port ?? (await freePort());
  const inbox = surroundings.inbox ?? (await startLocalInbox());
  const razorpay = await startGateway(
    surroundings.webhookUrl ?? `http://127.0.0.1:${port}/webhooks/razorpay`,
  );
  const database = await databaseFor(surroundings);
  const environment = { ...environmentOf({ database: database.url, port, razorpay, inbox }), ...overrides };
  const settings = readSettings(environment);
  const installation = await install(settings, LOG.child({}));
  if (surroundings.isOwnerPinned ?? true)
    await installation.services.owner.pin({ uid: OWNER.uid, address: OWNER.email });
  const app = await createApp(installation);
  const server = await listen(createHttpServer(app.handler), port);
  let guests = 0;
  // A text without values may have several statements.
  const query = <Row>(sql: string, values?: unknown[]): Promise<Row[]> =>
    installation.database.query(sql, values);
  return {
    url: `http://127.0.0.1:${port}`,
    settings,
    environment,
    installation,
    razorpay,
    inbox,
    query,
    shiftClock: async (interval) => {
      await query('UPDATE clock SET shift = $1::interval', [interval]);
    },
    runJobs: () => runDueJobs(installation),
    breaches: () => findBreaches(installation.database),
    freshEmail: () => `guest${(guests += 1)}@example.com`,
    stop: async () => {
      await razorpay.stop();
      await app.apollo.stop();
      await close(server);
      await uninstall(installation);
      await inbox.stop();
      await database.drop();
      await rm(settings.DATA_DIRECTORY, { recursive: true, force: true });
    },
  };
}

function listen(server: Server, port: number): Promise<Server> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}

function close(server: Server): Promise<unknown> {
  server.closeAllConnections();
  return new Promise((resolve) => server.close(resolve));
}
