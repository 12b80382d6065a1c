import { sendPlainMail, signInToMailServer, type MailServer } from '../../mails/notifications/mail-transport';
import { codeOf, messageOf } from './report/check';
import { ok, skipped, wrong, type Finding } from './report/finding';

/** By nodemailer's error codes: what is wrong, and what to do. */
const MAIL_FAULTS: Readonly<Record<string, [found: string, advice: string]>> = {
  EAUTH: [
    'HOST refuses user and password of SMTP_URL',
    'Correct them in SMTP_URL, where @ is written %40, / is %2F and : is %3A',
  ],
  ETLS: [
    'HOST offers no STARTTLS, so nothing is sent to it',
    'Use its encrypted port (smtps://HOST:465), or SMTP_REQUIRE_TLS=off for a relay on this machine',
  ],
  EDNS: ['HOST has no address', 'Correct the host in SMTP_URL'],
  EENVELOPE: [
    'HOST refuses the sender or the recipient of the test mail',
    'Let the mail account send as MAIL_FROM, and see that HOTEL_EMAIL exists',
  ],
};

function mailFault(error: unknown, host: string): Finding {
  const [found, advice] = MAIL_FAULTS[codeOf(error)] ?? [
    `HOST cannot be used: ${messageOf(error)}`,
    'Correct host and port in SMTP_URL, and see that no firewall closes the port',
  ];
  return wrong(found.replaceAll('HOST', host), advice.replaceAll('HOST', host));
}

/** Whether the mail server accepts the sign-in. Sends nothing. */
export async function checkMailSignIn(server: MailServer): Promise<Finding> {
  const { host, username } = new URL(server.smtpUrl);
  try {
    await signInToMailServer(server);
  } catch (error) {
    return mailFault(error, host);
  }
  return ok(username ? `${host} accepts the sign-in` : `${host} accepts connections; SMTP_URL has no user`);
}

interface TestMail {
  server: MailServer;
  from: string;
  to: string;
  siteUrl: string;
  /** Whether to send the mail. Without it the check is skipped. */
  isWanted: boolean;
}

/** Whether the mail server accepts a mail to the hotel. */
export async function checkTestMail({ server, from, to, siteUrl, isWanted }: TestMail): Promise<Finding> {
  if (!isWanted) return skipped('sent only with --send-mail');
  const subject = 'Test mail of your website';
  const text = `The website at ${siteUrl} sent this mail to test its mail server. You need not do anything.`;
  try {
    await sendPlainMail(server, { from, to, subject, text });
  } catch (error) {
    return mailFault(error, new URL(server.smtpUrl).host);
  }
  return ok(`the mail server accepted a mail to ${to}; check that it arrived, and not in the spam folder`);
}
