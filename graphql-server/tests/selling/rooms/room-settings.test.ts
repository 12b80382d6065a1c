import type { NewRoomTypeInput, RoomTypeInput } from '../../generated/operations';
import { assertHeld, bookingForm, createBooking, hold, inDays } from '../../testkit/bookings';
import { execute, gql, type RequestOptions } from '../../testkit/graphql';
import { openIdentity } from '../../testkit/identity';
import { SEEN_WITHIN_MILLISECONDS } from '../../testkit/proof-size';
import { postJson } from '../../testkit/raw-http';
import { startServer, type ServerProcess } from '../../testkit/server-process';
import { startTestServer, type TestServer } from '../../testkit/test-server';
import { waitFor } from '../../testkit/wait-for';

const ROOMS = gql(`query RoomSettingsInTest {
  roomSettings {
    id version code name description nightlyRateCents capacity maximumAdults maximumChildren extraBeds beds
    sizeSquareMetres view floor included pictures sortOrder onSale rooms { id number onSale }
  }
}`);
const ADD_TYPE = gql(`mutation AddRoomTypeInTest($input: NewRoomTypeInput!) {
  result: addRoomType(input: $input) { __typename ... on InvalidInput { faults { field code } } }
}`);
const EDIT_TYPE = gql(`mutation EditRoomTypeInTest($id: Int!, $input: RoomTypeInput!, $version: Int!) {
  result: editRoomType(id: $id, input: $input, version: $version) {
    __typename
    ... on RoomTypeChanged { code roomType { version name } }
    ... on InvalidInput { faults { field code } }
  }
}`);
const DELETE_TYPE = gql(`mutation DeleteRoomTypeInTest($id: Int!) {
  result: deleteRoomType(id: $id) { __typename ... on RecordInUse { code message } }
}`);
const ADD_ROOM = gql(`mutation AddRoomInTest($roomTypeId: Int!, $input: RoomInput!) {
  result: addRoom(roomTypeId: $roomTypeId, input: $input) { __typename ... on InvalidInput { faults { field code } } }
}`);
const ADD_ROOMS = gql(`mutation AddRoomsInTest($roomTypeId: Int!, $input: RoomsInput!) {
  result: addRooms(roomTypeId: $roomTypeId, input: $input) {
    __typename ... on InvalidInput { faults { field code message } }
  }
}`);
const EDIT_ROOM = gql(`mutation EditRoomInTest($id: Int!, $input: RoomInput!) {
  result: editRoom(id: $id, input: $input) { __typename ... on InvalidInput { faults { field code } } }
}`);
const DELETE_ROOM = gql(
  `mutation DeleteRoomInTest($id: Int!) { result: deleteRoom(id: $id) { __typename } }`,
);
const SHOWN = gql(`query RoomTypesShownInTest {
  roomTypes { name title capacity nightlyRate { amount } beds included pictures }
}`);
const FREE = gql(`query FreeRoomsInTest($checkin: PlainDate!, $checkout: PlainDate!) {
  availability(checkin: $checkin, checkout: $checkout) {
    ... on Availability { roomTypes { roomsFree roomType { name } } }
  }
}`);
const CARDS = gql(`query DeluxeCardsInTest {
  categoryItems(category: "Deluxe Rooms") { ... on CategoryItems { items { roomType available } } }
}`);
const HELD_PRICE = gql(`query HeldPriceInTest($token: String!) {
  bookingByToken(token: $token) { ... on Booking { quote { nightlyRate { amount } total { amount } } } }
}`);

const PAVILION: NewRoomTypeInput = {
  code: 'Pavilion',
  name: 'Garden Pavilion',
  description: 'A house of its own under the neem trees.',
  nightlyRateCents: 34_950,
  capacity: 5,
  maximumAdults: 3,
  maximumChildren: 3,
  extraBeds: 1,
  beds: 'King bed and two single beds',
  sizeSquareMetres: 62,
  view: 'The garden',
  floor: 'Ground floor',
  included: ['Breakfast', 'Wi-Fi'],
  pictures: ['/pictures/suite-800.webp'],
  sortOrder: 9,
  onSale: true,
};

