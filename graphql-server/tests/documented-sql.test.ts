import { readFileSync } from 'node:fs';
import path from 'node:path';
import { confirmedBooking } from './testkit/late-money';
import { startTestServer, type TestServer } from './testkit/test-server';

const PAGE = readFileSync(path.resolve(__dirname, '../../docs/operations/corrections.md'), 'utf8');
const STATEMENTS = [...PAGE.matchAll(/^```sql\n([\s\S]*?)^```$/gm)].map(([, sql = '']) => sql);

const tested = new Set<string>();

let testServer: TestServer;
let reference: string;
let token: string;

beforeAll(async () => {
  testServer = await startTestServer();
  const { held } = await confirmedBooking(testServer, { email: 'wrong@example.com' });
  reference = held.booking.reference;
  token = held.token;
  await testServer.runJobs();
  await testServer.query(
    `INSERT INTO subscribers (id, email, email_key, token_hash, consent_text, consent_at)
       VALUES (gen_random_uuid(), 'Reader@Example.com', 'reader@example.com', 'a', 'Yes', now()),
         (gen_random_uuid(), 'asha.rao@example.com', 'asha.rao@example.com', 'b', 'Yes', now());
     INSERT INTO contact_messages (id, email, message)
       VALUES (gen_random_uuid(), 'Asha.Rao@example.com', 'Hello'), (gen_random_uuid(), 'other@example.com', 'Hello');
     INSERT INTO feedback (id, name, location, feedback, guest_email)
       VALUES (gen_random_uuid(), 'Asha', 'Pune', 'Lovely', 'Asha.Rao@example.com'),
         (gen_random_uuid(), 'Asha Rao', 'Pune', 'Lovely', NULL), (gen_random_uuid(), 'Ravi', 'Pune', 'Lovely', NULL);`,
  );
});
afterAll(() => testServer.stop());

/** Runs the statement of docs/operations/corrections.md that starts with these words, for the booking of this test. */
async function run(prefix: string): Promise<void> {
  const statements = STATEMENTS.filter((sql) => sql.startsWith(prefix));
  expect(statements).toHaveLength(1);
  const [statement = ''] = statements;
  tested.add(statement);
  await testServer.query(statement.replaceAll('SC-7K3M9Q2X', reference));
}

const countOf = async (table: string): Promise<number> =>
  (await testServer.query(`SELECT 1 FROM ${table}`)).length;

test('the hotel’s own values and its exchange rate are changed', async () => {
  await run('UPDATE property');
  await run('INSERT INTO exchange_rates');
  expect(await testServer.query('SELECT paise_per_unit FROM exchange_rates ORDER BY valid_from')).toEqual([
    { paise_per_unit: 8_400 },
    { paise_per_unit: 8_450 },
  ]);
});

test('a wrong address is corrected, and the confirmation sent again goes there with the link', async () => {
  await run('UPDATE bookings SET email');
  await run('SELECT graphile_worker.add_job');
  await testServer.runJobs();
  const [mail, ...others] = testServer.inbox.messages('asha.rao@example.com');
  expect(others).toEqual([]);
  expect(mail?.subject).toContain(`Booking confirmed: ${reference}`);
  expect(mail?.text).toContain(`${testServer.url}/booking#${token}`);
});

test("a corrected name and phone number are found by the desk's search", async () => {
  await run('UPDATE bookings SET name');
  const { bookings } = await testServer.installation.services.desk.find(
    { search: '98111-22333', status: null, channel: null, balance: null, from: null, to: null },
    { skip: 0, take: 10 },
  );
  expect(bookings).toMatchObject([{ reference, name: 'Asha Rao' }]);
});

test('prices, capacities and rooms are changed', async () => {
  await run('UPDATE room_types');
  await run('UPDATE rooms');
  await run('INSERT INTO rooms');
  await run('DELETE FROM rooms');
  expect(
    await testServer.query(
      "SELECT nightly_rate_cents AS cents, capacity FROM room_types WHERE code = 'Double'",
    ),
  ).toEqual([{ cents: 12_500, capacity: 3 }]);
  const rooms = await testServer.query<{ number: string }>(
    "SELECT number FROM rooms JOIN room_types type ON type.id = type_id WHERE code = 'Double' ORDER BY number",
  );
  const numbers = rooms.map(({ number }) => number);
  expect(numbers).toHaveLength(10);
  expect(numbers).toEqual(expect.arrayContaining(['201A', '211']));
  expect(numbers).not.toEqual(expect.arrayContaining(['210']));
});

test('a subscription ends, and its address is kept', async () => {
  await run('UPDATE subscribers');
  expect(
    await testServer.query('SELECT email_key FROM subscribers WHERE unsubscribed_at IS NOT NULL'),
  ).toEqual([{ email_key: 'reader@example.com' }]);
});

test.each([
  ['DELETE FROM contact_messages', 'contact_messages', 1],
  ['DELETE FROM feedback WHERE lower', 'feedback', 2],
  ['DELETE FROM feedback WHERE guest_email IS NULL', 'feedback', 1],
  ['DELETE FROM subscribers', 'subscribers', 1],
])('%s deletes what the guest wrote and nothing else', async (prefix, table, left) => {
  await run(prefix);
  expect(await countOf(table)).toBe(left);
});

test('the page has no statement that this test leaves out', () => {
  expect(tested).toEqual(new Set(STATEMENTS));
});
