import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { PaymentTestStatus } from './payment-test.states';

/** A payment of one rupee with which the owner tests the gateway. It belongs to no booking and is refunded at once. */
@Entity('payment_tests')
@Check('payment_tests_status_known', "status IN ('OPEN', 'CAPTURED', 'REFUNDED', 'REFUND_FAILED', 'LAPSED')")
export class PaymentTest {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'payment_tests_pkey' })
  id: string;

  @Column('text')
  status: PaymentTestStatus;

  @Column('text', { name: 'gateway_order_id' })
  @Index('payment_tests_gateway_order_id_key', { unique: true })
  gatewayOrderId: string;

  /** The captured payment. */
  @Column('text', { name: 'gateway_payment_id', nullable: true })
  gatewayPaymentId: string | null;

  @Column('text', { name: 'gateway_refund_id', nullable: true })
  gatewayRefundId: string | null;

  /** Why the refund waits or failed, in the gateway's words. */
  @Column('text', { nullable: true })
  problem: string | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'clock_timestamp()' })
  createdAt: Date;
}
