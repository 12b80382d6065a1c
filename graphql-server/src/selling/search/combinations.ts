import type { ChildBand } from '../property/property.entity';
import { supplementCents, type Supplements } from '../pricing/supplements';
import {
  addPlaces,
  holds,
  NO_PLACES,
  partyOf,
  placesOf,
  sleeps,
  subtractPlaces,
  supplementsOf,
  timesPlaces,
  type Guests,
  type Places,
} from '../rooms/guests.policy';
import type { RoomType, RoomTypeName } from '../rooms/room-type.entity';
import { oneGroup, separateParties, type Crowd, type TypeForCrowd } from './crowd';
import {
  Divisions,
  fillingsOf,
  isBetter,
  type Division,
  type PricedFilling,
  type PricedType,
  type Rooms,
} from './division';
import { SearchSteps, TooManySteps } from './search-steps';

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
  /** One call of `pricesOf` takes about as long as this number of steps of the search. */
  stepsOfPrices: number;
  /** The most rooms of a booking. */
  mostRooms: number;
}

/** How many combinations guests are offered. */
const MOST_COMBINATIONS = 3;

/** Larger groups get no combinations: most of their searches would take too many steps. */
const MOST_GUESTS = 24;
const MOST_CHILDREN = 12;

const ALONE: Guests = { guests: 1 };

/** The prices of one room of the type; guests who pay the same supplement are priced once. */
type Prices = (type: RoomType, cents: number, guests: () => Guests) => readonly number[] | null;

function pricesBySupplement({ pricesOf, stepsOfPrices }: CombinationSearch, steps: SearchSteps): Prices {
  const known = new Map<string, readonly number[] | null>();
  return (type, cents, guests) => {
    const name = `${type.code} ${cents}`;
    const found = known.get(name);
    if (found !== undefined) return found;
    steps.take(stepsOfPrices);
    const prices = pricesOf(type, guests());
    known.set(name, prices);
    return prices;
  };
}

/** A room type that is sold, with what one room costs. */
interface SoldType extends PricedType {
  type: RoomType;
  free: number;
  /** What one room costs a guest who is alone in it, in paise, for each way of paying. */
  least: readonly number[];
  supplements: Supplements;
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | null = null;
  return () => (made ??= { value: make() }).value;
}

function pricedFillings(one: TypeForCrowd, crowd: Crowd, prices: Prices): PricedFilling[] {
  return crowd.fillings(one).map((filling) => ({
    filling,
    prices: prices(one.type, filling.cents, () => crowd.seated([filling])[0] ?? ALONE) ?? [],
  }));
}

/** The types that are sold, from the cheapest on. */
function soldTypes({ types, bands }: CombinationSearch, crowd: Crowd, prices: Prices): SoldType[] {
  const sold = types.flatMap(({ type, free }): SoldType[] => {
    const one = { type, supplements: supplementsOf(type, bands) };
    const cents = supplementCents(one.supplements, partyOf(ALONE));
    const least = free > 0 ? prices(type, cents, () => ALONE) : null;
    if (!least) return [];
    const places = placesOf(type, bands);
    const fillings = once(() => pricedFillings(one, crowd, prices));
    return [{ type, free, least, places, fillings, supplements: one.supplements }];
  });
  return sold.toSorted((one, other) => Math.min(...one.least) - Math.min(...other.least));
}

type ChosenRooms = Rooms<SoldType>;

/** The most places of a room of these types, each number from the type that has most. */
function mostPlaces(types: readonly PricedType[]): Places {
  const most = (sort: keyof Places) => Math.max(0, ...types.map(({ places }) => places[sort]));
  return { rooms: 1, grown: most('grown'), children: most('children'), guests: most('guests') };
}

/** Lists rooms that may sleep the crowd. */
class RoomLists {
  private readonly mostPlaces: readonly Places[];
  private readonly most: number;

  constructor(
    private readonly types: readonly SoldType[],
    private readonly crowd: Crowd,
    { mostRooms }: CombinationSearch,
    private readonly steps: SearchSteps,
  ) {
    this.mostPlaces = types.map((_, place) => mostPlaces(types.slice(place)));
    this.most = Math.min(crowd.rooms ?? mostRooms, crowd.all.adults, mostRooms);
  }

