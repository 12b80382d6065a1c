import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** One thing that the administrator did; written with the change itself, never changed. */
@Entity('administrator_actions')
export class AuditEntry {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    primaryKeyConstraintName: 'administrator_actions_pkey',
  })
  id: string;

  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  at: Date;

  /** The identity provider's id of whoever did it. */
  @Column('text')
  uid: string;

  /** The verified address at that time. */
  @Column('text')
  address: string;

  /** The operation's name in the schema. */
  @Column('text')
  action: string;

  /** What it was done to; null for exports. */
  @Column('uuid', { name: 'record_id', nullable: true })
  recordId: string | null;

  /** What was written, deleted, or asked for. */
  @Column('jsonb')
  details: object;
}
