import { Column, Entity, PrimaryGeneratedColumn } from 'typeorm';

/** What the administrator did to a record, and when. Written with the change itself and never changed. */
@Entity('administrator_actions')
export class AuditEntry {
  @PrimaryGeneratedColumn('identity', {
    type: 'bigint',
    primaryKeyConstraintName: 'administrator_actions_pkey',
  })
  id: string;

  @Column('timestamptz', { default: () => 'clock_timestamp()' })
  at: Date;

  /** The identity provider's id of the administrator. */
  @Column('text')
  uid: string;

  /** The verified address at that time. */
  @Column('text')
  address: string;

  /** The operation's name in the schema. */
  @Column('text')
  action: string;

  /** The record; null for exports and for what an operator did. */
  @Column('uuid', { name: 'record_id', nullable: true })
  recordId: string | null;

  /** What was written, deleted or exported. */
  @Column('jsonb')
  details: object;
}
