import type { EntityManager } from 'typeorm';
import { LIVE_REFUND_STATES } from '../../payments/core/refund.states';
import type { PlainDate } from '../../platform/time/dates';
import type { OpenEvent } from './voucher';

// $1 is the last wanted day and $2 the first. Events that never change are skipped once they are in the book:
// documents, payments and movements of cash. Events that may change are compared with their vouchers.
const isNotInBook = (source: string): string =>
  `NOT EXISTS (SELECT 1 FROM day_book_vouchers posted WHERE posted.source = ${source})`;

const isWanted = (instant: string): string =>
  `${instant} >= (SELECT hotel_day_begins($2::date)) AND ${instant} < (SELECT hotel_day_begins($1::date + 1))`;

const NO_PARTY = 'NULL::text AS gstin, NULL::text AS party';

// The company that took the bill on, or the portal that collected the money.
const WITH_PARTY = `LEFT JOIN LATERAL (
    SELECT company.name, company.gstin FROM company_debts debt JOIN companies company ON company.id = debt.company_id
    WHERE payment.source = 'COMPANY' AND debt.payment_id = payment.id
    UNION ALL
    SELECT portal.name, portal.gstin FROM portal_bookings sold JOIN portals portal ON portal.id = sold.portal_id
    WHERE payment.source = 'PORTAL' AND sold.booking_id = payment.booking_id) party ON true`;

// The department of a charge. Documents without stored lines, such as reissued ones, are split by the code of the service.
const ACCOUNT_OF_LINE = `
  CASE WHEN line.kind IN ('CANCELLATION', 'NO_SHOW', 'CHANGE', 'EARLY_DEPARTURE') THEN 'CANCELLATION_REVENUE'
    WHEN line.kind IN ('ROOM_NIGHT', 'LEGACY') OR line.posted ->> 'department' = 'ROOM' THEN 'ROOM_REVENUE'
    WHEN line.posted ->> 'department' IN ('RESTAURANT', 'MINIBAR') OR line.kind = 'EXTRA' AND line.sac LIKE '99633%'
      THEN 'FOOD_REVENUE'
    ELSE 'OTHER_REVENUE' END`;
const ACCOUNT_OF_CODE = `
  CASE WHEN amount.sac LIKE '99631%' THEN 'ROOM_REVENUE' WHEN amount.sac LIKE '99633%' THEN 'FOOD_REVENUE'
    ELSE 'OTHER_REVENUE' END`;

const DOCUMENTS = `
  WITH document AS MATERIALIZED (
    SELECT document.id, 'document:' || document.id AS source, document.kind, document.dated AS day, document.number,
      document.booking_id, document.round_off_paise, document.total_paise, document.recipient_gstin AS gstin,
      CASE WHEN document.recipient_gstin IS NOT NULL THEN document.content -> 'recipient' ->> 'name' END AS party,
      CASE document.kind WHEN 'CREDIT_NOTE' THEN -1 ELSE 1 END AS sign
    FROM tax_documents document
    WHERE document.dated BETWEEN $2 AND $1 AND ${isNotInBook("'document:' || document.id")}
  ), supply AS MATERIALIZED (
    SELECT document.id, amount.tax_percent, sum(amount.value_paise) AS value_paise, sum(amount.cgst_paise) AS cgst_paise,
      sum(amount.sgst_paise) AS sgst_paise
    FROM document JOIN tax_document_amounts amount ON amount.document_id = document.id GROUP BY 1, 2
  ), by_line AS MATERIALIZED (
    SELECT document.id, line.tax_percent, ${ACCOUNT_OF_LINE} AS account, sum(document.sign * line.value_paise) AS value_paise
    FROM document JOIN tax_document_lines stored ON stored.document_id = document.id
    JOIN folio_lines line ON line.id = stored.folio_line_id
    WHERE line.kind NOT IN ('ROUND_OFF', 'WRITE_OFF') GROUP BY 1, 2, 3
  ), not_by_line AS MATERIALIZED (
    SELECT DISTINCT id FROM supply
    FULL JOIN (SELECT id, tax_percent, sum(value_paise) AS lined FROM by_line GROUP BY 1, 2) lines USING (id, tax_percent)
    WHERE supply.value_paise IS DISTINCT FROM lines.lined
  ), revenue AS (
    SELECT id, tax_percent, account, value_paise FROM by_line WHERE id NOT IN (SELECT id FROM not_by_line)
    UNION ALL
    SELECT amount.document_id, amount.tax_percent, ${ACCOUNT_OF_CODE}, sum(amount.value_paise)
    FROM not_by_line JOIN tax_document_amounts amount ON amount.document_id = not_by_line.id GROUP BY 1, 2, 3
  )`;

