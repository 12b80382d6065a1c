import { divideHalfUp } from '../../platform/money/money';
import type { PlainDate } from '../../platform/time/dates';

/** The tax on nights up to a price. */
export interface TaxSlab {
  /** The highest price of a night, in paise; null for every higher price. */
  upToPaise: number | null;
  /** GST in percent, CGST and SGST together. */
  percent: number;
}

/** GST on rooms by the price of a night, from a date on. */
export interface TaxPeriod {
  validFrom: PlainDate;
  /** The slab with the lowest price first. */
  slabs: readonly TaxSlab[];
}

/** GST in percent on a night at this price. The newest period must come first. */
export function gstPercent(periods: readonly TaxPeriod[], night: PlainDate, nightPaise: number): number {
  const period = periods.find(({ validFrom }) => validFrom <= night);
  const slab = period?.slabs.find(({ upToPaise }) => upToPaise === null || nightPaise <= upToPaise);
  if (!slab) throw new Error(`No GST rate is known for the night of ${night}.`);
  return slab.percent;
}

/** One of the two equal halves of GST (CGST, SGST) at this percentage of a night's price, in paise, rounded half up. */
export function halfOfGst(nightPaise: number, percent: number): number {
  return divideHalfUp(nightPaise * percent, 200);
}
