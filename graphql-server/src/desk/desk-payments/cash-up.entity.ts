import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * One count of the cash of a business day. A second count of the day is a further row: the latest one holds. It has no data of
 * guests, and is kept with the tax documents.
 */
@Entity('cash_ups')
@Check('cash_ups_counted', 'counted_paise >= 0')
@Index('cash_ups_day_index', ['businessDay', 'closedAt'])
export class CashUp {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'cash_ups_pkey' })
  id: string;

  @Column('date', { name: 'business_day' })
  businessDay: string;

  /** The cash that was taken on the day, less what was given back, in paise. */
  @Column('bigint', { name: 'expected_paise' })
  expectedPaise: number;

  /** What was counted of it, in paise. */
  @Column('bigint', { name: 'counted_paise' })
  countedPaise: number;

  /** Why the two differ, if somebody has said. */
  @Column('text', { default: '' })
  note: string;

  /** The account of who counted. */
  @Column('text', { name: 'closed_by' })
  closedBy: string;

  @Column('timestamptz', { name: 'closed_at', default: () => 'hotel_now()' })
  closedAt: Date;
}
