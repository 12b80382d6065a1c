import { setTimeout as pause } from 'node:timers/promises';
import { Client } from 'pg';

/** The name of the migration's connections in the database. */
export const MIGRATION_NAME = 'rehearsed migration';

/** How long others waited for the migration, and how long it locked a whole table. */
export interface LockFigures {
  longestWaitMilliseconds: number;
  /** What others waited for. */
  waitedFor: string;
  longestKeptMilliseconds: number;
  kept: string;
}

const LOOK_EVERY_MILLISECONDS = 5;

const WAITS = `
  SELECT COALESCE(waiting.relation::regclass::text, waiting.locktype) AS what,
    extract(epoch FROM clock_timestamp() - waiting.waitstart) * 1000 AS milliseconds
  FROM pg_locks waiting
  JOIN pg_stat_activity blocker ON blocker.pid = ANY (pg_blocking_pids(waiting.pid))
  WHERE NOT waiting.granted AND waiting.waitstart IS NOT NULL AND blocker.application_name = $1`;

const KEPT = `
  SELECT kept.relation::regclass::text AS what, extract(epoch FROM clock_timestamp() - holder.xact_start) * 1000 AS milliseconds
  FROM pg_locks kept JOIN pg_stat_activity holder USING (pid)
  WHERE kept.granted AND kept.mode = 'AccessExclusiveLock' AND kept.locktype = 'relation'
    AND holder.application_name = $1 AND kept.relation::regclass::text IN ('bookings', 'payments', 'refunds')`;

interface Seen {
  what: string;
  milliseconds: number;
}

/** Observes the locks of the migration as often as possible, until it is told to stop. */
export async function watchLocks(connectionString: string): Promise<{ stop(): Promise<LockFigures> }> {
  const client = new Client({ connectionString });
  await client.connect();
  const longest = { wait: { what: 'nothing', milliseconds: 0 }, kept: { what: 'nothing', milliseconds: 0 } };
  let isOver = false;
  const look = async (kind: keyof typeof longest, sql: string): Promise<void> => {
    const { rows } = await client.query<{ what: string; milliseconds: string }>(sql, [MIGRATION_NAME]);
    for (const { what, milliseconds } of rows) {
      const seen: Seen = { what, milliseconds: Number(milliseconds) };
      if (seen.milliseconds > longest[kind].milliseconds) longest[kind] = seen;
    }
  };
  const watching = (async () => {
    while (!isOver) {
      await look('wait', WAITS);
      await look('kept', KEPT);
      await pause(LOOK_EVERY_MILLISECONDS);
    }
  })();
  return {
    stop: async () => {
      isOver = true;
      try {
        await watching;
      } finally {
        await client.end();
      }
      return {
        longestWaitMilliseconds: longest.wait.milliseconds,
        waitedFor: longest.wait.what,
        longestKeptMilliseconds: longest.kept.milliseconds,
        kept: longest.kept.what,
      };
    },
  };
}
