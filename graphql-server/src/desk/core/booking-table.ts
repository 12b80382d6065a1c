import { CsvText, type CsvRow } from '../../platform/text/csv-file';
import { dateInZone, timeInZone, type PlainDate } from '../../platform/time/dates';
import { sumsOf } from '../../selling/quotes/quote';
import type { DeskRow } from './desk-row';

/** Paise as rupees with two decimals. The calculation uses only integers, so nothing is rounded. */
function rupeesText(paise: number): string {
  return `${Math.trunc(paise / 100)}.${String(paise % 100).padStart(2, '0')}`;
}

/** The present charges. A cancelled stay counts only with what the hotel keeps. */
const chargedSums = ({ lines }: DeskRow) => sumsOf(lines);

/** Paise of one half of GST. */
function halfOf({ lines }: DeskRow, half: 'cgstPaise' | 'sgstPaise'): number {
  return lines.reduce((sum, line) => sum + line[half], 0);
}

/** '18', or '5 and 18' when a stay has nights with both percentages. A line with several taxes has no percentage. */
function percentText({ lines }: DeskRow): string {
  const percents = lines.flatMap(({ taxPercent }) => taxPercent ?? []);
  return [...new Set(percents)].join(' and ');
}

/** Columns of money, in paise. The last row shows their sums and the sum of the nights. */
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

type Sums = Readonly<Record<string, number>>;

/** The amounts of one booking, in paise. */
const sumsOfRow = (row: DeskRow): Sums =>
  Object.fromEntries(Object.entries(AMOUNTS).map(([column, paiseOf]) => [column, paiseOf(row)]));

const inRupees = (sums: Sums): CsvRow =>
  Object.fromEntries(Object.entries(sums).map(([column, paise]) => [column, rupeesText(paise)]));

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
    ...inRupees(sumsOfRow(row)),
    'GST %': percentText(row),
    'paid on': row.paidAt && dateInZone(row.paidAt, timeZone),
    'refunded on': datesText(row.refundedAt, timeZone),
    'special requests': row.specialRequests,
    [bookedAt(timeZone)]: timeInZone(row.createdAt, timeZone),
  };
}

/** The period of the stays in the table. */
export interface TablePeriod {
  from: PlainDate | null;
  to: PlainDate | null;
}

/**
 * Which stays are counted in the sums. A stay across the end of a month counts in full in the tables of both months.
 */
function periodText({ from, to }: TablePeriod): string {
  const bounds = [from && `nights from ${from}`, to && `check-in by ${to}`].filter(Boolean);
  return bounds.length > 0 ? `; stays with ${bounds.join(' and ')}, each counted whole` : '';
}

const columnsOf = (timeZone: string): string[] => [
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
];

/**
 * The table that the owner hands to the accountant, written part by part. Each row is a booking; the last row has the
 * totals of confirmed and cancelled bookings, because holds and lapsed bookings bring no money. Money is in rupees,
 * and times are in the hotel's time zone (IANA name).
 */
export class BookingTable {
  private readonly text: CsvText;
  private readonly sums = Object.fromEntries(Object.keys(AMOUNTS).map((column) => [column, 0]));
  private readonly counts = { CONFIRMED: 0, CANCELLED: 0 };
  private nights = 0;

  constructor(
    private readonly timeZone: string,
    private readonly period: TablePeriod,
  ) {
    this.text = new CsvText(columnsOf(timeZone));
  }

  heading(): string {
    return this.text.heading();
  }

  /** The rows of these bookings, which count towards the totals. */
  rows(rows: readonly DeskRow[]): string {
    for (const row of rows) this.count(row);
    return this.text.rows(rows.map((row) => bookingRow(row, this.timeZone)));
  }

  /** The last row. */
  totals(): string {
    const { CONFIRMED: confirmed, CANCELLED: cancelled } = this.counts;
    const andCancelled = cancelled > 0 ? ` and ${cancelled} cancelled` : '';
    return this.text.rows([
      {
        reference: `Total of ${confirmed} confirmed${andCancelled}${periodText(this.period)}`,
        nights: this.nights,
        ...inRupees(this.sums),
      },
    ]);
  }

  private count(row: DeskRow): void {
    const { status, nights } = row;
    if (status !== 'CONFIRMED' && status !== 'CANCELLED') return;
    this.counts[status] += 1;
    if (status === 'CONFIRMED') this.nights += nights;
    for (const [column, paise] of Object.entries(sumsOfRow(row)))
      this.sums[column] = (this.sums[column] ?? 0) + paise;
  }
}
