import { addDays } from '../../../src/platform/time/dates';
import { hold, inDays } from '../../testkit/bookings';
import { deskOf, goTo, letAllLeave, stayIdsOf } from '../../testkit/check-ins';
import { confirmedBooking, refundsAtGateway } from '../../testkit/late-money';
import { firstStayRooms, moveStay, roomsForStay } from '../../testkit/moves';
import type { RequestOptions } from '../../testkit/graphql';
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

/** A guest who has paid for four nights and slept two. It is the morning of the third day. */
async function halfWay(form: Parameters<typeof hold>[1] = {}) {
  weeks += 1;
  const checkin = inDays(20 + 7 * weeks);
  const checkout = addDays(checkin, 4);
  const { held, paymentId } = await confirmedBooking(testServer, { checkin, checkout, ...form });
  const { reference } = held.booking;
  const [stay = ''] = await stayIdsOf(testServer, reference);
  await goTo(testServer, checkin, '14:00');
  await desk.checkIn(stay);
  const leaving = addDays(checkin, 2);
  await goTo(testServer, leaving, '08:00');
  return { stay, reference, checkin, checkout, leaving, paymentId };
}

const nightsOf = async (stay: string) =>
  (
    await testServer.query<{ night: string }>(
      'SELECT night::text FROM room_nights WHERE stay_id = $1 ORDER BY night',
      [stay],
    )
  ).map(({ night }) => night);

const linesOf = (reference: string) =>
  testServer.query<{ kind: string; night: string | null; paise: number }>(
    `SELECT kind, night::text, (value_paise + cgst_paise + sgst_paise)::int AS paise FROM folio_lines
     WHERE booking_id = (SELECT id FROM bookings WHERE reference = $1) ORDER BY id`,
    [reference],
  );

const chargedFor = async (reference: string) =>
  (await linesOf(reference)).reduce((sum, { paise }) => sum + paise, 0);

describe('a guest who leaves early', () => {
  test('pays for the remaining nights as the policy says; the nights are free again', async () => {
    const { stay, reference, checkin, leaving } = await halfWay();
    expect(await desk.previewDeparture(stay)).toEqual({
      __typename: 'DeparturePreview',
      day: leaving,
      nightsGivenUp: 2,
      price: { amount: 2 * NIGHT },
      extras: { amount: 0 },
      charge: { amount: 2 * NIGHT },
      refund: { amount: 0 },
      balance: { amount: 0 },
    });
    expect(await desk.checkOut(stay, { expectedRefund: 0 })).toMatchObject({
      status: 'DEPARTED',
      checkin,
      checkout: leaving,
    });
    expect(await nightsOf(stay)).toEqual([checkin, addDays(checkin, 1)]);
    expect((await linesOf(reference)).slice(4)).toEqual([
      { kind: 'ROOM_NIGHT', night: leaving, paise: -NIGHT },
      { kind: 'ROOM_NIGHT', night: addDays(leaving, 1), paise: -NIGHT },
      { kind: 'EARLY_DEPARTURE', night: null, paise: 2 * NIGHT },
    ]);
  });

  test('gets a refund when the staff waive the charge with a reason', async () => {
    const { stay, reference, paymentId } = await halfWay();
    expect(await desk.previewDeparture(stay, 0)).toMatchObject({ refund: { amount: 2 * NIGHT } });
    expect(await desk.checkOut(stay, { charge: 0, expectedRefund: 2 * NIGHT })).toMatchObject({
      faults: [{ field: 'reason', code: 'TEXT_MISSING' }],
    });
    const form = { charge: 0, expectedRefund: 2 * NIGHT, reason: 'The heating failed.' };
    expect(await desk.checkOut(stay, form)).toMatchObject({ status: 'DEPARTED' });
    await testServer.runJobs();
    expect(refundsAtGateway(testServer, paymentId)).toMatchObject([{ amount: 2 * NIGHT }]);
    expect(await chargedFor(reference)).toBe(2 * NIGHT);
  });

  test('sees the new figures when they differ from the figures that were shown, and stays', async () => {
    const { stay } = await halfWay();
    for (const expectedRefund of [undefined, 1])
      expect(await desk.checkOut(stay, { expectedRefund })).toMatchObject({
        code: 'DEPARTURE_CHANGED',
        preview: { refund: { amount: 0 } },
      });
    expect(await nightsOf(stay)).toHaveLength(4);
  });

  test.each([-1, 2 * NIGHT + 1])('never pays %d paise', async (charge) => {
    const { stay } = await halfWay();
    const fault = { faults: [{ field: 'charge', code: 'CHARGE_ABOVE_PRICE' }] };
    expect(await desk.previewDeparture(stay, charge)).toMatchObject(fault);
    expect(await desk.checkOut(stay, { charge, expectedRefund: 0, reason: 'x' })).toMatchObject(fault);
  });

  test('at 04:00 has slept that night', async () => {
    const { stay, checkin } = await halfWay();
    await goTo(testServer, addDays(checkin, 3), '04:00');
    expect(await desk.previewDeparture(stay)).toMatchObject({ day: addDays(checkin, 3), nightsGivenUp: 1 });
  });

  test('an hour after the arrival has slept the first night', async () => {
    const { stay, checkin } = await halfWay();
    await testServer.query('UPDATE stays SET checked_in_at = checked_in_at WHERE id = $1', [stay]);
    await goTo(testServer, checkin, '15:00');
    expect(await desk.previewDeparture(stay)).toMatchObject({ day: addDays(checkin, 1), nightsGivenUp: 3 });
    await desk.checkOut(stay, { expectedRefund: 0 });
    expect(await nightsOf(stay)).toEqual([checkin]);
  });

  test('frees a room for another guest at once', async () => {
    const { stay, leaving } = await halfWay({ roomType: 'Suite', guests: 2 });
    await desk.checkOut(stay, { expectedRefund: 0 });
    const rooms = await testServer.query<{ free: number }>(
      `SELECT count(*)::int AS free FROM room_nights WHERE night = $1
         AND room_id = (SELECT room_id FROM stays WHERE id = $2)`,
      [leaving, stay],
    );
    expect(rooms).toEqual([{ free: 0 }]);
  });
});

