import { emailKey } from './text-rules';

// https://support.google.com/mail/answer/7436150: dots make no difference, and both domains are one.
const GMAIL_DOMAINS = new Set(['gmail.com', 'googlemail.com']);

/**
 * The mailbox behind an e-mail address, as far as its form tells: in lower case, without a +tag, and for Gmail without
 * dots. Limits count by it. Mail still goes to the address as it was written, and bookings are found by `emailKey`.
 */
export function mailboxKey(email: string): string {
  const key = emailKey(email);
  const at = key.lastIndexOf('@');
  const domain = key.slice(at + 1);
  const isGmail = GMAIL_DOMAINS.has(domain);
  const untagged = key.slice(0, at).replace(/(?<=.)\+.*$/s, '');
  return `${isGmail ? untagged.replaceAll('.', '') : untagged}@${isGmail ? 'gmail.com' : domain}`;
}
