import type { CsvRow } from '../../platform/text/csv-file';
import { dateInZone, timeInZone, type PlainDate } from '../../platform/time/dates';
import { sumsOf } from '../../selling/quotes/quote';
import type { DeskRow } from './desk-row';

/** Paise as rupees with two decimals. Only integers are used, so nothing is rounded. */
function rupeesText(paise: number): string {
  return `${Math.trunc(paise / 100)}.${String(paise % 100).padStart(2, '0')}`;
}

/** What is charged now: of a cancelled stay only what the hotel keeps. */
const chargedSums = ({ lines }: DeskRow) => sumsOf(lines);

/** Paise of one half of GST. */
function halfOf({ lines }: DeskRow, half: 'cgstPaise' | 'sgstPaise'): number {
  return lines.reduce((sum, line) => sum + line[half], 0);
}

/** '18', or '5 and 18' when a stay has nights of both. A line of several taxes has no percentage. */
function percentText({ lines }: DeskRow): string {
  const percents = lines.flatMap(({ taxPercent }) => taxPercent ?? []);
  return [...new Set(percents)].join(' and ');
}

/** Columns of money, in paise. They and the nights are added up. */
const AMOUNTS: Record<string, (row: DeskRow) => number> = {
  'room charge': (row) => chargedSums(row).roomCharge,
  extras: (row) => chargedSums(row).extrasCharge,
  CGST: (row) => halfOf(row, 'cgstPaise'),
  SGST: (row) => halfOf(row, 'sgstPaise'),
  GST: (row) => halfOf(row, 'cgstPaise') + halfOf(row, 'sgstPaise'),
  total: (row) => chargedSums(row).total,
  paid: ({ paid }) => paid,
  refunded: ({ refunded }) => refunded,
  'lost in disputes': ({ lostInDisputes }) => lostInDisputes,
};

function amountsOf(rows: DeskRow[]): CsvRow {
  const sums = Object.entries(AMOUNTS).map(([column, paiseOf]) => {
    const paise = rows.reduce((sum, row) => sum + paiseOf(row), 0);
    return [column, rupeesText(paise)];
  });
  return Object.fromEntries(sums) as CsvRow;
}

/** '2026-11-21', or '2026-11-21 and 2026-12-02'. */
function datesText(instants: Date[], timeZone: string): string {
  return [...new Set(instants.map((at) => dateInZone(at, timeZone)))].join(' and ');
}

const bookedAt = (timeZone: string) => `booked at (${timeZone})`;

function bookingRow(row: DeskRow, timeZone: string): CsvRow {
  return {
    reference: row.reference,
    status: row.status,
    name: row.name,
    email: row.email,
    phone: row.phone,
    'room type': [...new Set(row.stays.map(({ roomType }) => roomType))].join(', '),
    room: row.roomNumber,
    'check-in': row.checkin,
    'check-out': row.checkout,
    nights: row.nights,
    guests: row.guests,
    ...amountsOf([row]),
    'GST %': percentText(row),
    'paid on': row.paidAt && dateInZone(row.paidAt, timeZone),
    'refunded on': datesText(row.refundedAt, timeZone),
    'special requests': row.specialRequests,
    [bookedAt(timeZone)]: timeInZone(row.createdAt, timeZone),
  };
}

/** Which stays the table has. */
export interface TablePeriod {
  from: PlainDate | null;
  to: PlainDate | null;
}

/** Which stays are added up. A stay over the end of a month is whole in the tables of both months. */
function periodText({ from, to }: TablePeriod): string {
  const bounds = [from && `nights from ${from}`, to && `check-in by ${to}`].filter(Boolean);
  return bounds.length > 0 ? `; stays with ${bounds.join(' and ')}, each counted whole` : '';
}

/** Confirmed and cancelled bookings are added up: holds and lapsed bookings bring no money. */
function totalRow(rows: DeskRow[], period: TablePeriod): CsvRow {
  const confirmed = rows.filter(({ status }) => status === 'CONFIRMED');
  const cancelled = rows.filter(({ status }) => status === 'CANCELLED');
  const andCancelled = cancelled.length > 0 ? ` and ${cancelled.length} cancelled` : '';
  return {
    reference: `Total of ${confirmed.length} confirmed${andCancelled}${periodText(period)}`,
    nights: confirmed.reduce((sum, { nights }) => sum + nights, 0),
    ...amountsOf([...confirmed, ...cancelled]),
  };
}

/**
 * The table that the owner hands to the accountant. Each row is a booking; the last row has the totals of the confirmed
 * ones. Money is in rupees, and times are in the hotel's time zone (IANA name).
 */
export function bookingTable(
  rows: DeskRow[],
  timeZone: string,
  period: TablePeriod,
): { rows: CsvRow[]; columns: string[] } {
  return {
    rows: [...rows.map((row) => bookingRow(row, timeZone)), totalRow(rows, period)],
    columns: [
      'reference',
      'status',
      'name',
      'email',
      'phone',
      'room type',
      'room',
      'check-in',
      'check-out',
      'nights',
      'guests',
      'room charge',
      'extras',
      'GST %',
      'CGST',
      'SGST',
      'GST',
      'total',
      'paid',
      'paid on',
      'refunded',
      'refunded on',
      'lost in disputes',
      'special requests',
      bookedAt(timeZone),
    ],
  };
}
