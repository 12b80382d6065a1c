import { Check, Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * One count of the cash of a business day. A second count of the day is a further row, and the latest row is valid. It
 * has no data of guests, and is kept as long as the tax documents.
 */
@Entity('cash_ups')
@Check('cash_ups_counted', 'counted_paise >= 0')
@Index('cash_ups_day_index', ['businessDay', 'closedAt'])
export class CashUp {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'cash_ups_pkey' })
  id: string;

  @Column('date', { name: 'business_day' })
  businessDay: string;

  /** The cash that was taken on the day, less what was paid back, in paise. */
  @Column('bigint', { name: 'expected_paise' })
  expectedPaise: number;

  /** The counted cash, in paise. */
  @Column('bigint', { name: 'counted_paise' })
  countedPaise: number;

  /** Why the two amounts differ; may be empty. */
  @Column('text', { default: '' })
  note: string;

  /** The account of the person who counted. */
  @Column('text', { name: 'closed_by' })
  closedBy: string;

  @Column('timestamptz', { name: 'closed_at', default: () => 'hotel_now()' })
  closedAt: Date;
}
