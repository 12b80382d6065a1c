import { Logger as WorkerLogger, runOnce } from 'graphile-worker';
import { jobTable } from '../../src/app/jobs';
import type { Installation } from '../../src/app/installation';
import { taskListOf } from '../../src/platform/jobs/job-runner';
import { waitFor } from './wait-for';

const quiet = new WorkerLogger(() => () => undefined);

const BEGUN_SINCE = `
  SELECT count(*)::int AS begun FROM graphile_worker._private_jobs WHERE locked_at >= $1::timestamptz`;

const DUE = `
  SELECT count(*)::int AS due FROM graphile_worker._private_jobs AS job
  JOIN graphile_worker._private_tasks AS task ON task.id = job.task_id
  LEFT JOIN graphile_worker._private_job_queues AS queue ON queue.id = job.job_queue_id
  WHERE task.identifier = ANY($1) AND job.is_available AND job.run_at <= now() AND queue.locked_at IS NULL`;

/**
 * Runs the due jobs of these names, or all, until no such job waits. graphile-worker notes a job as done in the
 * background: the last job may still stand in the table when the worker stops, and may hide the next job of its queue.
 */
export async function runDueJobs(
  installation: Installation,
  { only, atOnce = 1 }: { only?: ReadonlySet<string>; atOnce?: number } = {},
): Promise<void> {
  const { pool } = installation;
  const jobs = Object.fromEntries(
    Object.entries(jobTable(installation)).filter(([name]) => only?.has(name) ?? true),
  );
  const isDue = async () => {
    const { rows } = await pool.query<{ due: number }>(DUE, [Object.keys(jobs)]);
    return (rows[0]?.due ?? 0) > 0;
  };
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
      const { rows: locked } = await pool.query<{ begun: number }>(BEGUN_SINCE, [rows[0]?.now]);
      return locked[0]?.begun === 0;
    });
  } while (await isDue());
}
