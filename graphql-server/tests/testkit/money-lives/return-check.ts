import { addMonths } from '../../../src/platform/time/dates';
import type { Gstr1Tables, ReturnedAmount } from '../../../src/invoices/gstr1/gstr1.read-model';
import type { TestServer } from '../test-server';

interface Sums {
  charged: number;
  /** The amount on receipt vouchers that was neither set off nor refunded. */
  open: number;
}

const SUMS = `
  SELECT
    (SELECT COALESCE(sum(line.value_paise + line.cgst_paise + line.sgst_paise), 0) FROM folio_lines line
      JOIN bookings booking ON booking.id = line.booking_id
      WHERE line.kind NOT IN ('ROUND_OFF', 'WRITE_OFF') AND booking.status IN ('CONFIRMED', 'CANCELLED'))::bigint AS charged,
    ((SELECT COALESCE(sum(total_paise), 0) FROM tax_documents WHERE kind = 'RECEIPT_VOUCHER')
      - (SELECT COALESCE(sum(value_paise + cgst_paise + sgst_paise), 0) FROM tax_document_advances))::bigint AS open`;

const FIRST_AND_LAST = `
  SELECT date_trunc('month', min(dated))::date::text AS first, max(dated)::text AS last FROM tax_documents`;

const grossOf = (amounts: readonly ReturnedAmount[]): number =>
  amounts.reduce((sum, { valuePaise, cgstPaise, sgstPaise }) => sum + valuePaise + cgstPaise + sgstPaise, 0);

const signedGrossOf = ({ toBusinesses, toOthers, creditNotes }: Gstr1Tables): number =>
  grossOf(toBusinesses) + grossOf(toOthers) - grossOf(creditNotes);

/** What is wrong with the returns of all months together: they must equal the folios, and the rest of advances. */
export async function wrongReturns({ installation, query }: TestServer): Promise<string[]> {
  const [dates] = await query<{ first: string | null; last: string }>(FIRST_AND_LAST);
  if (!dates?.first) return [];
  let [supplied, bySac, advances] = [0, 0, 0];
  for (let from = dates.first; from <= dates.last; from = addMonths(from, 1)) {
    const tables = await installation.services.gstr1.tables({ from, until: addMonths(from, 1) });
    supplied += signedGrossOf(tables);
    bySac += grossOf(tables.supplies);
    advances += grossOf(tables.advances) - grossOf(tables.usedAdvances);
  }
  const [sums] = await query<Sums>(SUMS);
  const wrong: string[] = [];
  if (supplied !== sums?.charged)
    wrong.push(`the returns have ${supplied} paise, the folios ${sums?.charged}`);
  if (bySac !== supplied) wrong.push(`table 12 has ${bySac} paise, tables 4, 7 and 9B ${supplied}`);
  if (advances !== sums?.open) wrong.push(`tables 11 have ${advances} paise, the vouchers ${sums?.open}`);
  return wrong;
}
