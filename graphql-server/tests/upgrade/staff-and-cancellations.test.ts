import { CancellationsTakenBack1764680000000 } from '../../migrations/1764680000000-cancellations-taken-back';
import { CountedPieces1764780000000 } from '../../migrations/1764780000000-counted-pieces';
import { RightsToReadChoices1764665000000 } from '../../migrations/1764665000000-rights-to-read-choices';
import { Shifts1764660000000 } from '../../migrations/1764660000000-shifts';
import { PaymentRequests1764760000000 } from '../../migrations/1764760000000-payment-requests';
import { WhoBlocked1764700000000 } from '../../migrations/1764700000000-who-blocked';
import { StaffAndRoles1764630000000 } from '../../migrations/1764630000000-staff-and-roles';
import { Companies1764830000000 } from '../../migrations/1764830000000-companies';
import { CashOfCompanies1764977000000 } from '../../migrations/1764977000000-cash-of-companies';
import { Receivables1764831000000 } from '../../migrations/1764831000000-receivables';
import { RoomMarks1764880000000 } from '../../migrations/1764880000000-room-marks';
import { PersonalData1764972000000 } from '../../migrations/1764972000000-personal-data';
import { RoomsForPeople1764882000000 } from '../../migrations/1764882000000-rooms-for-people';
import { GuestRecords1764900000000 } from '../../migrations/1764900000000-guest-records';
import { RegisterFilings1764911000000 } from '../../migrations/1764911000000-register-filings';
import { Register1764910000000 } from '../../migrations/1764910000000-register';
import { HousePictures1764950000000 } from '../../migrations/1764950000000-house-pictures';
import { blockRoom } from '../testkit/blocks';
import { inDays } from '../testkit/bookings';
import { cancelAtDesk, freshKey, takeBackAtDesk } from '../testkit/cancellations';
import { stayIdsOf } from '../testkit/check-ins';
import { bookedAtDesk, deskStay } from '../testkit/desk-bookings';
import { deskPaymentForm, takeMoney } from '../testkit/desk-payments';
import { VIEWER_IS_ADMIN } from '../testkit/documents';
import { execute, gql, type RequestOptions } from '../testkit/graphql';
import { openIdentity, OWNER } from '../testkit/identity';
import { confirmedBooking } from '../testkit/late-money';
import { requestSteps } from '../testkit/payment-requests';
import { startTestServer, type TestServer } from '../testkit/test-server';

const MIGRATIONS = [
  new StaffAndRoles1764630000000(),
  new Shifts1764660000000(),
  new RightsToReadChoices1764665000000(),
  new CancellationsTakenBack1764680000000(),
  new PaymentRequests1764760000000(),
  new CountedPieces1764780000000(),
  new Companies1764830000000(),
  new Receivables1764831000000(),
  new RoomMarks1764880000000(),
  new RoomsForPeople1764882000000(),
  new GuestRecords1764900000000(),
  new Register1764910000000(),
  new RegisterFilings1764911000000(),
  new PersonalData1764972000000(),
  new HousePictures1764950000000(),
  new CashOfCompanies1764977000000(),
];

const ACTIVITY = gql(`query ActivityOverUpgradeInTest {
  administratorActions(page: 1, limit: 50) { actions { id at uid person address action recordId details } }
}`);

let testServer: TestServer;
let owner: RequestOptions;
let cancelledStay: string;

const KEPT = [
  'SELECT * FROM administrator_actions ORDER BY id',
  'SELECT * FROM bookings ORDER BY id',
  'SELECT * FROM orders ORDER BY id',
  'SELECT * FROM payments ORDER BY id',
  'SELECT * FROM administrator_identity',
];
const kept = () => Promise.all(KEPT.map((statement) => testServer.query(statement)));
/** The activity log as its page shows it: who did what, when and to which record. */
const activity = async () => (await execute(testServer, ACTIVITY, {}, owner)).administratorActions.actions;
const roles = () =>
  testServer.query(`SELECT id, ARRAY(SELECT unnest(permissions) ORDER BY 1) AS permissions, bound_paise
     FROM staff_roles ORDER BY id`);

