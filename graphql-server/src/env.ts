import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import path from 'node:path';
import ipaddr from 'ipaddr.js';
import { z } from 'zod';
import { faultsTogether } from './env.production';
import { readRing } from './platform/secrets/key-ring';

// Only this file reads the environment. Each setting is described here; `npm run generate` writes .env.example from it.

const text = z.string().min(1, 'is missing');
const wholeNumber = (minimum: number, maximum: number) =>
  z.coerce
    .number(`must be a whole number from ${minimum} to ${maximum}`)
    .int('must be a whole number')
    .min(minimum, `must be at least ${minimum}`)
    .max(maximum, `must be at most ${maximum}`);
const httpUrl = z.url({
  protocol: /^https?$/,
  error: 'must be an address that begins with http:// or https://',
});
const onOrOff = z.enum(['on', 'off'], 'must be on or off').transform((value) => value === 'on');
const list = z
  .string()
  .default('')
  .transform((value) =>
    value
      .split(',')
      .map((entry) => entry.trim())
      .filter(Boolean),
  );

// libpq takes several hosts with commas between them; node-postgres does not.
const SEVERAL_HOSTS = /^postgres(?:ql)?:\/\/(?:[^/@]*@)?[^/?@]*,/;
const postgresUrl = z
  .string()
  .refine((url) => !SEVERAL_HOSTS.test(url), {
    error:
      'names several hosts, of which only one is possible: name one address that leads to the primary, such as that of a proxy or a name that moves with it',
    abort: true,
  })
  .pipe(z.url({ protocol: /^postgres(ql)?$/, error: 'must be an address that begins with postgres://' }));
// 'Name <address>', or only an address.
const SENDER = /^(?:[^<>]*<([^<>\s]+)>|([^<>\s]+))$/;
const sender = text.refine((value) => {
  const [, named, alone] = SENDER.exec(value.trim()) ?? [];
  return z.email().safeParse(named ?? alone).success;
}, 'must be an address, such as Hotel <stay@example.com>');
const listenAddress = z.union(
  [z.ipv4(), z.ipv6(), z.literal('localhost')],
  'must be an IP address of this machine, such as 127.0.0.1 or 0.0.0.0',
);

const isNetwork = (entry: string): boolean =>
  ipaddr.IPv4.isValidCIDRFourPartDecimal(entry) || ipaddr.IPv6.isValidCIDR(entry);
const networks = list.refine(
  (entries) => entries.every(isNetwork),
  'must be networks with their length, such as 10.0.0.0/8 or fd00::/8',
);

// In the form that node:dns accepts: 192.0.2.1, 192.0.2.1:5353 or [2001:db8::1]:5353.
const isNameServer = (entry: string): boolean =>
  isIP(entry.replace(/:\d+$|^\[|\](:\d+)?$/g, '')) > 0 || isIP(entry) > 0;
const nameServers = list.refine(
  (entries) => entries.every(isNameServer),
  'must be addresses of name servers, such as 192.0.2.1 or 192.0.2.1:5353',
);

const keyRing = z
  .string()
  .optional()
  .transform((entries, context) => {
    if (entries === undefined) return [];
    const keys = readRing(entries);
    if (keys) return keys;
    context.addIssue({
      code: 'custom',
      message: 'must be id:key entries with commas between them, each key from `openssl rand -base64 32`',
    });
    return z.NEVER;
  });

