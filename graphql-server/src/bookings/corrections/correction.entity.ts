import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import type { Actor } from '../../platform/states/actor';

/** The details of a booking's guest that can be corrected. A correction has only the fields that differ. */
export interface CorrectedDetails {
  name?: string;
  /** Null when the booking had no address before. */
  email?: string | null;
  phone?: string | null;
  specialRequests?: string | null;
}

/**
 * One correction of the guest's details. A new e-mail address is applied when its owner opens the link that was mailed
 * to it. Personal data: names, addresses and phone numbers, before and after. It is kept as long as the booking.
 */
@Entity('booking_corrections')
@Check('booking_corrections_actor_known', "actor_kind IN ('guest', 'staff')")
@Check('booking_corrections_applied_or_waiting', 'applied_at IS NOT NULL OR token_hash IS NOT NULL')
@Index('booking_corrections_booking_index', ['bookingId'])
@Index('booking_corrections_token_hash_key', ['tokenHash'], { unique: true })
export class BookingCorrection {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'booking_corrections_pkey' })
  id: string;

  @Column('uuid', { name: 'booking_id' })
  bookingId: string;

  @ManyToOne('Booking', { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'booking_id', foreignKeyConstraintName: 'booking_corrections_booking_id_fkey' })
  booking?: unknown;

  @Column('jsonb')
  before: CorrectedDetails;

  @Column('jsonb')
  after: CorrectedDetails;

  /** SHA-256 of the token that confirms the new address; null when there is nothing to confirm. */
  @Column('text', { name: 'token_hash', nullable: true })
  tokenHash: string | null;

  /** Until when the address can be confirmed. */
  @Column('timestamptz', { name: 'expires_at', nullable: true })
  expiresAt: Date | null;

  /** When the details were applied to the booking; null while an address waits for its confirmation. */
  @Column('timestamptz', { name: 'applied_at', nullable: true })
  appliedAt: Date | null;

  /** Why the staff corrected the details; null for a guest. */
  @Column('text', { nullable: true })
  reason: string | null;

  @Column('text', { name: 'actor_kind' })
  actorKind: Actor['kind'];

  /** See `Actor`. */
  @Column('text', { name: 'actor_id', nullable: true })
  actorId: string | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'clock_timestamp()' })
  createdAt: Date;
}
