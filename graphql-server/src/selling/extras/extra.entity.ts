import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { ExtraUnit } from '../pricing/rate-book';

/** Something that guests add to a stay, such as breakfast. It is never deleted, only taken off sale. */
@Entity('extras')
@Check('extras_unit_known', "unit IN ('STAY', 'NIGHT', 'GUEST', 'GUEST_AND_NIGHT', 'PIECE')")
@Check('extras_price', 'cents > 0')
@Check('extras_tax_percent', 'tax_percent BETWEEN 0 AND 50')
@Check('extras_sac', "sac ~ '^[0-9]{4,8}$'")
@Check('extras_daily_limit', 'daily_limit > 0')
export class Extra {
  @PrimaryGeneratedColumn('identity', { type: 'integer', primaryKeyConstraintName: 'extras_pkey' })
  id: number;

  /** The code by which bookings refer to the extra, so it never changes. */
  @Column('text')
  @Index('extras_code_key', { unique: true })
  code: string;

  /** The name for guests. */
  @Column('text')
  name: string;

  @Column('text', { default: '' })
  description: string;

  /** How often its price is charged. */
  @Column('text')
  unit: ExtraUnit;

  /** The price of one piece, in cents of the property's currency, before tax. */
  @Column('integer')
  cents: number;

  /** GST in percent, both halves together; null for a restaurant supply, whose tax follows from the property. */
  @Column('integer', { name: 'tax_percent', nullable: true })
  taxPercent: number | null;

  /** Services accounting code. */
  @Column('text')
  sac: string;

  /** How many can be sold for one day; null for any number. */
  @Column('integer', { name: 'daily_limit', nullable: true })
  dailyLimit: number | null;

  /** Whether it can be booked. */
  @Column('boolean', { name: 'on_sale', default: true })
  onSale: boolean;

  @Column('integer', { name: 'sort_order', default: 0 })
  sortOrder: number;

  /** Counts the owner's changes. */
  @Column('integer', { default: 1 })
  version: number;
}
