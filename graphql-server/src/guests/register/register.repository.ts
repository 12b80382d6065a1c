import type { DataSource, EntityManager } from 'typeorm';
import { findRecord, findRecords } from '../../platform/database/plain-statements';
import { RegisterEntry } from './register-entry.entity';

/** What is stored when a person is registered. */
export type StoredEntry = Omit<RegisterEntry, 'booking' | 'stay' | 'version' | 'changedAt'>;

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

/** Stores the register. It never sees what is sealed. */
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
    return findRecord(manager, RegisterEntry, 'WHERE stay_id = $1 AND position = $2 FOR UPDATE', [
      stayId,
      position,
    ]);
  }

  /** The entries of stays, in the order of stays and persons. */
  ofStays(stayIds: readonly string[], manager = this.database.manager): Promise<RegisterEntry[]> {
    return findRecords(manager, RegisterEntry, 'WHERE stay_id = ANY ($1) ORDER BY stay_id, position', [
      stayIds,
    ]);
  }

  /** The entries of bookings, in the order of bookings, stays and persons. */
  ofBookings(bookingIds: readonly string[], manager = this.database.manager): Promise<RegisterEntry[]> {
    const tail = 'WHERE booking_id = ANY ($1) ORDER BY booking_id, stay_id, position';
    return findRecords(manager, RegisterEntry, tail, [bookingIds]);
  }

  async add(manager: EntityManager, entry: StoredEntry): Promise<void> {
    const { id, bookingId, stayId, position, state, needsForm, keyId, sealed, changedBy } = entry;
    await manager.query(ADD, [id, bookingId, stayId, position, state, needsForm, keyId, sealed, changedBy]);
  }

  /** Replaces what is stored of a person; the entry keeps its place. */
  async change(manager: EntityManager, entry: StoredEntry): Promise<void> {
    const { id, state, needsForm, keyId, sealed, changedBy } = entry;
    await manager.query(CHANGE, [id, state, needsForm, keyId, sealed, changedBy]);
  }
}
