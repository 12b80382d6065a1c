import { longDate } from '../../../platform/time/dates';
import { DEFAULT_LOCALE } from '../../../platform/locale/locale';
import type { EmailSetting } from './email-content';
import { renderEmail, type RenderedEmail } from './email-template';
import type { MailDataByKind } from './mail-data';

/** A mail with the statement of account of a company as an attachment. */
export function companyStatementEmail(
  { name, company, from, to, closing }: MailDataByKind['company statement'],
  setting: EmailSetting,
): RenderedEmail {
  const { words } = setting;
  const period = { company, from: longDate(from, DEFAULT_LOCALE), to: longDate(to, DEFAULT_LOCALE) };
  return renderEmail(
    {
      subject: words('companyStatementSubject', period),
      preview: closing,
      heading: words('companyStatementHeading'),
      paragraphs: [words('greeting', { name }), words('companyStatementSentence', period)],
      sections: [{ rows: [{ label: words('companyStatementClosing'), value: closing, isTotal: true }] }],
      closing: [words('companyStatementQuestions', { phone: setting.hotel.phone })],
    },
    setting,
  );
}

/** A mail with the tax documents of a folio that a company pays. It has no link to the guest's booking. */
export function companyDocumentsEmail(
  { name, company, reference, guestName, documents }: MailDataByKind['company documents'],
  setting: EmailSetting,
): RenderedEmail {
  const { words } = setting;
  const about = { company, reference, guest: guestName };
  const rows = documents.map(({ kind, number, total }) => ({
    label: words('documentKind', { kind }),
    value: words('documentAmount', { number, total }),
  }));
  return renderEmail(
    {
      subject: words('companyDocumentsSubject', { company, reference }),
      preview: documents.map(({ number }) => number).join(', '),
      heading: words('documentsHeading'),
      paragraphs: [words('greeting', { name }), words('companyDocumentsSentence', about)],
      sections: [{ rows }],
      closing: [words('companyStatementQuestions', { phone: setting.hotel.phone })],
    },
    setting,
  );
}

/** Reminds a company of its overdue invoices. */
export function companyReminderEmail(
  { name, company, invoices, total }: MailDataByKind['company reminder'],
  setting: EmailSetting,
): RenderedEmail {
  const { words } = setting;
  const rows = invoices.map(({ number, dueOn, open }) => {
    return {
      label: number,
      value: words('companyReminderDue', { open, day: longDate(dueOn, DEFAULT_LOCALE) }),
    };
  });
  return renderEmail(
    {
      subject: words('companyReminderSubject', { total, company }),
      preview: words('companyReminderSentence', { company }),
      heading: words('companyReminderHeading'),
      paragraphs: [words('greeting', { name }), words('companyReminderSentence', { company })],
      sections: [{ rows: [...rows, { label: words('companyReminderTotal'), value: total, isTotal: true }] }],
      closing: [words('companyReminderPaid', { phone: setting.hotel.phone })],
    },
    setting,
  );
}
