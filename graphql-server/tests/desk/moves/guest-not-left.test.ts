import { ROOM_INVARIANTS } from '../../../src/operations/invariants/room.invariants';
import { addDays } from '../../../src/platform/time/dates';
import { blockRoom, roomOf } from '../../testkit/blocks';
import { inDays, type RoomTypeName } from '../../testkit/bookings';
import { changeAtDesk, freshChangeKey, previewChangeAtDesk } from '../../testkit/changes';
import { deskOf, goTo, letAllLeave, stayIdsOf } from '../../testkit/check-ins';
import { assertType, type RequestOptions } from '../../testkit/graphql';
import { openIdentity, OWNER } from '../../testkit/identity';
import { confirmedBooking } from '../../testkit/late-money';
import { moveStay, roomsForStay, swapStays } from '../../testkit/moves';
import { startTestServer, type TestServer } from '../../testkit/test-server';

let testServer: TestServer;
let owner: RequestOptions;
let desk: ReturnType<typeof deskOf>;
beforeAll(async () => {
  testServer = await startTestServer({ HOLDS_PER_EMAIL: '50', HOLDS_PER_CALLER: '500' });
  const { token } = await (await openIdentity()).signIn({ email: OWNER.email, emailVerified: true });
  owner = { token };
  desk = deskOf(testServer, () => owner);
});
afterAll(() => testServer.stop());
beforeEach(async () => {
  await letAllLeave(testServer);
  await testServer.shiftClock('0');
  testServer.razorpay.setMode({ reset: true, webhooks: 'off' });
});
afterEach(async () => {
  await testServer.runJobs();
  expect(await testServer.breaches()).toEqual([]);
});

interface Booked {
  stayId: string;
  reference: string;
  room: string;
}

async function booked(form: Parameters<typeof confirmedBooking>[1]): Promise<Booked> {
  const { held } = await confirmedBooking(testServer, form);
  const { reference } = held.booking;
  const [stayId = ''] = await stayIdsOf(testServer, reference);
  return { stayId, reference, room: await roomOf(testServer, reference) };
}

const choiceOf = async ({ stayId }: Booked, number: string) =>
  (await roomsForStay(testServer, stayId, owner)).rooms.find(({ roomNumber }) => roomNumber === number);

/** Another free room of the type for a stay whose room the test needs. */
async function moveAway(stay: Booked): Promise<Booked> {
  const { rooms } = await roomsForStay(testServer, stay.stayId, owner);
  const room = rooms.find(({ isFree, isUpgrade }) => isFree && !isUpgrade)?.roomNumber ?? '';
  await moveStay(testServer, { stayId: stay.stayId, fromRoom: stay.room, toRoom: room }, owner);
  return { ...stay, room };
}

let weeks = 0;

/**
 * It is noon. One guest should have left this morning and is still there; another guest is in the house until the day
 * after tomorrow.
 */
async function twoGuests(roomType: RoomTypeName = 'Single') {
  weeks += 1;
  const today = inDays(20 + 6 * weeks);
  const late = await booked({ roomType, checkin: addDays(today, -1), checkout: today });
  const stay = { checkin: today, checkout: addDays(today, 2) };
  const found = await booked(stay);
  const guest = found.room === late.room ? await moveAway(found) : found;
  await goTo(testServer, addDays(today, -1), '14:00');
  await desk.checkIn(late.stayId);
  await goTo(testServer, today, '12:00');
  expect(await desk.checkIn(guest.stayId)).toMatchObject({ status: 'IN_HOUSE' });
  return { late, guest, stay, today };
}

