import { LIVE_REFUND_STATES } from '../../payments/core/refund.states';

const balanceOf = (folio: (entry: string) => string): string => `(
  COALESCE((SELECT sum(line.value_paise + line.cgst_paise + line.sgst_paise)
    FROM folio_lines line WHERE line.booking_id = booking.id ${folio('line')}), 0)
  - COALESCE((SELECT sum(greatest(0, payment.amount_paise
      - COALESCE((SELECT sum(refund.amount_paise) FROM refunds refund
        WHERE refund.payment_id = payment.id AND refund.status IN ${LIVE_REFUND_STATES}), 0)
      - COALESCE((SELECT sum(dispute.amount_deducted_paise) FROM disputes dispute
        WHERE dispute.gateway_payment_id = payment.gateway_payment_id AND dispute.status = 'LOST'), 0)))
    FROM payments payment WHERE payment.booking_id = booking.id ${folio('payment')} AND payment.status = 'CAPTURED'), 0))`;

/** What the guest of `booking` owes, in paise: the first folio, as SQL. Below 0 when the hotel owes the guest. */
export const BALANCE_OF_GUEST = balanceOf((entry) => `AND ${entry}.folio_id IS NULL`);

/** What the payer of `folio` of `booking` owes, in paise, as SQL. Below 0 when the hotel owes the payer. */
export const BALANCE_OF_FOLIO = balanceOf((entry) => `AND ${entry}.folio_id = folio.id`);

/**
 * Whether what a company owes of a booking, both ids as SQL, goes on its account at check-out, so that nobody has to ask for it
 * before the guest is gone.
 */
export const goesOnAccount = (bookingId: string, companyId: string): string => `(
  EXISTS (SELECT 1 FROM stays staying WHERE staying.booking_id = ${bookingId} AND staying.status IN ('EXPECTED', 'IN_HOUSE'))
  AND EXISTS (SELECT 1 FROM companies company WHERE company.id = ${companyId} AND company.credit_limit_paise > 0))`;

/**
 * What somebody is to be asked for, in paise, of balances as the column `paise`: the sum of what the payers owe, as SQL. Below 0
 * when nobody owes anything and the hotel owes a payer. What one payer owes is not paid by what another gets back.
 */
export const SUM_TO_ASK_FOR = `(CASE WHEN bool_or(paise > 0) THEN sum(paise) FILTER (WHERE paise > 0) ELSE COALESCE(sum(paise), 0) END)::bigint`;

/** What the payers of `booking` are to be asked for, in paise, as SQL: see `SUM_TO_ASK_FOR`. */
export const OWED_OF_BOOKING = `(
  SELECT ${SUM_TO_ASK_FOR} FROM (
    SELECT CASE WHEN open.paise > 0 AND ${goesOnAccount('booking.id', 'open.company_id')} THEN 0 ELSE open.paise END AS paise
    FROM (
      SELECT ${BALANCE_OF_GUEST} AS paise,
        (SELECT billing.company_id FROM billing_details billing WHERE billing.booking_id = booking.id) AS company_id
      UNION ALL SELECT ${BALANCE_OF_FOLIO}, folio.company_id FROM folios folio WHERE folio.booking_id = booking.id) open) asked)`;
