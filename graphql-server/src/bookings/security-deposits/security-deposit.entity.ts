import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';

/**
 * A refundable security deposit: money that the hotel holds for the guest. Its payment names the booking in
 * `deposit_booking_id`, so that no sum of the booking counts it. Personal data: the guest's PAN, where the law asks for it.
 */
@Entity('security_deposits')
@Check('security_deposits_pan', "pan ~ '^[A-Z]{5}[0-9]{4}[A-Z]$'")
@Index('security_deposits_booking_index', ['bookingId'])
@Index('security_deposits_idempotency_key', ['bookingId', 'idempotencyKey'], { unique: true })
export class SecurityDeposit {
  @PrimaryColumn('uuid', { name: 'payment_id', primaryKeyConstraintName: 'security_deposits_pkey' })
  paymentId: string;

  @ManyToOne('Payment', { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'payment_id', foreignKeyConstraintName: 'security_deposits_payment_id_fkey' })
  payment?: unknown;

  @Column('uuid', { name: 'booking_id' })
  bookingId: string;

  @ManyToOne('Booking', { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'booking_id', foreignKeyConstraintName: 'security_deposits_booking_id_fkey' })
  booking?: unknown;

  /** A note, such as the number of the slip or the reason of the payment link; may be empty. */
  @Column('text', { default: '' })
  note: string;

  /** Permanent account number of the payer, such as ABCDE1234F; null when it was not needed. */
  @Column('text', { nullable: true })
  pan: string | null;

  /** The idempotency key of the desk’s form; null for a deposit that was paid by a link. */
  @Column('text', { name: 'idempotency_key', nullable: true })
  idempotencyKey: string | null;
}

/** A part of a deposit that the staff returned. The row of the refund has the amount, the state and the person. */
@Entity('security_deposit_returns')
@Index('security_deposit_returns_deposit_index', ['depositId'])
@Index('security_deposit_returns_idempotency_key', ['bookingId', 'idempotencyKey'], { unique: true })
export class SecurityDepositReturn {
  @PrimaryColumn('uuid', { name: 'refund_id', primaryKeyConstraintName: 'security_deposit_returns_pkey' })
  refundId: string;

  @ManyToOne('Refund', { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'refund_id', foreignKeyConstraintName: 'security_deposit_returns_refund_id_fkey' })
  refund?: unknown;

  @Column('uuid', { name: 'deposit_id' })
  depositId: string;

  @ManyToOne(() => SecurityDeposit, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'deposit_id', foreignKeyConstraintName: 'security_deposit_returns_deposit_id_fkey' })
  deposit?: Relation<SecurityDeposit>;

  @Column('uuid', { name: 'booking_id' })
  bookingId: string;

  @ManyToOne('Booking', { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'booking_id', foreignKeyConstraintName: 'security_deposit_returns_booking_id_fkey' })
  booking?: unknown;

  @Column('text', { name: 'idempotency_key' })
  idempotencyKey: string;
}

/**
 * A part of a deposit that became a charge of the booking, together with the payment that pays it. Never changed: a charge
 * by mistake is taken back by a counter-entry of that payment and a reversal of the line.
 */
@Entity('security_deposit_charges')
@Check('security_deposit_charges_amount', 'amount_paise > 0')
@Index('security_deposit_charges_deposit_index', ['depositId'])
@Index('security_deposit_charges_idempotency_key', ['bookingId', 'idempotencyKey'], { unique: true })
export class SecurityDepositCharge {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'security_deposit_charges_pkey' })
  id: string;

  @Column('uuid', { name: 'deposit_id' })
  depositId: string;

  @ManyToOne(() => SecurityDeposit, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'deposit_id', foreignKeyConstraintName: 'security_deposit_charges_deposit_id_fkey' })
  deposit?: Relation<SecurityDeposit>;

  @Column('uuid', { name: 'booking_id' })
  bookingId: string;

  @ManyToOne('Booking', { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'booking_id', foreignKeyConstraintName: 'security_deposit_charges_booking_id_fkey' })
  booking?: unknown;

  /** The payment of the booking, with the source `SECURITY_DEPOSIT`. */
  @Column('uuid', { name: 'payment_id' })
  @Index('security_deposit_charges_payment_key', { unique: true })
  paymentId: string;

  @ManyToOne('Payment', { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'payment_id', foreignKeyConstraintName: 'security_deposit_charges_payment_id_fkey' })
  payment?: unknown;

  /** The charge on the folio, with the kind `DEPOSIT_CHARGE`. */
  @Column('bigint', { name: 'folio_line_id' })
  @Index('security_deposit_charges_line_key', { unique: true })
  folioLineId: number;

  @ManyToOne('FolioLine', { onDelete: 'CASCADE' })
  @JoinColumn({
    name: 'folio_line_id',
    foreignKeyConstraintName: 'security_deposit_charges_folio_line_id_fkey',
  })
  folioLine?: unknown;

  /** With tax. */
  @Column('bigint', { name: 'amount_paise' })
  amountPaise: number;

  @Column('integer', { name: 'tax_percent' })
  taxPercent: number;

  /** Why the hotel keeps it, in the words of the staff. */
  @Column('text')
  reason: string;

  /** The account of the member of the staff. */
  @Column('text', { name: 'charged_by' })
  chargedBy: string;

  @Column('text', { name: 'idempotency_key' })
  idempotencyKey: string;

  @Column('timestamptz', { name: 'created_at', default: () => 'hotel_now()' })
  createdAt: Date;
}