let testServer: TestServer;
let second: ServerProcess;
let owner: RequestOptions;
beforeAll(async () => {
  testServer = await startTestServer();
  second = await startServer(testServer);
  const identity = await openIdentity();
  const { token } = await identity.signIn({ email: testServer.settings.ADMIN_EMAIL, emailVerified: true });
  owner = { token };
});
afterAll(async () => {
  await second.end('SIGTERM');
  await testServer.stop();
});

const settings = async () => (await execute(testServer, ROOMS, {}, owner)).roomSettings;

async function typeOf(code: string) {
  const type = (await settings()).find((one) => one.code === code);
  if (!type) throw new Error(`There is no room type ${code}.`);
  return type;
}

async function edit(code: string, changes: Partial<RoomTypeInput>) {
  const { id, version, code: _code, rooms: _rooms, ...input } = await typeOf(code);
  return (await execute(testServer, EDIT_TYPE, { id, version, input: { ...input, ...changes } }, owner))
    .result;
}
const addType = async (input: NewRoomTypeInput) =>
  (await execute(testServer, ADD_TYPE, { input }, owner)).result;
const addRoom = async (code: string, number: string, onSale = true) =>
  (
    await execute(
      testServer,
      ADD_ROOM,
      { roomTypeId: (await typeOf(code)).id, input: { number, onSale } },
      owner,
    )
  ).result;

async function freeOf(code: string, stay: { checkin: string; checkout: string }) {
  const { availability } = await execute(second, FREE, stay);
  const types = 'roomTypes' in availability ? availability.roomTypes : [];
  return types.find(({ roomType }) => roomType.name === code)?.roomsFree ?? null;
}

describe('given the owner adds a fifth room type', () => {
  const stay = { checkin: inDays(40), checkout: inDays(42) };

  test('then both servers list it within two seconds, with everything that guests want to know', async () => {
    expect(await addType(PAVILION)).toEqual({ __typename: 'RoomsSaved' });
    await waitFor(
      'both servers list the type',
      async () =>
        (await Promise.all([testServer, second].map((server) => execute(server, SHOWN)))).every(
          ({ roomTypes }) => roomTypes.length === 5,
        ),
      SEEN_WITHIN_MILLISECONDS,
    );
    expect((await execute(second, SHOWN)).roomTypes.at(-1)).toEqual({
      name: 'Pavilion',
      title: 'Garden Pavilion',
      capacity: 5,
      nightlyRate: { amount: 34_950 },
      beds: PAVILION.beds,
      included: PAVILION.included,
      pictures: PAVILION.pictures,
    });
  });

  test('then it can be booked once it has a room, over GraphQL and over /api/bookings', async () => {
    expect(await freeOf('Pavilion', stay)).toBe(0);
    expect((await createBooking(testServer, { roomType: 'Pavilion', ...stay })).__typename).toBe(
      'RoomUnavailable',
    );
    await addRoom('Pavilion', 'G1');
    await addRoom('Pavilion', 'G2');
    assertHeld(
      await createBooking(testServer, { roomType: 'Pavilion', ...stay, guests: 5, children: [7, 10] }),
    );
    const form = bookingForm(testServer, { roomType: 'Pavilion', ...stay });
    const { status, json } = await postJson(testServer, '/api/bookings', form);
    expect({ status, json }).toMatchObject({ status: 200 });
    expect(await freeOf('Pavilion', stay)).toBe(0);
  });

  test('with a code or a room number that exists, then the fault names the field', async () => {
    expect(await addType(PAVILION)).toMatchObject({
      faults: [{ field: 'code', code: 'ROOM_TYPE_CODE_TAKEN' }],
    });
    expect(await addRoom('Pavilion', '101')).toMatchObject({
      faults: [{ field: 'number', code: 'ROOM_NUMBER_TAKEN' }],
    });
  });

  test('several rooms at once, then all are added or none, and those that are there are named', async () => {
    const roomTypeId = (await typeOf('Pavilion')).id;
    const addRooms = async (numbers: string[]) =>
      (await execute(testServer, ADD_ROOMS, { roomTypeId, input: { numbers, onSale: true } }, owner)).result;
    const countOf = async () => (await testServer.query("SELECT 1 FROM rooms WHERE number LIKE 'P%'")).length;
    expect(await addRooms(['P1', 'P2', 'P3', 'P2'])).toEqual({ __typename: 'RoomsSaved' });
    expect(await countOf()).toBe(3);
    expect(await addRooms(['P3', 'P4', 'P1'])).toMatchObject({
      faults: [
        {
          field: 'numbers',
          code: 'ROOM_NUMBERS_TAKEN',
          message: 'These rooms exist already: P1, P3. Please enter other numbers. No room was added.',
        },
      ],
    });
    expect(await addRooms([])).toMatchObject({ faults: [{ field: 'numbers', code: 'TEXT_MISSING' }] });
    expect(await countOf()).toBe(3);
    await testServer.query("DELETE FROM rooms WHERE number LIKE 'P%'");
  });

  test('ten times at once with one code, then one is added', async () => {
    const results = await Promise.all(
      Array.from({ length: 10 }, () => addType({ ...PAVILION, code: 'Loft' })),
    );
    expect(results.filter(({ __typename }) => __typename === 'RoomsSaved')).toHaveLength(1);
  });

  test.each<[string, Partial<NewRoomTypeInput>, [string, string]]>([
    ['a code with a space', { code: 'Garden Room' }, ['code', 'ROOM_TYPE_CODE_INVALID']],
    ['no name', { name: '' }, ['name', 'TEXT_MISSING']],
    ['no description', { description: ' ' }, ['description', 'TEXT_MISSING']],
    ['a rate of nothing', { nightlyRateCents: 0 }, ['nightlyRateCents', 'RATE_OUT_OF_RANGE']],
    ['more adults than guests', { maximumAdults: 6 }, ['maximumAdults', 'ADULTS_EXCEED_CAPACITY']],
    ['21 guests', { capacity: 21 }, ['capacity', 'NUMBER_OUT_OF_RANGE']],
    [
      'a picture that is a script',
      { pictures: ['javascript:alert(1)'] },
      ['pictures.0', 'PICTURE_ADDRESS_INVALID'],
    ],
  ])('with %s, then the fault names the field', async (_, changes, [field, code]) => {
    expect(await addType({ ...PAVILION, code: 'Other', ...changes })).toMatchObject({
      faults: [{ field, code }],
    });
  });
});

