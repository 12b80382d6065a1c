import { SAFFRON_COURT, TAX_PERIODS } from '../../../seeds/property';
import { addDays, daysBetween } from '../../../src/platform/time/dates';
import type { Promotion, RateRules } from '../../../src/selling/pricing/rate-book';
import { sumsOfQuote } from '../../../src/selling/quotes/quote';
import { PricingService } from '../../../src/selling/quotes/pricing.service';
import { QuoteService } from '../../../src/selling/quotes/quote.service';
import type { StoredPlan } from '../../../src/selling/rates/rate-plan.repository';
import type { RoomType } from '../../../src/selling/rooms/room-type.entity';
import { StayOptionService } from '../../../src/selling/search/stay-option.service';
import { proofSeed, proofSize } from '../../testkit/proof-size';

// Houses, parties and prices are generated. The oracle below knows nothing of the code that it judges: it tries every
// room for every guest, and calculates prices from whole numbers with the rules of the hotel alone.

const HOUSES = proofSize({ quick: 40, full: 1_000 });
const TODAY = '2026-11-23';
const NOW = new Date('2026-11-23T06:00:00Z');
const BANDS = [
  { code: 'SMALL_CHILD', name: 'Small child', toAge: 5 },
  { code: 'CHILD', name: 'Child', toAge: 11 },
];
const PAISE_PER_UNIT = 8_400;
const MOST_ROOMS = 5;
const OFFERED = 3;

let state = proofSeed();
const upTo = (most: number): number => {
  state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
  return Math.floor((state / 2 ** 31) * (most + 1));
};
const oneOf = <Item>(items: readonly [Item, ...Item[]]): Item => items[upTo(items.length - 1)] ?? items[0];

interface House {
  types: { type: RoomType; free: number }[];
  plans: StoredPlan[];
  promotion: Promotion | null;
  checkin: string;
  checkout: string;
  /** The ages of the guests of each room; adults are 30 years old. */
  parties: number[][];
}

const ADULT = 30;

const someType = (place: number): RoomType => ({
  id: place + 1,
  code: `Type${place}`,
  name: `Type ${place}`,
  nightlyRateCents: 3_000 + upTo(250) * 100,
  capacity: 1 + upTo(3),
  description: '',
  sortOrder: place,
  onSale: true,
  maximumAdults: 1 + upTo(2),
  maximumChildren: upTo(2),
  extraBeds: upTo(1),
  includedGuests: oneOf([null, 1, 2]),
  adultSupplementCents: upTo(40) * 100,
  childSupplements: { SMALL_CHILD: 0, CHILD: upTo(20) * 100 },
  beds: null,
  sizeSquareMetres: null,
  view: null,
  floor: null,
  included: [],
  pictures: [],
  version: 1,
});

const somePlan = (place: number): StoredPlan =>
  ({
    code: `PLAN${place}`,
    name: `Plan ${place}`,
    change: place === 0 ? null : { kind: 'PERCENT', hundredths: -upTo(20) * 100 },
    includedExtras: [],
    onSale: true,
    terms: { dueAtBookingPercent: 100 },
  }) as unknown as StoredPlan;

const somePromotion = (): Promotion | null =>
  upTo(1) === 0
    ? null
    : {
        id: 1,
        name: 'Promotion',
        code: null,
        isOffered: false,
        discount: oneOf([
          { kind: 'PERCENT', hundredths: (1 + upTo(29)) * 100 },
          { kind: 'AMOUNT_PER_NIGHT', cents: (1 + upTo(40)) * 100 },
        ]),
        bookingDates: { from: null, to: null },
        stayDates: { from: null, to: null },
        weekdays: [],
        minimumNights: 1 + upTo(1),
        types: upTo(1) === 0 ? [] : ['Type0', 'Type1'],
        plans: upTo(2) === 0 ? ['PLAN0'] : [],
        offerId: null,
        totalUses: null,
        usesPerGuest: null,
      };

const someParty = (most: number): number[] => [
  ...Array.from({ length: 1 + upTo(most - 1) }, () => ADULT),
  ...Array.from({ length: upTo(2) }, () => upTo(14)),
];

function someHouse(): House {
  const checkin = addDays(TODAY, 30);
  const rooms = oneOf([1, 1, 1, 2, 3]);
  return {
    types: Array.from({ length: 2 + upTo(1) }, (_, place) => ({ type: someType(place), free: upTo(3) })),
    plans: Array.from({ length: 1 + upTo(1) }, (_, place) => somePlan(place)),
    promotion: somePromotion(),
    checkin,
    checkout: addDays(checkin, 1 + upTo(1)),
    parties: Array.from({ length: rooms }, () => someParty(rooms === 1 ? 5 : 2)),
  };
}

const isBanded = (age: number) => age <= 11;

function naivelySleeps({ capacity, extraBeds, maximumAdults, maximumChildren }: RoomType, ages: number[]) {
  const children = ages.filter(isBanded).length;
  return (
    ages.includes(ADULT) &&
    ages.length <= capacity + extraBeds &&
    children <= maximumChildren &&
    ages.length - children <= maximumAdults
  );
}

