import type { Pool } from 'pg';
import type { EntityManager } from 'typeorm';
import { namesOneOf } from '../database/named-words';
import type { RetentionRule } from '../database/retention-rule';

/** Options that differ from the queue's defaults. */
interface JobOptions {
  /** A job with a key replaces the waiting job with the same key. */
  jobKey?: string;
  /** The jobs of one queue run one after the other, on all servers together. */
  queueName?: string;
  /** The number of failures after which the job is given up; 25 by default. */
  maxAttempts?: number;
  /** The job waits until this time. */
  notBefore?: Date;
}

/** Queues a job in the caller's transaction: a rollback leaves no job, and a commit cannot lose it. */
export function enqueue(
  manager: EntityManager,
  task: string,
  payload: object,
  options: JobOptions = {},
): Promise<void> {
  return enqueueAll(manager, [{ task, payload }], options);
}

const ADD_JOBS = `
  SELECT graphile_worker.add_job(job.task, job.payload, queue_name := $3, job_key := $4, max_attempts := $5::integer,
    run_at := $6::timestamptz)
  FROM unnest($1::text[], $2::json[]) AS job(task, payload)`;

/** Queues jobs in one statement, each as {@link enqueue} does. */
export async function enqueueAll(
  manager: EntityManager,
  jobs: readonly { task: string; payload: object }[],
  { jobKey, queueName, maxAttempts, notBefore }: JobOptions = {},
): Promise<void> {
  const tasks = jobs.map(({ task }) => task);
  const payloads = jobs.map(({ payload }) => JSON.stringify(payload));
  const values = [tasks, payloads, queueName ?? null, jobKey ?? null, maxAttempts ?? null, notBefore ?? null];
  await manager.query(ADD_JOBS, values);
}

const DROP_GIVEN_UP = `
  SELECT graphile_worker.complete_jobs(ARRAY(
    SELECT id FROM graphile_worker._private_jobs
    WHERE attempts >= max_attempts AND locked_at IS NULL AND NOT EXISTS (
      SELECT 1 FROM jsonb_each($1::jsonb) AS wanted
      WHERE payload::jsonb -> wanted.key IS DISTINCT FROM wanted.value)))`;

/** Removes given-up jobs whose payload has these values from the queue, because their purpose is fulfilled. */
export async function dropGivenUpJobs(
  manager: EntityManager,
  payload: Readonly<Record<string, string | readonly string[]>>,
): Promise<void> {
  await manager.query(DROP_GIVEN_UP, [JSON.stringify(payload)]);
}

const DROP_ABOUT = `
  SELECT graphile_worker.complete_jobs(ARRAY(
    SELECT id FROM graphile_worker._private_jobs
    WHERE locked_at IS NULL AND created_at <= $2::timestamptz
      AND ${namesOneOf('lower(payload::text)', '$1::text[]')}))`;

/** Removes the waiting jobs that were queued until a time and whose payload names one of these words, which are in lower case. */
export async function dropJobsAbout(
  manager: EntityManager,
  words: readonly string[],
  until: Date | 'infinity',
): Promise<void> {
  await manager.query(DROP_ABOUT, [words, until]);
}

const SHORTEN_PAUSES = `
  SELECT graphile_worker.reschedule_jobs(ARRAY[id], run_at => updated_at + make_interval(mins => $2))
  FROM graphile_worker.jobs
  WHERE task_identifier = ANY($1) AND locked_at IS NULL AND attempts BETWEEN 1 AND max_attempts - 1
    AND run_at > updated_at + make_interval(mins => $2)`;

/** Limits the wait of these tasks' jobs after a failed attempt. The queue's own pauses grow to six hours. */
export async function shortenPauses(pool: Pool, tasks: readonly string[], minutes: number): Promise<void> {
  await pool.query(SHORTEN_PAUSES, [tasks, minutes]);
}

/**
 * Deletes jobs that were given up. A job with a single attempt is a regular one, which is queued again anyway. `unless`
 * is an SQL condition on a job's payload.
 */
export function givenUpJobRetention({ unless }: { unless: string }): RetentionRule {
  return {
    table: 'graphile_worker._private_jobs',
    mayBeDeleted: `attempts >= max_attempts AND locked_at IS NULL
      AND updated_at < (SELECT hotel_now()) - CASE max_attempts WHEN 1 THEN interval '1 day' ELSE interval '30 days' END
      AND NOT ${unless}`,
  };
}
