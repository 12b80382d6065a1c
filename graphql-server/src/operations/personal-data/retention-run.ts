import type { DataSource } from 'typeorm';

/** Records that the erasure of old data has finished. `doctor` reports a fault when this was long ago. */
export async function noteRetention(database: DataSource): Promise<void> {
  await database.query(`
    INSERT INTO retention_runs (singleton, ended_at) VALUES (true, clock_timestamp())
    ON CONFLICT (singleton) DO UPDATE SET ended_at = excluded.ended_at`);
}
