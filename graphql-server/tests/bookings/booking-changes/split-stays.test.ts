import { addDays } from '../../../src/platform/time/dates';
import { blockRoom } from '../../testkit/blocks';
import { inDays } from '../../testkit/bookings';
import {
  changeAtDesk,
  changeFirst,
  freshChangeKey,
  heldChange,
  payChange,
  previewChangeAtDesk,
} from '../../testkit/changes';
import { deskOf, goTo, letAllLeave } from '../../testkit/check-ins';
import { assertType, type RequestOptions } from '../../testkit/graphql';
import { openIdentity, OWNER } from '../../testkit/identity';
import { confirmedBooking } from '../../testkit/late-money';
import { firstStayRooms, moveStay, roomsForStay } from '../../testkit/moves';
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

const roomsOf = async (reference: string) =>
  (await firstStayRooms(testServer, reference, owner)).rooms.map(({ roomNumber, firstNight, until }) => ({
    roomNumber,
    firstNight,
    until,
  }));

let weeks = 0;

/** Four paid nights: two in one room, two in another one. */
async function splitStay() {
  weeks += 1;
  const checkin = inDays(20 + 8 * weeks);
  const [moved, checkout] = [addDays(checkin, 2), addDays(checkin, 4)];
  const { held } = await confirmedBooking(testServer, { checkin, checkout });
  const { reference } = held.booking;
  const { stayId, rooms } = await firstStayRooms(testServer, reference, owner);
  const first = rooms[0]?.roomNumber ?? '';
  const choices = await roomsForStay(testServer, stayId, owner);
  const second = choices.rooms.findLast(({ isFree, isUpgrade }) => isFree && !isUpgrade)?.roomNumber ?? '';
  await moveStay(testServer, { stayId, fromRoom: first, toRoom: second, from: moved }, owner);
  const split = [
    { roomNumber: first, firstNight: checkin, until: moved },
    { roomNumber: second, firstNight: moved, until: checkout },
  ];
  expect(await roomsOf(reference)).toEqual(split);
  const stay = { id: stayId, roomType: 'Single', checkin, checkout, guests: 1 };
  return { token: held.token, reference, stay, first, second, moved };
}

type Split = Awaited<ReturnType<typeof splitStay>>;

async function changeOfDesk({ reference, stay }: Split, dates: { checkin?: string; checkout?: string }) {
  const stays = [{ ...stay, ...dates }];
  const preview = await previewChangeAtDesk(testServer, { reference, stays }, owner);
  assertType(preview, 'ChangePreview');
  const common = { reference, stays, reason: 'Asked for', payment: 'AT_THE_HOTEL' as const };
  const { difference: expectedDifference } = preview;
  const form = { ...common, expectedDifference, idempotencyKey: freshChangeKey() };
  return changeAtDesk(testServer, form, owner);
}

const block = async (roomNumber: string, night: string) =>
  assertType(
    await blockRoom(testServer, { roomNumber, firstNight: night, until: addDays(night, 1) }, owner),
    'RoomBlocked',
  );

