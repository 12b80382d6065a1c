import { createTransport } from 'nodemailer';
import type { AuthEmulatorClient, EmailedCode } from './auth-emulator-client';

interface Wording {
  subject: string;
  invitation: string;
}

const DEFAULT_WORDING: Wording = { subject: 'Your link to Saffron Court', invitation: 'Follow this link:' };

const WORDINGS: Partial<Record<string, Wording>> = {
  PASSWORD_RESET: { subject: 'Reset your password', invitation: 'Choose a new password here:' },
  VERIFY_EMAIL: { subject: 'Verify your e-mail address', invitation: 'Confirm that this address is yours:' },
  VERIFY_AND_CHANGE_EMAIL: { subject: 'Confirm your new e-mail address', invitation: 'Confirm it here:' },
  EMAIL_SIGNIN: { subject: 'Sign in to Saffron Court', invitation: 'Sign in here:' },
};

/** Mails the codes that the emulator only lists, with links to the site's own page. */
export class CodeMailer {
  private readonly transport;
  private readonly sentCodes = new Set<string>();

  constructor(
    private readonly client: AuthEmulatorClient,
    smtpUrl: string,
    private readonly siteUrl: string,
  ) {
    this.transport = createTransport(smtpUrl);
  }

  async sendNewCodes(): Promise<void> {
    const codes = (await this.client.listCodes()).filter(({ oobCode }) => !this.sentCodes.has(oobCode));
    for (const code of codes) {
      this.sentCodes.add(code.oobCode);
      await this.send(code);
    }
  }

  private async send(code: EmailedCode): Promise<void> {
    const { subject, invitation } = WORDINGS[code.requestType] ?? DEFAULT_WORDING;
    const link = new URL('/auth/action', this.siteUrl);
    link.search = new URL(code.oobLink).search;
    await this.transport.sendMail({
      from: '"Saffron Court" <no-reply@saffroncourt.example>',
      to: code.email,
      subject,
      text: `${invitation}\n\n${link.href}\n\nIf you did not ask for this, ignore it.`,
    });
  }
}
