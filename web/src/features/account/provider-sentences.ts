import { t } from '../../lib/texts/texts';

// Sentences for the provider's codes (https://firebase.google.com/docs/auth/admin/errors). Other refusals show the
// provider's own message.
const SENTENCES: Record<string, string> = {
  'auth/email-already-in-use': t`An account with this e-mail address already exists. Please sign in.`,
  'auth/expired-action-code': t`This link has expired. Please request a new one.`,
  'auth/invalid-action-code': t`This link has already been used or is incomplete. Please request a new one.`,
  'auth/invalid-credential': t`The e-mail address or password is incorrect.`,
  'auth/invalid-email': t`Please enter a valid e-mail address.`,
  'auth/network-request-failed': t`We could not reach the sign-in service. Please check your connection and try again.`,
  'auth/popup-blocked': t`Your browser blocked the sign-in window. Please allow pop-ups for this site and try again.`,
  'auth/popup-closed-by-user': t`The sign-in window was closed before you were signed in.`,
  'auth/too-many-requests': t`Too many attempts. Please wait a few minutes, or reset your password.`,
  'auth/user-disabled': t`This account has been closed. Please contact us.`,
  'auth/weak-password': t`This password is too weak. Please choose a longer one.`,
};

// If Firebase's e-mail enumeration protection is off, these codes would reveal who has an account.
const TREATED_ALIKE = new Set(['auth/user-not-found', 'auth/wrong-password']);

/** What went wrong: our sentence, if there is one for the code, and the provider's own message. */
export interface ProviderFault {
  sentence: string | null;
  message: string;
}

/** Describes what the identity provider threw. */
export function providerFault(failure: unknown): ProviderFault {
  const code =
    typeof failure === 'object' && failure !== null && 'code' in failure ? String(failure.code) : '';
  if (TREATED_ALIKE.has(code)) return faultOf('auth/invalid-credential');
  const message = failure instanceof Error ? failure.message : t`Something went wrong. Please try again.`;
  return { sentence: SENTENCES[code] ?? null, message };
}

/** The fault that the provider reports with a code. */
export function faultOf(code: string): ProviderFault {
  return { sentence: SENTENCES[code] ?? null, message: `Firebase: Error (${code}).` };
}
