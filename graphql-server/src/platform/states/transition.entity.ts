import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { Actor } from './actor';

/** A row of history: the change of a record from one state to another, with time, actor and reason. */
@Entity('transitions')
@Check('transitions_actor_known', "actor_kind IN ('guest', 'staff', 'webhook', 'job')")
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

  /** Who made the transition. */
  @Column('text', { name: 'actor_kind' })
  actorKind: Actor['kind'];

  /** See `Actor`. */
  @Column('text', { name: 'actor_id', nullable: true })
  actorId: string | null;

  @Column('text')
  reason: string;

  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  at: Date;
}
