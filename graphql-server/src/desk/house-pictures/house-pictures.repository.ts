import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';

interface ReservedPicture {
  id: string;
  isStored: boolean;
}

// A note has the key that the page made for it, so that its picture finds it also when both were sent late.
const RESERVE = `
  WITH note AS MATERIALIZED (
    SELECT item.id AS item_id, NULL::uuid AS task_id FROM lost_items item WHERE item.idempotency_key = $2
    UNION ALL
    SELECT NULL, task.id FROM tasks task WHERE task.kind = 'REPAIR' AND task.subject = $2
    LIMIT 1
  )
  INSERT INTO house_pictures (id, item_id, task_id, taken_by, added_at)
  SELECT $1, note.item_id, note.task_id, $3, hotel_now() FROM note
  ON CONFLICT DO NOTHING`;

const OF_NOTE = `
  SELECT picture.id, picture.stored_at IS NOT NULL AS "isStored" FROM house_pictures picture
  LEFT JOIN lost_items item ON item.id = picture.item_id LEFT JOIN tasks task ON task.id = picture.task_id
  WHERE item.idempotency_key = $1 OR task.kind = 'REPAIR' AND task.subject = $1`;

const IS_SHOWN = `
  SELECT 1 FROM house_pictures WHERE id = $1 AND stored_at IS NOT NULL AND num_nonnulls(item_id, task_id) = 1`;

// An upload that has not ended after a day was broken off.
const WITHOUT_NOTE = `
  SELECT id FROM house_pictures WHERE num_nonnulls(item_id, task_id) = 0
    OR stored_at IS NULL AND added_at < hotel_now() - interval '1 day'
  ORDER BY added_at LIMIT 1000`;

/** Stores which pictures housekeeping took, and of what. */
export class HousePictureRepository {
  constructor(private readonly database: DataSource) {}

  /** The picture of the note with this key; null for an unknown note. The first caller makes the row. */
  async reserve(noteKey: string, takenBy: string): Promise<ReservedPicture | null> {
    await this.database.query(RESERVE, [randomUUID(), noteKey, takenBy]);
    const rows: ReservedPicture[] = await this.database.query(OF_NOTE, [noteKey]);
    return rows[0] ?? null;
  }

  async markStored(id: string): Promise<void> {
    await this.database.query('UPDATE house_pictures SET stored_at = hotel_now() WHERE id = $1', [id]);
  }

  /** Whether the picture is there and its note was not deleted. */
  async isShown(id: string): Promise<boolean> {
    const rows: unknown[] = await this.database.query(IS_SHOWN, [id]);
    return rows.length > 0;
  }

  /** Pictures whose note was deleted, or whose upload was broken off. */
  async withoutNote(): Promise<string[]> {
    const rows: { id: string }[] = await this.database.query(WITHOUT_NOTE);
    return rows.map(({ id }) => id);
  }

  async delete(id: string): Promise<void> {
    await this.database.query('DELETE FROM house_pictures WHERE id = $1', [id]);
  }
}