/** One night of a room, in paise with tax. The oldest guests are those that the rate includes. */
function naiveNight(
  house: House,
  { type, plan, ages }: { type: RoomType; plan: StoredPlan; ages: number[] },
) {
  const { includedGuests, capacity, extraBeds, nightlyRateCents, adultSupplementCents } = type;
  const further = [...ages]
    .sort((one, other) => other - one)
    .slice(includedGuests ?? capacity + extraBeds)
    .map((age) => (age <= 5 ? 0 : age <= 11 ? (type.childSupplements['CHILD'] ?? 0) : adultSupplementCents));
  const hundredths = plan.change?.kind === 'PERCENT' ? plan.change.hundredths : 0;
  const cents = (nightlyRateCents * (10_000 + hundredths)) / 10_000 + further.reduce((a, b) => a + b, 0);
  const value = Math.round(cents * (PAISE_PER_UNIT / 100));
  return (isPromoted: boolean) => {
    const { promotion } = house;
    const { discount } = promotion ?? {};
    const off =
      discount?.kind === 'PERCENT'
        ? Math.floor((value * discount.hundredths + 5_000) / 10_000)
        : discount?.kind === 'AMOUNT_PER_NIGHT'
          ? Math.min(value, discount.cents * (PAISE_PER_UNIT / 100))
          : 0;
    const left = value - (isPromoted ? off : 0);
    return left + 2 * Math.floor((left * (left <= 750_000 ? 5 : 18) + 100) / 200);
  };
}

/** What the rooms cost together, paid in the cheapest way. */
function naiveTotal(house: House, rooms: readonly { type: RoomType; ages: number[] }[]): number {
  const nights = daysBetween(house.checkin, house.checkout);
  const totals = house.plans.flatMap((plan) =>
    [false, true].map((wanted) =>
      rooms.reduce((sum, { type, ages }) => {
        const { promotion } = house;
        const isPromoted =
          wanted &&
          promotion !== null &&
          nights >= promotion.minimumNights &&
          (promotion.types.length === 0 || promotion.types.includes(type.code)) &&
          (promotion.plans.length === 0 || promotion.plans.includes(plan.code));
        return sum + nights * naiveNight(house, { type, plan, ages })(isPromoted);
      }, 0),
    ),
  );
  return Math.min(...totals);
}

/** Each list of rooms, in the order of the types, that has no more rooms of a type than are free. */
function everyChoice(house: House, most: number): RoomType[][] {
  let choices: RoomType[][] = [[]];
  for (const { type, free } of house.types)
    choices = choices.flatMap((rooms) =>
      Array.from({ length: free + 1 }, (_, count) => [
        ...rooms,
        ...Array.from({ length: count }, () => type),
      ]),
    );
  return choices.filter((rooms) => rooms.length > 0 && rooms.length <= most);
}

/** Each way to put each of the groups of guests into one of the rooms, so that every room is used. */
function* everyDivision(rooms: RoomType[], groups: number[][]): Generator<number[][]> {
  const filled: number[][] = rooms.map(() => []);
  function* put(place: number): Generator<number[][]> {
    const group = groups[place];
    if (!group) {
      if (rooms.every((type, room) => naivelySleeps(type, filled[room] ?? []))) yield filled;
      return;
    }
    for (const room of rooms.keys()) {
      const before = filled[room] ?? [];
      const type = rooms[room];
      if (!type || before.length + group.length > type.capacity + type.extraBeds) continue;
      filled[room] = [...before, ...group];
      yield* put(place + 1);
      filled[room] = before;
    }
  }
  yield* put(0);
}

function cheapest(house: House, rooms: RoomType[], groups: number[][]): number {
  let least = Infinity;
  for (const ages of everyDivision(rooms, groups))
    least = Math.min(
      least,
      naiveTotal(
        house,
        rooms.map((type, room) => ({ type, ages: ages[room] ?? [] })),
      ),
    );
  return least;
}

/** The totals of the combinations that should be offered, the cheapest first. */
function expectedTotals(house: House): number[] {
  const everybody = house.parties.flat().map((age) => [age]);
  const together = () => {
    const known = new Map<string, number>();
    const of = (rooms: RoomType[]): number => {
      const key = rooms.map(({ code }) => code).join();
      const found = known.get(key) ?? (rooms.length === 0 ? Infinity : cheapest(house, rooms, everybody));
      known.set(key, found);
      return found;
    };
    const all = everyChoice(house, MOST_ROOMS);
    const single = Math.min(...all.filter(({ length }) => length === 1).map(of), Infinity);
    const hasSpare = (rooms: RoomType[]) =>
      rooms.some((_, place) => of(rooms.filter((__, other) => other !== place)) < Infinity);
    return all
      .filter((rooms) => rooms.length > 1 && of(rooms) < Infinity && !hasSpare(rooms))
      .map(of)
      .filter((total) => house.parties.length > 1 || total < single);
  };
  const asAsked = () =>
    everyChoice(house, MOST_ROOMS)
      .filter(({ length }) => length === house.parties.length)
      .map((rooms) => cheapestOfParties(house, rooms))
      .filter((total) => total < Infinity);
  const separate = house.parties.length > 1 ? asAsked() : [];
  const totals = separate.length > 0 ? separate : together();
  return totals.sort((one, other) => one - other).slice(0, OFFERED);
}

