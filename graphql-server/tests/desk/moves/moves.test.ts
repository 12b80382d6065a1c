import { createBooking, inBusinessDays, inDays } from '../../testkit/bookings';
import { blockRoom, endBlock, roomOf } from '../../testkit/blocks';
import { changeable, changeFirst } from '../../testkit/changes';
import { assertType, type RequestOptions } from '../../testkit/graphql';
import { openIdentity, OWNER } from '../../testkit/identity';
import { confirmedBooking } from '../../testkit/late-money';
import { firstStayRooms, freshMoveKey, moveStay, roomsForStay, swapStays } from '../../testkit/moves';
import { startTestServer, type TestServer } from '../../testkit/test-server';

let testServer: TestServer;
let owner: RequestOptions;
beforeAll(async () => {
  testServer = await startTestServer({ HOLDS_PER_EMAIL: '50', HOLDS_PER_CALLER: '500' });
  const { token } = await (await openIdentity()).signIn({ email: OWNER.email, emailVerified: true });
  owner = { token };
});
afterAll(() => testServer.stop());
beforeEach(() => testServer.razorpay.setMode({ reset: true, webhooks: 'off' }));
afterEach(async () => {
  await testServer.shiftClock('0');
  await testServer.runJobs();
  expect(await testServer.breaches()).toEqual([]);
});

type Form = Parameters<typeof confirmedBooking>[1];

/** A paid booking of one room, as the desk names it. */
async function booked(form: Form = {}) {
  const { held } = await confirmedBooking(testServer, form);
  const { reference } = held.booking;
  const { stayId } = await firstStayRooms(testServer, reference, owner);
  return { reference, stayId, token: held.token, room: await roomOf(testServer, reference) };
}

const move = (input: Parameters<typeof moveStay>[1]) => moveStay(testServer, input, owner);
const swap = (input: Parameters<typeof swapStays>[1]) => swapStays(testServer, input, owner);
const rooms = (reference: string) => firstStayRooms(testServer, reference, owner);

const freeRoom = async (stayId: string, isWanted: (room: { isUpgrade: boolean }) => boolean) =>
  (await roomsForStay(testServer, stayId, owner)).rooms.find((room) => room.isFree && isWanted(room))
    ?.roomNumber ?? '';

const ofItsType = (stayId: string) => freeRoom(stayId, ({ isUpgrade }) => !isUpgrade);
const betterOne = (stayId: string) => freeRoom(stayId, ({ isUpgrade }) => isUpgrade);

const folioOf = (reference: string) =>
  testServer.query(
    `SELECT line.* FROM folio_lines line JOIN bookings booking ON booking.id = line.booking_id
     WHERE booking.reference = $1 ORDER BY line.id`,
    [reference],
  );

/** The guest arrives: a check-in as the history stores it. */
async function arrive(stayId: string) {
  await testServer.query("UPDATE stays SET status = 'IN_HOUSE' WHERE id = $1", [stayId]);
  await testServer.query(
    `INSERT INTO transitions (machine, subject_id, from_state, to_state, actor_kind, reason)
     VALUES ('stay', $1, 'EXPECTED', 'IN_HOUSE', 'staff', 'the guest arrived')`,
    [stayId],
  );
}

