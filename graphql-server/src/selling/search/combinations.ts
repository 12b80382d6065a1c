import type { ChildBand } from '../property/property.entity';
import { mostGuestsOf, sleeps, type Guests } from '../rooms/guests.policy';
import type { RoomType, RoomTypeName } from '../rooms/room-type.entity';

/** A room type with the number of its rooms that are free for all nights. */
interface FreeType {
  type: RoomType;
  free: number;
}

/** A room of a combination, with its guests. */
export interface CombinedRoom {
  roomType: RoomTypeName;
  guests: number;
  /** The ages of the children among the guests, in years. */
  children: readonly number[];
}

/** Rooms that together sleep all guests. */
export interface Combination {
  rooms: readonly CombinedRoom[];
  /** The lowest total of the stay over all ways of paying, with tax. */
  paise: number;
}

/** Who travels together, and what the hotel has for them. */
export interface CombinationSearch {
  /** The rooms that the guests asked for. */
  parties: readonly Guests[];
  types: readonly FreeType[];
  bands: readonly ChildBand[];
  /**
   * What the stay costs in one room of the type for these guests, in paise, for each way of paying: a rate plan with a
   * promotion. All rooms of a combination are paid in one way. Null when no stay of these dates is sold in the type.
   */
  pricesOf: (type: RoomType, guests: Guests) => readonly number[] | null;
  /** The most rooms of a booking. */
  mostRooms: number;
}

/** How many combinations guests are offered. */
const MOST_COMBINATIONS = 3;

/** Larger groups get no combinations: to find theirs would take the server too long. */
const MOST_GUESTS = 24;
const MOST_CHILDREN = 12;

/** A way to put the guests into rooms. */
interface Division {
  paise: number;
  /** The sum of the squares of the guests of each room; lower when the rooms are filled more evenly. */
  unevenness: number;
  rooms: readonly CombinedRoom[];
}

/** Guests that are not in a room yet, and the ways to fill the next room from them. */
interface Crowd<Left> {
  all: Left;
  /** How many guests there are. */
  size: number;
  /**
   * Who is in the next room, and what is left, in each way to fill it with up to `most` guests. `roomsAfter` rooms are to
   * be filled after it.
   */
  choices: (
    left: Left,
    next: { most: number; roomsAfter: number },
  ) => Iterable<{ guests: Guests; left: Left }>;
  isEmpty: (left: Left) => boolean;
  key: (left: Left) => string;
}

const sizeOf = (parties: readonly Guests[]) => parties.reduce((sum, { guests }) => sum + guests, 0);

/** Each party has a room of its own. What is left are the places of the parties without a room. */
function separateParties(parties: readonly Guests[]): Crowd<readonly number[]> {
  return {
    all: parties.map((_, place) => place),
    size: sizeOf(parties),
    choices: (left) =>
      left.flatMap((place) => {
        const guests = parties[place];
        return guests ? [{ guests, left: left.filter((other) => other !== place) }] : [];
      }),
    isEmpty: (left) => left.length === 0,
    key: String,
  };
}

/** Guests who may be put into any rooms. Children of one kind cost and count the same, so their order does not matter. */
interface Together {
  adults: number;
  /** The ages of the children of each kind: of each age band, and those who are older than all bands. */
  kinds: readonly (readonly number[])[];
}

function kindsOf(ages: readonly number[], bands: readonly ChildBand[]): number[][] {
  const oldestFirst = ages.toSorted((one, other) => other - one);
  const kindOf = (age: number) => bands.findIndex(({ toAge }) => age <= toAge);
  const kinds = [...new Set(oldestFirst.map(kindOf))];
  return kinds.map((kind) => oldestFirst.filter((age) => kindOf(age) === kind));
}

/** Each way to take some children of each kind, at most that many. */
function* takenChildren(
  kinds: Together['kinds'],
  most: number,
): Generator<{ taken: readonly number[]; left: Together['kinds'] }> {
  const [first, ...others] = kinds;
  if (!first) return yield { taken: [], left: [] };
  for (const { taken, left } of takenChildren(others, most)) {
    for (let count = 0; count <= Math.min(first.length, most - taken.length); count += 1)
      yield { taken: [...first.slice(0, count), ...taken], left: [first.slice(count), ...left] };
  }
}

/** All guests in any rooms, each of which has an adult. */
function oneGroup(parties: readonly Guests[], bands: readonly ChildBand[]): Crowd<Together> {
  const ages = parties.flatMap(({ children = [] }) => children);
  const size = sizeOf(parties);
  return {
    all: { adults: size - ages.length, kinds: kindsOf(ages, bands) },
    size,
    *choices({ adults: free, kinds }, { most, roomsAfter }) {
      for (const { taken, left } of takenChildren(kinds, most - 1)) {
        // The last room takes everybody.
        const least = roomsAfter === 0 ? free : 1;
        if (roomsAfter === 0 && left.some((kind) => kind.length > 0)) continue;
        for (let count = least; count <= Math.min(free - roomsAfter, most - taken.length); count += 1)
          yield {
            guests: { guests: count + taken.length, children: taken },
            left: { adults: free - count, kinds: left },
          };
      }
    },
    isEmpty: ({ adults: left, kinds }) => left === 0 && kinds.every((kind) => kind.length === 0),
    key: ({ adults: left, kinds }) => `${left} ${kinds.map((kind) => kind.length).join(' ')}`,
  };
}

const isBetter = (one: Division, other: Division | null) =>
  other === null ||
  one.paise < other.paise ||
  (one.paise === other.paise && one.unevenness < other.unevenness);