describe('given the owner changes a room type', () => {
  const stay = { roomType: 'Deluxe', checkin: inDays(60), checkout: inDays(61) };

  test('then a held booking keeps its price, and the next quote has the new one', async () => {
    const { token } = await hold(testServer, bookingForm(testServer, stay));
    const priceOf = async () => {
      const { bookingByToken } = await execute(testServer, HELD_PRICE, { token });
      return 'quote' in bookingByToken ? bookingByToken.quote : null;
    };
    const before = await priceOf();
    expect(await edit('Deluxe', { nightlyRateCents: 25_000 })).toEqual({ __typename: 'RoomsSaved' });
    expect(await priceOf()).toEqual(before);
    const { token: dearer } = await hold(testServer, bookingForm(testServer, stay));
    const { bookingByToken } = await execute(testServer, HELD_PRICE, { token: dearer });
    expect(bookingByToken).toMatchObject({ quote: { nightlyRate: { amount: 25_000 } } });
  });

  test('in two tabs, then the second is told and gets what is stored', async () => {
    const { id, version, code: _code, rooms: _rooms, ...input } = await typeOf('Suite');
    const save = async (name: string) =>
      (await execute(testServer, EDIT_TYPE, { id, version, input: { ...input, name } }, owner)).result;
    expect(await save('Royal Suite')).toEqual({ __typename: 'RoomsSaved' });
    expect(await save('Lake Suite')).toEqual({
      __typename: 'RoomTypeChanged',
      code: 'SETTINGS_CHANGED',
      roomType: { version: version + 1, name: 'Royal Suite' },
    });
  });

  test('to be off sale, then nobody can book it, and a form without a type gets the first type on sale', async () => {
    await edit('Single', { onSale: false });
    await waitFor('the type is gone', async () => (await freeOf('Single', stay)) === null);
    expect(await createBooking(testServer, { ...stay, roomType: 'Single' })).toMatchObject({
      __typename: 'InvalidInput',
      faults: [{ field: 'roomType', message: expect.stringContaining('cannot be booked at the moment') }],
    });
    const { roomType: _roomType, ...form } = bookingForm(testServer, {
      ...stay,
      checkin: inDays(70),
      checkout: inDays(71),
    });
    const { json } = await postJson(testServer, '/api/bookings', form);
    const { booking } = json as { booking: { reference: string } };
    const booked = await testServer.query(
      `SELECT type.code FROM bookings booking JOIN stays stay ON stay.booking_id = booking.id
       JOIN room_types type ON type.id = stay.room_type_id WHERE booking.reference = $1`,
      [booking.reference],
    );
    expect(booked).toEqual([{ code: 'Double' }]);
    await edit('Single', { onSale: true });
  });

  test('to be off sale, then no card of a listing offers it', async () => {
    const cards = async () => {
      const { categoryItems } = await execute(second, CARDS);
      const items = 'items' in categoryItems ? categoryItems.items : [];
      return new Set(items.filter(({ roomType }) => roomType === 'Deluxe').map(({ available }) => available));
    };
    expect(await cards()).toEqual(new Set([true]));
    await edit('Deluxe', { onSale: false });
    await waitFor('the cards say so', async () => !(await cards()).has(true), SEEN_WITHIN_MILLISECONDS);
    expect(await cards()).toEqual(new Set([false]));
    await edit('Deluxe', { onSale: true });
  });

  test('that does not exist, then it is not found', async () => {
    const { version, code: _code, rooms: _rooms, id: _id, ...input } = await typeOf('Suite');
    const { result } = await execute(testServer, EDIT_TYPE, { id: 9_999, version, input }, owner);
    expect(result).toEqual({ __typename: 'RecordNotFound' });
  });
});

