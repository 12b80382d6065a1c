import type { Pool } from 'pg';
import { shortenPauses } from '../../platform/jobs/job-queue';
import { SEND_BOOKING_MAIL_JOB, SEND_OTHER_MAIL_JOB } from './mail-queue';

export const SHORTEN_MAIL_PAUSES_JOB = 'shorten pauses of mails';

// Guests wait for confirmations.
const LONGEST_PAUSE_MINUTES = 15;

/** Lets no mail wait longer than 15 minutes after a failed attempt. */
export async function shortenMailPauses(pool: Pool): Promise<void> {
  await shortenPauses(pool, [SEND_BOOKING_MAIL_JOB, SEND_OTHER_MAIL_JOB], LONGEST_PAUSE_MINUTES);
}
