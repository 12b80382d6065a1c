import type { RateEditInput, RoomsInTestQueryVariables } from '../../generated/operations';
import { hold, inDays } from '../../testkit/bookings';
import { goTo } from '../../testkit/check-ins';
import { execute, gql, type RequestOptions } from '../../testkit/graphql';
import { openIdentity } from '../../testkit/identity';
import { startTestServer, type TestServer } from '../../testkit/test-server';

const CALENDAR =
  gql(`query CalendarInTest($from: PlainDate!, $nights: Int, $roomType: RoomTypeName, $guests: Int) {
  result: stayCalendar(from: $from, nights: $nights, roomType: $roomType, guests: $guests) {
    __typename
    ... on StayCalendar {
      days { date state roomsFree lowestPrice { amount currency } roomType noArrival closedToDeparture minimumNights }
    }
    ... on InvalidInput { faults { field code message } }
  }
}`);
const OPTIONS = gql(`query OptionsInTest($checkin: PlainDate!, $checkout: PlainDate!, $guests: Int) {
  result: stayOptions(checkin: $checkin, checkout: $checkout, guests: $guests) {
    __typename
    ... on StayOptions {
      nights
      options {
        roomType { name }
        roomsFree
        quote { total { amount } }
        plans { plan total { amount } }
        faults { field code message }
        nearest { checkin checkout }
      }
    }
    ... on InvalidInput { faults { field code } }
  }
}`);
const TYPES = gql(`query RoomTypesInSearchTest { roomTypes { name oneNight { amount currency } } }`);
const RATES = gql(`query VersionInSearchTest { rateBook { version } }`);
const CHANGE = gql(`mutation ChangeRatesInSearchTest($edit: RateEditInput!, $version: Int!) {
  result: changeRates(edit: $edit, version: $version) { __typename }
}`);

// One Single night on the cheapest plan of the sample hotel, with tax.
const SINGLE_NON_REFUNDABLE_PAISE = 785_862;
const DELUXE_IN_SEASON_PAISE = 2_761_484;
const SUITES = 4;

let testServer: TestServer;
let owner: RequestOptions;
beforeAll(async () => {
  testServer = await startTestServer();
  const identity = await openIdentity();
  const { token } = await identity.signIn({ email: testServer.settings.ADMIN_EMAIL, emailVerified: true });
  owner = { token };
});
afterAll(() => testServer.stop());

async function change(edit: RateEditInput) {
  const { version } = (await execute(testServer, RATES, {}, owner)).rateBook;
  const { result } = await execute(testServer, CHANGE, { edit, version }, owner);
  expect(result.__typename).toBe('RatesSaved');
}

const rule = (
  kind: 'STOP_SALE' | 'CLOSED_TO_ARRIVAL' | 'CLOSED_TO_DEPARTURE' | 'MINIMUM_NIGHTS_BY_ARRIVAL',
  [from, to]: readonly [number, number],
  { nights, roomTypes = [] }: { nights?: number; roomTypes?: string[] } = {},
) =>
  change({
    restriction: {
      name: kind,
      from: inDays(from),
      to: inDays(to),
      weekdays: [],
      roomTypes,
      rule: { kind, nights },
    },
  });

interface Shown {
  nights?: number;
  roomType?: string;
  guests?: number;
}

const calendar = async (from: number, shown: Shown = {}) =>
  (await execute(testServer, CALENDAR, { from: inDays(from), nights: 1, ...shown })).result;

async function daysFrom(from: number, shown: Shown = {}) {
  const result = await calendar(from, shown);
  if (result.__typename !== 'StayCalendar') throw new Error(JSON.stringify(result));
  return result.days;
}

async function optionsFor([from, to]: readonly [number, number], guests = 1) {
  const { result } = await execute(testServer, OPTIONS, {
    checkin: inDays(from),
    checkout: inDays(to),
    guests,
  });
  if (result.__typename !== 'StayOptions') throw new Error(JSON.stringify(result));
  return new Map(result.options.map((option) => [option.roomType.name, option]));
}

