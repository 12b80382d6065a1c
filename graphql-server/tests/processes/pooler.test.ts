import { Client } from 'pg';
import { bookingPage, confirmPayment, createBooking, hold, inDays } from '../testkit/bookings';
import { postJson } from '../testkit/raw-http';
import { createMigratedDatabase, type TestDatabase } from '../testkit/test-database';
import { startTestServer, type TestServer } from '../testkit/test-server';
import { hasPooler, startPooler, type Pooler } from '../testkit/pooler';
import { startServer, type ServerProcess } from '../testkit/server-process';
import { waitFor } from '../testkit/wait-for';

if (!hasPooler) process.stderr.write('Skipped: PgBouncer is not installed, so no server ran behind it.\n');

// docs/operations/servers.md: connections for guests, for counters and jobs, and one each to listen, to hold the liveness lock,
// and to probe.
const CONNECTIONS = { guests: 10, jobs: 10, others: 3 };
const AT_ONCE = 40;

(hasPooler ? describe : describe.skip)('behind PgBouncer in session mode', () => {
  let testServer: TestServer;
  /** For this server only, so that its connections can be counted. */
  let database: TestDatabase;
  let pooler: Pooler;
  let server: ServerProcess;
  beforeAll(async () => {
    testServer = await startTestServer();
    // The test itself applies the payments: its gateway would announce them to the test server.
    testServer.razorpay.setMode({ webhooks: 'off' });
    database = await createMigratedDatabase();
    pooler = await startPooler(database.url);
    server = await startServer(testServer, { DATABASE_URL: pooler.url });
  });
  afterAll(async () => {
    await server.end('SIGTERM');
    await pooler.stop();
    await database.drop();
    await testServer.stop();
  });

  interface Connection {
    name: string;
    query: string;
    state: string;
  }

  /** The server's connections, as PostgreSQL sees them. */
  const connections = () =>
    testServer.query<Connection>(
      `SELECT application_name AS name, query, state FROM pg_stat_activity
       WHERE datname = $1 AND client_addr IS NOT NULL`,
      [new URL(database.url).pathname.slice(1)],
    );

  test('a guest books, pays and is mailed', async () => {
    const email = testServer.freshEmail();
    const held = await hold({ ...testServer, url: server.url }, { email });
    const { checkout } = await testServer.razorpay.pay(held.checkout.orderId, {
      outcome: 'capture',
      webhook: false,
    });
    await confirmPayment(server, checkout);
    expect((await bookingPage(server, held.token)).status).toBe('CONFIRMED');
    await waitFor('the mail arrives', () => testServer.inbox.messages(email).length > 0);
  });

  test('notifications come, and the server holds its liveness lock', async () => {
    await waitFor('the server listens and holds its lock', async () => {
      const names = (await connections()).map(({ name }) => name);
      return new Set(names.filter((name) => name.startsWith('saffron court: '))).size >= 2;
    });
    expect(server.output()).not.toContain('Changes cannot be heard');
    expect(server.output()).not.toContain('unsupported startup parameter');
  });

  test('given forty guests at once, it keeps to the number of connections that docs/operations/servers.md says', async () => {
    const there = { ...testServer, url: server.url };
    const days = Array.from({ length: AT_ONCE }, (_, index) => 100 + 2 * index);
    const results = await Promise.all(
      days.map((day) => createBooking(there, { checkin: inDays(day), checkout: inDays(day + 1) })),
    );
    expect(results.map(({ __typename }) => __typename)).toEqual(Array(AT_ONCE).fill('BookingHold'));
    const { guests, jobs, others } = CONNECTIONS;
    // Idle connections stay open for seconds.
    const { length: count } = await connections();
    expect(count).toBeGreaterThan(guests);
    expect(count).toBeLessThanOrEqual(guests + jobs + others);
  });

  test('a statement that would run for a minute is ended by PostgreSQL, and the guest is told to try again', async () => {
    const owner = new Client({ connectionString: database.url });
    await owner.connect();
    await owner.query(
      `CREATE FUNCTION sleep_a_minute() RETURNS trigger LANGUAGE plpgsql
         AS $$ BEGIN PERFORM pg_sleep(60); RETURN NEW; END $$;
       CREATE TRIGGER slow BEFORE INSERT ON contact_messages FOR EACH ROW EXECUTE FUNCTION sleep_a_minute()`,
    );
    const begun = performance.now();
    const response = await postJson(server, '/api/contact', {
      email: 'asha@example.com',
      textarea: 'Is the lake warm?',
    });
    expect(response.status).toBe(503);
    const running = async () =>
      (await connections()).filter(
        ({ query, state }) => state === 'active' && query.includes('contact_messages'),
      );
    await waitFor('the statement is ended', async () => (await running()).length === 0);
    expect(performance.now() - begun).toBeLessThan(30_000);
    await owner.query('DROP TRIGGER slow ON contact_messages');
    await owner.end();
  });
});
