import type { ClientBase } from 'pg';
import { startTestServer, type TestServer } from '../../testkit/test-server';

const QUERY_MILLISECONDS = 200;
const SLEEP_SECONDS = 60;
const ENDED_WITHIN_MILLISECONDS = 15_000;

let testServer: TestServer;
beforeAll(async () => {
  testServer = await startTestServer();
});
afterAll(() => testServer.stop());

const pidOfAny = async () =>
  (await testServer.query<{ pid: number }>('SELECT pg_backend_pid() AS pid, pg_sleep(0.1)'))[0]?.pid;

test('a connection whose query times out is closed, and no guest gets it', async () => {
  const runner = testServer.installation.database.createQueryRunner();
  const client = (await runner.connect()) as Pick<ClientBase, 'query'>;
  await runner.startTransaction();
  const rows = (await runner.query('SELECT pg_backend_pid() AS pid')) as { pid: number }[];
  const begun = Date.now();
  const slow = { text: `SELECT pg_sleep(${SLEEP_SECONDS})`, query_timeout: QUERY_MILLISECONDS };
  await expect(client.query(slow)).rejects.toThrow('Query read timeout');
  await runner.rollbackTransaction().catch(() => undefined);
  await runner.release();
  expect(Date.now() - begun).toBeLessThan(ENDED_WITHIN_MILLISECONDS);
  const pids = await Promise.all(Array.from({ length: 10 }, pidOfAny));
  expect(pids).not.toContain(rows[0]?.pid);
});
