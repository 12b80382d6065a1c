import { hostOf, readSettings, requiresTls, SettingsError } from './env';

const complete = {
  NODE_ENV: 'production',
  SITE_URL: 'https://hotel.example',
  DATABASE_URL: 'postgres://hotel:secret@database:5432/hotel',
  APP_SECRET: '3f0c9a71d5be48826e14f7ac0d93b25c',
  ADMIN_EMAIL: 'owner@hotel.example',
  HOTEL_EMAIL: 'desk@hotel.example',
  MAIL_FROM: 'Hotel <desk@hotel.example>',
  SMTP_URL: 'smtp://mail.example:587',
  FIREBASE_PROJECT_ID: 'hotel',
  FIREBASE_API_KEY: 'key',
  FIREBASE_AUTH_DOMAIN: 'hotel.firebaseapp.com',
  FIREBASE_STORAGE_BUCKET: 'hotel.appspot.com',
  RAZORPAY_KEY_ID: 'rzp_live_1',
  RAZORPAY_KEY_SECRET: 'q7Rk2ZtVx0LmNp4WbHs9',
  RAZORPAY_WEBHOOK_SECRET: '91d4c07be2f853a6',
};

function faultsOf(environment: Record<string, string>): string[] {
  try {
    readSettings(environment);
  } catch (error) {
    if (error instanceof SettingsError) return error.faults;
    throw error;
  }
  return [];
}

