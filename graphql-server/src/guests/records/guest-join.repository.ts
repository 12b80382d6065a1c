import type { EntityManager } from 'typeorm';

const JOIN = `
  UPDATE guests SET root_id = $1,
    joined_into = CASE WHEN id = $2 THEN $1::uuid ELSE joined_into END,
    joined_at = CASE WHEN id = $2 THEN hotel_now() ELSE joined_at END,
    joined_by = CASE WHEN id = $2 THEN $3 ELSE joined_by END
  WHERE root_id = $2`;

// Records that were joined into this record earlier move with it.
const SEPARATE = `
  WITH RECURSIVE below AS (
    SELECT id FROM guests WHERE id = $1
    UNION ALL SELECT guest.id FROM guests guest JOIN below ON guest.joined_into = below.id)
  UPDATE guests SET root_id = $1,
    joined_into = CASE WHEN id = $1 THEN NULL ELSE joined_into END,
    joined_at = CASE WHEN id = $1 THEN NULL ELSE joined_at END,
    joined_by = CASE WHEN id = $1 THEN NULL ELSE joined_by END
  WHERE id IN (SELECT id FROM below)`;

/** Stores which records are joined, and which records belong to different guests. */
export class GuestJoinRepository {
  /** From now on the joined record, and all records that were joined into it, are shown under the kept record. */
  async join(
    manager: EntityManager,
    { keptId, joinedId, by }: { keptId: string; joinedId: string; by: string },
  ): Promise<void> {
    await manager.query(JOIN, [keptId, joinedId, by]);
  }

  /** The record stands for itself again. */
  async separate(manager: EntityManager, id: string): Promise<void> {
    await manager.query(SEPARATE, [id]);
  }

  /** The ids are in order. */
  async addDifference(manager: EntityManager, ids: readonly string[], by: string): Promise<void> {
    await manager.query(
      `INSERT INTO guest_differences (first_id, second_id, noted_by) VALUES ($1, $2, $3)
       ON CONFLICT (first_id, second_id) DO NOTHING`,
      [...ids, by],
    );
  }
}
