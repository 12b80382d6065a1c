import { z } from 'zod';
import { RELEASE_UNPAID_JOB } from '../bookings/balance-releases/balance-release.service';
import { REMIND_OF_BALANCES_JOB } from '../bookings/balances/balance-reminders.service';
import { INVITE_TO_CHECK_IN_JOB } from '../guests/online-check-in/check-in-invitations.service';
import { SWEEP_HOLDS_JOB } from '../bookings/checkout/hold-sweep.service';
import { SUM_MONTHS_JOB } from '../desk/figures/month-sums.service';
import { LAPSE_OPTIONS_JOB } from '../desk/desk-bookings/option.service';
import { EXPIRE_PAYMENT_REQUESTS_JOB } from '../bookings/payment-requests/request-expiry.service';
import { RECONCILE_PAYMENTS_JOB } from '../bookings/checkout/reconciliation.service';
import { CAPTURE_PAYMENT_JOB } from '../bookings/checkout/webhook.service';
import { MAKE_GUEST_RECORDS_JOB } from '../guests/records/booking-guest.service';
import { ISSUE_MISSING_DOCUMENTS_JOB } from '../invoices/documents/document-issue.service';
import { ISSUE_DOCUMENTS_JOB } from '../invoices/documents/issue-documents-job';
import {
  SEND_BOOKING_MAIL_JOB,
  SEND_MAIL_JOB_BEFORE,
  SEND_OTHER_MAIL_JOB,
} from '../mails/notifications/mail-queue';
import { SHORTEN_MAIL_PAUSES_JOB, shortenMailPauses } from '../mails/notifications/mail-pauses';
import { TIDY_PICTURES_JOB } from '../pictures/core/picture-files.service';
import { DERIVE_PICTURE_JOB, REMOVE_PICTURE_JOB } from '../pictures/core/picture.service';
import { SEND_REFUND_JOB } from '../payments/core/refund-records';
import { JobRunner, type JobLane, type JobRun, type JobTable } from '../platform/jobs/job-runner';
import { JobSchedule } from '../platform/jobs/job-schedule';
import { SETTLE_PAYMENT_TEST_JOB, SETTLE_PAYMENT_TESTS_JOB } from '../operations/set-up/payment-test.service';
import { DISPATCH_CHANNELS_JOB, TELL_CHANNEL_JOB } from '../connections/channels/channel-sender.service';
import { DISPATCH_FEEDS_JOB, READ_FEED_JOB } from '../connections/calendars/feed-import.service';
import { DISPATCH_WEBHOOKS_JOB, SEND_WEBHOOKS_JOB } from '../connections/webhooks/webhook-sender.service';
import { jobActor } from '../platform/states/actor';
import { RegisterWatch, WATCH_REGISTER_JOB } from '../guests/register/register-watch';
import { RECONCILE_GATEWAY_JOB } from '../payments/settlements/gateway-comparison.service';
import { CHECK_BOOKINGS_JOB } from '../operations/invariants/nightly-check';
import {
  ERASE_PEOPLE_JOB,
  ERASE_PERSON_JOB,
  REMOVE_ACCOUNT_JOB,
} from '../operations/personal-data/erasure.service';
import { PRUNE_JOB } from '../operations/retention/pruning.service';
import { queueMailAnew, sendQueuedMail } from './queued-mails';
import type { Installation } from './installation';

const RELEASE_DEAD_JOBS = 'release jobs of dead servers';

const refundPayload = z.object({ refundId: z.uuid() });
const picturePayload = z.object({ id: z.uuid() });
const removedPicturePayload = z.object({ key: z.string().regex(/^[0-9a-f]{32}$/) });
const paymentTestPayload = z.object({ testId: z.uuid() });
const erasurePayload = z.object({ requestId: z.uuid() });
const accountPayload = z.object({ uid: z.string() });
const bookingPayload = z.object({ bookingId: z.uuid() });
const channelPayload = z.object({ channelId: z.uuid() });
const webhooksPayload = z.object({ endpointId: z.uuid() });
const feedPayload = z.object({ feedId: z.uuid() });
const capturePayload = z.object({ paymentId: z.string() });

