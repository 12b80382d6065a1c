import type { DataSource } from 'typeorm';
import type { Logger } from '../platform/log/log';
import { LIVENESS_LOCK_CLASS } from '../platform/jobs/liveness-lock';

export const PRUNE_JOB = 'prune';

// Far from what a statement may take before it is given up.
const ROWS_AT_ONCE = 5_000;

interface RetentionRule {
  table: string;
  /** Which rows may go. docs/operations.md lists the same periods for readers. */
  mayGo: string;
}

const RETENTION: readonly RetentionRule[] = [
  {
    // Razorpay repeats an event for 24 hours, its support for 15 days.
    table: 'webhook_events',
    mayGo: "received_at < (SELECT hotel_now()) - interval '90 days'",
  },
  {
    // A code lives ten minutes, and its wrong tries count for an hour.
    table: 'newsletter_codes',
    mayGo: "sent_at < (SELECT hotel_now()) - interval '1 day'",
  },
  {
    // Jobs that are tried once come again by themselves. A guest who was not told of a stay to come is not forgotten.
    table: 'graphile_worker._private_jobs',
    mayGo: `attempts >= max_attempts AND locked_at IS NULL
      AND updated_at < (SELECT hotel_now()) - CASE max_attempts WHEN 1 THEN interval '1 day' ELSE interval '30 days' END
      AND NOT EXISTS (SELECT 1 FROM bookings booking WHERE booking.id::text = payload ->> 'bookingId'
        AND booking.checkout >= (SELECT hotel_now())::date)`,
  },
  {
    // Those of servers that are gone, once none of their jobs is left to be given back.
    table: 'job_workers',
    mayGo: `NOT EXISTS (SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND classid = ${LIVENESS_LOCK_CLASS}
        AND objid = server_key AND granted)
      AND NOT EXISTS (SELECT 1 FROM graphile_worker._private_jobs WHERE locked_by = worker_id)`,
  },
];

/** Deletes what nobody needs any more and what would otherwise grow for ever. */
export class Pruning {
  constructor(
    private readonly database: DataSource,
    private readonly log: Logger,
  ) {}

  async run(): Promise<void> {
    for (const rule of RETENTION) {
      const rows = await this.prune(rule);
      if (rows > 0) this.log.info({ table: rule.table, rows }, 'Pruned');
    }
  }

  private async prune({ table, mayGo }: RetentionRule): Promise<number> {
    for (let total = 0; ;) {
      const [, rows]: [unknown[], number] = await this.database.query(
        `DELETE FROM ${table} WHERE ctid = ANY (ARRAY(SELECT ctid FROM ${table} WHERE ${mayGo} LIMIT ${ROWS_AT_ONCE}))`,
      );
      total += rows;
      if (rows < ROWS_AT_ONCE) return total;
    }
  }
}
