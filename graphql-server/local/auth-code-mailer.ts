import { createTransport } from 'nodemailer';
import { SAFFRON_COURT } from '../seeds/property';
import { DEFAULT_LOCALE } from '../src/platform/locale/locale';
import { SHIPPED_PALETTE } from '../src/pictures/look/palette';
import { renderEmail } from '../src/mails/notifications/mails/email-template';
import { mailWords } from '../src/mails/notifications/texts/mail-words';
import type { AuthEmulatorClient, EmailedCode } from './auth-emulator-client';

interface Wording {
  subject: string;
  sentence: string;
  button: string;
}

const DEFAULT_WORDING: Wording = {
  subject: `Your link to ${SAFFRON_COURT.name}`,
  sentence: 'Here is the link that you asked for.',
  button: 'Open it',
};

const WORDINGS: Partial<Record<string, Wording>> = {
  PASSWORD_RESET: {
    subject: 'Reset your password',
    sentence: 'You, or somebody who knows your address, asked for a new password.',
    button: 'Choose a new password',
  },
  VERIFY_EMAIL: {
    subject: 'Verify your e-mail address',
    sentence: 'Once you verify this address, your profile shows your bookings.',
    button: 'Verify the address',
  },
  VERIFY_AND_CHANGE_EMAIL: {
    subject: 'Confirm your new e-mail address',
    sentence: 'From then on, you sign in with this address.',
    button: 'Confirm the address',
  },
  EMAIL_SIGNIN: {
    subject: `Sign in to ${SAFFRON_COURT.name}`,
    sentence: 'This link signs you in.',
    button: 'Sign in',
  },
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
    const { subject, sentence, button } = WORDINGS[code.requestType] ?? DEFAULT_WORDING;
    const link = new URL('/auth/action', this.siteUrl);
    link.search = new URL(code.oobLink).search;
    await this.transport.sendMail({
      from: { name: SAFFRON_COURT.name, address: 'no-reply@saffroncourt.example' },
      to: code.email,
      ...renderEmail(
        {
          subject,
          preview: sentence,
          heading: subject,
          paragraphs: [sentence],
          action: { label: button, url: link.href },
          closing: ['If you did not ask for this, ignore this mail: without the link, nothing happens.'],
        },
        {
          locale: DEFAULT_LOCALE,
          words: mailWords(DEFAULT_LOCALE),
          hotel: SAFFRON_COURT,
          palette: SHIPPED_PALETTE,
        },
      ),
    });
  }
}