/** Sells suites for one night. */
async function sellSuites(night: number, count = SUITES) {
  for (let sold = 0; sold < count; sold += 1)
    await hold(testServer, { roomType: 'Suite', checkin: inDays(night), checkout: inDays(night + 1) });
}

test('each type shows without dates the lowest night that two adults can book, with tax', async () => {
  const { roomTypes } = await execute(testServer, TYPES);
  expect(roomTypes.map(({ name, oneNight }) => [name, oneNight?.amount, oneNight?.currency])).toEqual([
    ['Single', SINGLE_NON_REFUNDABLE_PAISE, 'INR'],
    ['Double', expect.any(Number), 'INR'],
    ['Deluxe', 1_775_240, 'INR'],
    ['Suite', expect.any(Number), 'INR'],
  ]);
});

describe('given the calendar of all types', () => {
  test('a day shows the lowest price with tax, its type and the free rooms', async () => {
    expect(await daysFrom(40)).toEqual([
      {
        date: inDays(40),
        state: 'OPEN',
        roomsFree: 30,
        lowestPrice: { amount: SINGLE_NON_REFUNDABLE_PAISE, currency: 'INR' },
        roomType: 'Single',
        noArrival: null,
        closedToDeparture: false,
        minimumNights: 1,
      },
    ]);
  });

  test('for more guests than a Single sleeps, only larger types count', async () => {
    const [ofFour] = await daysFrom(40, { guests: 4 });
    expect(ofFour).toMatchObject({ roomType: 'Deluxe', roomsFree: 12 });
    const [ofNine] = await daysFrom(40, { guests: 9 });
    expect(ofNine).toMatchObject({ state: 'CLOSED', noArrival: 'NOT_SOLD', lowestPrice: null });
  });

  test('no stay begins on past days or on days beyond the booking window', async () => {
    const [yesterday] = await daysFrom(-1, { nights: 2 });
    expect(yesterday).toMatchObject({ state: 'CLOSED', noArrival: 'PASSED', lowestPrice: null });
    expect((await daysFrom(500, { nights: 100 })).at(-1)).toMatchObject({ noArrival: 'TOO_FAR_AHEAD' });
  });

  test('at noon, the night of today has its price', async () => {
    await goTo(testServer, inDays(0), '12:00');
    const [today] = await daysFrom(0, { nights: 2 });
    await testServer.shiftClock('0');
    expect(today).toMatchObject({ state: 'OPEN', lowestPrice: { amount: SINGLE_NON_REFUNDABLE_PAISE } });
  });

  test('it has 62 days when no number is given, and each is one later', async () => {
    const { result } = await execute(testServer, CALENDAR, { from: inDays(10) });
    const dates = result.__typename === 'StayCalendar' ? result.days.map(({ date }) => date) : [];
    expect(dates).toEqual(Array.from({ length: 62 }, (_, day) => inDays(10 + day)));
  });
});

