import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { openMigrations } from './application-database';
import { checkCallers } from '../operations/doctor/callers.check';
import { checkChannels } from '../operations/doctor/channels.check';
import { checkDatabaseClock, checkGatewayClock } from '../operations/doctor/clock.check';
import { createResolver } from '../operations/doctor/connections/name-servers';
import { checkDatabase, checkRole } from '../operations/doctor/database.check';
import { checkDatabaseDisk, checkDisk } from '../operations/doctor/disk.check';
import { checkKeys, checkWebhook } from '../operations/doctor/gateway.check';
import { checkBucket, checkProject, checkServiceAccount } from '../operations/doctor/identity.check';
import { checkDkim, checkDmarc, checkSpf, domainOf } from '../operations/doctor/mail-records.check';
import { checkMailSignIn, checkTestMail } from '../operations/doctor/mail.check';
import { checkMigrations } from '../operations/doctor/migrations.check';
import { checkRegisterKeys } from '../operations/doctor/register-keys.check';
import { checkRegistrationPortal } from '../operations/doctor/registration-portal.check';
import { checkErasureFolder, checkRetention } from '../operations/doctor/retention.check';
import { runChecks, type Check, type CheckedLine } from '../operations/doctor/report/check';
import { skipped, type Finding } from '../operations/doctor/report/finding';
import { reportOf } from '../operations/doctor/report/report';
import { settingsLines } from '../operations/doctor/settings.check';
import { checkCertificate, checkHsts, checkRedirect, checkSite } from '../operations/doctor/site.check';
import {
  inspectSettings,
  loadEnvironmentFile,
  requiresTls,
  secretsIn,
  type InspectedSettings,
  type Settings,
} from '../env';
import { CHANNEL_KEY } from '../connections/channels/channel-key';
import { ChannexInventory } from '../connections/channex/channex-inventory';
import { KeyRing } from '../platform/secrets/key-ring';
import { readPortalAccount } from '../invoices/e-invoicing/portal/portal-account';
import { portalSettings } from './installation/document-registry';
import { postEvent, readAccount } from '../payments/core/razorpay/razorpay-account';

const USAGE = `Checks an installation and says what to do about each fault. Exit code 1 when something is wrong.

  doctor               checks everything
  doctor --send-mail   also sends a test mail to HOTEL_EMAIL`;

const CHECK_MILLISECONDS = 10_000;

interface Options {
  sendsMail: boolean;
}

/** A check and the settings that it needs. */
interface Row {
  name: string;
  needs: readonly (keyof Settings)[];
  run(settings: Settings, signal: AbortSignal, options: Options): Promise<Finding>;
}

const now = (): Date => new Date();
const database = ({ DATABASE_URL }: Settings) => ({ url: DATABASE_URL, setting: 'DATABASE_URL' });
const mailServer = (settings: Settings) => ({
  smtpUrl: settings.SMTP_URL,
  requiresTls: requiresTls(settings),
});
const resolver = ({ DNS_SERVERS }: Settings) => createResolver(DNS_SERVERS);
const senderDomain = ({ MAIL_FROM }: Settings) => domainOf(MAIL_FROM);
const site = ({ SITE_URL }: Settings) => ({ url: SITE_URL });
const account = (settings: Settings) => ({
  apiUrl: settings.RAZORPAY_API_URL,
  keyId: settings.RAZORPAY_KEY_ID,
  keySecret: settings.RAZORPAY_KEY_SECRET,
});

const DATABASE: readonly Row[] = [
  {
    name: 'database',
    needs: ['DATABASE_URL'],
    run: (settings, signal) => checkDatabase(database(settings), signal),
  },
  {
    name: 'database role',
    needs: ['DATABASE_URL'],
    run: (settings, signal) => checkRole(database(settings), signal),
  },
  {
    name: 'migrations',
    needs: ['DATABASE_URL'],
    run: (settings, signal) => checkMigrations(database(settings), openMigrations, signal),
  },
  {
    name: 'database clock',
    needs: ['DATABASE_URL'],
    run: (settings, signal) => checkDatabaseClock(database(settings), now, signal),
  },
  {
    name: 'database disk',
    needs: ['DATABASE_URL'],
    run: (settings, signal) => checkDatabaseDisk(database(settings), signal),
  },
  { name: 'disk', needs: [], run: () => checkDisk(process.cwd()) },
  {
    name: 'retention',
    needs: ['DATABASE_URL'],
    run: (settings, signal) => checkRetention(database(settings), now, signal),
  },
  {
    name: 'list of erasures',
    needs: ['DATA_DIRECTORY'],
    run: ({ DATA_DIRECTORY: folder }) => checkErasureFolder(folder),
  },
];

