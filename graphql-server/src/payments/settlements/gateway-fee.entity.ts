import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { PlainDate } from '../../platform/time/dates';

/** The gateway's fee for a captured payment, and the settlement that paid the rest. The id is the gateway's. */
@Entity('gateway_fees')
@Index('gateway_fees_day_index', ['day'])
@Index('gateway_fees_unsettled_index', ['day'], { where: 'settled_on IS NULL' })
export class GatewayFee {
  @PrimaryColumn('text', { name: 'gateway_payment_id', primaryKeyConstraintName: 'gateway_fees_pkey' })
  gatewayPaymentId: string;

  /** When the payment was started, as a date in India. */
  @Column('date')
  day: PlainDate;

  /** The payment, in paise. */
  @Column('bigint', { name: 'amount_paise' })
  amountPaise: number;

  /** Without tax, in paise. */
  @Column('bigint', { name: 'fee_paise' })
  feePaise: number;

  /** GST on the fee, in paise. */
  @Column('bigint', { name: 'fee_tax_paise' })
  feeTaxPaise: number;

  /** Null until the money is settled. */
  @Column('text', { name: 'settlement_id', nullable: true })
  settlementId: string | null;

  /** The date in India. */
  @Column('date', { name: 'settled_on', nullable: true })
  settledOn: PlainDate | null;
}
