import type { ChangedStayInput, CreateBookingInput, RoomTypeInput } from '../../generated/operations';
import { bookingForm, confirmPayment, createBooking, hold, inDays } from '../../testkit/bookings';
import {
  changeBooking,
  changeForm,
  changePreview,
  changeable,
  payChange,
  previewedDifference,
  staysWith,
} from '../../testkit/changes';
import { assertType, execute, gql, type RequestOptions } from '../../testkit/graphql';
import { signedInOwner } from '../../testkit/promotions';
import { postForm, postJson } from '../../testkit/raw-http';
import { startTestServer, type TestServer } from '../../testkit/test-server';
import { waitFor } from '../../testkit/wait-for';

const QUOTE = gql(`query QuoteForFamily(
  $roomType: RoomTypeName!, $checkin: PlainDate!, $checkout: PlainDate!, $guests: Int, $children: [Int!], $plan: String
) {
  quote(
    roomType: $roomType, checkin: $checkin, checkout: $checkout, guests: $guests, children: $children, plan: $plan
  ) {
    __typename
    ... on Quote { total { amount } stays { guests children nights { value { amount } supplement { amount } } } }
    ... on InvalidInput { faults { field code message } }
  }
}`);
const OPTIONS =
  gql(`query OptionsForFamily($checkin: PlainDate!, $checkout: PlainDate!, $guests: Int, $children: [Int!]) {
  stayOptions(checkin: $checkin, checkout: $checkout, guests: $guests, children: $children) {
    __typename
    ... on StayOptions { children options { roomType { name } quote { total { amount } } faults { code } } }
    ... on InvalidInput { faults { field code } }
  }
}`);
const CALENDAR = gql(`query CalendarForFamily($from: PlainDate!, $guests: Int, $children: [Int!]) {
  stayCalendar(from: $from, nights: 1, roomType: "Deluxe", guests: $guests, children: $children) {
    ... on StayCalendar { days { state lowestPrice { amount } } }
  }
}`);
const BOOKED = gql(`query FamilyOfBooking($token: String!) {
  bookingByToken(token: $token) {
    ... on Booking { totalNow { amount } stays { guests children } quote { stays { nights { supplement { amount } } } } }
  }
}`);
const TYPES = gql(`query TypesWithSupplements {
  roomSettings {
    id version name description nightlyRateCents capacity maximumAdults maximumChildren extraBeds beds
    sizeSquareMetres view floor included pictures sortOrder onSale code includedGuests adultSupplementCents
    childSupplements { band cents }
  }
  roomTypes { name childSupplements { name fromAge toAge supplement { amount currency } } }
}`);
const EDIT_TYPE = gql(`mutation EditSupplements($id: Int!, $input: RoomTypeInput!, $version: Int!) {
  result: editRoomType(id: $id, input: $input, version: $version) {
    __typename
    ... on InvalidInput { faults { field code } }
  }
}`);

/** A Deluxe night with tax, and a Deluxe night with one child of 6 to 12 beyond the four guests in the rate. */
const [DELUXE, DELUXE_WITH_CHILD] = [1_972_488, 2_170_728];
const CHILD = DELUXE_WITH_CHILD - DELUXE;

let testServer: TestServer;
let owner: RequestOptions;
beforeAll(async () => {
  testServer = await startTestServer({ HOLDS_PER_EMAIL: '40', HOLDS_PER_CALLER: '40' });
  owner = await signedInOwner(testServer);
});
afterAll(() => testServer.stop());
beforeEach(() => testServer.razorpay.setMode({ reset: true, webhooks: 'off' }));
afterEach(async () => {
  await testServer.shiftClock('0');
  expect(await testServer.breaches()).toEqual([]);
});

let first = 40;
function freshStay(nights = 1) {
  first += 6;
  return { checkin: inDays(first), checkout: inDays(first + nights) };
}

/** The nights of quotes, on which nothing is booked. */
const quoted = freshStay();

async function quoteFor(roomType: string, guests: number, children: number[], plan?: string) {
  return (await execute(testServer, QUOTE, { roomType, ...quoted, guests, children, plan })).quote;
}

const totalFor = async (...wanted: Parameters<typeof quoteFor>) => {
  const quote = await quoteFor(...wanted);
  return quote.__typename === 'Quote' ? quote.total.amount : quote.faults;
};

