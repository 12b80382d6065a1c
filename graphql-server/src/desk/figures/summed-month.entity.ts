import { Check, Column, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import type { BookingChannel } from '../../bookings/core/booking.entity';
import type { FolioLineKind } from '../../bookings/folio/folio-line.entity';
import type { Department } from '../../selling/charge-items/department';
import type { PlainDate } from '../../platform/time/dates';

/**
 * A month that is over and whose counted charges are added up in `summed_charges`. A job adds it; the database deletes
 * it when a charge of the month is added, changed or deleted, until the job adds it again. It has no personal data.
 */
@Entity('summed_months')
@Check('summed_months_first_day', "month = date_trunc('month', month::timestamp)::date")
export class SummedMonth {
  /** The first day of the month. */
  @PrimaryColumn('date', { primaryKeyConstraintName: 'summed_months_pkey' })
  month: PlainDate;

  /** When the last of its charges was written; minus infinity for a month without charges. */
  @Column('timestamptz', { name: 'last_posted_at' })
  lastPostedAt: Date;
}

/**
 * The sum of the counted charges of a month with one kind and department: either of one day, or of one type, plan,
 * channel and rate of tax. Each charge is in one sum of each of the two groups. Amounts are in paise. It is kept with its
 * month.
 */
@Entity('summed_charges')
export class SummedCharge {
  @PrimaryColumn('date', { primaryKeyConstraintName: 'summed_charges_pkey' })
  month: PlainDate;

  @ManyToOne(() => SummedMonth, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'month', foreignKeyConstraintName: 'summed_charges_month_fkey' })
  summedMonth?: Relation<SummedMonth>;

  /** A number without a meaning. */
  @PrimaryColumn('integer', { primaryKeyConstraintName: 'summed_charges_pkey' })
  place: number;

  /** The day of a sum of one day; null for other sums. */
  @Column('date', { name: 'counted_on', nullable: true })
  countedOn: PlainDate | null;

  @Column('integer', { name: 'room_type_id', nullable: true })
  roomTypeId: number | null;

  @Column('integer', { name: 'rate_plan_id', nullable: true })
  ratePlanId: number | null;

  /** Null for sums of one day. */
  @Column('text', { nullable: true })
  channel: BookingChannel | null;

  @Column('integer', { name: 'tax_percent', nullable: true })
  taxPercent: number | null;

  @Column('text')
  kind: FolioLineKind;

  @Column('text', { nullable: true })
  department: Department | null;

  /** Sold nights, less reversed nights. */
  @Column('integer')
  rooms: number;

  @Column('bigint', { name: 'value_paise' })
  valuePaise: number;

  @Column('bigint', { name: 'cgst_paise' })
  cgstPaise: number;

  @Column('bigint', { name: 'sgst_paise' })
  sgstPaise: number;
}
