import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { RegisterEntry } from './register-entry.entity';

/** Form III is filed at arrival and at departure. */
export const FilingKind = { ARRIVAL: 'ARRIVAL', DEPARTURE: 'DEPARTURE' } as const;
export type FilingKind = (typeof FilingKind)[keyof typeof FilingKind];

/**
 * A record that Form III was filed about a person, or that a mistaken record was taken back. Rows are never changed:
 * the newest row of a kind counts. They are deleted with the entry of the person.
 */
@Entity('register_filings')
@Check('register_filings_kind_known', "kind IN ('ARRIVAL', 'DEPARTURE')")
@Check('register_filings_filed_or_taken_back', '(number IS NULL) = (filed_at IS NULL)')
@Index('register_filings_entry_index', ['entryId', 'kind', 'recordedAt'])
export class RegisterFiling {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'register_filings_pkey' })
  id: string;

  @Column('uuid', { name: 'entry_id' })
  entryId: string;

  @ManyToOne(() => RegisterEntry, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'entry_id', foreignKeyConstraintName: 'register_filings_entry_id_fkey' })
  entry?: Relation<RegisterEntry>;

  @Column('text')
  kind: FilingKind;

  /** The number that the authority’s page gave; null takes an earlier record back. */
  @Column('text', { nullable: true })
  number: string | null;

  /** When it was filed. */
  @Column('timestamptz', { name: 'filed_at', nullable: true })
  filedAt: Date | null;

  @Column('timestamptz', { name: 'recorded_at' })
  recordedAt: Date;

  /** The account of the person who recorded it. */
  @Column('text', { name: 'recorded_by' })
  recordedBy: string;
}
