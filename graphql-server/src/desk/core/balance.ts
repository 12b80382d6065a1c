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

/** What is owed of `booking`, in paise: the sum of `balanceOf`, as SQL. Below 0 when the hotel owes it. */
export const BALANCE_OF_BOOKING = balanceOf(() => '');

/** What the guest of `booking` owes, in paise: the first folio, as SQL. Below 0 when the hotel owes the guest. */
export const BALANCE_OF_GUEST = balanceOf((entry) => `AND ${entry}.folio_id IS NULL`);

/** What the payer of `folio` of `booking` owes, in paise, as SQL. Below 0 when the hotel owes the payer. */
export const BALANCE_OF_FOLIO = balanceOf((entry) => `AND ${entry}.folio_id = folio.id`);