describe('settings', () => {
  test('a complete environment is accepted and defaults fill the rest', () => {
    expect(readSettings(complete)).toMatchObject({ PORT: 4000, HOLDS_PER_EMAIL: 3 });
  });

  test('all faults are reported at once, each with its name', () => {
    const faults = faultsOf({ NODE_ENV: 'production', PORT: 'abc', SITE_URL: 'hotel' }).join('\n');
    for (const name of ['PORT', 'SITE_URL', 'DATABASE_URL', 'APP_SECRET', 'ADMIN_EMAIL', 'RAZORPAY_KEY_ID']) {
      expect(faults).toContain(name);
    }
  });

  test('an empty variable counts as missing', () => {
    expect(faultsOf({ ...complete, APP_SECRET: '' })).toEqual(['APP_SECRET is missing']);
  });

  test('production refuses emulators, the secrets of stand-ins, and limits that are too high', () => {
    const faults = faultsOf({
      ...complete,
      FIREBASE_AUTH_EMULATOR_HOST: 'localhost:9099',
      APP_SECRET: `local-${complete.APP_SECRET}`,
      RAZORPAY_KEY_ID: 'rzp_test_local',
      RAZORPAY_WEBHOOK_SECRET: 'local_91d4c07be2f853a6',
      RATE_LIMIT_SCALE: '11',
    });
    expect(faults).toHaveLength(5);
  });

  // A valid environment with one invalid setting. The only fault must name this setting.
  test.each([
    ['APP_SECRET', 'a'.repeat(32)],
    ['APP_SECRET', 'abcdefghijklmnopqrstuvwxyz012345'],
    ['APP_SECRET', '8f3a'.repeat(8)],
    ['APP_SECRET', 'change-me-change-it-before-you-open'],
    ['RAZORPAY_WEBHOOK_SECRET', 'x'],
    ['RAZORPAY_WEBHOOK_SECRET', '1234567890123456'],
    ['RAZORPAY_KEY_SECRET', 'secret'],
    ['SITE_URL', 'http://hotel.example'],
    ['RAZORPAY_API_URL', 'http://razorpay.example'],
    ['RAZORPAY_CHECKOUT_URL', 'http://razorpay.example/checkout.js'],
    ['E_INVOICING_API_URL', 'http://portal.example'],
    ['CHANNEX_API_URL', 'http://channex.example'],
    ['CORS_ORIGINS', 'https://partner.example,http://partner.example'],
    ['SMTP_URL', 'smtp://inbox:1025'],
    ['SMTP_URL', 'smtp://mail.example:1025'],
    ['MAIL_FROM', 'not an address'],
    ['MAIL_FROM', 'Hotel <not an address>'],
    ['RAZORPAY_KEY_ID', 'rzp_test_1234567890'],
  ])('production refuses %s=%s', (name, value) => {
    expect(faultsOf({ ...complete, [name]: value })).toEqual([expect.stringContaining(name)]);
  });

  test.each([
    'Hotel <desk@hotel.example>',
    '"Hotel, by the lake" <desk@hotel.example>',
    'desk@hotel.example',
  ])('the sender may be %s', (sender) => expect(faultsOf({ ...complete, MAIL_FROM: sender })).toEqual([]));

  describe('a trial', () => {
    const trial = {
      ...complete,
      TRIAL: 'on',
      SITE_URL: 'http://localhost:4000',
      SMTP_URL: 'smtp://inbox:1025',
      RAZORPAY_KEY_ID: 'rzp_test_local',
      RAZORPAY_API_URL: 'http://127.0.0.1:4010',
      RAZORPAY_CHECKOUT_URL: 'http://127.0.0.1:4010/v1/checkout.js',
    };

    test('may use stand-ins, and listens only on this machine', () => {
      const settings = readSettings(trial);
      expect(hostOf(settings)).toBe('127.0.0.1');
      expect(requiresTls(settings)).toBe(false);
    });

    test.each([
      ['SITE_URL', 'https://hotel.example'],
      ['RAZORPAY_KEY_ID', 'rzp_live_1'],
      ['HOST', '0.0.0.0'],
      ['APP_SECRET', 'a'.repeat(32)],
    ])('still refuses %s=%s', (name, value) => {
      expect(faultsOf({ ...trial, [name]: value })).toEqual([expect.stringContaining(name)]);
    });

    test('may use the emulators of this machine, but no real service together with them', () => {
      const withEmulator = {
        ...trial,
        FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
        DATABASE_URL: 'postgres://hotel:secret@127.0.0.1:5432/hotel',
      };
      expect(faultsOf(withEmulator)).toEqual([]);
      const database = { DATABASE_URL: 'postgres://hotel:secret@database.example:5432/hotel' };
      expect(faultsOf({ ...withEmulator, ...database })).toEqual([expect.stringContaining('emulator')]);
    });

    test('may stand behind one named proxy', () => {
      expect(faultsOf({ ...trial, HOST: '0.0.0.0', TRUSTED_PROXIES: '172.30.71.2' })).toEqual([]);
    });
  });

  test.each([
    'postgres://hotel:secret@one.example:5432,two.example:5432/hotel',
    'postgres://hotel:secret@one.example,two.example/hotel?target_session_attrs=read-write',
    'postgresql://one.example,two.example/hotel',
  ])('says that %s names several hosts, and what to name', (DATABASE_URL) => {
    expect(faultsOf({ ...complete, DATABASE_URL })).toEqual([
      expect.stringMatching(/^DATABASE_URL names several hosts.*one address that leads to the primary/),
    ]);
  });

  describe('with an emulator, outside production', () => {
    const local = {
      ...complete,
      NODE_ENV: 'development',
      FIREBASE_AUTH_EMULATOR_HOST: '127.0.0.1:9099',
      SITE_URL: 'http://localhost:4000',
      DATABASE_URL: 'postgres://hotel:secret@127.0.0.1:5432/hotel',
      RAZORPAY_KEY_ID: 'rzp_test_local',
    };

    test('what is on this machine is accepted', () => expect(faultsOf(local)).toEqual([]));

    test.each([
      ['DATABASE_URL', 'postgres://hotel:secret@database.example:5432/hotel'],
      ['RAZORPAY_KEY_ID', 'rzp_live_1'],
      ['SITE_URL', 'https://hotel.example'],
      ['HOST', '0.0.0.0'],
    ])('%s=%s is refused', (name, value) => {
      expect(faultsOf({ ...local, [name]: value })).toEqual([expect.stringContaining(name)]);
    });
  });

  test.each([
    ['development', '127.0.0.1'],
    ['test', '127.0.0.1'],
    ['production', '0.0.0.0'],
  ])('%s listens at %s', (environment, host) => {
    expect(hostOf(readSettings({ ...complete, NODE_ENV: environment }))).toBe(host);
    expect(hostOf(readSettings({ ...complete, NODE_ENV: environment, HOST: '127.0.0.2' }))).toBe('127.0.0.2');
  });

  test('only this machine can read the metrics, unless the operator says otherwise', () => {
    expect(readSettings(complete).METRICS_HOST).toBe('127.0.0.1');
    expect(readSettings({ ...complete, METRICS_HOST: '0.0.0.0' }).METRICS_HOST).toBe('0.0.0.0');
  });

  test('mail to guests is encrypted, unless the operator says otherwise', () => {
    expect(requiresTls(readSettings(complete))).toBe(true);
    expect(requiresTls(readSettings({ ...complete, SMTP_REQUIRE_TLS: 'off' }))).toBe(false);
    expect(requiresTls(readSettings({ ...complete, NODE_ENV: 'test' }))).toBe(false);
  });
});
