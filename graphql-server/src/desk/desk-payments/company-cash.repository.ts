import type { EntityManager } from 'typeorm';
import type { PlainDate } from '../../platform/time/dates';
import { cashOnAccounts } from './cash-limit.repository';

/** Cash that a company has already paid, in paise, without payments that were taken back. */
export interface CashOfCompany {
  /** On this day of the hotel: on its account and for its folios. */
  onDayPaise: number;
  /** For the bookings that it pays now and all whose stays overlap or adjoin theirs: the law counts them as one event. */
  forEventPaise: number;
  /**
   * For the booking of these invoices that has the most cash with what is applied now: of all payers, at the desk and on
   * accounts of companies, and what is applied now. The law limits the cash of one sale, whoever pays it.
   */
  forBookingPaise: number;
  appliedToBookingPaise: number;
}

/** The company, what its cash pays, and the day. */
export interface CompanyCash {
  companyId: string;
  /** The invoices that cash on its account pays, and the amount for each in paise. */
  applications: readonly { invoiceId: string; amount: number }[];
  /** The booking of which it pays a folio. */
  bookingId: string | null;
  day: PlainDate;
  timeZone: string;
}

// The cash of a company for its folios is a payment of a booking; what it pays on its account is not. The first folio has
// its payer in the billing details.
const CASH_OF_COMPANY = `
  WITH paid AS (
    SELECT invoice.booking_id, sum(form.paise) AS paise
    FROM unnest($2::uuid[], $5::bigint[]) AS form(invoice_id, paise)
    JOIN tax_documents invoice ON invoice.id = form.invoice_id GROUP BY 1
    UNION ALL SELECT $6::uuid, 0 WHERE $6::uuid IS NOT NULL),
  span AS (SELECT min(stay.checkin) AS first_day, max(stay.checkout) AS last_day FROM paid JOIN stays stay USING (booking_id)),
  event AS (
    SELECT DISTINCT stay.booking_id FROM span
    JOIN stays stay ON stay.checkin <= span.last_day AND stay.checkout >= span.first_day),
  at_desk AS (
    SELECT payment.booking_id, (payment.captured_at AT TIME ZONE $4)::date = $3::date AS is_of_day,
      payment.amount_paise - COALESCE((SELECT sum(refund.amount_paise) FROM refunds refund
        WHERE refund.payment_id = payment.id AND refund.is_counter_entry), 0) AS paise
    FROM (
      SELECT folio.booking_id, folio.id FROM folios folio WHERE folio.company_id = $1
      UNION ALL SELECT details.booking_id, NULL FROM billing_details details WHERE details.company_id = $1) own
    JOIN payments payment ON payment.booking_id = own.booking_id AND payment.folio_id IS NOT DISTINCT FROM own.id
    WHERE payment.source = 'CASH' AND payment.status = 'CAPTURED'),
  on_account AS (
    SELECT payment.id, payment.amount_paise AS paise, (payment.taken_at AT TIME ZONE $4)::date = $3::date AS is_of_day
    FROM company_payments payment
    WHERE payment.company_id = $1 AND payment.source = 'CASH' AND payment.countered_at IS NULL),
  most AS (
    SELECT paid.paise AS applied,
      COALESCE((SELECT sum(payment.amount_paise - COALESCE((SELECT sum(refund.amount_paise) FROM refunds refund
          WHERE refund.payment_id = payment.id AND refund.is_counter_entry), 0)) FROM payments payment
        WHERE payment.booking_id = paid.booking_id AND payment.source = 'CASH' AND payment.status = 'CAPTURED'), 0)
      + COALESCE((SELECT sum(payment.amount_paise) FROM payments payment
        WHERE payment.deposit_booking_id = paid.booking_id AND payment.source = 'CASH' AND payment.status = 'CAPTURED'), 0)
      + ${cashOnAccounts('paid.booking_id')} AS earlier
    FROM paid)
  SELECT (COALESCE((SELECT sum(paise) FROM at_desk WHERE is_of_day), 0)
      + COALESCE((SELECT sum(paise) FROM on_account WHERE is_of_day), 0))::bigint AS "onDayPaise",
    (COALESCE((SELECT sum(paise) FROM at_desk WHERE booking_id IN (SELECT booking_id FROM event)), 0)
      + COALESCE((SELECT sum(applied.amount_paise) FROM on_account
          JOIN payment_applications applied ON applied.payment_id = on_account.id AND applied.taken_back_at IS NULL
          JOIN tax_documents invoice ON invoice.id = applied.invoice_id
          WHERE invoice.booking_id IN (SELECT booking_id FROM event)), 0))::bigint AS "forEventPaise",
    COALESCE((SELECT earlier FROM most ORDER BY earlier + applied DESC LIMIT 1), 0)::bigint AS "forBookingPaise",
    COALESCE((SELECT applied FROM most ORDER BY earlier + applied DESC LIMIT 1), 0)::bigint AS "appliedToBookingPaise"`;

/** Adds up the cash of a company. The caller holds the lock under which cash is taken. */
export async function cashOfCompany(
  manager: EntityManager,
  { companyId, applications, bookingId, day, timeZone }: CompanyCash,
): Promise<CashOfCompany> {
  const invoiceIds = applications.map(({ invoiceId }) => invoiceId);
  const amounts = applications.map(({ amount }) => amount);
  const rows: CashOfCompany[] = await manager.query(CASH_OF_COMPANY, [
    ...[companyId, invoiceIds, day, timeZone],
    ...[amounts, bookingId],
  ]);
  return rows[0] ?? { onDayPaise: 0, forEventPaise: 0, forBookingPaise: 0, appliedToBookingPaise: 0 };
}

const COMPANY_OF_FOLIO = `
  SELECT company_id AS "companyId" FROM folios WHERE id = $2
  UNION ALL SELECT company_id FROM billing_details WHERE booking_id = $1 AND $2::uuid IS NULL`;

/** The company that pays a folio; `folioId` is null for the first one. Null when no company pays it. */
export async function companyOfFolio(
  manager: EntityManager,
  bookingId: string,
  folioId: string | null,
): Promise<string | null> {
  const rows: { companyId: string | null }[] = await manager.query(COMPANY_OF_FOLIO, [bookingId, folioId]);
  return rows[0]?.companyId ?? null;
}
