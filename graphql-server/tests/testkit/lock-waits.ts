import type { TestServer } from './test-server';
import { waitFor } from './wait-for';

/** A session that holds a lock. */
interface LockHolder {
  query(sql: string): Promise<unknown>;
}

/** The number of the session in PostgreSQL. */
async function pidOf(holder: LockHolder): Promise<number> {
  const result = (await holder.query('SELECT pg_backend_pid() AS pid')) as
    { pid: number }[] | { rows: { pid: number }[] };
  const [row] = Array.isArray(result) ? result : result.rows;
  if (!row) throw new Error('The session has no number.');
  return row.pid;
}

/** Resolves when somebody waits for a lock of this session. Servers may wait for each other's locks at any time. */
export async function untilWaitedFor(
  holder: LockHolder,
  testServer: Pick<TestServer, 'query'>,
): Promise<void> {
  const pid = await pidOf(holder);
  await waitFor('somebody waits for the lock', async () => {
    const waiting = await testServer.query(
      `SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'
         AND $1 = ANY (pg_blocking_pids(pid))`,
      [pid],
    );
    return waiting.length > 0;
  });
}
