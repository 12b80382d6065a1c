import type { Invariant } from './invariant';

/** The day book balances, has no gap, and lost no document. */
export const DAY_BOOK_INVARIANTS: readonly Invariant[] = [
  {
    name: 'a voucher of the day book that does not balance',
    advice:
      'Somebody changed a closed day by hand. Restore its lines from a backup or from the file of the accountant.',
    breaches: `
      SELECT voucher.day::text || ' ' || voucher.place AS subject, 'debits exceed credits by ' || wrong.paise || ' paise' AS detail
      FROM (SELECT line.voucher_id, sum(line.amount_paise) AS paise FROM day_book_lines line
        GROUP BY line.voucher_id HAVING sum(line.amount_paise) <> 0) wrong
      JOIN day_book_vouchers voucher ON voucher.id = wrong.voucher_id`,
  },
  {
    name: 'a closed day with other vouchers than were closed',
    advice: 'Somebody changed a closed day by hand. Compare it with the file of the accountant.',
    breaches: `
      SELECT closed.day::text AS subject,
        'closed with ' || closed.vouchers || ' vouchers of ' || closed.debit_paise || ' paise, has ' || COALESCE(booked.vouchers, 0)
          || ' of ' || COALESCE(debits.paise, 0) AS detail
      -- The sums of all days at once: day by day takes many seconds for years of vouchers.
      FROM day_book_days closed
      LEFT JOIN (SELECT voucher.day, count(*) AS vouchers FROM day_book_vouchers voucher GROUP BY voucher.day) booked
        ON booked.day = closed.day
      LEFT JOIN (SELECT voucher.day, sum(line.amount_paise) AS paise
        FROM day_book_lines line JOIN day_book_vouchers voucher ON voucher.id = line.voucher_id
        WHERE line.amount_paise > 0 GROUP BY voucher.day) debits ON debits.day = closed.day
      WHERE (closed.vouchers, closed.debit_paise) <> (COALESCE(booked.vouchers, 0), COALESCE(debits.paise, 0))`,
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
      FROM (SELECT posted.source, sum(line.amount_paise) AS paise
        FROM day_book_lines line JOIN day_book_vouchers posted ON posted.id = line.voucher_id
        WHERE line.account = 'GUESTS' AND posted.source LIKE 'document:%' GROUP BY posted.source) booked
      JOIN tax_documents document ON booked.source = 'document:' || document.id
      WHERE abs(booked.paise) <> document.total_paise`,
  },
];
