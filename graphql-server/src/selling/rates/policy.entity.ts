import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** What the hotel keeps of the price of a stay. `NIGHTS` means the first nights with a price above zero. */
export type Charge =
  | { kind: 'NOTHING' }
  | { kind: 'NIGHTS'; nights: number }
  | { kind: 'PERCENT'; percent: number }
  | { kind: 'REMAINING_NIGHTS' };

/** The charge for a cancellation until this many hours before 00:00 of the check-in day, in the hotel's time. */
interface CancellationStep {
  untilHoursBefore: number;
  charge: Charge;
}

/** The conditions of cancellation. The steps are in the order of time. A booking keeps a copy of its policy. */
export interface CancellationPolicy {
  steps: CancellationStep[];
  noShow: Charge;
  earlyDeparture: Charge;
}

/** A cancellation policy that rate plans share. */
@Entity('policies')
export class Policy {
  @PrimaryGeneratedColumn('identity', { type: 'integer', primaryKeyConstraintName: 'policies_pkey' })
  id: number;

  @Column('text')
  @Index('policies_code_key', { unique: true })
  code: string;

  @Column('text')
  name: string;

  @Column('jsonb')
  cancellation: CancellationPolicy;

  /** Counts the owner's changes. */
  @Column('integer', { default: 1 })
  version: number;
}
