import { createTransport, type Transporter } from 'nodemailer';

export interface MailServer {
  smtpUrl: string;
  /** Whether to withhold mail from a server without STARTTLS. `smtps://` is always encrypted. */
  requiresTls: boolean;
}

/** Connections to the mail server. A connection without a response is closed. */
export function createMailTransport({ smtpUrl, requiresTls }: MailServer): Transporter {
  return createTransport({
    url: smtpUrl,
    requireTLS: requiresTls,
    // Longer than the wait of `doctor`, so that `doctor` reports that nobody responds, even on a busy machine.
    connectionTimeout: 15_000,
    greetingTimeout: 15_000,
    socketTimeout: 20_000,
  });
}

/** Connects and signs in without sending a mail. Throws nodemailer's error when the server refuses. */
export async function signInToMailServer(server: MailServer): Promise<void> {
  const transport = createMailTransport(server);
  await transport.verify().finally(() => transport.close());
}

/** Sends one plain mail. Throws nodemailer's error when the server refuses it. */
export async function sendPlainMail(
  server: MailServer,
  mail: { from: string; to: string; subject: string; text: string },
): Promise<void> {
  const transport = createMailTransport(server);
  await transport.sendMail(mail).finally(() => transport.close());
}
