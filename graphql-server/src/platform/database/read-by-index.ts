import type { DataSource, EntityManager } from 'typeorm';

// A report about some years reads much of its tables today, but only a small part of them in ten years. With indexes
// its cost depends only on the period. Compiling such statements takes longer than running them. The lines of a year
// are sorted in memory.
const BY_INDEX = "SET LOCAL enable_seqscan = off; SET LOCAL jit = off; SET LOCAL work_mem = '16MB'";

/** Reads a report at one moment, by indexes instead of whole tables where possible. Writes nothing. */
export function readByIndex<Report>(
  database: DataSource,
  read: (manager: EntityManager) => Promise<Report>,
): Promise<Report> {
  return database.transaction('REPEATABLE READ', async (manager) => {
    await manager.query(BY_INDEX);
    return read(manager);
  });
}