const HEAD = `document.source, document.kind, document.day, document.number, document.booking_id, '' AS about,
  document.gstin, document.party`;

const SOLD = "document.kind IN ('INVOICE', 'CREDIT_NOTE')";

const OF_INVOICES = `
  SELECT ${HEAD}, 'GUESTS' AS account, NULL::int AS tax_percent, document.sign * document.total_paise AS paise
    FROM document WHERE ${SOLD}
  UNION ALL
  SELECT ${HEAD}, revenue.account, revenue.tax_percent, -document.sign * revenue.value_paise
    FROM document JOIN revenue ON revenue.id = document.id WHERE ${SOLD}
  UNION ALL
  SELECT ${HEAD}, tax.account, supply.tax_percent, -document.sign * tax.paise
    FROM document JOIN supply ON supply.id = document.id
    CROSS JOIN LATERAL (VALUES ('OUTPUT_CGST', supply.cgst_paise), ('OUTPUT_SGST', supply.sgst_paise)) tax (account, paise)
    WHERE ${SOLD}
  UNION ALL
  SELECT ${HEAD}, 'ROUND_OFF', NULL, -document.sign * document.round_off_paise FROM document WHERE ${SOLD}`;

// The tax of an advance is owed from the receipt voucher on, and is not revenue yet.
const OF_RECEIPT_VOUCHERS = `
  SELECT ${HEAD}, part.account, part.tax_percent, part.paise
  FROM document JOIN supply ON supply.id = document.id
  CROSS JOIN LATERAL (VALUES ('GUESTS', NULL::int, supply.value_paise + supply.cgst_paise + supply.sgst_paise),
    ('ADVANCES', supply.tax_percent, -(supply.value_paise + supply.cgst_paise + supply.sgst_paise)),
    ('TAX_ON_ADVANCES', supply.tax_percent, supply.cgst_paise + supply.sgst_paise),
    ('OUTPUT_CGST', supply.tax_percent, -supply.cgst_paise), ('OUTPUT_SGST', supply.tax_percent, -supply.sgst_paise))
    part (account, tax_percent, paise)
  WHERE document.kind = 'RECEIPT_VOUCHER'`;

// An invoice sets off advances, and a refund voucher gives them back: both end the advance and its tax.
const OF_USED_ADVANCES = `
  SELECT CASE document.kind WHEN 'INVOICE' THEN 'set-off:' || document.id ELSE document.source END,
    CASE document.kind WHEN 'INVOICE' THEN 'SET_OFF' ELSE document.kind END, document.day, document.number,
    document.booking_id, '', NULL, NULL, part.account, part.tax_percent, part.paise
  FROM document JOIN tax_document_advances used ON used.document_id = document.id
  CROSS JOIN LATERAL (VALUES ('ADVANCES', used.tax_percent, used.value_paise + used.cgst_paise + used.sgst_paise),
    ('GUESTS', NULL::int, -(used.value_paise + used.cgst_paise + used.sgst_paise)),
    ('TAX_ON_ADVANCES', used.tax_percent, -(used.cgst_paise + used.sgst_paise)),
    ('OUTPUT_CGST', used.tax_percent, used.cgst_paise), ('OUTPUT_SGST', used.tax_percent, used.sgst_paise))
    part (account, tax_percent, paise)`;

/** SQL for the account of a payment method. */
const accountOf = (source: string): string => `
  CASE ${source} WHEN 'BANK_TRANSFER' THEN 'BANK' WHEN 'CHEQUE' THEN 'BANK' WHEN 'COMPANY' THEN 'COMPANIES'
    WHEN 'SECURITY_DEPOSIT' THEN 'SECURITY_DEPOSITS' ELSE ${source} END`;

/** SQL for the account that a payment is for. */
const OTHER_SIDE = "CASE WHEN payment.booking_id IS NULL THEN 'SECURITY_DEPOSITS' ELSE 'GUESTS' END";
const BOOKING_OF_PAYMENT = 'COALESCE(payment.booking_id, payment.deposit_booking_id)';

const OF_PAYMENTS = `
  SELECT 'payment:' || payment.id, 'PAYMENT', hotel_day_at(payment.captured_at), NULL, ${BOOKING_OF_PAYMENT},
    COALESCE(payment.gateway_payment_id, ''), party.gstin, party.name, part.account, NULL, part.paise
  FROM payments payment ${WITH_PARTY}
  CROSS JOIN LATERAL (VALUES (${accountOf('payment.source')}, payment.amount_paise), (${OTHER_SIDE}, -payment.amount_paise))
    part (account, paise)
  WHERE payment.status = 'CAPTURED' AND ${isWanted('payment.captured_at')} AND ${isNotInBook("'payment:' || payment.id")}`;

