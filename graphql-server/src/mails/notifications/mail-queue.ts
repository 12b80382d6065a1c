import type { EntityManager } from 'typeorm';
import { dropGivenUpJobs, enqueueAll } from '../../platform/jobs/job-queue';
import type { MailIdentity, QueuedMail } from './queued-mail';

export const SEND_BOOKING_MAIL_JOB = 'send booking mail';
export const SEND_OTHER_MAIL_JOB = 'send other mail';

/** The job name of the previous version, whose servers queue mails with it until they are restarted. */
export const SEND_MAIL_JOB_BEFORE = 'send mail';

const JOBS: Record<QueuedMail['kind'], string> = {
  'booking confirmed': SEND_BOOKING_MAIL_JOB,
  'booking for the hotel': SEND_BOOKING_MAIL_JOB,
  'payment refunded': SEND_BOOKING_MAIL_JOB,
  'booking link': SEND_BOOKING_MAIL_JOB,
  'booking cancelled': SEND_BOOKING_MAIL_JOB,
  'cancellation for the hotel': SEND_BOOKING_MAIL_JOB,
  'booking changed': SEND_BOOKING_MAIL_JOB,
  'change for the hotel': SEND_BOOKING_MAIL_JOB,
  'change to pay': SEND_BOOKING_MAIL_JOB,
  'confirm address': SEND_BOOKING_MAIL_JOB,
  'address corrected': SEND_BOOKING_MAIL_JOB,
  'refund sent': SEND_BOOKING_MAIL_JOB,
  'refund failed': SEND_BOOKING_MAIL_JOB,
  'refund failed for the hotel': SEND_BOOKING_MAIL_JOB,
  'option kept': SEND_BOOKING_MAIL_JOB,
  'option ended': SEND_BOOKING_MAIL_JOB,
  'documents issued': SEND_BOOKING_MAIL_JOB,
  'newsletter code': SEND_OTHER_MAIL_JOB,
  'address code': SEND_OTHER_MAIL_JOB,
  'newsletter welcome': SEND_OTHER_MAIL_JOB,
  'contact message': SEND_OTHER_MAIL_JOB,
  'message received': SEND_OTHER_MAIL_JOB,
  'message reply': SEND_OTHER_MAIL_JOB,
  feedback: SEND_OTHER_MAIL_JOB,
};

// Three days, at one attempt every 15 minutes, which is the longest pause.
const ATTEMPTS_AT_MOST = 300;

/** Queues a mail in the transaction of its event, so that a crash cannot lose it. */
export function queueMail(manager: EntityManager, mail: QueuedMail): Promise<void> {
  return queueMails(manager, [mail]);
}

/** Queues the mails of one event in one statement. */
export function queueMails(manager: EntityManager, mails: readonly QueuedMail[]): Promise<void> {
  const jobs = mails.map((mail) => ({ task: JOBS[mail.kind], payload: mail }));
  return enqueueAll(manager, jobs, { maxAttempts: ATTEMPTS_AT_MOST });
}

/** Removes the given-up jobs that would have sent this mail from the queue. */
export function dropGivenUpMails(manager: EntityManager, mail: MailIdentity): Promise<void> {
  return dropGivenUpJobs(manager, mail);
}
