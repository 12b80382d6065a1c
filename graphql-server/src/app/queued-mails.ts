import { queueMail } from '../mails/notifications/mail-queue';
import type { MailData } from '../mails/notifications/mails/mail-data';
import { MAILS_TO_HOTEL, readQueuedMail, type QueuedMail } from '../mails/notifications/queued-mail';
import { isAddressRefused } from '../mails/notifications/refused-address';
import { FailedForGood, type JobRun } from '../platform/jobs/job-runner';
import type { Installation } from './installation';

type Sources = Pick<
  Installation,
  | 'balanceReminders'
  | 'bookingEmails'
  | 'cancellationEmails'
  | 'checkInInvitations'
  | 'changeEmails'
  | 'correctionEmails'
  | 'documentEmails'
  | 'optionEmails'
  | 'paymentRequestEmails'
  | 'securityDepositEmails'
  | 'services'
>;

// Anybody can request a code for any address, and the earlier address of a booking was mistyped.
const NOT_MISSED: ReadonlySet<MailData['kind']> = new Set([
  'newsletter code',
  'address code',
  'booking code',
  'your data link',
  'erasure done',
  'address corrected',
  'message received',
]);

/** The data of a mail, read by the ids that its job carries; null when nobody needs the mail any more. */
function dataOfQueuedMail(
  mail: QueuedMail,
  {
    balanceReminders,
    bookingEmails,
    cancellationEmails,
    checkInInvitations,
    changeEmails,
    correctionEmails,
    documentEmails,
    optionEmails,
    paymentRequestEmails,
    securityDepositEmails,
    services,
  }: Sources,
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
    case 'payment requested':
      return paymentRequestEmails.mail(mail);
    case 'security deposit taken':
      return securityDepositEmails.taken(mail);
    case 'security deposit returned':
      return securityDepositEmails.returned(mail);
    case 'balance reminder':
      return balanceReminders.mailOf(mail);
    case 'check-in invitation':
      return checkInInvitations.mailOf(mail);
    case 'payment received':
      return bookingEmails.receipt(mail);
    case 'confirm address':
      return correctionEmails.confirmation(mail);
    case 'address corrected':
      return correctionEmails.notice(mail);
    case 'refund sent':
      return cancellationEmails.refundSent(mail);
    case 'refund failed':
    case 'refund failed for the hotel':
      return cancellationEmails.refundFailed(mail);
    case 'option kept':
      return optionEmails.kept(mail);
    case 'option ended':
      return optionEmails.ended(mail);
    case 'documents issued':
      return documentEmails.issued(mail);
    case 'company documents':
      return documentEmails.forCompany(mail);
    case 'company statement':
      return services.companyMails.statement(mail);
    case 'company reminder':
      return services.companyMails.reminder(mail);
    case 'newsletter code':
      return services.newsletter.codeToSend(mail);
    case 'address code':
      return services.addressProofs.mailOf(mail);
    case 'booking code':
      return services.bookingCodes.mailOf(mail);
    case 'your data link':
      return services.yourData.linkToSend(mail);
    case 'erasure done':
      return services.erasures.mailOf(mail);
    case 'staff invitation':
      return services.staffInvitations.mail(mail);
    case 'newsletter welcome':
      return services.newsletter.welcome(mail);
    case 'contact message':
      return services.contact.notice(mail);
    case 'message received':
      return services.contact.acknowledgement(mail);
    case 'message reply':
      return services.messages.replyMail(mail);
    case 'feedback':
      return services.feedback.notice(mail);
  }
}

// These mails go to an address that the booking does not have yet, or no longer has.
const MAILS_ABOUT_ADDRESSES: ReadonlySet<MailData['kind']> = new Set([
  'confirm address',
  'address corrected',
]);

/** True for a mail to a guest for whom the desk booked without an address. */
function isWithoutAddress(mail: MailData): boolean {
  const isToBooking = !MAILS_TO_HOTEL.has(mail.kind) && !MAILS_ABOUT_ADDRESSES.has(mail.kind);
  return isToBooking && 'booking' in mail && mail.booking.guestEmail === null;
}

/**
 * The work of a job that sends a mail. When the mail server refuses the address permanently, the job ends: silently for
 * mails that nobody will miss, otherwise as failed for good, so that the staff hear of it.
 */
export async function sendQueuedMail(
  payload: unknown,
  installation: Installation,
  { isLastAttempt }: JobRun = {},
): Promise<void> {
  const queued = readQueuedMail(payload);
  const mail = await dataOfQueuedMail(queued, installation);
  if (!mail || isWithoutAddress(mail)) return;
  try {
    await installation.mail.send(mail, queued.again);
  } catch (error) {
    // Mails to the hotel are retried: an operator will correct the hotel's address.
    const isRefused = isAddressRefused(error) && !MAILS_TO_HOTEL.has(mail.kind);
    if (isRefused || isLastAttempt) await noteGivenUp(queued, mail, installation);
    if (!isRefused) throw error;
    if (NOT_MISSED.has(mail.kind)) return;
    throw new FailedForGood('The mail server refuses the address permanently', { cause: error });
  }
  try {
    await noteSent(queued, mail, installation);
  } catch (error) {
    // The job must not fail now, because a retry would send the mail again.
    installation.log.warn({ kind: mail.kind, err: error }, 'A mail was sent, but could not be recorded');
  }
}

/** The address of a mail to the guest of a booking; null for other mails. */
function addressOf(mail: MailData): string | null {
  if (mail.kind === 'confirm address') return mail.address;
  return 'booking' in mail ? mail.booking.guestEmail : null;
}

/** A mail to the guest of a booking as the desk lists it; null for other mails. */
function listedMail(queued: QueuedMail, mail: MailData) {
  const address = addressOf(mail);
  const { again: _again, ...payload } = queued;
  return address !== null && 'bookingId' in payload
    ? { bookingId: payload.bookingId, address, payload }
    : null;
}

/** Records, for the list at the desk, that the mail server took the mail. */
async function noteSent(queued: QueuedMail, mail: MailData, { services }: Sources): Promise<void> {
  if (mail.kind === 'message reply') await services.messages.noteSent(mail.replyId);
  const listed = listedMail(queued, mail);
  if (listed) await services.bookingMails.noteSent(listed);
}

/** Records, for the list at the desk, that the mail will not arrive. */
async function noteGivenUp(queued: QueuedMail, mail: MailData, { services }: Sources): Promise<void> {
  if (mail.kind === 'message reply') await services.messages.noteRefused(mail.replyId);
  const listed = listedMail(queued, mail);
  if (listed) await services.bookingMails.noteGivenUp(listed);
}

/**
 * The work of a mail job that a server of the previous version queued. Queues the mail again with ids only, so that no
 * link stays in the queue while the mail server is away.
 */
export async function queueMailAnew(payload: unknown, { database }: Installation): Promise<void> {
  await queueMail(database.manager, readQueuedMail(payload));
}
