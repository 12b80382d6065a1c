import type { Check } from '../restore/checks';
import { noFaults } from './checks';
import type { Surroundings } from './surroundings';

// Bookings whose folio differs from the quote of the earlier version, in its total or in the sum of a tax label.
const DIFFERENT = `
  WITH quoted AS (
    SELECT booking.id, tax.label, tax.amount
    FROM bookings booking, jsonb_to_recordset(booking.quote -> 'taxes') AS tax(label text, amount bigint)
  ), charged AS (
    SELECT booking_id AS id, half || COALESCE(' ' || trim_scale(tax_percent / 2.0) || '%', '') AS label,
      sum(CASE half WHEN 'CGST' THEN cgst_paise ELSE sgst_paise END)::bigint AS amount
    FROM folio_lines, unnest(ARRAY['CGST', 'SGST']) AS half GROUP BY 1, 2
  ), total AS (
    SELECT booking_id AS id, sum(value_paise + cgst_paise + sgst_paise)::bigint AS paise FROM folio_lines GROUP BY 1
  )
  SELECT id, label || ': ' || COALESCE(quoted.amount::text, 'nothing') || ' quoted, '
    || COALESCE(charged.amount::text, 'nothing') || ' charged' AS difference
  FROM quoted FULL JOIN charged USING (id, label) WHERE quoted.amount IS DISTINCT FROM charged.amount
  UNION ALL
  SELECT booking.id, 'total: ' || booking.total_paise || ' quoted, ' || COALESCE(total.paise::text, 'nothing') || ' charged'
  FROM bookings booking LEFT JOIN total USING (id) WHERE booking.total_paise IS DISTINCT FROM total.paise`;

const LINES = `SELECT count(*)::int AS lines, count(*) FILTER (WHERE kind = 'LEGACY')::int AS legacy,
  sum(value_paise + cgst_paise + sgst_paise)::text AS paise FROM folio_lines`;

/** Checks, while the columns of the earlier version exist, that each quote became lines with equal sums. */
export async function foliosEqualQuotes({ query }: Surroundings, when: string): Promise<Check> {
  const different = await query<{ id: string; difference: string }>(DIFFERENT);
  const [sums] = await query<{ lines: number; legacy: number; paise: string }>(LINES);
  return noFaults(
    `each folio comes to its quote by tax label, to the paisa, ${when}`,
    different.map(({ id, difference }) => `${id} ${difference}`),
    `${sums?.lines} lines, ${sums?.legacy} of them legacy, ${sums?.paise} paise`,
  );
}
