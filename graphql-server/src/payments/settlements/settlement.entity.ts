import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { PlainDate } from '../../platform/time/dates';

/** A sum that the gateway sent to the hotel's bank. The id is the gateway's. */
@Entity('gateway_settlements')
@Check('gateway_settlements_status_known', "status IN ('CREATED', 'PROCESSED', 'FAILED')")
@Index('gateway_settlements_day_index', ['day'])
export class Settlement {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'gateway_settlements_pkey' })
  id: string;

  /** The amount that reaches the bank, in paise. */
  @Column('bigint', { name: 'amount_paise' })
  amountPaise: number;

  @Column('text')
  status: 'CREATED' | 'PROCESSED' | 'FAILED';

  /** The bank's number of the transfer; null until it is known. */
  @Column('text', { nullable: true })
  utr: string | null;

  /** When it was made, as a date in India. */
  @Column('date')
  day: PlainDate;

  @Column('timestamptz', { name: 'created_at' })
  createdAt: Date;
}
