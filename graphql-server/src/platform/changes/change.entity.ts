import { Column, Entity, Index, PrimaryColumn } from 'typeorm';
import type { RetentionRule } from '../database/retention-rule';

/**
 * What changed. Triggers write it in the transaction of the change, at most once for each topic and subject
 * (migrations/1764640001000-record-changes.ts lists the tables).
 */
@Entity('changes')
@Index('changes_happened_at_index', ['happenedAt'])
export class Change {
  /** PostgreSQL's id of the transaction, which does not wrap around. */
  @PrimaryColumn('bigint', { name: 'transaction_id', primaryKeyConstraintName: 'changes_pkey' })
  transactionId: number;

  @PrimaryColumn('text', { primaryKeyConstraintName: 'changes_pkey' })
  topic: string;

  /** The id of the booking, block or message; empty when the change has no subject. */
  @PrimaryColumn('text', { primaryKeyConstraintName: 'changes_pkey' })
  subject: string;

  @Column('timestamptz', { name: 'happened_at' })
  happenedAt: Date;
}

/** Changes are kept for 3 days. A page that slept for longer loads everything again. */
export const CHANGE_RETENTION: RetentionRule = {
  table: 'changes',
  mayBeDeleted: "happened_at < (SELECT hotel_now()) - interval '3 days'",
};