describe('a stay that is moved', () => {
  test('to a free room of its type keeps its price, and frees its room', async () => {
    const stay = { checkin: inDays(3), checkout: inDays(5) };
    const { reference, stayId, room } = await booked(stay);
    const before = await folioOf(reference);
    const toRoom = await ofItsType(stayId);
    expect(await move({ stayId, fromRoom: room, toRoom })).toMatchObject({
      __typename: 'StaysMoved',
      stays: [{ rooms: [{ roomNumber: toRoom, firstNight: stay.checkin, until: stay.checkout }] }],
    });
    expect(await roomOf(testServer, reference)).toBe(toRoom);
    expect(await folioOf(reference)).toEqual(before);
    const block = await blockRoom(
      testServer,
      { roomNumber: room, firstNight: stay.checkin, until: stay.checkout },
      owner,
    );
    assertType(block, 'RoomBlocked');
    await endBlock(testServer, block.block.id, null, owner);
  });

  test('is in the history of its rooms with the reason, and in the audit without it', async () => {
    const { reference, stayId, room } = await booked();
    const toRoom = await ofItsType(stayId);
    await move({ stayId, fromRoom: room, toRoom, reason: 'Quieter' });
    const { checkin, moves } = { checkin: '', ...(await rooms(reference)) };
    expect(moves).toMatchObject([{ kind: 'MOVE', fromRoom: room, toRoom, reason: 'Quieter' }]);
    expect(checkin).toBe('');
    const entries = await testServer.query(
      'SELECT action, permission, details, before, after FROM administrator_actions WHERE record_id = $1',
      [stayId],
    );
    expect(entries).toMatchObject([
      {
        action: 'moveStay',
        permission: 'stays.move',
        details: { reference, kind: 'MOVE' },
        before: { room },
        after: { room: toRoom },
      },
    ]);
    expect(JSON.stringify(entries)).not.toContain('Quieter');
  });

  test('by a form that is sent twice is moved once; with another room the key is refused', async () => {
    const { reference, stayId, room } = await booked();
    const toRoom = await ofItsType(stayId);
    const form = { stayId, fromRoom: room, toRoom, idempotencyKey: freshMoveKey() };
    await move(form);
    expect(await move(form)).toMatchObject({ __typename: 'StaysMoved' });
    expect((await rooms(reference)).moves).toHaveLength(1);
    expect(await move({ ...form, toRoom: room })).toMatchObject({ code: 'IDEMPOTENCY_CONFLICT' });
  });

  test('from a later night on is first in one room and then in the other', async () => {
    const stay = { checkin: inDays(3), checkout: inDays(7) };
    const { reference, stayId, room } = await booked(stay);
    const toRoom = await ofItsType(stayId);
    await move({ stayId, fromRoom: room, toRoom, from: inDays(5) });
    expect((await rooms(reference)).rooms).toMatchObject([
      { roomNumber: room, firstNight: inDays(3), until: inDays(5) },
      { roomNumber: toRoom, firstNight: inDays(5), until: inDays(7) },
    ]);
    // And back into one room.
    await move({ stayId, fromRoom: room, toRoom });
    expect((await rooms(reference)).rooms).toMatchObject([{ roomNumber: toRoom, firstNight: inDays(3) }]);
  });

  test('in house leaves the past nights where they were', async () => {
    const stay = { checkin: inBusinessDays(1), checkout: inBusinessDays(5) };
    const { reference, stayId, room } = await booked(stay);
    await testServer.shiftClock('3 days');
    await arrive(stayId);
    const toRoom = await ofItsType(stayId);
    await move({ stayId, fromRoom: room, toRoom });
    expect((await rooms(reference)).rooms).toMatchObject([
      { roomNumber: room, firstNight: stay.checkin, until: inBusinessDays(3) },
      { roomNumber: toRoom, firstNight: inBusinessDays(3), until: stay.checkout },
    ]);
    expect(await move({ stayId, fromRoom: toRoom, toRoom: room, from: stay.checkin })).toMatchObject({
      faults: [{ field: 'from', code: 'MOVE_TOO_EARLY' }],
    });
  });
});

