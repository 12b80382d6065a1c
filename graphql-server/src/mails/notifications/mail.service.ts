import type { Transporter } from 'nodemailer';
import { DEFAULT_LOCALE, type Locale } from '../../platform/locale/locale';
import type { KeyedSecrets } from '../../platform/secrets/keyed-secrets';
import type { PropertySource } from '../../selling/property/property.service';
import { MAIL_COMPOSERS } from './mail-composers';
import { createMailTransport, type MailServer } from './mail-transport';
import type { EmailSetting } from './mails/email-content';
import type { MailPalette } from './mails/email-palette';
import type { MailData, MailDataByKind, MailKind } from './mails/mail-data';
import { MAILS_TO_HOTEL } from './queued-mail';
import { mailWords } from './texts/mail-words';

// 'Name <address>'; env.ts allows an address alone as well.
const ADDRESS = /<([^<>\s]+)>/;

export interface MailSettings extends MailServer {
  /** `MAIL_FROM`. */
  from: string;
  /** The hotel's own mailbox. */
  hotelAddress: string;
  /** Called for each mail that the mail server refused. */
  onFailure(mail: MailData['kind']): void;
}

/** What mails show of the hotel. */
export interface HotelOfMails {
  /** The description of the newsletter. */
  newsletter(): string;
  palette(): MailPalette;
}

function localeOf(mail: MailData): Locale {
  return 'booking' in mail && !MAILS_TO_HOTEL.has(mail.kind) ? mail.booking.locale : DEFAULT_LOCALE;
}

/** Composes and sends mails. A mail that is repeated after a crash has the same Message-ID. */
export class MailService {
  private readonly transport: Transporter;

  constructor(
    private readonly settings: MailSettings,
    private readonly secrets: KeyedSecrets,
    private readonly property: PropertySource,
    private readonly hotel: HotelOfMails,
  ) {
    this.transport = createMailTransport(settings);
  }

  /** Sends a mail. `again` is a key for a mail that the staff send again, so that it gets a new Message-ID. */
  async send(mail: MailData, again?: string): Promise<void> {
    const { messageKey, ...composed } = this.compose(mail.kind, mail, localeOf(mail));
    const key = again === undefined ? messageKey : `${messageKey}-${again}`;
    try {
      await this.transport.sendMail({
        from: this.sender(),
        messageId: `<${key}@${this.property.current.uidDomain}>`,
        ...composed,
      });
    } catch (error) {
      this.settings.onFailure(mail.kind);
      throw error;
    }
  }

  /** The present name of the hotel with the address of `MAIL_FROM`. The name in `MAIL_FROM` may be out of date. */
  private sender(): string | { name: string; address: string } {
    const { from } = this.settings;
    const { name } = this.property.current;
    const address = ADDRESS.exec(from)?.[1] ?? from.trim();
    return name === '' ? from : { name, address };
  }

  close(): void {
    this.transport.close();
  }

  private settingIn(locale: Locale): EmailSetting {
    return {
      locale,
      words: mailWords(locale),
      hotel: this.property.current,
      palette: this.hotel.palette(),
    };
  }

  private compose<Kind extends MailKind>(kind: Kind, mail: MailDataByKind[Kind], locale: Locale) {
    const { content, envelope, messageKey } = MAIL_COMPOSERS[kind];
    const sources = { secrets: this.secrets, newsletter: () => this.hotel.newsletter() };
    return {
      ...content(mail, this.settingIn(locale), sources),
      ...envelope(mail, this.settings.hotelAddress),
      messageKey: messageKey(mail),
    };
  }
}
