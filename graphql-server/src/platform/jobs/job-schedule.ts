import type { Pool } from 'pg';
import type { Logger } from '../log/log';

/** Jobs that come again by themselves, by how often. */
export interface RegularJobs {
  eachMinute: readonly string[];
  /** At 21:30 UTC, which is three o'clock at the hotel. */
  eachNight: readonly string[];
}

const LOOK_EVERY_MILLISECONDS = 5_000;

// Unequal rather than later: a clock of the database that was wrong and is right again stops nothing.
const BEGIN_WHAT_IS_DUE = `
  INSERT INTO regular_jobs AS known (task, minute)
  SELECT task, date_trunc('minute', now()) FROM unnest($1::text[]) AS task
  UNION ALL
  SELECT task, date_trunc('day', now() - interval '21 hours 30 minutes', 'UTC') FROM unnest($2::text[]) AS task
  ON CONFLICT (task) DO UPDATE SET minute = excluded.minute WHERE known.minute <> excluded.minute
  RETURNING graphile_worker.add_job(known.task, max_attempts => 1)`;

/**
 * Puts regular jobs into the queue, once for all servers. The time is the database's: the queue's own crontab goes
 * by the servers' clocks, and would rest for as long as one of them had been ahead.
 */
export class JobSchedule {
  constructor(
    private readonly pool: Pool,
    private readonly jobs: RegularJobs,
    private readonly log: Logger,
  ) {}

  /** Begins what this minute or this night has not seen yet, and goes on until the answer is called. */
  start(): () => void {
    void this.begin();
    const timer = setInterval(() => void this.begin(), LOOK_EVERY_MILLISECONDS);
    return () => clearInterval(timer);
  }

  private async begin(): Promise<void> {
    try {
      await this.pool.query(BEGIN_WHAT_IS_DUE, [this.jobs.eachMinute, this.jobs.eachNight]);
    } catch (error) {
      this.log.warn({ err: error }, 'The jobs that are due could not be begun');
    }
  }
}
