import { fillSampleBookings } from '../samples/fill-sample-bookings';
import { SAMPLE_NOTE } from '../samples/sample-lives';
import { isPromised, NEAR_DAYS, planSampleBookings } from '../samples/sample-plan';
import { SEEDED_ROOM_TYPES } from '../seeds/rooms';
import { SettingsError, readSettings } from '../src/env';
import { addDays, daysBetween, instantInZone, nightsOf } from '../src/platform/time/dates';
import { hotelToday } from './testkit/bookings';
import { startTestServer, type TestServer } from './testkit/test-server';

const AWKWARD_DAYS = [
  ...['2026-11-27', '2026-12-31', '2027-01-01', '2027-02-28', '2027-03-31', '2027-08-20', '2027-10-01'],
  ...['2027-11-15', '2027-12-25', '2028-02-29', '2028-03-01', '2028-07-04'],
];

describe('the plan of the sample bookings', () => {
  it.each(AWKWARD_DAYS)(
    'on %s leaves promised nights free, and more than half of each type later on',
    (today) => {
      const taken = new Map<string, number>();
      for (const { roomType, checkin, checkout, rooms } of planSampleBookings(today))
        for (const night of nightsOf(checkin, checkout)) {
          expect(isPromised(night)).toBe(false);
          const key = `${roomType} ${night}`;
          taken.set(key, (taken.get(key) ?? 0) + rooms);
        }
      for (const [key, rooms] of taken) {
        const [roomType = '', night = ''] = key.split(' ');
        const all = SEEDED_ROOM_TYPES[roomType]?.rooms.length ?? 0;
        if (night > addDays(today, NEAR_DAYS)) expect(rooms).toBeLessThan(all / 2);
        expect(rooms).toBeLessThanOrEqual(all);
      }
    },
  );

  it.each(AWKWARD_DAYS)('on %s reaches at most 60 days back and ahead', (today) => {
    const plans = planSampleBookings(today);
    expect(plans.every(({ checkin }) => Math.abs(daysBetween(today, checkin)) <= 60)).toBe(true);
    expect(plans.every(({ checkout }) => daysBetween(today, checkout) <= 60)).toBe(true);
  });

  it('has some 150 bookings on a day without promised nights around it', () => {
    expect(planSampleBookings('2028-07-04').length).toBeGreaterThanOrEqual(140);
  });

  it('is the same at each start of a day', () => {
    expect(planSampleBookings('2026-11-27')).toEqual(planSampleBookings('2026-11-27'));
  });
});

