import { Client } from 'pg';
import { addDays } from '../../../src/platform/time/dates';
import { blockForm, blockRoom } from '../../testkit/blocks';
import { inDays } from '../../testkit/bookings';
import { deskOf, goTo, letAllLeave, stayIdsOf } from '../../testkit/check-ins';
import { bookedAtDesk, deskStay } from '../../testkit/desk-bookings';
import { figuresOf } from '../../testkit/figures';
import { execute, gql, type RequestOptions } from '../../testkit/graphql';
import { houseOf } from '../../testkit/housekeeping';
import { openIdentity, OWNER } from '../../testkit/identity';
import { moveStay, swapStays } from '../../testkit/moves';
import { chargeSteps } from '../../testkit/posted-charges';
import { staffMember } from '../../testkit/staff';
import { startTestServer, type TestServer } from '../../testkit/test-server';
import { waitFor } from '../../testkit/wait-for';

let testServer: TestServer;
let owner: RequestOptions;
let maid: RequestOptions;
beforeAll(async () => {
  testServer = await startTestServer();
  const identity = await openIdentity();
  owner = { token: (await identity.signIn({ email: OWNER.email, emailVerified: true })).token };
  const { token } = await staffMember(testServer, {
    identity,
    owner,
    roleId: 'housekeeping',
    name: 'Lata Maid',
  });
  maid = { token };
});
afterAll(() => testServer.stop());
beforeEach(() => letAllLeave(testServer));
afterEach(async () => {
  expect(await testServer.breaches()).toEqual([]);
});

const desk = deskOf(
  {
    get url() {
      return testServer.url;
    },
  },
  () => owner,
);
const house = houseOf(
  {
    get url() {
      return testServer.url;
    },
  },
  () => maid,
);

let weeks = 0;

/** A stay of a room that all tests before it have left clean, on the morning of its arrival. */
async function expected({ nights = 3 }: { nights?: number } = {}) {
  weeks += 1;
  const checkin = inDays(20 + 7 * weeks);
  await goTo(testServer, checkin, '09:00');
  const checkout = addDays(checkin, nights);
  const stays = [deskStay({ checkin, checkout, roomType: 'Suite' })];
  const reference = await bookedAtDesk(testServer, { stays, name: 'Asha Rao' }, owner);
  const [stay = ''] = await stayIdsOf(testServer, reference);
  const [row] = await testServer.query<{ number: string }>(
    'SELECT number FROM rooms WHERE id = (SELECT room_id FROM stays WHERE id = $1)',
    [stay],
  );
  const room = row?.number ?? '';
  await house.press(room, 'CLEAN');
  return { stay, reference, room, checkin, checkout };
}

/** A guest who has come in. */
async function arrived(form: Parameters<typeof expected>[0] = {}) {
  const booked = await expected(form);
  await goTo(testServer, booked.checkin, '14:00');
  expect(await desk.checkIn(booked.stay, undefined, false)).toMatchObject({ __typename: 'StayMoved' });
  return booked;
}

const leave = (stay: string) => desk.checkOut(stay, { despiteBalance: true, reason: 'Pays later' });

