import 'reflect-metadata';
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '../../local/listening';
import { startLocalInbox } from '../../local/local-inbox';
import { startLocalStorage } from '../../local/local-storage';
import { startTestAuth } from '../../local/test-auth';
import { PLANNED_ONCE, startTestPostgres } from '../../local/test-postgres';
import { createJobRunner } from '../../src/app/jobs';
import { startTestServer, type TestServer } from './test-server';
import { identityAt, OWNER, PASSWORD, PROJECT, type Identity } from './identity';
import { createSecondHotel, NILAYA_SETTINGS } from './second-hotel';

const ADMINISTRATOR = { email: OWNER.email };

/** A new installation in production mode, on this machine. */
const NEW_HOTEL = {
  NODE_ENV: 'production',
  TRIAL: 'on',
  ADMIN_EMAIL: ADMINISTRATOR.email,
  HOTEL_EMAIL: 'desk@hotel.example',
  MAIL_FROM: 'Hotel <desk@hotel.example>',
};

// Making all sizes of large pictures takes longer than everything else.
const SMALL_PICTURE = { width: 480, height: 300 };

/** Haveli Nilaya, made by its owner. */
async function makeSecondHotel(testServer: TestServer, identity: Identity): Promise<void> {
  const { uid, token } = await identity.signIn({ email: NILAYA_SETTINGS.ADMIN_EMAIL, emailVerified: true });
  await testServer.installation.services.owner.pin({ uid, address: NILAYA_SETTINGS.ADMIN_EMAIL });
  const isSmall = process.env['SMALL_PICTURES'] === 'on';
  await createSecondHotel(testServer, token, isSmall ? SMALL_PICTURE : undefined);
}

/** The operator's one-time link, as `npm run owner:link` prints it. */
async function ownerLinkOf({ environment }: TestServer): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...process.execArgv, 'src/app/owner-link.ts'],
    {
      env: { PATH: process.env['PATH'], ...environment },
    },
  );
  return /http\S+/.exec(stdout)?.[0] ?? '';
}

/**
 * Starts a test server with running jobs for the browser tests, in a separate process, and prints its address on
 * standard output. It closes when standard input does, so that it never outlives the process that started it.
 */
async function serve(): Promise<void> {
  const postgres = await startTestPostgres(PLANNED_ONCE);
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
  const isSecondHotel = process.env['SECOND_HOTEL'] === 'on';
  const isFirstDay = process.env['FIRST_DAY'] === 'on';
  const isEmpty = isFirstDay || isSecondHotel;
  if (!isFirstDay) await identity.signIn({ ...ADMINISTRATOR, emailVerified: true });
  const testServer = await startTestServer(
    {
      WEB_DIRECTORY: webDirectory,
      ...(isFirstDay ? NEW_HOTEL : { NODE_ENV: 'development' }),
      ...(isSecondHotel ? { ...NILAYA_SETTINGS, SAMPLE_CONTENT: 'off' } : {}),
      FIREBASE_AUTH_EMULATOR_HOST: identity.host,
      FIREBASE_STORAGE_EMULATOR_HOST: storage.host,
      // All guests of a run come from one address.
      RATE_LIMIT_SCALE: isFirstDay ? '10' : '100',
      HOLDS_PER_CALLER: '100',
      // Multiplied by the scale: a challenge for the second suite of a night, and for the third room of other types.
      CHALLENGE_SHARE: '0.002',
      REFUND_WAIT_MINUTES: process.env['REFUND_WAIT_MINUTES'] ?? '0',
    },
    { port, inbox, isEmpty, isOwnerPinned: !isEmpty },
  );
  if (isSecondHotel) await makeSecondHotel(testServer, identity);
  const jobs = createJobRunner(testServer.installation);
  jobs.start();
  const addresses = {
    siteUrl: testServer.url,
    inboxUrl: testServer.inbox.url,
    razorpayUrl: testServer.razorpay.url,
    databaseUrl: testServer.settings.DATABASE_URL,
    authUrl: `http://${identity.host}`,
    apiKey: testServer.settings.FIREBASE_API_KEY,
    administrator: { email: ADMINISTRATOR.email, password: PASSWORD },
    ...(isFirstDay ? { ownerLink: await ownerLinkOf(testServer) } : {}),
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
