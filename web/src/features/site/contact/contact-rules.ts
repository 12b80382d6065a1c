import { looksLikeEmailAddress } from '../../../lib/email-address';
import { t } from '../../../lib/texts/texts';

export interface ContactValues {
  email: string;
  textarea: string;
}

export type ContactFaults = Partial<Record<keyof ContactValues, string>>;

/** The faults that the browser finds before the form is sent. */
export function contactFaults({ email, textarea }: ContactValues): ContactFaults {
  const faults: ContactFaults = {};
  if (!email.trim()) faults.email = t`Email is required`;
  else if (!looksLikeEmailAddress(email.trim())) faults.email = t`Email is invalid`;
  if (!textarea.trim()) faults.textarea = t`Message is required`;
  return faults;
}
