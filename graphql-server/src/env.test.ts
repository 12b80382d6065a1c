import { readSettings, SettingsError } from './env';

const complete = {
  NODE_ENV: 'production',
  SITE_URL: 'https://hotel.example',
  DATABASE_URL: 'postgres://hotel:secret@database:5432/hotel',
  APP_SECRET: 'a'.repeat(32),
  ADMIN_EMAIL: 'owner@hotel.example',
  HOTEL_EMAIL: 'desk@hotel.example',
  MAIL_FROM: 'Hotel <desk@hotel.example>',
  SMTP_URL: 'smtp://mail.example:587',
  FIREBASE_PROJECT_ID: 'hotel',
  FIREBASE_API_KEY: 'key',
  FIREBASE_AUTH_DOMAIN: 'hotel.firebaseapp.com',
  FIREBASE_STORAGE_BUCKET: 'hotel.appspot.com',
  RAZORPAY_KEY_ID: 'rzp_live_1',
  RAZORPAY_KEY_SECRET: 'secret',
  RAZORPAY_WEBHOOK_SECRET: 'secret',
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
    expect(readSettings(complete)).toMatchObject({ PORT: 4000, PAISE_PER_DOLLAR: 8400, HOLDS_PER_EMAIL: 3 });
  });

  test('all faults are told at once, each with its name', () => {
    const faults = faultsOf({ NODE_ENV: 'production', PORT: 'abc', SITE_URL: 'hotel' }).join('\n');
    for (const name of ['PORT', 'SITE_URL', 'DATABASE_URL', 'APP_SECRET', 'ADMIN_EMAIL', 'RAZORPAY_KEY_ID']) {
      expect(faults).toContain(name);
    }
  });

  test('an empty variable counts as missing', () => {
    expect(faultsOf({ ...complete, APP_SECRET: '' })).toEqual(['APP_SECRET is missing']);
  });

  test('production refuses emulators, stand-ins’ secrets and limits that are none', () => {
    const faults = faultsOf({
      ...complete,
      FIREBASE_AUTH_EMULATOR_HOST: 'localhost:9099',
      APP_SECRET: `local-${'a'.repeat(32)}`,
      RAZORPAY_KEY_ID: 'rzp_test_local',
      RAZORPAY_WEBHOOK_SECRET: 'local_webhook',
      RATE_LIMIT_SCALE: '11',
    });
    expect(faults).toHaveLength(5);
  });
});
