import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import type { PaymentStatus } from './payment.states';

/** The ways in which the staff take and refund money. */
export const StaffSource = {
  CASH: 'CASH',
  CARD_MACHINE: 'CARD_MACHINE',
  UPI: 'UPI',
  BANK_TRANSFER: 'BANK_TRANSFER',
  PORTAL: 'PORTAL',
} as const;
export type StaffSource = (typeof StaffSource)[keyof typeof StaffSource];

/**
 * How money was paid: through the gateway, to the staff, out of a security deposit that the hotel held, or by the account of a
 * company. The last two move no money: a part of the deposit becomes money of the booking, or the company owes the hotel.
 */
export const PaymentSource = {
  GATEWAY: 'GATEWAY',
  ...StaffSource,
  SECURITY_DEPOSIT: 'SECURITY_DEPOSIT',
  COMPANY: 'COMPANY',
} as const;
export type PaymentSource = (typeof PaymentSource)[keyof typeof PaymentSource];

/** The sources that move no money. */
export type SourceWithoutMoney = Exclude<PaymentSource, StaffSource | 'GATEWAY'>;

/** The sources that move no money, as a list in SQL. */
export const SOURCES_WITHOUT_MONEY = "('SECURITY_DEPOSIT', 'COMPANY')";

/** Whether the staff took the money themselves, and so can pay it back. */
export const isStaffSource = (source: PaymentSource): source is StaffSource =>
  Object.hasOwn(StaffSource, source);

/** One payment for a booking, or one attempt to pay. It is kept as long as its booking. */
@Entity('payments')
@Check('payments_status_known', "status IN ('CREATED', 'AUTHORISED', 'CAPTURED', 'FAILED', 'RELEASED')")
@Check(
  'payments_source_known',
  "source IN ('GATEWAY', 'CASH', 'CARD_MACHINE', 'UPI', 'BANK_TRANSFER', 'PORTAL', 'SECURITY_DEPOSIT', 'COMPANY')",
)
@Check('payments_of_booking_or_deposit', 'num_nonnulls(booking_id, deposit_booking_id) = 1')
@Check(
  'payments_of_gateway_or_staff',
  "CASE source WHEN 'GATEWAY' THEN order_id IS NOT NULL AND gateway_payment_id IS NOT NULL ELSE taken_by IS NOT NULL END",
)
@Index('payments_order_id_index', ['orderId'])
@Index('payments_booking_index', ['bookingId'])
@Index('payments_folio_index', ['folioId'], { where: 'folio_id IS NOT NULL' })
@Index('payments_deposit_index', ['depositBookingId'], { where: 'deposit_booking_id IS NOT NULL' })
@Index('payments_gateway_created_index', ['createdAt'], { where: "source = 'GATEWAY'" })
@Index('payments_captured_index', { synchronize: false })
@Index('payments_payer_index', ['payerHash', 'capturedAt'], { where: 'payer_hash IS NOT NULL' })
export class Payment {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'payments_pkey' })
  id: string;

  /** The booking whose price the money pays; null for a security deposit, so that no sum of a booking counts it. */
  @Column('uuid', { name: 'booking_id', nullable: true })
  bookingId: string | null;

  @ManyToOne('Booking')
  @JoinColumn({ name: 'booking_id', foreignKeyConstraintName: 'payments_booking_id_fkey' })
  booking?: unknown;

  /** The booking whose guest left the money as a security deposit; null for other money. */
  @Column('uuid', { name: 'deposit_booking_id', nullable: true })
  depositBookingId: string | null;

  @ManyToOne('Booking')
  @JoinColumn({ name: 'deposit_booking_id', foreignKeyConstraintName: 'payments_deposit_booking_id_fkey' })
  depositBooking?: unknown;

  /** The folio of the booking that the money pays; null for its first one. Money never moves between folios. */
  @Column('uuid', { name: 'folio_id', nullable: true })
  folioId?: string | null;

  @ManyToOne('Folio')
  @JoinColumn({ name: 'folio_id', foreignKeyConstraintName: 'payments_folio_id_fkey' })
  folio?: unknown;

  /** The order that was paid; null for money that the staff took. */
  @Column('uuid', { name: 'order_id', nullable: true })
  orderId: string | null;

  @ManyToOne('Order')
  @JoinColumn({ name: 'order_id', foreignKeyConstraintName: 'payments_order_id_fkey' })
  order?: unknown;

  @Column('text', { default: 'GATEWAY' })
  source: PaymentSource;

  /** The account of the member of the staff who took the money; null for the gateway. */
  @Column('text', { name: 'taken_by', nullable: true })
  takenBy: string | null;

  /** Null for money that the staff took. */
  @Column('text', { name: 'gateway_payment_id', nullable: true })
  @Index('payments_gateway_payment_id_key', { unique: true })
  gatewayPaymentId: string | null;

  @Column('text')
  status: PaymentStatus;

  @Column('bigint', { name: 'amount_paise' })
  amountPaise: number;

  @Column('text')
  currency: string;

  @Column('text', { nullable: true })
  method: string | null;

  /** A keyed hash of the card, UPI address or account; null for money that the staff took, and when it is not known. */
  @Column('text', { name: 'payer_hash', nullable: true })
  payerHash: string | null;

  @Column('text', { nullable: true })
  failure: string | null;

  @Column('timestamptz', { name: 'captured_at', nullable: true })
  capturedAt: Date | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'clock_timestamp()' })
  createdAt: Date;
}

/** A payment through the gateway. Only such payments have a gateway's id. */
export type GatewayPaymentRecord = Payment & { gatewayPaymentId: string };