describe('the state of a room', () => {
  test('is clean after a guest came in, to be serviced once the guest has slept there, and clean again by one press', async () => {
    const { room, checkin } = await arrived();
    expect(await house.room(room)).toMatchObject({ state: 'CLEAN', need: 'NOTHING' });
    await goTo(testServer, addDays(checkin, 1), '05:59');
    expect(await house.room(room)).toMatchObject({ state: 'CLEAN' });
    await goTo(testServer, addDays(checkin, 1), '06:01');
    expect(await house.room(room)).toMatchObject({
      ...{ state: 'TO_BE_SERVICED', need: 'STAY_OVER', by: null },
      guests: [{ name: 'Asha Rao', state: 'STAYS', isHere: true }],
    });
    await house.press(room, 'CLEAN');
    expect(await house.room(room)).toMatchObject({ state: 'CLEAN', need: 'NOTHING', by: 'Lata Maid' });
    await goTo(testServer, addDays(checkin, 2), '08:00');
    expect(await house.room(room)).toMatchObject({ state: 'TO_BE_SERVICED' });
  });

  test('is dirty once the guest has left, and as before when the check-out is undone', async () => {
    const { room, stay, checkin } = await arrived({ nights: 1 });
    await goTo(testServer, addDays(checkin, 1), '10:00');
    expect(await house.room(room)).toMatchObject({
      need: 'DEPARTURE',
      guests: [{ state: 'LEAVES', isHere: true }],
    });
    await house.press(room, 'CLEAN');
    await leave(stay);
    expect(await house.room(room)).toMatchObject({
      ...{ state: 'DIRTY', need: 'DEPARTURE', by: null },
      guests: [{ state: 'LEAVES', isHere: false }],
    });
    await desk.undoCheckOut(stay);
    expect(await house.room(room)).toMatchObject({ state: 'CLEAN' });
    await leave(stay);
    await house.press(room, 'CLEAN');
    await house.press(room, 'INSPECTED');
    expect(await house.room(room)).toMatchObject({ state: 'INSPECTED', need: 'NOTHING' });
  });

  test('stays clean after a guest has left in the night and the room was cleaned before the morning', async () => {
    const { room, stay, checkin } = await arrived({ nights: 1 });
    await goTo(testServer, addDays(checkin, 1), '04:00');
    await leave(stay);
    await goTo(testServer, addDays(checkin, 1), '05:00');
    await house.press(room, 'CLEAN');
    await goTo(testServer, addDays(checkin, 1), '07:00');
    expect(await house.room(room)).toMatchObject({ state: 'CLEAN' });
  });

  test('is dirty once its guest was given another room', async () => {
    const { room, stay, checkin } = await arrived();
    const other = (await house.rooms()).find(
      ({ number, roomTitle, guests }) =>
        number !== room && roomTitle.includes('Suite') && guests.length === 0,
    );
    await goTo(testServer, checkin, '15:00');
    const toRoom = other?.number ?? '';
    expect(
      await moveStay(testServer, { stayId: stay, fromRoom: room, toRoom, despiteRoomState: true }, owner),
    ).toMatchObject({ __typename: 'StaysMoved' });
    expect(await house.room(room)).toMatchObject({ state: 'DIRTY', need: 'VACANT_DIRTY', guests: [] });
  });

  test('of a room that is out of order is named with the block', async () => {
    const { room, checkin, checkout, stay } = await arrived({ nights: 1 });
    await goTo(testServer, checkout, '10:00');
    await leave(stay);
    const block = {
      roomNumber: room,
      firstNight: checkout,
      until: addDays(checkin, 3),
      note: 'The shower drips',
    };
    await blockRoom(testServer, blockForm(block), owner);
    expect(await house.room(room)).toMatchObject({
      ...{
        state: 'DIRTY',
        need: 'NOTHING',
        outOfOrderUntil: block.until,
        outOfOrderNote: 'The shower drips',
      },
    });
  });
});

describe('what a guest wishes', () => {
  test('counts for the day, and ends by a press, by a check-out, or with the day', async () => {
    const { room, checkin, stay } = await arrived();
    await goTo(testServer, addDays(checkin, 1), '09:00');
    await house.press(room, 'DO_NOT_DISTURB');
    expect(await house.room(room)).toMatchObject({
      state: 'TO_BE_SERVICED',
      wish: 'DO_NOT_DISTURB',
      need: 'STAY_OVER',
    });
    await house.press(room, 'MAY_ENTER');
    expect(await house.room(room)).toMatchObject({ wish: null });
    await house.press(room, 'SERVICE_REFUSED');
    expect(await house.room(room)).toMatchObject({ wish: 'SERVICE_REFUSED', need: 'NOTHING' });
    await goTo(testServer, addDays(checkin, 2), '09:00');
    expect(await house.room(room)).toMatchObject({ state: 'TO_BE_SERVICED', wish: null, need: 'STAY_OVER' });
    await house.press(room, 'SERVICE_REFUSED');
    await goTo(testServer, addDays(checkin, 2), '10:00');
    const preview = await desk.previewDeparture(stay, 0);
    const expectedRefund = preview.__typename === 'DeparturePreview' ? preview.refund.amount : 0;
    await desk.checkOut(stay, { charge: 0, expectedRefund, despiteBalance: true, reason: 'Ill' });
    expect(await house.room(room)).toMatchObject({ state: 'DIRTY', wish: null });
  });
});

