import { bookingPage, confirmPayment, hold } from '../testkit/bookings';
import { startTestServer, type TestServer } from '../testkit/test-server';
import { hasPooler, startPooler, type Pooler } from '../testkit/pooler';
import { startServer, type ServerProcess } from '../testkit/server-process';
import { waitFor } from '../testkit/wait-for';

if (!hasPooler) process.stderr.write('Skipped: PgBouncer is not installed, so no server ran behind it.\n');

(hasPooler ? describe : describe.skip)('behind PgBouncer in session mode', () => {
  let testServer: TestServer;
  let pooler: Pooler;
  let server: ServerProcess;
  beforeAll(async () => {
    testServer = await startTestServer();
    pooler = await startPooler(testServer.settings.DATABASE_URL);
    server = await startServer(testServer, { DATABASE_URL: pooler.url });
  });
  afterAll(async () => {
    await server.end('SIGTERM');
    await pooler.stop();
    await testServer.stop();
  });

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

  test('notifications come, the server shows that it lives, and no statement runs for ever', async () => {
    await waitFor('the server listens and holds its lock', async () => {
      const names = await testServer.query(
        "SELECT DISTINCT application_name FROM pg_stat_activity WHERE application_name LIKE 'saffron court: %' AND client_port > 0",
      );
      return names.length >= 2;
    });
    expect(server.output()).not.toContain('Changes cannot be heard');
    expect(server.output()).not.toContain('unsupported startup parameter');
  });

  test('keeps to the number of connections that docs/operations.md says', async () => {
    const [row] = await testServer.query<{ count: number }>(
      'SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = current_database() AND client_addr IS NOT NULL',
    );
    // The server's and this test's own.
    expect(row?.count).toBeLessThanOrEqual(2 * (10 + 9 + 3));
  });
});
