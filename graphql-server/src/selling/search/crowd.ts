import { centsBeyondIncluded, centsOfChild, supplementCents, type Supplements } from '../pricing/supplements';
import type { ChildBand } from '../property/property.entity';
import { partyOf, placesOf, sleeps, type Guests } from '../rooms/guests.policy';
import type { RoomType } from '../rooms/room-type.entity';
import type { SearchSteps } from './search-steps';

/** Making one way to fill a room takes about as long as this number of steps. */
const STEPS_OF_FILLING = 10;

/** How many guests are there of each sort. */
interface Headcount {
  /** Who may be alone in a room. */
  adults: number;
  /** Adults, and children older than the oldest band. */
  grown: number;
  /** Children of the bands. */
  children: number;
}

/** Some guests of a crowd. */
export interface Group extends Headcount {
  /** How many of each kind of the crowd. */
  counts: readonly number[];
  /** Differs when a count differs. The difference of two groups has the difference of their codes. */
  code: number;
}

/** One way to fill a room. */
export interface Filling extends Group {
  guests: number;
  /** What the guests beyond the included number cost a night, in cents. */
  cents: number;
}

/** A room type with the supplements of its guests. */
export interface TypeForCrowd {
  type: RoomType;
  supplements: Supplements;
}

/** Guests who look for rooms. Guests of one kind cost and count the same, so only their number matters. */
export interface Crowd {
  all: Group;
  /** How many guests there are. */
  size: number;
  /** The number of rooms that the guests must have; null when any number is allowed. */
  rooms: number | null;
  /** About what a guest of each kind costs a night in addition to the room, in cents. */
  usualCents: (supplements: Supplements) => number[];
  /** Each way to fill a room of the type. */
  fillings: (type: TypeForCrowd) => Filling[];
  /** The guests of each room, for rooms that are filled in these ways. */
  seated: (fillings: readonly Filling[]) => Guests[];
}

type Bands = readonly ChildBand[];

const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, one) => sum + one, 0);

const agesOf = (parties: readonly Guests[]) => parties.flatMap(({ children = [] }) => children);

const oldestOf = (bands: Bands) => Math.max(-1, ...bands.map(({ toAge }) => toAge));

function headcount(parties: readonly Guests[], bands: Bands): Headcount {
  const ages = agesOf(parties);
  const guests = sumOf(parties.map((party) => party.guests));
  const children = ages.filter((age) => age <= oldestOf(bands)).length;
  return { adults: guests - ages.length, grown: guests - children, children };
}

/** Writes the counts as one number. No count is higher than the number of all guests. */
function codeOf(counts: readonly number[], all: readonly number[]): number {
  return counts.reduce((code, count, kind) => code * ((all[kind] ?? 0) + 1) + count, 0);
}

/** Each party has a separate room. Equal parties have one kind. */
export function separateParties(parties: readonly Guests[], bands: Bands, steps: SearchSteps): Crowd {
  const nameOf = (party: Guests) => JSON.stringify(partyOf(party));
  const named = new Map(parties.map((party) => [nameOf(party), party]));
  const kinds = [...named.values()];
  const counts = kinds.map((kind) => parties.filter((party) => nameOf(party) === nameOf(kind)).length);
  const all = headcount(parties, bands);
  return {
    all: { ...all, counts, code: codeOf(counts, counts) },
    size: all.grown + all.children,
    rooms: parties.length,
    // Parties cost the same nowhere.
    usualCents: () => [],
    fillings({ type, supplements }) {
      steps.take(kinds.length * STEPS_OF_FILLING);
      return kinds.flatMap((party) => {
        if (!sleeps(type, party, bands)) return [];
        const one = kinds.map((kind) => Number(kind === party));
        const cents = supplementCents(supplements, partyOf(party));
        const { guests } = party;
        return [{ ...headcount([party], bands), counts: one, code: codeOf(one, counts), guests, cents }];
      });
    },
    seated: (fillings) =>
      fillings.flatMap((filling) => kinds.filter((_, kind) => filling.counts[kind] === 1)),
  };
}

