import type { EntityManager } from 'typeorm';
import { enqueue } from '../platform/job-queue';
import type { MailFacts } from './mails/mail-facts';

export const SEND_MAIL_JOB = 'send mail';

/** Queues a mail in the transaction that makes its fact true; nobody waits for it, and no crash loses it. */
export function queueMail(manager: EntityManager, mail: MailFacts): Promise<void> {
  return enqueue(manager, SEND_MAIL_JOB, mail);
}
