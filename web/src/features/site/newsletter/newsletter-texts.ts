import { looksLikeEmailAddress } from '../../../lib/email-address';
import { failureOf } from '../../../lib/apollo/request-failure';
import { t } from '../../../lib/texts/texts';

export const ALREADY_REGISTERED = t`This email is already registered`;
export const NO_CODE = t`Please enter OTP`;
export const SENDING_FAILED = t`Failed to send OTP`;
export const VERIFICATION_FAILED = t`Verification failed`;

/** The fault of an address before it is sent; null when there is none. */
export function addressFault(email: string): string | null {
  if (!email.trim()) return t`Please enter your email`;
  return looksLikeEmailAddress(email.trim()) ? null : t`Please enter a valid email address`;
}

/** The message of a failed request: 'Error: ' and the server's message, if there is one. */
export function requestFault(failure: unknown): string {
  const found = failureOf(failure);
  const reason = (found.kind === 'refused' && found.message) || t`Server error`;
  return t`Error: ${reason}`;
}
