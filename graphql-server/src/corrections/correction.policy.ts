import { guestRules } from '../bookings/booking.policy';
import { lineFaults, lineOfText } from '../platform/text/text-rules';

/** Published limits. */
export const CORRECTION_LIMITS = {
  /** In characters. */
  reason: 500,
  /** A new address can be confirmed for so long. */
  confirmationHours: 48,
} as const;

/** Names, phone number and requests, as the booking form has them. */
export const detailsRules = guestRules.pick({ name: true, phone: true, specialRequests: true });

export const emailRules = guestRules.pick({ email: true });

export const deskCorrectionRules = guestRules
  .pick({ name: true, phone: true, specialRequests: true, email: true })
  .extend({
    reason: lineOfText(CORRECTION_LIMITS.reason, lineFaults('reason', 'reason', CORRECTION_LIMITS.reason)),
  });