/** Children for whom every type asks the same supplement, from the oldest. */
interface KindOfChildren {
  ages: readonly number[];
  isGrown: boolean;
}

/**
 * The children by age band, and those who are older than all bands. Bands that follow each other are one kind when no type
 * tells them apart: they cost the same there, or its rate includes all guests.
 */
function kindsOf(ages: readonly number[], types: readonly TypeForCrowd[], bands: Bands): KindOfChildren[] {
  const telling = types.filter(
    ({ type, supplements }) => supplements.includedGuests < placesOf(type, bands).guests,
  );
  const kinds: { name: string; isGrown: boolean; ages: number[] }[] = [];
  for (const age of ages.toSorted((one, other) => other - one)) {
    const isGrown = age > oldestOf(bands);
    const cents = telling.map(({ supplements }) => centsOfChild(supplements, age));
    const name = `${isGrown} ${cents.join()}`;
    const last = kinds.at(-1);
    if (last?.name === name) last.ages.push(age);
    else kinds.push({ name, isGrown, ages: [age] });
  }
  return kinds;
}

/** All guests in any rooms, each of which has an adult. */
export function oneGroup(
  parties: readonly Guests[],
  types: readonly TypeForCrowd[],
  bands: Bands,
  steps: SearchSteps,
): Crowd {
  const total = headcount(parties, bands);
  const kinds = kindsOf(agesOf(parties), types, bands);
  const all = [total.adults, ...kinds.map(({ ages }) => ages.length)];
  const centsOf = (supplements: Supplements) => [
    supplements.adultCents,
    ...kinds.map(({ ages: [age = 0] }) => centsOfChild(supplements, age)),
  ];
  const fillingOf = (
    counts: readonly number[],
    cents: readonly number[],
    includedGuests: number,
  ): Filling => {
    const [adults = 0] = counts;
    const guests = sumOf(counts);
    const grown = adults + sumOf(kinds.map(({ isGrown }, kind) => (isGrown ? (counts[kind + 1] ?? 0) : 0)));
    const equal = counts.map((count, kind) => ({ count, cents: cents[kind] ?? 0 }));
    return {
      counts,
      code: codeOf(counts, all),
      guests,
      adults,
      grown,
      children: guests - grown,
      cents: centsBeyondIncluded(includedGuests, equal),
    };
  };
  return {
    all: { ...total, counts: all, code: codeOf(all, all) },
    size: total.grown + total.children,
    rooms: null,
    usualCents: centsOf,
    fillings({ type, supplements }) {
      const places = placesOf(type, bands);
      const cents = centsOf(supplements);
      const fillings: Filling[] = [];
      /** Adds each number of children of each kind from that place on. */
      const add = (counts: readonly number[], grown: number, children: number): void => {
        const kind = kinds[counts.length - 1];
        if (!kind) {
          steps.take(STEPS_OF_FILLING);
          fillings.push(fillingOf(counts, cents, supplements.includedGuests));
          return;
        }
        const ofSort = kind.isGrown ? places.grown - grown : places.children - children;
        const most = Math.min(kind.ages.length, ofSort, places.guests - grown - children);
        for (let count = 0; count <= most; count += 1)
          add([...counts, count], grown + (kind.isGrown ? count : 0), children + (kind.isGrown ? 0 : count));
      };
      for (let adults = 1; adults <= Math.min(total.adults, places.grown); adults += 1)
        add([adults], adults, 0);
      return fillings;
    },
    seated(fillings) {
      const seated = kinds.map(() => 0);
      return fillings.map(({ guests, counts: [, ...counts] }) => {
        const children = kinds.flatMap(({ ages }, kind) => {
          const first = seated[kind] ?? 0;
          seated[kind] = first + (counts[kind] ?? 0);
          return ages.slice(first, seated[kind]);
        });
        return { guests, children };
      });
    },
  };
}
