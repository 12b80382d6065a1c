/**
 * Every refusal that a guest can get: a stable code and a sentence to act on. docs/errors.md has the same list. Code
 * that knows more of the case may give another sentence.
 */
export const REFUSALS = {
  INVALID_INPUT: 'Please correct the marked fields and try again.',
  ROOM_UNAVAILABLE:
    'No room of this type is free for all of these nights. Choose other dates or another room type.',
  PRICE_CHANGED: 'The price has changed since you saw it. Please look at the new total and confirm again.',
  TOO_MANY_HOLDS: 'You are already holding several rooms. Pay for one of them, or wait until a hold lapses.',
  CHALLENGE_REQUIRED:
    'Many rooms are being held at the moment, so we must check that this booking comes from a guest. Please sign in with this e-mail address once it is verified, or call us.',
  ROOM_TYPE_BUSY:
    'Many guests are booking this room type right now, and nothing was booked. Please try again in a moment.',
  TOTAL_TOO_HIGH:
    'This stay costs more than can be paid online. Please call us and we will arrange it for you.',
  IDEMPOTENCY_CONFLICT:
    'This booking was already sent with other details. Please reload the page and book again.',
  PAYMENT_UNAVAILABLE:
    'Our payment provider cannot be reached. Nothing was charged. Please try again in a few minutes.',
  RATE_LIMITED: 'Too many requests from your connection. Please wait a moment and try again.',
  BOOKING_NOT_FOUND: 'No booking belongs to this link. Use the link in your confirmation mail, or call us.',
  HOLD_EXPIRED:
    'The hold on this room has expired. If you paid, you will be refunded in full. Please book again.',
  PAYMENT_NOT_VERIFIED:
    'This payment could not be verified. If you were charged, write to us with your reference.',
  PAYMENT_FAILED: 'The payment did not go through and nothing was charged. Please try again.',
  PAYMENT_REFUNDED: 'This payment could not be kept and is being refunded in full. Our mail tells you why.',
  ALREADY_SUBSCRIBED: 'This email is already registered',
  CODE_TOO_SOON: 'An OTP was sent a moment ago. Please wait before you ask for another one.',
  CODE_WRONG: 'This OTP is not right. Please check the newest mail and try again.',
  CODE_EXPIRED: 'This OTP is no longer valid. Please ask for a new one.',
  CODE_USED_UP: 'Too many wrong OTPs. Please ask for a new one.',
  UNSUBSCRIBE_LINK_UNKNOWN:
    'This link belongs to no subscription. Use the link in our newest mail, or write to us.',
  OWNER_LINK_UNKNOWN:
    'This link was used, has expired, or was replaced by a newer one. Ask the operator for another one.',
  OWNER_ADDRESS_REQUIRED:
    'Sign in with the hotel’s administrator address, verify it, and open this link again.',
  RECORD_NOT_FOUND: 'This record does not exist. It may have been deleted meanwhile; please reload the page.',
} as const;

/** RATE_LIMITED, where all callers together are over a limit. */
export const TOO_MANY_MESSAGES =
  'We are getting too many messages at the moment and cannot take yours. Please try again later, or call us.';

/** The same for newsletter codes. */
export const TOO_MANY_CODES = 'We are sending too many OTPs at the moment. Please try again later.';

/** RATE_LIMITED, where everybody behind one address has sent too many bookings. */
export const TOO_MANY_BOOKINGS =
  'Too many bookings come from your connection. Please sign in with a verified e-mail address, try again later, or call us.';

export type RefusalCode = keyof typeof REFUSALS;
