import { Logger as WorkerLogger, runOnce } from 'graphile-worker';
import { jobTable } from '../../src/app/jobs';
import type { Installation } from '../../src/app/installation';
import { taskListOf } from '../../src/platform/jobs/job-runner';
import { LIVENESS_LOCK_CLASS } from '../../src/platform/jobs/liveness-lock';
import { waitFor } from './wait-for';

const quiet = new WorkerLogger(() => () => undefined);

// Both counts are of one moment: otherwise a due job that another server takes between them would be in neither.
const LEFT = `
  SELECT
    count(*) FILTER (WHERE job.locked_at >= $2::timestamptz OR EXISTS (
      SELECT FROM job_workers AS worker JOIN pg_locks AS lock ON lock.objid = worker.server_key
      WHERE worker.worker_id = job.locked_by AND lock.locktype = 'advisory' AND lock.granted
        AND lock.classid = ${LIVENESS_LOCK_CLASS}
        AND lock.database = (SELECT oid FROM pg_database WHERE datname = current_database())))::int AS running,
    count(*) FILTER (WHERE job.is_available AND job.run_at <= now() AND queue.locked_at IS NULL)::int AS due
  FROM graphile_worker._private_jobs AS job
  JOIN graphile_worker._private_tasks AS task ON task.id = job.task_id
  LEFT JOIN graphile_worker._private_job_queues AS queue ON queue.id = job.job_queue_id
  WHERE task.identifier = ANY($1)`;

/**
 * Runs the due jobs of these names, or all, until no such job waits and none is run by another server that lives.
 * graphile-worker notes a job as done in the background: the last job may still stand in the table when the worker stops,
 * and may hide the next job of its queue.
 */
export async function runDueJobs(
  installation: Installation,
  { only, atOnce = 1 }: { only?: ReadonlySet<string>; atOnce?: number } = {},
): Promise<void> {
  const { pool } = installation;
  const jobs = Object.fromEntries(
    Object.entries(jobTable(installation)).filter(([name]) => only?.has(name) ?? true),
  );
  let due = 0;
  do {
    const { rows } = await pool.query<{ now: string }>('SELECT now()::text AS now');
    await runOnce({
      pgPool: pool,
      taskList: taskListOf(jobs),
      logger: quiet,
      noHandleSignals: true,
      concurrency: atOnce,
      preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    });
    await waitFor('the jobs are noted as done', async () => {
      const left = await pool.query<{ running: number; due: number }>(LEFT, [
        Object.keys(jobs),
        rows[0]?.now,
      ]);
      due = left.rows[0]?.due ?? 0;
      return left.rows[0]?.running === 0;
    });
  } while (due > 0);
}
