import { Check, Column, Entity, PrimaryColumn } from 'typeorm';
import type { PlainDate } from '../../platform/time/dates';

/** A currency in which guests can see prices approximately. Guests are always charged in rupees. */
@Entity('shown_currencies')
@Check('shown_currencies_code', "code ~ '^[A-Z]{3}$' AND code <> 'INR'")
@Check('shown_currencies_plausible', 'paise_per_unit BETWEEN 50 AND 100000')
export class ShownCurrency {
  /** ISO 4217, such as EUR. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'shown_currencies_pkey' })
  code: string;

  /** Paise for one unit of the currency. */
  @Column('integer', { name: 'paise_per_unit' })
  paisePerUnit: number;

  /** The date at the hotel on which the desk entered the rate. */
  @Column('date', { name: 'as_of' })
  asOf: PlainDate;
}
