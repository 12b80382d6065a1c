import { Client } from 'pg';
import { migrate } from '../../src/migrate';
import { OFFER_TITLES } from '../testkit/documents';
import { execute } from '../testkit/graphql';
import { bookingPage, confirmPayment, hold } from '../testkit/bookings';
import { startTestServer, type TestServer } from '../testkit/test-server';
import { startServer, type ServerProcess } from '../testkit/server-process';
import { waitFor } from '../testkit/wait-for';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

let testServer: TestServer;
let server: ServerProcess;
let role: Client;

/** The address of the same database for another role. */
function as(user: string): string {
  const url = new URL(testServer.settings.DATABASE_URL);
  url.username = user;
  url.password = 'password-of-the-role';
  return url.href;
}

const refused = (sql: string) => expect(role.query(sql)).rejects.toMatchObject({ code: '42501' });

let serverUrl: string;

beforeAll(async () => {
  testServer = await startTestServer();
  serverUrl = as(`server_of_${new URL(testServer.settings.DATABASE_URL).pathname.slice(1)}`);
  const separate = { MIGRATION_DATABASE_URL: testServer.settings.DATABASE_URL, DATABASE_URL: serverUrl };
  // Twice: first as an installation whose servers were the owner until now, then as its next upgrade.
  for (let upgrades = 0; upgrades < 2; upgrades += 1) await migrate({ ...separate, DATABASE_POOL: 2 });
  role = new Client({ connectionString: serverUrl });
  await role.connect();
  server = await startServer(testServer, { DATABASE_URL: serverUrl });
});
afterAll(async () => {
  await server.end('SIGTERM');
  await role.end();
  await testServer.query(`REASSIGN OWNED BY ${new URL(serverUrl).username} TO CURRENT_USER;
    DROP OWNED BY ${new URL(serverUrl).username}; DROP ROLE ${new URL(serverUrl).username}`);
  await testServer.stop();
});

test.each([
  'DROP TABLE bookings',
  'CREATE TABLE anything (id integer)',
  'CREATE TEMPORARY TABLE anything (id integer)',
  'CREATE SCHEMA anything',
  'ALTER TABLE bookings ADD COLUMN anything integer',
  'TRUNCATE bookings',
  'DROP SCHEMA graphile_worker CASCADE',
  'CREATE ROLE anybody',
  'DELETE FROM migrations',
  "UPDATE clock SET shift = '1 hour'",
  "COPY bookings TO PROGRAM 'cat'",
])('the servers’ role is refused: %s', (sql) => refused(sql));

test('the servers’ role owns nothing and has no server-wide right', async () => {
  const { rows } = await role.query<{ rolsuper: boolean; rolcreaterole: boolean; rolbypassrls: boolean }>(
    `SELECT rolsuper, rolcreatedb, rolcreaterole, rolbypassrls,
       (SELECT count(*)::int FROM pg_class WHERE relowner = pg_roles.oid) AS owned
     FROM pg_roles WHERE rolname = current_user`,
  );
  expect(rows).toEqual([
    { rolsuper: false, rolcreatedb: false, rolcreaterole: false, rolbypassrls: false, owned: 0 },
  ]);
});

test('given a server with that role, a guest books, pays, and the jobs send the mails', async () => {
  const held = await hold({ ...testServer, url: server.url });
  const order = held.checkout.orderId;
  const { checkout } = await testServer.razorpay.pay(order, { outcome: 'capture', webhook: false });
  await confirmPayment(server, checkout);
  expect(await bookingPage(server, held.token)).toMatchObject({ status: 'CONFIRMED' });
  await waitFor('mails to guest and hotel', async () => {
    const { rows } = await role.query('SELECT 1 FROM graphile_worker._private_jobs WHERE locked_at IS NULL');
    return rows.length === 0 && testServer.inbox.messages().length >= 2;
  });
});

test('given a server with that role, it sees changes by other roles', async () => {
  const offers = async () => (await execute(server, OFFER_TITLES)).offers;
  await offers();
  await testServer.query("UPDATE offers SET title = 'Changed by the owner'");
  await waitFor('the change is shown', async () =>
    (await offers()).every(({ title }) => title === 'Changed by the owner'),
  );
});

test('given a server with that role, its log has no error', () => {
  expect(server.output()).not.toMatch(/permission denied|row-level security|"level":50/);
});
