import { guestRules } from '../core/booking.policy';
import { emptyIsNull } from '../../platform/text/form-rules';
import { lineFaults, lineOfText } from '../../platform/text/text-rules';

/** Published limits. */
export const CORRECTION_LIMITS = {
  /** Characters. */
  reason: 500,
  /** How long a new address can be confirmed. */
  confirmationHours: 48,
} as const;

/** Name, phone number and special requests, with the rules of the booking form. */
export const detailsRules = guestRules.pick({ name: true, phone: true, specialRequests: true });

export const emailRules = guestRules.pick({ email: true });

/** A booking of the desk may have no address and no number. When left out, both stay as they are. */
export const deskCorrectionRules = guestRules.pick({ name: true, specialRequests: true }).extend({
  phone: emptyIsNull(guestRules.shape.phone),
  email: emptyIsNull(guestRules.shape.email),
  reason: lineOfText(CORRECTION_LIMITS.reason, lineFaults('reason', 'reason', CORRECTION_LIMITS.reason)),
});
