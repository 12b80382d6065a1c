import { Folios1764820000000 } from '../../migrations/1764820000000-folios';
import { FurtherPartsCountNoRoom1764861000000 } from '../../migrations/1764861000000-further-parts-count-no-room';
import { inDays } from '../testkit/bookings';
import { confirmedBooking } from '../testkit/late-money';
import { startTestServer, type TestServer } from '../testkit/test-server';

let testServer: TestServer;
beforeAll(async () => {
  testServer = await startTestServer();
});
afterAll(() => testServer.stop());

test('given an installation with bookings, the upgrade leaves all lines and money in the first folio, also when it is interrupted and runs again', async () => {
  for (const day of [30, 40, 50])
    await confirmedBooking(testServer, { checkin: inDays(day), checkout: inDays(day + 2) });
  const lines = () =>
    testServer.query(
      'SELECT id, kind, night, value_paise, cgst_paise, sgst_paise FROM folio_lines ORDER BY id',
    );
  const counted = () => testServer.query('SELECT * FROM counted_charges ORDER BY line_id, part');
  const before = [await lines(), await counted()];
  const migration = new Folios1764820000000();
  const runner = testServer.installation.database.createQueryRunner();
  const counting = new FurtherPartsCountNoRoom1764861000000();
  await counting.down(runner);
  await migration.down(runner);
  for (const step of [migration, migration, counting, counting]) await step.up(runner);
  await runner.release();
  expect([await lines(), await counted()]).toEqual(before);
  expect(
    await testServer.query(
      'SELECT 1 FROM folio_lines WHERE folio_id IS NOT NULL UNION SELECT 1 FROM payments WHERE folio_id IS NOT NULL',
    ),
  ).toEqual([]);
  await confirmedBooking(testServer, { checkin: inDays(60), checkout: inDays(62) });
  expect(await testServer.breaches()).toEqual([]);
});
