import type { DataSource, EntityManager } from 'typeorm';

// A report of some years reads much of its tables today, and little of them in ten years: by their indexes its cost follows
// the period. To compile such statements takes longer than to run them. The lines of a year are sorted in memory.
const BY_INDEX = "SET LOCAL enable_seqscan = off; SET LOCAL jit = off; SET LOCAL work_mem = '16MB'";

/** Reads a report: all of it at one moment, and no table from end to end where an index serves. It writes nothing. */
export function readByIndex<Report>(
  database: DataSource,
  read: (manager: EntityManager) => Promise<Report>,
): Promise<Report> {
  return database.transaction('REPEATABLE READ', async (manager) => {
    await manager.query(BY_INDEX);
    return read(manager);
  });
}
