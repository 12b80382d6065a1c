import { addDays, addMonths } from '../../../src/platform/time/dates';
import type { Gstr1Tables } from '../../../src/invoices/gstr1/gstr1.read-model';
import type { TestServer } from '../test-server';

// All books by month and tax rate: the folio, the figures, their departments, the documents and the return, each added up
// separately.

interface RatedSum {
  taxPercent: number | null;
  valuePaise: number;
  cgstPaise: number;
  sgstPaise: number;
}

type RatedMonth = RatedSum & { month: string };

/** Sums by rate, as text that can be compared. */
function wordsOf(rows: readonly RatedSum[]): string {
  const sums = new Map<number, [number, number, number]>();
  for (const { taxPercent, valuePaise, cgstPaise, sgstPaise } of rows) {
    // A line without a rate rounds a sum or settles a balance: it is not a supply.
    if (taxPercent === null) continue;
    const [value, cgst, sgst] = sums.get(taxPercent) ?? [0, 0, 0];
    sums.set(taxPercent, [value + valuePaise, cgst + cgstPaise, sgst + sgstPaise]);
  }
  return [...sums]
    .filter(([, amounts]) => amounts.some((amount) => amount !== 0))
    .toSorted(([one], [other]) => one - other)
    .map(([rate, amounts]) => `${rate} %: ${amounts.join(' + ')}`)
    .join(', ');
}

const SUMS = `sum(value_paise)::bigint AS "valuePaise", sum(cgst_paise)::bigint AS "cgstPaise",
  sum(sgst_paise)::bigint AS "sgstPaise"`;

// A night counts on its own date until its month is over at 06:00, and on the business day of the entry after that
// (decision 53).
const FOLIO = `
  SELECT to_char(CASE WHEN night >= date_trunc('month', written) THEN night ELSE written END, 'YYYY-MM') AS month,
    tax_percent AS "taxPercent", ${SUMS}
  FROM (
    SELECT line.*, (GREATEST(line.created_at, booking.confirmed_at) AT TIME ZONE 'Asia/Kolkata' - interval '6 hours')::date
      AS written
    FROM folio_lines line JOIN bookings booking ON booking.id = line.booking_id
    WHERE booking.status IN ('CONFIRMED', 'CANCELLED')) line
  GROUP BY 1, 2`;

// What the documents show, not the columns next to them.
const DOCUMENTS = `
  SELECT to_char(dated, 'YYYY-MM') AS month, (total ->> 'taxPercent')::integer AS "taxPercent",
    sum(sign * (total ->> 'valuePaise')::bigint)::bigint AS "valuePaise",
    sum(sign * (total ->> 'cgstPaise')::bigint)::bigint AS "cgstPaise",
    sum(sign * (total ->> 'sgstPaise')::bigint)::bigint AS "sgstPaise"
  FROM tax_documents document, jsonb_array_elements(content -> 'totals') total,
    LATERAL (SELECT CASE kind WHEN 'INVOICE' THEN 1 ELSE -1 END AS sign) sign
  WHERE kind IN ('INVOICE', 'CREDIT_NOTE') GROUP BY 1, 2`;

/** The sum of invoices minus credit notes of the month, by rate. */
const suppliedIn = ({ toBusinesses, toOthers, creditNotes }: Gstr1Tables): RatedSum[] => [
  ...toBusinesses,
  ...toOthers,
  ...creditNotes.map(({ taxPercent, valuePaise, cgstPaise, sgstPaise }) => ({
    taxPercent,
    valuePaise: -valuePaise,
    cgstPaise: -cgstPaise,
    sgstPaise: -sgstPaise,
  })),
];

const MONTHS = `
  SELECT to_char(date_trunc('month', min(day)), 'YYYY-MM-DD') AS first, to_char(max(day), 'YYYY-MM-DD') AS last
  FROM (SELECT counted_on AS day FROM counted_charges UNION SELECT dated FROM tax_documents
    UNION SELECT (captured_at AT TIME ZONE 'Asia/Kolkata' - interval '6 hours')::date FROM payments
    UNION SELECT (created_at AT TIME ZONE 'Asia/Kolkata' - interval '6 hours')::date FROM refunds) days`;

/** The first days of all months in which something happened. */
async function monthsOf({ query }: TestServer): Promise<string[]> {
  const [range] = await query<{ first: string | null; last: string }>(MONTHS);
  const months: string[] = [];
  for (let month = range?.first; month && range && month <= range.last; month = addMonths(month, 1))
    months.push(month);
  return months;
}

/** The returns of all months as they are now, by their first day. */
export async function returnsOf(testServer: TestServer): Promise<Map<string, string>> {
  const { gstr1 } = testServer.installation.services;
  const returns = new Map<string, string>();
  for (const from of await monthsOf(testServer))
    returns.set(from, JSON.stringify(await gstr1.tables({ from, until: addMonths(from, 1) })));
  return returns;
}

/** What was received and refunded, by source, in paise. */
export type Ledger = Map<string, { captured: number; refunded: number }>;

const NOTHING = { captured: 0, refunded: 0 };

/**
 * What is wrong with the books of all lives together, once every booking has ended. The ledger comes from the other
 * side of the money: the gateway, or the test that paid it.
 */
export async function wrongBooks(testServer: TestServer, ledger: Ledger): Promise<string[]> {
  const { figures, gstr1, monthSums } = testServer.installation.services;
  // Months that are over are read from their sums.
  await monthSums.run();
  const folio = await testServer.query<RatedMonth>(FOLIO);
  const documents = await testServer.query<RatedMonth>(DOCUMENTS);
  const wrong: string[] = [];
  const expectSame = (what: string, one: readonly RatedSum[], other: readonly RatedSum[]): void => {
    const [words, otherWords] = [wordsOf(one), wordsOf(other)];
    if (words !== otherWords) wrong.push(`${what}: ${words || 'nothing'}; ${otherWords || 'nothing'}`);
  };
  const ofMonth = (rows: readonly RatedMonth[], from: string): RatedMonth[] =>
    rows.filter(({ month }) => month === from.slice(0, 7));
  const [allFigures, allReturns]: [RatedSum[], RatedSum[]] = [[], []];
  const moved: Ledger = new Map();
  for (const from of await monthsOf(testServer)) {
    const until = addMonths(from, 1);
    const outcome = await figures.figures({ from, to: addDays(until, -1) });
    if (outcome.kind !== 'Figures') throw new Error(`No figures of ${from}.`);
    const { taxRates, departments, methods } = outcome.figures.period;
    const supplied = suppliedIn(await gstr1.tables({ from, until }));
    expectSame(`folio and figures of ${from}`, ofMonth(folio, from), taxRates);
    expectSame(`departments and rates of ${from}`, departments, taxRates);
    expectSame(`documents and return of ${from}`, ofMonth(documents, from), supplied);
    allFigures.push(...taxRates);
    allReturns.push(...supplied);
    for (const { source, capturedPaise, refundedPaise } of methods) {
      const { captured, refunded } = moved.get(source) ?? NOTHING;
      moved.set(source, { captured: captured + capturedPaise, refunded: refunded + refundedPaise });
    }
  }
  expectSame('figures and returns of all months', allFigures, allReturns);
  for (const source of new Set([...moved.keys(), ...ledger.keys()])) {
    const [one, other] = [moved.get(source) ?? NOTHING, ledger.get(source) ?? NOTHING];
    if (one.captured !== other.captured || one.refunded !== other.refunded)
      wrong.push(`${source}: the figures have ${JSON.stringify(one)}, the ledger ${JSON.stringify(other)}`);
  }
  return wrong;
}