const SITE = {
  SITE_URL: httpUrl
    .transform((url) => url.replace(/(?<!\/)\/+$/, ''))
    .meta({
      description: 'REQUIRED. The address that guests see; links in mails lead to it.',
      example: 'https://www.example.com',
    }),
  APP_SECRET: z.string('is missing').min(32, 'must have at least 32 characters').meta({
    description:
      'REQUIRED. Tokens and one-time codes are derived from it: at least 32 random characters, such as `openssl rand -hex 32`. A change ends all links to bookings that were mailed before.',
    example: '',
  }),
  REGISTER_KEYS: keyRing.meta({
    description:
      'The keys of the register of guests, `id:key` with commas between them; the key is `openssl rand -base64 32`, the id a name of yours, such as 2026-01. The first seals; the others open what was sealed before (docs/register.md). Without a key the desk keeps no register. Keep them apart from backups of the database: without them, the register in a backup cannot be read.',
    example: '',
  }),
  ADMIN_EMAIL: z.email('must be an e-mail address').meta({
    description:
      'REQUIRED. The administrator’s address. It gives no right by itself: `npm run owner:link` (docs/operations/settings.md) does.',
    example: 'admin@example.com',
  }),
  NODE_ENV: z
    .enum(['development', 'test', 'production'], 'must be development, test or production')
    .default('production')
    .meta({
      description: 'production, development or test. Images run as production, npm start as development.',
    }),
  PORT: wholeNumber(0, 65_535)
    .default(4000)
    .meta({ description: 'Where the server, or with npm start the site, listens.' }),
  HOST: listenAddress.optional().meta({
    description:
      'Where the server listens: 127.0.0.1 (this machine only) outside production and in a trial, 0.0.0.0 (everywhere) in production. Beside an emulator it must be this machine.',
    example: '127.0.0.1',
  }),
  TRIAL: onOrOff.default(false).meta({
    description:
      'on: a production server for a trial on this machine, with test keys, test inbox, http:// and stand-ins. It hangs up on everybody but this machine and TRUSTED_PROXIES, and refuses live keys.',
  }),
  SAMPLE_CONTENT: onOrOff.optional().meta({
    description:
      'Sample offers, partner hotels and pages in a new database, and sample testimonials. On, except in production.',
    example: 'off',
  }),
  SAMPLE_BOOKINGS: onOrOff.default(false).meta({
    description:
      'Sample bookings around the present day in a new database of the sample hotel, so that its desk has something to show. `npm start` sets it to on beside its own PostgreSQL and Razorpay; production refuses it.',
  }),
  STOP_DELAY_SECONDS: wholeNumber(0, 15).default(0).meta({
    description:
      'How long after SIGTERM a server still takes requests, in seconds (0 to 15), while /readyz says no: longer than the proxy in front needs to notice. docker compose uses 2.',
  }),
  LIVE_CONNECTIONS: wholeNumber(0, 20_000).default(500).meta({
    description:
      'How many open pages of the desk one server tells of changes as they happen; 0 for none. Further pages ask again every 30 seconds.',
  }),
  LIVE_CONNECTIONS_OF_ACCOUNT: wholeNumber(1, 1_000).default(20).meta({
    description: 'How many of these one account may have on one server. A browser needs one.',
  }),
  METRICS_PORT: wholeNumber(1, 65_535).optional().meta({
    description:
      'Where Prometheus finds GET /metrics; none when not set. Keep it from the public: no proxy should lead there.',
    example: '9464',
  }),
  METRICS_HOST: listenAddress.default('127.0.0.1').meta({
    description: 'Where METRICS_PORT listens. With docker compose everywhere within its own network.',
  }),
  WEB_DIRECTORY: z
    .string()
    .default(path.resolve(__dirname, '../../../web/dist'))
    .meta({ description: 'The built site; the default fits a checkout and the image.', example: '' }),
  DATA_DIRECTORY: z.string().default(path.resolve(__dirname, '../../../.data/erasures')).meta({
    description:
      'A folder on a disk that all servers share and that is no part of the database’s backups: the list of erased guests, by keyed hashes, is appended there, so that a restored database cannot bring them back.',
    example: '/var/lib/saffron-court',
  }),
  TRUSTED_PROXIES: list.meta({
    description:
      'Addresses or networks (comma-separated, CIDR) of the proxies in front. Only they may say who the caller is.',
  }),
  OUTGOING_NETWORKS: networks.meta({
    description:
      'Private networks (comma-separated, CIDR) that webhooks and calendars of portals may reach, also by http://. Without them, only https:// and public addresses are reached.',
  }),
  CORS_ORIGINS: list.meta({
    description: 'Other sites (comma-separated, with https://) whose pages may call with credentials.',
  }),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('info')
    .meta({ description: 'fatal, error, warn, info, debug, trace or silent.' }),
};

