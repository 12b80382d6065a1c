import { Check, Column, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { Department } from './department';

/** Something that the staff post to a guest's bill, such as a bottle of water. It is never deleted, only taken off sale. */
@Entity('charge_items')
@Check(
  'charge_items_department_known',
  "department IN ('RESTAURANT', 'MINIBAR', 'LAUNDRY', 'TRANSFER', 'ROOM', 'OTHER')",
)
@Check('charge_items_price_or_percent', 'num_nonnulls(price_paise, percent_of_night) = 1')
@Check('charge_items_price', 'price_paise > 0')
@Check('charge_items_percent_of_night', 'percent_of_night BETWEEN 1 AND 200')
@Check('charge_items_tax_percent', 'tax_percent BETWEEN 0 AND 50')
@Check('charge_items_room_rate', "(department = 'ROOM') = (percent_of_night IS NOT NULL)")
@Check('charge_items_code', "code ~ '^[0-9]{4,8}$'")
export class ChargeItem {
  @PrimaryGeneratedColumn('identity', { type: 'integer', primaryKeyConstraintName: 'charge_items_pkey' })
  id: number;

  /** As the bill shows it. */
  @Column('text')
  name: string;

  @Column('text')
  department: Department;

  /** The price of one piece in paise, before tax; null for a percentage of a night. */
  @Column('bigint', { name: 'price_paise', nullable: true })
  pricePaise: number | null;

  /** A percentage of a night of the stay, such as 50 for a late check-out; null for a price. */
  @Column('integer', { name: 'percent_of_night', nullable: true })
  percentOfNight: number | null;

  /**
   * True for a percentage of the stay's first night, as for an early check-in; false for a percentage of the last
   * night.
   */
  @Column('boolean', { name: 'of_first_night', default: false })
  ofFirstNight: boolean;

  /**
   * GST in percent, both halves together; null for a restaurant supply, whose tax follows from the property, and for a part
   * of the room's price, which has the tax of its night.
   */
  @Column('integer', { name: 'tax_percent', nullable: true })
  taxPercent: number | null;

  /** Services accounting code, or the code of goods (HSN). */
  @Column('text')
  code: string;

  /** Whether it is among the buttons at hand. */
  @Column('boolean', { name: 'is_favourite', default: false })
  isFavourite: boolean;

  /** Whether it can be posted. */
  @Column('boolean', { name: 'on_sale', default: true })
  onSale: boolean;

  @Column('integer', { name: 'sort_order', default: 0 })
  sortOrder: number;

  /** Counts the owner's changes. */
  @Column('integer', { default: 1 })
  version: number;
}
