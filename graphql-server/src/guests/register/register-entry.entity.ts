import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import type { RetentionRule } from '../../platform/database/retention-rule';

/** Whether the desk has compared the particulars with the document. */
export const RegisterState = {
  /** The guest announced the particulars, or the desk has begun to enter them. */
  ANNOUNCED: 'ANNOUNCED',
  /** The desk has seen the document, and nothing that the law asks for is missing. */
  CHECKED: 'CHECKED',
} as const;
export type RegisterState = (typeof RegisterState)[keyof typeof RegisterState];

/**
 * One person of a stay in the register of guests. Personal data: everything about the person is in `sealed`, which only a
 * key outside the database opens. A row is deleted one year after the departure.
 */
@Entity('register_entries')
@Check('register_entries_state_known', "state IN ('ANNOUNCED', 'CHECKED')")
@Check('register_entries_position', 'position BETWEEN 1 AND 100')
@Index('register_entries_place_key', ['stayId', 'position'], { unique: true })
@Index('register_entries_booking_index', ['bookingId'])
@Index('register_entries_key_index', ['keyId'])
export class RegisterEntry {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'register_entries_pkey' })
  id: string;

  @Column('uuid', { name: 'booking_id' })
  bookingId: string;

  @ManyToOne('Booking', { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'booking_id', foreignKeyConstraintName: 'register_entries_booking_id_fkey' })
  booking?: unknown;

  @Column('uuid', { name: 'stay_id' })
  stayId: string;

  @ManyToOne('Stay', { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'stay_id', foreignKeyConstraintName: 'register_entries_stay_id_fkey' })
  stay?: unknown;

  /** 1 for the first person of the stay. */
  @Column('integer')
  position: number;

  @Column('text')
  state: RegisterState;

  /**
   * Whether Form III must be filed about the person. It is not sealed, because the reminders of late forms read it.
   */
  @Column('boolean', { name: 'needs_form' })
  needsForm: boolean;

  /** The name of the key that sealed the particulars (`REGISTER_KEYS`). */
  @Column('text', { name: 'key_id' })
  keyId: string;

  /** The particulars, sealed (`KeyRing`). */
  @Column('text')
  sealed: string;

  /** Counts the changes of the particulars. A new key does not count. */
  @Column('integer')
  version: number;

  @Column('timestamptz', { name: 'changed_at' })
  changedAt: Date;

  /** The account of the member of the staff; null when the guest wrote the entry. */
  @Column('text', { name: 'changed_by', nullable: true })
  changedBy: string | null;
}

/**
 * The law requires the register until one year after the departure (Immigration and Foreigners Rules 2025, rule 17).
 * Entries for a stay that did not take place are deleted a month after its last day.
 */
export const REGISTER_RETENTION: RetentionRule = {
  table: 'register_entries',
  mayBeDeleted: `EXISTS (
    SELECT 1 FROM stays stay WHERE stay.id = register_entries.stay_id AND (
      (stay.status = 'DEPARTED' AND stay.checked_out_at < (SELECT hotel_now()) - interval '1 year')
      OR (stay.status NOT IN ('IN_HOUSE', 'DEPARTED')
        AND stay.checkout < (SELECT hotel_now())::date - interval '1 month')))`,
};
