import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { PaymentStatus } from './payment.states';

/**
 * One attempt to pay, as the gateway knows it. It names its order, not a booking, so that money without a booking can
 * be recorded too.
 */
@Entity('payments')
@Check('payments_status_known', "status IN ('CREATED', 'AUTHORISED', 'CAPTURED', 'FAILED', 'RELEASED')")
@Index('payments_order_index', ['gatewayOrderId'])
export class Payment {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'payments_pkey' })
  id: string;

  @Column('text', { name: 'gateway_payment_id' })
  @Index('payments_gateway_payment_id_key', { unique: true })
  gatewayPaymentId: string;

  @Column('text', { name: 'gateway_order_id' })
  gatewayOrderId: string;

  @Column('text')
  status: PaymentStatus;

  @Column('integer', { name: 'amount_paise' })
  amountPaise: number;

  @Column('text')
  currency: string;

  @Column('text', { nullable: true })
  method: string | null;

  @Column('text', { nullable: true })
  failure: string | null;

  @Column('timestamptz', { name: 'captured_at', nullable: true })
  capturedAt: Date | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'clock_timestamp()' })
  createdAt: Date;
}