describe('given a season and rules', () => {
  test('the night has the lowest price of all plans, which a search for it also shows', async () => {
    await change({
      season: {
        name: 'High season',
        from: inDays(60),
        to: inDays(62),
        weekdays: [],
        roomTypes: ['Deluxe'],
        priority: 1,
        change: { kind: 'PERCENT', hundredths: 4_000 },
      },
    });
    const [before, within] = await daysFrom(59, { nights: 2, roomType: 'Deluxe' });
    const option = (await optionsFor([60, 61])).get('Deluxe');
    expect(option?.quote?.total.amount).toBe(DELUXE_IN_SEASON_PAISE);
    const totals = option?.plans.map(({ total }) => total?.amount ?? 0) ?? [];
    expect(within?.lowestPrice?.amount).toBe(Math.min(...totals));
    expect(before?.lowestPrice?.amount).toBeLessThan(Math.min(...totals));
    expect(Math.min(...totals)).toBeLessThan(DELUXE_IN_SEASON_PAISE);
  });

  test('a stop of sale closes the night, an arrival rule only the arrival', async () => {
    await rule('STOP_SALE', [70, 70]);
    await rule('CLOSED_TO_ARRIVAL', [71, 71]);
    await rule('CLOSED_TO_DEPARTURE', [72, 72]);
    await rule('MINIMUM_NIGHTS_BY_ARRIVAL', [73, 73], { nights: 3 });
    const days = await daysFrom(70, { nights: 4 });
    expect(days[0]).toMatchObject({
      state: 'CLOSED',
      noArrival: 'NOT_SOLD',
      lowestPrice: null,
      roomsFree: 0,
    });
    expect(days[1]).toMatchObject({ state: 'OPEN', noArrival: 'CLOSED_TO_ARRIVAL', roomsFree: 30 });
    expect(days[2]).toMatchObject({ state: 'OPEN', noArrival: null, closedToDeparture: true });
    expect(days[3]).toMatchObject({ state: 'OPEN', noArrival: null, minimumNights: 3 });
  });

  test('a rule for one type leaves the day open in the others', async () => {
    await rule('MINIMUM_NIGHTS_BY_ARRIVAL', [80, 80], { nights: 2, roomTypes: ['Single'] });
    expect(await daysFrom(80, { roomType: 'Single' })).toMatchObject([{ minimumNights: 2 }]);
    expect(await daysFrom(80)).toMatchObject([{ minimumNights: 1 }]);
    const options = await optionsFor([80, 81]);
    expect(options.get('Double')).toMatchObject({ faults: [], nearest: [] });
    expect(options.get('Single')).toMatchObject({
      quote: null,
      faults: [{ field: 'checkout', code: 'STAY_TOO_SHORT_ON' }],
      nearest: [
        { checkin: inDays(80), checkout: inDays(82) },
        { checkin: inDays(79), checkout: inDays(80) },
      ],
    });
  });
});

describe('given a night whose last suite is sold', () => {
  const NIGHT = 90;
  beforeAll(async () => {
    await sellSuites(NIGHT, SUITES - 1);
    // Read once, so that a stale response would show below.
    await Promise.all([daysFrom(NIGHT, { roomType: 'Suite' }), optionsFor([NIGHT, NIGHT + 1])]);
    await sellSuites(NIGHT, 1);
  });

  test('the calendar shows it as sold out at once', async () => {
    expect(await daysFrom(NIGHT, { nights: 2, roomType: 'Suite' })).toMatchObject([
      { state: 'SOLD_OUT', roomsFree: 0, lowestPrice: null },
      { state: 'OPEN', roomsFree: SUITES },
    ]);
    expect(await daysFrom(NIGHT)).toMatchObject([{ state: 'OPEN', roomsFree: 26 }]);
  });

  test('the search says so, with the nearest dates that are free', async () => {
    expect((await optionsFor([NIGHT, NIGHT + 1])).get('Suite')).toMatchObject({
      roomsFree: 0,
      faults: [],
      nearest: [
        { checkin: inDays(NIGHT + 1), checkout: inDays(NIGHT + 2) },
        { checkin: inDays(NIGHT - 1), checkout: inDays(NIGHT) },
      ],
    });
  });

  test('the nearest dates are an earlier and a later one, however much nearer the earlier ones are', async () => {
    const first = NIGHT + 30;
    for (const night of [first, first + 1, first + 2]) await sellSuites(night, SUITES);
    expect((await optionsFor([first, first + 1])).get('Suite')?.nearest).toEqual([
      { checkin: inDays(first - 1), checkout: inDays(first) },
      { checkin: inDays(first + 3), checkout: inDays(first + 4) },
    ]);
  });

  test('nearest dates break no rule', async () => {
    await rule('CLOSED_TO_ARRIVAL', [NIGHT + 1, NIGHT + 1], { roomTypes: ['Suite'] });
    expect((await optionsFor([NIGHT, NIGHT + 1])).get('Suite')?.nearest[0]).toEqual({
      checkin: inDays(NIGHT - 1),
      checkout: inDays(NIGHT),
    });
  });
});

