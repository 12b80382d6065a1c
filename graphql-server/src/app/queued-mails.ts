import { queueMail } from '../notifications/mail-queue';
import type { MailData } from '../notifications/mails/mail-data';
import { readQueuedMail, type QueuedMail } from '../notifications/queued-mail';
import { isAddressRefused } from '../notifications/refused-address';
import { FailedForGood } from '../platform/jobs/job-runner';
import type { Installation } from './installation';

type Sources = Pick<
  Installation,
  'bookingEmails' | 'cancellationEmails' | 'changeEmails' | 'correctionEmails' | 'services'
>;

// Mails to the hotel are tried on: an operator will correct the hotel's address.
const MAILS_TO_HOTEL: ReadonlySet<MailData['kind']> = new Set([
  'booking for the hotel',
  'cancellation for the hotel',
  'change for the hotel',
  'refund failed for the hotel',
  'contact message',
  'feedback',
]);

/** The data of a mail, read by the ids that its job carries; null when nobody needs the mail any more. */
function dataOfQueuedMail(
  mail: QueuedMail,
  { bookingEmails, cancellationEmails, changeEmails, correctionEmails, services }: Sources,
): Promise<MailData | null> {
  switch (mail.kind) {
    case 'booking confirmed':
      return bookingEmails.confirmation(mail);
    case 'booking for the hotel':
      return bookingEmails.hotelNotice(mail);
    case 'payment refunded':
      return bookingEmails.refundNotice(mail);
    case 'booking link':
      return bookingEmails.link(mail);
    case 'booking cancelled':
      return cancellationEmails.guestNotice(mail);
    case 'cancellation for the hotel':
      return cancellationEmails.hotelNotice(mail);
    case 'booking changed':
      return changeEmails.guestNotice(mail);
    case 'change for the hotel':
      return changeEmails.hotelNotice(mail);
    case 'change to pay':
      return changeEmails.paymentRequest(mail);
    case 'confirm address':
      return correctionEmails.confirmation(mail);
    case 'address corrected':
      return correctionEmails.notice(mail);
    case 'refund sent':
      return cancellationEmails.refundSent(mail);
    case 'refund failed':
    case 'refund failed for the hotel':
      return cancellationEmails.refundFailed(mail);
    case 'newsletter code':
      return services.newsletter.codeToSend(mail);
    case 'newsletter welcome':
      return services.newsletter.welcome(mail);
    case 'contact message':
      return services.contact.notice(mail);
    case 'feedback':
      return services.feedback.notice(mail);
  }
}

/**
 * The work of a job that sends a mail. An address that the mail server refuses for ever ends the job: for a newsletter
 * code silently, since anybody can ask for one to any address; else it fails for good, so that somebody hears of it.
 */
export async function sendQueuedMail(payload: unknown, installation: Installation): Promise<void> {
  const mail = await dataOfQueuedMail(readQueuedMail(payload), installation);
  if (!mail) return;
  try {
    await installation.mail.send(mail);
  } catch (error) {
    if (!isAddressRefused(error) || MAILS_TO_HOTEL.has(mail.kind)) throw error;
    if (mail.kind === 'newsletter code') return;
    throw new FailedForGood('The mail server refuses the address for ever', { cause: error });
  }
}

/**
 * The work of a mail job that a server of the previous version queued. The same mail is queued with ids only, so that no
 * link stays in the queue while the mail server is away.
 */
export async function queueMailAnew(payload: unknown, { database }: Installation): Promise<void> {
  await queueMail(database.manager, readQueuedMail(payload));
}
