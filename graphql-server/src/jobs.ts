import { z } from 'zod';
import { SWEEP_HOLDS_JOB } from './checkout/hold-sweep.service';
import { RECONCILE_PAYMENTS_JOB } from './checkout/reconciliation.service';
import { CAPTURE_PAYMENT_JOB } from './checkout/webhook.service';
import { SEND_BOOKING_MAIL_JOB, SEND_MAIL_JOB_BEFORE, SEND_OTHER_MAIL_JOB } from './notifications/mail-queue';
import { SEND_REFUND_JOB } from './payments/refund-records';
import { JobRunner, type JobTable } from './platform/job-runner';
import { JobSchedule } from './platform/job-schedule';
import { queueMailAnew, sendQueuedMail } from './queued-mails';
import type { Installation } from './services';

const RELEASE_DEAD_JOBS = 'release jobs of dead servers';

const refundPayload = z.object({ refundId: z.uuid() });
const capturePayload = z.object({ paymentId: z.string() });

// Each of these is a job of its own every minute: one that hangs stalls none of the next.
const JOBS_OF_EACH_MINUTE = [SWEEP_HOLDS_JOB, RECONCILE_PAYMENTS_JOB, RELEASE_DEAD_JOBS];

/** What each job does. */
export function jobTable(installation: Installation): JobTable {
  const { refunds, capture, sweep, reconciliation } = installation;
  const sendMail = (payload: unknown) => sendQueuedMail(payload, installation);
  return {
    [SEND_BOOKING_MAIL_JOB]: sendMail,
    [SEND_OTHER_MAIL_JOB]: sendMail,
    [SEND_MAIL_JOB_BEFORE]: (payload) => queueMailAnew(payload, installation),
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
