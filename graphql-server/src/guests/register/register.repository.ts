import type { DataSource, EntityManager } from 'typeorm';
import { findRecord, findRecords } from '../../platform/database/plain-statements';
import { RegisterEntry } from './register-entry.entity';
import type { FilingKind, RegisterFiling } from './register-filing.entity';

/** What is stored when a person is registered. */
type StoredEntry = Omit<RegisterEntry, 'booking' | 'stay' | 'version' | 'changedAt'>;

/** A stay whose persons are registered. */
export interface RegisteredStay {
  id: string;
  bookingId: string;
  guests: number;
}

const ADD = `
  INSERT INTO register_entries
    (id, booking_id, stay_id, position, state, needs_form, key_id, sealed, version, changed_at, changed_by)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, 1, hotel_now(), $9)`;

const CHANGE = `
  UPDATE register_entries SET state = $2, needs_form = $3, key_id = $4, sealed = $5, version = version + 1,
    changed_at = hotel_now(), changed_by = $6
  WHERE id = $1`;

const SEAL_AGAIN = `
  UPDATE register_entries entry SET key_id = anew.key_id, sealed = anew.sealed
  FROM unnest($1::uuid[], $2::text[], $3::text[]) AS anew (id, key_id, sealed) WHERE entry.id = anew.id`;

const NEWEST_FILING = `
  SELECT number, filed_at AS "filedAt" FROM register_filings WHERE entry_id = $1 AND kind = $2
  ORDER BY recorded_at DESC, id DESC LIMIT 1`;

const ADD_FILING = `
  INSERT INTO register_filings (id, entry_id, kind, number, filed_at, recorded_at, recorded_by)
  VALUES ($1, $2, $3, $4, $5, hotel_now(), $6)`;

/** Stores the register. It never reads the sealed particulars. */
export class RegisterRepository {
  constructor(private readonly database: DataSource) {}

  /** Locks the stay, so that its persons are registered one after another; null for an unknown stay. */
  async lockStay(manager: EntityManager, stayId: string): Promise<RegisteredStay | null> {
    const rows: RegisteredStay[] = await manager.query(
      'SELECT id, booking_id AS "bookingId", guests FROM stays WHERE id = $1 FOR NO KEY UPDATE',
      [stayId],
    );
    return rows[0] ?? null;
  }

  /** Locks the entry of a person of the stay; null when there is none. */
  lock(manager: EntityManager, stayId: string, position: number): Promise<RegisterEntry | null> {
    const tail = 'WHERE stay_id = $1 AND position = $2 FOR UPDATE';
    return findRecord(manager, RegisterEntry, tail, [stayId, position]);
  }

  /** Locks an entry; null when there is none. */
  lockById(manager: EntityManager, id: string): Promise<RegisterEntry | null> {
    return findRecord(manager, RegisterEntry, 'WHERE id = $1 FOR UPDATE', [id]);
  }

  /** The entries of a stay, in the order of persons. */
  ofStay(manager: EntityManager, stayId: string): Promise<RegisterEntry[]> {
    return findRecords(manager, RegisterEntry, 'WHERE stay_id = $1 ORDER BY position', [stayId]);
  }

  /** The entries of bookings, in the order of bookings, stays and persons. */
  ofBookings(
    bookingIds: readonly string[],
    manager: EntityManager = this.database.manager,
  ): Promise<RegisterEntry[]> {
    const tail = 'WHERE booking_id = ANY ($1) ORDER BY booking_id, stay_id, position';
    return findRecords(manager, RegisterEntry, tail, [bookingIds]);
  }

  async add(manager: EntityManager, entry: StoredEntry): Promise<void> {
    const { id, bookingId, stayId, position, state, needsForm, keyId, sealed, changedBy } = entry;
    await manager.query(ADD, [id, bookingId, stayId, position, state, needsForm, keyId, sealed, changedBy]);
  }

  /** Replaces what is stored about a person. The entry keeps its place. */
  async change(manager: EntityManager, entry: StoredEntry): Promise<void> {
    const { id, state, needsForm, keyId, sealed, changedBy } = entry;
    await manager.query(CHANGE, [id, state, needsForm, keyId, sealed, changedBy]);
  }

  /** Locks entries that one of these keys sealed. Leaves out entries that another transaction has locked. */
  lockSealedBy(manager: EntityManager, keyIds: readonly string[], atMost: number): Promise<RegisterEntry[]> {
    const tail = 'WHERE key_id = ANY ($1) ORDER BY id LIMIT $2 FOR UPDATE SKIP LOCKED';
    return findRecords(manager, RegisterEntry, tail, [keyIds, atMost]);
  }

  /** Replaces the sealed texts of locked entries. The particulars do not change. */
  async sealAgain(
    manager: EntityManager,
    entries: readonly Pick<RegisterEntry, 'id' | 'keyId' | 'sealed'>[],
  ): Promise<void> {
    await manager.query(SEAL_AGAIN, [
      entries.map(({ id }) => id),
      entries.map(({ keyId }) => keyId),
      entries.map(({ sealed }) => sealed),
    ]);
  }

  /** The newest filing of this kind; null when the form was not filed, or the record was taken back. */
  async filingOf(
    manager: EntityManager,
    entryId: string,
    kind: FilingKind,
  ): Promise<{ number: string; filedAt: Date } | null> {
    const rows: { number: string | null; filedAt: Date | null }[] = await manager.query(NEWEST_FILING, [
      entryId,
      kind,
    ]);
    const { number, filedAt } = rows[0] ?? { number: null, filedAt: null };
    return number === null || filedAt === null ? null : { number, filedAt };
  }

  async addFiling(
    manager: EntityManager,
    filing: Omit<RegisterFiling, 'entry' | 'recordedAt'>,
  ): Promise<void> {
    const { id, entryId, kind, number, filedAt, recordedBy } = filing;
    await manager.query(ADD_FILING, [id, entryId, kind, number, filedAt, recordedBy]);
  }
}