const MAIL: readonly Row[] = [
  {
    name: 'mail sign-in',
    needs: ['SMTP_URL', 'SMTP_REQUIRE_TLS', 'NODE_ENV', 'TRIAL'],
    run: (settings) => checkMailSignIn(mailServer(settings)),
  },
  {
    name: 'test mail',
    needs: ['SMTP_URL', 'SMTP_REQUIRE_TLS', 'NODE_ENV', 'TRIAL', 'MAIL_FROM', 'HOTEL_EMAIL', 'SITE_URL'],
    run: (settings, _signal, { sendsMail }) =>
      checkTestMail({
        server: mailServer(settings),
        from: settings.MAIL_FROM,
        to: settings.HOTEL_EMAIL,
        siteUrl: settings.SITE_URL,
        isWanted: sendsMail,
      }),
  },
  {
    name: 'SPF',
    needs: ['MAIL_FROM', 'SMTP_URL', 'DNS_SERVERS'],
    run: (settings) =>
      checkSpf(resolver(settings), senderDomain(settings), new URL(settings.SMTP_URL).hostname),
  },
  {
    name: 'DKIM',
    needs: ['MAIL_FROM', 'DKIM_SELECTOR', 'DNS_SERVERS'],
    run: (settings) => checkDkim(resolver(settings), senderDomain(settings), settings.DKIM_SELECTOR),
  },
  {
    name: 'DMARC',
    needs: ['MAIL_FROM', 'DNS_SERVERS'],
    run: (settings) => checkDmarc(resolver(settings), senderDomain(settings)),
  },
];

const GATEWAY: readonly Row[] = [
  {
    name: 'Razorpay keys',
    needs: ['RAZORPAY_API_URL', 'RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET'],
    run: (settings, signal) =>
      checkKeys(
        { keyId: settings.RAZORPAY_KEY_ID, read: () => readAccount(account(settings), signal) },
        signal,
      ),
  },
  {
    name: 'Razorpay webhook',
    needs: ['SITE_URL', 'RAZORPAY_WEBHOOK_SECRET'],
    run: ({ SITE_URL: siteUrl, RAZORPAY_WEBHOOK_SECRET: secret }, signal) =>
      checkWebhook({ siteUrl, secret, post: (one) => postEvent(siteUrl, one, signal) }, signal),
  },
  {
    name: 'Razorpay clock',
    needs: ['RAZORPAY_API_URL', 'RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET'],
    run: (settings, signal) => checkGatewayClock(() => readAccount(account(settings), signal), now, signal),
  },
];

const PORTAL: readonly Row[] = [
  {
    name: 'invoice registration',
    needs: ['DATABASE_URL', 'E_INVOICING_API_URL'],
    run: (settings, signal) => {
      const keys = portalSettings(settings);
      const read = keys && ((gstin: string) => readPortalAccount(keys, gstin, signal));
      return checkRegistrationPortal({ database: database(settings), read }, signal);
    },
  },
];

const CHANNELS: readonly Row[] = [
  {
    name: 'channels to portals',
    needs: ['DATABASE_URL', 'APP_SECRET', 'CHANNEX_API_URL'],
    run: (settings, signal) => {
      const channex = new ChannexInventory({
        url: settings.CHANNEX_API_URL,
        milliseconds: CHECK_MILLISECONDS / 2,
      });
      return checkChannels(
        {
          ...{ database: database(settings), appSecret: settings.APP_SECRET, purpose: CHANNEL_KEY },
          test: (access) => channex.test(access),
        },
        signal,
      );
    },
  },
];

const REGISTER: readonly Row[] = [
  {
    name: 'register keys',
    needs: ['DATABASE_URL', 'REGISTER_KEYS', 'NODE_ENV', 'TRIAL'],
    run: (settings, signal) => {
      const { REGISTER_KEYS: keys, NODE_ENV, TRIAL } = settings;
      const isReal = NODE_ENV === 'production' && !TRIAL;
      const hasSampleKey = isReal && keys.some(({ id }) => id.startsWith('local'));
      return checkRegisterKeys(
        { database: database(settings), ring: new KeyRing(keys), hasSampleKey },
        signal,
      );
    },
  },
];