async function editType(code: string, changes: Partial<RoomTypeInput>) {
  const { roomSettings } = await execute(testServer, TYPES, {}, owner);
  const setting = roomSettings.find((one) => one.code === code);
  if (!setting) throw new Error(`There is no type ${code}.`);
  const { id, version, code: _code, ...form } = setting;
  return (await execute(testServer, EDIT_TYPE, { id, version, input: { ...form, ...changes } }, owner))
    .result;
}

describe('the sample hotel', () => {
  test.each([
    ['Single', 1, [], undefined, 981_288],
    ['Single', 2, [], undefined, 981_288],
    ['Single', 2, [4], 'NON_REFUNDABLE', 785_862],
    ['Deluxe', 4, [], undefined, DELUXE],
    ['Deluxe', 4, [4, 9], undefined, DELUXE],
    ['Deluxe', 5, [4], undefined, DELUXE],
    ['Deluxe', 5, [9], undefined, DELUXE_WITH_CHILD],
    ['Deluxe', 5, [9, 4], undefined, DELUXE],
    ['Deluxe', 5, [9, 12], undefined, DELUXE_WITH_CHILD],
  ])('%s for %i guests with children of %j costs what §2 says and its supplements', async (...wanted) => {
    const [roomType, guests, children, plan, total] = wanted;
    expect(await totalFor(roomType, guests, children, plan)).toBe(total);
  });

  test('each night shows its supplement for further guests', async () => {
    expect(await quoteFor('Deluxe', 5, [9])).toMatchObject({
      stays: [
        {
          guests: 5,
          children: [9],
          nights: [{ value: { amount: 1_839_600 }, supplement: { amount: 168_000 } }],
        },
      ],
    });
  });

  test('the page of a type shows what children cost, by their age', async () => {
    const { roomTypes } = await execute(testServer, TYPES, {}, owner);
    expect(roomTypes.find(({ name }) => name === 'Deluxe')?.childSupplements).toEqual([
      { name: 'Small child', fromAge: 0, toAge: 5, supplement: { amount: 0, currency: 'USD' } },
      { name: 'Child', fromAge: 6, toAge: 12, supplement: { amount: 2_000, currency: 'USD' } },
    ]);
  });

  test.each<[string, string, number, number[], object]>([
    ['more adults than the type takes', 'Deluxe', 5, [], { field: 'guests', code: 'PARTY_TOO_LARGE' }],
    ['more children than it takes', 'Deluxe', 5, [1, 2, 3], { field: 'guests', code: 'PARTY_TOO_LARGE' }],
    ['more of both than it has beds', 'Deluxe', 6, [4, 9], { field: 'guests', code: 'PARTY_TOO_LARGE' }],
    ['a child too old for the bands', 'Deluxe', 5, [13], { field: 'guests', code: 'PARTY_TOO_LARGE' }],
    ['children alone', 'Deluxe', 1, [9], { field: 'children', code: 'CHILDREN_WITHOUT_ADULT' }],
    ['a grown-up child', 'Deluxe', 2, [18], { field: 'children', code: 'CHILD_AGE_INVALID' }],
    ['an age below 0', 'Deluxe', 2, [-1], { field: 'children', code: 'CHILD_AGE_INVALID' }],
  ])('refuses %s', async (_what, roomType, guests, children, fault) => {
    expect(await quoteFor(roomType, guests, children)).toMatchObject({ faults: [fault] });
  });

  test('the refusal names the limits', async () => {
    expect(await quoteFor('Deluxe', 5, [])).toMatchObject({
      faults: [
        {
          message:
            'Deluxe sleeps at most 5 guests, with up to 4 adults and 2 children. Choose a larger room or book two.',
        },
      ],
    });
  });

  test('the search prices each type for the family, and says which types cannot take it', async () => {
    const wanted = { ...freshStay(), guests: 5, children: [9] };
    const { stayOptions } = await execute(testServer, OPTIONS, wanted);
    expect(stayOptions).toMatchObject({
      children: [9],
      options: [
        { roomType: { name: 'Single' }, quote: null, faults: [{ code: 'PARTY_TOO_LARGE' }] },
        { roomType: { name: 'Double' }, quote: null, faults: [{ code: 'PARTY_TOO_LARGE' }] },
        { roomType: { name: 'Deluxe' }, quote: { total: { amount: DELUXE_WITH_CHILD } }, faults: [] },
        { roomType: { name: 'Suite' }, faults: [] },
      ],
    });
  });

  test('the calendar shows the price for the family, and no price when the type cannot take it', async () => {
    const from = freshStay().checkin;
    const priceFor = async (guests: number, children: number[]) => {
      const { stayCalendar } = await execute(testServer, CALENDAR, { from, guests, children });
      return 'days' in stayCalendar ? stayCalendar.days[0] : null;
    };
    expect(await priceFor(4, [])).toMatchObject({ lowestPrice: { amount: 1_775_240 } });
    expect(await priceFor(5, [9])).toMatchObject({ lowestPrice: { amount: 1_973_480 } });
    expect(await priceFor(6, [9, 9])).toMatchObject({ state: 'CLOSED', lowestPrice: null });
  });
});

