import { addDays } from '../../../src/platform/time/dates';
import { hold, inDays } from '../../testkit/bookings';
import { cancelAtDesk, freshKey, lookAtDesk } from '../../testkit/cancellations';
import { deskOf, goTo, letAllLeave, stayIdsOf } from '../../testkit/check-ins';
import { confirmedBooking } from '../../testkit/late-money';
import { assertType, type RequestOptions } from '../../testkit/graphql';
import { openIdentity, OWNER } from '../../testkit/identity';
import { startTestServer, type TestServer } from '../../testkit/test-server';

const NIGHT = 981_288;

let testServer: TestServer;
let owner: RequestOptions;
let desk: ReturnType<typeof deskOf>;
beforeAll(async () => {
  testServer = await startTestServer({ HOLDS_PER_EMAIL: '20' });
  const { token } = await (await openIdentity()).signIn({ email: OWNER.email, emailVerified: true });
  owner = { token };
  desk = deskOf(testServer, () => owner);
});
afterAll(() => testServer.stop());
beforeEach(async () => {
  await letAllLeave(testServer);
  testServer.razorpay.setMode({ reset: true, webhooks: 'off' });
  await testServer.shiftClock('0');
});
afterEach(async () => {
  await testServer.runJobs();
  expect(await testServer.breaches()).toEqual([]);
});

let weeks = 0;

/** A paid stay of three nights whose guest did not come, recorded at 01:00 in the first night. */
async function noShow(form: Parameters<typeof hold>[1] = {}, charge?: number) {
  weeks += 1;
  const checkin = inDays(20 + 5 * weeks);
  const checkout = addDays(checkin, 3);
  const { held } = await confirmedBooking(testServer, { checkin, checkout, ...form });
  const { reference } = held.booking;
  await goTo(testServer, addDays(checkin, 1), '01:00');
  await record(reference, charge);
  const [stay = ''] = await stayIdsOf(testServer, reference);
  return { stay, reference, checkin, checkout };
}

async function record(reference: string, charge?: number) {
  const wanted = { reference, kind: 'NO_SHOW', charge } as const;
  const preview = await lookAtDesk(testServer, wanted, owner);
  assertType(preview, 'CancellationPreview');
  const form = { ...wanted, expectedRefund: preview.refund.amount, idempotencyKey: freshKey() };
  assertType(
    await cancelAtDesk(testServer, { ...form, reason: 'Nobody came.' }, owner),
    'GuestBookingCancelled',
  );
}

const nightsOf = async (stay: string) =>
  (
    await testServer.query<{ night: string }>(
      'SELECT night::text FROM room_nights WHERE stay_id = $1 ORDER BY night',
      [stay],
    )
  ).map(({ night }) => night);

/** What is charged for each kind, in paise. */
async function chargedFor(reference: string): Promise<Record<string, number>> {
  const rows = await testServer.query<{ kind: string; paise: number }>(
    `SELECT kind, sum(value_paise + cgst_paise + sgst_paise)::int AS paise FROM folio_lines
     WHERE booking_id = (SELECT id FROM bookings WHERE reference = $1) GROUP BY kind`,
    [reference],
  );
  return Object.fromEntries(rows.map(({ kind, paise }) => [kind, paise]));
}