describe('a guest who has moved to another room', () => {
  const roomsOf = async (reference: string) =>
    (await firstStayRooms(testServer, reference, owner)).rooms.map(({ roomNumber, firstNight, until }) => ({
      roomNumber,
      firstNight,
      until,
    }));

  /** After two of four nights in one room, the guest has another room from night number `from` on. */
  async function movedFrom(from: number) {
    const guest = await halfWay();
    const [before] = await roomsOf(guest.reference);
    const { rooms } = await roomsForStay(testServer, guest.stay, owner);
    const toRoom = rooms.find(({ isFree, isUpgrade }) => isFree && !isUpgrade)?.roomNumber ?? '';
    const fromRoom = before?.roomNumber ?? '';
    await moveStay(
      testServer,
      { stayId: guest.stay, fromRoom, toRoom, from: addDays(guest.checkin, from) },
      owner,
    );
    return { ...guest, fromRoom, toRoom };
  }

  test('leaves early: the slept nights keep their rooms', async () => {
    const { stay, reference, checkin, leaving, fromRoom, toRoom } = await movedFrom(2);
    await goTo(testServer, addDays(leaving, 1), '08:00');
    expect(await desk.checkOut(stay, { expectedRefund: 0 })).toMatchObject({ status: 'DEPARTED' });
    expect(await roomsOf(reference)).toEqual([
      { roomNumber: fromRoom, firstNight: checkin, until: leaving },
      { roomNumber: toRoom, firstNight: leaving, until: addDays(leaving, 1) },
    ]);
  });

  test('leaves on the day of the move, although another guest has the earlier room', async () => {
    const { stay, reference, checkin, leaving, fromRoom } = await movedFrom(2);
    await testServer.query(
      `WITH block AS (
         INSERT INTO blocks (id, room_id, first_night, until, reason)
         SELECT gen_random_uuid(), id, $2::date, $2::date + 1, 'OUT_OF_ORDER' FROM rooms WHERE number = $1
         RETURNING id, room_id)
       INSERT INTO room_nights (room_id, night, block_id) SELECT room_id, $2::date, id FROM block`,
      [fromRoom, leaving],
    );
    expect(await desk.checkOut(stay, { expectedRefund: 0 })).toMatchObject({ status: 'DEPARTED' });
    expect(await roomsOf(reference)).toEqual([{ roomNumber: fromRoom, firstNight: checkin, until: leaving }]);
  });

  test('stays after all: the given-up nights are in the better room of the courtesy upgrade again', async () => {
    const { stay, reference, checkin, checkout, leaving } = await halfWay();
    const [before] = await roomsOf(reference);
    const fromRoom = before?.roomNumber ?? '';
    const { rooms } = await roomsForStay(testServer, stay, owner);
    const toRoom = rooms.find(({ isFree, isUpgrade }) => isFree && isUpgrade)?.roomNumber ?? '';
    const from = addDays(leaving, 1);
    await moveStay(testServer, { stayId: stay, fromRoom, toRoom, from, reason: 'Noise' }, owner);
    const asMoved = await roomsOf(reference);
    expect(asMoved).toEqual([
      { roomNumber: fromRoom, firstNight: checkin, until: from },
      { roomNumber: toRoom, firstNight: from, until: checkout },
    ]);
    expect(await desk.checkOut(stay, { expectedRefund: 0 })).toMatchObject({ status: 'DEPARTED' });
    expect(await desk.undoCheckOut(stay)).toMatchObject({ status: 'IN_HOUSE', checkout });
    expect(await roomsOf(reference)).toEqual(asMoved);
  });

  test('stays after all: the guest has the nights again in the room of the last night', async () => {
    const { stay, reference, checkin, checkout, leaving, fromRoom, toRoom } = await movedFrom(2);
    await goTo(testServer, addDays(leaving, 1), '08:00');
    await desk.checkOut(stay, { expectedRefund: 0 });
    expect(await desk.undoCheckOut(stay)).toMatchObject({ status: 'IN_HOUSE', checkout });
    expect(await roomsOf(reference)).toEqual([
      { roomNumber: fromRoom, firstNight: checkin, until: leaving },
      { roomNumber: toRoom, firstNight: leaving, until: checkout },
    ]);
  });
});

