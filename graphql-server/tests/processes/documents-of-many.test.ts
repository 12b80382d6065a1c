import { addDays, startOfDay } from '../../src/platform/time/dates';
import { ISSUE_MISSING_DOCUMENTS_JOB } from '../../src/invoices/documents/document-issue.service';
import { ISSUE_DOCUMENTS_JOB } from '../../src/invoices/documents/issue-documents-job';
import { hotelToday } from '../testkit/bookings';
import { confirmedBooking } from '../testkit/late-money';
import { proofCases, proofSize } from '../testkit/proof-size';
import { startServer, type ServerProcess } from '../testkit/server-process';
import { issueDocuments, storedDocuments } from '../testkit/tax-documents';
import { startTestServer, type TestServer } from '../testkit/test-server';
import { waitFor } from '../testkit/wait-for';

const BOOKINGS = proofSize({ quick: 10, full: 200 });
const PAPER_PATIENCE_MILLISECONDS = 120_000;
/** However slow the machine is, the first invoices are made before midnight. */
const LONG_BEFORE_MILLISECONDS = 600_000;

let testServer: TestServer;
beforeAll(async () => {
  testServer = await startTestServer({ HOLDS_PER_EMAIL: '500', RATE_LIMIT_SCALE: '1000' });
  testServer.razorpay.setMode({ webhooks: 'off' });
  await issueDocuments(testServer);
});
afterAll(() => testServer.stop());

/** The next 1 April at the hotel, so that documents of both financial years are issued. */
function nextFirstOfApril(): string {
  const today = hotelToday();
  const ofThisYear = `${today.slice(0, 4)}-04-01`;
  return ofThisYear > today ? ofThisYear : `${Number(today.slice(0, 4)) + 1}-04-01`;
}

// Copies of one paid booking, because the sample hotel has too few rooms for this many guests. Half of them leave
// before midnight.
const COPY_BOOKINGS = `
  WITH copy AS (
    INSERT INTO bookings SELECT (jsonb_populate_record(booking, jsonb_build_object(
        'id', gen_random_uuid(), 'reference', 'SC-COPY' || lpad(n::text, 4, '0'), 'calendar_uid', 'copy-' || n,
        'token_hash', 'copy-' || n, 'idempotency_key', NULL))).*
    FROM bookings booking, generate_series(1, $2) AS n WHERE booking.reference = $1 RETURNING id, reference),
  stay AS (
    INSERT INTO stays SELECT (jsonb_populate_record(stay, jsonb_build_object(
        'id', gen_random_uuid(), 'booking_id', copy.id, 'room_id', NULL, 'status', 'IN_HOUSE'))).*
    FROM stays stay, copy WHERE stay.booking_id = (SELECT id FROM bookings WHERE reference = $1) RETURNING id, booking_id)
  INSERT INTO folio_lines (booking_id, stay_id, kind, night, rate_source, rate_cents, value_paise, tax_percent, cgst_paise,
    sgst_paise, sac)
  SELECT stay.booking_id, stay.id, line.kind, line.night, line.rate_source, line.rate_cents, line.value_paise,
    line.tax_percent, line.cgst_paise, line.sgst_paise, line.sac
  FROM folio_lines line, stay WHERE line.booking_id = (SELECT id FROM bookings WHERE reference = $1)`;

const LEAVE = `
  WITH gone AS (
    UPDATE stays stay SET status = 'DEPARTED', checked_out_at = $1
    FROM bookings booking WHERE booking.id = stay.booking_id AND booking.reference LIKE 'SC-COPY%'
      AND (right(booking.reference, 1) < '5') = $2 RETURNING stay.id)
  INSERT INTO transitions (machine, subject_id, from_state, to_state, actor_kind, reason)
  SELECT 'stay', id, 'IN_HOUSE', 'DEPARTED', 'staff', 'left around midnight' FROM gone`;

interface Numbered {
  booking: string;
  year: number;
  place: number;
  number: string;
  dated: string;
}

const invoices = () =>
  testServer.query<Numbered>(
    `SELECT booking_id AS booking, financial_year AS year, place, number, dated::text AS dated FROM tax_documents
     WHERE kind = 'INVOICE' ORDER BY financial_year, place`,
  );

/** Half of the copies leave at this moment at the hotel. */
async function leave(moment: Date, isFirstHalf: boolean): Promise<void> {
  await testServer.shiftClock(`${moment.getTime() - Date.now()} milliseconds`);
  await testServer.query(LEAVE, [moment, isFirstHalf]);
}

/** Waits until the servers have looked for documents that were missing before the hotel had its GSTIN. */
const caughtUp = () =>
  waitFor('the documents are caught up', async () => {
    const [row] = await testServer.query<{ isCaughtUp: boolean }>(
      `SELECT caught_up AND NOT EXISTS (
         SELECT 1 FROM graphile_worker._private_jobs job JOIN graphile_worker._private_tasks task ON task.id = job.task_id
         WHERE task.identifier = ANY($1)) AS "isCaughtUp" FROM documents_since`,
      [[ISSUE_DOCUMENTS_JOB, ISSUE_MISSING_DOCUMENTS_JOB]],
    );
    return row?.isCaughtUp === true;
  });

