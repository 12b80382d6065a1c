import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** One time that the hotel's money was compared with the gateway's: each night, and when somebody asks for it. */
@Entity('reconciliation_runs')
@Index('reconciliation_runs_started_index', ['startedAt'])
export class ReconciliationRun {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'reconciliation_runs_pkey' })
  id: string;

  @Column('timestamptz', { name: 'started_at' })
  startedAt: Date;

  /** Null while it runs, and when its server was stopped. */
  @Column('timestamptz', { name: 'ended_at', nullable: true })
  endedAt: Date | null;

  /** How many days it compared. */
  @Column('integer', { default: 0 })
  days: number;

  /** Why it could not go on, in the gateway's words; null when it came to its end. */
  @Column('text', { nullable: true })
  problem: string | null;
}