describe('a booking over REST', () => {
  test('accepts the ages of children, and its order has their supplement', async () => {
    const form = bookingForm(testServer, { ...freshStay(), roomType: 'Deluxe', guests: 5, children: [9] });
    expect(await postJson(testServer, '/api/bookings', form)).toMatchObject({
      status: 200,
      json: { order: { amount: DELUXE_WITH_CHILD } },
    });
  });

  test('accepts them as text from a form', async () => {
    const { name, email, phone } = bookingForm(testServer);
    const fields = { name, email, phone, ...freshStay(), roomType: 'Deluxe', guests: '5', children: '9,4' };
    expect(await postForm(testServer, '/api/bookings', fields)).toMatchObject({
      status: 200,
      json: { order: { amount: DELUXE } },
    });
  });

  test('refuses words instead of ages', async () => {
    const form = { ...bookingForm(testServer), children: 'two' };
    expect(await postJson(testServer, '/api/bookings', form)).toMatchObject({ status: 400 });
  });

  test('the same key with other children is another form', async () => {
    const idempotencyKey = 'family-form-000001';
    const form = bookingForm(testServer, { ...freshStay(), roomType: 'Deluxe', guests: 4, idempotencyKey });
    expect((await createBooking(testServer, form)).__typename).toBe('BookingHold');
    expect(await createBooking(testServer, { ...form, children: [9] })).toMatchObject({
      code: 'IDEMPOTENCY_CONFLICT',
    });
  });
});

/** A paid Deluxe for two nights. */
async function booked(form: Partial<CreateBookingInput>) {
  const held = await hold(testServer, { ...freshStay(2), roomType: 'Deluxe', ...form });
  const { checkout } = await testServer.razorpay.pay(held.checkout.orderId, {
    outcome: 'capture',
    webhook: false,
  });
  await confirmPayment(testServer, checkout);
  return held.token;
}

async function bookingOf(token: string) {
  const { bookingByToken } = await execute(testServer, BOOKED, { token });
  if (!('stays' in bookingByToken)) throw new Error('There is no such booking.');
  const [stay] = bookingByToken.stays;
  const nights = bookingByToken.quote.stays[0]?.nights ?? [];
  return {
    total: bookingByToken.totalNow.amount,
    guests: stay?.guests,
    children: stay?.children,
    supplements: nights.map(({ supplement }) => supplement.amount),
  };
}

/** Changes the first room as its guest does, and pays the difference. */
async function changed(token: string, wanted: Partial<ChangedStayInput>) {
  const form = await changeForm(testServer, token, wanted);
  const result = await changeBooking(testServer, form);
  if (result.__typename === 'ChangeHeld') await payChange(testServer, result.change.checkout?.orderId ?? '');
  else assertType(result, 'BookingChanged');
  return form.expectedDifference;
}

describe('a booking of four adults', () => {
  test('gets a child of 9 on its kept nights for the supplement, and gets a full refund for removing it', async () => {
    const token = await booked({ guests: 4 });
    expect(await changed(token, { guests: 5, children: [9] })).toBe(2 * CHILD);
    expect(await bookingOf(token)).toEqual({
      total: 2 * DELUXE_WITH_CHILD,
      guests: 5,
      children: [9],
      supplements: [168_000, 168_000],
    });
    expect(await changed(token, { guests: 4, children: [] })).toBe(-2 * CHILD);
    expect(await bookingOf(token)).toMatchObject({ total: 2 * DELUXE, guests: 4, children: [] });
  });

  test('gets a small child at no charge, at once', async () => {
    const token = await booked({ guests: 4 });
    expect(await changed(token, { guests: 5, children: [3] })).toBe(0);
    expect(await bookingOf(token)).toMatchObject({ total: 2 * DELUXE, guests: 5, children: [3] });
  });

  test('is refused a fifth adult, with the limits', async () => {
    const token = await booked({ guests: 4 });
    const preview = await changePreview(testServer, token, await staysWith(testServer, token, { guests: 5 }));
    expect(preview).toMatchObject({ faults: [{ field: 'stays.0.guests', code: 'PARTY_TOO_LARGE' }] });
  });
});

