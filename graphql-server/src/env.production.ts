// Rules for settings that must not be combined, and for settings that production refuses. Each rule returns sentences
// that name the setting.

/** The settings that the rules look at. */
interface CheckedSettings {
  NODE_ENV: string;
  TRIAL: boolean;
  HOST?: string | undefined;
  SITE_URL: string;
  CORS_ORIGINS: readonly string[];
  TRUSTED_PROXIES: readonly unknown[];
  DATABASE_URL: string;
  APP_SECRET: string;
  REGISTER_KEYS: readonly { id: string; key: Uint8Array }[];
  SAMPLE_CONTENT?: boolean | undefined;
  SAMPLE_BOOKINGS: boolean;
  RATE_LIMIT_SCALE: number;
  SMTP_URL: string;
  FIREBASE_API_KEY: string;
  FIREBASE_AUTH_EMULATOR_HOST?: string | undefined;
  FIREBASE_STORAGE_EMULATOR_HOST?: string | undefined;
  RAZORPAY_API_URL: string;
  RAZORPAY_CHECKOUT_URL: string;
  RAZORPAY_KEY_ID: string;
  RAZORPAY_KEY_SECRET: string;
  RAZORPAY_WEBHOOK_SECRET: string;
  E_INVOICING_API_URL?: string | undefined;
  CHANNEX_API_URL: string;
}

type Rule = (settings: CheckedSettings) => string[];

const LOOPBACK_NAME = /^(localhost|.+\.localhost|127(\.\d{1,3}){3}|\[::1\]|::1)$/;

/** Whether the name is a host that only this machine can reach. */
function isLoopback(hostname: string): boolean {
  return LOOPBACK_NAME.test(hostname);
}

const hostIn = (address: string): string => new URL(address).hostname;

/** A database without a host name is reached through a local socket. */
const isOnThisMachine = (address: string): boolean => hostIn(address) === '' || isLoopback(hostIn(address));

const isLiveKey = (settings: CheckedSettings): boolean => settings.RAZORPAY_KEY_ID.startsWith('rzp_live_');

const EMULATORS = ['FIREBASE_AUTH_EMULATOR_HOST', 'FIREBASE_STORAGE_EMULATOR_HOST'] as const;

/** An emulator accepts forged sign-ins, so it must not be used together with any real service. */
const noRealServiceWithEmulator: Rule = (settings) => {
  const [emulator] = EMULATORS.filter((name) => settings[name]);
  if (!emulator) return [];
  const wrong: [boolean, string][] = [
    [!isOnThisMachine(settings.DATABASE_URL), 'DATABASE_URL is on another machine'],
    [isLiveKey(settings), 'RAZORPAY_KEY_ID is a live key'],
    [!isLoopback(hostIn(settings.SITE_URL)), 'SITE_URL is a public address'],
    [settings.HOST !== undefined && !isLoopback(settings.HOST), 'HOST is open to other machines'],
  ];
  return wrong.flatMap(([isWrong, what]) =>
    isWrong ? [`${what}, and ${emulator} is set: an emulator accepts forged sign-ins`] : [],
  );
};

const noEmulator: Rule = (settings) =>
  EMULATORS.filter((name) => settings[name]).map(
    (name) => `${name} is set: an emulator accepts forged sign-ins and must not be used in production`,
  );

const SHORTEST_SECRETS = {
  APP_SECRET: 32,
  RAZORPAY_KEY_SECRET: 16,
  RAZORPAY_WEBHOOK_SECRET: 16,
} as const;
const FEWEST_DIFFERENT_CHARACTERS = 8;
const PLACEHOLDER = /password|change.?me|placeholder|example/i;

/** A text that repeats one piece is found in its double before the end of the first copy. */
const repeatsOnePiece = (secret: string): boolean => `${secret}${secret}`.indexOf(secret, 1) < secret.length;

/** The share of neighbours that are equal or consecutive, such as in 'aaaa' and '1234'. */
function predictableShare(secret: string): number {
  const codes = Array.from(secret, (character) => character.codePointAt(0) ?? 0);
  const steps = codes.slice(1).map((code, index) => Math.abs(code - (codes[index] ?? 0)));
  return steps.filter((step) => step <= 1).length / Math.max(1, steps.length);
}

/** Why the secret is weak; null when it looks random. */
function weaknessOf(secret: string, shortest: number): string | null {
  if (secret.length < shortest) return `must have at least ${shortest} characters`;
  const isPredictable =
    new Set(secret).size < FEWEST_DIFFERENT_CHARACTERS ||
    repeatsOnePiece(secret) ||
    predictableShare(secret) > 0.5;
  if (isPredictable) return 'can be guessed: make one with `openssl rand -hex 32`';
  return PLACEHOLDER.test(secret) ? 'is a placeholder: make one with `openssl rand -hex 32`' : null;
}

const strongSecrets: Rule = (settings) =>
  Object.entries(SHORTEST_SECRETS).flatMap(([name, shortest]) => {
    const weakness = weaknessOf(settings[name as keyof typeof SHORTEST_SECRETS], shortest);
    return weakness === null ? [] : [`${name} ${weakness}`];
  });

const HIGHEST_SCALE = 10;

const realLimits: Rule = ({ RATE_LIMIT_SCALE }) =>
  RATE_LIMIT_SCALE > HIGHEST_SCALE ? [`RATE_LIMIT_SCALE must be at most ${HIGHEST_SCALE} in production`] : [];

