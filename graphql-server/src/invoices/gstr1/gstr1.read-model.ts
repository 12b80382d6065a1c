import type { DataSource, EntityManager } from 'typeorm';
import { isInTableOfBusinesses } from '../../bookings/billing-details/registration-kinds';
import { readByIndex } from '../../platform/database/read-by-index';
import type { PlainDate } from '../../platform/time/dates';

/** Amounts at one rate of tax, in paise. */
export interface ReturnedAmount {
  /** GST in percent, both halves together. */
  taxPercent: number;
  valuePaise: number;
  cgstPaise: number;
  sgstPaise: number;
}

/** One rate of an invoice or of a credit note to a business. */
export interface ReturnedDocument extends ReturnedAmount {
  gstin: string;
  recipient: string;
  number: string;
  dated: PlainDate;
  /** The total of the whole document, with tax and rounding, in paise. */
  totalPaise: number;
  /** The two digits of the state. */
  placeOfSupply: string;
}

/** The supplies with one services accounting code, at one rate. */
interface ReturnedSupply extends ReturnedAmount {
  isToBusiness: boolean;
  sac: string;
  quantity: number;
}

/** A run of consecutive numbers of one kind of document. */
interface ReturnedSeries {
  kind: 'INVOICE' | 'CREDIT_NOTE' | 'RECEIPT_VOUCHER' | 'REFUND_VOUCHER';
  first: string;
  last: string;
  count: number;
}

/** Sales through a portal that collected the money, at all rates together. */
interface ReturnedPortal extends Omit<ReturnedAmount, 'taxPercent'> {
  portal: string;
  /** The portal's registration as a collector of tax at source; null when it is not known. */
  gstin: string | null;
}

/** The tables of a month's return in which this hotel can have rows. */
export interface Gstr1Tables {
  /** Table 4: invoices to businesses and to holders of UINs. */
  toBusinesses: ReturnedDocument[];
  /** Table 7: supplies to others, less their credit notes. */
  toOthers: ReturnedAmount[];
  /** Table 9B: credit notes to businesses. */
  creditNotes: ReturnedDocument[];
  /** Table 11A: advances of the month, less the advances that were set off or returned in the month. */
  advances: ReturnedAmount[];
  /** Table 11B: earlier advances that were set off or returned in the month. */
  usedAdvances: ReturnedAmount[];
  /** Table 12: by services accounting code. */
  supplies: ReturnedSupply[];
  /** Table 13: the numbers that were issued. */
  series: ReturnedSeries[];
  /** Table 14(a): supplies through portals that collect tax at source (CGST Act, section 52), less their credit notes. */
  throughPortals: ReturnedPortal[];
}

const SUMS = (sign: string) => `
  sum(${sign} * amount.value_paise)::bigint AS "valuePaise", sum(${sign} * amount.cgst_paise)::bigint AS "cgstPaise",
  sum(${sign} * amount.sgst_paise)::bigint AS "sgstPaise"`;

const SIGN = "CASE document.kind WHEN 'INVOICE' THEN 1 ELSE -1 END";

const IN_MONTH = 'document.dated >= $1 AND document.dated < $2';

// Supplies that were fully credited in the same month get no row.
const HAS_SUM = `
  HAVING (sum(${SIGN} * amount.value_paise), sum(${SIGN} * amount.cgst_paise), sum(${SIGN} * amount.sgst_paise)) <> (0, 0, 0)`;

// The portal requires rows here for businesses even when their invoices and credit notes cancel out, because they are
// in other tables.
const HAS_AMOUNT = `
  HAVING sum(abs(amount.value_paise) + amount.cgst_paise + amount.sgst_paise) <> 0`;

const TO_BUSINESS = isInTableOfBusinesses('document.recipient_gstin');