describe('a stay in two rooms that becomes longer', () => {
  test('keeps both rooms, and gets the further nights in the room of the night next to them', async () => {
    const split = await splitStay();
    const { reference, stay, first, second, moved } = split;
    const [checkin, checkout] = [addDays(stay.checkin, -1), addDays(stay.checkout, 1)];
    await changeOfDesk(split, { checkin, checkout });
    expect(await roomsOf(reference)).toEqual([
      { roomNumber: first, firstNight: checkin, until: moved },
      { roomNumber: second, firstNight: moved, until: checkout },
    ]);
  });

  test('is possible although neither room is free for all nights', async () => {
    const split = await splitStay();
    const { reference, stay, first, second, moved } = split;
    await block(second, stay.checkin);
    await block(first, moved);
    const checkout = addDays(stay.checkout, 1);
    await changeOfDesk(split, { checkout });
    expect(await roomsOf(reference)).toEqual([
      { roomNumber: first, firstNight: stay.checkin, until: moved },
      { roomNumber: second, firstNight: moved, until: checkout },
    ]);
  });

  test('gets the further nights in another room of the type when the room of the next night is taken', async () => {
    const split = await splitStay();
    const { reference, stay, first, second, moved } = split;
    await block(second, stay.checkout);
    await changeOfDesk(split, { checkout: addDays(stay.checkout, 1) });
    const rooms = await roomsOf(reference);
    expect(rooms.slice(0, 2)).toEqual([
      { roomNumber: first, firstNight: stay.checkin, until: moved },
      { roomNumber: second, firstNight: moved, until: stay.checkout },
    ]);
    expect(rooms[2]).toMatchObject({ firstNight: stay.checkout, until: addDays(stay.checkout, 1) });
  });

  test('holds only the further nights until the guest has paid', async () => {
    const split = await splitStay();
    const { token, reference, stay, first, second, moved } = split;
    const checkout = addDays(stay.checkout, 1);
    const { orderId } = await heldChange(testServer, token, { checkout });
    const held = await testServer.query<{ night: string; number: string }>(
      `SELECT taken.night::text, room.number FROM room_nights taken JOIN rooms room ON room.id = taken.room_id
       WHERE taken.stay_id = $1 AND taken.change_id IS NOT NULL`,
      [stay.id],
    );
    expect(held).toEqual([{ night: stay.checkout, number: second }]);
    await payChange(testServer, orderId);
    expect(await roomsOf(reference)).toEqual([
      { roomNumber: first, firstNight: stay.checkin, until: moved },
      { roomNumber: second, firstNight: moved, until: checkout },
    ]);
  });
});

test('a guest who gives up the nights of one room keeps the other one', async () => {
  const { token, reference, stay, first, moved } = await splitStay();
  assertType(await changeFirst(testServer, token, { checkout: addDays(stay.checkin, 1) }), 'BookingChanged');
  expect(await roomsOf(reference)).toEqual([
    { roomNumber: first, firstNight: stay.checkin, until: addDays(stay.checkin, 1) },
  ]);
  expect(moved > stay.checkin).toBe(true);
});

test('new dates without any of the old nights are in one room', async () => {
  const split = await splitStay();
  const { stay } = split;
  await changeOfDesk(split, { checkin: stay.checkout, checkout: addDays(stay.checkout, 2) });
  expect(await roomsOf(split.reference)).toHaveLength(1);
});

describe('a guest in the house who has two rooms', () => {
  async function inHouse() {
    const split = await splitStay();
    await goTo(testServer, split.stay.checkin, '14:00');
    await desk.checkIn(split.stay.id);
    await goTo(testServer, split.stay.checkin, '20:00');
    return split;
  }

  test('stays longer in the last room', async () => {
    const split = await inHouse();
    const { reference, stay, first, second, moved } = split;
    const checkout = addDays(stay.checkout, 2);
    await changeOfDesk(split, { checkout });
    expect(await roomsOf(reference)).toEqual([
      { roomNumber: first, firstNight: stay.checkin, until: moved },
      { roomNumber: second, firstNight: moved, until: checkout },
    ]);
  });

  test('stays shorter, and has the room of the new last night', async () => {
    const split = await inHouse();
    const { reference, stay, first } = split;
    await changeOfDesk(split, { checkout: addDays(stay.checkin, 1) });
    expect(await roomsOf(reference)).toEqual([
      { roomNumber: first, firstNight: stay.checkin, until: addDays(stay.checkin, 1) },
    ]);
    const rows = await testServer.query<{ number: string }>(
      'SELECT room.number FROM stays stay JOIN rooms room ON room.id = stay.room_id WHERE stay.id = $1',
      [stay.id],
    );
    expect(rows).toEqual([{ number: first }]);
  });
});
