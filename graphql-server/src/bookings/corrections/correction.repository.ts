import type { DataSource, EntityManager } from 'typeorm';
import { findRecord, updateRecord } from '../../platform/database/plain-statements';
import { hashOfToken } from '../../platform/secrets/keyed-secrets';
import { BookingCorrection } from './correction.entity';

const ADD = `
  INSERT INTO booking_corrections (id, booking_id, before, after, token_hash, expires_at, applied_at, reason, actor_kind,
    actor_id, created_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`;

const END_WAITING = `
  UPDATE booking_corrections SET expires_at = $2
  WHERE booking_id = $1 AND applied_at IS NULL AND expires_at > $2`;

/** Stores corrections of bookings and the addresses that wait for their confirmation. */
export class CorrectionRepository {
  constructor(private readonly database: DataSource) {}

  findById(id: string): Promise<BookingCorrection | null> {
    return findRecord(this.database.manager, BookingCorrection, 'WHERE id = $1', [id]);
  }

  findByToken(
    token: string,
    manager: EntityManager = this.database.manager,
  ): Promise<BookingCorrection | null> {
    return findRecord(manager, BookingCorrection, 'WHERE token_hash = $1', [hashOfToken(token)]);
  }

  async add(manager: EntityManager, correction: Omit<BookingCorrection, 'booking'>): Promise<void> {
    const { id, bookingId, before, after, tokenHash, expiresAt, appliedAt } = correction;
    const { reason, actorKind, actorId, createdAt } = correction;
    await manager.query(ADD, [
      id,
      bookingId,
      JSON.stringify(before),
      JSON.stringify(after),
      tokenHash,
      expiresAt,
      appliedAt,
      reason,
      actorKind,
      actorId,
      createdAt,
    ]);
  }

  /**
   * Ends the links to other addresses that wait for their confirmation. The caller must hold the lock on the booking.
   */
  async endWaiting(manager: EntityManager, bookingId: string, now: Date): Promise<void> {
    await manager.query(END_WAITING, [bookingId, now]);
  }

  /** Records that the address now belongs to the booking, and the earlier address, if any. */
  async noteApplied(
    manager: EntityManager,
    { id, before }: BookingCorrection,
    earlierAddress: string | null,
    appliedAt: Date,
  ): Promise<void> {
    await updateRecord(manager, BookingCorrection, id, {
      appliedAt,
      before: { ...before, email: earlierAddress },
    });
  }
}
