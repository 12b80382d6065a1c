import { Check, Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { RetentionRule } from '../../platform/database/retention-rule';
import type { Permission } from '../accounts/permissions';
import type { Actor } from '../../platform/states/actor';

/** What a member of the staff did to a record, and when. Written in the transaction of the change and never changed. */
@Entity('administrator_actions')
@Check('administrator_actions_actor_known', "actor_kind IN ('guest', 'staff', 'service', 'webhook', 'job')")
@Index('administrator_actions_actor_index', ['actorId', 'id'])
export class AuditEntry {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    primaryKeyConstraintName: 'administrator_actions_pkey',
  })
  id: string;

  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  at: Date;

  /** The account of the person; 'service' for a program with a key of the hotel. */
  @Column('text', { name: 'actor_kind' })
  actorKind: Actor['kind'] | 'service';

  /** See `Actor`. */
  @Column('text', { name: 'actor_id', nullable: true })
  actorId: string | null;

  /** The verified address at that time; for a program, the name of its key. */
  @Column('text')
  address: string;

  /** The name of the operation in the schema. */
  @Column('text')
  action: string;

  /** The record; null for exports and for an operator's actions. */
  @Column('uuid', { name: 'record_id', nullable: true })
  recordId: string | null;

  /** The permission that allowed the operation (`PERMISSIONS`); null when it needs none. */
  @Column('text', { nullable: true })
  permission: Permission | null;

  /** The form, the deleted record, or what was exported. */
  @Column('jsonb')
  details: object;

  /** The record before it was edited or deleted; on entries of older versions null for an edit. */
  @Column('jsonb', { nullable: true })
  before: object | null;

  /** The record after it was added or edited; on entries of older versions, the values of the form. */
  @Column('jsonb', { nullable: true })
  after: object | null;
}

/** Entries are kept as long as the books that they explain. */
export const AUDIT_RETENTION: RetentionRule = {
  table: 'administrator_actions',
  mayBeDeleted: "at < (SELECT hotel_now()) - interval '9 years'",
};
