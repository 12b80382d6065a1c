import type { DataSource } from 'typeorm';
import { install, uninstall } from '../src/app/installation';
import type { Settings } from '../src/env';
import { createLog } from '../src/platform/log/log';
import { businessDayInZone, dateInZone, startOfDay } from '../src/platform/time/dates';
import { ISSUE_DOCUMENTS_JOB } from '../src/invoices/documents/issue-documents-job';
import { SEND_BOOKING_MAIL_JOB, SEND_OTHER_MAIL_JOB } from '../src/mails/notifications/mail-queue';
import { SEND_REFUND_JOB } from '../src/payments/core/refund-records';
import { actsOfDays } from './sample-days';
import { expectKind, SampleHotel } from './sample-hotel';
import { actsOf, SAMPLE_NOTE, type SampleAct } from './sample-lives';
import { actsOfMessages } from './sample-messages';
import { planSampleBookings, type SampleBooking } from './sample-plan';
import { withSampleClocks, type SampleClock } from './sample-clock';

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

/** One statement for all bookings: a note of the staff each would fill the activity log, and take time. */
const MARK = `
  INSERT INTO booking_notes (id, booking_id, text, idempotency_key, actor_id, actor_address, created_at)
  SELECT gen_random_uuid(), id, $1, 'sample-' || id, $2, $3, created_at FROM bookings`;

/** Housekeeping has cleaned all rooms before the day began: guests who have slept in a room, or left since, are ahead of it. */
const CLEAN_ROOMS = `
  INSERT INTO room_marks (id, room_id, kind, pressed_at, recorded_at, pressed_by, idempotency_key)
  SELECT gen_random_uuid(), id, 'CLEAN', $2::timestamptz - interval '1 minute', $2::timestamptz, $1, 'sample-of-room-' || id
  FROM rooms`;

/** The moment at which the business day of `now` began. */
function beginOfDay(now: Date, timeZone: string): Date {
  const midnight = startOfDay(businessDayInZone(now, timeZone), timeZone);
  return new Date(midnight.getTime() + 6 * 3_600_000);
}

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
  return withSampleClocks(settings, LANES.length, async (clocked) => {
    const log = createLog('error');
    const present = now ?? new Date();
    const documentsSince = new Date(present.getTime() - DOCUMENT_DAYS * DAY_MILLISECONDS);
    const lanes: Lane[] = [];
    try {
      for (const { settings: ofLane, clock } of clocked) {
        const installation = await install({ ...ofLane, ...WITHOUT_LIMITS }, log);
        lanes.push({ hotel: new SampleHotel(installation, documentsSince), clock });
      }
      const [first] = lanes;
      if (!first || !(await isFresh(first.hotel.installation.database))) return null;
      return await live(first, lanes, present, documentsSince);
    } finally {
      await Promise.all(lanes.map(({ hotel }) => uninstall(hotel.installation)));
    }
  });
}

/**
 * The room types whose bookings go on one after the other. No guest of the sample moves between lanes, and each lane has a clock
 * of its own, so lanes go on side by side: otherwise the sample would wait for one statement after the other.
 */
const LANES: readonly (readonly string[])[] = [['Single'], ['Double'], ['Deluxe', 'Suite']];

interface Lane {
  hotel: SampleHotel;
  clock: SampleClock;
}

interface LaneAct extends SampleAct {
  lane: Lane;
}

/** Guests who are upgraded get a room of the type Double. */
const laneOf = ({ roomType, fate }: SampleBooking, lanes: readonly Lane[], first: Lane): Lane => {
  const type = fate === 'is upgraded' ? 'Double' : roomType;
  return lanes[LANES.findIndex((types) => types.includes(type))] ?? first;
};

const byTime = (one: SampleAct, other: SampleAct): number => one.at.getTime() - other.at.getTime();

async function live(
  first: Lane,
  lanes: readonly Lane[],
  now: Date,
  documentsSince: Date,
): Promise<SampleReport> {
  const { hotel } = first;
  const today = dateInZone(now, hotel.services.clock.timeZone);
  const plans = planSampleBookings(today);
  const done = ({ at }: SampleAct) => at <= now;
  const ofGuests: LaneAct[] = plans.flatMap((plan) => {
    const lane = laneOf(plan, lanes, first);
    return actsOf(lane.hotel, plan, { today, now }).map((act) => ({ ...act, lane }));
  });
  const ofStaff: LaneAct[] = [...actsOfDays(hotel, today), ...actsOfMessages(hotel, today)].map((act) => ({
    ...act,
    lane: first,
  }));
  const acts = [...ofGuests, ...ofStaff].filter(done);
  await hotel.atGateway('mode', { webhooks: 'off' });
  await hotel.installation.database.query('UPDATE documents_since SET since = $1', [documentsSince]);
  await nameBusiness(hotel);
  await Promise.all(lanes.map(({ hotel: { services } }) => services.property.load()));
  await hotel.installation.database.query(JOIN_STAFF, [hotel.staff.uid, hotel.staff.address]);
  const isBefore = ({ at }: SampleAct) => at < documentsSince;
  await sideBySide(ofGuests.filter((act) => done(act) && isBefore(act)).toSorted(byTime));
  // What the staff count of a day does not change any more, so it may be counted after the days that follow.
  await inTurn(ofStaff.filter((act) => done(act) && isBefore(act)).toSorted(byTime));
  // Documents have their numbers in the order of time.
  await inTurn(acts.filter((act) => !isBefore(act)).toSorted(byTime));
  const { uid, address } = hotel.staff;
  await hotel.installation.database.query(MARK, [SAMPLE_NOTE, uid, address]);
  await hotel.installation.database.query(CLEAN_ROOMS, [uid, beginOfDay(now, hotel.services.clock.timeZone)]);
  await hotel.atGateway('mode', { webhooks: 'on' });
  await hotel.installation.database.query(DROP_JOBS, [JOBS]);
  return { bookings: plans.length, acts: acts.length };
}

/** Carries out the acts of each lane in turn, and the lanes at the same time; an act that is alone waits for all before it. */
async function sideBySide(acts: readonly LaneAct[]): Promise<void> {
  const next = acts.findIndex(({ isAlone }) => isAlone);
  const together = next < 0 ? acts : acts.slice(0, next);
  const lanes = [...new Set(together.map(({ lane }) => lane))];
  await Promise.all(lanes.map((lane) => inTurn(together.filter((act) => act.lane === lane))));
  if (next < 0) return;
  await inTurn(acts.slice(next, next + 1));
  await sideBySide(acts.slice(next + 1));
}

async function inTurn(acts: readonly LaneAct[]): Promise<void> {
  for (const { at, what, run, lane } of acts) {
    await lane.clock.goTo(at);
    try {
      await run();
    } catch (error) {
      throw new Error(`The sample could not ${what} at ${at.toISOString()}`, { cause: error });
    }
  }
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
