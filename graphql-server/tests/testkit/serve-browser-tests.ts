import 'reflect-metadata';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '../../local/listening';
import { startLocalInbox } from '../../local/local-inbox';
import { startLocalStorage } from '../../local/local-storage';
import { startTestAuth } from '../../local/test-auth';
import { startTestPostgres } from '../../local/test-postgres';
import { createJobRunner } from '../../src/app/jobs';
import { startTestServer } from './test-server';
import { identityAt, OWNER, PASSWORD, PROJECT } from './identity';

const ADMINISTRATOR = { email: OWNER.email };

/**
 * Starts a test server with running jobs for the browser's tests, in a process of its own, and says on standard output
 * where it is. It closes when standard input does, so that it never outlives the process that started it.
 */
async function serve(): Promise<void> {
  const postgres = await startTestPostgres();
  process.env['TEST_POSTGRES_URL'] = postgres.adminUrl;
  const webDirectory = process.env['WEB_DIRECTORY'];
  if (!webDirectory) throw new Error('WEB_DIRECTORY must name the built site.');
  const port = await freePort();
  const inbox = await startLocalInbox();
  const siteUrl = `http://127.0.0.1:${port}`;
  const auth = await startTestAuth({ projectId: PROJECT, smtpUrl: inbox.smtpUrl, siteUrl });
  await auth.ready;
  const identity = identityAt(auth.host);
  const pictures = await mkdtemp(path.join(tmpdir(), 'pictures-'));
  const storage = await startLocalStorage({ projectId: PROJECT, directory: pictures });
  await identity.signIn({ ...ADMINISTRATOR, emailVerified: true });
  const testServer = await startTestServer(
    {
      WEB_DIRECTORY: webDirectory,
      NODE_ENV: 'development',
      FIREBASE_AUTH_EMULATOR_HOST: identity.host,
      FIREBASE_STORAGE_EMULATOR_HOST: storage.host,
      // All of a run's guests come from one address.
      RATE_LIMIT_SCALE: '100',
      HOLDS_PER_CALLER: '100',
      // Times the scale: a challenge for the second suite of a night, and for the third room of other types.
      CHALLENGE_SHARE: '0.002',
    },
    { port, inbox },
  );
  const jobs = createJobRunner(testServer.installation);
  jobs.start();
  const addresses = {
    siteUrl: testServer.url,
    inboxUrl: testServer.inbox.url,
    razorpayUrl: testServer.razorpay.url,
    databaseUrl: testServer.settings.DATABASE_URL,
    authUrl: `http://${identity.host}`,
    administrator: { email: ADMINISTRATOR.email, password: PASSWORD },
  };
  process.stdout.write(`SERVER ${JSON.stringify(addresses)}\n`);
  process.stdin.resume();
  await new Promise((resolve) => process.stdin.once('end', resolve));
  await jobs.stop();
  await testServer.stop();
  await auth.stop();
  await storage.stop();
  await rm(pictures, { recursive: true });
  await postgres.stop();
  process.exit(0);
}

serve().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exit(1);
});
