import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';

/**
 * The purpose of an order: to confirm a booking, to pay its balance, to pay for a change, to pay what the staff requested, or
 * to leave the security deposit that the staff requested.
 */
export type OrderKind = 'FIRST_PAYMENT' | 'BALANCE' | 'CHANGE' | 'REQUEST' | 'SECURITY_DEPOSIT';

/** A request to pay for a booking, as the payment gateway knows it. */
@Entity('orders')
@Check('orders_kind_known', "kind IN ('FIRST_PAYMENT', 'BALANCE', 'CHANGE', 'REQUEST', 'SECURITY_DEPOSIT')")
@Check('orders_amount_positive', 'amount_paise > 0')
@Index('orders_first_payment_key', ['bookingId'], { unique: true, where: "kind = 'FIRST_PAYMENT'" })
@Index('orders_booking_index', ['bookingId'])
@Index('orders_created_index', ['createdAt'])
export class Order {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'orders_pkey' })
  id: string;

  @Column('uuid', { name: 'booking_id' })
  bookingId: string;

  @ManyToOne('Booking', { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'booking_id', foreignKeyConstraintName: 'orders_booking_id_fkey' })
  booking?: unknown;

  @Column('text')
  kind: OrderKind;

  /** The gateway's id of the order. Payments name it. */
  @Column('text', { name: 'gateway_id' })
  @Index('orders_gateway_id_key', { unique: true })
  gatewayId: string;

  @Column('bigint', { name: 'amount_paise' })
  amountPaise: number;

  @Column('text', { default: 'INR' })
  currency: string;

  /** When the reconciliation last asked the gateway about this order. */
  @Column('timestamptz', { name: 'reconciled_at', nullable: true })
  reconciledAt: Date | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'clock_timestamp()' })
  createdAt: Date;
}