// Secrets of the local run start with this prefix. They must not guard real money.
const STAND_IN_SECRET = /^local[-_]/;
const STAND_IN_SECRETS = [
  'APP_SECRET',
  'FIREBASE_API_KEY',
  'RAZORPAY_KEY_SECRET',
  'RAZORPAY_WEBHOOK_SECRET',
] as const;

const ownSecrets: Rule = (settings) =>
  STAND_IN_SECRETS.filter((name) => STAND_IN_SECRET.test(settings[name])).map(
    (name) => `${name} is the local stand-in’s: make your own`,
  );

/** A key of random bytes has few equal bytes: 32 random bytes almost never have fewer than 16 different values. */
const FEWEST_DIFFERENT_BYTES = 16;

const ownRegisterKeys: Rule = ({ REGISTER_KEYS }) =>
  REGISTER_KEYS.filter(({ id }) => STAND_IN_SECRET.test(id)).map(
    ({ id }) =>
      `REGISTER_KEYS has ${id}, a key of the local run: make your own with \`openssl rand -base64 32\``,
  );

const strongRegisterKeys: Rule = ({ REGISTER_KEYS }) =>
  REGISTER_KEYS.filter(({ key }) => new Set(key).size < FEWEST_DIFFERENT_BYTES).map(
    ({ id }) => `REGISTER_KEYS has ${id}, which can be guessed: make a key with \`openssl rand -base64 32\``,
  );

const ADDRESSES = [
  'SITE_URL',
  'RAZORPAY_API_URL',
  'RAZORPAY_CHECKOUT_URL',
  'E_INVOICING_API_URL',
  'CHANNEX_API_URL',
] as const;

const encryptedAddresses: Rule = (settings) => [
  ...ADDRESSES.filter((name) => settings[name]?.startsWith('http:')).map(
    (name) => `${name} must begin with https:// in production`,
  ),
  ...settings.CORS_ORIGINS.filter((origin) => origin.startsWith('http:')).map(
    (origin) => `CORS_ORIGINS has ${origin}: it must begin with https:// in production`,
  ),
];

const realKeys: Rule = ({ RAZORPAY_KEY_ID }) =>
  RAZORPAY_KEY_ID.startsWith('rzp_test_')
    ? ['RAZORPAY_KEY_ID is a test key: guests would book without paying']
    : [];

const TEST_INBOXES = new Set(['inbox', 'mailpit', 'mailhog']);
const TEST_INBOX_PORT = '1025';

const realMailServer: Rule = ({ SMTP_URL }) => {
  const { hostname, port } = new URL(SMTP_URL);
  const isTestInbox = TEST_INBOXES.has(hostname) || port === TEST_INBOX_PORT;
  return isTestInbox ? ['SMTP_URL is a test inbox: guests would get no mail'] : [];
};

/** Guests would mistake the sample hotel for a real one. */
const noSamples: Rule = ({ SAMPLE_CONTENT }) =>
  SAMPLE_CONTENT ? ['SAMPLE_CONTENT is on: guests would mistake the sample hotel for a real one'] : [];

/** The sample's guests pay at the stand-in of the gateway, which believes them. */
const noSampleBookingsBesideRealMoney: Rule = ({ SAMPLE_BOOKINGS, RAZORPAY_API_URL }) =>
  SAMPLE_BOOKINGS && !isLoopback(hostIn(RAZORPAY_API_URL))
    ? ['SAMPLE_BOOKINGS is on, and RAZORPAY_API_URL is not the local stand-in']
    : [];

const noSampleBookings: Rule = ({ SAMPLE_BOOKINGS }) =>
  SAMPLE_BOOKINGS ? ['SAMPLE_BOOKINGS is on: nobody has made these bookings'] : [];

const onlyForTrials: Rule = (settings) => {
  const { SITE_URL, HOST, TRUSTED_PROXIES } = settings;
  const isOpen = HOST !== undefined && !isLoopback(HOST);
  const wrong: [boolean, string][] = [
    [!isLoopback(hostIn(SITE_URL)), 'SITE_URL must be on this machine (http://localhost:4000)'],
    [isLiveKey(settings), 'RAZORPAY_KEY_ID must not be a live key'],
    [isOpen && TRUSTED_PROXIES.length === 0, 'HOST must be 127.0.0.1, or TRUSTED_PROXIES name the one proxy'],
  ];
  return wrong.flatMap(([isWrong, what]) => (isWrong ? [`${what} while TRIAL is on`] : []));
};

const ALWAYS: readonly Rule[] = [noRealServiceWithEmulator, noSampleBookingsBesideRealMoney];
const IN_PRODUCTION: readonly Rule[] = [strongSecrets, strongRegisterKeys, realLimits, noSampleBookings];
const FOR_GUESTS: readonly Rule[] = [
  noEmulator,
  noSamples,
  ownSecrets,
  ownRegisterKeys,
  encryptedAddresses,
  realKeys,
  realMailServer,
];

function rulesFor({ NODE_ENV, TRIAL }: CheckedSettings): readonly Rule[] {
  if (NODE_ENV !== 'production') return ALWAYS;
  return [...IN_PRODUCTION, ...(TRIAL ? [noRealServiceWithEmulator, onlyForTrials] : FOR_GUESTS)];
}

/** The faults of combinations of settings that are each valid alone, one sentence for each. */
export function faultsTogether(settings: CheckedSettings): string[] {
  return rulesFor(settings).flatMap((rule) => rule(settings));
}
