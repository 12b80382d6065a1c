/** The guests of a room. */
export interface Party {
  adults: number;
  /** The age of each child, in years. */
  childAges: readonly number[];
}

/** The supplement for children up to an age, from the age after the previous band. */
interface ChildSupplement {
  toAge: number;
  cents: number;
}

/** What guests beyond the included number cost a night, in cents of the property's currency. */
export interface Supplements {
  /** The number of guests that the rate includes. */
  includedGuests: number;
  /** For each further adult. */
  adultCents: number;
  /** For each further child, the youngest band first. A child older than all bands costs as much as an adult. */
  children: readonly ChildSupplement[];
}

/** The night costs the same for any number of guests. */
export const NO_SUPPLEMENTS: Supplements = { includedGuests: 1, adultCents: 0, children: [] };

/** Whether some parties pay more than others. */
export function canCharge({ adultCents, children }: Supplements): boolean {
  return adultCents > 0 || children.some(({ cents }) => cents > 0);
}

/** What a child of that age costs a night when it is not included, in cents. */
export function centsOfChild({ adultCents, children }: Supplements, age: number): number {
  return children.find(({ toAge }) => age <= toAge)?.cents ?? adultCents;
}

/** Guests who cost the same. */
interface EqualGuests {
  count: number;
  /** What each of them costs a night, in cents. */
  cents: number;
}

/** What the guests cost a night, in cents, when the first of them are included. */
export function centsBeyondIncluded(includedGuests: number, guests: readonly EqualGuests[]): number {
  let [included, sum] = [includedGuests, 0];
  for (const { count, cents } of guests) {
    sum += Math.max(0, count - included) * cents;
    included = Math.max(0, included - count);
  }
  return sum;
}

/**
 * What the guests beyond the included number cost a night, in cents. Adults are included first, then children from the
 * oldest.
 */
export function supplementCents(supplements: Supplements, { adults, childAges }: Party): number {
  const ofChildren = childAges
    .toSorted((one, other) => other - one)
    .map((age) => ({ count: 1, cents: centsOfChild(supplements, age) }));
  const ofAdults = { count: adults, cents: supplements.adultCents };
  return centsBeyondIncluded(supplements.includedGuests, [ofAdults, ...ofChildren]);
}
