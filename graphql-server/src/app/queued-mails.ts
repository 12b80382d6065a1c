import { queueMail } from '../notifications/mail-queue';
import type { MailData } from '../notifications/mails/mail-data';
import { readQueuedMail, type QueuedMail } from '../notifications/queued-mail';
import type { Installation } from './installation';

type Sources = Pick<Installation, 'bookingEmails' | 'services'>;

/** The data of a mail, read by the ids that its job carries. */
function dataOfQueuedMail(mail: QueuedMail, { bookingEmails, services }: Sources): Promise<MailData> {
  switch (mail.kind) {
    case 'booking confirmed':
      return bookingEmails.confirmation(mail);
    case 'booking for the hotel':
      return bookingEmails.hotelNotice(mail);
    case 'payment refunded':
      return bookingEmails.refundNotice(mail);
    case 'newsletter code':
      return Promise.resolve(mail);
    case 'newsletter welcome':
      return services.newsletter.welcome(mail);
    case 'contact message':
      return services.contact.notice(mail);
    case 'feedback':
      return services.feedback.notice(mail);
  }
}

/** The work of a job that sends a mail. */
export async function sendQueuedMail(payload: unknown, installation: Installation): Promise<void> {
  await installation.mail.send(await dataOfQueuedMail(readQueuedMail(payload), installation));
}

/**
 * The work of a mail job that a server of the previous version queued. The same mail is queued with ids only, so that no
 * link stays in the queue while the mail server is away.
 */
export async function queueMailAnew(payload: unknown, { database }: Installation): Promise<void> {
  await queueMail(database.manager, readQueuedMail(payload));
}
