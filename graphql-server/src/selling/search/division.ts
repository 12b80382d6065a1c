import { holds, type Places } from '../rooms/guests.policy';
import type { Crowd, Filling, Group } from './crowd';
import type { SearchSteps } from './search-steps';

/** A room type for a crowd, with what one room costs. */
export interface PricedType {
  /** The most guests of each sort in one room. */
  places: Places;
  /** Each way to fill a room, with its price. It is found at the first call. */
  fillings: () => readonly PricedFilling[];
}

export interface PricedFilling {
  filling: Filling;
  /** What the room costs, in paise, for each way of paying. */
  prices: readonly number[];
}

/** Rooms that are filled one after the other. Lists of rooms share their ends, and the work for them. */
export interface Rooms<Type extends PricedType = PricedType> {
  type: Type;
  count: number;
  /** The places of all rooms. */
  places: Places;
  after: Rooms<Type> | null;
}

/** A way to put a crowd into rooms. */
export interface Division {
  paise: number;
  /** The sum of the squares of the guests of each room; lower when the rooms are filled more evenly. */
  unevenness: number;
  /** How the first room is filled; null when there is no room. */
  first: Filling | null;
  /** The other rooms. */
  others: Division | null;
}

/** Preparing the division of the guests who are left takes about as long as this number of steps. */
const STEPS_OF_LEFT = 20;
/** This number of sums takes about as long as a step. */
const SUMS_A_STEP = 10;

// How the estimate is improved: how often, and by which part of the highest price. Each change is smaller than the last.
const IMPROVEMENTS = 8;
const FIRST_CHANGE = 0.5;
const LESS_CHANGE = 0.8;

const EMPTY: Division = { paise: 0, unevenness: 0, first: null, others: null };

/** How each room is filled, in the order of the rooms. */
export function fillingsOf({ first, others }: Division): Filling[] {
  return first ? [first, ...(others ? fillingsOf(others) : [])] : [];
}

export const isBetter = (one: Division, other: Division | null): boolean =>
  other === null ||
  one.paise < other.paise ||
  (one.paise === other.paise && one.unevenness < other.unevenness);

/** A filling with its price. */
interface Choice {
  filling: Filling;
  paise: number;
  /** The price without what its guests usually pay, in paise. It may be negative. */
  reduced: number;
}

function sumOfProducts(some: readonly number[], others: readonly number[]): number {
  let sum = 0;
  for (let place = 0; place < some.length; place += 1) sum += (some[place] ?? 0) * (others[place] ?? 0);
  return sum;
}

/**
 * The guests who are left after the filling; null when there are too few guests of a kind, or when the rooms do not
 * hold the rest.
 */
function without(left: Group, filling: Filling, rooms: Rooms | null): Group | null {
  const adults = left.adults - filling.adults;
  const grown = left.grown - filling.grown;
  const children = left.children - filling.children;
  if (rooms ? !holds(rooms.places, { adults, grown, children }) : grown + children > 0) return null;
  const counts: number[] = [];
  for (let kind = 0; kind < left.counts.length; kind += 1) {
    const count = (left.counts[kind] ?? 0) - (filling.counts[kind] ?? 0);
    if (count < 0) return null;
    counts.push(count);
  }
  return { adults, grown, children, counts, code: left.code - filling.code };
}

/** The lowest sum of reduced prices of some rooms for a number of guests. */
interface Bound {
  reduced: number;
  /** How the first room is filled; null when there is no room. */
  first: Filling | null;
  others: Bound | null;
}

/** What is known of some rooms and guests: the best division, or that every division costs more than the limit. */
interface Known {
  best: Division | null;
  limit: number;
}

type Bounds = readonly (Bound | undefined)[];

const NO_ROOMS: Bounds = [{ reduced: 0, first: null, others: null }];

/**
 * Divides a crowd among rooms that are paid in one way. Bounds save most of the work: each room gets the guests for whom it
 * is cheapest, compared with what such guests usually pay, and only the number of guests has to be right.
 */
export class Divisions {
  private readonly cheapestChoices = new Map<PricedType, readonly (Choice | undefined)[]>();
  private readonly choices = new Map<PricedType, readonly (readonly Choice[])[]>();
  private readonly bounds = new Map<Rooms, Bounds>();
  private readonly known = new Map<Rooms, Map<number, Known>>();

  /**
   * `way` is the place of the way of paying in the prices. `usualPaise` is about what a guest of each kind pays in addition
   * to the room, in paise. A bad estimate makes the work longer, but changes no result.
   */
  constructor(
    private readonly crowd: Crowd,
    private readonly way: number,
    private readonly usualPaise: readonly number[],
    private readonly steps: SearchSteps,
  ) {}

  /**
   * The cheapest and then most even way to put the crowd into these rooms; null when it does not fit, or when it costs more
   * than the limit in paise.
   */
  cheapest(rooms: Rooms, limit: number): Division | null {
    return this.divide(rooms, this.crowd.all, limit);
  }

  /** The crowd pays at least this amount in these rooms, in paise. */
  bound(rooms: Rooms): number {
    return (this.boundsOf(rooms)[this.crowd.size]?.reduced ?? Infinity) + this.usual(this.crowd.all);
  }

