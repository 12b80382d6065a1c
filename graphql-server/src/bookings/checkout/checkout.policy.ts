import type { z } from 'zod';
import { billingRulesOf } from '../billing-details/billing-details.policy';
import { guestRules } from '../core/booking.policy';
import { LATE_WINDOW_MINUTES } from '../core/checkout-durations.policy';
import { arrivalOf, type BookingRecord } from '../core/booking-record';
import { optional } from '../../platform/text/form-rules';
import type { HotelTime } from '../../platform/time/clock';

/** True while a payment for a lapsed hold may still confirm it: within the window, and not after the day of the first check-in. */
export function isWithinLateWindow(booking: BookingRecord, { now, today }: HotelTime): boolean {
  if (!booking.expiredAt || arrivalOf(booking) < today) return false;
  return now.getTime() - booking.expiredAt.getTime() <= LATE_WINDOW_MINUTES * 60_000;
}

/** Cleans and checks what a guest writes into the booking form. */
export const bookingFormRules = (property: { eInvoicing: boolean }) =>
  guestRules.extend({ billing: optional(billingRulesOf(property)) });

export type BookingGuest = z.output<ReturnType<typeof bookingFormRules>>;
