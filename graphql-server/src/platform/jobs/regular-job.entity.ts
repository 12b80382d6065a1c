import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A job that begins by itself, and the minute for which it last did. */
@Entity('regular_jobs')
export class RegularJob {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'regular_jobs_pkey' })
  task: string;

  @Column('timestamptz')
  minute: Date;
}