/** A booking at the desk that was paid in cash. */
async function paidBooking(days: number): Promise<string> {
  const stays = [deskStay({ checkin: inDays(days), checkout: inDays(days + 2) })];
  const reference = await bookedAtDesk(testServer, { stays }, owner);
  await takeMoney(testServer, deskPaymentForm(reference), owner);
  return reference;
}

/** Cancels before the upgrade; the money is promised to the guest. */
async function cancelled(reference: string): Promise<string> {
  const form = {
    reference,
    kind: 'CANCELLATION' as const,
    charge: 0,
    expectedRefund: 10_000,
    reason: 'Asked by phone',
  };
  expect(await cancelAtDesk(testServer, { ...form, idempotencyKey: freshKey() }, owner)).toMatchObject({
    __typename: 'GuestBookingCancelled',
  });
  const [stay = ''] = await stayIdsOf(testServer, reference);
  return stay;
}

beforeAll(async () => {
  testServer = await startTestServer();
  const { token } = await (await openIdentity()).signIn({ email: OWNER.email, emailVerified: true });
  owner = { token };
  await paidBooking(30);
  await confirmedBooking(testServer, { checkin: inDays(60), checkout: inDays(61) });
  cancelledStay = await cancelled(await paidBooking(40));
});
afterAll(() => testServer.stop());

test('an installation of the version before keeps its owner, its audit entries, its bookings and its money', async () => {
  const [rows, shipped, log] = [await kept(), await roles(), await activity()];
  expect(log.length).toBeGreaterThanOrEqual(4);
  const runner = testServer.installation.database.createQueryRunner();
  for (const migration of MIGRATIONS.toReversed()) await migration.down(runner);
  for (const migration of MIGRATIONS) await migration.up(runner);
  await runner.release();

  expect(await kept()).toEqual(rows);
  expect(await activity()).toEqual(log);
  expect(log.map(({ address }) => address)).toEqual(log.map(() => OWNER.email));
  expect(await roles()).toEqual(shipped);
  expect(await testServer.query('SELECT uid, address, role_id FROM staff_members')).toEqual([
    { uid: OWNER.uid, address: OWNER.email, role_id: 'owner' },
  ]);
  expect((await execute(testServer, VIEWER_IS_ADMIN, {}, owner)).viewer?.isAdmin).toBe(true);
});

test('a cancellation of the version before is not taken back, and its refund counts as sent', async () => {
  expect(await takeBackAtDesk(testServer, cancelledStay, owner)).toMatchObject({
    code: 'TAKE_BACK_NOT_POSSIBLE',
  });
  expect(await testServer.query('SELECT 1 FROM refunds WHERE sent_at IS NULL')).toEqual([]);
});

test('afterwards money is counted as before, payments are asked for, and cancellations are taken back', async () => {
  const steps = requestSteps(testServer, owner);
  const reference = await paidBooking(70);
  const { token } = await steps.asked(reference, { purpose: 'OTHER', amount: 20_000 });
  const { orderId } = await steps.order(token);
  expect((await steps.pay(token, orderId)).result).toMatchObject({
    status: 'PAID',
    paid: { amount: 20_000 },
  });
  const stay = await cancelled(await paidBooking(50));
  expect(await takeBackAtDesk(testServer, stay, owner)).toMatchObject({
    __typename: 'CancellationTakenBack',
  });
  expect(await testServer.breaches()).toEqual([]);
});

test('a block of the version before gets its maker from the audit log, also when the migration runs again', async () => {
  const [{ number = '' } = {}] = await testServer.query<{ number?: string }>(
    'SELECT number FROM rooms ORDER BY number DESC LIMIT 1',
  );
  const form = { roomNumber: number, firstNight: inDays(40), until: inDays(42) };
  expect((await blockRoom(testServer, form, owner)).__typename).toBe('RoomBlocked');
  const blocks = () => testServer.query<{ made_by: string | null }>('SELECT * FROM blocks ORDER BY id');
  const before = await blocks();
  expect(before.map(({ made_by }) => made_by)).not.toContain(null);
  const makers = new WhoBlocked1764700000000();
  const runner = testServer.installation.database.createQueryRunner();
  await makers.down(runner);
  await makers.up(runner);
  await makers.up(runner);
  await runner.release();
  expect(await blocks()).toEqual(before);
});
