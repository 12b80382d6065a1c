import type { CsvRow } from '../../platform/text/csv-file';
import type { PlainDate } from '../../platform/time/dates';
import { rupeesNumber } from '../figures/charge-table';
import type { Voucher } from './voucher';

const COLUMNS = [
  'day',
  'voucher type',
  'number',
  'ledger',
  'debit',
  'credit',
  'GST %',
  'booking',
  'date of document',
  'party',
  'GSTIN',
  'narration',
  'day closed',
];

/** One row for each line of each voucher, in rupees. */
export function dayBookTable(
  vouchers: readonly Voucher[],
  lastClosed: PlainDate | null,
): { rows: CsvRow[]; columns: string[] } {
  const rows = vouchers.flatMap((voucher) =>
    voucher.lines.map(({ ledger, taxPercent, amountPaise }) => ({
      day: voucher.day,
      'voucher type': voucher.type,
      number: voucher.number,
      ledger,
      debit: amountPaise > 0 ? rupeesNumber(amountPaise) : null,
      credit: amountPaise < 0 ? rupeesNumber(-amountPaise) : null,
      'GST %': taxPercent,
      booking: voucher.reference,
      'date of document': voucher.dated,
      party: voucher.party?.name ?? null,
      GSTIN: voucher.party?.gstin ?? null,
      narration: voucher.narration,
      'day closed': lastClosed !== null && voucher.day <= lastClosed ? 'yes' : 'no',
    })),
  );
  return { rows, columns: COLUMNS };
}
