/** Whether the guest pays a part of the price at booking, and the rest later. Amounts are in paise. */
export function isPaidInParts(booking: {
  dueAtBooking: { amount: number };
  quote: { total: { amount: number } };
}): boolean {
  return booking.dueAtBooking.amount < booking.quote.total.amount;
}
