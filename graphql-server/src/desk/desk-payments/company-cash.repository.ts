import type { EntityManager } from 'typeorm';
import type { PlainDate } from '../../platform/time/dates';

/** Cash that a company has already paid, in paise, without payments that were taken back. */
export interface CashOfCompany {
  /** On this day of the hotel: on its account and for its folios. */
  onDayPaise: number;
  /** For the bookings of these invoices and all whose stays overlap or adjoin theirs: the law counts them as one event. */
  forEventPaise: number;
}

// The cash of a company for its folios is a payment of a booking; what it pays on its account is not.
const CASH_OF_COMPANY = `
  WITH paid AS (SELECT DISTINCT invoice.booking_id FROM tax_documents invoice WHERE invoice.id = ANY($2::uuid[])),
  span AS (SELECT min(stay.checkin) AS first_day, max(stay.checkout) AS last_day FROM paid JOIN stays stay USING (booking_id)),
  event AS (
    SELECT DISTINCT stay.booking_id FROM span
    JOIN stays stay ON stay.checkin <= span.last_day AND stay.checkout >= span.first_day),
  at_desk AS (
    SELECT payment.booking_id, (payment.captured_at AT TIME ZONE $4)::date = $3::date AS is_of_day,
      payment.amount_paise - COALESCE((SELECT sum(refund.amount_paise) FROM refunds refund
        WHERE refund.payment_id = payment.id AND refund.is_counter_entry), 0) AS paise
    FROM folios folio JOIN payments payment ON payment.folio_id = folio.id
    WHERE folio.company_id = $1 AND payment.source = 'CASH' AND payment.status = 'CAPTURED'),
  on_account AS (
    SELECT payment.id, payment.amount_paise AS paise, (payment.taken_at AT TIME ZONE $4)::date = $3::date AS is_of_day
    FROM company_payments payment
    WHERE payment.company_id = $1 AND payment.source = 'CASH' AND payment.countered_at IS NULL)
  SELECT (COALESCE((SELECT sum(paise) FROM at_desk WHERE is_of_day), 0)
      + COALESCE((SELECT sum(paise) FROM on_account WHERE is_of_day), 0))::bigint AS "onDayPaise",
    (COALESCE((SELECT sum(paise) FROM at_desk WHERE booking_id IN (SELECT booking_id FROM event)), 0)
      + COALESCE((SELECT sum(applied.amount_paise) FROM on_account
          JOIN payment_applications applied ON applied.payment_id = on_account.id AND applied.taken_back_at IS NULL
          JOIN tax_documents invoice ON invoice.id = applied.invoice_id
          WHERE invoice.booking_id IN (SELECT booking_id FROM event)), 0))::bigint AS "forEventPaise"`;

/** Adds up the cash of a company. The caller holds the lock under which cash is taken. */
export async function cashOfCompany(
  manager: EntityManager,
  {
    companyId,
    invoiceIds,
    day,
    timeZone,
  }: { companyId: string; invoiceIds: readonly string[]; day: PlainDate; timeZone: string },
): Promise<CashOfCompany> {
  const values = [companyId, invoiceIds, day, timeZone];
  const rows: CashOfCompany[] = await manager.query(CASH_OF_COMPANY, values);
  return rows[0] ?? { onDayPaise: 0, forEventPaise: 0 };
}
