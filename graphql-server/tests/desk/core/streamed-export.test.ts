import { Client } from 'pg';
import { csvRows } from '../../testkit/csv-rows';
import { openIdentity } from '../../testkit/identity';
import { proofSize } from '../../testkit/proof-size';
import { startTestServer, type TestServer } from '../../testkit/test-server';

// More than one part of the file; in `npm run prove` also more than an export once had.
const BOOKINGS = proofSize({ quick: 2_500, full: 100_000 });
const ALLOWED_MILLISECONDS = proofSize({ quick: 180_000, full: 600_000 });
const VALUE_PAISE = 831_601;

let testServer: TestServer;
let token: string;

/** One night each, every second one cancelled without a charge. */
const INSERT = `
  WITH made AS (
    SELECT gen_random_uuid() AS id, gen_random_uuid() AS stay_id, n, n % 2 = 0 AS off
    FROM generate_series(1, ${BOOKINGS}) AS n
  ), booking AS (
    INSERT INTO bookings (id, reference, status, name, email, email_key, phone, calendar_uid, policy, terms,
      paise_per_unit, hold_expires_at, token_hash, request_digest, caller_hash, created_at)
    SELECT id, 'SC-' || lpad(n::text, 8, '0'), CASE WHEN off THEN 'CANCELLED' ELSE 'CONFIRMED' END, 'Asha Rao',
      'a@example.com', 'a@example.com', '+919876543210', id::text, '{}', '{ "dueAtBookingPercent": 100 }', 8400, now(),
      id::text, 'none', 'none', now() - make_interval(secs => n / 10) FROM made
  ), stay AS (
    INSERT INTO stays (id, booking_id, position, room_type_id, rate_plan_id, checkin, checkout, guests, status,
      deadlines)
    SELECT stay_id, id, 1, (SELECT min(id) FROM room_types), (SELECT min(id) FROM rate_plans),
      current_date - 2, current_date - 1, 1, CASE WHEN off THEN 'CANCELLED' ELSE 'DEPARTED' END, '{}' FROM made
  )
  INSERT INTO folio_lines (booking_id, stay_id, kind, night, value_paise, tax_percent, cgst_paise, sgst_paise, sac)
  SELECT id, stay_id, 'ROOM_NIGHT', current_date - 2, ${VALUE_PAISE}, 18, 74844, 74844, '996311' FROM made`;

beforeAll(async () => {
  const identity = await openIdentity();
  testServer = await startTestServer();
  token = (await identity.signIn({ email: 'owner@saffroncourt.example', emailVerified: true })).token;
  const client = new Client({ connectionString: testServer.settings.DATABASE_URL });
  await client.connect();
  try {
    await client.query(`SET session_replication_role = replica; ${INSERT}`);
    await client.query('ANALYZE');
  } finally {
    await client.end();
  }
}, ALLOWED_MILLISECONDS);
afterAll(() => testServer.stop());

const ask = (query = '', headers: Record<string, string> = { authorization: `Bearer ${token}` }) =>
  fetch(`${testServer.url}/api/bookings.csv${query}`, { headers });

describe('the table of bookings as a file', () => {
  test(
    'has every booking once, newest first, and the totals of all',
    async () => {
      const response = await ask();
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
      expect(response.headers.get('content-disposition')).toBe('attachment; filename=bookings.csv');
      expect(response.headers.get('cache-control')).toBe('no-store');
      // Nobody knows its length before it is read.
      expect(response.headers.get('content-length')).toBeNull();
      const rows = csvRows(await response.text());
      const references = rows.slice(0, -1).map(({ reference }) => reference);
      expect(new Set(references).size).toBe(BOOKINGS);
      expect(rows[0]?.['nights']).toBe('1');
      const half = BOOKINGS / 2;
      expect(rows.at(-1)).toMatchObject({
        reference: `Total of ${half} confirmed and ${half} cancelled`,
        nights: String(half),
        'room charge': ((VALUE_PAISE * BOOKINGS) / 100).toFixed(2),
      });
    },
    ALLOWED_MILLISECONDS,
  );

  test('keeps to the filter of the address, and is noted in the activity', async () => {
    const rows = csvRows(await (await ask('?search=SC-00000007&status=&from=&to=')).text());
    expect(rows.map(({ reference }) => reference)).toEqual(['SC-00000007', 'Total of 1 confirmed']);
    const [entry] = await testServer.query<{ action: string; details: object }>(
      'SELECT action, details FROM administrator_actions ORDER BY id DESC LIMIT 1',
    );
    expect(entry).toMatchObject({ action: 'exportGuestBookings', details: { rows: 1 } });
  });

  test.each([
    { query: '?from=2027-02-30', field: 'from' },
    { query: '?to=tomorrow', field: 'to' },
    { query: '?status=LOST', field: 'status' },
    { query: '?search=a&search=b', field: 'search' },
  ])('refuses $query, and names the field', async ({ query, field }) => {
    const response = await ask(query);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'VALUE_INVALID', field });
  });

  test('is for the staff alone', async () => {
    expect((await ask('', {})).status).toBe(401);
    const guest = await (await openIdentity()).signIn({ email: 'guest@example.com', emailVerified: true });
    expect((await ask('', { authorization: `Bearer ${guest.token}` })).status).toBe(403);
  });
});
