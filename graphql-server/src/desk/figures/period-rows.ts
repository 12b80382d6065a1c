import { divideHalfUp } from '../../platform/money/money';
import type { PaymentSource } from '../../payments/core/payment.entity';
import { addDays, type PlainDate } from '../../platform/time/dates';
import type { FigureSums } from './figure';

/** What figures are asked for: plain dates of the hotel, both included. */
export interface Period {
  from: PlainDate;
  to: PlainDate;
}

/** What a row is about; all others are null. */
export type Sums = Partial<FigureSums> & {
  by: 'DAY' | 'ROOM_TYPE' | 'RATE_PLAN' | 'CHANNEL';
  /** The day, the code or the channel; null for charges that belong to none. */
  key: string | null;
  title: string | null;
  /** Of a room type: where it stands in the owner's order. */
  sortOrder: number | null;
  /** Of a type or plan. */
  id: number | null;
};

/** Charges at one rate of tax, in paise. */
export interface TaxSums {
  /** GST in percent, both halves together; null for what bears no tax, or several. */
  taxPercent: number | null;
  valuePaise: number;
  cgstPaise: number;
  sgstPaise: number;
}

/** The money of one method, in paise. */
export interface MethodSums {
  source: PaymentSource;
  capturedPaise: number;
  /** Recorded by mistake. */
  counteredPaise: number;
  refundedPaise: number;
}

/** What settlements of the gateway brought and cost, in paise, on the days of India on which they were made. */
export interface GatewaySums {
  settlements: number;
  /** What guests paid, of the payments that the settlements brought. */
  paidPaise: number;
  /** What went back to guests. */
  refundedPaise: number;
  /** Lost disputes and other corrections: below 0 when they take money. */
  correctedPaise: number;
  /** Fees of these payments, without tax. */
  feePaise: number;
  /** GST on the fees. */
  feeTaxPaise: number;
  /** What reached the bank. */
  settledPaise: number;
  /** The last day of the period that was compared with the gateway; null when none was. */
  comparedUntil: PlainDate | null;
}

/** How long before their arrival guests booked. */
export interface LeadTimeDays {
  stays: number;
  /** Both are null without a stay. */
  meanDays: number | null;
  medianDays: number | null;
}

/** How many stays were booked so many days before their arrival. */
export interface StaysOfLeadTime {
  days: number;
  stays: number;
}

/** What was read of a period, or of a part of it. */
export interface ReadRows {
  sums: Sums[];
  taxRates: TaxSums[];
  methods: MethodSums[];
  gateway: GatewaySums;
  leadTimes: StaysOfLeadTime[];
}

/** All that the database knows of a period. */
export interface PeriodRows extends Omit<ReadRows, 'leadTimes'> {
  leadTime: LeadTimeDays;
}

export const NO_GATEWAY: GatewaySums = {
  settlements: 0,
  paidPaise: 0,
  refundedPaise: 0,
  correctedPaise: 0,
  feePaise: 0,
  feeTaxPaise: 0,
  settledPaise: 0,
  comparedUntil: null,
};

/** The days of the periods in parts: each part is in a period as a whole or not at all, and no two have a day in common. */
export function partsOf(periods: readonly Period[]): Period[] {
  const cuts = [...new Set(periods.flatMap(({ from, to }) => [from, addDays(to, 1)]))].toSorted();
  return cuts
    .slice(1)
    .map((cut, index) => ({ from: cuts[index] ?? cut, to: addDays(cut, -1) }))
    .filter((part) => periods.some((period) => isPartOf(part, period)));
}

/** Whether all days of the part are in the period. */
export function isPartOf(part: Period, { from, to }: Period): boolean {
  return part.from >= from && part.to <= to;
}