test('a person takes a room for the day, another person takes it over, and it is free again the next day', async () => {
  const { room, checkin } = await expected();
  await house.press(room, 'TAKEN');
  expect(await house.room(room)).toMatchObject({ takenBy: 'Lata Maid', isMine: true, state: 'CLEAN' });
  expect(await houseOf(testServer, () => owner).room(room)).toMatchObject({
    takenBy: 'Lata Maid',
    isMine: false,
  });
  await houseOf(testServer, () => owner).press(room, 'TAKEN');
  expect(await house.room(room)).toMatchObject({ isMine: false });
  await house.press(room, 'TAKEN');
  await house.press(room, 'GIVEN_BACK');
  expect(await house.room(room)).toMatchObject({ takenBy: null, isMine: false });
  await house.press(room, 'TAKEN');
  await goTo(testServer, addDays(checkin, 1), '07:00');
  expect(await house.room(room)).toMatchObject({ takenBy: null });
});

describe('a press', () => {
  test('that waited for a connection counts from the moment it was made: a guest who left since then made the room dirty', async () => {
    const { room, checkin, stay } = await arrived({ nights: 1 });
    await goTo(testServer, addDays(checkin, 1), '11:00');
    await leave(stay);
    await house.press(room, 'CLEAN', { waitedSeconds: 3_600 });
    expect(await house.room(room)).toMatchObject({ state: 'DIRTY' });
    await goTo(testServer, addDays(checkin, 1), '12:00');
    await house.press(room, 'INSPECTED');
    await house.press(room, 'CLEAN', { waitedSeconds: 600 });
    expect(await house.room(room)).toMatchObject({ state: 'INSPECTED' });
    const kinds = (await house.marks(room)).slice(0, 3).map(({ kind, by }) => [kind, by]);
    expect(kinds).toEqual([
      ['INSPECTED', 'Lata Maid'],
      ['CLEAN', 'Lata Maid'],
      ['CLEAN', 'Lata Maid'],
    ]);
  });

  test('of a person keeps its order, although phones say whole seconds', async () => {
    await house.press('101', 'DIRTY', { waitedSeconds: 10 });
    await house.press('101', 'CLEAN', { waitedSeconds: 11 });
    expect(await house.room('101')).toMatchObject({ state: 'CLEAN' });
    expect((await house.marks('101')).slice(0, 2).map(({ kind }) => kind)).toEqual(['CLEAN', 'DIRTY']);
  });

  test('that is sent twice counts once, and its key is for this press only', async () => {
    const { room } = await expected();
    const before = (await house.marks(room)).length;
    const idempotencyKey = `the-only-press-${weeks}-of-${room}`;
    for (const attempt of [1, 2])
      expect([attempt, await house.press(room, 'DIRTY', { idempotencyKey })]).toMatchObject([
        attempt,
        { __typename: 'RoomMarked', room: { state: 'DIRTY', need: 'ARRIVAL_DUE' } },
      ]);
    expect((await house.marks(room)).length).toBe(before + 1);
    expect(await house.press(room, 'CLEAN', { idempotencyKey })).toMatchObject({
      code: 'IDEMPOTENCY_CONFLICT',
    });
  });

  test('about an unknown room, from the future or after more than two days is refused with the field', async () => {
    expect(await house.press('9999', 'CLEAN')).toMatchObject({
      faults: [{ field: 'roomNumber', code: 'ROOM_NUMBER_UNKNOWN' }],
    });
    for (const waitedSeconds of [-1, 172_801])
      expect(await house.press('101', 'CLEAN', { waitedSeconds })).toMatchObject({
        faults: [{ field: 'waitedSeconds', code: 'NUMBER_OUT_OF_RANGE' }],
      });
  });
});

