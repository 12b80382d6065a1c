import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { Payment, type GatewayPaymentRecord, type PaymentSource } from './payment.entity';
import type { RefundStatus } from './refund.states';

/** Money on its way back. The gateway's id is known once the gateway has accepted the refund. */
@Entity('refunds')
@Check('refunds_status_known', "status IN ('PENDING', 'PROCESSED', 'FAILED', 'NOT_NEEDED', 'PAID_OTHERWISE')")
@Check(
  'refunds_source_known',
  "source IN ('GATEWAY', 'CASH', 'CARD_MACHINE', 'UPI', 'BANK_TRANSFER', 'PORTAL')",
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

  /** As the gateway calls it. `optimum` may send back an old payment that a normal refund does not reach any more. */
  @Column('text', { default: 'normal' })
  speed: 'normal' | 'optimum';

  /** How it goes back: through the gateway, or by the hand of staff. */
  @Column('text', { default: 'GATEWAY' })
  source: PaymentSource;

  /** True when the payment was recorded by mistake: no money went back, since none had come. */
  @Column('boolean', { name: 'is_counter_entry', default: false })
  isCounterEntry: boolean;

  /** The account of the staff who gave the money back, or wrote the counter-entry; null for the gateway. */
  @Column('text', { name: 'given_by', nullable: true })
  givenBy: string | null;

  /** When that was; null before, and for the gateway. */
  @Column('timestamptz', { name: 'given_at', nullable: true })
  givenAt: Date | null;

  /** The refund is not sent or asked about before this; null when it need not wait. */
  @Column('timestamptz', { name: 'retry_at', nullable: true })
  retryAt: Date | null;

  /** Why it waits or failed, in the gateway's words. */
  @Column('text', { nullable: true })
  problem: string | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'clock_timestamp()' })
  createdAt: Date;
}