describe('given more guests than a type sleeps', () => {
  test('the search names the rule, and suggests no other dates of the type', async () => {
    const options = await optionsFor([45, 47], 5);
    expect(options.get('Double')).toMatchObject({
      quote: null,
      faults: [{ field: 'guests', code: 'PARTY_TOO_LARGE' }],
      nearest: [],
    });
    expect(options.get('Suite')).toMatchObject({ faults: [], roomsFree: SUITES });
  });
});

const ROOMS = gql(`query RoomsInTest(
  $checkin: PlainDate!, $checkout: PlainDate!, $guests: Int, $children: [Int!], $rooms: [RoomPartyInput!]
) {
  result: stayOptions(
    checkin: $checkin, checkout: $checkout, guests: $guests, children: $children, rooms: $rooms
  ) {
    __typename
    ... on StayOptions {
      guests
      roomCount
      options { roomType { name } roomsFree plans { plan total { amount } cancellationTerms promise { freeUntil charge { amount } sentence } } faults { field code } }
      combinations { rooms { roomType { name } guests children } plans { plan total { amount } } }
    }
    ... on InvalidInput { faults { field code message } }
  }
}`);

describe('given a party', () => {
  const NIGHT = 330;

  async function found(variables: Omit<RoomsInTestQueryVariables, 'checkin' | 'checkout'>, night = NIGHT) {
    const dates = { checkin: inDays(night), checkout: inDays(night + 1) };
    const { result } = await execute(testServer, ROOMS, { ...dates, ...variables });
    if (result.__typename !== 'StayOptions') throw new Error(JSON.stringify(result));
    return result;
  }

  const inWords = ({ combinations }: Awaited<ReturnType<typeof found>>) =>
    combinations.map(({ rooms }) =>
      rooms.map(({ roomType, guests }) => `${roomType.name} ${guests}`).join(', '),
    );

  test('that no room takes, the cheapest rooms that take it together are offered', async () => {
    const result = await found({ guests: 9 });
    expect(result.options.every(({ faults }) => faults.length > 0)).toBe(true);
    expect(inWords(result)).toHaveLength(3);
    expect(
      result.combinations.map(({ rooms }) => rooms.reduce((sum, { guests }) => sum + guests, 0)),
    ).toEqual([9, 9, 9]);
    const totals = result.combinations.map(({ plans }) =>
      Math.min(...plans.map(({ total }) => total?.amount ?? Infinity)),
    );
    expect(totals).toEqual(totals.toSorted((one, other) => one - other));
  });

  test.each([12, 20])('of %d, a combination is offered', async (guests) => {
    expect((await found({ guests })).combinations.length).toBeGreaterThan(0);
  });

  test('of two adults with three children, two doubles are offered: they cost less than the rooms that take all', async () => {
    const result = await found({ guests: 5, children: [3, 6, 9] });
    expect(inWords(result).join(' | ')).toContain('Double 2, Double 3');
  });

  test('that fits into the cheapest room gets no combination', async () => {
    expect((await found({ guests: 2 })).combinations).toEqual([]);
  });

  test('in several rooms, each type is priced for all of them, and mixed rooms are offered', async () => {
    const result = await found({ rooms: [{ adults: 2 }, { adults: 2, ages: [4] }] });
    expect(result).toMatchObject({ guests: 5, roomCount: 2 });
    const [cheapest] = result.combinations;
    expect(cheapest?.rooms.map(({ guests, children }) => [guests, children])).toEqual(
      expect.arrayContaining([
        [2, []],
        [3, [4]],
      ]),
    );
    const double = result.options.find(({ roomType }) => roomType.name === 'Double');
    const alone = (await found({ guests: 2 })).options.find(({ roomType }) => roomType.name === 'Double');
    expect(double?.plans[0]?.total?.amount).toBe(2 * (alone?.plans[0]?.total?.amount ?? 0));
  });

  test('rooms that are taken are in no combination', async () => {
    const night = NIGHT + 10;
    await sellSuites(night);
    expect(inWords(await found({ guests: 9 }, night)).join()).not.toContain('Suite');
  });

  test('with a child whose age is unknown, the answer names the age', async () => {
    const dates = { checkin: inDays(NIGHT), checkout: inDays(NIGHT + 1) };
    const rooms = [{ adults: 2 }, { adults: 1, ages: [4, null] }];
    const { result } = await execute(testServer, ROOMS, { ...dates, rooms });
    expect(result).toMatchObject({
      faults: [{ field: 'rooms.1.ages.1', code: 'CHILD_AGE_MISSING' }],
    });
  });

  test.each([
    ['rooms.1.adults', [{ adults: 2 }, { adults: 0, ages: [null] }]],
    ['rooms.0.adults', [{ adults: 1_000_000 }]],
    ['rooms.1.ages', [{ adults: 2 }, { adults: 1, ages: Array<null>(100).fill(null) }]],
    ['rooms.0.ages.1', [{ adults: 2, ages: [3, 40] }]],
    ['rooms', Array.from({ length: 6 }, () => ({ adults: 1, ages: [null] }))],
  ])('a fault of %s names that field alone', async (field, rooms) => {
    const dates = { checkin: inDays(NIGHT), checkout: inDays(NIGHT + 1) };
    const { result } = await execute(testServer, ROOMS, { ...dates, rooms });
    expect(result).toMatchObject({ faults: [{ field }] });
  });

  test('more than five rooms are refused', async () => {
    const dates = { checkin: inDays(NIGHT), checkout: inDays(NIGHT + 1) };
    const rooms = Array.from({ length: 6 }, () => ({ adults: 1 }));
    const { result } = await execute(testServer, ROOMS, { ...dates, rooms });
    expect(result).toMatchObject({ faults: [{ field: 'rooms', code: 'TOO_MANY_STAYS' }] });
  });

  test('the promise of a rate names its moment; for tonight it says what a cancellation costs', async () => {
    const [ahead] = (await found({ guests: 1 })).options[0]?.plans ?? [];
    const later = ahead?.promise;
    expect(ahead?.cancellationTerms.startsWith(`${later?.sentence}; after that the first night`)).toBe(true);
    expect(later?.sentence).toMatch(/^Free cancellation until \w{3} \d+ \w+ \d{4}, 23:59$/);
    expect(later).toMatchObject({ charge: { amount: 0 }, freeUntil: expect.any(String) });
    const soon = (await found({ guests: 1 }, 1)).options[0]?.plans[0]?.promise;
    expect(soon).toEqual({
      freeUntil: null,
      charge: { amount: 981_288 },
      sentence: 'No longer free: the first night, ₹9,812.88, is charged',
    });
  });
});