describe('a room that is not ready', () => {
  test('asks at check-in, and the guest comes in when the receptionist says so', async () => {
    const { room, stay, checkin } = await expected();
    await house.press(room, 'DIRTY');
    await goTo(testServer, checkin, '14:00');
    expect(await house.room(room)).toMatchObject({
      need: 'ARRIVAL_DUE',
      guests: [{ state: 'ARRIVES', isHere: false }],
    });
    expect(await desk.checkIn(stay, undefined, false)).toMatchObject({
      ...{ __typename: 'StayStepRefused', code: 'ROOM_NOT_READY', field: 'despiteRoomState' },
      message: expect.stringContaining(`Room ${room} is not ready`),
    });
    expect(await desk.checkIn(stay, undefined, true)).toMatchObject({
      __typename: 'StayMoved',
      status: 'IN_HOUSE',
    });
    expect(
      await testServer.query(`SELECT reason FROM transitions WHERE machine = 'stay' AND subject_id = $1`, [
        stay,
      ]),
    ).toEqual([{ reason: 'checked in although the room was not ready' }]);
  });

  test('asks when a guest in the house moves there at once, and not for a later night', async () => {
    const { room, stay, checkin } = await arrived();
    const other = (await house.rooms()).find(
      ({ number, roomTitle, guests }) =>
        number !== room && roomTitle.includes('Suite') && guests.length === 0,
    );
    const toRoom = other?.number ?? '';
    await house.press(toRoom, 'DIRTY');
    await goTo(testServer, checkin, '15:00');
    const form = { stayId: stay, fromRoom: room, toRoom, despiteRoomState: false };
    expect(await moveStay(testServer, form, owner)).toMatchObject({
      ...{ __typename: 'MoveRefused', code: 'ROOM_NOT_READY', field: 'despiteRoomState' },
    });
    expect(await moveStay(testServer, { ...form, from: addDays(checkin, 1) }, owner)).toMatchObject({
      __typename: 'StaysMoved',
    });
  });

  test('asks when two guests exchange rooms that they have slept in', async () => {
    const one = await arrived();
    const stays = [deskStay({ checkin: one.checkin, checkout: one.checkout, roomType: 'Suite' })];
    const reference = await bookedAtDesk(testServer, { stays, name: 'Ravi Menon' }, owner);
    const [otherStayId = ''] = await stayIdsOf(testServer, reference);
    await desk.checkIn(otherStayId);
    await goTo(testServer, addDays(one.checkin, 1), '10:00');
    const otherRoom = (await house.rooms()).find(({ guests }) =>
      guests.some(({ name }) => name === 'Ravi Menon'),
    );
    const rooms = { fromRoom: one.room, otherRoom: otherRoom?.number ?? '' };
    const form = { stayId: one.stay, otherStayId, ...rooms, despiteRoomState: false };
    expect(await swapStays(testServer, form, owner)).toMatchObject({ code: 'ROOM_NOT_READY' });
    expect(await swapStays(testServer, { ...form, despiteRoomState: true }, owner)).toMatchObject({
      __typename: 'StaysMoved',
    });
  });
});

test('rooms stand in the order of their need: arrival due, departure, stay-over, vacant and dirty, then the others', async () => {
  const stayOver = await arrived();
  const today = addDays(stayOver.checkin, 1);
  const book = async (checkin: string, checkout: string) => {
    const reference = await bookedAtDesk(
      testServer,
      { stays: [deskStay({ checkin, checkout, roomType: 'Deluxe' })] },
      owner,
    );
    const [stay = ''] = await stayIdsOf(testServer, reference);
    return stay;
  };
  for (const leaving of [await book(stayOver.checkin, today), await book(stayOver.checkin, today)])
    await desk.checkIn(leaving);
  await goTo(testServer, today, '10:00');
  const arriving = await book(today, addDays(today, 1));
  const [row] = await testServer.query<{ number: string }>(
    'SELECT number FROM rooms WHERE id = (SELECT room_id FROM stays WHERE id = $1)',
    [arriving],
  );
  for (const { number, need } of await house.rooms())
    if (need === 'VACANT_DIRTY') await house.press(number, 'CLEAN');
  await house.press(row?.number ?? '', 'DIRTY');
  await house.press('101', 'DIRTY');
  const needs = (await house.rooms()).map(({ need }) => need);
  expect([...new Set(needs)]).toEqual(['ARRIVAL_DUE', 'DEPARTURE', 'STAY_OVER', 'VACANT_DIRTY', 'NOTHING']);
});