// Each check is a job of its own every minute, so that a job that hangs does not delay the others.
const JOBS_OF_EACH_MINUTE = [
  SWEEP_HOLDS_JOB,
  RECONCILE_PAYMENTS_JOB,
  SETTLE_PAYMENT_TESTS_JOB,
  RELEASE_DEAD_JOBS,
  SHORTEN_MAIL_PAUSES_JOB,
  LAPSE_OPTIONS_JOB,
  EXPIRE_PAYMENT_REQUESTS_JOB,
  REMIND_OF_BALANCES_JOB,
  INVITE_TO_CHECK_IN_JOB,
  RELEASE_UNPAID_JOB,
  WATCH_REGISTER_JOB,
  DISPATCH_WEBHOOKS_JOB,
  DISPATCH_CHANNELS_JOB,
  DISPATCH_FEEDS_JOB,
  MAKE_GUEST_RECORDS_JOB,
];
const JOBS_OF_EACH_NIGHT = [
  ISSUE_MISSING_DOCUMENTS_JOB,
  PRUNE_JOB,
  SUM_MONTHS_JOB,
  TIDY_PICTURES_JOB,
  CHECK_BOOKINGS_JOB,
  RECONCILE_GATEWAY_JOB,
  ERASE_PEOPLE_JOB,
];
// With a slow gateway these jobs take minutes. If they ran at once, they would leave no worker for refunds and
// captures.
const ONE_AT_A_TIME = [
  SWEEP_HOLDS_JOB,
  RECONCILE_PAYMENTS_JOB,
  RECONCILE_GATEWAY_JOB,
  SETTLE_PAYMENT_TESTS_JOB,
  TIDY_PICTURES_JOB,
  LAPSE_OPTIONS_JOB,
  EXPIRE_PAYMENT_REQUESTS_JOB,
  REMIND_OF_BALANCES_JOB,
  INVITE_TO_CHECK_IN_JOB,
  RELEASE_UNPAID_JOB,
  ERASE_PEOPLE_JOB,
  MAKE_GUEST_RECORDS_JOB,
  WATCH_REGISTER_JOB,
];

/**
 * The jobs of each lane. A mail server or a portal that hangs blocks the workers of its own lane, never the workers for
 * money and rooms.
 */
