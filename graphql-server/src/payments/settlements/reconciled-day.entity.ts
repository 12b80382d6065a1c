import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { PlainDate } from '../../platform/time/dates';

/** A day whose money was compared with the gateway's list, and what that list had. */
@Entity('reconciled_days')
export class ReconciledDay {
  /** The date in India. */
  @PrimaryColumn('date', { primaryKeyConstraintName: 'reconciled_days_pkey' })
  day: PlainDate;

  /** The latest time. */
  @Column('timestamptz', { name: 'reconciled_at' })
  reconciledAt: Date;

  /** Captured payments of the day at the gateway. */
  @Column('integer')
  payments: number;

  /** Refunds of the day at the gateway. */
  @Column('integer')
  refunds: number;

  /** What differed then. */
  @Column('integer')
  differences: number;
}
