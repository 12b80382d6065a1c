import type { DataSource, EntityManager } from 'typeorm';
import { findRecord } from '../../platform/database/plain-statements';
import { Cancellation } from './cancellation.entity';

const ADD = `
  INSERT INTO cancellations (id, booking_id, kind, idempotency_key, stays, charge_paise, refund_paise, written_off_paise,
    reason, restores, actor_kind, actor_id, created_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`;

const LATEST_OF_STAY = `
  WHERE booking_id = $1 AND stays @> jsonb_build_array(jsonb_build_object('stayId', $2::text))
  ORDER BY created_at DESC LIMIT 1`;

/** Stores cancellations. Rows are added, never changed. */
export class CancellationRepository {
  constructor(private readonly database: DataSource) {}

  findById(id: string): Promise<Cancellation | null> {
    return findRecord(this.database.manager, Cancellation, 'WHERE id = $1', [id]);
  }

  /** The cancellation that was made with this key. The caller must hold the lock on the booking. */
  findByKey(manager: EntityManager, bookingId: string, key: string): Promise<Cancellation | null> {
    const condition = 'WHERE booking_id = $1 AND idempotency_key = $2';
    return findRecord(manager, Cancellation, condition, [bookingId, key]);
  }

  /** The last cancellation of the stay. The caller must hold the lock on the booking. */
  findLatestOf(manager: EntityManager, bookingId: string, stayId: string): Promise<Cancellation | null> {
    return findRecord(manager, Cancellation, LATEST_OF_STAY, [bookingId, stayId]);
  }

  async add(manager: EntityManager, cancellation: Omit<Cancellation, 'booking'>): Promise<void> {
    const { id, bookingId, kind, idempotencyKey, stays, reason, restores, actorKind, actorId } = cancellation;
    const { chargePaise, refundPaise, writtenOffPaise, createdAt } = cancellation;
    await manager.query(ADD, [
      id,
      bookingId,
      kind,
      idempotencyKey,
      JSON.stringify(stays),
      chargePaise,
      refundPaise,
      writtenOffPaise,
      reason,
      JSON.stringify(restores),
      actorKind,
      actorId,
      createdAt,
    ]);
  }
}