const TO_BUSINESSES = `
  SELECT document.recipient_gstin AS gstin, document.content -> 'recipient' ->> 'name' AS recipient, document.number,
    document.dated::text AS dated, document.total_paise AS "totalPaise",
    document.content -> 'placeOfSupply' ->> 'code' AS "placeOfSupply", amount.tax_percent AS "taxPercent", ${SUMS('1')}
  FROM tax_documents document JOIN tax_document_amounts amount ON amount.document_id = document.id
  WHERE ${IN_MONTH} AND document.kind = $3 AND ${TO_BUSINESS}
  GROUP BY document.id, amount.tax_percent ORDER BY document.financial_year, document.place, amount.tax_percent`;

const TO_OTHERS = `
  SELECT amount.tax_percent AS "taxPercent", ${SUMS(SIGN)}
  FROM tax_documents document JOIN tax_document_amounts amount ON amount.document_id = document.id
  WHERE ${IN_MONTH} AND document.kind IN ('INVOICE', 'CREDIT_NOTE') AND NOT (${TO_BUSINESS})
  GROUP BY amount.tax_percent ${HAS_SUM} ORDER BY amount.tax_percent`;

const ADVANCES = `
  SELECT amount.tax_percent AS "taxPercent", ${SUMS('amount.sign')}
  FROM (
    SELECT 1 AS sign, received.tax_percent, received.value_paise, received.cgst_paise, received.sgst_paise
    FROM tax_documents document JOIN tax_document_amounts received ON received.document_id = document.id
    WHERE ${IN_MONTH} AND document.kind = 'RECEIPT_VOUCHER'
    UNION ALL
    SELECT -1, used.tax_percent, used.value_paise, used.cgst_paise, used.sgst_paise
    FROM tax_documents document JOIN tax_document_advances used ON used.document_id = document.id
    JOIN tax_documents receipt ON receipt.id = used.receipt_id
    WHERE ${IN_MONTH} AND receipt.dated >= $1 AND receipt.dated < $2) amount
  GROUP BY amount.tax_percent
  HAVING sum(amount.sign * (amount.value_paise + amount.cgst_paise + amount.sgst_paise)) <> 0
  ORDER BY amount.tax_percent`;

const USED_ADVANCES = `
  SELECT amount.tax_percent AS "taxPercent", ${SUMS('1')}
  FROM tax_documents document JOIN tax_document_advances amount ON amount.document_id = document.id
  JOIN tax_documents receipt ON receipt.id = amount.receipt_id
  WHERE ${IN_MONTH} AND receipt.dated < $1
  GROUP BY amount.tax_percent ORDER BY amount.tax_percent`;

const SUPPLIES = `
  SELECT (${TO_BUSINESS}) AS "isToBusiness", amount.sac, amount.tax_percent AS "taxPercent",
    sum(${SIGN} * amount.quantity)::bigint AS quantity, ${SUMS(SIGN)}
  FROM tax_documents document JOIN tax_document_amounts amount ON amount.document_id = document.id
  WHERE ${IN_MONTH} AND document.kind IN ('INVOICE', 'CREDIT_NOTE')
  GROUP BY 1, amount.sac, amount.tax_percent ${HAS_AMOUNT} ORDER BY 1 DESC, amount.sac, amount.tax_percent`;

// Around the end of a month a later number may have an earlier date, so a month may have several runs of numbers.
const SERIES = `
  SELECT kind, (array_agg(number ORDER BY place))[1] AS first, (array_agg(number ORDER BY place DESC))[1] AS last,
    count(*) AS count
  FROM (
    SELECT document.kind, document.financial_year, document.number, document.place,
      document.place - row_number() OVER (PARTITION BY document.kind, document.financial_year ORDER BY document.place) AS run
    FROM tax_documents document WHERE ${IN_MONTH}) numbered
  GROUP BY kind, financial_year, run ORDER BY kind, financial_year, min(place)`;

