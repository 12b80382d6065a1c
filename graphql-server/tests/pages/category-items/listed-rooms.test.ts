import {
  assertHeld,
  bookingForm,
  bookingPage,
  confirmPayment,
  createBooking,
  hold,
  inDays,
  type CreateBookingInput,
} from '../../testkit/bookings';
import type { CategoryItemInput } from '../../generated/operations';
import { untilNotified } from '../../testkit/change-notifications';
import { assertType, execute, gql } from '../../testkit/graphql';
import { openIdentity } from '../../testkit/identity';
import { startTestServer, type TestServer } from '../../testkit/test-server';

const LISTINGS = gql(`query ListedRoomsInTest($category: String!) {
  categoryItems(category: $category) {
    ... on CategoryItems { items { id title rooms roomType price { amount currency } oneNight { amount currency } } }
  }
}`);
const EDIT = gql(`mutation EditListingInTest($id: ID!, $input: CategoryItemInput!) {
  editCategoryItem(id: $id, input: $input) {
    __typename
    ... on CategoryItemSaved { item { rooms price { amount } } }
    ... on InvalidInput { faults { field code } }
  }
}`);

const BEFORE_BOOKING =
  gql(`query ListingBeforeBooking($checkin: PlainDate!, $checkout: PlainDate!, $listing: ID) {
  quote(roomType: "Deluxe", checkin: $checkin, checkout: $checkout, listing: $listing) {
    __typename
    ... on InvalidInput { faults { field code } }
  }
  availability(checkin: $checkin, checkout: $checkout, listing: $listing) {
    ... on Availability {
      listing { roomsFree nearest { checkin checkout } }
      roomTypes { roomsFree roomType { name } }
    }
  }
}`);

let testServer: TestServer;
let owner: { token: string };
beforeAll(async () => {
  testServer = await startTestServer({ HOLDS_PER_EMAIL: '50' });
  const identity = await openIdentity();
  const { token } = await identity.signIn({ email: testServer.settings.ADMIN_EMAIL, emailVerified: true });
  owner = { token };
});
afterAll(() => testServer.stop());
afterEach(async () => {
  await testServer.shiftClock('0');
  expect(await testServer.breaches()).toEqual([]);
});

async function listingNamed(title: string, category = 'Deluxe Rooms') {
  await untilNotified(testServer);
  const { categoryItems } = await execute(testServer, LISTINGS, { category });
  const items = 'items' in categoryItems ? categoryItems.items : [];
  const found = items.find((item) => item.title === title);
  if (!found) throw new Error(`There is no listing ${title}.`);
  return found;
}

async function roomOf(reference: string): Promise<string | undefined> {
  const [row] = await testServer.query<{ number: string }>(
    `SELECT room.number FROM bookings booking JOIN stays stay ON stay.booking_id = booking.id
     JOIN rooms room ON room.id = stay.room_id WHERE booking.reference = $1`,
    [reference],
  );
  return row?.number;
}

/** A form for a Deluxe Room from the listing of that title. */
async function fromListing(title: string, form: Partial<CreateBookingInput>) {
  const { id } = await listingNamed(title);
  return { roomType: 'Deluxe', listing: id, ...form };
}

async function edit(title: string, changes: Partial<CategoryItemInput>) {
  const { id, roomType, rooms } = await listingNamed(title);
  const input = { title, category: 'Deluxe Rooms', roomType, rooms, ...changes };
  return (await execute(testServer, EDIT, { id, input }, owner)).editCategoryItem;
}

