import { Client } from 'pg';
import { startTestServer, type TestServer } from '../testkit/test-server';
import { send } from '../testkit/raw-http';
import { waitFor } from '../testkit/wait-for';

const POOL = 4;
const NAME = 'saffron court: ready';

let testServer: TestServer;
beforeAll(async () => {
  testServer = await startTestServer({ DATABASE_POOL: String(POOL) });
});
afterAll(() => testServer.stop());

const ready = () => send(testServer, '/readyz');

/** Connections of the probe, as PostgreSQL sees them. */
async function probes(): Promise<{ pid: number }[]> {
  // Other test files have other databases on the same PostgreSQL.
  return testServer.query<{ pid: number }>(
    'SELECT pid FROM pg_stat_activity WHERE application_name = $1 AND datname = current_database()',
    [NAME],
  );
}

test('given all connections for guests are in use, when /readyz is called, then it says at once that it is ready', async () => {
  const { database } = testServer.installation;
  const runners = Array.from({ length: POOL }, () => database.createQueryRunner());
  try {
    await Promise.all(runners.map((runner) => runner.connect()));
    const responses = await Promise.all(Array.from({ length: 50 }, ready));
    expect(responses.map(({ status }) => status)).toEqual(Array.from({ length: 50 }, () => 200));
  } finally {
    await Promise.all(runners.map((runner) => runner.release()));
  }
  expect(await probes()).toHaveLength(1);
});

test('however often it is called, the database is queried once a second at most', async () => {
  const sent = vi.spyOn(Client.prototype, 'query');
  const queries = () =>
    sent.mock.calls.filter(([text]) => typeof text === 'string' && text.includes('transaction_read_only'));
  const begun = performance.now();
  await waitFor('the third query is sent', async () => {
    await Promise.all(Array.from({ length: 10 }, ready));
    return queries().length >= 3;
  });
  const seconds = (performance.now() - begun) / 1000;
  sent.mockRestore();
  // From the first query to the third.
  expect(seconds).toBeGreaterThanOrEqual(2);
});

test('given its connection is cut, then it is opened again', async () => {
  await ready();
  const [before] = await probes();
  await testServer.query('SELECT pg_terminate_backend($1)', [before?.pid]);
  await waitFor('another connection is there', async () => {
    await ready();
    return (await probes()).some(({ pid }) => pid !== before?.pid);
  });
  await waitFor('it is ready', async () => (await ready()).status === 200);
});
