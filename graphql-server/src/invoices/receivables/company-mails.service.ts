import { randomUUID } from 'node:crypto';
import type { DataSource, EntityManager } from 'typeorm';
import type { Staff } from '../../access/accounts/authorisation';
import type { AuditService } from '../../access/audit/audit.service';
import { queueMail } from '../../mails/notifications/mail-queue';
import type { MailData } from '../../mails/notifications/mails/mail-data';
import type { QueuedMail, QueuedMailOf } from '../../mails/notifications/queued-mail';
import { inTransaction } from '../../platform/database/database';
import { rupees, writeMoney } from '../../platform/money/money';
import type { InvalidInputOutcome, RecordNotFoundOutcome } from '../../platform/refusals/outcomes';
import { fieldFault } from '../../platform/refusals/sentence';
import type { Clock } from '../../platform/time/clock';
import type { PlainDate } from '../../platform/time/dates';
import type { Company } from '../companies/company.entity';
import type { CompanyRepository } from '../companies/company.repository';
import type { ListedReceivable, ReceivableRepository } from './receivable.repository';
import type { StatementPeriod, Statements } from './statements.service';

/** The recipient of a mail: an address of the company. */
interface MailForm {
  companyId: string;
  email: string;
  idempotencyKey: string;
}

export type CompanyMailOutcome =
  { kind: 'CompanyMailSent' } | { kind: 'NothingOverdue' } | InvalidInputOutcome | RecordNotFoundOutcome;

interface CompanyMailsNeeds {
  database: DataSource;
  clock: Clock;
  companies: CompanyRepository;
  receivables: ReceivableRepository;
  statements: Statements;
  audit: AuditService;
}

const isOverdue =
  (today: PlainDate) =>
  ({ dueOn, openPaise }: ListedReceivable): boolean =>
    openPaise > 0 && dueOn < today;

const written = (paise: number): string => writeMoney(rupees(paise));

/** Statements and reminders that the staff send to companies: one mail for each press. */
export class CompanyMails {
  constructor(private readonly needs: CompanyMailsNeeds) {}

  /** Sends the statement of a period. A repeated key sends nothing more. */
  sendStatement(who: Staff, form: MailForm, period: StatementPeriod): Promise<CompanyMailOutcome> {
    const { companyId, email } = form;
    return this.send(who, form, 'STATEMENT', (mailId) => {
      return Promise.resolve({ kind: 'company statement', mailId, companyId, email, ...period });
    });
  }

  /** Reminds a company of its overdue invoices. A repeated key sends nothing more. */
  sendReminder(who: Staff, form: MailForm): Promise<CompanyMailOutcome> {
    const { companyId, email } = form;
    return this.send(who, form, 'REMINDER', async (mailId, manager) => {
      const today = await this.needs.clock.today(manager);
      const invoices = await this.needs.receivables.ofCompany(companyId, manager);
      return invoices.some(isOverdue(today)) ? { kind: 'company reminder', mailId, companyId, email } : null;
    });
  }

  /** The data of a mail with a statement; null when the company is gone. */
  async statement(mail: QueuedMailOf<'company statement'>): Promise<MailData | null> {
    const company = await this.needs.companies.find(mail.companyId);
    if (!company) return null;
    const { from, to, email, mailId } = mail;
    const { today } = await this.needs.clock.forRequest().time();
    const { closingPaise, ...file } = await this.needs.statements.file(company, { from, to }, today);
    const who = { email, name: nameAt(company, email), company: company.name };
    return { kind: 'company statement', mailId, ...who, from, to, closing: written(closingPaise), file };
  }

  /** The data of a reminder; null once nothing is overdue any more. */
  async reminder(mail: QueuedMailOf<'company reminder'>): Promise<MailData | null> {
    const company = await this.needs.companies.find(mail.companyId);
    if (!company) return null;
    const { today } = await this.needs.clock.forRequest().time();
    const overdue = (await this.needs.receivables.ofCompany(company.id)).filter(isOverdue(today));
    if (overdue.length === 0) return null;
    const { email, mailId } = mail;
    const invoices = overdue.map(({ number, dueOn, openPaise }) => ({
      number,
      dueOn,
      open: written(openPaise),
    }));
    const total = written(overdue.reduce((sum, { openPaise }) => sum + openPaise, 0));
    const who = { email, name: nameAt(company, email), company: company.name };
    return { kind: 'company reminder', mailId, ...who, invoices, total };
  }

  private send(
    who: Staff,
    { companyId, email, idempotencyKey }: MailForm,
    kind: 'STATEMENT' | 'REMINDER',
    mailOf: (mailId: string, manager: EntityManager) => Promise<QueuedMail | null>,
  ): Promise<CompanyMailOutcome> {
    return inTransaction(this.needs.database, async (manager): Promise<CompanyMailOutcome> => {
      const company = await this.needs.companies.lock(manager, companyId);
      if (!company) return { kind: 'RecordNotFound' };
      if (await this.needs.receivables.findMail(manager, companyId, idempotencyKey))
        return { kind: 'CompanyMailSent' };
      if (!company.contacts.some((contact) => contact.email === email))
        return { kind: 'InvalidInput', faults: [fieldFault('email', 'COMPANY_MAIL_WITHOUT_ADDRESS')] };
      const id = randomUUID();
      const mail = await mailOf(id, manager);
      if (!mail) return { kind: 'NothingOverdue' };
      await this.needs.receivables.addMail(manager, { id, companyId, kind, idempotencyKey, sentBy: who.uid });
      await queueMail(manager, mail);
      // The audit entry outlives the persons of the company, so it does not contain the address.
      const action = kind === 'STATEMENT' ? 'sendCompanyStatement' : 'sendCompanyReminder';
      const noted = { who, action, details: { company: company.name } } as const;
      await this.needs.audit.noteChange(manager, noted, { recordId: companyId, before: {}, after: {} });
      return { kind: 'CompanyMailSent' };
    });
  }
}

/** The name of the person with this address; the name of the company when nobody has the address any more. */
const nameAt = ({ contacts, name }: Company, email: string): string =>
  contacts.find((contact) => contact.email === email)?.name ?? name;
