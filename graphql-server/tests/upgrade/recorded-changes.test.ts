import { RecordChanges1764640001000 } from '../../migrations/1764640001000-record-changes';
import { RecordSettings1764785000000 } from '../../migrations/1764785000000-record-settings';
import { Folios1764820000000 } from '../../migrations/1764820000000-folios';
import { PostedCharges1764810000000 } from '../../migrations/1764810000000-posted-charges';
import { SecurityDeposits1764795000000 } from '../../migrations/1764795000000-security-deposits';
import { Companies1764830000000 } from '../../migrations/1764830000000-companies';
import { Portals1764840000000 } from '../../migrations/1764840000000-portals';
import { Receivables1764831000000 } from '../../migrations/1764831000000-receivables';
import { RecordShiftsAndContent1764799000000 } from '../../migrations/1764799000000-record-shifts-and-content';
import { PaymentRequests1764760000000 } from '../../migrations/1764760000000-payment-requests';
import { Register1764910000000 } from '../../migrations/1764910000000-register';
import { OnlineCheckIns1764920000000 } from '../../migrations/1764920000000-online-check-ins';
import { RegisterFilings1764911000000 } from '../../migrations/1764911000000-register-filings';
import { LostItems1764881000000 } from '../../migrations/1764881000000-lost-items';
import { RoomMarks1764880000000 } from '../../migrations/1764880000000-room-marks';
import { RoomsForPeople1764882000000 } from '../../migrations/1764882000000-rooms-for-people';
import { GuestRecords1764900000000 } from '../../migrations/1764900000000-guest-records';
import { Calendars1764975000000 } from '../../migrations/1764975000000-calendars';
import { HousePictures1764950000000 } from '../../migrations/1764950000000-house-pictures';
import { inDays } from '../testkit/bookings';
import { confirmedBooking } from '../testkit/late-money';
import { startTestServer, type TestServer } from '../testkit/test-server';

let testServer: TestServer;
beforeAll(async () => {
  testServer = await startTestServer({ HOLDS_PER_EMAIL: '20' });
  testServer.razorpay.setMode({ webhooks: 'off' });
});
afterAll(() => testServer.stop());

const RECORDED = "SELECT tgname AS name FROM pg_trigger WHERE tgname LIKE '%\\_recorded' ORDER BY name";

const booked = (days: number) =>
  confirmedBooking(testServer, { checkin: inDays(days), checkout: inDays(days + 2) });

const topics = async () => {
  const rows = await testServer.query<{ topic: string }>('SELECT DISTINCT topic FROM changes');
  return rows.map(({ topic }) => topic);
};

const WITHOUT_DECISION = `SELECT reference FROM bookings WHERE status = 'CONFIRMED'
  AND id NOT IN (SELECT booking_id FROM guest_bookings)`;

const LATER_TABLES = [
  ...['security_deposits', 'security_deposit_returns', 'security_deposit_charges'],
  ...['charge_items', 'posted_charges', 'allowances'],
  ...['folios', 'folio_moves', 'folio_splits'],
  ...['portals', 'portal_bookings', 'portal_receipts'],
  ...[
    'companies',
    'company_debts',
    'receivables',
    'company_payments',
    'payment_applications',
    'company_mails',
  ],
];

