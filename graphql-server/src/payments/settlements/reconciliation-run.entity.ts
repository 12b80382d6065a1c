import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** A run that compares the hotel's money with the gateway's: each night, and on request. */
@Entity('reconciliation_runs')
@Index('reconciliation_runs_started_index', ['startedAt'])
export class ReconciliationRun {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'reconciliation_runs_pkey' })
  id: string;

  @Column('timestamptz', { name: 'started_at' })
  startedAt: Date;

  /** Null while it runs, and when its server was stopped during the run. */
  @Column('timestamptz', { name: 'ended_at', nullable: true })
  endedAt: Date | null;

  /** How many days it compared. */
  @Column('integer', { default: 0 })
  days: number;

  /** Why it had to stop, in the gateway's words; null when it was completed. */
  @Column('text', { nullable: true })
  problem: string | null;
}
