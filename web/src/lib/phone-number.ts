import { BOOKING_LIMITS } from '../generated/rules';

/** Characters that a field takes: what people paste has more in it than the number, and the server takes that out. */
export const PASTED_PHONE_LENGTH = 3 * BOOKING_LIMITS.phone;

const FEWEST_DIGITS = 7;
const MOST_DIGITS = 15;

/** Whether a text has the digits of a phone number, in any script. What else may stand in it, the server says. */
export function looksLikePhoneNumber(text: string): boolean {
  const digits = text.match(/\p{Nd}/gu)?.length ?? 0;
  return digits >= FEWEST_DIGITS && digits <= MOST_DIGITS;
}
