import { Client } from 'pg';
import { CompaniesAbroad1764510000000 } from '../../migrations/1764510000000-companies-abroad';
import { AnnounceNights1764600000000 } from '../../migrations/1764600000000-announce-nights';
import { inDays } from '../testkit/bookings';
import { confirmedBooking } from '../testkit/late-money';
import { startTestServer, type TestServer } from '../testkit/test-server';

let testServer: TestServer;
beforeAll(async () => {
  testServer = await startTestServer({ HOLDS_PER_EMAIL: '20' });
  testServer.razorpay.setMode({ webhooks: 'off' });
});
afterAll(() => testServer.stop());

const TRIGGERS = `
  SELECT tgname AS name FROM pg_trigger WHERE tgname IN ('room_nights_announced', 'booking_promotions_announced')
  ORDER BY name`;

const booked = (days: number) =>
  confirmedBooking(testServer, { checkin: inDays(days), checkout: inDays(days + 2) });

/** The tables whose changes are announced while the work is done. */
async function announcedBy(work: () => Promise<unknown>): Promise<Set<string>> {
  const listener = new Client({ connectionString: testServer.settings.DATABASE_URL });
  await listener.connect();
  const announced = new Set<string>();
  listener.on('notification', ({ payload = '' }) => announced.add(payload));
  await listener.query('LISTEN changes');
  await work();
  // Notifications of committed transactions arrive before the response of a later statement.
  await listener.query('SELECT 1');
  await listener.end();
  return announced;
}

test('an installation with bookings announces its nights after the upgrade, and keeps them', async () => {
  const announcing = new AnnounceNights1764600000000();
  const runner = testServer.installation.database.createQueryRunner();
  await announcing.down(runner);
  expect(await testServer.query(TRIGGERS)).toEqual([]);
  const before = await announcedBy(() => booked(30));
  const nights = await testServer.query('SELECT * FROM room_nights ORDER BY room_id, night');
  expect(nights.length).toBeGreaterThan(0);

  await announcing.up(runner);
  // A migration that was interrupted runs again.
  await announcing.up(runner);
  await runner.release();

  expect(await testServer.query('SELECT * FROM room_nights ORDER BY room_id, night')).toEqual(nights);
  expect(await testServer.query(TRIGGERS)).toHaveLength(2);
  const after = await announcedBy(() => booked(40));
  expect([...before].join()).not.toContain('room_nights');
  expect([...after].join()).toContain('room_nights');
});

test('an installation with bookings gets the rule for companies abroad in a step of its own from checking its rows', async () => {
  const abroad = new CompaniesAbroad1764510000000();
  const runner = testServer.installation.database.createQueryRunner();
  await booked(50);
  await abroad.down(runner);
  const statements = vi.spyOn(runner, 'query');
  await abroad.up(runner);
  // A migration that was interrupted runs again.
  await abroad.up(runner);
  const written = statements.mock.calls.map(([statement]) => statement);
  await runner.release();
  expect(written.filter((one) => one.includes('ADD CONSTRAINT') && !one.includes('NOT VALID'))).toEqual([]);
  expect(written.filter((one) => one.includes('VALIDATE CONSTRAINT'))).toHaveLength(2);
  const rule = `SELECT convalidated AS checked FROM pg_constraint WHERE conname = 'billing_details_company_abroad'`;
  expect(await testServer.query(rule)).toEqual([{ checked: true }]);
});
