import { looksLikeEmailAddress } from '../../lib/email-address';
import { failureOf } from '../../lib/apollo/request-failure';

export const ALREADY_REGISTERED = 'This email is already registered';
export const NO_CODE = 'Please enter OTP';
export const SENDING_FAILED = 'Failed to send OTP';
export const VERIFICATION_FAILED = 'Verification failed';

/** The fault of an address before it is sent; null when there is none. */
export function addressFault(email: string): string | null {
  if (!email.trim()) return 'Please enter your email';
  return looksLikeEmailAddress(email.trim()) ? null : 'Please enter a valid email address';
}

/** The message of a failed request: 'Error: ' and the server's message, if there is one. */
export function requestFault(failure: unknown): string {
  const found = failureOf(failure);
  return `Error: ${(found.kind === 'refused' && found.message) || 'Server error'}`;
}
