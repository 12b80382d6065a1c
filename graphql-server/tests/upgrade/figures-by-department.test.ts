import { FiguresByDepartment1764860000000 } from '../../migrations/1764860000000-figures-by-department';
import { SummedMonths1764940000000 } from '../../migrations/1764940000000-summed-months';
import { inDays } from '../testkit/bookings';
import { stayIdsOf } from '../testkit/check-ins';
import { bookedAtDesk, deskStay } from '../testkit/desk-bookings';
import { chargeSteps } from '../testkit/posted-charges';
import { signedInOwner } from '../testkit/promotions';
import { startTestServer, type TestServer } from '../testkit/test-server';

let testServer: TestServer;
beforeAll(async () => {
  testServer = await startTestServer();
});
afterAll(() => testServer.stop());

test('given charges of the time before, the upgrade names their departments and changes no figure, also when it runs again', async () => {
  const owner = await signedInOwner(testServer);
  const charges = chargeSteps(testServer, () => owner);
  const extras = [
    { code: 'BREAKFAST', pieces: 1 },
    { code: 'AIRPORT_TRANSFER', pieces: 1 },
  ];
  const stays = [deskStay({ checkin: inDays(30), checkout: inDays(32), extras })];
  const reference = await bookedAtDesk(testServer, { stays }, owner);
  const [stay = ''] = await stayIdsOf(testServer, reference);
  const item = await charges.item();
  await charges.takeBack(await charges.posted(stay, { item }));
  await charges.posted(stay, { item });
  const counted = () =>
    testServer.query<{ department: string | null }>(
      `SELECT line_id, counted_on::text, kind, value_paise, tax_percent, cgst_paise, to_jsonb(counted) ->> 'department' AS department
       FROM counted_charges counted ORDER BY line_id, part`,
    );
  const before = await counted();
  expect(before).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: 'POSTED_CHARGE', department: 'MINIBAR' }),
      expect.objectContaining({ kind: 'EXTRA', department: 'RESTAURANT' }),
      expect.objectContaining({ kind: 'EXTRA', department: 'OTHER' }),
      expect.objectContaining({ kind: 'ROOM_NIGHT', department: null }),
    ]),
  );
  const migration = new FiguresByDepartment1764860000000();
  const runner = testServer.installation.database.createQueryRunner();
  await migration.down(runner);
  expect((await counted()).every((row) => row.department === null)).toBe(true);
  await migration.up(runner);
  await migration.up(runner);
  await runner.release();
  expect(await counted()).toEqual(before);
  expect(await testServer.breaches()).toEqual([]);
});

test('given months that are over, the upgrade adds them up as the job does, also when it runs again', async () => {
  await testServer.shiftClock('100 days');
  await testServer.query('DELETE FROM summed_months');
  await testServer.installation.services.monthSums.run();
  const sums = () =>
    testServer.query(
      `SELECT summed_months.*, to_jsonb(charge) - 'place' AS charge FROM summed_months LEFT JOIN summed_charges charge USING (month)
       ORDER BY 1, charge::text`,
    );
  const before = await sums();
  expect(before.length).toBeGreaterThan(5);
  const migration = new SummedMonths1764940000000();
  const runner = testServer.installation.database.createQueryRunner();
  await migration.down(runner);
  await migration.up(runner);
  await migration.up(runner);
  await runner.release();
  expect(await sums()).toEqual(before);
  expect(await testServer.breaches()).toEqual([]);
});
