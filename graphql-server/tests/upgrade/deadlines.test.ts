import { BalanceReminders1764740000000 } from '../../migrations/1764740000000-balance-reminders';
import { DeadlinesOfStays1764500000000 } from '../../migrations/1764500000000-deadlines-of-stays';
import { FillDeadlinesOfStays1764501000000 } from '../../migrations/1764501000000-fill-deadlines-of-stays';
import { instantInZone, startOfDay } from '../../src/platform/time/dates';
import { inDays } from '../testkit/bookings';
import { confirmedBooking } from '../testkit/late-money';
import { startTestServer, type TestServer } from '../testkit/test-server';

let testServer: TestServer;
beforeAll(async () => {
  testServer = await startTestServer({ HOLDS_PER_EMAIL: '20' });
  testServer.razorpay.setMode({ webhooks: 'off' });
});
afterAll(() => testServer.stop());

const HOUR = 3_600_000;
const SHOWN = `
  SELECT stay.deadlines FROM stays stay JOIN bookings booking ON booking.id = stay.booking_id
  WHERE booking.reference = $1`;

const twoDeadlines = (checkin: string) => {
  const day = startOfDay(checkin, 'Asia/Kolkata');
  return [{ deadlines: [new Date(day.getTime() - 48 * HOUR), day] }];
};

async function booked(days: number) {
  const checkin = inDays(days);
  const { held } = await confirmedBooking(testServer, { checkin, checkout: inDays(days + 2) });
  return { checkin, reference: held.booking.reference };
}

test('an installation that is upgraded gets the deadlines of all its stays, in the zone that the hotel has then', async () => {
  const column = new DeadlinesOfStays1764500000000();
  const filling = new FillDeadlinesOfStays1764501000000();
  const runner = testServer.installation.database.createQueryRunner();
  const [first, ofEarlierVersion] = [await booked(30), await booked(40)];
  // As in the version before: a stay without a policy of its own, and no column.
  await filling.down(runner);
  await column.down(runner);
  await testServer.query(
    'UPDATE stays SET policy = NULL WHERE booking_id = (SELECT id FROM bookings WHERE reference = $1)',
    [ofEarlierVersion.reference],
  );
  // More stays than one batch.
  await testServer.query(
    `INSERT INTO stays SELECT (jsonb_populate_record(stay, jsonb_build_object('id', gen_random_uuid(), 'room_id', NULL,
       'status', 'CANCELLED', 'kept_paise', 0, 'position', 1 + place))).*
     FROM stays stay, generate_series(1, 1500) place
     WHERE stay.booking_id = (SELECT id FROM bookings WHERE reference = $1)`,
    [first.reference],
  );

  await column.up(runner);
  const between = await booked(50);
  await filling.up(runner);
  // A migration that was interrupted runs again.
  await column.up(runner);
  await filling.up(runner);
  await runner.release();

  for (const { reference, checkin } of [ofEarlierVersion, between])
    expect(await testServer.query(SHOWN, [reference])).toEqual(twoDeadlines(checkin));
  expect(await testServer.query(`${SHOWN} AND stay.position = 1`, [first.reference])).toEqual(
    twoDeadlines(first.checkin),
  );
  const counts = await testServer.query(
    `SELECT count(*)::int AS stays, count(DISTINCT deadlines)::int AS different FROM stays`,
  );
  expect(counts).toEqual([{ stays: 1503, different: 3 }]);
  await expect(testServer.query(`UPDATE stays SET deadlines = deadlines[:1]`)).rejects.toThrow(
    'stays_deadlines_of_policy',
  );
  await expect(testServer.query(`UPDATE stays SET deadlines = NULL`)).rejects.toThrow('not-null');
});

test('an installation with bookings that is upgraded reminds only guests who agreed to a day of the rest', async () => {
  const reminders = new BalanceReminders1764740000000();
  const runner = testServer.installation.database.createQueryRunner();
  await reminders.down(runner);
  await booked(60);
  const { held } = await confirmedBooking(testServer, { checkin: inDays(62), checkout: inDays(64) });
  await reminders.up(runner);
  // A migration that was interrupted runs again.
  await reminders.up(runner);
  await runner.release();
  // As agreed a month ago, with a third of the price.
  await testServer.query(
    `UPDATE bookings SET confirmed_at = confirmed_at - interval '30 days',
       terms = jsonb_build_object('dueAtBookingPercent', 30, 'balanceDaysBefore', 57, 'balanceDueOn', $2::text)
     WHERE reference = $1`,
    [held.booking.reference, inDays(5)],
  );
  await testServer.query(
    `UPDATE payments SET amount_paise = amount_paise / 3
     WHERE booking_id = (SELECT id FROM bookings WHERE reference = $1)`,
    [held.booking.reference],
  );
  await testServer.shiftClock(
    `${instantInZone(inDays(0), '09:30', 'Asia/Kolkata').getTime() - Date.now()} milliseconds`,
  );
  await testServer.installation.balanceReminders.run();
  expect(
    await testServer.query(
      `SELECT booking.reference, reminder.kind FROM balance_reminders reminder
       JOIN bookings booking ON booking.id = reminder.booking_id`,
    ),
  ).toEqual([{ reference: held.booking.reference, kind: 'SEVEN_DAYS' }]);
});
