/** Who stays in a room. */
export interface Party {
  adults: number;
  /** In years. */
  childAges: readonly number[];
}

/** What children up to an age cost, from the age after the band before. */
interface ChildSupplement {
  toAge: number;
  cents: number;
}

/** What guests beyond those in the rate cost a night, in cents of the property's currency. */
export interface Supplements {
  /** So many guests are in the rate. */
  includedGuests: number;
  /** For each adult beyond them. */
  adultCents: number;
  /** For each child beyond them, the youngest first. A child who is older than all bands costs what an adult costs. */
  children: readonly ChildSupplement[];
}

/** However many guests stay, the night costs the same. */
export const NO_SUPPLEMENTS: Supplements = { includedGuests: 1, adultCents: 0, children: [] };

/** Whether some party pays more than another one. */
export function canCharge({ adultCents, children }: Supplements): boolean {
  return adultCents > 0 || children.some(({ cents }) => cents > 0);
}

function centsOfChild({ adultCents, children }: Supplements, age: number): number {
  return children.find(({ toAge }) => age <= toAge)?.cents ?? adultCents;
}

/**
 * What the guests beyond the included number cost a night, in cents. Adults are included first, then children from the oldest.
 */
export function supplementCents(supplements: Supplements, { adults, childAges }: Party): number {
  const ofChildren = childAges
    .toSorted((one, other) => other - one)
    .map((age) => centsOfChild(supplements, age));
  const ofAll = [...Array.from({ length: adults }, () => supplements.adultCents), ...ofChildren];
  return ofAll.slice(supplements.includedGuests).reduce((sum, cents) => sum + cents, 0);
}
