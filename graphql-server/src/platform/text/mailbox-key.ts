import { emailKey } from './text-rules';

// Gmail ignores dots, and its two domains share mailboxes: https://support.google.com/mail/answer/7436150.
const GMAIL_DOMAINS = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox of an e-mail address: in lower case, without a +tag, and for Gmail without dots. Limits are counted by
 * it. Mail still goes to the address as it was written, and bookings are found by `emailKey`.
 */
export function mailboxKey(email: string): string {
  const key = emailKey(email);
  const at = key.lastIndexOf('@');
  const domain = key.slice(at + 1);
  const isGmail = GMAIL_DOMAINS.has(domain);
  const untagged = key.slice(0, at).replace(/(?<=.)\+.*$/s, '');
  return `${isGmail ? untagged.replaceAll('.', '') : untagged}@${isGmail ? 'gmail.com' : domain}`;
}
