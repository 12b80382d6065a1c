import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import type { CashPieces } from './cash-pieces.policy';

/**
 * The cash of one person at the desk, from the float to the hand-over. A closed shift never changes (a trigger prevents
 * it). It has no data of guests, and is kept as long as the counts of days.
 */
@Entity('shifts')
@Check('shifts_float', 'float_paise >= 0')
@Check(
  'shifts_closed_whole',
  'num_nonnulls(closed_by, closed_at, expected_paise, counted_paise, safe_paise) IN (0, 5)',
)
@Check('shifts_counted', 'counted_paise >= 0 AND safe_paise >= 0 AND safe_paise <= counted_paise')
@Index('shifts_open_key', ['openedBy'], { unique: true, where: 'closed_at IS NULL' })
@Index('shifts_takes_over_key', ['takesOver'], { unique: true })
@Index('shifts_closed_index', ['closedAt'])
export class Shift {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'shifts_pkey' })
  id: string;

  /** The account of the person whose shift it is. A person has one open shift at most. */
  @Column('text', { name: 'opened_by' })
  openedBy: string;

  @Column('timestamptz', { name: 'opened_at' })
  openedAt: Date;

  /** The cash in the drawer at the beginning, in paise. */
  @Column('bigint', { name: 'float_paise' })
  floatPaise: number;

  /** The shift whose cash this shift began with; null when the float was counted. */
  @Column('uuid', { name: 'takes_over', nullable: true })
  takesOver: string | null;

  @ManyToOne(() => Shift)
  @JoinColumn({ name: 'takes_over', foreignKeyConstraintName: 'shifts_takes_over_fkey' })
  before?: Relation<Shift> | null;

  /** The account of the person who counted; null while the shift is open, as the further columns. */
  @Column('text', { name: 'closed_by', nullable: true })
  closedBy: string | null;

  @Column('timestamptz', { name: 'closed_at', nullable: true })
  closedAt: Date | null;

  /** The cash that should be in the drawer: the float and the cash of the entries, in paise. */
  @Column('bigint', { name: 'expected_paise', nullable: true })
  expectedPaise: number | null;

  /** The counted cash, in paise. */
  @Column('bigint', { name: 'counted_paise', nullable: true })
  countedPaise: number | null;

  /** The notes and coins that were counted; null when only the total was typed. */
  @Column('jsonb', { name: 'counted_pieces', nullable: true })
  countedPieces: CashPieces[] | null;

  /** The part of the counted cash that was put in the safe, in paise. The rest is left for the next shift. */
  @Column('bigint', { name: 'safe_paise', nullable: true })
  safePaise: number | null;

  /** The name of the person who took over the rest of the cash; empty when the drawer was emptied. */
  @Column('text', { name: 'handed_to', default: '' })
  handedTo: string;

  /** Why the counted cash differs; may be empty. */
  @Column('text', { default: '' })
  note: string;
}
