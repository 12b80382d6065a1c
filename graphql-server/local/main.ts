/**
 * Starts the stand-ins that STAND_INS names (comma-separated), and stops them when its parent ends. It reports what it
 * started to its parent, over the channel that `child_process.fork` opens.
 */
import path from 'node:path';
import type { LocalAccount } from './auth-accounts';
import { startLocalAuth } from './local-auth';
import { startLocalInbox } from './local-inbox';
import { startLocalPostgres } from './local-postgres';
import { startLocalRazorpay } from './local-razorpay';
import { startLocalStorage } from './local-storage';

/** What a stand-in reports: settings for the server, and details for people. */
interface Started {
  environment: Record<string, string>;
  stop(): Promise<void>;
}

const settings = process.env;

function setting(name: string): string {
  const value = settings[name];
  if (!value) throw new Error(`${name} is not set.`);
  return value;
}

const inDataFolder = (...segments: string[]) => path.join(setting('DATA_DIR'), ...segments);

function firstAccounts(): LocalAccount[] {
  return JSON.parse(setting('FIRST_ACCOUNTS')) as LocalAccount[];
}

const STARTERS: Record<string, () => Promise<Started>> = {
  postgres: async () => {
    const postgres = await startLocalPostgres({
      directory: inDataFolder('postgres'),
      port: Number(setting('POSTGRES_PORT')),
    });
    const environment = {
      MIGRATION_DATABASE_URL: await postgres.createDatabase('saffron_court'),
      DATABASE_URL: postgres.serverUrlOf('saffron_court'),
    };
    return { environment, stop: postgres.stop };
  },
  inbox: async () => {
    const inbox = await startLocalInbox({
      directory: inDataFolder('mail'),
      smtpPort: Number(setting('SMTP_PORT')),
      httpPort: Number(setting('INBOX_PORT')),
    });
    return { environment: { SMTP_URL: inbox.smtpUrl }, stop: inbox.stop };
  },
  storage: async () => {
    const storage = await startLocalStorage({
      projectId: setting('FIREBASE_PROJECT_ID'),
      directory: inDataFolder('storage'),
      port: Number(setting('STORAGE_PORT')),
    });
    return { environment: { FIREBASE_STORAGE_EMULATOR_HOST: storage.host }, stop: storage.stop };
  },
  razorpay: async () => {
    const razorpay = await startLocalRazorpay({
      port: Number(setting('RAZORPAY_PORT')),
      keyId: setting('RAZORPAY_KEY_ID'),
      keySecret: setting('RAZORPAY_KEY_SECRET'),
      webhookSecret: setting('RAZORPAY_WEBHOOK_SECRET'),
      webhookUrl: setting('WEBHOOK_URL'),
      stateFile: inDataFolder('razorpay.json'),
    });
    const environment = { RAZORPAY_API_URL: razorpay.url, RAZORPAY_CHECKOUT_URL: razorpay.checkoutUrl };
    return { environment, stop: razorpay.stop };
  },
  auth: async () => {
    const auth = await startLocalAuth({
      projectId: setting('FIREBASE_PROJECT_ID'),
      port: Number(setting('AUTH_PORT')),
      accountsFile: inDataFolder('accounts.json'),
      firstAccounts: firstAccounts(),
      smtpUrl: setting('SMTP_URL'),
      siteUrl: setting('SITE_URL'),
    });
    // The first account is the sample administrator's.
    const administratorUid = await auth.uidOf(firstAccounts()[0]?.email ?? '');
    const environment = {
      FIREBASE_AUTH_EMULATOR_HOST: auth.host,
      ...(administratorUid ? { LOCAL_ADMINISTRATOR_UID: administratorUid } : {}),
    };
    return { environment, stop: auth.stop };
  },
};

const starts: Promise<void>[] = [];
const started: Started[] = [];
let stopping: Promise<void> | null = null;

async function stopEverything(): Promise<void> {
  // A program can be stopped only after it has started.
  await Promise.allSettled(starts);
  const results = await Promise.allSettled(started.map((standIn) => standIn.stop()));
  const failures = results.filter((result) => result.status === 'rejected');
  for (const { reason } of failures) console.error(reason);
  process.exit(failures.length > 0 ? 1 : 0);
}

function stop(): void {
  stopping ??= stopEverything();
}

async function start(name: string): Promise<void> {
  const starter = STARTERS[name];
  if (!starter) throw new Error(`There is no stand-in called '${name}'.`);
  const standIn = await starter();
  started.push(standIn);
  if (process.connected) process.send?.({ standIn: name, environment: standIn.environment });
}

// The channel closes when the parent is gone, however it ended.
process.once('disconnect', stop);
process.once('SIGTERM', stop);
process.once('SIGINT', stop);

starts.push(...setting('STAND_INS').split(',').map(start));
Promise.all(starts).catch((failure: unknown) => {
  console.error(failure instanceof Error ? failure.message : failure);
  process.exitCode = 1;
  stop();
});