describe('a room whose guest has not left', () => {
  test('is not given to another guest in the house until that guest has left', async () => {
    const { late, guest } = await twoGuests();
    const move = () =>
      moveStay(testServer, { stayId: guest.stayId, fromRoom: guest.room, toRoom: late.room }, owner);
    expect(await choiceOf(guest, late.room)).toMatchObject({
      isFree: false,
      swapStayId: null,
      occupants: [{ kind: 'STAY', reference: late.reference }],
    });
    expect(await move()).toMatchObject({ code: 'ROOM_HAS_GUEST', field: 'toRoom' });
    expect(await roomOf(testServer, guest.reference)).toBe(guest.room);
    await desk.checkOut(late.stayId);
    expect(await choiceOf(guest, late.room)).toMatchObject({ isFree: true });
    expect(await move()).toMatchObject({ __typename: 'StaysMoved' });
  });

  test('can be given from tomorrow on, and to a guest who is still expected', async () => {
    const { late, guest, stay, today } = await twoGuests();
    const tomorrow = {
      stayId: guest.stayId,
      fromRoom: guest.room,
      toRoom: late.room,
      from: addDays(today, 1),
    };
    expect(await moveStay(testServer, tomorrow, owner)).toMatchObject({ __typename: 'StaysMoved' });
    const expected = await booked({ ...stay, checkout: addDays(today, 1) });
    if (expected.room !== late.room) {
      const form = { stayId: expected.stayId, fromRoom: expected.room, toRoom: late.room };
      expect(await moveStay(testServer, form, owner)).toMatchObject({ __typename: 'StaysMoved' });
    }
    expect(await desk.checkIn(expected.stayId)).toMatchObject({ code: 'ROOM_OCCUPIED' });
  });

  test('is not exchanged for the room of a guest in the house', async () => {
    const { late, guest, stay } = await twoGuests();
    const expected = await booked(stay);
    if (expected.room !== late.room)
      await moveStay(
        testServer,
        { stayId: expected.stayId, fromRoom: expected.room, toRoom: late.room },
        owner,
      );
    const form = {
      stayId: guest.stayId,
      fromRoom: guest.room,
      otherStayId: expected.stayId,
      otherRoom: late.room,
    };
    expect(await swapStays(testServer, form, owner)).toMatchObject({
      code: 'ROOM_HAS_GUEST',
      field: 'otherStayId',
      occupants: [{ reference: late.reference }],
    });
    await desk.checkOut(late.stayId);
    expect(await swapStays(testServer, form, owner)).toMatchObject({ __typename: 'StaysMoved' });
  });

  test('is not the better room that a guest in the house changes to', async () => {
    const { late, guest, stay, today } = await twoGuests('Deluxe');
    const { rooms } = await roomsForStay(testServer, guest.stayId, owner);
    const others = rooms.filter(
      ({ roomTitle, roomNumber }) => roomTitle.includes('Deluxe') && roomNumber !== late.room,
    );
    const nights = { firstNight: today, until: stay.checkout };
    for (const { roomNumber } of others)
      assertType(await blockRoom(testServer, { roomNumber, ...nights }, owner), 'RoomBlocked');
    const { reference, stayId: id } = guest;
    const stays = [{ id, roomType: 'Deluxe', guests: 1, ...stay }];
    const preview = await previewChangeAtDesk(testServer, { reference, stays }, owner);
    assertType(preview, 'ChangePreview');
    const { difference: expectedDifference } = preview;
    const form = {
      reference,
      stays,
      reason: 'Asked for',
      payment: 'AT_THE_HOTEL' as const,
      expectedDifference,
    };
    const change = () => changeAtDesk(testServer, { ...form, idempotencyKey: freshChangeKey() }, owner);
    expect(await change()).toMatchObject({ code: 'NIGHTS_SOLD_OUT' });
    await desk.checkOut(late.stayId);
    expect(await change()).toMatchObject({ __typename: 'GuestBookingChanged' });
    expect(await roomOf(testServer, reference)).toBe(late.room);
  });

  test('cannot be taken again by a guest who left it, once another guest is in it', async () => {
    const { late, guest } = await twoGuests();
    await desk.checkOut(late.stayId);
    await moveStay(testServer, { stayId: guest.stayId, fromRoom: guest.room, toRoom: late.room }, owner);
    expect(await desk.undoCheckOut(late.stayId)).toMatchObject({ code: 'ROOM_OCCUPIED' });
  });
});

test('a guest with two rooms is checked in to tonight’s room', async () => {
  const { late, stay, today } = await twoGuests();
  const tomorrow = addDays(today, 1);
  const found = await booked(stay);
  const next = found.room === late.room ? await moveAway(found) : found;
  const form = { stayId: next.stayId, fromRoom: next.room, toRoom: late.room, from: tomorrow };
  expect(await moveStay(testServer, form, owner)).toMatchObject({ __typename: 'StaysMoved' });
  expect(await desk.checkIn(next.stayId)).toMatchObject({ status: 'IN_HOUSE' });
});

test('the check of the bookings names a room with two guests', async () => {
  const { late, guest } = await twoGuests();
  const rooms = new Map([[guest.stayId, guest.room]]);
  const put = (stayId: string, room: string) =>
    testServer.query(
      `WITH room AS (SELECT id FROM rooms WHERE number = $2),
         moved AS (UPDATE room_nights SET room_id = room.id FROM room WHERE stay_id = $1)
       UPDATE stays SET room_id = room.id FROM room WHERE stays.id = $1`,
      [stayId, room],
    );
  await put(guest.stayId, late.room);
  const breaches = await testServer.breaches();
  const references = [late.reference, guest.reference].toSorted().join(', ');
  expect(breaches).toEqual([
    { invariant: 'two guests in one room', subject: `room ${late.room}`, detail: references },
  ]);
  expect(ROOM_INVARIANTS.map(({ name }) => name)).toContain('two guests in one room');
  for (const [stayId, room] of rooms) await put(stayId, room);
});
