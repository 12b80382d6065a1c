import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { PlainDate } from '../../platform/time/dates';

/** A line of a settlement, by the gateway's id of the payment, the refund or the correction. It may be read before its settlement. */
@Entity('gateway_settled_items')
@Check('gateway_settled_items_type_known', "type IN ('PAYMENT', 'REFUND', 'ADJUSTMENT')")
@Index('gateway_settled_items_settlement_index', ['settlementId'])
export class SettledItemRecord {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'gateway_settled_items_pkey' })
  id: string;

  @Column('text', { name: 'settlement_id' })
  settlementId: string;

  @Column('text')
  type: 'PAYMENT' | 'REFUND' | 'ADJUSTMENT';

  /** The gateway's id of the payment to which a refund or a correction belongs. */
  @Column('text', { name: 'payment_id', nullable: true })
  paymentId: string | null;

  /** The amount that the hotel receives, after the fee, in paise. */
  @Column('bigint', { name: 'credit_paise' })
  creditPaise: number;

  /** The amount that the hotel pays, in paise. */
  @Column('bigint', { name: 'debit_paise' })
  debitPaise: number;

  /** Without tax, in paise. */
  @Column('bigint', { name: 'fee_paise' })
  feePaise: number;

  /** GST on the fee, in paise. */
  @Column('bigint', { name: 'fee_tax_paise' })
  feeTaxPaise: number;

  /** The date in India. */
  @Column('date', { name: 'settled_on' })
  settledOn: PlainDate;
}