describe('a no-show that arrives after all', () => {
  test('in the same night has all nights again at their price, and owes what was refunded', async () => {
    const { stay, reference, checkin, checkout } = await noShow();
    await goTo(testServer, addDays(checkin, 1), '02:30');
    expect(await desk.arriveAfterAll(stay)).toMatchObject({ status: 'IN_HOUSE', checkin, checkout });
    expect(await nightsOf(stay)).toEqual([checkin, addDays(checkin, 1), addDays(checkin, 2)]);
    expect(await chargedFor(reference)).toEqual({ ROOM_NIGHT: 3 * NIGHT, NO_SHOW: 0 });
    const [row] = await testServer.query('SELECT kept_paise FROM stays WHERE id = $1', [stay]);
    expect(row).toEqual({ kept_paise: null });
    await goTo(testServer, checkout, '10:00');
    expect(await desk.checkOut(stay)).toMatchObject({
      code: 'BALANCE_DUE',
      message: expect.stringContaining('₹19,625.76'),
    });
  });

  test('a day later still pays for the missed night, and has the remaining nights', async () => {
    const { stay, reference, checkin, checkout } = await noShow();
    await goTo(testServer, addDays(checkin, 1), '20:00');
    expect(await desk.arriveAfterAll(stay)).toMatchObject({
      status: 'IN_HOUSE',
      checkin: addDays(checkin, 1),
      checkout,
    });
    expect(await nightsOf(stay)).toEqual([addDays(checkin, 1), addDays(checkin, 2)]);
    expect(await chargedFor(reference)).toEqual({ ROOM_NIGHT: 2 * NIGHT, NO_SHOW: NIGHT });
  });

  test('two days later pays for the missed nights no more than was kept', async () => {
    const { stay, reference, checkin } = await noShow();
    await goTo(testServer, addDays(checkin, 2), '20:00');
    await desk.arriveAfterAll(stay);
    expect(await chargedFor(reference)).toEqual({ ROOM_NIGHT: NIGHT, NO_SHOW: NIGHT });
  });

  test('whose charge was waived pays nothing for missed nights', async () => {
    const { stay, reference, checkin } = await noShow({}, 0);
    await goTo(testServer, addDays(checkin, 1), '20:00');
    await desk.arriveAfterAll(stay);
    expect(await chargedFor(reference)).toMatchObject({ ROOM_NIGHT: 2 * NIGHT });
  });

  test('whose charge was all nights pays for the missed night no more than its price', async () => {
    const { stay, reference, checkin } = await noShow({}, 3 * NIGHT);
    await goTo(testServer, addDays(checkin, 1), '20:00');
    await desk.arriveAfterAll(stay);
    expect(await chargedFor(reference)).toEqual({ ROOM_NIGHT: 2 * NIGHT, NO_SHOW: NIGHT });
  });

  test('gets another room of the type when the old room is taken', async () => {
    const { stay, checkin, checkout } = await noShow();
    await takeRoomOf(stay, checkin, checkout);
    expect(await desk.arriveAfterAll(stay)).toMatchObject({ status: 'IN_HOUSE' });
    const [rooms] = await testServer.query(
      `SELECT count(DISTINCT room_id)::int AS rooms, min(room_id) = (SELECT room_id FROM stays WHERE id = $1) AS same
       FROM room_nights WHERE stay_id = $1`,
      [stay],
    );
    expect(rooms).toEqual({ rooms: 1, same: true });
  });

  test('is refused when no room of the type is free; nothing changes', async () => {
    const { stay, reference, checkin, checkout } = await noShow({ roomType: 'Suite', guests: 2 });
    const before = await chargedFor(reference);
    await testServer.query(
      `INSERT INTO blocks (id, room_id, first_night, until, reason)
       SELECT gen_random_uuid(), room.id, $1, $2, 'OWNERS_USE' FROM rooms room
       WHERE type_id = (SELECT room_type_id FROM stays WHERE id = $3)`,
      [checkin, checkout, stay],
    );
    await testServer.query(
      `INSERT INTO room_nights (room_id, night, block_id)
       SELECT room_id, night::date, id FROM blocks, generate_series(first_night, until - 1, interval '1 day') night
       WHERE first_night = $1`,
      [checkin],
    );
    expect(await desk.arriveAfterAll(stay)).toMatchObject({ code: 'ARRIVAL_WITHOUT_ROOM' });
    expect(await chargedFor(reference)).toEqual(before);
  });

  test('on the day of departure is too late', async () => {
    const { stay, checkout } = await noShow();
    await goTo(testServer, checkout, '06:00');
    expect(await desk.arriveAfterAll(stay)).toMatchObject({ code: 'CHECK_IN_TOO_LATE' });
    expect(await desk.checkIn(stay)).toMatchObject({ code: 'CHECK_IN_NO_SHOW' });
  });

  test('arrives once, however often the button is pressed', async () => {
    const { stay, reference } = await noShow();
    const results = await Promise.all([desk.arriveAfterAll(stay), desk.arriveAfterAll(stay)]);
    expect(results).toMatchObject([{ status: 'IN_HOUSE' }, { status: 'IN_HOUSE' }]);
    expect(await chargedFor(reference)).toEqual({ ROOM_NIGHT: 3 * NIGHT, NO_SHOW: 0 });
  });
});

test('who is expected cannot arrive as a late arrival', async () => {
  const { held } = await confirmedBooking(testServer);
  const [stay = ''] = await stayIdsOf(testServer, held.booking.reference);
  expect(await desk.arriveAfterAll(stay)).toMatchObject({ code: 'ARRIVAL_NOT_A_NO_SHOW' });
});

test('a guest may come, go, be a no-show again and arrive again; the folio follows each time', async () => {
  const { stay, reference, checkin } = await noShow();
  await goTo(testServer, addDays(checkin, 1), '20:00');
  await desk.arriveAfterAll(stay);
  expect(await desk.undoCheckIn(stay)).toMatchObject({ status: 'EXPECTED', checkin: addDays(checkin, 1) });
  await record(reference);
  await testServer.runJobs();
  expect(await testServer.breaches()).toEqual([]);
  const [kept] = await testServer.query<{ paise: number }>(
    'SELECT kept_paise::int AS paise FROM stays WHERE id = $1',
    [stay],
  );
  expect(await chargedFor(reference)).toMatchObject({ ROOM_NIGHT: 0, NO_SHOW: kept?.paise });
  await goTo(testServer, addDays(checkin, 2), '20:00');
  expect(await desk.arriveAfterAll(stay)).toMatchObject({
    status: 'IN_HOUSE',
    checkin: addDays(checkin, 2),
  });
  expect(await chargedFor(reference)).toEqual({ ROOM_NIGHT: NIGHT, NO_SHOW: NIGHT });
});

/** Takes the room of the stay out of sale for its nights. */
async function takeRoomOf(stay: string, first: string, until: string): Promise<void> {
  await testServer.query(
    `WITH block AS (
       INSERT INTO blocks (id, room_id, first_night, until, reason)
       SELECT gen_random_uuid(), room_id, $2::date, $3::date, 'OUT_OF_ORDER' FROM stays WHERE id = $1
       RETURNING id, room_id)
     INSERT INTO room_nights (room_id, night, block_id)
     SELECT room_id, night::date, id FROM block, generate_series($2::date, $3::date - 1, interval '1 day') night`,
    [stay, first, until],
  );
}
