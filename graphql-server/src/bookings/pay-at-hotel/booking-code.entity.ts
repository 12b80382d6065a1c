import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import type { RetentionRule } from '../../platform/database/retention-rule';

/** The code by which a guest proves the address of a hold that is paid for at the hotel. It contains no personal data. */
@Entity('booking_codes')
@Check('booking_codes_tries_not_negative', 'wrong_tries >= 0')
export class BookingCode {
  @PrimaryColumn('uuid', { name: 'booking_id', primaryKeyConstraintName: 'booking_codes_pkey' })
  bookingId: string;

  /** Keyed hash of the newest code; null once it was used. */
  @Column('text', { name: 'code_hash', nullable: true })
  codeHash: string | null;

  @Column('timestamptz', { name: 'sent_at' })
  sentAt: Date;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;

  /** Wrong tries of the newest code. */
  @Column('integer', { name: 'wrong_tries', default: 0 })
  wrongTries: number;
}

/** Deletes codes a day after they were sent: their holds have ended. */
export const BOOKING_CODE_RETENTION: RetentionRule = {
  table: 'booking_codes',
  mayBeDeleted: `sent_at < (SELECT hotel_now()) - interval '1 day'`,
};
