import { divideHalfUp } from '../../platform/money/money';
import type { PlainDate } from '../../platform/time/dates';

/** The tax on a night up to a price. */
export interface TaxSlab {
  /** The highest price of a night, in paise; null for every higher price. */
  upToPaise: number | null;
  /** GST, CGST and SGST together. */
  percent: number;
}

/** GST on a room by the price of one night, from a night on. */
export interface TaxPeriod {
  validFrom: PlainDate;
  /** The lowest price first. */
  slabs: readonly TaxSlab[];
}

/** GST percent on one night at that price. The periods begin with the newest. */
export function gstPercent(periods: readonly TaxPeriod[], night: PlainDate, nightPaise: number): number {
  const period = periods.find(({ validFrom }) => validFrom <= night);
  const slab = period?.slabs.find(({ upToPaise }) => upToPaise === null || nightPaise <= upToPaise);
  if (!slab) throw new Error(`No GST rate is known for the night of ${night}.`);
  return slab.percent;
}

/** One of the two equal halves (CGST, SGST) of that percent of a night's price, in paise, rounded half up. */
export function halfOfGst(nightPaise: number, percent: number): number {
  return divideHalfUp(nightPaise * percent, 200);
}
