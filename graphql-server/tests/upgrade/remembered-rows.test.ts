import { compareRows, differentSums, rememberRows, sumsByState } from '../../drills/upgrade/remembered-rows';
import { commitOf } from '../../drills/upgrade/earlier-version';
import { confirmedBooking } from '../testkit/late-money';
import { startTestServer, type TestServer } from '../testkit/test-server';

let testServer: TestServer;

beforeAll(async () => {
  testServer = await startTestServer();
});
afterAll(() => testServer.stop());

const differencesOf = async (remembered: Awaited<ReturnType<typeof rememberRows>>) =>
  (await compareRows(testServer.query, remembered)).filter(
    ({ lost, changed }) => lost.length > 0 || changed.length > 0,
  );

describe('what the rehearsal of an upgrade remembers', () => {
  test('is found again when nothing has happened', async () => {
    await confirmedBooking(testServer);
    const remembered = await rememberRows(testServer.query);
    expect(await differencesOf(remembered)).toEqual([]);
    const sums = await sumsByState(testServer.query, remembered);
    expect(sums.map(({ state }) => state)).toEqual(['bookings CONFIRMED', 'payments CAPTURED']);
    expect(differentSums(sums, await sumsByState(testServer.query, remembered))).toEqual([]);
  });

  test('a lost row is named, and missing money to the paisa', async () => {
    const { paymentId, amount } = await confirmedBooking(testServer);
    const [payment] = await testServer.query<{ id: string }>(
      'SELECT id FROM payments WHERE gateway_payment_id = $1',
      [paymentId],
    );
    const remembered = await rememberRows(testServer.query);
    const sums = await sumsByState(testServer.query, remembered);
    await testServer.query('DELETE FROM payments WHERE id = $1', [payment?.id]);
    expect(await differencesOf(remembered)).toEqual([
      { table: 'payments', rows: 2, lost: [payment?.id], changed: [] },
    ]);
    const before = sums.find(({ state }) => state === 'payments CAPTURED');
    expect(differentSums(sums, await sumsByState(testServer.query, remembered))).toEqual([
      `payments CAPTURED: 2 rows, ${before?.paise} paise, then 1 rows, ${Number(before?.paise) - amount} paise`,
    ]);
  });

  test('one paisa more is named; a later column and a changed state are not', async () => {
    const [changed, goingOn] = [await confirmedBooking(testServer), await confirmedBooking(testServer)];
    const idOf = async ({ held }: typeof changed) =>
      (
        await testServer.query<{ id: string }>('SELECT id FROM bookings WHERE reference = $1', [
          held.booking.reference,
        ])
      )[0]?.id ?? '';
    const [changedId, goingOnId] = [await idOf(changed), await idOf(goingOn)];
    const remembered = await rememberRows(testServer.query);
    await testServer.query(
      `ALTER TABLE bookings ADD COLUMN later text DEFAULT 'x';
       UPDATE bookings SET paise_per_unit = paise_per_unit + 1 WHERE id IN ('${changedId}', '${goingOnId}')`,
    );
    const mayChange = new Map([['bookings', new Set([goingOnId])]]);
    const differences = await compareRows(testServer.query, remembered, mayChange);
    expect(differences.flatMap((difference) => difference.changed)).toEqual([changedId]);
  });
});

test('an unknown version is refused with what to do', async () => {
  await expect(commitOf('no-such-version')).rejects.toThrow(
    'The version no-such-version is not in this clone: fetch it with "git fetch --unshallow"',
  );
});
