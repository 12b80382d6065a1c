import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import type { PlainDate } from '../../platform/time/dates';

/** The price of one unit of the currency of rates in rupees, from a date on. */
@Entity('exchange_rates')
@Check('exchange_rates_plausible', 'paise_per_unit BETWEEN 100 AND 100000')
export class ExchangeRate {
  /** The first date at the hotel on which quotes use it. */
  @PrimaryColumn('date', { name: 'valid_from', primaryKeyConstraintName: 'exchange_rates_pkey' })
  validFrom: PlainDate;

  /** Paise for one dollar. */
  @Column('integer', { name: 'paise_per_unit' })
  paisePerUnit: number;
}
