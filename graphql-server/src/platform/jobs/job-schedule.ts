import type { Pool } from 'pg';
import type { Logger } from '../log/log';

/** Jobs that run regularly. */
export interface RegularJobs {
  eachMinute: readonly string[];
  /** At 21:30 UTC, which is 03:00 at the hotel. */
  eachNight: readonly string[];
  /** Of each of these jobs, only one runs at a time on all servers together, and at most one more waits. */
  oneAtATime: readonly string[];
}

const CHECK_EVERY_MILLISECONDS = 5_000;

/** A regular job has one attempt each time. No other job has so few. */
export const ATTEMPTS_OF_REGULAR_JOBS = 1;

// `<>` instead of `<`: jobs continue to run after the database's clock is set back.
const QUEUE_DUE_JOBS = `
  INSERT INTO regular_jobs AS known (task, minute)
  SELECT task, date_trunc('minute', now()) FROM unnest($1::text[]) AS task
  UNION ALL
  SELECT task, date_trunc('day', now() - interval '21 hours 30 minutes', 'UTC') FROM unnest($2::text[]) AS task
  ON CONFLICT (task) DO UPDATE SET minute = excluded.minute WHERE known.minute <> excluded.minute
  RETURNING graphile_worker.add_job(known.task, max_attempts => ${ATTEMPTS_OF_REGULAR_JOBS},
    queue_name => CASE WHEN known.task = ANY($3::text[]) THEN known.task END,
    job_key => CASE WHEN known.task = ANY($3::text[]) THEN known.task END)`;

/**
 * Queues regular jobs, once for all servers, by the database's time. The queue's own crontab uses the servers' clocks;
 * after a clock that was ahead it would pause for that long.
 */
export class JobSchedule {
  constructor(
    private readonly pool: Pool,
    private readonly jobs: RegularJobs,
    private readonly log: Logger,
  ) {}

  /** Queues the due jobs, now and every few seconds. The returned function stops it. */
  start(): () => void {
    void this.queueDueJobs();
    const timer = setInterval(() => void this.queueDueJobs(), CHECK_EVERY_MILLISECONDS);
    return () => clearInterval(timer);
  }

  private async queueDueJobs(): Promise<void> {
    try {
      const { eachMinute, eachNight, oneAtATime } = this.jobs;
      await this.pool.query(QUEUE_DUE_JOBS, [eachMinute, eachNight, oneAtATime]);
    } catch (error) {
      this.log.warn({ err: error }, 'The due jobs could not be queued');
    }
  }
}
