import type { EntityManager } from 'typeorm';
import { dropGivenUpJobs, enqueueAll } from '../../platform/jobs/job-queue';
import type { MailIdentity, QueuedMail } from './queued-mail';

export const SEND_BOOKING_MAIL_JOB = 'send booking mail';
export const SEND_OTHER_MAIL_JOB = 'send other mail';

/** The job name of the previous version, whose servers queue mails with it until they are restarted. */
export const SEND_MAIL_JOB_BEFORE = 'send mail';

/** Mails about bookings have workers of their own. */
const jobOf = (mail: QueuedMail): string =>
  'bookingId' in mail ? SEND_BOOKING_MAIL_JOB : SEND_OTHER_MAIL_JOB;

// Three days, at one attempt every 15 minutes, which is the longest pause.
const ATTEMPTS_AT_MOST = 300;

/** Queues a mail in the transaction of its event, so that a crash cannot lose it. */
export function queueMail(manager: EntityManager, mail: QueuedMail): Promise<void> {
  return queueMails(manager, [mail]);
}

/** Queues the mails of one event in one statement. */
export function queueMails(manager: EntityManager, mails: readonly QueuedMail[]): Promise<void> {
  const jobs = mails.map((mail) => ({ task: jobOf(mail), payload: mail }));
  return enqueueAll(manager, jobs, { maxAttempts: ATTEMPTS_AT_MOST });
}

/** Removes the given-up jobs that would have sent this mail from the queue. */
export function dropGivenUpMails(manager: EntityManager, mail: MailIdentity): Promise<void> {
  return dropGivenUpJobs(manager, mail);
}