describe('given wrong values', () => {
  test.each([
    ['nights', { nights: 0 }, 'NUMBER_OUT_OF_RANGE'],
    ['nights', { nights: 101 }, 'NUMBER_OUT_OF_RANGE'],
    ['guests', { guests: 0 }, 'GUESTS_TOO_FEW'],
    ['roomType', { roomType: 'Castle' }, 'ROOM_TYPE_UNKNOWN'],
  ])('the calendar names the field %s', async (field, shown, code) => {
    expect(await calendar(10, shown)).toMatchObject({
      __typename: 'InvalidInput',
      faults: [{ field, code }],
    });
  });

  test('the calendar ends with the booking window', async () => {
    const { result } = await execute(testServer, CALENDAR, { from: '9999-12-31' });
    expect(result).toMatchObject({ faults: [{ field: 'from', code: 'CHECKIN_TOO_LATE' }] });
  });

  test.each([
    ['checkin', [-1, 1], 1],
    ['checkout', [5, 5], 1],
    ['guests', [5, 6], 0],
  ] as const)('the search names the field %s', async (field, [from, to], guests) => {
    const variables = { checkin: inDays(from), checkout: inDays(to), guests };
    const { result } = await execute(testServer, OPTIONS, variables);
    expect(result).toMatchObject({ __typename: 'InvalidInput', faults: [{ field }] });
  });
});
