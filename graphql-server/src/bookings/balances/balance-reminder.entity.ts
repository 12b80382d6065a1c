import { Check, Column, Entity, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import type { RecordedReminder } from './balance-reminder.policy';

/** A reminder of a balance that was queued for the guest. The row is kept as long as the booking. */
@Entity('balance_reminders')
@Check('balance_reminders_kind_known', "kind IN ('SEVEN_DAYS', 'TWO_DAYS', 'ON_THE_DAY', 'BEFORE_RELEASE')")
export class BalanceReminder {
  @PrimaryColumn('uuid', { name: 'booking_id', primaryKeyConstraintName: 'balance_reminders_pkey' })
  bookingId: string;

  @ManyToOne('Booking', { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'booking_id', foreignKeyConstraintName: 'balance_reminders_booking_id_fkey' })
  booking?: unknown;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'balance_reminders_pkey' })
  kind: RecordedReminder;

  @Column('timestamptz', { name: 'created_at', default: () => 'hotel_now()' })
  createdAt: Date;
}