const DATABASE = {
  DATABASE_URL: postgresUrl.meta({
    description: 'REQUIRED, except with docker compose, which brings its own. Replaces the local PostgreSQL.',
    example: 'postgres://user:password@host:5432/saffron_court',
  }),
  MIGRATION_DATABASE_URL: postgresUrl.optional().meta({
    description:
      'The same database as the owner of its tables, for `migrate` only. Then DATABASE_URL is a role that can read and write rows but make or drop nothing; `migrate` gives it its rights, and makes it if it may.',
    example: 'postgres://owner:password@host:5432/saffron_court',
  }),
  DATABASE_POOL: wholeNumber(2, 200).default(10).meta({ description: 'Connections of each server.' }),
};

const MAIL = {
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an address that begins with smtp:// or smtps://' })
    .meta({
      description:
        'REQUIRED. Replaces the local inbox. In a trial with docker compose: smtp://inbox:1025, with COMPOSE_PROFILES=trial.',
      example: 'smtps://user:password@smtp.example.com:465',
    }),
  SMTP_REQUIRE_TLS: onOrOff.optional().meta({
    description:
      'on: a mail server at smtp:// gets no mail unless it offers STARTTLS. On in production; smtps:// is encrypted anyhow.',
    example: 'on',
  }),
  MAIL_FROM: sender.meta({
    description: 'REQUIRED. The sender of all mails. The hotel’s present name is shown before the address.',
    example: 'Saffron Court <stay@example.com>',
  }),
  HOTEL_EMAIL: z.email('must be an e-mail address').meta({
    description: 'REQUIRED. The address that is told of each booking.',
    example: 'reservations@example.com',
  }),
  DKIM_SELECTOR: z
    .string()
    .regex(/^[\w-]+(\.[\w-]+)*$/, 'must be a selector, such as mail2026')
    .optional()
    .meta({
      description:
        'Only for `npm run doctor`: the name of the key with which your mail provider signs mails of MAIL_FROM’s domain, which is s= in the DKIM-Signature of such a mail.',
      example: 'mail2026',
    }),
  DNS_SERVERS: nameServers.meta({
    description: 'Only for `npm run doctor`: the name servers to ask instead of this machine’s, with commas.',
    example: '192.0.2.53,192.0.2.54:5353',
  }),
};

const FIREBASE = {
  FIREBASE_PROJECT_ID: text.meta({
    description: 'REQUIRED. The project. It replaces the local Auth emulator and storage.',
    example: '',
  }),
  FIREBASE_API_KEY: text.meta({
    description:
      'REQUIRED. For the sign-in in the browser: console.firebase.google.com, project settings, your web app.',
    example: '',
  }),
  FIREBASE_AUTH_DOMAIN: text.meta({
    description: 'REQUIRED. The domain of the sign-in, from the settings of your web app.',
    example: '',
  }),
  FIREBASE_STORAGE_BUCKET: text.meta({
    description: 'REQUIRED. The bucket of the pictures, from the settings of your web app.',
    example: '',
  }),
  GOOGLE_APPLICATION_CREDENTIALS: z.string().optional().meta({
    description:
      'A service account’s file (console.firebase.google.com, project settings, service accounts). With it a sign-in that was revoked or disabled ends at once; without it, when its token does, within the hour. Pictures need it, too: the server writes them to the storage bucket. With docker compose set FIREBASE_CREDENTIALS_FILE instead.',
    example: '/run/secrets/firebase.json',
  }),
  FIREBASE_AUTH_EMULATOR_HOST: z.string().optional().meta({
    description:
      'Only for local runs: an emulator accepts forged sign-ins, so production refuses to start with it.',
    example: '127.0.0.1:9099',
  }),
  FIREBASE_STORAGE_EMULATOR_HOST: z.string().optional().meta({
    description: 'Only for local runs: production refuses to start with it.',
    example: '127.0.0.1:9199',
  }),
};