// Payments of companies belong to no booking. They count on the day on which they were recorded or taken back.
const ofCompanyPayments = (entry: { name: string; kind: string; at: string; sign: string }): string => `
  SELECT '${entry.name}:' || payment.id, '${entry.kind}', hotel_day_at(${entry.at}), NULL, NULL::uuid, payment.note,
    company.gstin, company.name, part.account, NULL, part.paise
  FROM company_payments payment JOIN companies company ON company.id = payment.company_id
  CROSS JOIN LATERAL (VALUES (${accountOf('payment.source')}, ${entry.sign}payment.amount_paise),
    ('COMPANIES', -(${entry.sign}payment.amount_paise))) part (account, paise)
  WHERE ${entry.at} IS NOT NULL AND ${isWanted(entry.at)} AND ${isNotInBook(`'${entry.name}:' || payment.id`)}`;

const OF_COMPANY_PAYMENTS = [
  ofCompanyPayments({ name: 'company-payment', kind: 'PAYMENT', at: 'payment.taken_at', sign: '' }),
  ofCompanyPayments({
    name: 'company-counter',
    kind: 'COUNTER_ENTRY',
    at: 'payment.countered_at',
    sign: '-',
  }),
].join('\n  UNION ALL\n');

// Money of a portal counts on the day on which it was recorded, like the money of a company.
const OF_PORTAL_MONEY = `
  SELECT 'portal-receipt:' || receipt.id, 'PORTAL_MONEY', hotel_day_at(receipt.recorded_at), NULL, receipt.booking_id,
    receipt.note, portal.gstin, portal.name, part.account, NULL, part.paise
  FROM portal_receipts receipt JOIN portal_bookings sold ON sold.booking_id = receipt.booking_id
  JOIN portals portal ON portal.id = sold.portal_id
  CROSS JOIN LATERAL (VALUES ('BANK', receipt.amount_paise), ('PORTAL', -receipt.amount_paise)) part (account, paise)
  WHERE ${isWanted('receipt.recorded_at')} AND ${isNotInBook("'portal-receipt:' || receipt.id")}`;

// The amount that the portal keeps for a stay is booked with the first money. Later money may correct this amount.
const OF_PORTAL_DUES = `
  SELECT 'portal-dues:' || settled.booking_id, 'PORTAL_DUES', hotel_day_at(settled.first_at), NULL, settled.booking_id, '',
    portal.gstin, portal.name, part.account, NULL, part.paise
  FROM (
    SELECT receipt.booking_id, min(receipt.recorded_at) AS first_at,
      (array_agg(receipt.dues ORDER BY receipt.recorded_at DESC, receipt.id DESC))[1] AS dues
    FROM portal_receipts receipt GROUP BY receipt.booking_id) settled
  JOIN portal_bookings sold ON sold.booking_id = settled.booking_id JOIN portals portal ON portal.id = sold.portal_id
  CROSS JOIN LATERAL (SELECT (dues ->> 'commissionPaise')::bigint AS commission, (dues ->> 'commissionGstPaise')::bigint AS gst,
    (dues ->> 'tcsPaise')::bigint AS tcs, (dues ->> 'tdsPaise')::bigint AS tds) kept
  CROSS JOIN LATERAL (VALUES ('PORTAL_COMMISSION', kept.commission), ('PORTAL_COMMISSION_TAX', kept.gst),
    ('PORTAL_TCS', kept.tcs), ('PORTAL_TDS', kept.tds),
    ('PORTAL', -(kept.commission + kept.gst + kept.tcs + kept.tds))) part (account, paise)
  WHERE ${isWanted('settled.first_at')}`;

// A refund may fail after its day was closed, or be paid in another way. A refund that does not count has the amount
// 0, so that its vouchers are reversed.
const MOVED = 'COALESCE(refund.given_at, refund.created_at)';
const OF_REFUNDS = `
  SELECT 'refund:' || refund.id, CASE WHEN refund.is_counter_entry THEN 'COUNTER_ENTRY' ELSE 'REFUND' END,
    hotel_day_at(${MOVED}), NULL, ${BOOKING_OF_PAYMENT}, COALESCE(refund.gateway_refund_id, ''), party.gstin,
    party.name, part.account, NULL, part.paise
  FROM refunds refund JOIN payments payment ON payment.id = refund.payment_id ${WITH_PARTY}
  CROSS JOIN LATERAL (SELECT CASE WHEN refund.status IN ${LIVE_REFUND_STATES}
    AND (refund.source IN ('GATEWAY', 'COMPANY') OR refund.given_at IS NOT NULL) THEN refund.amount_paise ELSE 0 END AS paise) counted
  CROSS JOIN LATERAL (VALUES (${OTHER_SIDE}, counted.paise), (${accountOf('refund.source')}, -counted.paise))
    part (account, paise)
  WHERE ${isWanted(MOVED)}`;

