import { balanceWith } from '../../bookings/core/booking-record';
import { refundStateOf } from '../../bookings/folio/refund-state';
import { rupees } from '../../platform/money/money';
import { sumsOfQuote } from '../../selling/quotes/quote';
import type { DeskRow } from './desk-row';
import { GuestBooking } from './desk.results';

/** A booking as the staff and programs see it. */
export function guestBookingOf(row: DeskRow): GuestBooking {
  const { quote, paid, refunded, unused, lostInDisputes } = row;
  const { total } = sumsOfQuote(quote);
  return Object.assign(new GuestBooking(), {
    ...row,
    stays: row.stays.map((stay) => ({
      ...stay,
      bookingStatus: row.status,
      cancellationCharge: stay.keptPaise === null ? null : rupees(stay.keptPaise),
    })),
    total: rupees(total),
    amountPaid: rupees(paid),
    amountRefunded: rupees(refunded),
    balance: rupees(balanceWith(row, paid - refunded - lostInDisputes)),
    owed: rupees(row.owedPaise),
    refundState: refundStateOf({ paid, refunded, unused, total }),
    isDisputed: row.disputeState !== 'NONE',
  });
}