  /**
   * With an estimate for these rooms, which makes their bound higher. Where the bound takes more guests of a kind than there
   * are, they usually pay less.
   */
  improvedFor(rooms: Rooms): Divisions {
    let [best, last]: [Divisions, Divisions] = [this, this];
    let change = Math.max(0, ...this.usualPaise) * FIRST_CHANGE;
    for (let round = 0; round < IMPROVEMENTS && change >= 1; round += 1) {
      const missing = last.missingIn(rooms);
      const most = Math.max(...missing.map(Math.abs));
      // The bound takes exactly these guests, so it is the price.
      if (most === 0) break;
      const usualPaise = last.usualPaise.map((paise, kind) =>
        Math.round(paise + (change * (missing[kind] ?? 0)) / most),
      );
      last = new Divisions(this.crowd, this.way, usualPaise, this.steps);
      if (last.bound(rooms) > best.bound(rooms)) best = last;
      change *= LESS_CHANGE;
    }
    return best;
  }

  /** How many guests of each kind the bound leaves out. */
  private missingIn(rooms: Rooms): number[] {
    const missing = [...this.crowd.all.counts];
    for (let one = this.boundsOf(rooms)[this.crowd.size] ?? null; one; one = one.others)
      for (const [kind, count] of (one.first?.counts ?? []).entries())
        missing[kind] = (missing[kind] ?? 0) - count;
    return missing;
  }

  private usual({ counts }: Group): number {
    return sumOfProducts(this.usualPaise, counts);
  }

  /** The bound for each number of guests, up to the whole crowd. */
  private boundsOf(rooms: Rooms | null): Bounds {
    if (!rooms) return NO_ROOMS;
    const known = this.bounds.get(rooms);
    if (known) return known;
    const bounds: (Bound | undefined)[] = Array.from({ length: this.crowd.size + 1 });
    const after = this.boundsOf(rooms.after);
    const choices = this.cheapestOf(rooms.type);
    this.steps.take(Math.ceil((choices.length * after.length) / SUMS_A_STEP));
    for (const [guests, cheapest] of choices.entries()) {
      if (!cheapest) continue;
      for (let others = 0; others < after.length && guests + others <= this.crowd.size; others += 1) {
        const rest = after[others];
        if (!rest) continue;
        const reduced = rest.reduced + cheapest.reduced;
        if (reduced < (bounds[guests + others]?.reduced ?? Infinity))
          bounds[guests + others] = { reduced, first: cheapest.filling, others: rest };
      }
    }
    this.bounds.set(rooms, bounds);
    return bounds;
  }

  /** The way to fill a room with the lowest reduced price for each number of guests. */
  private cheapestOf(type: PricedType): readonly (Choice | undefined)[] {
    const known = this.cheapestChoices.get(type);
    if (known) return known;
    const cheapest: (Choice | undefined)[] = Array.from({ length: type.places.guests + 1 });
    for (const choice of this.pricedChoices(type)) {
      const { guests } = choice.filling;
      if (choice.reduced < (cheapest[guests]?.reduced ?? Infinity)) cheapest[guests] = choice;
    }
    this.cheapestChoices.set(type, cheapest);
    return cheapest;
  }

  /** The ways to fill a room for each number of guests, from the lowest reduced price on. */
  private choicesOf(type: PricedType): readonly (readonly Choice[])[] {
    const known = this.choices.get(type);
    if (known) return known;
    const choices = Array.from({ length: type.places.guests + 1 }, (): Choice[] => []);
    for (const choice of this.pricedChoices(type)) choices[choice.filling.guests]?.push(choice);
    for (const some of choices) some.sort((one, other) => one.reduced - other.reduced);
    this.choices.set(type, choices);
    return choices;
  }

  private pricedChoices(type: PricedType): Choice[] {
    const fillings = type.fillings();
    this.steps.take(fillings.length);
    return fillings.map(({ filling, prices }) => {
      const paise = prices[this.way] ?? Infinity;
      return { filling, paise, reduced: paise - sumOfProducts(this.usualPaise, filling.counts) };
    });
  }

  private divide(rooms: Rooms | null, left: Group, limit: number): Division | null {
    if (!rooms) return EMPTY;
    const known = this.known.get(rooms) ?? new Map<number, Known>();
    this.known.set(rooms, known);
    const found = known.get(left.code);
    if (found && (found.best || found.limit >= limit)) return found.best;
    const best = this.bestFilling(rooms, left, limit);
    known.set(left.code, { best, limit });
    return best;
  }

  private bestFilling(rooms: Rooms, left: Group, limit: number): Division | null {
    this.steps.take(STEPS_OF_LEFT);
    let best: Division | null = null;
    for (const { choices, least } of this.promising(rooms, left))
      for (const { filling, paise, reduced } of choices) {
        const most: number = best?.paise ?? limit;
        if (reduced + least > most) break;
        this.steps.take(1);
        const further = without(left, filling, rooms.after);
        const others = further && this.divide(rooms.after, further, most - paise);
        if (!others || others.paise + paise > most) continue;
        const division = {
          paise: others.paise + paise,
          unevenness: others.unevenness + filling.guests ** 2,
          first: filling,
          others,
        };
        if (isBetter(division, best)) best = division;
      }
    return best;
  }

  /**
   * The ways to fill the first room for each number of guests, the most promising number first. The reduced price and
   * `least` are together a bound for all rooms.
   */
  private promising(
    rooms: Rooms,
    left: Group,
  ): { choices: readonly Choice[]; least: number; bound: number }[] {
    const after = this.boundsOf(rooms.after);
    const usual = this.usual(left);
    return this.choicesOf(rooms.type)
      .flatMap((choices, guests) => {
        const rest = after[left.grown + left.children - guests];
        const [first] = choices;
        if (!rest || !first) return [];
        const least = usual + rest.reduced;
        return [{ choices, least, bound: least + first.reduced }];
      })
      .sort((one, other) => one.bound - other.bound);
  }
}
