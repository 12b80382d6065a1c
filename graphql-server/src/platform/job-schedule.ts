import type { Pool } from 'pg';
import type { Logger } from './log';

const LOOK_EVERY_MILLISECONDS = 5_000;

// Unequal rather than later: a clock of the database that was wrong and is right again stops nothing.
const BEGIN_JOBS_OF_THIS_MINUTE = `
  INSERT INTO regular_jobs AS known (task, minute)
  SELECT task, date_trunc('minute', now()) FROM unnest($1::text[]) AS task
  ON CONFLICT (task) DO UPDATE SET minute = excluded.minute WHERE known.minute <> excluded.minute
  RETURNING graphile_worker.add_job(known.task, max_attempts => 1)`;

/**
 * Puts jobs into the queue each minute, once for all servers. The minute is the database's: the queue's own crontab goes
 * by the servers' clocks, and would rest for as long as one of them had been ahead.
 */
export class JobSchedule {
  constructor(
    private readonly pool: Pool,
    private readonly tasks: readonly string[],
    private readonly log: Logger,
  ) {}

  /** Begins what this minute has not seen yet, and goes on until the answer is called. */
  start(): () => void {
    void this.begin();
    const timer = setInterval(() => void this.begin(), LOOK_EVERY_MILLISECONDS);
    return () => clearInterval(timer);
  }

  private async begin(): Promise<void> {
    try {
      await this.pool.query(BEGIN_JOBS_OF_THIS_MINUTE, [this.tasks]);
    } catch (error) {
      this.log.warn({ err: error }, 'The jobs of this minute could not be begun');
    }
  }
}