const RAZORPAY = {
  RAZORPAY_KEY_ID: text.meta({
    description:
      'REQUIRED. Replaces the local stand-in. dashboard.razorpay.com, Account & Settings, API Keys.',
    example: 'rzp_live_...',
  }),
  RAZORPAY_KEY_SECRET: text.meta({ description: 'REQUIRED. The secret of that key.', example: '' }),
  RAZORPAY_WEBHOOK_SECRET: text.meta({
    description:
      'REQUIRED, at least 16 random characters. The secret of the webhook that you add there: SITE_URL/webhooks/razorpay, with all events that docs/operations/services.md lists under “Razorpay”. Without the events of disputes the server never records a dispute.',
    example: '',
  }),
  RAZORPAY_API_URL: httpUrl
    .default('https://api.razorpay.com')
    .meta({ description: 'Another address of the API than Razorpay’s own, for tests.' }),
  RAZORPAY_CHECKOUT_URL: httpUrl
    .default('https://checkout.razorpay.com/v1/checkout.js')
    .meta({ description: 'Another address of the checkout’s script than Razorpay’s own, for tests.' }),
  RAZORPAY_TIMEOUT_SECONDS: wholeNumber(1, 60)
    .default(10)
    .meta({ description: 'How many seconds the server waits for Razorpay’s response.' }),
  CHANNEX_API_URL: httpUrl
    .default('https://app.channex.io')
    .meta({ description: 'Another address of the channel manager than Channex’s own, for tests.' }),
  E_INVOICING_API_URL: httpUrl.optional().meta({
    description:
      'The invoice registration portal, or the provider that encrypts for it. Needed once the owner switches e-invoicing on at the desk; without all five E_INVOICING settings, documents to businesses wait.',
    example: '',
  }),
  E_INVOICING_CLIENT_ID: z
    .string()
    .optional()
    .meta({ description: 'The portal’s name for this software.', example: '' }),
  E_INVOICING_CLIENT_SECRET: z
    .string()
    .optional()
    .meta({ description: 'The secret of E_INVOICING_CLIENT_ID.', example: '' }),
  E_INVOICING_USER_NAME: z
    .string()
    .optional()
    .meta({ description: 'The hotel’s user at the portal.', example: '' }),
  E_INVOICING_PASSWORD: z
    .string()
    .optional()
    .meta({ description: 'The password of that user.', example: '' }),
};

const LIMITS = {
  PAISE_PER_DOLLAR: wholeNumber(100, 100_000).optional().meta({
    description:
      'The first exchange rate, which `migrate` writes into a database without one. Later rates are rows of exchange_rates.',
    example: '8400',
  }),
  MAX_ORDER: wholeNumber(100, 2_000_000_000)
    .default(100_000_000)
    .meta({ description: 'The highest total, in paise, that can be paid online.' }),
  REFUND_WAIT_MINUTES: wholeNumber(0, 120).default(10).meta({
    description:
      'Minutes that a refund waits after the staff cancelled, because they can take the cancellation back until it leaves.',
  }),
  HOLDS_PER_EMAIL: wholeNumber(1, 1000)
    .default(3)
    .meta({ description: 'How many rooms one e-mail address may hold at a time without paying.' }),
  HOLDS_PER_CALLER: wholeNumber(1, 1000)
    .default(10)
    .meta({ description: 'How many rooms one caller may hold at a time without paying.' }),
  HELD_NIGHTS_PER_EMAIL: wholeNumber(30, 10_000).default(45).meta({
    description: 'Nights in the open holds of one mailbox from one caller. At least 30, the longest stay.',
  }),
  HELD_NIGHTS_PER_CALLER: wholeNumber(30, 100_000)
    .default(90)
    .meta({ description: 'Nights in the open holds of one caller. At least 30, the longest stay.' }),
  CHALLENGE_SHARE: z.coerce
    .number('must be a number from 0 to 1')
    .min(0, 'must be at least 0')
    .max(1, 'must be at most 1')
    .default(0.5)
    .meta({
      description:
        'Share of a room type’s rooms, 0 to 1, that may be held unpaid for a night before a further hold needs a challenge or a verified address; 1 means never.',
    }),
  CHALLENGE_TRIES_PER_NIGHT: wholeNumber(1, 100_000).default(500).meta({
    description:
      'The keys to derive for each night of a hold that needs a challenge (500 are 0.4 s of a core).',
  }),
  SANDBOX: onOrOff.optional().meta({
    description:
      'Whether /graphql in a browser is Apollo Sandbox and the schema may be asked for. On, except in production.',
    example: 'off',
  }),
  PERSISTED_QUERIES_ONLY: onOrOff.default(false).meta({
    description:
      'on: the server runs the documents of its own site and of the /api paths only, and no others.',
  }),
  READ_CACHE_BYTES: wholeNumber(0, 4_000_000_000)
    .default(64 * 1024 * 1024)
    .meta({
      description: 'Bytes of memory for cached responses to public reads; 0 turns that cache off.',
      example: '67108864',
    }),
  PAGE_WAIT_SECONDS: wholeNumber(1, 60).default(1).meta({
    description:
      'How many seconds the server waits for the data of a page. After that it sends the page without data, and the browser asks for the data.',
  }),
  RATE_LIMIT_SCALE: z.coerce
    .number('must be a number')
    .positive('must be more than 0')
    .default(1)
    .meta({ description: 'Multiplies all rate limits, for load tests. Production refuses more than 10.' }),
};

