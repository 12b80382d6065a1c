import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import type { PlainDate } from '../../platform/time/dates';
import type { TaxSlab } from '../pricing/gst';

/** GST on rooms by the price of a night, from a date on. The hotel's accountant confirms it. */
@Entity('tax_periods')
@Check('tax_periods_slabs', "jsonb_typeof(slabs) = 'array' AND slabs <> '[]'")
export class TaxPeriod {
  /** The first night to which the slabs apply. */
  @PrimaryColumn('date', { name: 'valid_from', primaryKeyConstraintName: 'tax_periods_pkey' })
  validFrom: PlainDate;

  /** The slab with the lowest price first. */
  @Column('jsonb')
  slabs: TaxSlab[];

  /** The legal notification with these rates. */
  @Column('text')
  source: string;
}
