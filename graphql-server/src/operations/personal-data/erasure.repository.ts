import type { DataSource, EntityManager } from 'typeorm';
import { staffName } from '../../access/audit/staff-name';
import { findRecord, insertRecord } from '../../platform/database/plain-statements';
import { ErasureRequest, type ErasureState, type KeptByLaw } from './erasure-request.entity';
import type { ErasureWait } from './erasure-waits';

/** A request with the name of the member of the staff who asked; null for a guest. */
export interface ListedRequest extends ErasureRequest {
  by: string | null;
  references: string[];
}

const REQUESTS = `
  SELECT request.id, request.state, request.address, request.address_hash AS "addressHash",
    request.booking_ids AS "bookingIds", request.waits_for AS "waitsFor", request.asked_by AS "askedBy",
    request.asked_at AS "askedAt", request.ended_at AS "endedAt", request.kept,
    ${staffName('request.asked_by')} AS by,
    ARRAY(SELECT booking.reference FROM bookings booking WHERE booking.id = ANY(request.booking_ids)
      ORDER BY booking.created_at) AS references
  FROM erasure_requests request`;

const MOST_LISTED = 200;

/** Stores requests to erase people. */
export class ErasureRepository {
  constructor(private readonly database: DataSource) {}

  async add(
    manager: EntityManager,
    request: Pick<ErasureRequest, 'id' | 'address' | 'addressHash' | 'bookingIds' | 'askedBy'>,
  ): Promise<void> {
    await insertRecord(manager, ErasureRequest, { ...request, state: 'ASKED' });
  }

  /** Locks the request, so that only one server applies it. */
  lock(manager: EntityManager, id: string): Promise<ErasureRequest | null> {
    return findRecord(manager, ErasureRequest, 'WHERE id = $1 FOR UPDATE', [id]);
  }

  /** The guest's own open request for the address. */
  openOfAddress(manager: EntityManager, address: string): Promise<ErasureRequest | null> {
    return findRecord(
      manager,
      ErasureRequest,
      'WHERE address = $1 AND ended_at IS NULL ORDER BY asked_at LIMIT 1',
      [address],
    );
  }

  async setWaits(manager: EntityManager, id: string, waitsFor: readonly ErasureWait[]): Promise<void> {
    await manager.query(
      `UPDATE erasure_requests SET waits_for = $2, state = CASE WHEN cardinality($2::text[]) > 0 THEN 'WAITING' ELSE 'ASKED' END
       WHERE id = $1 AND ended_at IS NULL`,
      [id, waitsFor],
    );
  }

  /** Ends the request and empties its address. */
  async end(
    manager: EntityManager,
    id: string,
    end: {
      state: Extract<ErasureState, 'DONE' | 'WITHDRAWN'>;
      bookingIds: readonly string[];
      kept: readonly KeptByLaw[];
    },
  ): Promise<void> {
    await manager.query(
      `UPDATE erasure_requests SET state = $2, waits_for = '{}', address = NULL, booking_ids = $3, kept = $4,
         ended_at = hotel_now() WHERE id = $1`,
      [id, end.state, end.bookingIds, JSON.stringify(end.kept)],
    );
  }

  async openIds(): Promise<string[]> {
    const rows: { id: string }[] = await this.database.query(
      'SELECT id FROM erasure_requests WHERE ended_at IS NULL ORDER BY asked_at, id',
    );
    return rows.map(({ id }) => id);
  }

  find(id: string): Promise<ErasureRequest | null> {
    return findRecord(this.database.manager, ErasureRequest, 'WHERE id = $1', [id]);
  }

  async read(manager: EntityManager, id: string): Promise<ListedRequest> {
    const rows: ListedRequest[] = await manager.query(`${REQUESTS} WHERE request.id = $1`, [id]);
    const [row] = rows;
    if (!row) throw new Error(`There is no request ${id}.`);
    return row;
  }

  /** All requests: open requests first, then by date, the newest first. */
  list(): Promise<ListedRequest[]> {
    return this.database.query(
      `${REQUESTS} ORDER BY request.ended_at IS NOT NULL, request.asked_at DESC, request.id LIMIT ${MOST_LISTED}`,
    );
  }

  /** The newest request of an address, by its hash. */
  async newestOf(manager: EntityManager, addressHash: string): Promise<ListedRequest | null> {
    const rows: ListedRequest[] = await manager.query(
      `${REQUESTS} WHERE request.address_hash = $1 AND request.state <> 'WITHDRAWN' ORDER BY request.asked_at DESC LIMIT 1`,
      [addressHash],
    );
    return rows[0] ?? null;
  }
}