describe('a stay is not moved', () => {
  test('when a guest has the other room: the refusal names the guest', async () => {
    const stay = { checkin: inDays(9), checkout: inDays(12) };
    const [one, other] = [await booked(stay), await booked({ ...stay, checkin: inDays(11) })];
    const taken = one.room === other.room ? await booked(stay) : other;
    expect(await move({ stayId: one.stayId, fromRoom: one.room, toRoom: taken.room })).toMatchObject({
      __typename: 'RoomTaken',
      code: 'ROOM_HAS_GUEST',
      field: 'toRoom',
      occupants: [{ kind: 'STAY', reference: taken.reference, guestName: 'Asha Rao' }],
    });
    expect(await roomOf(testServer, one.reference)).toBe(one.room);
  });

  test('when the other room is out of sale', async () => {
    const { stayId, room } = await booked({ checkin: inDays(14), checkout: inDays(16) });
    const toRoom = await ofItsType(stayId);
    const blocked = { roomNumber: toRoom, firstNight: inDays(15), until: inDays(16) };
    const block = await blockRoom(testServer, blocked, owner);
    assertType(block, 'RoomBlocked');
    expect(await move({ stayId, fromRoom: room, toRoom })).toMatchObject({
      code: 'ROOM_BLOCKED',
      occupants: [{ kind: 'BLOCK', blockId: block.block.id }],
    });
  });

  test('when somebody has moved it meanwhile', async () => {
    const { stayId, room } = await booked();
    const toRoom = await ofItsType(stayId);
    await move({ stayId, fromRoom: room, toRoom });
    const next = await ofItsType(stayId);
    expect(await move({ stayId, fromRoom: room, toRoom: next })).toMatchObject({
      code: 'ROOM_CHANGED_MEANWHILE',
      field: 'fromRoom',
    });
  });

  test('while a change of its booking waits for its payment', async () => {
    const { stayId, room, token } = await booked({ checkin: inDays(20), checkout: inDays(21) });
    expect(await changeFirst(testServer, token, { checkout: inDays(22) })).toMatchObject({
      __typename: 'ChangeHeld',
    });
    expect(await move({ stayId, fromRoom: room, toRoom: '104' })).toMatchObject({ code: 'CHANGE_WAITS' });
    await testServer.shiftClock('2 hours');
    await testServer.installation.sweep.run();
  });

  test.each([
    ['in its own room', {}, (room: string) => room, { field: 'toRoom', code: 'ROOM_IS_THE_SAME' }],
    ['in a room that there is not', {}, () => '999', { field: 'toRoom', code: 'ROOM_NUMBER_UNKNOWN' }],
    ['after its last night', { from: inDays(400) }, null, { field: 'from', code: 'DATE_TOO_LATE' }],
    ['when the reason is too long', { reason: 'x'.repeat(501) }, null, { code: 'TEXT_TOO_LONG' }],
  ])('%s', async (_what, change, roomOfForm, fault) => {
    const { stayId, room } = await booked();
    const toRoom = roomOfForm?.(room) ?? (await ofItsType(stayId));
    expect(await move({ stayId, fromRoom: room, toRoom, ...change })).toMatchObject({ faults: [fault] });
  });

  test('once it is over', async () => {
    const { stayId, room } = await booked({ checkin: inDays(1), checkout: inDays(2) });
    await testServer.shiftClock('3 days');
    expect(await move({ stayId, fromRoom: room, toRoom: '104' })).toMatchObject({ code: 'STAY_NOT_MOVABLE' });
  });
});

describe('a courtesy upgrade', () => {
  test('needs a reason', async () => {
    const { stayId, room } = await booked();
    const toRoom = await betterOne(stayId);
    expect(await move({ stayId, fromRoom: room, toRoom })).toMatchObject({
      faults: [{ field: 'reason', code: 'TEXT_MISSING' }],
    });
  });

  test('leaves price and sold type, and its room can be sold again', async () => {
    const stay = { checkin: inDays(24), checkout: inDays(26) };
    const upgraded = await booked(stay);
    const before = await folioOf(upgraded.reference);
    // The hotel sells every other single room first.
    const singles = await testServer.query(
      "SELECT 1 FROM rooms JOIN room_types type ON type.id = type_id WHERE type.code = 'Single' AND rooms.on_sale",
    );
    for (let sold = 1; sold < singles.length; sold += 1) await booked(stay);
    expect(await createBooking(testServer, stay)).toMatchObject({ __typename: 'RoomUnavailable' });
    const { stayId, room } = upgraded;
    const toRoom = await betterOne(stayId);
    await move({ stayId, fromRoom: room, toRoom, reason: 'Anniversary' });
    expect(await rooms(upgraded.reference)).toMatchObject({
      roomTitle: 'Single',
      rooms: [{ roomNumber: toRoom, roomTitle: 'Double' }],
      moves: [{ kind: 'UPGRADE', reason: 'Anniversary' }],
    });
    expect(await folioOf(upgraded.reference)).toEqual(before);
    expect((await booked(stay)).room).toBe(room);
  });

  test('stays when the guest changes the dates, which are priced as the sold type', async () => {
    const { reference, stayId, room, token } = await booked({ checkin: inDays(30), checkout: inDays(32) });
    const toRoom = await betterOne(stayId);
    await move({ stayId, fromRoom: room, toRoom, reason: 'Anniversary' });
    const later = { checkin: inDays(31), checkout: inDays(33) };
    expect(await changeFirst(testServer, token, later)).toMatchObject({ __typename: 'BookingChanged' });
    expect(await rooms(reference)).toMatchObject({
      roomTitle: 'Single',
      rooms: [{ roomNumber: toRoom, firstNight: inDays(31), until: inDays(33) }],
    });
    expect((await changeable(testServer, token)).stays).toMatchObject([{ roomType: 'Single' }]);
  });

  test('to a type that costs less is refused', async () => {
    const { stayId, room } = await booked({ roomType: 'Suite' });
    expect(await move({ stayId, fromRoom: room, toRoom: '101', reason: 'No' })).toMatchObject({
      faults: [{ field: 'toRoom', code: 'UPGRADE_TO_LESS' }],
    });
  });

  test('to a room that is too small is refused', async () => {
    const { stayId, room } = await booked({ roomType: 'Suite', guests: 3 });
    expect(await move({ stayId, fromRoom: room, toRoom: '101', reason: 'No' })).toMatchObject({
      faults: [{ field: 'toRoom', code: 'GUESTS_TOO_MANY' }],
    });
  });
});

