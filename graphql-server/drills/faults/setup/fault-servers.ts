import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startTestServer, type TestServer } from '../../../tests/testkit/test-server';
import { startServer, type ServerProcess } from '../../../tests/testkit/server-process';
import type { DataFolder, Skipped } from './data-folder';
import { Guests } from './guests';
import { Journal } from './journal';
import { startTestMailServer, type TestMailServer } from '../../../tests/testkit/mail-server';
import { startBreakablePostgres, type BreakablePostgres } from './postgres';
import { startWebhookPost, type WebhookPost } from './webhook-post';

/** What a scenario needs from the servers that it breaks. */
export interface ScenarioNeeds {
  /** Why servers may say that the database cannot be reached for a moment (503). */
  maySayAway?: string;
  /** Settings of the second server. */
  secondServer?: Record<string, string>;
  /** The folder of the database's files, if not in the system's folder for temporary files. */
  dataFolder?: () => Promise<DataFolder | Skipped>;
}

/** Two servers and the programs around them. Each program can be broken. */
export interface BenchSetup {
  testServer: TestServer;
  directory: string;
  postgres: BreakablePostgres;
  mail: TestMailServer;
  webhooks: WebhookPost;
  /** The responses that the guests received. */
  journal: Journal;
  guests: Guests;
  /** One inspector at each server, who checks whether everything works. Their requests do not count in the figures. */
  inspectors: readonly Guests[];
  servers: ServerProcess[];
  /** Starts a server at the address of a killed server. */
  replace(number: number): Promise<void>;
  stop(): Promise<void>;
}

// Other tests cover the limits of guests. Some libraries behave differently where NODE_ENV is 'test'.
const SETTINGS = { RATE_LIMIT_SCALE: '100', NODE_ENV: 'development', RAZORPAY_TIMEOUT_SECONDS: '2' };

async function temporaryFolder(): Promise<DataFolder> {
  const directory = await mkdtemp(path.join(tmpdir(), 'saffron-court-faults-'));
  return { directory, remove: () => rm(directory, { recursive: true, force: true }) };
}

/** Starts everything that a scenario needs, or says why this machine cannot run it. */
export async function startSetup(scenario: ScenarioNeeds): Promise<BenchSetup | Skipped> {
  const folder = await (scenario.dataFolder ?? temporaryFolder)();
  if ('because' in folder) return folder;
  const toStop: (() => Promise<unknown>)[] = [() => folder.remove()];
  const stop = async (): Promise<void> => {
    // Each entry is removed first, so that it is stopped only once.
    for (let next = toStop.pop(); next; next = toStop.pop()) await next().catch(complain);
    process.off('SIGINT', stopEarly);
  };
  const furnished = furnish(scenario, folder.directory, toStop);
  // A program can be stopped only after it has started.
  const stopEarly = (): void =>
    void furnished
      .catch(complain)
      .then(stop)
      .then(() => process.exit(130));
  process.once('SIGINT', stopEarly);
  try {
    return { ...(await furnished), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

function complain(error: unknown): void {
  process.stderr.write(`While stopping: ${String(error)}\n`);
}

async function furnish(
  scenario: ScenarioNeeds,
  directory: string,
  toStop: (() => Promise<unknown>)[],
): Promise<Omit<BenchSetup, 'stop'>> {
  const postgres = await startBreakablePostgres(directory);
  toStop.push(() => postgres.stop());
  const mail = await startTestMailServer();
  toStop.push(() => mail.stop());
  const servers: ServerProcess[] = [];
  const addresses = (): string[] => servers.map(({ url }) => url);
  const webhooks = await startWebhookPost(addresses);
  toStop.push(() => webhooks.stop());
  process.env['TEST_POSTGRES_URL'] = postgres.adminUrl;
  const testServer = await startTestServer(
    { ...SETTINGS, SMTP_URL: mail.smtpUrl },
    { webhookUrl: webhooks.url },
  );
  toStop.push(() => testServer.stop());
  toStop.push(() => Promise.all(servers.map((server) => server.end('SIGKILL'))));
  // A paused program cannot stop, so each one is resumed first.
  toStop.push(() => postgres.goOn());
  toStop.push(async () => servers.forEach((server) => server.signal('SIGCONT')));
  const settings = [{}, scenario.secondServer ?? {}];
  const started = await Promise.allSettled(settings.map((each) => startServer(testServer, each)));
  for (const each of started) if (each.status === 'fulfilled') servers.push(each.value);
  for (const each of started) if (each.status === 'rejected') throw each.reason;
  const journal = new Journal(scenario.maySayAway !== undefined);
  return {
    testServer,
    directory,
    postgres,
    mail,
    webhooks,
    journal,
    guests: new Guests(testServer, mail, addresses, journal),
    inspectors: servers.map(
      (_server, number) =>
        new Guests(testServer, mail, () => addresses().slice(number, number + 1), new Journal(true)),
    ),
    servers,
    replace: async (number) => {
      const { port } = new URL(servers[number]?.url ?? '');
      servers[number] = await startServer(testServer, { ...settings[number], PORT: port });
    },
  };
}
