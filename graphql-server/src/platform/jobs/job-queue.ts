import type { EntityManager } from 'typeorm';

/** How a job is kept in the queue, where the queue's own rules do not fit. */
interface JobOptions {
  /** A job with a key replaces the one that still waits under that key. */
  jobKey?: string;
  /** After so many failures the job is given up; 25 when it is not said. */
  maxAttempts?: number;
}

/** Puts a job into the queue in the caller's transaction: a rollback leaves no job, a commit cannot lose it. */
export async function enqueue(
  manager: EntityManager,
  task: string,
  payload: object,
  { jobKey, maxAttempts }: JobOptions = {},
): Promise<void> {
  await manager.query(
    'SELECT graphile_worker.add_job($1, $2::json, job_key := $3, max_attempts := $4::integer)',
    [task, JSON.stringify(payload), jobKey ?? null, maxAttempts ?? null],
  );
}
