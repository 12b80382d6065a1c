import { addDays } from '../../../src/platform/time/dates';
import { inDays } from '../../testkit/bookings';
import { changeAtDesk, freshChangeKey, previewChangeAtDesk } from '../../testkit/changes';
import { deskOf, goTo, letAllLeave, stayIdsOf } from '../../testkit/check-ins';
import { assertType, type RequestOptions } from '../../testkit/graphql';
import { openIdentity, OWNER } from '../../testkit/identity';
import { confirmedBooking } from '../../testkit/late-money';
import { startTestServer, type TestServer } from '../../testkit/test-server';

let testServer: TestServer;
let owner: RequestOptions;
let desk: ReturnType<typeof deskOf>;
beforeAll(async () => {
  testServer = await startTestServer({ HOLDS_PER_EMAIL: '50' });
  const { token } = await (await openIdentity()).signIn({ email: OWNER.email, emailVerified: true });
  owner = { token };
  desk = deskOf(testServer, () => owner);
});
afterAll(() => testServer.stop());
beforeEach(async () => {
  await testServer.shiftClock('0');
  await letAllLeave(testServer);
  testServer.razorpay.setMode({ reset: true, webhooks: 'off' });
});
afterEach(async () => {
  await testServer.runJobs();
  expect(await testServer.breaches()).toEqual([]);
});

interface Wanted {
  id?: string;
  roomType: string;
  checkin: string;
  checkout: string;
  guests: number;
}

async function changeTo(reference: string, stays: Wanted[]) {
  const preview = await previewChangeAtDesk(testServer, { reference, stays }, owner);
  assertType(preview, 'ChangePreview');
  const common = { reference, stays, reason: 'Asked at the desk', payment: 'AT_THE_HOTEL' as const };
  const { difference: expectedDifference } = preview;
  const form = { ...common, expectedDifference, idempotencyKey: freshChangeKey() };
  return changeAtDesk(testServer, form, owner);
}

const nightsOf = (reference: string) =>
  testServer.query<{ room: number; position: number; night: string }>(
    `SELECT taken.room_id AS room, stay.position, taken.night::text
     FROM room_nights taken JOIN stays stay ON stay.id = taken.stay_id JOIN bookings booking ON booking.id = stay.booking_id
     WHERE booking.reference = $1 ORDER BY stay.position, taken.night`,
    [reference],
  );

describe('given a guest in the house whose stay is extended', () => {
  test('a further room of the type from tonight on is another room', async () => {
    const [checkin, checkout] = [inDays(30), inDays(32)];
    const { held } = await confirmedBooking(testServer, { checkin, checkout });
    const { reference } = held.booking;
    const [id = ''] = await stayIdsOf(testServer, reference);
    await goTo(testServer, checkin, '14:00');
    expect(await desk.checkIn(id)).toMatchObject({ status: 'IN_HOUSE' });
    await goTo(testServer, addDays(checkin, 1), '10:00');
    const room = { roomType: 'Single', checkin, checkout: addDays(checkout, 1), guests: 1 };
    const further = { ...room, checkin: addDays(checkin, 1), checkout };
    expect(await changeTo(reference, [{ id, ...room }, further])).toMatchObject({
      __typename: 'GuestBookingChanged',
    });
    const nights = await nightsOf(reference);
    expect(nights.map(({ night }) => night)).toEqual([
      checkin,
      addDays(checkin, 1),
      checkout,
      addDays(checkin, 1),
    ]);
    expect(new Set(nights.map(({ room: roomId }) => roomId))).toHaveProperty('size', 2);
  });

  test('an expected stay that gets the type does not get the room of that guest', async () => {
    const [checkin, checkout] = [inDays(40), inDays(42)];
    const furtherStays = [{ roomType: 'Double', guests: 1, checkin, checkout }];
    const { held } = await confirmedBooking(testServer, { checkin, checkout, furtherStays });
    const { reference } = held.booking;
    const [id = '', expected = ''] = await stayIdsOf(testServer, reference);
    await goTo(testServer, checkin, '14:00');
    expect(await desk.checkIn(id)).toMatchObject({ status: 'IN_HOUSE' });
    await goTo(testServer, addDays(checkin, 1), '10:00');
    const room = { roomType: 'Single', checkin, checkout: addDays(checkout, 1), guests: 1 };
    const later = { ...room, id: expected, checkin: addDays(checkin, 1), checkout };
    expect(await changeTo(reference, [{ id, ...room }, later])).toMatchObject({
      __typename: 'GuestBookingChanged',
    });
    const nights = await nightsOf(reference);
    expect(new Set(nights.map(({ room: roomId }) => roomId))).toHaveProperty('size', 2);
  });

  test('no room of the type is free for a further one once all others are taken', async () => {
    const [checkin, checkout] = [inDays(50), inDays(52)];
    const { held } = await confirmedBooking(testServer, { checkin, checkout });
    const { reference } = held.booking;
    const [id = ''] = await stayIdsOf(testServer, reference);
    await testServer.query(
      `WITH block AS (
         INSERT INTO blocks (id, room_id, first_night, until, reason)
         SELECT gen_random_uuid(), room.id, $1::date, $2::date, 'OUT_OF_ORDER'
         FROM rooms room JOIN room_types type ON type.id = room.type_id
         WHERE type.code = 'Single'
           AND NOT EXISTS (SELECT 1 FROM room_nights taken WHERE taken.room_id = room.id AND taken.night = $1)
         RETURNING id, room_id)
       INSERT INTO room_nights (room_id, night, block_id)
       SELECT room_id, night::date, id FROM block, generate_series($1::date, $2::date - 1, interval '1 day') AS night`,
      [checkin, checkout],
    );
    await goTo(testServer, checkin, '14:00');
    expect(await desk.checkIn(id)).toMatchObject({ status: 'IN_HOUSE' });
    await goTo(testServer, addDays(checkin, 1), '10:00');
    const room = { roomType: 'Single', checkin, checkout: addDays(checkout, 1), guests: 1 };
    const further = { ...room, checkin: addDays(checkin, 1), checkout };
    expect(await changeTo(reference, [{ id, ...room }, further])).toMatchObject({ code: 'NIGHTS_SOLD_OUT' });
  });
});