// Only stays that the portal sold and collected (CGST Act, section 52(1)). Charges that the hotel adds are the
// hotel's own supplies. Each line is on only one document. A line of a credit note is below 0.
const THROUGH_PORTALS = `
  SELECT portal.name AS portal, portal.gstin, sum(line.value_paise)::bigint AS "valuePaise",
    sum(line.cgst_paise)::bigint AS "cgstPaise", sum(line.sgst_paise)::bigint AS "sgstPaise"
  FROM tax_documents document JOIN portal_bookings sold ON sold.booking_id = document.booking_id
  JOIN portals portal ON portal.id = sold.portal_id
  JOIN tax_document_lines listed ON listed.document_id = document.id
  JOIN folio_lines line ON line.id = listed.folio_line_id
  WHERE ${IN_MONTH} AND document.kind IN ('INVOICE', 'CREDIT_NOTE') AND sold.collector = 'PORTAL'
    AND line.kind NOT IN ('POSTED_CHARGE', 'DEPOSIT_CHARGE', 'ROUND_OFF', 'WRITE_OFF')
  GROUP BY portal.id
  HAVING (sum(line.value_paise), sum(line.cgst_paise), sum(line.sgst_paise)) <> (0, 0, 0) ORDER BY lower(portal.name)`;

const SUPPLIER = `
  SELECT document.content -> 'supplier' ->> 'gstin' AS gstin,
    document.content -> 'placeOfSupply' ->> 'code' AS "placeOfSupply"
  FROM tax_documents document WHERE ${IN_MONTH}
  ORDER BY document.financial_year DESC, document.created_at DESC, document.place DESC LIMIT 1`;

/** The supplier who files the return, as the month's latest document names it. */
export interface ReturnedSupplier {
  gstin: string;
  /** The two digits of the hotel's state. */
  placeOfSupply: string;
}

/** The half-open interval of plain dates. */
interface Month {
  from: PlainDate;
  until: PlainDate;
}

interface Statement {
  text: string;
  values: string[];
}

/** The SQL statements of a return. The benchmark reads their query plans. */
export function gstr1Statements({ from, until }: Month) {
  const month = [from, until];
  return {
    toBusinesses: { text: TO_BUSINESSES, values: [...month, 'INVOICE'] },
    toOthers: { text: TO_OTHERS, values: month },
    creditNotes: { text: TO_BUSINESSES, values: [...month, 'CREDIT_NOTE'] },
    advances: { text: ADVANCES, values: month },
    usedAdvances: { text: USED_ADVANCES, values: month },
    supplies: { text: SUPPLIES, values: month },
    series: { text: SERIES, values: month },
    throughPortals: { text: THROUGH_PORTALS, values: month },
    supplier: { text: SUPPLIER, values: month },
  } satisfies Record<string, Statement>;
}

/** Reads the documents of a month into the tables of the return GSTR-1. */
export class Gstr1ReadModel {
  constructor(private readonly database: DataSource) {}

  /** All tables, read at one moment. */
  tables(month: Month): Promise<Gstr1Tables> {
    const of = gstr1Statements(month);
    return readByIndex(this.database, async (manager) => ({
      toBusinesses: await read<ReturnedDocument>(manager, of.toBusinesses),
      toOthers: await read<ReturnedAmount>(manager, of.toOthers),
      creditNotes: await read<ReturnedDocument>(manager, of.creditNotes),
      advances: await read<ReturnedAmount>(manager, of.advances),
      usedAdvances: await read<ReturnedAmount>(manager, of.usedAdvances),
      supplies: await read<ReturnedSupply>(manager, of.supplies),
      series: await read<ReturnedSeries>(manager, of.series),
      throughPortals: await read<ReturnedPortal>(manager, of.throughPortals),
    }));
  }

  /** Null for a month without documents. Later changes of the hotel's GSTIN do not affect an earlier return. */
  async supplier(month: Month): Promise<ReturnedSupplier | null> {
    const { supplier } = gstr1Statements(month);
    const rows = await readByIndex(this.database, (manager) => read<ReturnedSupplier>(manager, supplier));
    return rows[0] ?? null;
  }
}

const read = <Row>(manager: EntityManager, { text, values }: Statement): Promise<Row[]> =>
  manager.query(text, values);