/** The rows of a period from those of its parts, in the order in which they are shown. */
export function addedUp(parts: readonly ReadRows[]): PeriodRows {
  const all = <Part extends keyof ReadRows>(part: Part) => parts.map((rows) => rows[part]);
  const taxRates = summed(all('taxRates').flat(), ({ taxPercent }) => taxPercent, [
    'valuePaise',
    'cgstPaise',
    'sgstPaise',
  ]);
  const methods = summed(all('methods').flat(), ({ source }) => source, [
    'capturedPaise',
    'counteredPaise',
    'refundedPaise',
  ]);
  const leadTimes = summed(all('leadTimes').flat(), ({ days }) => days, ['stays']);
  return {
    sums: all('sums').flat().toSorted(inOwnersOrder),
    taxRates: taxRates.toSorted((one, other) => (one.taxPercent ?? LAST) - (other.taxPercent ?? LAST)),
    methods: methods.toSorted((one, other) => one.source.localeCompare(other.source)),
    gateway: gatewayOf(all('gateway')),
    leadTime: leadTimeOf(leadTimes.toSorted((one, other) => one.days - other.days)),
  };
}

const LAST = Number.MAX_SAFE_INTEGER;

/** Types as the owner has put them, plans by their age, days and channels by their keys; what belongs to none is last. */
function inOwnersOrder(one: Sums, other: Sums): number {
  const byPlace = (one.sortOrder ?? LAST) - (other.sortOrder ?? LAST);
  const byAge = (one.id ?? LAST) - (other.id ?? LAST);
  const [key, otherKey] = [one.key ?? '', other.key ?? ''];
  return byPlace || byAge || Number(key > otherKey) - Number(key < otherKey);
}

/** The rows that have one key as one: these columns are added. */
function summed<Column extends string, Row extends Record<Column, number>>(
  rows: readonly Row[],
  keyOf: (row: Row) => unknown,
  columns: readonly Column[],
): Row[] {
  const sums = new Map<unknown, Row>();
  for (const row of rows) {
    const sum = sums.get(keyOf(row));
    if (sum) addColumns(sum, row, columns);
    else sums.set(keyOf(row), { ...row });
  }
  return [...sums.values()];
}

function addColumns<Column extends string>(
  sum: Record<Column, number>,
  row: Readonly<Record<Column, number>>,
  columns: readonly Column[],
): void {
  for (const column of columns) sum[column] += row[column];
}

function gatewayOf(parts: readonly GatewaySums[]): GatewaySums {
  const sum = { ...NO_GATEWAY };
  for (const part of parts) {
    const { comparedUntil, ...amounts } = part;
    addColumns(sum, amounts, GATEWAY_COLUMNS);
    if (comparedUntil !== null && comparedUntil > (sum.comparedUntil ?? ''))
      sum.comparedUntil = comparedUntil;
  }
  return sum;
}

const GATEWAY_COLUMNS = [
  'settlements',
  'paidPaise',
  'refundedPaise',
  'correctedPaise',
  'feePaise',
  'feeTaxPaise',
  'settledPaise',
] as const;

/** Of stays by their lead time, in its order. */
function leadTimeOf(rows: readonly StaysOfLeadTime[]): LeadTimeDays {
  const stays = rows.reduce((sum, row) => sum + row.stays, 0);
  if (stays === 0) return { stays, meanDays: null, medianDays: null };
  const days = rows.reduce((sum, row) => sum + row.days * row.stays, 0);
  // Of an even number of stays it is between the two in the middle.
  const middle = [Math.floor((stays - 1) / 2), Math.floor(stays / 2)].map((place) => leadTimeAt(place, rows));
  const [low = 0, high = 0] = middle;
  return { stays, meanDays: divideHalfUp(days * 10, stays) / 10, medianDays: (low + high) / 2 };
}

/** The lead time of the stay at that place, from 0, in the order of lead times. */
function leadTimeAt(place: number, rows: readonly StaysOfLeadTime[]): number {
  let before = 0;
  for (const { days, stays } of rows) {
    before += stays;
    if (place < before) return days;
  }
  throw new Error(`There is no stay at place ${place}.`);
}
