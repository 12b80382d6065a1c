import { BOOKING_LIMITS } from '../generated/rules';

/**
 * The most characters that the field takes. Pasted numbers have spaces and signs between the digits, and the server removes
 * them.
 */
export const PASTED_PHONE_LENGTH = 3 * BOOKING_LIMITS.phone;

const FEWEST_DIGITS = 7;
const MOST_DIGITS = 15;

/**
 * Whether a text has as many digits as a phone number, in any script. The server decides which other characters are
 * allowed.
 */
export function looksLikePhoneNumber(text: string): boolean {
  const digits = text.match(/\p{Nd}/gu)?.length ?? 0;
  return digits >= FEWEST_DIGITS && digits <= MOST_DIGITS;
}