/** As {@link cheapest}, with one party in each room. */
function cheapestOfParties(house: House, rooms: RoomType[]): number {
  let least = Infinity;
  for (const ages of everyDivision(rooms, house.parties)) {
    const isOneEach = ages.every((room) => house.parties.some((party) => party.length === room.length));
    if (!isOneEach) continue;
    least = Math.min(
      least,
      naiveTotal(
        house,
        rooms.map((type, room) => ({ type, ages: ages[room] ?? [] })),
      ),
    );
  }
  return least;
}

const sold = <Item>(of: Item) => ({ current: of });

/** The hotel's own search over the house, without a database. */
function searchOf(house: House): StayOptionService {
  const types = house.types.map(({ type }) => type);
  const rules: RateRules = {
    seasons: [],
    restrictions: [],
    promotions: house.promotion ? [house.promotion] : [],
    overrides: new Map(),
  };
  const property = {
    current: { ...SAFFRON_COURT, childBands: BANDS },
    plans: house.plans,
    taxPeriods: TAX_PERIODS,
    paisePerUnitOn: () => PAISE_PER_UNIT,
  };
  const rooms = {
    roomTypes: () => Promise.resolve(types),
    typesByCode: () => Promise.resolve(new Map(types.map((type) => [type.code, type]))),
  };
  const extras = { priced: [] };
  const pricing = new PricingService(rooms, property, sold(rules), extras);
  const promotions = { usedUp: () => Promise.resolve(new Map()) };
  const extraUses = { findSoldOut: () => Promise.resolve(null) };
  const quotes = new QuoteService({
    rooms,
    pricing,
    property,
    rules: sold(rules),
    promotions,
    extras,
    extraUses,
  });
  const free = house.types.map(({ type, free: roomsFree }) => ({ roomType: type, roomsFree }));
  const availability = {
    freeRooms: (stay: { checkin: string; checkout: string }) =>
      Promise.resolve({ kind: 'Availability' as const, stay, roomTypes: free }),
    nearestStays: () => Promise.resolve([]),
  };
  return new StayOptionService(quotes, pricing, availability, property, sold(rules), {
    leftFor: () => Promise.resolve(new Map()),
  });
}

async function offered(house: House) {
  const { checkin, checkout } = house;
  const rooms = house.parties.map((ages) => ({
    guests: ages.length,
    children: ages.filter((age) => age !== ADULT),
  }));
  const outcome = await searchOf(house).options(
    { checkin, checkout, rooms },
    { now: NOW, today: TODAY },
    { code: null, replaces: null },
  );
  if (outcome.kind !== 'StayOptions') throw new Error(JSON.stringify(outcome));
  return outcome.combinations.map((combination) => ({
    rooms: combination.rooms,
    total: Math.min(...combination.plans.map(({ quote }) => (quote ? sumsOfQuote(quote).total : Infinity))),
  }));
}

/** What is wrong with the rooms themselves, whatever they cost. */
function faultOf({ types, parties }: House, rooms: Awaited<ReturnType<typeof offered>>[number]['rooms']) {
  const agesOf = ({ guests, children }: { guests: number; children: readonly number[] }) => [
    ...Array.from({ length: guests - children.length }, () => ADULT),
    ...children,
  ];
  const sorted = (ages: readonly number[]) => ages.toSorted((one, other) => one - other).join();
  if (!rooms.every(({ type, ...room }) => naivelySleeps(type, agesOf(room)))) return 'a room sleeps fewer';
  if (sorted(rooms.flatMap(agesOf)) !== sorted(parties.flat())) return 'other guests';
  const isFree = types.every(
    ({ type, free }) => rooms.filter((room) => room.type.code === type.code).length <= free,
  );
  return isFree ? null : 'a room is not free';
}

test(`over ${HOUSES} generated houses and parties, the offered combinations are free and the cheapest`, async () => {
  let [withSome, withThree, ofSeveralParties] = [0, 0, 0];
  const wrong: object[] = [];
  for (let round = 0; round < HOUSES; round += 1) {
    const house = someHouse();
    const found = await offered(house);
    const totals = found.map(({ total }) => total);
    const expected = expectedTotals(house);
    const faults = found.flatMap(({ rooms }) => faultOf(house, rooms) ?? []);
    if (totals.join() !== expected.join() || faults.length > 0)
      wrong.push({ round, totals, expected, faults, parties: house.parties });
    if (found.length > 0) withSome += 1;
    if (found.length === OFFERED) withThree += 1;
    if (found.length > 0 && house.parties.length > 1) ofSeveralParties += 1;
  }
  expect(wrong).toEqual([]);
  // So that each case is tested.
  expect(withSome).toBeGreaterThan(HOUSES / 10);
  expect(withThree).toBeGreaterThan(HOUSES / 40);
  expect(ofSeveralParties).toBeGreaterThan(HOUSES / 40);
}, 600_000);
