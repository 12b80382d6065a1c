import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import type { RateChange } from '../pricing/rate-book';
import { Policy } from './policy.entity';

/** How much a guest pays, and when. A booking keeps a copy of its terms (`AgreedTerms`). */
export interface PaymentTerms {
  /** The percentage of the total that must be paid to confirm the booking: 0 to 100. */
  dueAtBookingPercent: number;
  /** True when at least the first night of each room must be paid to confirm the booking. */
  firstNightDue?: boolean;
  /** How many days before the first arrival the rest is due; left out when it is paid at the hotel. */
  balanceDaysBefore?: number;
  /**
   * How many days after the day of the rest a booking is cancelled whose rest is not paid; left out when it is never
   * cancelled for that. At least two fewer than `balanceDaysBefore`.
   */
  releaseDaysAfter?: number;
}

/** A way to sell a room type, such as Flexible or Non-refundable. */
@Entity('rate_plans')
export class RatePlan {
  @PrimaryGeneratedColumn('identity', { type: 'integer', primaryKeyConstraintName: 'rate_plans_pkey' })
  id: number;

  @Column('text')
  @Index('rate_plans_code_key', { unique: true })
  code: string;

  @Column('text')
  name: string;

  @Column('integer', { name: 'policy_id' })
  policyId: number;

  @ManyToOne(() => Policy)
  @JoinColumn({ name: 'policy_id', foreignKeyConstraintName: 'rate_plans_policy_id_fkey' })
  policy?: Relation<Policy>;

  @Column('jsonb')
  terms: PaymentTerms;

  /** The change of a night's rate, or null. An amount is added. */
  @Column('jsonb', { nullable: true })
  change: RateChange | null;

  /** Codes of the extras that the price includes. */
  @Column('text', { array: true, name: 'included_extras', default: () => "'{}'" })
  includedExtras: string[];

  /** Whether it can be booked. */
  @Column('boolean', { name: 'on_sale', default: true })
  onSale: boolean;

  @Column('integer', { name: 'sort_order' })
  sortOrder: number;

  /** Counts the owner's changes. */
  @Column('integer', { default: 1 })
  version: number;
}
