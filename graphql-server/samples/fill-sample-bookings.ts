import type { DataSource } from 'typeorm';
import { install, uninstall } from '../src/app/installation';
import type { Settings } from '../src/env';
import { createLog } from '../src/platform/log/log';
import { dateInZone } from '../src/platform/time/dates';
import { ISSUE_DOCUMENTS_JOB } from '../src/invoices/documents/issue-documents-job';
import { SEND_BOOKING_MAIL_JOB, SEND_OTHER_MAIL_JOB } from '../src/mails/notifications/mail-queue';
import { SEND_REFUND_JOB } from '../src/payments/core/refund-records';
import { actsOfDays } from './sample-days';
import { expectKind, SampleHotel } from './sample-hotel';
import { actsOf, type SampleAct } from './sample-lives';
import { actsOfMessages } from './sample-messages';
import { planSampleBookings } from './sample-plan';
import { SampleClock, withSampleClock } from './sample-clock';

/** Who runs the sample hotel, according to its documents. The number fits no business. */
const BUSINESS = { legalName: 'Saffron Court Sample Hotels', gstin: '08AAACS1234F1ZS' };

// Each document takes the time of a drawn page, so only the last days have documents, as if the hotel had come from
// another program.
const DOCUMENT_DAYS = 2;
const DAY_MILLISECONDS = 86_400_000;

// The sample is not a guest whom the limits are made for.
const WITHOUT_LIMITS = { CHALLENGE_SHARE: 1, RATE_LIMIT_SCALE: 1_000 };

/** Jobs that the acts of the sample queue. Their work is done at once, and no mail is sent about the sample. */
const JOBS = [ISSUE_DOCUMENTS_JOB, SEND_REFUND_JOB, SEND_BOOKING_MAIL_JOB, SEND_OTHER_MAIL_JOB];

const DROP_JOBS = `
  SELECT graphile_worker.complete_jobs(ARRAY(
    SELECT id FROM graphile_worker.jobs WHERE task_identifier = ANY ($1)))`;

// Without a row among the staff nobody may lower a charge. No account has the id, so nobody can sign in with it.
const JOIN_STAFF = `
  INSERT INTO staff_members (id, uid, address, name, role_id, joined_at, sessions_from)
  VALUES (gen_random_uuid(), $1, $2, 'Sample desk', 'manager', now() - interval '90 days', now())`;

/** Whether the database has the sample hotel, and nobody has booked there yet. */
async function isFresh(database: Pick<DataSource, 'query'>): Promise<boolean> {
  const found: unknown[] = await database.query(`
    SELECT 1 FROM property WHERE version = 1 AND name = 'Saffron Court' AND legal_name IS NULL
      AND NOT EXISTS (SELECT 1 FROM bookings) AND NOT EXISTS (SELECT 1 FROM administrator_actions)`);
  return found.length > 0;
}

export interface SampleReport {
  bookings: number;
  acts: number;
}

/**
 * Fills a new database of the sample hotel with bookings around the present day: each act by the service of the product, at
 * its moment. Returns null, and changes nothing, when somebody has used the database. No other server may run meanwhile.
 *
 * @throws when the gateway is not the local stand-in, or when an act is refused.
 */
export async function fillSampleBookings(settings: Settings, now?: Date): Promise<SampleReport | null> {
  return withSampleClock(settings, async (sampleSettings, clock) => {
    const log = createLog('error');
    const installation = await install({ ...sampleSettings, ...WITHOUT_LIMITS }, log);
    try {
      if (!(await isFresh(installation.database))) return null;
      const present = now ?? new Date();
      const documentsSince = new Date(present.getTime() - DOCUMENT_DAYS * DAY_MILLISECONDS);
      return await live(new SampleHotel(installation, documentsSince), clock, present, documentsSince);
    } finally {
      await uninstall(installation);
    }
  });
}

async function live(
  hotel: SampleHotel,
  clock: SampleClock,
  now: Date,
  documentsSince: Date,
): Promise<SampleReport> {
  const today = dateInZone(now, hotel.services.clock.timeZone);
  const plans = planSampleBookings(today);
  const acts: SampleAct[] = [
    ...plans.flatMap((plan) => actsOf(hotel, plan, { today, now })),
    ...actsOfDays(hotel, today),
    ...actsOfMessages(hotel, today),
  ]
    .filter(({ at }) => at <= now)
    .toSorted((one, other) => one.at.getTime() - other.at.getTime());
  await hotel.atGateway('mode', { webhooks: 'off' });
  await hotel.installation.database.query('UPDATE documents_since SET since = $1', [documentsSince]);
  await nameBusiness(hotel);
  await hotel.installation.database.query(JOIN_STAFF, [hotel.staff.uid, hotel.staff.address]);
  for (const { at, what, run } of acts) {
    await clock.goTo(at);
    try {
      await run();
    } catch (error) {
      throw new Error(`The sample could not ${what} at ${at.toISOString()}`, { cause: error });
    }
  }
  await hotel.atGateway('mode', { webhooks: 'on' });
  await hotel.installation.database.query(DROP_JOBS, [JOBS]);
  return { bookings: plans.length, acts: acts.length };
}

/** Documents need the name and the number of who issues them. */
async function nameBusiness({ services, staff, installation }: SampleHotel): Promise<void> {
  const { property } = await services.propertySettings.find();
  const saved = await services.propertySettings.save(staff, { ...property, ...BUSINESS }, property.version);
  expectKind(saved, 'SettingsSaved');
  await services.property.load();
  // Without this step only bookings from now on get documents.
  await installation.documentIssue.queueMissing();
}
