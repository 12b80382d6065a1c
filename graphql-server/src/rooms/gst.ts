import { divideHalfUp } from '../platform/money/money';
import type { PlainDate } from '../platform/time/dates';

interface GstPeriod {
  /** First night to which the slabs apply. */
  from: PlainDate;
  slabs: readonly { upToPaise: number; percent: number }[];
  source: string;
}

/**
 * GST on a room by the price of one night, newest period first. The hotel's accountant confirms the table before the
 * site takes money. A change of law is a new first row.
 */
const GST_PERIODS: readonly GstPeriod[] = [
  {
    from: '2025-09-22',
    slabs: [
      { upToPaise: 750_000, percent: 5 },
      { upToPaise: Infinity, percent: 18 },
    ],
    source: '56th GST Council meeting; Notification 15/2025-Central Tax (Rate), in force 22 September 2025',
  },
  {
    from: '2022-07-18',
    slabs: [
      { upToPaise: 750_000, percent: 12 },
      { upToPaise: Infinity, percent: 18 },
    ],
    source: 'Notification 03/2022-Central Tax (Rate), in force 18 July 2022',
  },
];

/** GST percent on one night at that price. */
export function gstPercent(night: PlainDate, nightPaise: number): number {
  const period = GST_PERIODS.find(({ from }) => from <= night);
  const slab = period?.slabs.find(({ upToPaise }) => nightPaise <= upToPaise);
  if (!slab) throw new Error(`No GST rate is known for the night of ${night}.`);
  return slab.percent;
}

/** One of the two equal halves (CGST, SGST) of the tax on one night, in paise, rounded half up. */
export function halfOfGst(night: PlainDate, nightPaise: number): number {
  return divideHalfUp(nightPaise * gstPercent(night, nightPaise), 200);
}