describe('a listing that names rooms', () => {
  test('gives each guest who books from it one of these rooms, and no other room', async () => {
    const stay = { checkin: inDays(20), checkout: inDays(22) };
    const form = await fromListing('Deluxe Corner Room', stay);
    const [first, second] = [await hold(testServer, form), await hold(testServer, form)];
    const rooms = [await roomOf(first.booking.reference), await roomOf(second.booking.reference)];
    expect(rooms.toSorted()).toEqual(['301', '308']);
    expect(await createBooking(testServer, form)).toMatchObject({
      code: 'ROOM_UNAVAILABLE',
      // Another room of its type comes first, then other types, then other nights of these two rooms.
      alternatives: [
        { roomType: 'Deluxe', ...stay },
        { roomType: 'Single' },
        { roomType: 'Deluxe', checkin: inDays(22) },
        { roomType: 'Deluxe', checkin: inDays(18) },
      ],
    });
  });

  test('says before the booking how many of them are free, including when one is free', async () => {
    const stay = { checkin: inDays(40), checkout: inDays(42) };
    const form = await fromListing('Deluxe Corner Room', stay);
    const before = async (listing?: string | null) =>
      (await execute(testServer, BEFORE_BOOKING, { ...stay, listing })).availability;
    expect(await before(form.listing)).toMatchObject({ listing: { roomsFree: 2, nearest: [] } });
    await hold(testServer, form);
    await hold(testServer, form);
    const taken = await before(form.listing);
    expect(taken).toMatchObject({
      listing: {
        roomsFree: 0,
        nearest: [
          { checkin: inDays(42), checkout: inDays(44) },
          { checkin: inDays(38), checkout: inDays(40) },
        ],
      },
    });
    // Rooms of its type are still free.
    const types = 'roomTypes' in taken ? taken.roomTypes : [];
    expect(types.find(({ roomType }) => roomType.name === 'Deluxe')?.roomsFree).toBe(6);
    expect(await before()).toMatchObject({ listing: null });
  });

  test('that the hotel does not have is a fault of the quote', async () => {
    const stay = { checkin: inDays(40), checkout: inDays(41) };
    const { quote } = await execute(testServer, BEFORE_BOOKING, { ...stay, listing: 'none' });
    expect(quote).toMatchObject({ faults: [{ field: 'listing', code: 'LISTING_UNKNOWN' }] });
  });

  test('a guest who books the type without a listing gets any room of the type', async () => {
    const stay = { checkin: inDays(24), checkout: inDays(25) };
    const form = await fromListing('Deluxe Corner Room', stay);
    await hold(testServer, form);
    await hold(testServer, form);
    assertHeld(await createBooking(testServer, { ...stay, roomType: 'Deluxe' }));
  });

  test('given a late payment, gives one of its rooms or refunds the money', async () => {
    testServer.razorpay.setMode({ reset: true, webhooks: 'off' });
    const form = await fromListing('Deluxe Quiet Room', { checkin: inDays(27), checkout: inDays(28) });
    const late = await hold(testServer, form);
    await testServer.shiftClock('16 minutes');
    await testServer.installation.sweep.run();
    await hold(testServer, form);
    await hold(testServer, form);
    const { checkout } = await testServer.razorpay.pay(late.checkout.orderId, {
      outcome: 'capture',
      webhook: false,
    });
    expect(await confirmPayment(testServer, checkout)).toMatchObject({ code: 'PAYMENT_REFUNDED' });
    expect((await bookingPage(testServer, late.token)).status).toBe('EXPIRED');
    await testServer.runJobs();
  });

  test('the same form sent twice is one booking, and with another listing it is refused', async () => {
    const form = bookingForm(testServer, {
      ...(await fromListing('Deluxe Corner Room', { checkin: inDays(30), checkout: inDays(31) })),
      idempotencyKey: 'a-key-of-a-listed-room',
    });
    const [first, again] = [await hold(testServer, form), await hold(testServer, form)];
    expect(again.booking.reference).toBe(first.booking.reference);
    const { id } = await listingNamed('Deluxe Quiet Room');
    expect(await createBooking(testServer, { ...form, listing: id })).toMatchObject({
      code: 'IDEMPOTENCY_CONFLICT',
    });
  });
});