describe('given the owner deletes', () => {
  const deleteType = async (code: string) =>
    (await execute(testServer, DELETE_TYPE, { id: (await typeOf(code)).id }, owner)).result;
  const deleteRoom = async (id: number) => (await execute(testServer, DELETE_ROOM, { id }, owner)).result;

  test('a type that was booked, then it is refused, and all its rooms are still there', async () => {
    const before = await typeOf('Pavilion');
    expect(await deleteType('Pavilion')).toMatchObject({ __typename: 'RecordInUse', code: 'RECORD_IN_USE' });
    expect(await typeOf('Pavilion')).toEqual(before);
  });

  test('a type that nobody booked, then it is gone with its rooms', async () => {
    await addRoom('Loft', 'L1');
    expect(await deleteType('Loft')).toEqual({ __typename: 'RoomsSaved' });
    expect((await settings()).some(({ code }) => code === 'Loft')).toBe(false);
    expect(await testServer.query("SELECT 1 FROM rooms WHERE number = 'L1'")).toEqual([]);
  });

  test('a room that was booked, then it is refused; off sale, then it is not sold any more', async () => {
    const stay = { checkin: inDays(80), checkout: inDays(81) };
    const [room] = (await typeOf('Pavilion')).rooms;
    if (!room) throw new Error('The type has no room.');
    expect(await deleteRoom(room.id)).toEqual({ __typename: 'RecordInUse' });
    expect(await freeOf('Pavilion', stay)).toBe(2);
    const { result } = await execute(
      testServer,
      EDIT_ROOM,
      { id: room.id, input: { number: 'Garden 1', onSale: false } },
      owner,
    );
    expect(result).toEqual({ __typename: 'RoomsSaved' });
    expect(await freeOf('Pavilion', stay)).toBe(1);
  });

  test('a room that nobody booked, then it is gone, and each change has its audit entry', async () => {
    await addRoom('Pavilion', 'G9');
    const added = (await typeOf('Pavilion')).rooms.find(({ number }) => number === 'G9');
    expect(await deleteRoom(added?.id ?? 0)).toEqual({ __typename: 'RoomsSaved' });
    const entries = await testServer.query<{ action: string }>(
      "SELECT DISTINCT action FROM administrator_actions WHERE action LIKE '%Room%' ORDER BY action",
    );
    expect(entries.map(({ action }) => action)).toEqual([
      'addRoom',
      'addRoomType',
      'deleteRoom',
      'deleteRoomType',
      'editRoom',
      'editRoomType',
    ]);
  });
});