const DECIDED = 'COALESCE(dispute.reported_at, dispute.created_at)';
const OF_DISPUTES = `
  SELECT 'dispute:' || dispute.id, 'DISPUTE', hotel_day_at(${DECIDED}), NULL, ${BOOKING_OF_PAYMENT},
    dispute.gateway_dispute_id, ${NO_PARTY}, part.account, NULL, part.paise
  FROM disputes dispute JOIN payments payment ON payment.gateway_payment_id = dispute.gateway_payment_id
  CROSS JOIN LATERAL (SELECT CASE dispute.status WHEN 'LOST' THEN dispute.amount_deducted_paise ELSE 0 END AS paise) counted
  CROSS JOIN LATERAL (VALUES (${OTHER_SIDE}, counted.paise), ('GATEWAY', -counted.paise)) part (account, paise)
  WHERE ${isWanted(DECIDED)}`;

// A rounding that is on an invoice is in the voucher of the invoice.
const OF_ADJUSTMENTS = `
  SELECT 'folio:' || line.id, line.kind, hotel_day_at(line.created_at), NULL, line.booking_id, '', ${NO_PARTY},
    part.account, NULL, part.paise
  FROM folio_lines line
  CROSS JOIN LATERAL (SELECT CASE WHEN EXISTS (
      SELECT 1 FROM tax_document_lines stored WHERE stored.folio_line_id = line.id) THEN 0
    ELSE line.value_paise + line.cgst_paise + line.sgst_paise END AS paise) counted
  CROSS JOIN LATERAL (VALUES ('GUESTS', counted.paise),
    (CASE line.kind WHEN 'ROUND_OFF' THEN 'ROUND_OFF' ELSE 'WRITTEN_OFF' END, -counted.paise)) part (account, paise)
  WHERE line.kind IN ('ROUND_OFF', 'WRITE_OFF') AND ${isWanted('line.created_at')}`;

const OF_SHIFTS = `
  SELECT 'shift-entry:' || entry.id, entry.move, hotel_day_at(entry.at), NULL, NULL::uuid, entry.reason, ${NO_PARTY},
    part.account, NULL, part.paise
  FROM shift_entries entry
  CROSS JOIN LATERAL (SELECT CASE entry.move WHEN 'PUT_BACK' THEN 1 ELSE -1 END * entry.amount_paise AS paise) counted
  CROSS JOIN LATERAL (VALUES ('CASH', counted.paise), ('PAID_OUT', -counted.paise)) part (account, paise)
  WHERE entry.move IN ('PAID_OUT', 'PUT_BACK') AND ${isWanted('entry.at')} AND ${isNotInBook("'shift-entry:' || entry.id")}
  UNION ALL
  SELECT 'shift:' || shift.id, 'CASH_DIFFERENCE', hotel_day_at(shift.closed_at), NULL, NULL, '', ${NO_PARTY},
    part.account, NULL, part.paise
  FROM shifts shift
  CROSS JOIN LATERAL (VALUES ('CASH', shift.counted_paise - shift.expected_paise),
    ('CASH_DIFFERENCES', shift.expected_paise - shift.counted_paise)) part (account, paise)
  WHERE shift.closed_at IS NOT NULL AND ${isWanted('shift.closed_at')} AND ${isNotInBook("'shift:' || shift.id")}`;

// The sums equal the sums on the page of settlements. A failed settlement brought no money.
const OF_SETTLEMENTS = `
  SELECT part.source || ':' || settlement.id, part.kind, settlement.day, NULL, NULL::uuid, settlement.id, ${NO_PARTY},
    part.account, NULL, CASE settlement.status WHEN 'FAILED' THEN 0 ELSE part.paise END
  FROM gateway_settlements settlement
  CROSS JOIN LATERAL (SELECT COALESCE(sum(item.fee_paise), 0) AS fee, COALESCE(sum(item.fee_tax_paise), 0) AS tax
    FROM gateway_settled_items item WHERE item.settlement_id = settlement.id AND item.type = 'PAYMENT') fees
  CROSS JOIN LATERAL (VALUES ('settlement', 'SETTLEMENT', 'BANK', settlement.amount_paise::numeric),
    ('settlement', 'SETTLEMENT', 'GATEWAY', -settlement.amount_paise),
    ('fees', 'GATEWAY_FEES', 'GATEWAY_FEES', fees.fee), ('fees', 'GATEWAY_FEES', 'GATEWAY_FEE_TAX', fees.tax),
    ('fees', 'GATEWAY_FEES', 'GATEWAY', -fees.fee - fees.tax)) part (source, kind, account, paise)
  WHERE settlement.day BETWEEN $2 AND $1`;