describe('a listing that cannot be booked', () => {
  const listingFault = (code: string) => ({
    __typename: 'InvalidInput',
    faults: [{ field: 'listing' }],
    code,
  });

  test('because it is marked as not available, is refused and takes no room', async () => {
    const form = await fromListing('Deluxe Room, Set for Two', { checkin: inDays(33), checkout: inDays(34) });
    await edit('Deluxe Room, Set for Two', { available: false });
    expect(await createBooking(testServer, form)).toMatchObject({
      ...listingFault('INVALID_INPUT'),
      message: 'This room cannot be booked at the moment. Please choose another room.',
    });
    await edit('Deluxe Room, Set for Two', { available: true });
    assertHeld(await createBooking(testServer, form));
  });

  test.each([
    ['there is none of that id', 'no-such-listing'],
    ['there is none of that UUID', '5e2f2c9c-0d7b-4f0e-9a52-0c2c8b6d6a11'],
  ])('because %s, is named', async (_why, listing) => {
    const refused = await createBooking(testServer, { roomType: 'Deluxe', listing });
    expect(refused).toMatchObject(listingFault('INVALID_INPUT'));
  });

  test('because the form asks for another room type, is named', async () => {
    const form = await fromListing('Deluxe Corner Room', { roomType: 'Suite' });
    expect(await createBooking(testServer, form)).toMatchObject(listingFault('INVALID_INPUT'));
  });
});

describe('the price on a card', () => {
  test('of a room is the rate of its type, and below it one night in rupees with tax', async () => {
    expect(await listingNamed('Deluxe Lake Room')).toMatchObject({
      rooms: ['302', '303', '306', '307'],
      price: { amount: 19_900, currency: 'USD' },
      oneNight: { amount: 1_775_240, currency: 'INR' },
    });
  });

  test('follows a change of the rate', async () => {
    await testServer.query(`UPDATE room_types SET nightly_rate_cents = 9900 WHERE code = 'Deluxe'`);
    const card = await listingNamed('Deluxe Lake Room');
    await testServer.query(`UPDATE room_types SET nightly_rate_cents = 19900 WHERE code = 'Deluxe'`);
    expect(card).toMatchObject({ price: { amount: 9_900 }, oneNight: { amount: 785_862 } });
  });

  test('follows the number on a door', async () => {
    await testServer.query(`UPDATE rooms SET number = '301A' WHERE number = '301'`);
    const { rooms } = await listingNamed('Deluxe Corner Room');
    await testServer.query(`UPDATE rooms SET number = '301' WHERE number = '301A'`);
    expect(rooms).toEqual(['301A', '308']);
  });
});

describe('given the administrator edits a listing of a room', () => {
  test('its rooms are what guests get', async () => {
    const saved = await edit('Deluxe Corner Room', { rooms: ['308'] });
    assertType(saved, 'CategoryItemSaved');
    expect(saved.item).toEqual({ rooms: ['308'], price: { amount: 19_900 } });
    const stay = { checkin: inDays(36), checkout: inDays(37) };
    const held = await hold(testServer, await fromListing('Deluxe Corner Room', stay));
    expect(await roomOf(held.booking.reference)).toBe('308');
    await edit('Deluxe Corner Room', { rooms: ['301', '308'] });
  });

  test.each<[string, Partial<CategoryItemInput>, string, string]>([
    ['a price of its own', { priceCents: 17_900 }, 'priceCents', 'LISTING_PRICE_OF_TYPE'],
    ['a room of another type', { rooms: ['301', '101'] }, 'rooms', 'LISTING_ROOM_UNKNOWN'],
    ['a room that the hotel does not have', { rooms: ['999'] }, 'rooms', 'LISTING_ROOM_UNKNOWN'],
    ['rooms without a type', { roomType: null }, 'rooms', 'LISTING_NEEDS_ROOM_TYPE'],
    ['a type that the hotel does not have', { roomType: 'Castle' }, 'roomType', 'ROOM_TYPE_UNKNOWN'],
  ])('%s is refused', async (_what, changes, field, code) => {
    expect(await edit('Deluxe Corner Room', changes)).toEqual({
      __typename: 'InvalidInput',
      faults: [{ field, code }],
    });
  });
});
