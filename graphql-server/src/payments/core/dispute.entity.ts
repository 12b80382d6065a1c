import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { DisputeStatus } from './dispute.states';

/**
 * A payment that the guest's bank disputes. The row has the gateway's id of the payment, so that a dispute about an
 * unknown payment can be recorded, too.
 */
@Entity('disputes')
@Check('disputes_status_known', "status IN ('OPEN', 'UNDER_REVIEW', 'WON', 'LOST', 'CLOSED')")
@Index('disputes_payment_index', ['gatewayPaymentId'])
export class Dispute {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'disputes_pkey' })
  id: string;

  @Column('text', { name: 'gateway_dispute_id' })
  @Index('disputes_gateway_dispute_id_key', { unique: true })
  gatewayDisputeId: string;

  @Column('text', { name: 'gateway_payment_id' })
  gatewayPaymentId: string;

  @Column('text')
  status: DisputeStatus;

  @Column('bigint', { name: 'amount_paise' })
  amountPaise: number;

  /** What the gateway took from the hotel; 0 unless the dispute is lost. */
  @Column('bigint', { name: 'amount_deducted_paise' })
  amountDeductedPaise: number;

  @Column('text')
  currency: string;

  /** The bank's reason, in the gateway's words. */
  @Column('text', { name: 'reason_code', nullable: true })
  reasonCode: string | null;

  /** The phase, such as fraud, retrieval or chargeback. */
  @Column('text', { nullable: true })
  phase: string | null;

  /** The time by which the hotel must have responded at the gateway. */
  @Column('timestamptz', { name: 'respond_by', nullable: true })
  respondBy: Date | null;

  /** When the gateway made the event from which this record comes; null if the event had no time. */
  @Column('timestamptz', { name: 'reported_at', nullable: true })
  reportedAt: Date | null;

  @Column('timestamptz', { name: 'created_at', default: () => 'clock_timestamp()' })
  createdAt: Date;
}
