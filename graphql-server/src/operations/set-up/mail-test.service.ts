import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import type { Staff } from '../../access/accounts/authorisation';
import type { AuditService } from '../../access/audit/audit.service';
import { sendPlainMail, type MailServer } from '../../mails/notifications/mail-transport';
import { mailWords } from '../../mails/notifications/texts/mail-words';
import { findRecord } from '../../platform/database/plain-statements';
import { DEFAULT_LOCALE } from '../../platform/locale/locale';
import type { PropertySource } from '../../selling/property/property.service';
import { MailTest } from './mail-test.entity';

type MailTestOutcome =
  | { kind: 'TestMailSent'; address: string }
  | { kind: 'MailNotAccepted'; reply: string }
  | { kind: 'MailServerAway'; reason: string };

interface MailTestSettings {
  server: MailServer;
  from: string;
}

// Words for nodemailer's error codes. Other messages are shown unchanged.
const REASONS: Readonly<Record<string, string>> = {
  EAUTH: 'it refuses the user or the password',
  ETLS: 'it offers no encryption',
  EDNS: 'its host name has no address',
  ENOTFOUND: 'its host name has no address',
  ECONNECTION: 'it cannot be reached',
  ECONNREFUSED: 'it cannot be reached',
  ESOCKET: 'it cannot be reached',
  ETIMEDOUT: 'it does not respond',
};
const LONGEST_REPLY = 300;

/** Sends the owner a mail through the mail server of the guests' mails, and returns the server's reply. */
export class MailTestService {
  constructor(
    private readonly database: DataSource,
    private readonly audit: AuditService,
    private readonly property: PropertySource,
    private readonly settings: MailTestSettings,
  ) {}

  /** The newest test, or null. */
  findLatest(): Promise<MailTest | null> {
    return findRecord(this.database.manager, MailTest, 'ORDER BY created_at DESC LIMIT 1', []);
  }

  async hasPassed(): Promise<boolean> {
    const { manager } = this.database;
    return (await findRecord(manager, MailTest, 'WHERE is_accepted LIMIT 1', [])) !== null;
  }

  /** Sends the mail to the verified address of the person who asks for it. */
  async send(who: Staff): Promise<MailTestOutcome> {
    const outcome = await this.trySending(who.address);
    const isAccepted = outcome.kind === 'TestMailSent';
    await this.audit.perform({ who, action: 'sendTestMail', details: { isAccepted } }, async (manager) => {
      const id = randomUUID();
      await manager.insert(MailTest, { id, isAccepted });
      return { done: true, recordId: id };
    });
    return outcome;
  }

  private async trySending(address: string): Promise<MailTestOutcome> {
    const { server, from } = this.settings;
    const words = mailWords(DEFAULT_LOCALE);
    const hotel = this.property.current.name;
    const mail = {
      from,
      to: address,
      subject: words('testSubject', { hotel }),
      text: words('testText', { hotel }),
    };
    try {
      await sendPlainMail(server, mail);
      return { kind: 'TestMailSent', address };
    } catch (error) {
      return outcomeOfFailure(error);
    }
  }
}

/**
 * The outcome of an error of nodemailer: a reply of the server, or why there was no reply. It never contains the
 * password.
 */
function outcomeOfFailure(error: unknown): MailTestOutcome {
  const { code = '', response } = error as { code?: string; response?: string };
  const isSignIn = code === 'EAUTH' || code === 'ETLS';
  if (response && !isSignIn) return { kind: 'MailNotAccepted', reply: response.slice(0, LONGEST_REPLY) };
  return { kind: 'MailServerAway', reason: REASONS[code] ?? (code || 'it does not respond') };
}