function lanesOf(installation: Installation, further: JobTable = {}): JobLane[] {
  const { refunds, capture, sweep, reconciliation, gatewayComparison, documentIssue } = installation;
  const { pruning, nightlyCheck, pool, services, balanceReminders } = installation;
  const { pictureFiles, housePictures } = services;
  const sendMail = (payload: unknown, jobRun?: JobRun) => sendQueuedMail(payload, installation, jobRun);
  return [
    {
      concurrency: 6,
      jobs: {
        ...further,
        [SEND_REFUND_JOB]: (payload) => refunds.send(refundPayload.parse(payload).refundId),
        [CAPTURE_PAYMENT_JOB]: async (payload) => {
          await capture.applyById(capturePayload.parse(payload).paymentId, jobActor('capture job'));
        },
        [SWEEP_HOLDS_JOB]: () => sweep.run(),
        [RECONCILE_PAYMENTS_JOB]: () => reconciliation.run(),
        [SEND_MAIL_JOB_BEFORE]: (payload) => queueMailAnew(payload, installation),
        [SETTLE_PAYMENT_TEST_JOB]: (payload) =>
          services.paymentTests.settle(paymentTestPayload.parse(payload).testId),
        [SETTLE_PAYMENT_TESTS_JOB]: () => services.paymentTests.settleAll(),
        [LAPSE_OPTIONS_JOB]: () => services.options.run(),
        [EXPIRE_PAYMENT_REQUESTS_JOB]: () => installation.requestExpiry.run(),
        [REMIND_OF_BALANCES_JOB]: () => balanceReminders.run(),
        [INVITE_TO_CHECK_IN_JOB]: () => installation.checkInInvitations.run(),
        [RELEASE_UNPAID_JOB]: () => installation.balanceRelease.run(),
        [WATCH_REGISTER_JOB]: () => new RegisterWatch(services.register, installation.log).run(),
        [DISPATCH_FEEDS_JOB]: () => services.feedImport.dispatch(),
        [DISPATCH_WEBHOOKS_JOB]: () => services.webhookSender.dispatch(),
        [DISPATCH_CHANNELS_JOB]: () => services.channelSender.dispatch(),
        [MAKE_GUEST_RECORDS_JOB]: () => services.guestsOfBookings.run(),
        [SHORTEN_MAIL_PAUSES_JOB]: () => shortenMailPauses(pool),
        [PRUNE_JOB]: () => pruning.run(),
        [ERASE_PERSON_JOB]: (payload) => services.erasures.apply(erasurePayload.parse(payload).requestId),
        [REMOVE_ACCOUNT_JOB]: (payload) => services.erasures.removeAccount(accountPayload.parse(payload).uid),
        [ERASE_PEOPLE_JOB]: async () => {
          await installation.replay.run();
          await services.erasures.applyAll();
        },
        [SUM_MONTHS_JOB]: () => services.monthSums.run(),
        [RECONCILE_GATEWAY_JOB]: () => gatewayComparison.run(),
        [CHECK_BOOKINGS_JOB]: () => nightlyCheck.run(),
      },
    },
    {
      // These jobs may wait for the invoice registration portal, and they draw PDFs on the processor that serves
      // guests.
      concurrency: 2,
      jobs: {
        [ISSUE_DOCUMENTS_JOB]: (payload) => documentIssue.run(bookingPayload.parse(payload).bookingId),
        [ISSUE_MISSING_DOCUMENTS_JOB]: () => documentIssue.queueMissing(),
      },
    },
    {
      // Receivers may be slow.
      concurrency: 4,
      jobs: {
        [SEND_WEBHOOKS_JOB]: (payload) =>
          services.webhookSender.sendDue(webhooksPayload.parse(payload).endpointId),
        [TELL_CHANNEL_JOB]: (payload) => services.channelSender.tell(channelPayload.parse(payload).channelId),
      },
    },
    {
      // Portals may be slow. Each reading keeps up to 1 MB in memory.
      concurrency: 2,
      jobs: {
        [READ_FEED_JOB]: (payload) => services.feedImport.readDue(feedPayload.parse(payload).feedId),
      },
    },
    { concurrency: 4, jobs: { [SEND_BOOKING_MAIL_JOB]: sendMail } },
    { concurrency: 2, jobs: { [SEND_OTHER_MAIL_JOB]: sendMail } },
    {
      // A picture takes several seconds of processor time.
      concurrency: 1,
      jobs: {
        [DERIVE_PICTURE_JOB]: (payload) => pictureFiles.derive(picturePayload.parse(payload).id),
        [REMOVE_PICTURE_JOB]: (payload) => pictureFiles.remove(removedPicturePayload.parse(payload).key),
        [TIDY_PICTURES_JOB]: async () => {
          await pictureFiles.tidy();
          await housePictures.tidy();
        },
      },
    },
  ];
}

/** The work of each job, for all lanes together. */
export function jobTable(installation: Installation): JobTable {
  return Object.assign({}, ...lanesOf(installation).map(({ jobs }) => jobs)) as JobTable;
}

/** The server's background work. */
export function createJobRunner(installation: Installation): JobRunner {
  const { pool, settings, log, metrics } = installation;
  const schedule = new JobSchedule(
    pool,
    { eachMinute: JOBS_OF_EACH_MINUTE, eachNight: JOBS_OF_EACH_NIGHT, oneAtATime: ONE_AT_A_TIME },
    log,
  );
  const release = { [RELEASE_DEAD_JOBS]: () => runner.releaseJobsOfDeadServers() };
  const lanes = lanesOf(installation, release);
  const runner = new JobRunner(pool, settings.DATABASE_URL, lanes, schedule, log, (job, outcome) =>
    metrics.jobEnded(job, outcome),
  );
  return runner;
}