describe('a booking of a family with a child of 9', () => {
  const family = { guests: 5, children: [9] };

  test('keeps its child in a form without children', async () => {
    const token = await booked(family);
    const longer = { checkout: inDays(first + 3) };
    expect(await changed(token, longer)).toBe(DELUXE_WITH_CHILD);
    expect(await bookingOf(token)).toMatchObject({ guests: 5, children: [9] });
  });

  test('can correct the age, and the nights cost the band of that age', async () => {
    const token = await booked(family);
    expect(await changed(token, { children: [5] })).toBe(-2 * CHILD);
    expect(await bookingOf(token)).toMatchObject({ children: [5], supplements: [0, 0] });
  });

  test('after the deadline, what a child cost is kept as it is for a cheaper room', async () => {
    const token = await booked(family);
    await testServer.shiftClock(`${first - 1} days`);
    const stays = await staysWith(testServer, token, { guests: 4, children: [] });
    expect(await previewedDifference(testServer, token, stays)).toBe(0);
    expect(await changePreview(testServer, token, stays)).toMatchObject({ charge: { amount: 2 * CHILD } });
  });

  test('keeps its lines byte by byte, and the guests’ cost on kept nights, when the owner changes all amounts', async () => {
    const token = await booked(family);
    const LINES = 'SELECT to_jsonb(line)::text AS line FROM folio_lines line ORDER BY id';
    const before = await testServer.query(LINES);
    const dearer = [{ band: 'CHILD', cents: 9_900 }];
    const changes = { includedGuests: 1, adultSupplementCents: 7_700, childSupplements: dearer };
    expect(await editType('Deluxe', changes)).toEqual({ __typename: 'RoomsSaved' });
    await waitFor('a new stay costs more', async () => (await totalFor('Deluxe', 2, [])) !== DELUXE);
    expect(await totalFor('Deluxe', 1, [])).toBe(DELUXE);
    expect(await testServer.query(LINES)).toEqual(before);
    expect(await changed(token, { guests: 4, children: [] })).toBe(-2 * CHILD);
    expect(await changed(token, { guests: 5, children: [7] })).toBe(2 * CHILD);
    const stored = await editType('Deluxe', { adultSupplementCents: 4_000, includedGuests: 4 });
    expect(stored).toEqual({ __typename: 'RoomsSaved' });
    await editType('Deluxe', {
      childSupplements: [
        { band: 'SMALL_CHILD', cents: 0 },
        { band: 'CHILD', cents: 2_000 },
      ],
    });
    await waitFor('all is as it was', async () => (await totalFor('Deluxe', 5, [9])) === DELUXE_WITH_CHILD);
  });
});

describe('the form of a room type', () => {
  test.each<[string, Partial<RoomTypeInput>, [string, string]]>([
    ['no guest in the rate', { includedGuests: 0 }, ['includedGuests', 'NUMBER_OUT_OF_RANGE']],
    [
      'a negative supplement',
      { adultSupplementCents: -1 },
      ['adultSupplementCents', 'SUPPLEMENT_OUT_OF_RANGE'],
    ],
    [
      'a negative supplement of children',
      { childSupplements: [{ band: 'CHILD', cents: -1 }] },
      ['childSupplements.0.cents', 'SUPPLEMENT_OUT_OF_RANGE'],
    ],
  ])('refuses %s', async (_what, changes, [field, code]) => {
    expect(await editType('Suite', changes)).toMatchObject({ faults: [{ field, code }] });
  });

  test('that leaves supplements out keeps them', async () => {
    await editType('Suite', { adultSupplementCents: null, childSupplements: null });
    const { roomSettings } = await execute(testServer, TYPES, {}, owner);
    expect(roomSettings.find(({ code }) => code === 'Suite')).toMatchObject({
      adultSupplementCents: 5_000,
      childSupplements: [
        { band: 'CHILD', cents: 2_500 },
        { band: 'SMALL_CHILD', cents: 0 },
      ],
    });
  });
});

test('a booking of an earlier version has only adults, and its page says so', async () => {
  const token = await booked({ guests: 2 });
  expect((await changeable(testServer, token)).stays[0]).toMatchObject({ guests: 2 });
  expect(await bookingOf(token)).toMatchObject({ guests: 2, children: [], supplements: [0, 0] });
});
