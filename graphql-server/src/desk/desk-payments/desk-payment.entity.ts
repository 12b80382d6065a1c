import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';

/**
 * The additional fields of a payment that the staff took. Personal data: the guest's PAN, where the law asks for it.
 * The row is kept with the payment, as long as the tax documents of its booking, and only the last characters of the
 * PAN are shown.
 */
@Entity('desk_payments')
@Check('desk_payments_pan', "pan ~ '^[A-Z]{5}[0-9]{4}[A-Z]$'")
@Index('desk_payments_idempotency_key_key', ['bookingId', 'idempotencyKey'], { unique: true })
@Index('desk_payments_pan_index', ['pan'], { where: 'pan IS NOT NULL' })
export class DeskPayment {
  @PrimaryColumn('uuid', { name: 'payment_id', primaryKeyConstraintName: 'desk_payments_pkey' })
  paymentId: string;

  @ManyToOne('Payment', { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'payment_id', foreignKeyConstraintName: 'desk_payments_payment_id_fkey' })
  payment?: unknown;

  @Column('uuid', { name: 'booking_id' })
  bookingId: string;

  @ManyToOne('Booking', { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'booking_id', foreignKeyConstraintName: 'desk_payments_booking_id_fkey' })
  booking?: unknown;

  /** A key that the form creates, so that a form that is sent twice records one payment. */
  @Column('text', { name: 'idempotency_key' })
  idempotencyKey: string;

  /** A note, such as the number of the slip; may be empty. */
  @Column('text', { default: '' })
  note: string;

  /** Permanent account number of the payer, such as ABCDE1234F; null when it was not needed. */
  @Column('text', { nullable: true })
  pan: string | null;

  /** The folio line that rounded the balance or wrote off the rest; null when the balance came out even. */
  @Column('bigint', { name: 'folio_line_id', nullable: true })
  folioLineId: number | null;

  @ManyToOne('FolioLine', { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'folio_line_id', foreignKeyConstraintName: 'desk_payments_folio_line_id_fkey' })
  folioLine?: unknown;
}