/** The cheapest and then most even way to put the guests into rooms of these types; null when they do not fit. */
function cheapestDivision<Left>(
  types: readonly RoomType[],
  { all, choices, isEmpty, key }: Crowd<Left>,
  bands: readonly ChildBand[],
  priceOf: (type: RoomType, guests: Guests) => number,
): Division | null {
  const known = new Map<string, Division | null>();
  const divide = (place: number, left: Left): Division | null => {
    const type = types[place];
    if (!type) return isEmpty(left) ? { paise: 0, unevenness: 0, rooms: [] } : null;
    const name = `${place} ${key(left)}`;
    const found = known.get(name);
    if (found !== undefined) return found;
    let best: Division | null = null;
    const next = { most: mostGuestsOf(type, bands), roomsAfter: types.length - place - 1 };
    for (const { guests, left: others } of choices(left, next)) {
      if (!sleeps(type, guests, bands)) continue;
      const rest = divide(place + 1, others);
      if (!rest) continue;
      const room = { roomType: type.code, guests: guests.guests, children: guests.children ?? [] };
      const division = {
        paise: rest.paise + priceOf(type, guests),
        unevenness: rest.unevenness + guests.guests ** 2,
        rooms: [room, ...rest.rooms],
      };
      if (isBetter(division, best)) best = division;
    }
    known.set(name, best);
    return best;
  };
  return divide(0, all);
}

/** A room type that is sold, with what one room costs at least for each way of paying. */
interface SoldType extends FreeType {
  least: readonly number[];
}

const addPrices = (one: readonly number[], other: readonly number[]) =>
  one.map((paise, way) => paise + (other[way] ?? 0));

/**
 * The cheapest combinations of at least `fewest` free rooms, the cheapest first. A combination from which a room could be
 * left out is not offered.
 */
function cheapestRooms<Left>(
  { types, bands, pricesOf, mostRooms }: CombinationSearch,
  crowd: Crowd<Left>,
  { fewest, below }: { fewest: number; below: number },
): Combination[] {
  const sold = types.flatMap(({ type, free }): SoldType[] => {
    const least = free > 0 ? pricesOf(type, { guests: 1 }) : null;
    return least ? [{ type, free, least }] : [];
  });
  const inOrder = sold.toSorted((one, other) => Math.min(...one.least) - Math.min(...other.least));
  const ways = inOrder[0]?.least.length ?? 0;
  let best: Combination[] = [];
  const limit = () => Math.min(below, best[MOST_COMBINATIONS - 1]?.paise ?? Infinity);
  const places = (rooms: readonly RoomType[]) =>
    rooms.reduce((sum, type) => sum + mostGuestsOf(type, bands), 0);
  const fits = (rooms: readonly RoomType[]) =>
    places(rooms) >= crowd.size && cheapestDivision(rooms, crowd, bands, () => 0) !== null;
  const isSpare = (rooms: readonly RoomType[]) =>
    rooms.some(
      (room, place) => rooms[place - 1] !== room && fits(rooms.filter((_, other) => other !== place)),
    );

  const consider = (rooms: readonly RoomType[]) => {
    let cheapest: Division | null = null;
    for (let way = 0; way < ways; way += 1) {
      const division = cheapestDivision(
        rooms,
        crowd,
        bands,
        (type, guests) => pricesOf(type, guests)?.[way] ?? Infinity,
      );
      if (division && isBetter(division, cheapest)) cheapest = division;
    }
    if (!cheapest || cheapest.paise >= limit()) return;
    best = [...best, { rooms: cheapest.rooms, paise: cheapest.paise }]
      .sort((one, other) => one.paise - other.paise)
      .slice(0, MOST_COMBINATIONS);
  };
  const extend = (rooms: readonly RoomType[], from: number, spent: readonly number[]) => {
    for (const [index, { type, free, least }] of inOrder.entries()) {
      if (index < from || rooms.filter((one) => one === type).length >= free) continue;
      const [longer, cost] = [[...rooms, type], addPrices(spent, least)];
      if (Math.min(...cost) >= limit()) continue;
      const isEnough = fits(longer);
      if (isEnough && longer.length >= fewest && !isSpare(longer)) consider(longer);
      if (!isEnough && longer.length < mostRooms) extend(longer, index, cost);
    }
  };
  extend(
    [],
    0,
    Array.from({ length: ways }, () => 0),
  );
  return best;
}

/** The cheapest total of one room that sleeps all guests; Infinity when no room does. */
function oneRoomPaise({ parties: [party], types, bands, pricesOf }: CombinationSearch): number {
  const totals = types.flatMap(({ type, free }) =>
    party && free > 0 && sleeps(type, party, bands) ? (pricesOf(type, party) ?? []) : [],
  );
  return Math.min(Infinity, ...totals);
}

/**
 * Up to three combinations of free rooms that sleep all guests, the cheapest first. Guests who asked for one room get several
 * only if no room takes them, or if several are cheaper. Guests who asked for several rooms get as many, one for each party;
 * only when a party fits into no room are all of them divided anew.
 */
export function cheapestCombinations(search: CombinationSearch): Combination[] {
  const { parties, bands } = search;
  const children = sizeOf(parties.map((party) => ({ guests: party.children?.length ?? 0 })));
  if (sizeOf(parties) > MOST_GUESTS || children > MOST_CHILDREN) return [];
  const together = oneGroup(parties, bands);
  if (parties.length === 1)
    return cheapestRooms(search, together, { fewest: 2, below: oneRoomPaise(search) });
  const asAsked = cheapestRooms(search, separateParties(parties), {
    fewest: parties.length,
    below: Infinity,
  });
  return asAsked.length > 0 ? asAsked : cheapestRooms(search, together, { fewest: 2, below: Infinity });
}
