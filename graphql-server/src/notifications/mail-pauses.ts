import type { Pool } from 'pg';
import { SEND_BOOKING_MAIL_JOB, SEND_OTHER_MAIL_JOB } from './mail-queue';

export const SHORTEN_MAIL_PAUSES_JOB = 'shorten pauses of mails';

// The queue's own pauses grow to six hours: too long for a guest who waits for a confirmation.
const SHORTEN = `
  SELECT graphile_worker.reschedule_jobs(ARRAY[id], run_at => updated_at + interval '15 minutes')
  FROM graphile_worker.jobs
  WHERE task_identifier = ANY($1) AND locked_at IS NULL AND attempts BETWEEN 1 AND max_attempts - 1
    AND run_at > updated_at + interval '15 minutes'`;

/** Has no mail wait longer than 15 minutes after an attempt that failed. */
export async function shortenMailPauses(pool: Pool): Promise<void> {
  await pool.query(SHORTEN, [[SEND_BOOKING_MAIL_JOB, SEND_OTHER_MAIL_JOB]]);
}
