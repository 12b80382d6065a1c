import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import type { Actor } from '../../platform/states/actor';

/** What of a booking's guest can be corrected; a correction has the fields that differ. */
export interface CorrectedDetails {
  name?: string;
  /** Null before a booking that had none. */
  email?: string | null;
  phone?: string | null;
  specialRequests?: string | null;
}

/**
 * One correction of who books. Another e-mail address waits until a link that was mailed to it is pressed. Personal data:
 * names, addresses and phone numbers, before and after. It is kept as long as the booking.
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

  /** When the booking got these details; null while an address waits. */
  @Column('timestamptz', { name: 'applied_at', nullable: true })
  appliedAt: Date | null;

  /** Why the staff corrected it; null for a guest. */
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
