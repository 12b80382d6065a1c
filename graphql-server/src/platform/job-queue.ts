import type { EntityManager } from 'typeorm';

/**
 * Puts a job into the queue in the caller's transaction: a rollback leaves no job, a commit cannot lose it.
 * A job with a key replaces the one that still waits under that key.
 */
export async function enqueue(
  manager: EntityManager,
  task: string,
  payload: object,
  options: { jobKey?: string } = {},
): Promise<void> {
  await manager.query('SELECT graphile_worker.add_job($1, $2::json, job_key := $3)', [
    task,
    JSON.stringify(payload),
    options.jobKey ?? null,
  ]);
}