const rules = z.object({ ...SITE, ...DATABASE, ...MAIL, ...FIREBASE, ...RAZORPAY, ...LIMITS });

export type Settings = z.output<typeof rules>;

/** Whether introspection and Apollo Sandbox are on. By default they are off in production. */
export function hasSandbox({ SANDBOX, NODE_ENV }: Pick<Settings, 'SANDBOX' | 'NODE_ENV'>): boolean {
  return SANDBOX ?? NODE_ENV !== 'production';
}

/** A setting as .env.example shows it. */
export interface DocumentedSetting {
  name: string;
  description: string;
  /** The value after the name: an example, or the default as one enters it. */
  value: string;
}

/** The settings by the titles under which .env.example lists them. */
export const DOCUMENTED_SETTINGS: readonly { title: string; settings: readonly DocumentedSetting[] }[] = [
  { title: 'The site', settings: documented(SITE) },
  { title: 'PostgreSQL', settings: documented(DATABASE) },
  { title: 'Mail', settings: documented(MAIL) },
  { title: 'Firebase (sign-in, profile pictures)', settings: documented(FIREBASE) },
  { title: 'Razorpay (payments)', settings: documented(RAZORPAY) },
  { title: 'Prices and limits', settings: documented(LIMITS) },
];

function documented(shape: Readonly<Record<string, z.ZodType>>): DocumentedSetting[] {
  return Object.entries(shape).map(([name, rule]) => {
    const { description = '', example } = rule.meta() ?? {};
    return { name, description, value: typeof example === 'string' ? example : defaultOf(rule) };
  });
}

/** The default as one enters it; empty without a default. */
function defaultOf(rule: z.ZodType): string {
  const { data } = rule.safeParse(undefined);
  if (typeof data === 'boolean') return data ? 'on' : 'off';
  return typeof data === 'string' || typeof data === 'number' ? String(data) : '';
}

/** The names of all settings. A test compares docker-compose.yml with them. */
export const SETTING_NAMES: readonly string[] = Object.keys(rules.shape);

/** The address to listen on. Outside production only this machine can connect by default. */
export function hostOf({ HOST, NODE_ENV, TRIAL }: Pick<Settings, 'HOST' | 'NODE_ENV' | 'TRIAL'>): string {
  return HOST ?? (NODE_ENV === 'production' && !TRIAL ? '0.0.0.0' : '127.0.0.1');
}

/** Whether mail requires STARTTLS, as it does in production by default. `smtps://` is always encrypted. */
export function requiresTls(
  settings: Pick<Settings, 'SMTP_REQUIRE_TLS' | 'SMTP_URL' | 'NODE_ENV' | 'TRIAL'>,
): boolean {
  if (settings.SMTP_URL.startsWith('smtps:')) return false;
  return settings.SMTP_REQUIRE_TLS ?? (settings.NODE_ENV === 'production' && !settings.TRIAL);
}

/** Whether sample offers, hotels, pages and testimonials are shown. By default they are hidden in production. */
export function hasSampleContent({
  SAMPLE_CONTENT,
  NODE_ENV,
}: Pick<Settings, 'SAMPLE_CONTENT' | 'NODE_ENV'>): boolean {
  return SAMPLE_CONTENT ?? NODE_ENV !== 'production';
}

