import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A regular job, and the minute or night for which it was last queued. */
@Entity('regular_jobs')
export class RegularJob {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'regular_jobs_pkey' })
  task: string;

  @Column('timestamptz')
  minute: Date;
}
