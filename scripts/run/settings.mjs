import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ROOT } from './folders.mjs';
import { PlainError } from './progress.mjs';

/** Every port of a local run: its variable, its default, and the program that listens there. */
const PORTS = [
  { variable: 'PORT', usual: 4000, purpose: 'the site' },
  { variable: 'INBOX_PORT', usual: 8025, purpose: 'the mail inbox', standIn: 'inbox' },
  { variable: 'SMTP_PORT', usual: 1025, purpose: 'the mail server', standIn: 'inbox' },
  { variable: 'AUTH_PORT', usual: 9099, purpose: 'the Firebase Auth emulator', standIn: 'auth' },
  { variable: 'STORAGE_PORT', usual: 9199, purpose: 'the Firebase Storage stand-in', standIn: 'storage' },
  { variable: 'RAZORPAY_PORT', usual: 4010, purpose: 'the Razorpay stand-in', standIn: 'razorpay' },
  { variable: 'POSTGRES_PORT', usual: 54329, purpose: 'PostgreSQL', standIn: 'postgres' },
];

/** Each stand-in, and the setting of the real service that replaces it. */
const REPLACED_BY = {
  postgres: 'DATABASE_URL',
  inbox: 'SMTP_URL',
  razorpay: 'RAZORPAY_KEY_ID',
  storage: 'FIREBASE_PROJECT_ID',
  auth: 'FIREBASE_PROJECT_ID',
};

const HIGHEST_PORT = 65_535;

// The server recognises secrets of stand-ins by this prefix and refuses them in production.
const newSecret = () => `local-${randomBytes(24).toString('hex')}`;

const SECRETS = {
  applicationSecret: newSecret,
  razorpayKeySecret: newSecret,
  razorpayWebhookSecret: newSecret,
  registerKeys: () => `local-1:${randomBytes(32).toString('base64')}`,
};

/** The environment, with `.env` for variables that it does not set. An empty value counts as not set. */
function readEnvironment() {
  const envPath = path.join(ROOT, '.env');
  if (existsSync(envPath)) process.loadEnvFile(envPath);
  return Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''));
}

function portNumber(environment, { variable, usual }) {
  const port = Number(environment[variable] ?? usual);
  if (Number.isInteger(port) && port > 0 && port <= HIGHEST_PORT) return port;
  throw new PlainError(
    `${variable} is '${environment[variable]}': set it to a port number from 1 to ${HIGHEST_PORT}.`,
  );
}

function portsOf(environment, standIns, isDevelopment) {
  const wanted = PORTS.filter(({ standIn }) => !standIn || standIns.includes(standIn));
  const ports = wanted.map((port) => ({ ...port, number: portNumber(environment, port) }));
  if (!isDevelopment) return ports;
  const behindSite = {
    variable: 'API_PORT',
    usual: portNumber(environment, PORTS[0]) + 1,
    purpose: 'the server',
  };
  return [...ports, { ...behindSite, number: portNumber(environment, behindSite) }];
}

/** The secrets of this local run. They are made once, and only their owner can read them. */
export async function readSecrets(dataDirectory) {
  const secretsPath = path.join(dataDirectory, 'secrets.json');
  const kept = existsSync(secretsPath) ? JSON.parse(await readFile(secretsPath, 'utf8')) : {};
  const missing = Object.entries(SECRETS).filter(([name]) => !kept[name]);
  if (missing.length === 0) return kept;
  const secrets = { ...kept, ...Object.fromEntries(missing.map(([name, make]) => [name, make()])) };
  await mkdir(dataDirectory, { recursive: true });
  await writeFile(secretsPath, JSON.stringify(secrets, null, 2), { mode: 0o600 });
  return secrets;
}