const FIREBASE: readonly Row[] = [
  {
    name: 'Firebase project',
    needs: ['FIREBASE_PROJECT_ID', 'FIREBASE_API_KEY', 'FIREBASE_AUTH_DOMAIN', 'SITE_URL'],
    run: (settings, signal) =>
      checkProject(
        {
          projectId: settings.FIREBASE_PROJECT_ID,
          apiKey: settings.FIREBASE_API_KEY,
          authDomain: settings.FIREBASE_AUTH_DOMAIN,
          siteUrl: settings.SITE_URL,
          emulatorHost: settings.FIREBASE_AUTH_EMULATOR_HOST,
        },
        signal,
      ),
  },
  {
    name: 'Firebase service account',
    needs: ['FIREBASE_PROJECT_ID'],
    run: (settings) =>
      checkServiceAccount({
        projectId: settings.FIREBASE_PROJECT_ID,
        file: settings.GOOGLE_APPLICATION_CREDENTIALS,
        emulatorHost: settings.FIREBASE_AUTH_EMULATOR_HOST,
      }),
  },
  {
    name: 'Firebase storage',
    needs: ['FIREBASE_STORAGE_BUCKET'],
    run: (settings, signal) =>
      checkBucket(
        {
          name: settings.FIREBASE_STORAGE_BUCKET,
          emulatorHost: settings.FIREBASE_STORAGE_EMULATOR_HOST,
          hasCredentials: settings.GOOGLE_APPLICATION_CREDENTIALS !== undefined,
        },
        signal,
      ),
  },
];

const SITE: readonly Row[] = [
  { name: 'site', needs: ['SITE_URL'], run: (settings, signal) => checkSite(site(settings), signal) },
  {
    name: 'certificate',
    needs: ['SITE_URL'],
    run: (settings, signal) => checkCertificate(site(settings), now, signal),
  },
  { name: 'redirect', needs: ['SITE_URL'], run: ({ SITE_URL }, signal) => checkRedirect(SITE_URL, signal) },
  { name: 'HSTS', needs: ['SITE_URL'], run: (settings, signal) => checkHsts(site(settings), signal) },
  {
    name: 'callers',
    needs: ['SITE_URL', 'TRUSTED_PROXIES', 'APP_SECRET', 'DATABASE_URL'],
    run: (settings, signal) =>
      checkCallers(
        {
          siteUrl: settings.SITE_URL,
          trustedProxies: settings.TRUSTED_PROXIES,
          appSecret: settings.APP_SECRET,
          database: database(settings),
        },
        signal,
      ),
  },
];

const ROWS: readonly Row[] = [
  ...DATABASE,
  ...MAIL,
  ...GATEWAY,
  ...PORTAL,
  ...CHANNELS,
  ...REGISTER,
  ...FIREBASE,
  ...SITE,
];

/** The checks of the table. A check whose settings cannot be used is skipped. */
function checksOf({ settings, unusable }: InspectedSettings, options: Options): Check[] {
  return ROWS.map(({ name, needs, run }) => {
    const lacks = needs.filter((setting) => unusable.has(setting));
    if (lacks.length > 0) return { name, run: async () => skipped(`${lacks.join(' and ')} cannot be used`) };
    // All settings that the check needs are present.
    return { name, run: (signal) => run(settings as Settings, signal, options) };
  });
}

async function examine(options: Options): Promise<CheckedLine[]> {
  loadEnvironmentFile();
  const inspected = inspectSettings();
  return [
    ...settingsLines(inspected),
    ...(await runChecks(checksOf(inspected, options), CHECK_MILLISECONDS)),
  ];
}

/** `npm run doctor` prints one line for each check of this installation. */
async function doctor(): Promise<void> {
  const { values } = parseArgs({ options: { 'send-mail': { type: 'boolean' }, help: { type: 'boolean' } } });
  if (values.help) return void process.stdout.write(`${USAGE}\n`);
  const lines = await examine({ sendsMail: values['send-mail'] ?? false });
  const isWrong = lines.some(({ mark }) => mark === 'wrong');
  // A connection to a silent server must not keep the process running.
  process.stdout.write(`${reportOf(lines, secretsIn())}\n`, () => process.exit(isWrong ? 1 : 0));
}

doctor().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
});