describe('an early departure', () => {
  test('is undone while its nights are free: the guest has them again, and the folio is as before', async () => {
    const { stay, reference, checkout } = await halfWay();
    const before = await chargedFor(reference);
    await desk.checkOut(stay, { expectedRefund: 0 });
    expect(await desk.undoCheckOut(stay)).toMatchObject({ status: 'IN_HOUSE', checkout });
    expect(await nightsOf(stay)).toHaveLength(4);
    expect(await chargedFor(reference)).toBe(before);
    // And a second time.
    expect(await desk.previewDeparture(stay)).toMatchObject({
      nightsGivenUp: 2,
      charge: { amount: 2 * NIGHT },
      refund: { amount: 0 },
    });
    expect(await desk.checkOut(stay, { expectedRefund: 0 })).toMatchObject({ status: 'DEPARTED' });
    expect(await chargedFor(reference)).toBe(before);
  });

  test('is not undone once money was refunded', async () => {
    const { stay } = await halfWay();
    await desk.checkOut(stay, { charge: NIGHT, expectedRefund: NIGHT, reason: 'Half of it.' });
    expect(await desk.undoCheckOut(stay)).toMatchObject({
      code: 'UNDO_REFUNDED',
      message: expect.stringContaining('₹9,812.88 went back'),
    });
  });

  test('is not undone once its nights are taken', async () => {
    const { stay, leaving } = await halfWay();
    await desk.checkOut(stay, { expectedRefund: 0 });
    await testServer.query(
      `WITH block AS (
         INSERT INTO blocks (id, room_id, first_night, until, reason)
         SELECT gen_random_uuid(), room_id, $2::date, $2::date + 1, 'OUT_OF_ORDER' FROM stays WHERE id = $1
         RETURNING id, room_id)
       INSERT INTO room_nights (room_id, night, block_id) SELECT room_id, $2::date, id FROM block`,
      [stay, leaving],
    );
    expect(await desk.undoCheckOut(stay)).toMatchObject({ code: 'UNDO_NIGHTS_TAKEN' });
  });

  test('is made once when the form is sent twice', async () => {
    const { stay, reference } = await halfWay();
    const form = { expectedRefund: 0, idempotencyKey: 'the-same-departure-form' };
    const results = await Promise.all([desk.checkOut(stay, form), desk.checkOut(stay, form)]);
    expect(results).toMatchObject([{ status: 'DEPARTED' }, { status: 'DEPARTED' }]);
    expect((await linesOf(reference)).filter(({ kind }) => kind === 'EARLY_DEPARTURE')).toHaveLength(1);
  });

  test('of one of two rooms leaves the other one as it is', async () => {
    const checkin = inDays(300);
    const checkout = addDays(checkin, 3);
    const furtherStays = [{ roomType: 'Double', guests: 2, checkin, checkout }];
    const { held } = await confirmedBooking(testServer, { checkin, checkout, furtherStays });
    const [first = '', second = ''] = await stayIdsOf(testServer, held.booking.reference);
    await goTo(testServer, checkin, '14:00');
    for (const stay of [first, second]) await desk.checkIn(stay);
    await goTo(testServer, addDays(checkin, 1), '09:00');
    expect(await desk.checkOut(first, { expectedRefund: 0 })).toMatchObject({ status: 'DEPARTED' });
    expect(await nightsOf(second)).toHaveLength(3);
    await goTo(testServer, checkout, '09:00');
    expect(await desk.checkOut(second)).toMatchObject({ status: 'DEPARTED' });
  });
});
