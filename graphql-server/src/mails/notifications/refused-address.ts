import { z } from 'zod';

// The error that nodemailer throws when the mail server refuses the only recipient.
const refusedRecipient = z.object({ command: z.literal('RCPT TO'), response: z.string() });

// RFC 5321 and 3463: 5xx is permanent, except 552, which is a full mailbox, and 5.7, which is about the sender.
const FOR_EVER = /^5(?!52)\d\d[ -](?!5\.7\.)/;

/** Whether the mail server says that mail to this address can never be delivered. */
export function isAddressRefused(error: unknown): boolean {
  const refused = refusedRecipient.safeParse(error);
  return refused.success && FOR_EVER.test(refused.data.response);
}