describe('a promised room', () => {
  /** The hotel promised the guest the room that the booking has. */
  async function promised(form: Form = {}) {
    const stay = await booked(form);
    await testServer.query('UPDATE stays SET promised_room_ids = ARRAY[room_id] WHERE id = $1', [
      stay.stayId,
    ]);
    return stay;
  }

  test('is changed only when the desk confirms it and gives a reason', async () => {
    const { reference, stayId, room } = await promised();
    const toRoom = await ofItsType(stayId);
    const form = { stayId, fromRoom: room, toRoom };
    const refusal = await move(form);
    expect(refusal).toMatchObject({ code: 'ROOM_PROMISED', field: 'despitePromise' });
    expect('message' in refusal && refusal.message).toContain(room);
    expect(await move({ ...form, despitePromise: true })).toMatchObject({
      faults: [{ field: 'reason', code: 'TEXT_MISSING' }],
    });
    await move({ ...form, despitePromise: true, reason: 'Air conditioner broken' });
    expect((await rooms(reference)).moves).toMatchObject([{ toRoom, reason: 'Air conditioner broken' }]);
  });

  test('is marked in the rooms that the desk may choose from', async () => {
    const { stayId, room } = await promised();
    const found = await roomsForStay(testServer, stayId, owner);
    expect(found).toMatchObject({ currentRoom: room, promisedRooms: [room] });
    expect(new Set(found.rooms.map(({ isPromised }) => isPromised))).toEqual(new Set([false]));
  });
});

describe('two stays that exchange their rooms', () => {
  test('have each other’s room for the nights ahead, whatever their dates', async () => {
    const one = await booked({ checkin: inDays(33), checkout: inDays(36) });
    const other = await booked({ checkin: inDays(34), checkout: inDays(38) });
    expect(one.room).not.toBe(other.room);
    const found = await roomsForStay(testServer, one.stayId, owner);
    expect(found.rooms.find(({ roomNumber }) => roomNumber === other.room)).toMatchObject({
      isFree: false,
      swapStayId: other.stayId,
      occupants: [{ reference: other.reference, guestName: 'Asha Rao' }],
    });
    const form = { stayId: one.stayId, fromRoom: one.room, otherStayId: other.stayId, otherRoom: other.room };
    const key = freshMoveKey();
    expect(await swap({ ...form, idempotencyKey: key })).toMatchObject({ __typename: 'StaysMoved' });
    expect(await swap({ ...form, idempotencyKey: key })).toMatchObject({ __typename: 'StaysMoved' });
    expect(await roomOf(testServer, one.reference)).toBe(other.room);
    expect(await roomOf(testServer, other.reference)).toBe(one.room);
    expect(await swap(form)).toMatchObject({ code: 'ROOM_CHANGED_MEANWHILE' });
  });

  test('are refused when a third guest is in the way, who is named', async () => {
    const one = await booked({ checkin: inDays(41), checkout: inDays(43) });
    const third = await booked({ checkin: inDays(43), checkout: inDays(45) });
    if (third.room !== one.room) await move({ stayId: third.stayId, fromRoom: third.room, toRoom: one.room });
    const other = await booked({ checkin: inDays(42), checkout: inDays(44) });
    const form = { stayId: one.stayId, fromRoom: one.room, otherStayId: other.stayId, otherRoom: other.room };
    expect(await swap(form)).toMatchObject({
      code: 'ROOM_HAS_GUEST',
      occupants: [{ reference: third.reference }],
    });
  });

  test('have rooms of one type', async () => {
    const one = await booked();
    const other = await booked({ roomType: 'Suite' });
    const form = { stayId: one.stayId, fromRoom: one.room, otherStayId: other.stayId, otherRoom: other.room };
    expect(await swap(form)).toMatchObject({ code: 'SWAP_OF_TWO_TYPES', field: 'otherStayId' });
    expect(await swap({ ...form, otherStayId: one.stayId })).toMatchObject({ code: 'RECORD_NOT_FOUND' });
  });
});
