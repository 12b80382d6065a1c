import type { MigrationInterface, QueryRunner } from 'typeorm';

const BOOKING_MAILS = "'booking confirmed', 'booking for the hotel', 'payment refunded'";

/**
 * Takes links and texts out of the mails that wait in the queue and leaves the ids that they are derived from. They get
 * the new jobs' names, so that servers of the version before leave them alone.
 */
export class JobsCarryIds1763840000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // The queue makes its tables after these migrations: a new database has none yet.
    const tables: unknown[] = await runner.query(
      "SELECT 1 FROM pg_tables WHERE schemaname = 'graphile_worker' AND tablename = '_private_jobs'",
    );
    if (tables.length === 0) return;
    await runner.query(`
      INSERT INTO graphile_worker._private_tasks (identifier)
        VALUES ('send mail'), ('send booking mail'), ('send other mail') ON CONFLICT DO NOTHING;

      UPDATE graphile_worker._private_jobs job SET
        payload = (CASE
          WHEN payload::jsonb ? 'booking' THEN (payload::jsonb - 'booking' - 'amount')
            || jsonb_build_object('bookingId', payload -> 'booking' ->> 'bookingId')
          WHEN payload ->> 'kind' = 'contact message' THEN payload::jsonb - 'email' - 'message'
          ELSE payload::jsonb - 'unsubscribeUrl' END)::json,
        -- What was given up stays given up.
        max_attempts = CASE WHEN attempts < max_attempts THEN 300 ELSE max_attempts END,
        task_id = (SELECT id FROM graphile_worker._private_tasks WHERE identifier =
          CASE WHEN payload ->> 'kind' IN (${BOOKING_MAILS}) THEN 'send booking mail' ELSE 'send other mail' END)
      WHERE job.task_id = (SELECT id FROM graphile_worker._private_tasks WHERE identifier = 'send mail');
    `);
  }

  /** Nothing to do: the version before cannot send what lost its texts, and jobs are not schema. */
  async down(): Promise<void> {}
}