  /** Each list of at least `fewest` free rooms from which no room can be left out. */
  *lists(
    fewest: number,
    rooms: ChosenRooms | null = null,
    last = { place: 0, count: 0 },
  ): Generator<ChosenRooms> {
    for (const [place, type] of this.types.entries()) {
      const count = place === last.place ? last.count + 1 : 1;
      if (place < last.place || count > type.free) continue;
      this.steps.take(1);
      const longer = {
        type,
        count: (rooms?.count ?? 0) + 1,
        places: addPlaces(rooms?.places ?? NO_PLACES, type.places),
        after: rooms,
      };
      if (!this.isEnough(longer)) {
        if (this.mayBecomeEnough(longer, place)) yield* this.lists(fewest, longer, { place, count });
      } else if (longer.count >= fewest && !this.hasSpare(longer)) yield longer;
    }
  }

  private isEnough({ count, places }: ChosenRooms): boolean {
    return holds(places, this.crowd.all) && (this.crowd.rooms === null || count === this.crowd.rooms);
  }

  private mayBecomeEnough({ count, places }: ChosenRooms, place: number): boolean {
    const further = this.most - count;
    const most = this.mostPlaces[place] ?? NO_PLACES;
    if (further <= 0) return false;
    return holds({ ...addPlaces(places, timesPlaces(most, further)), rooms: count + 1 }, this.crowd.all);
  }

  private hasSpare(rooms: ChosenRooms): boolean {
    if (this.crowd.rooms !== null) return false;
    for (let one: ChosenRooms | null = rooms; one; one = one.after)
      if (holds(subtractPlaces(rooms.places, one.type.places), this.crowd.all)) return true;
    return false;
  }
}

/** Rooms with the cheapest way to fill and to pay them. */
interface Offer {
  rooms: ChosenRooms;
  division: Division;
}

/** The cheapest offers, with one more. */
function withOffer(offers: readonly Offer[], offer: Offer): Offer[] {
  const known = offers.find(({ rooms }) => rooms === offer.rooms);
  if (known && !isBetter(offer.division, known.division)) return [...offers];
  return [...offers.filter((one) => one !== known), offer]
    .sort((one, other) => one.division.paise - other.division.paise)
    .slice(0, MOST_COMBINATIONS);
}

function combinationOf({ rooms, division }: Offer, crowd: Crowd): Combination {
  const types: RoomType[] = [];
  for (let one: ChosenRooms | null = rooms; one; one = one.after) types.push(one.type.type);
  const parties = crowd.seated(fillingsOf(division));
  const combined = types.map((type, place) => {
    const { guests = 0, children = [] } = parties[place] ?? {};
    return { roomType: type.code, guests, children };
  });
  const placeOf = ({ roomType }: CombinedRoom) => types.findLastIndex(({ code }) => code === roomType);
  combined.sort((one, other) => placeOf(other) - placeOf(one) || one.guests - other.guests);
  return { rooms: combined, paise: division.paise };
}

/**
 * About what a guest of each kind pays in addition to the room, in paise, for each way of paying. The first type with
 * supplements tells what a cent of them costs.
 */
function usualPaise(types: readonly SoldType[], crowd: Crowd, prices: Prices): number[][] {
  const cents = types.map(({ supplements }) => crowd.usualCents(supplements));
  const usualCents = (cents[0] ?? []).map(
    (_, kind) => cents.reduce((sum, one) => sum + (one[kind] ?? 0), 0) / cents.length,
  );
  const ofCent = paiseOfCent(types, prices);
  return (types[0]?.least ?? []).map((_, way) =>
    usualCents.map((one) => Math.round(one * (ofCent[way] ?? 0))),
  );
}

function paiseOfCent(types: readonly SoldType[], prices: Prices): number[] {
  for (const { type, least, supplements, places } of types) {
    const full = { guests: places.guests };
    const cents = supplementCents(supplements, partyOf(full));
    const paise = cents > 0 ? prices(type, cents, () => full) : null;
    if (paise) return least.map((alone, way) => ((paise[way] ?? alone) - alone) / cents);
  }
  return [];
}

/** Rooms that may become an offer, and what they cost at least, in paise. */
interface Try {
  rooms: ChosenRooms;
  bound: number;
  /** How they are paid and divided; null while the bound is for any way. */
  divisions: Divisions | null;
  /** Whether the bound is as high as it gets. */
  isImproved: boolean;
}

