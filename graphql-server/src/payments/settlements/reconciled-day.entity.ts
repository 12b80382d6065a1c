import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { PlainDate } from '../../platform/time/dates';

/** A day whose money was compared with the gateway's list, with the counts of that list. */
@Entity('reconciled_days')
export class ReconciledDay {
  /** The date in India. */
  @PrimaryColumn('date', { primaryKeyConstraintName: 'reconciled_days_pkey' })
  day: PlainDate;

  /** When the day was last compared. */
  @Column('timestamptz', { name: 'reconciled_at' })
  reconciledAt: Date;

  /** Captured payments of the day at the gateway. */
  @Column('integer')
  payments: number;

  /** Refunds of the day at the gateway. */
  @Column('integer')
  refunds: number;

  /** The number of differences at that time. */
  @Column('integer')
  differences: number;
}
