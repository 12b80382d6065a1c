import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Payment, type GatewayPaymentRecord, type PaymentSource } from './payment.entity';
import type { RefundStatus } from './refund.states';

/** A refund. The gateway's id is known once the gateway has accepted it. */
@Entity('refunds')
@Check('refunds_status_known', "status IN ('PENDING', 'PROCESSED', 'FAILED', 'NOT_NEEDED', 'PAID_OTHERWISE')")
@Check(
  'refunds_source_known',
  "source IN ('GATEWAY', 'CASH', 'CARD_MACHINE', 'UPI', 'BANK_TRANSFER', 'PORTAL', 'SECURITY_DEPOSIT', 'COMPANY')",
)
@Check('refunds_amount_positive', 'amount_paise > 0')
@Check('refunds_speed_known', "speed IN ('normal', 'optimum')")
@Index('refunds_payment_index', ['paymentId'])
@Index('refunds_gateway_created_index', ['createdAt'], { where: "source = 'GATEWAY'" })
@Index('refunds_moved_index', { synchronize: false })
@Index('refunds_pending_index', ['createdAt'], { where: "status = 'PENDING'" })
export class Refund {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'refunds_pkey' })
  id: string;

  @Column('uuid', { name: 'payment_id' })
  paymentId: string;

  @ManyToOne(() => Payment)
  @JoinColumn({ name: 'payment_id', foreignKeyConstraintName: 'refunds_payment_id_fkey' })
  payment: Relation<GatewayPaymentRecord>;

  @Column('text')
  status: RefundStatus;

  @Column('bigint', { name: 'amount_paise' })
  amountPaise: number;

  @Column('text')
  reason: string;

  /** Sent to the gateway, so that a refund that is sent twice is paid once. */
  @Column('text', { name: 'idempotency_key' })
  @Index('refunds_idempotency_key_key', { unique: true })
  idempotencyKey: string;

  @Column('text', { name: 'gateway_refund_id', nullable: true })
  @Index('refunds_gateway_refund_id_key', { unique: true })
  gatewayRefundId: string | null;

  /** The gateway's name of the speed. `optimum` may reach an old payment that a normal refund cannot. */
  @Column('text', { default: 'normal' })
  speed: 'normal' | 'optimum';

  /**
   * How the money is paid back: through the gateway, or by the staff. `SECURITY_DEPOSIT` and `COMPANY` move no money: the first is
   * the counter-entry of a part of a deposit that became a charge, the second lowers what a company owes.
   */
  @Column('text', { default: 'GATEWAY' })
  source: PaymentSource;

  /** True when the payment was recorded by mistake: no money was paid back, because none was received. */
  @Column('boolean', { name: 'is_counter_entry', default: false })
  isCounterEntry: boolean;

  /**
   * The account of the member of the staff who paid the money back, or wrote the counter-entry; null for the gateway.
   */
  @Column('text', { name: 'given_by', nullable: true })
  givenBy: string | null;

  /** When the money was paid back; null before that, and for the gateway. */
  @Column('timestamptz', { name: 'given_at', nullable: true })
  givenAt: Date | null;

  /** When the gateway was asked for the first time; null before that, and for refunds by hand. */
  @Column('timestamptz', { name: 'sent_at', nullable: true, default: () => "'1970-01-01 00:00:00+00'" })
  sentAt: Date | null;

  /** The refund is not sent or asked about before this time; null when it need not wait. */
  @Column('timestamptz', { name: 'retry_at', nullable: true })
  retryAt: Date | null;

  /** Why the refund waits or failed, in the gateway's words. */
  @Column('text', { nullable: true })
  problem: string | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'clock_timestamp()' })
  createdAt: Date;
}
