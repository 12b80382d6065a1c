import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

/** One row of history: a record went from one state to another. It says when, by whom and why. */
@Entity('transitions')
@Index('transitions_subject_index', ['machine', 'subjectId', 'id'])
export class Transition {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', primaryKeyConstraintName: 'transitions_pkey' })
  id: string;

  @Column('text')
  machine: string;

  @Column('uuid', { name: 'subject_id' })
  subjectId: string;

  @Column('text', { name: 'from_state', nullable: true })
  fromState: string | null;

  @Column('text', { name: 'to_state' })
  toState: string;

  @Column('text')
  actor: string;

  @Column('text')
  reason: string;

  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  at: Date;
}
