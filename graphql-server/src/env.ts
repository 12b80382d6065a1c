import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import path from 'node:path';
import { z } from 'zod';
import { faultsTogether } from './env.production';

// Only this file reads the environment. .env.example documents each setting.

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

// In the form that node:dns accepts: 192.0.2.1, 192.0.2.1:5353 or [2001:db8::1]:5353.
const isNameServer = (entry: string): boolean =>
  isIP(entry.replace(/:\d+$|^\[|\](:\d+)?$/g, '')) > 0 || isIP(entry) > 0;
const nameServers = list.refine(
  (entries) => entries.every(isNameServer),
  'must be addresses of name servers, such as 192.0.2.1 or 192.0.2.1:5353',
);

const rules = z.object({
  NODE_ENV: z
    .enum(['development', 'test', 'production'], 'must be development, test or production')
    .default('production'),
  TRIAL: onOrOff.default(false),
  HOST: listenAddress.optional(),
  PORT: wholeNumber(0, 65_535).default(4000),
  METRICS_PORT: wholeNumber(1, 65_535).optional(),
  METRICS_HOST: listenAddress.default('127.0.0.1'),
  SITE_URL: httpUrl.transform((url) => url.replace(/(?<!\/)\/+$/, '')),
  WEB_DIRECTORY: z.string().default(path.resolve(__dirname, '../../../web/dist')),
  STOP_DELAY_SECONDS: wholeNumber(0, 15).default(0),
  DATABASE_URL: postgresUrl,
  MIGRATION_DATABASE_URL: postgresUrl.optional(),
  DATABASE_POOL: wholeNumber(2, 200).default(10),
  APP_SECRET: z.string('is missing').min(32, 'must have at least 32 characters'),
  TRUSTED_PROXIES: list,
  CORS_ORIGINS: list,
  SANDBOX: onOrOff.optional(),
  PERSISTED_QUERIES_ONLY: onOrOff.default(false),
  READ_CACHE_BYTES: wholeNumber(0, 4_000_000_000).default(64 * 1024 * 1024),
  RATE_LIMIT_SCALE: z.coerce.number('must be a number').positive('must be more than 0').default(1),
  ADMIN_EMAIL: z.email('must be an e-mail address'),
  HOTEL_EMAIL: z.email('must be an e-mail address'),
  MAIL_FROM: sender,
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an address that begins with smtp:// or smtps://' }),
  SMTP_REQUIRE_TLS: onOrOff.optional(),
  DKIM_SELECTOR: z
    .string()
    .regex(/^[\w-]+(\.[\w-]+)*$/, 'must be a selector, such as mail2026')
    .optional(),
  DNS_SERVERS: nameServers,
  SAMPLE_CONTENT: onOrOff.optional(),
  FIREBASE_PROJECT_ID: text,
  FIREBASE_API_KEY: text,
  FIREBASE_AUTH_DOMAIN: text,
  FIREBASE_STORAGE_BUCKET: text,
  GOOGLE_APPLICATION_CREDENTIALS: z.string().optional(),
  FIREBASE_AUTH_EMULATOR_HOST: z.string().optional(),
  FIREBASE_STORAGE_EMULATOR_HOST: z.string().optional(),
  RAZORPAY_KEY_ID: text,
  RAZORPAY_KEY_SECRET: text,
  RAZORPAY_WEBHOOK_SECRET: text,
  RAZORPAY_API_URL: httpUrl.default('https://api.razorpay.com'),
  RAZORPAY_CHECKOUT_URL: httpUrl.default('https://checkout.razorpay.com/v1/checkout.js'),
  RAZORPAY_TIMEOUT_SECONDS: wholeNumber(1, 60).default(10),
  E_INVOICING_API_URL: httpUrl.optional(),
  E_INVOICING_CLIENT_ID: z.string().optional(),
  E_INVOICING_CLIENT_SECRET: z.string().optional(),
  E_INVOICING_USER_NAME: z.string().optional(),
  E_INVOICING_PASSWORD: z.string().optional(),
  PAISE_PER_DOLLAR: wholeNumber(100, 100_000).optional(),
  MAX_ORDER: wholeNumber(100, 2_000_000_000).default(100_000_000),
  HOLDS_PER_EMAIL: wholeNumber(1, 1000).default(3),
  HOLDS_PER_CALLER: wholeNumber(1, 1000).default(10),
  HELD_NIGHTS_PER_EMAIL: wholeNumber(30, 10_000).default(45),
  HELD_NIGHTS_PER_CALLER: wholeNumber(30, 100_000).default(90),
  CHALLENGE_SHARE: z.coerce
    .number('must be a number from 0 to 1')
    .min(0, 'must be at least 0')
    .max(1, 'must be at most 1')
    .default(0.5),
  CHALLENGE_TRIES_PER_NIGHT: wholeNumber(1, 100_000).default(500),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

export type Settings = z.output<typeof rules>;

/** Whether introspection and Apollo Sandbox are on. By default they are off in production. */
export function hasSandbox({ SANDBOX, NODE_ENV }: Pick<Settings, 'SANDBOX' | 'NODE_ENV'>): boolean {
  return SANDBOX ?? NODE_ENV !== 'production';
}

/** The names of all settings. A test compares .env.example and docker-compose.yml with them. */
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

/** Every secret of the environment, so that an operator's command can check that it shows none of them. */
export function secretsIn(environment: Environment = process.env): string[] {
  const passwords = ADDRESSES_WITH_PASSWORD.flatMap((name) => {
    const address = environment[name] ?? '';
    const password = URL.canParse(address) ? new URL(address).password : '';
    return [address, password, decoded(password)];
  });
  return [...SECRETS.map((name) => environment[name] ?? ''), ...passwords].filter(Boolean);
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
