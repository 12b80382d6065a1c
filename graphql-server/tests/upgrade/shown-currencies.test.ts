import { ShownCurrencies1764620000000 } from '../../migrations/1764620000000-shown-currencies';
import { WhatGuestsPayWith1764690000000 } from '../../migrations/1764690000000-what-guests-pay-with';
import { TheBrowserRemembersACurrency1764620001000 } from '../../migrations/1764620001000-the-browser-remembers-a-currency';
import { inDays } from '../testkit/bookings';
import { confirmedBooking } from '../testkit/late-money';
import { startTestServer, type TestServer } from '../testkit/test-server';

let testServer: TestServer;
beforeAll(async () => {
  testServer = await startTestServer();
  testServer.razorpay.setMode({ webhooks: 'off' });
});
afterAll(() => testServer.stop());

const PRIVACY = `SELECT published::text AS text FROM content_documents WHERE kind = 'PAGE' AND key = 'privacy'`;
const SENTENCE = 'The currency in which you compare prices is remembered until you choose rupees again.';

test('an installation with bookings shows rupees only after the upgrade, and keeps its bookings and rates', async () => {
  await confirmedBooking(testServer, {});
  const kept = () =>
    Promise.all([
      testServer.query('SELECT * FROM bookings ORDER BY id'),
      testServer.query('SELECT * FROM exchange_rates'),
      testServer.query('SELECT * FROM property'),
    ]);
  const before = await kept();
  expect(before[0]).toHaveLength(1);
  const currencies = new ShownCurrencies1764620000000();
  const runner = testServer.installation.database.createQueryRunner();
  await currencies.down(runner);
  await currencies.up(runner);
  await runner.release();
  expect(await testServer.query('SELECT * FROM shown_currencies')).toEqual([]);
  expect(await kept()).toEqual(before);
});

test('the privacy page of a hotel that kept its sentence says once that a currency is remembered', async () => {
  const privacy = async () => {
    const [page] = await testServer.query<{ text: string }>(PRIVACY);
    return page?.text ?? '';
  };
  const now = await privacy();
  expect(now.split(SENTENCE)).toHaveLength(2);
  const remembering = new TheBrowserRemembersACurrency1764620001000();
  const runner = testServer.installation.database.createQueryRunner();
  await remembering.down(runner);
  expect(await privacy()).not.toContain(SENTENCE);
  await remembering.up(runner);
  await runner.release();
  expect(await privacy()).toBe(now);
});

test('payments of an installation with bookings are kept, and do not say what the guests paid with', async () => {
  await confirmedBooking(testServer, { checkin: inDays(40), checkout: inDays(41) });
  const payments = () =>
    testServer.query<{ payer_hash?: string | null }>('SELECT * FROM payments ORDER BY created_at');
  const before = await payments();
  expect(before.length).toBeGreaterThan(0);
  const payers = new WhatGuestsPayWith1764690000000();
  const runner = testServer.installation.database.createQueryRunner();
  await payers.down(runner);
  await payers.up(runner);
  // A migration that was interrupted runs again.
  await payers.up(runner);
  await runner.release();
  expect(await payments()).toEqual(before.map((payment) => ({ ...payment, payer_hash: null })));
});
