import { divideHalfUp } from '../../platform/money/money';
import type { PaymentSource } from '../../payments/core/payment.entity';
import { addDays, addMonths, type PlainDate } from '../../platform/time/dates';
import type { FigureSums } from './figure';
import { FigureDepartment } from './figure-department';

/** A period of figures: plain dates of the hotel, both included. */
export interface Period {
  from: PlainDate;
  to: PlainDate;
}

/** The sums of a row, with its name. Sums that do not apply are null. */
export type Sums = Partial<FigureSums> & {
  by: 'DAY' | 'ROOM_TYPE' | 'RATE_PLAN' | 'CHANNEL';
  /** The day, the code or the channel; null for charges without one. */
  key: string | null;
  title: string | null;
  /** The place of a room type in the owner's order. */
  sortOrder: number | null;
  /** The id of a type or plan. */
  id: number | null;
};

/** Charges at one rate of tax, in paise. */
export interface TaxSums {
  /** GST in percent, both halves together; null for charges without tax or with several taxes. */
  taxPercent: number | null;
  valuePaise: number;
  cgstPaise: number;
  sgstPaise: number;
}

/** The charges of one department at one rate of tax, in paise. */
export interface DepartmentSums extends TaxSums {
  department: FigureDepartment;
}

/** The payments of one method, in paise. */
export interface MethodSums {
  source: PaymentSource;
  capturedPaise: number;
  /** Payments recorded by mistake. */
  counteredPaise: number;
  refundedPaise: number;
}

/** The sums of the gateway's settlements, in paise, by the Indian day on which they were made. */
export interface GatewaySums {
  settlements: number;
  /** What guests paid, in the payments of these settlements. */
  paidPaise: number;
  /** What was refunded to guests. */
  refundedPaise: number;
  /** Lost disputes and other corrections: below 0 when they reduce the money. */
  correctedPaise: number;
  /** Fees of these payments, without tax. */
  feePaise: number;
  /** GST on the fees. */
  feeTaxPaise: number;
  /** What reached the bank. */
  settledPaise: number;
  /** The last day of the period that was compared with the gateway; null when no day was compared. */
  comparedUntil: PlainDate | null;
}

/** How many days before arrival guests booked. */
export interface LeadTimeDays {
  stays: number;
  /** Both are null without stays. */
  meanDays: number | null;
  medianDays: number | null;
}

/** The number of stays that were booked this many days before arrival. */
export interface StaysOfLeadTime {
  days: number;
  stays: number;
}

/** The rows of a period, or of a part of a period. */
export interface ReadRows {
  sums: Sums[];
  taxRates: TaxSums[];
  departments: DepartmentSums[];
  methods: MethodSums[];
  gateway: GatewaySums;
  leadTimes: StaysOfLeadTime[];
  /** The security deposits that the hotel holds at the end of the last day, in paise. */
  securityDepositsHeldPaise: number;
}

/** All rows of a period, as the database has them. */
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

/**
 * Splits the days of the periods into parts. Each part lies completely inside or outside each period, and parts do not
 * overlap.
 */
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

/** The months that lie completely inside the period, by their first days, and the other days of the period. */
export function splitByMonths(
  { from, to }: Period,
  months: readonly PlainDate[],
): { months: PlainDate[]; rest: Period[] } {
  const whole = months.filter((month) => isPartOf({ from: month, to: lastOfMonth(month) }, { from, to }));
  const rest: Period[] = [];
  let next = from;
  for (const month of whole.toSorted()) {
    if (next < month) rest.push({ from: next, to: addDays(month, -1) });
    next = addMonths(month, 1);
  }
  return { months: whole, rest: next <= to ? [...rest, { from: next, to }] : rest };
}

const lastOfMonth = (month: PlainDate): PlainDate => addDays(addMonths(month, 1), -1);

/** The rows of a period, added up from its parts, the earliest first, in the order in which they are shown. */
export function addedUp(parts: readonly ReadRows[]): PeriodRows {
  const all = <Part extends keyof ReadRows>(part: Part) => parts.map((rows) => rows[part]);
  const taxRates = summed(all('taxRates').flat(), ({ taxPercent }) => taxPercent, TAX_COLUMNS);
  const departments = summed(
    all('departments').flat(),
    ({ department, taxPercent }) => `${department} ${taxPercent}`,
    TAX_COLUMNS,
  );
  const methods = summed(all('methods').flat(), ({ source }) => source, [
    'capturedPaise',
    'counteredPaise',
    'refundedPaise',
  ]);
  const leadTimes = summed(all('leadTimes').flat(), ({ days }) => days, ['stays']);
  return {
    sums: all('sums').flat().toSorted(byOwner),
    taxRates: taxRates.toSorted(byRate),
    departments: departments.toSorted(
      (one, other) =>
        DEPARTMENTS.indexOf(one.department) - DEPARTMENTS.indexOf(other.department) || byRate(one, other),
    ),
    methods: methods.toSorted((one, other) => one.source.localeCompare(other.source)),
    gateway: gatewayOf(all('gateway')),
    securityDepositsHeldPaise: parts.at(-1)?.securityDepositsHeldPaise ?? 0,
    leadTime: leadTimeOf(leadTimes.toSorted((one, other) => one.days - other.days)),
  };
}

const LAST = Number.MAX_SAFE_INTEGER;
const TAX_COLUMNS = ['valuePaise', 'cgstPaise', 'sgstPaise'] as const;
const DEPARTMENTS = Object.values(FigureDepartment);

/** The lowest rate of tax first, charges without a single rate last. */
function byRate(one: TaxSums, other: TaxSums): number {
  return (one.taxPercent ?? LAST) - (other.taxPercent ?? LAST);
}

/** Types in the owner's order, plans by their age, days and channels by their keys; charges without a key last. */
function byOwner(one: Sums, other: Sums): number {
  const byPlace = (one.sortOrder ?? LAST) - (other.sortOrder ?? LAST);
  const byAge = (one.id ?? LAST) - (other.id ?? LAST);
  const [key, otherKey] = [one.key ?? '', other.key ?? ''];
  return byPlace || byAge || Number(key > otherKey) - Number(key < otherKey);
}

/** Adds up these columns of the rows with equal keys. */
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

/** The mean and the median of the lead times; `rows` are in the order of lead times. */
function leadTimeOf(rows: readonly StaysOfLeadTime[]): LeadTimeDays {
  const stays = rows.reduce((sum, row) => sum + row.stays, 0);
  if (stays === 0) return { stays, meanDays: null, medianDays: null };
  const days = rows.reduce((sum, row) => sum + row.days * row.stays, 0);
  // With an even number of stays, the median lies between the two in the middle.
  const middle = [Math.floor((stays - 1) / 2), Math.floor(stays / 2)].map((place) => leadTimeAt(place, rows));
  const [low = 0, high = 0] = middle;
  return { stays, meanDays: divideHalfUp(days * 10, stays) / 10, medianDays: (low + high) / 2 };
}

/** The lead time of the stay at this place, from 0, in the order of lead times. */
function leadTimeAt(place: number, rows: readonly StaysOfLeadTime[]): number {
  let before = 0;
  for (const { days, stays } of rows) {
    before += stays;
    if (place < before) return days;
  }
  throw new Error(`There is no stay at place ${place}.`);
}
