import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { startWebhookPost, type WebhookPost } from '../faults/setup/webhook-post';
import { freePort } from '../../local/listening';
import { startLocalPostgres } from '../../local/local-postgres';
import type { LocalRazorpay } from '../../local/local-razorpay';
import { startTestMailServer, type TestMailServer } from '../../tests/testkit/mail-server';
import { environmentOf, startGateway } from '../../tests/testkit/test-server';
import { Servers } from './servers';

// Other tests cover the limits of guests. Some libraries behave differently where NODE_ENV is 'test'. A stopping server
// continues for two seconds, as it does behind a proxy.
const SETTINGS = { NODE_ENV: 'development', RATE_LIMIT_SCALE: '100', STOP_DELAY_SECONDS: '2' };

// Data of a rehearsal need not survive a power cut.
const WITHOUT_DURABILITY = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };

/** What servers of both versions share: a database, a mail server and a gateway. */
export interface Surroundings {
  environment: Record<string, string>;
  servers: Servers;
  mail: TestMailServer;
  razorpay: LocalRazorpay;
  webhooks: WebhookPost;
  query<Row extends object>(sql: string, values?: unknown[]): Promise<Row[]>;
  /** Moves the hotel's time forward. */
  shiftClock(interval: string): Promise<void>;
  freshEmail(): string;
  stop(): Promise<void>;
}

/** Starts everything except the servers. When a program fails to start, those started before it are stopped. */
export async function startSurroundings(): Promise<Surroundings> {
  const toStop: (() => Promise<unknown>)[] = [];
  const stop = async (): Promise<void> => {
    for (let next = toStop.pop(); next; next = toStop.pop()) await next();
  };
  try {
    return { ...(await startPrograms(toStop)), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startPrograms(toStop: (() => Promise<unknown>)[]): Promise<Omit<Surroundings, 'stop'>> {
  const directory = await mkdtemp(path.join(tmpdir(), 'saffron-court-upgrade-'));
  toStop.push(() => rm(directory, { recursive: true, force: true, maxRetries: 5 }));
  const postgres = await startLocalPostgres({ directory, settings: WITHOUT_DURABILITY });
  toStop.push(() => postgres.stop());
  const database = await postgres.createDatabase('saffron_court');
  const client = new Client({ connectionString: database });
  await client.connect();
  toStop.push(() => client.end());
  const mail = await startTestMailServer();
  toStop.push(() => mail.stop());
  // The servers need the environment, and the gateway needs the servers' addresses for its webhooks.
  const environment: Record<string, string> = {};
  const servers = new Servers(environment);
  const webhooks = await startWebhookPost(() => servers.urls());
  toStop.push(() => webhooks.stop());
  const razorpay = await startGateway(webhooks.url);
  toStop.push(() => razorpay.stop());
  const port = await freePort();
  Object.assign(
    environment,
    environmentOf({ database, port, razorpay, inbox: { smtpUrl: mail.smtpUrl } }),
    SETTINGS,
  );
  toStop.push(() => servers.stopAll());
  const query = async <Row extends object>(sql: string, values?: unknown[]): Promise<Row[]> =>
    (await client.query<Row>(sql, values)).rows;
  let guests = 0;
  return {
    environment,
    servers,
    mail,
    razorpay,
    webhooks,
    query,
    shiftClock: async (interval) => {
      await query('UPDATE clock SET shift = $1::interval', [interval]);
    },
    freshEmail: () => `guest${(guests += 1)}@example.com`,
  };
}
