import type { Invariant } from './invariant';

/** The day book balances, has no gap, and lost no document. */
export const DAY_BOOK_INVARIANTS: readonly Invariant[] = [
  {
    name: 'a voucher of the day book that does not balance',
    advice:
      'Somebody changed a closed day by hand. Restore its lines from a backup or from the file of the accountant.',
    breaches: `
      SELECT voucher.day::text || ' ' || voucher.place AS subject, 'debits exceed credits by ' || sum(line.amount_paise) || ' paise'
        AS detail
      FROM day_book_vouchers voucher JOIN day_book_lines line ON line.voucher_id = voucher.id
      GROUP BY voucher.id HAVING sum(line.amount_paise) <> 0`,
  },
  {
    name: 'a closed day with other vouchers than were closed',
    advice: 'Somebody changed a closed day by hand. Compare it with the file of the accountant.',
    breaches: `
      SELECT closed.day::text AS subject,
        'closed with ' || closed.vouchers || ' vouchers of ' || closed.debit_paise || ' paise, has ' || booked.vouchers
          || ' of ' || booked.paise AS detail
      FROM day_book_days closed CROSS JOIN LATERAL (
        SELECT count(DISTINCT voucher.id) AS vouchers, COALESCE(sum(line.amount_paise) FILTER (WHERE line.amount_paise > 0), 0)
          AS paise
        FROM day_book_vouchers voucher JOIN day_book_lines line ON line.voucher_id = voucher.id
        WHERE voucher.day = closed.day) booked
      WHERE (closed.vouchers, closed.debit_paise) IS DISTINCT FROM (booked.vouchers, booked.paise)`,
  },
  {
    name: 'a day that the day book leaves out',
    advice:
      'Somebody deleted a closed day by hand. Restore it from a backup: the next day contains its hash.',
    breaches: `
      SELECT closed.day::text AS subject, 'the day before it is not closed' AS detail
      FROM day_book_days closed
      WHERE closed.day > (SELECT min(day) FROM day_book_days)
        AND NOT EXISTS (SELECT 1 FROM day_book_days before WHERE before.day = closed.day - 1)`,
  },
  {
    // A document whose transaction had not ended when the day was closed goes to the next day.
    name: 'a tax document that the day book lost',
    advice: 'Close the next day: the document goes there. If it stays out, report the fault.',
    breaches: `
      SELECT document.number AS subject, 'of ' || document.dated || ' is not in the day book' AS detail
      FROM tax_documents document JOIN day_book_days closed ON document.dated <= closed.day
      WHERE closed.day = (SELECT max(day) FROM day_book_days)
        AND document.created_at < closed.closed_at - interval '1 minute'
        AND NOT EXISTS (SELECT 1 FROM day_book_vouchers posted WHERE posted.source = 'document:' || document.id)`,
  },
  {
    name: 'a tax document that the day book has with another total',
    advice: 'Somebody changed a closed day by hand. The document is right.',
    breaches: `
      SELECT document.number AS subject, 'has ' || document.total_paise || ' paise, the day book ' || abs(booked.paise) AS detail
      FROM tax_documents document CROSS JOIN LATERAL (
        SELECT sum(line.amount_paise) AS paise
        FROM day_book_vouchers posted JOIN day_book_lines line ON line.voucher_id = posted.id
        WHERE posted.source = 'document:' || document.id AND line.account = 'GUESTS') booked
      WHERE booked.paise IS NOT NULL AND abs(booked.paise) <> document.total_paise`,
  },
];
