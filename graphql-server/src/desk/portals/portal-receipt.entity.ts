import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import type { Relation } from 'typeorm';
import type { PlainDate } from '../../platform/time/dates';
import { PortalBooking } from './portal-booking.entity';
import type { PortalDues } from './portal-dues';

/**
 * Money that came from a portal for one booking, or that the hotel paid to the portal (below 0). A mistake is corrected by
 * a second entry. Kept as long as the booking.
 */
@Entity('portal_receipts')
@Check('portal_receipts_amount', 'amount_paise <> 0')
@Index('portal_receipts_idempotency_key', ['bookingId', 'idempotencyKey'], { unique: true })
export class PortalReceipt {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'portal_receipts_pkey' })
  id: string;

  @Column('uuid', { name: 'booking_id' })
  bookingId: string;

  @ManyToOne(() => PortalBooking, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'booking_id', foreignKeyConstraintName: 'portal_receipts_booking_id_fkey' })
  booking?: Relation<PortalBooking>;

  /** In paise. */
  @Column('bigint', { name: 'amount_paise' })
  amountPaise: number;

  /** The day on which the money was on the hotel's account. */
  @Column('date', { name: 'received_on' })
  receivedOn: PlainDate;

  /** A note, such as the number of the portal's payment; may be empty. */
  @Column('text', { default: '' })
  note: string;

  /**
   * The amount that the portal owed for the stay when the money was recorded, with the amounts from which it
   * followed.
   */
  @Column('jsonb')
  dues: PortalDues;

  /** The account of the member of the staff. */
  @Column('text', { name: 'recorded_by' })
  recordedBy: string;

  @Column('timestamptz', { name: 'recorded_at', default: () => 'hotel_now()' })
  recordedAt: Date;

  /** A key that the form creates, so that a form that is sent twice records the money once. */
  @Column('text', { name: 'idempotency_key' })
  idempotencyKey: string;
}