describe('a new database with sample bookings', () => {
  let testServer: TestServer;
  const now = instantInZone(hotelToday(), '15:00', 'Asia/Kolkata');
  const count = async (sql: string): Promise<number> =>
    (await testServer.query<{ count: number }>(`SELECT count(*)::int AS count FROM ${sql}`))[0]?.count ?? 0;
  const column = async (sql: string): Promise<string[]> =>
    (await testServer.query<{ value: string }>(sql)).map(({ value }) => value);

  beforeAll(async () => {
    testServer = await startTestServer();
    await fillSampleBookings(testServer.settings, now);
    await testServer.shiftClock(`${now.getTime() - Date.now()} milliseconds`);
  });
  afterAll(() => testServer.stop());

  it('keeps all invariants of bookings and money', async () => {
    expect(await testServer.breaches()).toEqual([]);
  });

  it('agrees with the gateway', async () => {
    await testServer.installation.gatewayComparison.run();
    expect(await count("tasks WHERE kind = 'GATEWAY_DIFFERENCE'")).toBe(0);
    expect(await count('reconciled_days WHERE differences > 0')).toBe(0);
  });

  it('has bookings in each state and from each channel', async () => {
    expect(await column('SELECT DISTINCT status AS value FROM bookings ORDER BY 1')).toEqual([
      ...['CANCELLED', 'CONFIRMED', 'EXPIRED', 'HELD', 'TENTATIVE'],
    ]);
    expect(await column('SELECT DISTINCT status AS value FROM stays ORDER BY 1')).toEqual([
      ...['CANCELLED', 'DEPARTED', 'EXPECTED', 'IN_HOUSE', 'NO_SHOW'],
    ]);
    expect(await column('SELECT DISTINCT channel AS value FROM bookings ORDER BY 1')).toEqual([
      ...['DESK', 'PHONE', 'PORTAL', 'SITE'],
    ]);
  });

  it('marks each booking as a sample', async () => {
    const marked = `SELECT booking_id FROM booking_notes WHERE text = '${SAMPLE_NOTE}'`;
    expect(await count(`bookings WHERE id NOT IN (${marked})`)).toBe(0);
    expect(await count("bookings WHERE email IS NOT NULL AND email NOT LIKE '%@example.com'")).toBe(0);
  });

  it('has payments, refunds, documents, messages, tasks, a block, closed days and counted cash', async () => {
    expect(await column('SELECT DISTINCT source AS value FROM payments ORDER BY 1')).toEqual([
      ...['BANK_TRANSFER', 'CARD_MACHINE', 'CASH', 'GATEWAY', 'PORTAL', 'UPI'],
    ]);
    const tables = ['refunds', 'tax_documents', 'contact_messages', 'message_replies', 'feedback'];
    for (const table of [...tables, 'tasks', 'blocks', 'night_audits', 'cash_ups', 'room_moves'])
      expect([table, await count(table)]).not.toEqual([table, 0]);
    expect(await count("contact_messages WHERE state = 'NEW'")).toBe(2);
  });

  it('has a history at the moments when it happened', async () => {
    const late = `stays JOIN transitions ON machine = 'stay' AND subject_id = stays.id AND to_state = 'IN_HOUSE'
      WHERE at::date - checkin NOT BETWEEN 0 AND 1`;
    expect(await count(late)).toBe(0);
    expect(await count(`transitions WHERE at > hotel_now()`)).toBe(0);
  });

  it('sends no mail and leaves no job of the sample', async () => {
    const jobs = await column('SELECT DISTINCT task_identifier AS value FROM graphile_worker.jobs');
    expect(
      jobs.filter((job) => /mail|documents$|refund/.test(job) && job !== 'issue missing documents'),
    ).toEqual([]);
  });

  it('leaves the clock of the hotel and the defaults of its tables as they were', async () => {
    expect(await count("pg_namespace WHERE nspname LIKE 'sample_clock%'")).toBe(0);
    const defaults = await column(
      "SELECT column_default AS value FROM information_schema.columns WHERE table_name = 'transitions' AND column_name = 'at'",
    );
    expect(defaults).toEqual(['clock_timestamp()']);
  });

  it('is not filled a second time', async () => {
    const before = await count('bookings');
    expect(await fillSampleBookings(testServer.settings, now)).toBeNull();
    expect(await count('bookings')).toBe(before);
  });
});

describe('the setting SAMPLE_BOOKINGS', () => {
  let testServer: TestServer;
  beforeAll(async () => {
    testServer = await startTestServer();
  });
  afterAll(() => testServer.stop());

  const faultsWith = (changes: Record<string, string>): string[] => {
    try {
      readSettings({ ...testServer.environment, SAMPLE_BOOKINGS: 'on', ...changes });
      return [];
    } catch (error) {
      return error instanceof SettingsError ? error.faults : [String(error)];
    }
  };

  it('is off unless it is set', () => {
    expect(testServer.settings.SAMPLE_BOOKINGS).toBe(false);
  });

  it.each(['on', 'off'])('is refused in production, with TRIAL %s', (trial) => {
    const faults = faultsWith({ NODE_ENV: 'production', TRIAL: trial });
    expect(faults).toContain('SAMPLE_BOOKINGS is on: nobody has made these bookings');
  });

  it('is refused beside the real gateway', () => {
    expect(faultsWith({ RAZORPAY_API_URL: 'https://api.razorpay.com' })).toEqual([
      'SAMPLE_BOOKINGS is on, and RAZORPAY_API_URL is not the local stand-in',
    ]);
    expect(faultsWith({})).toEqual([]);
  });
});
