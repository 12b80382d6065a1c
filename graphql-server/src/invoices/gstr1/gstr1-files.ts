import { csvFile, type CsvFile, type CsvRow } from '../../platform/text/csv-file';
import type { PlainDate } from '../../platform/time/dates';
import type { Gstr1Tables, ReturnedAmount, ReturnedDocument } from './gstr1.read-model';

/** Rupees with two decimals, as accountants' programs expect them. */
const inRupees = (paise: number): string => (paise / 100).toFixed(2);

const amountColumns = { rate: 'Rate %', value: 'Taxable value', cgst: 'Central tax', sgst: 'State tax' };

const amountCells = ({ taxPercent, valuePaise, cgstPaise, sgstPaise }: ReturnedAmount): CsvRow => ({
  [amountColumns.rate]: taxPercent,
  [amountColumns.value]: inRupees(valuePaise),
  [amountColumns.cgst]: inRupees(cgstPaise),
  [amountColumns.sgst]: inRupees(sgstPaise),
});

const documentCells = (document: ReturnedDocument): CsvRow => ({
  'GSTIN of recipient': document.gstin,
  Recipient: document.recipient,
  Number: document.number,
  Date: document.dated,
  'Total value': inRupees(document.totalPaise),
  'Place of supply': document.placeOfSupply,
  'Reverse charge': 'N',
  ...amountCells(document),
});

const DOCUMENT_COLUMNS = [
  'GSTIN of recipient',
  'Recipient',
  'Number',
  'Date',
  'Total value',
  'Place of supply',
  'Reverse charge',
  ...Object.values(amountColumns),
];

/** The names of the kinds of documents in table 13, with the portal's numbers for them. */
export const NATURES: Readonly<Record<Gstr1Tables['series'][number]['kind'], readonly [number, string]>> = {
  INVOICE: [1, 'Invoices for outward supply'],
  CREDIT_NOTE: [5, 'Credit Note'],
  RECEIPT_VOUCHER: [6, 'Receipt voucher'],
  REFUND_VOUCHER: [8, 'Refund voucher'],
};

/** A file for each table, including empty tables, so that the accountant sees that they are empty. */
export function gstr1Files(month: PlainDate, tables: Gstr1Tables): CsvFile[] {
  const nameOf = (table: string) => `gstr-1-${month.slice(0, 7)}-table-${table}.csv`;
  const amounts = Object.values(amountColumns);
  const [, ...sums] = amounts;
  return [
    csvFile(nameOf('4'), tables.toBusinesses.map(documentCells), DOCUMENT_COLUMNS),
    csvFile(nameOf('7'), tables.toOthers.map(amountCells), amounts),
    csvFile(nameOf('9b'), tables.creditNotes.map(documentCells), DOCUMENT_COLUMNS),
    csvFile(nameOf('11a'), tables.advances.map(amountCells), amounts),
    csvFile(nameOf('11b'), tables.usedAdvances.map(amountCells), amounts),
    csvFile(
      nameOf('12'),
      tables.supplies.map((supply) => ({
        Recipients: supply.isToBusiness ? 'B2B' : 'B2C',
        SAC: supply.sac,
        Quantity: supply.quantity,
        ...amountCells(supply),
      })),
      ['Recipients', 'SAC', 'Quantity', ...amounts],
    ),
    csvFile(
      nameOf('13'),
      tables.series.map(({ kind, first, last, count }) => ({
        'Nature of document': NATURES[kind][1],
        From: first,
        To: last,
        Total: count,
        // Documents are corrected by other documents and never cancelled.
        Cancelled: 0,
        'Net issued': count,
      })),
      ['Nature of document', 'From', 'To', 'Total', 'Cancelled', 'Net issued'],
    ),
    csvFile(
      nameOf('14'),
      tables.throughPortals.map(({ portal, gstin, valuePaise, cgstPaise, sgstPaise }) => ({
        'Nature of supply': 'Liable to collect tax u/s 52 (TCS)',
        // Without the GSTIN the tool refuses the row. The file shows the accountant which portal has no GSTIN.
        'GSTIN of e-commerce operator': gstin ?? '',
        'E-commerce operator': portal,
        [amountColumns.value]: inRupees(valuePaise),
        [amountColumns.cgst]: inRupees(cgstPaise),
        [amountColumns.sgst]: inRupees(sgstPaise),
      })),
      ['Nature of supply', 'GSTIN of e-commerce operator', 'E-commerce operator', ...sums],
    ),
  ];
}
