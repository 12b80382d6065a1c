import type { DataSource } from 'typeorm';

/** Notes that retention ran to its end. `doctor` complains when this is long ago. */
export async function noteRetention(database: DataSource): Promise<void> {
  await database.query(`
    INSERT INTO retention_runs (singleton, ended_at) VALUES (true, clock_timestamp())
    ON CONFLICT (singleton) DO UPDATE SET ended_at = excluded.ended_at`);
}
