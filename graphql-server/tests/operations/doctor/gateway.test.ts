import { createServer } from 'node:http';
import { close, listen, LOOPBACK } from '../../../local/listening';
import { checkDatabaseClock, checkGatewayClock } from '../../../src/operations/doctor/clock.check';
import { checkKeys, checkWebhook } from '../../../src/operations/doctor/gateway.check';
import { postEvent, readAccount } from '../../../src/payments/core/razorpay/razorpay-account';
import { lineFor } from '../../testkit/doctor-lines';
import { startSilentServer } from '../../testkit/silent-server';
import { startTestServer, WEBHOOK_SECRET, type TestServer } from '../../testkit/test-server';

let testServer: TestServer;
beforeAll(async () => {
  testServer = await startTestServer();
});
afterAll(() => testServer.stop());
afterEach(() => testServer.razorpay.setMode({ reset: true }));

const MINUTES = 60_000;
const minutesLater = (minutes: number) => () => new Date(Date.now() + minutes * MINUTES);

/** The account of the stand-in, with the changes of the test. */
const account = (change: Partial<Parameters<typeof readAccount>[0]> = {}) => ({
  apiUrl: testServer.settings.RAZORPAY_API_URL,
  keyId: testServer.settings.RAZORPAY_KEY_ID,
  keySecret: testServer.settings.RAZORPAY_KEY_SECRET,
  ...change,
});

describe('the line about Razorpay’s keys', () => {
  const line = (change: Partial<Parameters<typeof readAccount>[0]> = {}, milliseconds?: number) => {
    const one = account(change);
    return lineFor(
      (signal) => checkKeys({ keyId: one.keyId, read: () => readAccount(one, signal) }, signal),
      { name: 'Razorpay keys', milliseconds },
    );
  };

  test('given keys that Razorpay accepts, all is well, and nothing was made there', async () => {
    expect(await line()).toBe('ok       Razorpay keys: Razorpay accepts the test keys.');
    expect(testServer.razorpay.state().orders).toEqual({});
  });

  test.each([
    ['key', { keyId: 'rzp_test_other' }],
    ['secret', { keySecret: 'another-secret' }],
  ])('given a wrong %s, says so', async (_what, change) => {
    expect(await line(change)).toBe(
      'wrong    Razorpay keys: Razorpay refuses RAZORPAY_KEY_ID with RAZORPAY_KEY_SECRET. ' +
        'Generate a key in Razorpay’s dashboard (Account & Settings, API Keys) and set both.',
    );
  });

  test.each(['500', 'html', '429'] as const)(
    'given a gateway that responds with %s, says so',
    async (mode) => {
      testServer.razorpay.setMode({ respondWith: mode });
      expect(await line()).toMatch(
        /^wrong {4}Razorpay keys: Razorpay responds with \d{3} instead of orders\./,
      );
    },
  );

  test('given an address of another program, says so', async () => {
    expect(await line({ apiUrl: testServer.url })).toMatch(
      /^wrong {4}Razorpay keys: Razorpay responds with 404/,
    );
  });

  test('given an address where nothing listens, says so', async () => {
    expect(await line({ apiUrl: 'http://127.0.0.1:9' })).toMatch(
      /^wrong {4}Razorpay keys: Razorpay cannot be reached: .*\. Let this machine connect/,
    );
  });

  test('given a gateway that is silent, ends when the time is over', async () => {
    testServer.razorpay.setMode({ respondWith: 'hang' });
    expect(await line({}, 300)).toMatch(/^wrong {4}Razorpay keys: no response within 0\.3 seconds\./);
  });
});

describe('the line about the webhook', () => {
  const line = (siteUrl: string, secret = WEBHOOK_SECRET, milliseconds?: number) =>
    lineFor(
      (signal) => checkWebhook({ siteUrl, secret, post: (one) => postEvent(siteUrl, one, signal) }, signal),
      { name: 'webhook', milliseconds },
    );

  test('given the server’s own secret, all is well, however often it is checked, and one event is recorded', async () => {
    for (let times = 0; times < 2; times += 1)
      expect(await line(testServer.url)).toBe(
        `ok       webhook: ${testServer.url}/webhooks/razorpay accepts a signed event and refuses a forged one; ` +
          'whether Razorpay’s dashboard has this secret and address cannot be checked from here: make a test payment, or send a test event.',
      );
    const events = await testServer.query('SELECT 1 FROM webhook_events');
    expect(events).toHaveLength(1);
    expect(await testServer.breaches()).toEqual([]);
  });

  test('given another secret than the running server has, says so', async () => {
    expect(await line(testServer.url, 'another-webhook-secret')).toMatch(
      /^wrong {4}webhook: \S+ refuses an event that was signed with RAZORPAY_WEBHOOK_SECRET\. Give the running servers/,
    );
  });

  test.each([
    [200, /^wrong .* accepts an event with a wrong signature, so another program/],
    [403, /^wrong .* responds to a signed event with 403\. Let the proxy pass POST/],
    [301, /^wrong .* responds to a signed event with 301\./],
  ])('given something in front that responds with %i to everything, says so', async (status, expected) => {
    const front = createServer((_request, response) => response.writeHead(status, { location: '/' }).end());
    const port = await listen(front, 0);
    const shown = await line(`http://${LOOPBACK}:${port}`);
    await close(front);
    expect(shown).toMatch(expected);
  });

  test('given a site that is silent, ends when the time is over', async () => {
    const silent = await startSilentServer();
    const shown = await line(`http://${silent.host}`, WEBHOOK_SECRET, 300);
    await silent.stop();
    expect(shown).toMatch(/^wrong {4}webhook: no response within 0\.3 seconds\./);
  });
});

describe('the lines about clocks', () => {
  const ofGateway = (now: () => Date) =>
    lineFor((signal) => checkGatewayClock(() => readAccount(account(), signal), now, signal), {
      name: 'clock',
    });
  const ofDatabase = (now: () => Date) =>
    lineFor(
      (signal) =>
        checkDatabaseClock({ url: testServer.settings.DATABASE_URL, setting: 'DATABASE_URL' }, now, signal),
      { name: 'clock' },
    );

  test('given clocks that agree, all is well', async () => {
    const now = minutesLater(0);
    expect(await ofGateway(now)).toMatch(
      /^ok {7}clock: Razorpay’s clock and this machine’s agree to within \d+ s\.$/,
    );
    expect(await ofDatabase(now)).toMatch(
      /^ok {7}clock: the database’s clock and this machine’s agree to within 1 s\.$/,
    );
  });

  test.each([
    [5, 'behind'],
    [-5, 'ahead of'],
  ])('given a clock that is off by %i minutes, says so for both', async (minutes, where) => {
    const now = minutesLater(minutes);
    for (const shown of [await ofGateway(now), await ofDatabase(now)]) {
      expect(shown).toMatch(
        new RegExp(`^wrong {4}clock: .* is (29\\d|30\\d) s ${where} this machine’s\\. Let`),
      );
      expect(shown).toContain('set their clocks by NTP');
    }
  });
});
