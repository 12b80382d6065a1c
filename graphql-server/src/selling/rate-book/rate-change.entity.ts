import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import type { ChangedRows } from './changed-rows';

/**
 * One change of rates by the owner, with everything that is needed to undo it. Written with the change and never
 * changed.
 */
@Entity('rate_changes')
@Index('rate_changes_undoes_key', ['undoes'], { unique: true })
export class RateChangeEntry {
  /** The id, which is also the version of all rates after the change. */
  @PrimaryGeneratedColumn('identity', { type: 'integer', primaryKeyConstraintName: 'rate_changes_pkey' })
  id: number;

  /** The form. */
  @Column('jsonb')
  edit: object;

  @Column('jsonb')
  rows: ChangedRows;

  /** The change that this change undid. */
  @Column('integer', { nullable: true })
  undoes: number | null;

  @ManyToOne(() => RateChangeEntry)
  @JoinColumn({ name: 'undoes', foreignKeyConstraintName: 'rate_changes_undoes_fkey' })
  undone?: Relation<RateChangeEntry> | null;

  /** The verified address at that time. */
  @Column('text', { name: 'changed_by' })
  changedBy: string;

  @Column('timestamptz', { name: 'changed_at', default: () => 'clock_timestamp()' })
  changedAt: Date;
}