test('a room whose presses are old keeps its newest state, and its other presses are deleted after a year', async () => {
  const { room, checkin } = await expected();
  await house.press(room, 'DIRTY');
  await house.press(room, 'INSPECTED');
  await goTo(testServer, addDays(checkin, 400), '09:00');
  await testServer.installation.pruning.run();
  expect((await house.marks(room)).map(({ kind }) => kind)).toEqual(['INSPECTED']);
});

describe('a manager', () => {
  test('gives a room to a person for the day, and the history says who gave it to whom', async () => {
    const { room } = await expected();
    const manager = houseOf(testServer, () => owner);
    const lata = (await manager.makers()).find(({ name }) => name === 'Lata Maid');
    expect(await manager.give(room, lata?.id ?? '')).toMatchObject({
      __typename: 'RoomMarked',
      room: { takenBy: 'Lata Maid', isMine: false },
    });
    expect(await house.room(room)).toMatchObject({ takenBy: 'Lata Maid', isMine: true });
    expect((await house.marks(room))[0]).toMatchObject({ kind: 'TAKEN', maker: 'Lata Maid' });
    await house.press(room, 'GIVEN_BACK');
    expect(await manager.room(room)).toMatchObject({ takenBy: null });
  });

  test('gives it once for one key, and to nobody who does not work here', async () => {
    const { room } = await expected();
    const manager = houseOf(testServer, () => owner);
    const [person] = await manager.makers();
    const before = (await manager.marks(room)).length;
    const idempotencyKey = `given-once-${weeks}-${room}-key`;
    for (const attempt of [1, 2])
      expect([attempt, await manager.give(room, person?.id ?? '', { idempotencyKey })]).toMatchObject([
        attempt,
        { __typename: 'RoomMarked' },
      ]);
    expect((await manager.marks(room)).length).toBe(before + 1);
    expect(await manager.give(room, '11111111-1111-4111-8111-111111111111')).toMatchObject({
      code: 'RECORD_NOT_FOUND',
    });
  });
});

