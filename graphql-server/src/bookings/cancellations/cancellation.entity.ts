import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import type { Actor } from '../../platform/states/actor';
import type { PlainDate } from '../../platform/time/dates';

/** Why stays do not take place: they were cancelled, or the guest did not come. */
export const CancellationKind = { CANCELLATION: 'CANCELLATION', NO_SHOW: 'NO_SHOW' } as const;
export type CancellationKind = (typeof CancellationKind)[keyof typeof CancellationKind];

/** One cancelled stay, with what the hotel keeps for it, in paise with tax. */
export interface KeptStay {
  stayId: string;
  chargePaise: number;
}

/** What taking a cancellation back restores. */
export interface Restores {
  /** The folio lines of the cancellation have ids above `after`, up to `last`. */
  lines: { after: number; last: number };
  refundIds: readonly string[];
  /** The nights that were freed, in one room after another. */
  nights: readonly { stayId: string; roomId: number; checkin: PlainDate; checkout: PlainDate }[];
}

/** One act of cancelling stays of a booking. It never changes and is kept as long as the booking. */
@Entity('cancellations')
@Check('cancellations_kind_known', "kind IN ('CANCELLATION', 'NO_SHOW')")
@Check('cancellations_amounts', 'charge_paise >= 0 AND refund_paise >= 0')
@Check('cancellations_actor_known', "actor_kind IN ('guest', 'staff', 'job')")
@Index('cancellations_idempotency_key_key', ['bookingId', 'idempotencyKey'], { unique: true })
export class Cancellation {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'cancellations_pkey' })
  id: string;

  @Column('uuid', { name: 'booking_id' })
  bookingId: string;

  @ManyToOne('Booking', { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'booking_id', foreignKeyConstraintName: 'cancellations_booking_id_fkey' })
  booking?: unknown;

  @Column('text')
  kind: CancellationKind;

  /** A key that the form creates, so that a form that is sent twice cancels once. */
  @Column('text', { name: 'idempotency_key' })
  idempotencyKey: string;

  @Column('jsonb')
  stays: KeptStay[];

  @Column('bigint', { name: 'charge_paise' })
  chargePaise: number;

  /** The refund to the guest. */
  @Column('bigint', { name: 'refund_paise' })
  refundPaise: number;

  /** The amount that was too small for a refund. */
  @Column('bigint', { name: 'written_off_paise' })
  writtenOffPaise: number;

  /** Why the staff set the charge or cancelled; null for a guest. */
  @Column('text', { nullable: true })
  reason: string | null;

  /** Null in rows of an earlier version, whose cancellations cannot be taken back. */
  @Column('jsonb', { nullable: true })
  restores: Restores | null;

  @Column('text', { name: 'actor_kind' })
  actorKind: Actor['kind'];

  /** See `Actor`. */
  @Column('text', { name: 'actor_id', nullable: true })
  actorId: string | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'clock_timestamp()' })
  createdAt: Date;
}
