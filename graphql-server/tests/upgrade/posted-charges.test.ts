import { PostedCharges1764810000000 } from '../../migrations/1764810000000-posted-charges';
import { inDays } from '../testkit/bookings';
import { confirmedBooking } from '../testkit/late-money';
import { startTestServer, type TestServer } from '../testkit/test-server';

let testServer: TestServer;
beforeAll(async () => {
  testServer = await startTestServer();
});
afterAll(() => testServer.stop());

test('given an installation with bookings, the upgrade keeps their folios, also when it is interrupted and runs again', async () => {
  for (const day of [30, 40, 50])
    await confirmedBooking(testServer, { checkin: inDays(day), checkout: inDays(day + 2) });
  const folios = () =>
    testServer.query(
      `SELECT id, booking_id, stay_id, kind, night, value_paise, cgst_paise, sgst_paise, tax_percent, sac, reverses
       FROM folio_lines ORDER BY id`,
    );
  const before = await folios();
  expect(before.length).toBeGreaterThanOrEqual(6);
  const migration = new PostedCharges1764810000000();
  const runner = testServer.installation.database.createQueryRunner();
  await migration.down(runner);
  expect(await folios()).toEqual(before);
  await migration.up(runner);
  await migration.up(runner);
  await runner.release();
  expect(await folios()).toEqual(before);
  await confirmedBooking(testServer, { checkin: inDays(60), checkout: inDays(62) });
  expect(await testServer.breaches()).toEqual([]);
});