describe('what must be repaired', () => {
  const OPEN_REPAIRS = gql(`query OpenRepairsInTest {
    openTasks { id kind roomNumber repairNote notedBy }
  }`);
  const OCCUPANCY = gql(`query OccupancyAfterRepairInTest {
    frontDesk { occupancy { night rooms outOfOrder } }
  }`);
  const openRepairs = async () =>
    (await execute(testServer, OPEN_REPAIRS, {}, owner)).openTasks.filter(({ kind }) => kind === 'REPAIR');

  test('is noted by housekeeping, is a task for reception once, and ends with the block of the room', async () => {
    const { room, checkout } = await expected();
    const idempotencyKey = `repair-of-room-${weeks}-${room}`;
    for (const attempt of [1, 2])
      expect([attempt, await house.noteRepair(room, 'The shower drips', { idempotencyKey })]).toMatchObject([
        attempt,
        { __typename: 'RoomMarked', room: { repairs: ['The shower drips'] } },
      ]);
    const [task, ...others] = await openRepairs();
    expect([task, others]).toMatchObject([
      { roomNumber: room, repairNote: 'The shower drips', notedBy: 'Lata Maid' },
      [],
    ]);
    const block = { roomNumber: room, firstNight: checkout, until: addDays(checkout, 1) };
    expect(
      await blockRoom(testServer, { ...block, repairTask: task?.id ?? '', note: 'Plumber' }, owner),
    ).toMatchObject({ __typename: 'RoomBlocked' });
    expect(await openRepairs()).toEqual([]);
    expect(await house.room(room)).toMatchObject({ repairs: [] });
    // Out of order counts as for any block: the room is not available on that night, and is available on the next.
    const of = async (night: string) =>
      (await figuresOf(testServer, night, night, owner)).period.total.roomsAvailable;
    const next = addDays(checkout, 1);
    expect(await of(checkout)).toBe(((await of(next)) ?? 0) - 1);
    await goTo(testServer, checkout, '12:00');
    const { frontDesk } = await execute(testServer, OCCUPANCY, {}, owner);
    expect(frontDesk.occupancy.slice(0, 2)).toMatchObject([
      { rooms: await of(checkout), outOfOrder: 1 },
      { rooms: await of(next), outOfOrder: 0 },
    ]);
    await house.noteRepair(room, 'The shower drips', { idempotencyKey });
    expect(await openRepairs()).toEqual([]);
  });

  test('stays a task when a guest has the room, so that nothing was blocked', async () => {
    const { room, checkin } = await arrived();
    await house.noteRepair(room, 'The lamp is broken');
    const [task] = await openRepairs();
    const block = { roomNumber: room, firstNight: checkin, until: addDays(checkin, 1) };
    expect(await blockRoom(testServer, { ...block, repairTask: task?.id ?? '' }, owner)).toMatchObject({
      __typename: 'RoomTaken',
    });
    expect(await openRepairs()).toMatchObject([{ roomNumber: room, repairNote: 'The lamp is broken' }]);
  });

  test('without words, or in an unknown room, is refused with the field', async () => {
    expect(await house.noteRepair('101', ' ')).toMatchObject({
      faults: [{ field: 'note', code: 'TEXT_MISSING' }],
    });
    expect(await house.noteRepair('9999', 'The lamp is broken')).toMatchObject({
      faults: [{ field: 'roomNumber', code: 'ROOM_NUMBER_UNKNOWN' }],
    });
  });

  test('pressed twice at the same moment is one task', async () => {
    const { room } = await expected();
    const idempotencyKey = `repair-at-once-${weeks}-${room}`;
    const press = () => house.noteRepair(room, 'The tap drips', { idempotencyKey });
    const holder = new Client({ connectionString: testServer.settings.DATABASE_URL });
    await holder.connect();
    await holder.query('BEGIN');
    await holder.query('LOCK TABLE tasks IN EXCLUSIVE MODE');
    const presses = [press(), press()];
    // So neither has added its task when the other begins.
    await waitFor('both presses wait', async () => {
      const waiting = await testServer.query(
        "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'",
      );
      return waiting.length >= presses.length;
    });
    await holder.query('COMMIT');
    await holder.end();
    for (const result of await Promise.all(presses))
      expect(result).toMatchObject({ __typename: 'RoomMarked' });
    expect((await openRepairs()).filter(({ repairNote }) => repairNote === 'The tap drips')).toHaveLength(1);
    const noted = `SELECT 1 FROM administrator_actions WHERE action = 'addRepairNote' AND after ->> 'note' = $1`;
    expect(await testServer.query(noted, ['The tap drips'])).toHaveLength(1);
  });
});

