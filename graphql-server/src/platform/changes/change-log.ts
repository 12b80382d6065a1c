import type { DataSource } from 'typeorm';

/** What changed: a topic such as `booking`, and the id of the booking, if the change has a subject. */
export interface RecordedChange {
  topic: string;
  subject: string | null;
}

/** A place in the log. All changes of transactions before it were read. */
export interface Place {
  transaction: number;
  /** When the log was read up to this place, in milliseconds since 1970. */
  readAt: number;
}

/** What a reading found. */
export interface Reading {
  /** By their keys, which are unique in the log. */
  changes: ReadonlyMap<string, RecordedChange & { transaction: number }>;
  /** Where the next reading begins. */
  next: Place;
  /** The log does not have all changes since the place any more, or they are too many: load everything again. */
  isIncomplete: boolean;
}

/** The most changes that one reading returns. */
const MOST_CHANGES = 2_000;
/** The log keeps changes for a day longer (change.entity.ts). */
const OLDEST_PLACE_MILLISECONDS = 2 * 24 * 3_600_000;

interface ReadRow {
  next: string;
  now: Date;
  end: string;
  changes: { transaction: number; topic: string; subject: string }[];
}

/**
 * Reads the table of changes.
 *
 * A transaction may commit after others with higher ids. So the next reading begins at the oldest transaction that
 * was still running at this one, not after the newest change that was found: a change may be read twice, but no
 * change is missed, and a slow transaction does not delay other changes.
 */
export class ChangeLog {
  constructor(private readonly database: DataSource) {}

  /** The changes of all transactions from this place on. Without a place: none, and the present place. */
  async readFrom(place: Place | null): Promise<Reading> {
    const from = place?.transaction ?? null;
    const [row]: ReadRow[] = await this.database.query(
      `SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS next,
         pg_snapshot_xmax(pg_current_snapshot())::text AS end, hotel_now() AS now,
         coalesce((SELECT json_agg(found) FROM (
           SELECT transaction_id AS transaction, topic, subject FROM changes
           -- A restored database may have changes with ids that are still to come.
           WHERE transaction_id >= $1::bigint AND transaction_id < pg_snapshot_xmax(pg_current_snapshot())::text::bigint
           ORDER BY transaction_id LIMIT ${MOST_CHANGES + 1}
         ) AS found), '[]') AS changes`,
      [from],
    );
    if (!row) throw new Error('The log of changes returned no row.');
    const next: Place = { transaction: Number(row.next), readAt: row.now.getTime() };
    const isTooOld =
      place !== null &&
      (place.transaction > Number(row.end) || next.readAt - place.readAt > OLDEST_PLACE_MILLISECONDS);
    const isIncomplete = isTooOld || row.changes.length > MOST_CHANGES;
    return { next, isIncomplete, changes: isIncomplete ? new Map() : new Map(row.changes.map(keyed)) };
  }
}

function keyed(change: ReadRow['changes'][number]) {
  const { transaction, topic, subject } = change;
  return [`${transaction} ${topic} ${subject}`, { transaction, topic, subject: subject || null }] as const;
}
