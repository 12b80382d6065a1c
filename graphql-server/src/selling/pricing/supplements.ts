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

function centsOfChild({ adultCents, children }: Supplements, age: number): number {
  return children.find(({ toAge }) => age <= toAge)?.cents ?? adultCents;
}

/**
 * What the guests beyond the included number cost a night, in cents. Adults are included first, then children from the
 * oldest.
 */
export function supplementCents(supplements: Supplements, { adults, childAges }: Party): number {
  const ofChildren = childAges
    .toSorted((one, other) => other - one)
    .map((age) => centsOfChild(supplements, age));
  const ofAll = [...Array.from({ length: adults }, () => supplements.adultCents), ...ofChildren];
  return ofAll.slice(supplements.includedGuests).reduce((sum, cents) => sum + cents, 0);
}