const EVENTS = [
  OF_INVOICES,
  OF_RECEIPT_VOUCHERS,
  OF_USED_ADVANCES,
  OF_PAYMENTS,
  OF_COMPANY_PAYMENTS,
  OF_PORTAL_MONEY,
  OF_PORTAL_DUES,
  OF_REFUNDS,
  OF_DISPUTES,
  OF_ADJUSTMENTS,
  OF_SHIFTS,
  OF_SETTLEMENTS,
].join('\n  UNION ALL\n');

// The events, less the vouchers that the book already has for them.
const OPEN_EVENTS = `
  ${DOCUMENTS}, happened AS MATERIALIZED (${EVENTS}
  ), head AS (
    SELECT DISTINCT ON (source) source, kind, day, number, booking_id, about, gstin, party FROM happened ORDER BY source, day
  ), before AS (
    SELECT posted.source, count(*)::int AS vouchers FROM day_book_vouchers posted
    WHERE posted.source IN (SELECT source FROM head) GROUP BY 1
  ), open AS (
    SELECT source, account, tax_percent, sum(paise)::bigint AS paise
    FROM (
      SELECT source, account, tax_percent, paise FROM happened
      UNION ALL
      SELECT posted.source, line.account, line.tax_percent, -line.amount_paise
      FROM day_book_vouchers posted JOIN day_book_lines line ON line.voucher_id = posted.id
      WHERE posted.source IN (SELECT source FROM before)
    ) line GROUP BY 1, 2, 3 HAVING sum(paise) <> 0
  )
  SELECT head.source, head.kind, head.day::text AS dated, head.number, booking.reference, head.about,
    CASE WHEN head.party IS NOT NULL THEN json_build_object('name', head.party, 'gstin', head.gstin) END AS party,
    COALESCE(before.vouchers, 0) AS "vouchersBefore",
    json_agg(json_build_object('account', open.account, 'taxPercent', open.tax_percent, 'amountPaise', open.paise)) AS postings
  FROM open JOIN head ON head.source = open.source LEFT JOIN before ON before.source = open.source
  LEFT JOIN bookings booking ON booking.id = head.booking_id
  GROUP BY head.source, head.kind, head.day, head.number, booking.reference, head.about, head.gstin, head.party, before.vouchers`;

// The first moment or day of each kind of event, whether it is in the book or not.
const FIRST_DAY = `
  SELECT min(first.day)::text AS day FROM (
    SELECT min(dated) AS day FROM tax_documents
    UNION ALL SELECT min(day) FROM gateway_settlements
    UNION ALL SELECT hotel_day_at(moment.at) FROM (
      SELECT min(captured_at) AS at FROM payments WHERE status = 'CAPTURED'
      UNION ALL SELECT min(taken_at) FROM company_payments
      UNION ALL SELECT min(recorded_at) FROM portal_receipts
      UNION ALL SELECT min(COALESCE(given_at, created_at)) FROM refunds
      UNION ALL SELECT min(COALESCE(reported_at, created_at)) FROM disputes
      UNION ALL SELECT min(created_at) FROM folio_lines WHERE kind IN ('ROUND_OFF', 'WRITE_OFF')
      UNION ALL SELECT min(at) FROM shift_entries WHERE move IN ('PAID_OUT', 'PUT_BACK')
      UNION ALL SELECT min(closed_at) FROM shifts) moment WHERE moment.at IS NOT NULL) first`;

/** Days of the hotel, both included. */
interface Days {
  from: PlainDate;
  to: PlainDate;
}

/** Reads events of the hotel that are not in the book yet, or that have changed since. Writes nothing. */
export class OpenEventsReadModel {
  between(manager: EntityManager, { from, to }: Days): Promise<OpenEvent[]> {
    return manager.query(OPEN_EVENTS, [to, from]);
  }
  /** The first day on which something happened that may belong to the book; null at a hotel without events. */
  async firstDay(manager: EntityManager): Promise<PlainDate | null> {
    const rows: { day: PlainDate | null }[] = await manager.query(FIRST_DAY);
    return rows[0]?.day ?? null;
  }
}