test('an installation with bookings records changes after the upgrade, and keeps its bookings', async () => {
  const recordings = [
    new RecordChanges1764640001000(),
    new RecordSettings1764785000000(),
    new RecordShiftsAndContent1764799000000(),
  ];
  // Later tables, with triggers of their own.
  const deposits = new SecurityDeposits1764795000000();
  const requests = new PaymentRequests1764760000000();
  const runner = testServer.installation.database.createQueryRunner();
  const triggers = await testServer.query(RECORDED);
  const charges = new PostedCharges1764810000000();
  const calendars = new Calendars1764975000000();
  await calendars.down(runner);
  for (const table of LATER_TABLES) await runner.query(`DROP TRIGGER ${table}_recorded ON ${table}`);
  const rooms = new RoomMarks1764880000000();
  const lost = new LostItems1764881000000();
  const people = new RoomsForPeople1764882000000();
  const pictures = new HousePictures1764950000000();
  await pictures.down(runner);
  const register = new Register1764910000000();
  const filings = new RegisterFilings1764911000000();
  const arrivals = new OnlineCheckIns1764920000000();
  await arrivals.down(runner);
  await filings.down(runner);
  await register.down(runner);
  const guests = new GuestRecords1764900000000();
  await guests.down(runner);
  await people.down(runner);
  await lost.down(runner);
  await rooms.down(runner);
  await requests.down(runner);
  for (const recording of recordings.toReversed()) await recording.down(runner);
  expect(await testServer.query(RECORDED)).toEqual([]);
  await testServer.query('DELETE FROM changes');
  await booked(30);
  expect(await topics()).toEqual([]);
  const bookings = await testServer.query('SELECT * FROM bookings ORDER BY id');

  for (const recording of recordings) {
    await recording.up(runner);
    // A migration that was interrupted runs again.
    await recording.up(runner);
  }
  await requests.up(runner);
  await deposits.up(runner);
  await charges.up(runner);
  await new Folios1764820000000().up(runner);
  await new Companies1764830000000().up(runner);
  await new Receivables1764831000000().up(runner);
  await new Portals1764840000000().up(runner);
  await rooms.up(runner);
  await lost.up(runner);
  await people.up(runner);
  await guests.up(runner);
  await register.up(runner);
  await filings.up(runner);
  await arrivals.up(runner);
  await pictures.up(runner);
  await calendars.up(runner);
  await runner.release();

  expect(await testServer.query(RECORDED)).toEqual(triggers);
  expect(await testServer.query('SELECT * FROM bookings ORDER BY id')).toEqual(bookings);
  // Bookings of the version before get their records from a job.
  expect(await testServer.query('SELECT * FROM guests')).toEqual([]);
  await testServer.installation.services.guestsOfBookings.run();
  expect(await testServer.query(WITHOUT_DECISION)).toEqual([]);
  expect(await testServer.query('SELECT name FROM guests')).not.toEqual([]);
  expect(await testServer.query('SELECT * FROM bookings ORDER BY id')).toEqual(bookings);
  await booked(40);
  expect(await topics()).toEqual(expect.arrayContaining(['booking', 'payment', 'stay']));
});

test('changes of settings, staff, roles and the audit log are recorded, each under its topic', async () => {
  await testServer.query('DELETE FROM changes');
  await testServer.query('UPDATE property SET version = version + 1');
  await testServer.query('UPDATE policies SET version = version + 1');
  expect(await topics()).toEqual(['setting']);
  await testServer.query("UPDATE staff_roles SET name = name || ' 2' WHERE id = 'reception'");
  await testServer.query(
    "INSERT INTO administrator_actions (actor_kind, actor_id, address, action, details) VALUES ('staff', 'asha', '', 'exportBookings', '{}')",
  );
  expect((await topics()).toSorted()).toEqual(['activity', 'setting', 'staff']);
});

test('who reads partner hotels, and who takes money, hears of them without the rights to settings and cash-ups', async () => {
  await testServer.query('DELETE FROM changes');
  await testServer.query("UPDATE hotels SET name = name || ' 2'");
  expect((await topics()).toSorted()).toEqual(['content', 'setting']);
  await testServer.query('DELETE FROM changes');
  await testServer.query(
    `INSERT INTO shifts (id, opened_by, opened_at, float_paise)
     VALUES (gen_random_uuid(), 'asha', hotel_now(), 100000)`,
  );
  expect((await topics()).toSorted()).toEqual(['payment', 'shift']);
});

test('an update that changes nothing is no change', async () => {
  await testServer.query('DELETE FROM changes');
  await testServer.query('UPDATE room_types SET sort_order = sort_order');
  expect(await topics()).toEqual([]);
  await testServer.query('UPDATE room_types SET sort_order = sort_order + 1');
  expect(await topics()).toEqual(['room']);
});