function addInOrder(tries: Try[], added: Try): void {
  let [from, to] = [0, tries.length];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if ((tries[middle]?.bound ?? 0) <= added.bound) to = middle;
    else from = middle + 1;
  }
  tries.splice(from, 0, added);
}

function leastPaise(rooms: ChosenRooms): number {
  const { least } = rooms.type;
  const sums = least.map((_, way) => {
    let sum = 0;
    for (let one: ChosenRooms | null = rooms; one; one = one.after) sum += one.type.least[way] ?? 0;
    return sum;
  });
  return Math.min(...sums);
}

/**
 * The cheapest combinations of at least `fewest` free rooms, the cheapest first. A combination from which a room could be
 * left out is not offered. The rooms with the lowest bound are tried first, so that few are divided among the guests.
 */
function cheapestRooms(
  search: CombinationSearch,
  crowd: Crowd,
  { prices, steps, fewest, below }: { prices: Prices; steps: SearchSteps; fewest: number; below: number },
): Combination[] {
  const types = soldTypes(search, crowd, prices);
  const ways = usualPaise(types, crowd, prices).map((usual, way) => new Divisions(crowd, way, usual, steps));
  // The last is the next.
  const tries = [...new RoomLists(types, crowd, search, steps).lists(fewest)]
    .map((rooms): Try => ({ rooms, bound: leastPaise(rooms), divisions: null, isImproved: false }))
    .sort((one, other) => other.bound - one.bound);
  let offers: Offer[] = [];
  for (let next = tries.pop(); next; next = tries.pop()) {
    const { rooms, bound, divisions, isImproved } = next;
    const limit = Math.min(below, offers[MOST_COMBINATIONS - 1]?.division.paise ?? Infinity);
    if (bound >= limit) break;
    if (divisions && isImproved) {
      const division = divisions.cheapest(rooms, limit);
      if (division && division.paise < limit) offers = withOffer(offers, { rooms, division });
      continue;
    }
    for (const one of divisions ? [divisions.improvedFor(rooms)] : ways) {
      const added = { rooms, divisions: one, bound: one.bound(rooms), isImproved: divisions !== null };
      if (added.bound < limit) addInOrder(tries, added);
    }
  }
  return offers.map((offer) => combinationOf(offer, crowd));
}

/** The cheapest total of one room that sleeps all guests; Infinity when no room does. */
function oneRoomPaise({ parties: [party], types, bands }: CombinationSearch, prices: Prices): number {
  const totals = types.flatMap(({ type, free }) =>
    party && free > 0 && sleeps(type, party, bands)
      ? (prices(type, supplementCents(supplementsOf(type, bands), partyOf(party)), () => party) ?? [])
      : [],
  );
  return Math.min(Infinity, ...totals);
}

function searchedCombinations(search: CombinationSearch, steps: SearchSteps): Combination[] {
  const { parties, bands, types } = search;
  const prices = pricesBySupplement(search, steps);
  const searched = { prices, steps };
  const supplemented = types
    .filter(({ free }) => free > 0)
    .map(({ type }) => ({ type, supplements: supplementsOf(type, bands) }));
  const together = oneGroup(parties, supplemented, bands, steps);
  if (parties.length === 1)
    return cheapestRooms(search, together, { ...searched, fewest: 2, below: oneRoomPaise(search, prices) });
  const separate = separateParties(parties, bands, steps);
  const asAsked = cheapestRooms(search, separate, { ...searched, fewest: parties.length, below: Infinity });
  return asAsked.length > 0
    ? asAsked
    : cheapestRooms(search, together, { ...searched, fewest: 2, below: Infinity });
}

/**
 * Up to three combinations of free rooms that sleep all guests, the cheapest first. Guests who asked for one room get several
 * only if no room takes them, or if several are cheaper. Guests who asked for several rooms get as many, one for each party;
 * only when a party fits into no room are all of them divided anew. A search that takes too many steps finds none.
 */
export function cheapestCombinations(search: CombinationSearch): Combination[] {
  const { parties } = search;
  const children = parties.reduce((sum, party) => sum + (party.children?.length ?? 0), 0);
  const guests = parties.reduce((sum, party) => sum + party.guests, 0);
  if (guests > MOST_GUESTS || children > MOST_CHILDREN) return [];
  try {
    return searchedCombinations(search, new SearchSteps());
  } catch (error) {
    if (error instanceof TooManySteps) return [];
    throw error;
  }
}