/** Plans what this run starts, and where. */
export function readPlan({ isDevelopment }) {
  const environment = readEnvironment();
  const standIns = Object.keys(REPLACED_BY).filter((name) => !environment[REPLACED_BY[name]]);
  const ports = portsOf(environment, standIns, isDevelopment);
  const port = Object.fromEntries(ports.map(({ variable, number }) => [variable, number]));
  return {
    isDevelopment,
    environment,
    standIns,
    ports,
    port,
    apiPort: port.API_PORT ?? port.PORT,
    siteUrl: environment.SITE_URL ?? `http://localhost:${port.PORT}`,
    dataDirectory: path.resolve(ROOT, environment.DATA_DIR ?? '.data'),
  };
}

/** The accounts that the first start creates. They exist only in the emulator, so their passwords may be public. */
export function firstAccounts({ environment }) {
  return [
    {
      email: environment.ADMIN_EMAIL ?? 'admin@saffroncourt.example',
      password: environment.LOCAL_ADMIN_PASSWORD ?? 'saffron-admin',
      displayName: 'Administrator',
      emailVerified: true,
    },
    {
      email: 'guest@saffroncourt.example',
      password: environment.LOCAL_GUEST_PASSWORD ?? 'saffron-guest',
      displayName: 'Guest',
      emailVerified: true,
    },
  ];
}

/** The settings of the server that the stand-ins provide. The environment provides the settings of real services. */
function settingsOfStandIns({ standIns, port, apiPort }, secrets) {
  const local = (number) => `127.0.0.1:${number}`;
  const settings = {
    inbox: { SMTP_URL: `smtp://${local(port.SMTP_PORT)}` },
    razorpay: {
      RAZORPAY_KEY_ID: 'rzp_test_local',
      RAZORPAY_KEY_SECRET: secrets.razorpayKeySecret,
      RAZORPAY_WEBHOOK_SECRET: secrets.razorpayWebhookSecret,
      RAZORPAY_API_URL: `http://${local(port.RAZORPAY_PORT)}`,
      RAZORPAY_CHECKOUT_URL: `http://${local(port.RAZORPAY_PORT)}/v1/checkout.js`,
      WEBHOOK_URL: `http://${local(apiPort)}/webhooks/razorpay`,
    },
    storage: {
      FIREBASE_STORAGE_BUCKET: 'demo-saffron-court.appspot.com',
      FIREBASE_STORAGE_EMULATOR_HOST: local(port.STORAGE_PORT),
    },
    auth: {
      FIREBASE_PROJECT_ID: 'demo-saffron-court',
      FIREBASE_API_KEY: 'local-key',
      FIREBASE_AUTH_DOMAIN: 'demo-saffron-court.firebaseapp.com',
      FIREBASE_AUTH_EMULATOR_HOST: local(port.AUTH_PORT),
    },
  };
  return Object.assign({}, ...standIns.map((name) => settings[name]));
}

/** Sample bookings need a database that nobody else has, and a gateway without money. */
const hasSampleBookings = ({ standIns }) => standIns.includes('postgres') && standIns.includes('razorpay');

/** The variables of the server and the stand-ins. The environment overrides them. */
export function localEnvironment(plan, secrets) {
  const { environment, port, apiPort, siteUrl, dataDirectory } = plan;
  const [administrator] = firstAccounts(plan);
  return {
    NODE_ENV: 'development',
    APP_SECRET: secrets.applicationSecret,
    REGISTER_KEYS: secrets.registerKeys,
    ADMIN_EMAIL: administrator.email,
    SAMPLE_BOOKINGS: hasSampleBookings(plan) ? 'on' : 'off',
    HOTEL_EMAIL: 'reservations@saffroncourt.example',
    MAIL_FROM: '"Saffron Court" <stay@saffroncourt.example>',
    ...settingsOfStandIns(plan, secrets),
    ...environment,
    ...Object.fromEntries(Object.entries(port).map(([variable, number]) => [variable, String(number)])),
    PORT: String(apiPort),
    SITE_URL: siteUrl,
    DATA_DIR: dataDirectory,
    FIRST_ACCOUNTS: JSON.stringify(firstAccounts(plan)),
  };
}
