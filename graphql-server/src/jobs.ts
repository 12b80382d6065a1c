import { z } from 'zod';
import { SWEEP_HOLDS_JOB } from './checkout/hold-sweep.service';
import { RECONCILE_PAYMENTS_JOB } from './checkout/reconciliation.service';
import { CAPTURE_PAYMENT_JOB } from './checkout/webhook.service';
import { SEND_MAIL_JOB } from './notifications/mail-queue';
import type { MailFacts } from './notifications/mails/mail-facts';
import { SEND_REFUND_JOB } from './payments/refund.service';
import { JobRunner, type JobTable } from './platform/job-runner';
import { JobSchedule } from './platform/job-schedule';
import type { Installation } from './services';

const RELEASE_DEAD_JOBS = 'release jobs of dead servers';

const refundPayload = z.object({ refundId: z.uuid() });
const capturePayload = z.object({ paymentId: z.string() });

// Each of these is a job of its own every minute: one that hangs stalls none of the next.
const JOBS_OF_EACH_MINUTE = [SWEEP_HOLDS_JOB, RECONCILE_PAYMENTS_JOB, RELEASE_DEAD_JOBS];

/** What each job does. */
export function jobTable({ mail, refunds, capture, sweep, reconciliation }: Installation): JobTable {
  return {
    // Only we write into the queue, so the payload is what `queueMail` took.
    [SEND_MAIL_JOB]: (payload) => mail.send(payload as MailFacts),
    [SEND_REFUND_JOB]: (payload) => refunds.send(refundPayload.parse(payload).refundId),
    [CAPTURE_PAYMENT_JOB]: async (payload) => {
      await capture.bringInById(capturePayload.parse(payload).paymentId, 'capture job');
    },
    [SWEEP_HOLDS_JOB]: () => sweep.run(),
    [RECONCILE_PAYMENTS_JOB]: () => reconciliation.run(),
  };
}

/** The server's background work. */
export function createJobRunner(installation: Installation): JobRunner {
  const { pool, settings, log, metrics } = installation;
  const jobs: JobTable = {
    ...jobTable(installation),
    [RELEASE_DEAD_JOBS]: () => runner.releaseJobsOfDeadServers(),
  };
  const schedule = new JobSchedule(pool, JOBS_OF_EACH_MINUTE, log);
  const runner = new JobRunner(pool, settings.DATABASE_URL, jobs, schedule, log, (job, outcome) =>
    metrics.jobEnded(job, outcome),
  );
  return runner;
}