test(`${BOOKINGS} invoices at once over two servers around midnight of 31 March: no gap, no duplicate`, async () => {
  const { held } = await confirmedBooking(testServer);
  await testServer.runJobs();
  await testServer.query(COPY_BOOKINGS, [held.booking.reference, BOOKINGS]);
  const april = nextFirstOfApril();
  const midnight = startOfDay(april, 'Asia/Kolkata');
  const servers: ServerProcess[] = await Promise.all([startServer(testServer), startServer(testServer)]);
  try {
    // On 31 March the copied booking would be invoiced too, because the law's 30 days after its stay are over.
    await caughtUp();
    await leave(new Date(midnight.getTime() - LONG_BEFORE_MILLISECONDS), true);
    // The other half leaves after midnight, while documents of this half are still being made.
    await waitFor('the first is invoiced', async () => (await invoices()).length > 0);
    await leave(new Date(midnight.getTime() + 1_000), false);
    await waitFor(
      'all have their paper',
      async () => {
        const [row] = await testServer.query<{ count: number }>(
          `SELECT count(*)::int AS count FROM tax_documents WHERE kind = 'INVOICE' AND bytes IS NOT NULL`,
        );
        return row !== undefined && row.count >= BOOKINGS;
      },
      PAPER_PATIENCE_MILLISECONDS,
    );
  } finally {
    await Promise.all(servers.map((server) => server.end('SIGTERM')));
  }
  const all = await invoices();
  const numbers = new Set(all.map(({ number }) => number));
  expect(numbers.size).toBe(BOOKINGS);
  expect(new Set(all.map(({ booking }) => booking)).size).toBe(BOOKINGS);
  const years = [...new Set(all.map(({ year }) => year))];
  const year = Number(april.slice(0, 4));
  expect(years).toEqual([year - 1, year]);
  for (const each of years) {
    const places = all.filter((one) => one.year === each).map(({ place }) => place);
    expect(places).toEqual(places.map((_place, index) => index + 1));
  }
  for (const { year: ofNumber, dated, number } of all) {
    expect(dated < april ? year - 1 : year).toBe(ofNumber);
    expect(number.length).toBeLessThanOrEqual(16);
  }
  expect(new Set(all.map(({ dated }) => dated))).toEqual(new Set([addDays(april, -1), april]));
  expect((await testServer.breaches()).filter(({ invariant }) => invariant.includes('document'))).toEqual([]);
}, 180_000);

test('a rollback after a number was taken leaves no gap', async () => {
  await testServer.shiftClock('0');
  const { held } = await confirmedBooking(testServer);
  // The document is refused after its number was taken.
  await testServer.query(`
    CREATE FUNCTION refuse_amounts() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'refused'; END $$;
    CREATE TRIGGER refused BEFORE INSERT ON tax_document_amounts FOR EACH ROW EXECUTE FUNCTION refuse_amounts()`);
  const { reference } = held.booking;
  const nextOf = () =>
    testServer.query('SELECT kind, financial_year, next FROM document_series ORDER BY kind, financial_year');
  const before = await nextOf();
  await testServer.runJobs();
  expect(await storedDocuments(testServer, reference)).toEqual([]);
  expect(await nextOf()).toEqual(before);
  await testServer.query('DROP FUNCTION refuse_amounts() CASCADE');
  await testServer.query(`UPDATE graphile_worker._private_jobs SET run_at = now()`);
  await testServer.runJobs();
  expect(await storedDocuments(testServer, reference)).toHaveLength(1);
  expect((await testServer.breaches()).filter(({ invariant }) => invariant.includes('gap'))).toEqual([]);
});

describe('a server that is killed', () => {
  const KILLED_WHILE = {
    'between number and paper': 'BEFORE UPDATE ON tax_documents',
    'while the number is taken': 'BEFORE INSERT ON tax_document_amounts',
  };

  test.each(proofCases(Object.entries(KILLED_WHILE), ([when]) => when === 'between number and paper'))(
    '%s: neither the document nor its mail is lost',
    async (_when, event) => {
      await testServer.shiftClock('0');
      const email = testServer.freshEmail();
      // The job waits there until the server is killed.
      const [, table = ''] = /ON (\w+)/.exec(event) ?? [];
      await testServer.query(`
      CREATE TABLE IF NOT EXISTS standstill (held boolean); TRUNCATE standstill; INSERT INTO standstill VALUES (true);
      CREATE OR REPLACE FUNCTION stand_still() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN IF (SELECT held FROM standstill) THEN PERFORM pg_sleep(30); END IF; RETURN NEW; END $$;
      CREATE TRIGGER stands_still ${event} FOR EACH ROW EXECUTE FUNCTION stand_still()`);
      const { held } = await confirmedBooking(testServer, { email });
      const server = await startServer(testServer);
      await waitFor('the job stands still', async () => {
        const rows = await testServer.query(
          `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event = 'PgSleep'`,
        );
        return rows.length > 0;
      });
      await server.end('SIGKILL');
      await testServer.query(`
      UPDATE standstill SET held = false;
      SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event = 'PgSleep'`);
      await testServer.query(`DROP TRIGGER stands_still ON ${table}`);
      const next = await startServer(testServer);
      try {
        const isMailed = () =>
          testServer.inbox.messages(email).some(({ subject }) => subject?.includes('tax documents'));
        await waitFor('the mail has come', isMailed, 120_000);
      } finally {
        await next.end('SIGTERM');
      }
      const documents = await storedDocuments(testServer, held.booking.reference);
      expect(documents).toMatchObject([{ kind: 'RECEIPT_VOUCHER', hasPdf: true }]);
      const mails = testServer.inbox
        .messages(email)
        .filter(({ subject }) => subject?.includes('tax documents'));
      expect(mails).toHaveLength(1);
      expect((await testServer.breaches()).filter(({ invariant }) => invariant.includes('document'))).toEqual(
        [],
      );
    },
    180_000,
  );
});

test('the trigger knows the name of a booking’s job', async () => {
  const [row] = await testServer.query<{ source: string }>(
    "SELECT prosrc AS source FROM pg_proc WHERE proname = 'queue_documents'",
  );
  expect(row?.source).toContain(`'${ISSUE_DOCUMENTS_JOB}'`);
});