describe('what a guest took from the minibar', () => {
  const bills = chargeSteps(
    {
      get url() {
        return testServer.url;
      },
    },
    () => owner,
  );
  const water = () => bills.item({ name: 'Water', isFavourite: true });
  const chargesOf = async (reference: string) => (await bills.billOf(reference)).charges;

  test('is put on the bill with one press by housekeeping, which sees favourites and prices with tax, and may post nothing else', async () => {
    const { stay, reference, room } = await arrived();
    const item = await water();
    const laundry = await bills.item({
      name: 'Shirt',
      department: 'LAUNDRY',
      code: '999712',
      isFavourite: true,
    });
    expect(await house.minibar()).toContainEqual({ id: item, name: 'Water', price: { amount: 11_800 } });
    expect(await house.minibar()).not.toContainEqual(expect.objectContaining({ id: laundry }));
    const [guest] = (await house.room(room)).guests;
    expect(guest).toMatchObject({ stay, name: 'Asha Rao' });
    expect(await house.postMinibar({ stay, item })).toEqual({ __typename: 'MinibarPosted' });
    expect(await chargesOf(reference)).toMatchObject([
      {
        name: 'Water',
        department: 'MINIBAR',
        quantity: 1,
        postedBy: 'Lata Maid',
        amount: { amount: 11_800 },
      },
    ]);
    expect(await house.postMinibar({ stay, item: laundry })).toMatchObject({
      faults: [{ field: 'item', code: 'CHARGE_UNKNOWN' }],
    });
    await expect(bills.post(stay, { item }, maid)).rejects.toThrow(/role/);
    const [entry] = await testServer.query(
      "SELECT permission FROM administrator_actions WHERE action = 'postMinibar' ORDER BY id DESC LIMIT 1",
    );
    expect(entry).toEqual({ permission: 'house.minibar' });
  });

  test('is charged once for one key, on the day of the press, also when the guest has left before it is sent again', async () => {
    const { stay, reference, checkin, checkout } = await arrived({ nights: 1 });
    const item = await water();
    await goTo(testServer, checkout, '09:00');
    const press = {
      stay,
      item,
      quantity: 2,
      waitedSeconds: 36_000,
      idempotencyKey: `minibar-of-${weeks}-kept-once`,
    };
    expect(await house.postMinibar(press)).toEqual({ __typename: 'MinibarPosted' });
    expect(await chargesOf(reference)).toMatchObject([{ day: checkin, quantity: 2 }]);
    expect(await leave(stay)).toMatchObject({ __typename: 'StayMoved' });
    expect(await house.postMinibar({ ...press, waitedSeconds: 40_000 })).toEqual({
      __typename: 'MinibarPosted',
    });
    expect(await house.postMinibar({ ...press, quantity: 3 })).toMatchObject({
      code: 'IDEMPOTENCY_CONFLICT',
    });
    expect(await chargesOf(reference)).toHaveLength(1);
  });

  test('of a guest who has left, or of nobody, is refused with whom to tell', async () => {
    const { stay, reference, checkout } = await arrived({ nights: 1 });
    const item = await water();
    await goTo(testServer, checkout, '09:00');
    expect(await leave(stay)).toMatchObject({ __typename: 'StayMoved' });
    expect(await house.postMinibar({ stay, item })).toMatchObject({
      __typename: 'ChargeRefused',
      code: 'MINIBAR_GUEST_LEFT',
      message: expect.stringMatching(/tell reception/) as string,
    });
    const other = await expected();
    expect(await house.postMinibar({ stay: other.stay, item })).toMatchObject({ code: 'MINIBAR_GUEST_LEFT' });
    for (const nobody of ['none', '11111111-1111-4111-8111-111111111111'])
      expect(await house.postMinibar({ stay: nobody, item })).toMatchObject({ code: 'RECORD_NOT_FOUND' });
    expect(await chargesOf(reference)).toEqual([]);
  });

  test('is at most ten pieces with a press and thirty a day', async () => {
    const { stay, reference, checkin } = await arrived();
    const item = await water();
    for (const quantity of [0, 11])
      expect(await house.postMinibar({ stay, item, quantity })).toMatchObject({
        faults: [{ field: 'quantity' }],
      });
    const day = await Promise.all([1, 2, 3, 4].map(() => house.postMinibar({ stay, item, quantity: 10 })));
    expect(day.map(({ __typename }) => __typename).toSorted()).toEqual([
      'ChargeRefused',
      ...Array<string>(3).fill('MinibarPosted'),
    ]);
    expect(await house.postMinibar({ stay, item })).toMatchObject({ code: 'MINIBAR_DAY_FULL' });
    await goTo(testServer, addDays(checkin, 1), '09:00');
    expect(await house.postMinibar({ stay, item })).toEqual({ __typename: 'MinibarPosted' });
    expect(await chargesOf(reference)).toHaveLength(4);
  });
});
