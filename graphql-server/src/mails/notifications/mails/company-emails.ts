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