/** Thrown at the start with all faults of the settings, one in each line. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';

  constructor(readonly faults: string[]) {
    super(`The settings cannot be used:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`);
  }
}

type Environment = Readonly<Record<string, string | undefined>>;

/** The variables that are set. An empty variable counts as not set. */
function givenIn(environment: Environment): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
}

function faultsOf(error: z.ZodError, given: Environment): { name: string; fault: string }[] {
  return error.issues.map((issue) => {
    const name = issue.path.join('.');
    return { name, fault: name in given ? `${name} ${issue.message}` : `${name} is missing` };
  });
}

function read<Read>(shape: z.ZodType<Read>, environment: Environment): Read {
  const given = givenIn(environment);
  const outcome = shape.safeParse(given);
  if (outcome.success) return outcome.data;
  throw new SettingsError(faultsOf(outcome.error, given).map(({ fault }) => fault));
}

/**
 * Reads `.env` of the current folder for an operator's command, if the file exists. Variables of the environment take
 * precedence.
 */
export function loadEnvironmentFile(): void {
  if (existsSync('.env')) process.loadEnvFile('.env');
}

/** The settings of a tool that only reads the database. */
export function readDatabaseSettings(
  environment: Environment = process.env,
): Pick<Settings, 'DATABASE_URL' | 'DATABASE_POOL'> {
  return read(rules.pick({ DATABASE_URL: true, DATABASE_POOL: true }), environment);
}

/** The settings of the command that sets the administrator's account. */
export function readOwnerSettings(
  environment: Environment = process.env,
): Pick<Settings, 'DATABASE_URL' | 'DATABASE_POOL' | 'SITE_URL' | 'ADMIN_EMAIL'> {
  const shape = rules.pick({ DATABASE_URL: true, DATABASE_POOL: true, SITE_URL: true, ADMIN_EMAIL: true });
  return read(shape, environment);
}

/** Reads and checks the settings, and reports all faults at once. An empty variable counts as not set. */
export function readSettings(environment: Environment = process.env): Settings {
  const settings = read(rules, environment);
  const faults = faultsTogether(settings);
  if (faults.length > 0) throw new SettingsError(faults);
  return settings;
}

/** The settings, including unusable ones, for a program that explains their faults. */
export interface InspectedSettings {
  /** The settings without a fault, with defaults filled in. */
  settings: Partial<Settings>;
  /** The names of the unusable settings. */
  unusable: ReadonlySet<string>;
  /** Every fault, including those of combined settings. */
  faults: string[];
}

/** Reads the settings without throwing. */
export function inspectSettings(environment: Environment = process.env): InspectedSettings {
  const given = givenIn(environment);
  const outcome = rules.safeParse(given);
  if (outcome.success) {
    return { settings: outcome.data, unusable: new Set(), faults: faultsTogether(outcome.data) };
  }
  const wrong = faultsOf(outcome.error, given);
  const unusable = new Set(wrong.map(({ name }) => name.split('.')[0] ?? name));
  const usable = Object.entries(rules.shape).filter(([name]) => !unusable.has(name));
  const settings: Partial<Settings> = z.object(Object.fromEntries(usable)).parse(given);
  return { settings, unusable, faults: wrong.map(({ fault }) => fault) };
}

const SECRETS = [
  'APP_SECRET',
  'FIREBASE_API_KEY',
  'RAZORPAY_KEY_SECRET',
  'RAZORPAY_WEBHOOK_SECRET',
  'E_INVOICING_CLIENT_SECRET',
  'E_INVOICING_PASSWORD',
];
const ADDRESSES_WITH_PASSWORD = ['DATABASE_URL', 'MIGRATION_DATABASE_URL', 'SMTP_URL'];

/** Every secret of the environment, so that an operator's command can check that it shows no secret. */
export function secretsIn(environment: Environment = process.env): string[] {
  const passwords = ADDRESSES_WITH_PASSWORD.flatMap((name) => {
    const address = environment[name] ?? '';
    const password = URL.canParse(address) ? new URL(address).password : '';
    return [address, password, decoded(password)];
  });
  const keys = (environment['REGISTER_KEYS'] ?? '').split(',').flatMap((entry) => entry.split(':').slice(1));
  return [...SECRETS.map((name) => environment[name] ?? ''), ...keys, ...passwords].filter(Boolean);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
