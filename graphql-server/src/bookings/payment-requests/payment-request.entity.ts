import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn } from 'typeorm';
import type { RetentionRule } from '../../platform/database/retention-rule';
import { paymentRequestStates, type PaymentRequestStatus } from './payment-request.states';

/**
 * What the staff ask for: all that is owed, a part that makes a tentative booking firm, another part, or a refundable security
 * deposit, which the guest does not owe.
 */
export const RequestPurpose = {
  BALANCE: 'BALANCE',
  DEPOSIT: 'DEPOSIT',
  OTHER: 'OTHER',
  SECURITY_DEPOSIT: 'SECURITY_DEPOSIT',
} as const;
export type RequestPurpose = (typeof RequestPurpose)[keyof typeof RequestPurpose];

/** A request of the staff that a guest pays by a link. */
@Entity('payment_requests')
@Check('payment_requests_purpose_known', "purpose IN ('BALANCE', 'DEPOSIT', 'OTHER', 'SECURITY_DEPOSIT')")
@Check('payment_requests_status_known', "status IN ('SENT', 'OPENED', 'PAID', 'EXPIRED', 'WITHDRAWN')")
@Check('payment_requests_amount', 'amount_paise >= 100')
@Check('payment_requests_paid', "(status = 'PAID') = (paid_paise IS NOT NULL)")
@Index('payment_requests_idempotency_key', ['bookingId', 'idempotencyKey'], { unique: true })
@Index('payment_requests_open_index', ['expiresAt'], { where: "status IN ('SENT', 'OPENED')" })
export class PaymentRequest {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'payment_requests_pkey' })
  id: string;

  @Column('uuid', { name: 'booking_id' })
  bookingId: string;

  @ManyToOne('Booking', { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'booking_id', foreignKeyConstraintName: 'payment_requests_booking_id_fkey' })
  booking?: unknown;

  @Column('text')
  purpose: RequestPurpose;

  /** What was asked for when the request was made. The page asks for no more than is still owed. */
  @Column('bigint', { name: 'amount_paise' })
  amountPaise: number;

  /** In the words of the staff, for the guest to read. */
  @Column('text')
  reason: string;

  /** The hash of the text after the # of the link. */
  @Column('text', { name: 'token_hash' })
  @Index('payment_requests_token_hash_key', { unique: true })
  tokenHash: string;

  @Column('text')
  status: PaymentRequestStatus;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;

  /** When the link was first opened. */
  @Column('timestamptz', { name: 'opened_at', nullable: true })
  openedAt: Date | null;

  /** When it was paid, expired or was withdrawn. */
  @Column('timestamptz', { name: 'ended_at', nullable: true })
  endedAt: Date | null;

  /** The captured amount; null unless PAID. */
  @Column('bigint', { name: 'paid_paise', nullable: true })
  paidPaise: number | null;

  /** The account of the member of the staff who asked. */
  @Column('text', { name: 'requested_by' })
  requestedBy: string;

  @Column('text', { name: 'idempotency_key' })
  idempotencyKey: string;

  @Column('timestamptz', { name: 'created_at', default: () => 'hotel_now()' })
  createdAt: Date;
}

/** An order with which a request is or was to be paid. A changed balance gets a new order. */
@Entity('payment_request_orders')
@Index('payment_request_orders_request_index', ['requestId'])
export class PaymentRequestOrder {
  @PrimaryColumn('uuid', { name: 'order_id', primaryKeyConstraintName: 'payment_request_orders_pkey' })
  orderId: string;

  @ManyToOne('Order', { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'order_id', foreignKeyConstraintName: 'payment_request_orders_order_id_fkey' })
  order?: unknown;

  @Column('uuid', { name: 'request_id' })
  requestId: string;

  @ManyToOne('PaymentRequest', { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'request_id', foreignKeyConstraintName: 'payment_request_orders_request_id_fkey' })
  request?: unknown;
}

/** Deletes the requests of bookings that `lapsed` deletes, so that their history does not outlive them. */
export const requestsOfLapsed = (lapsed: RetentionRule): RetentionRule => ({
  table: 'payment_requests',
  mayBeDeleted: `EXISTS (SELECT 1 FROM bookings
    WHERE bookings.id = payment_requests.booking_id AND ${lapsed.mayBeDeleted})`,
  machine: paymentRequestStates.name,
});
