import { Check, Column, Entity, PrimaryColumn, VersionColumn } from 'typeorm';
import type { RetentionRule } from '../../platform/database/retention-rule';

/** A session in which a member of the staff works. A sign-in at the identity provider begins it. */
@Entity('desk_sessions')
export class StoredDeskSession {
  @PrimaryColumn('text', { primaryKeyConstraintName: 'desk_sessions_pkey' })
  uid: string;

  /** The provider's time of the sign-in, in whole seconds. */
  @PrimaryColumn('timestamptz', { name: 'signed_in_at', primaryKeyConstraintName: 'desk_sessions_pkey' })
  signedInAt: Date;

  /** The last use; up to a minute too early, because not each request is written. */
  @Column('timestamptz', { name: 'last_used_at' })
  lastUsedAt: Date;

  /** When the code of the second factor was last entered in this session; null for a session without a code. */
  @Column('timestamptz', { name: 'code_entered_at', nullable: true })
  codeEnteredAt: Date | null;

  /** Whether several people use the computer. The session then ends when it is not used. */
  @Column('boolean', { name: 'is_shared_computer', default: false })
  isSharedComputer: boolean;
}

/** How safe sign-ins of the staff must be, in one row. */
@Entity('desk_security')
@Check('desk_security_one_row', 'singleton')
@Check('desk_security_minutes', 'shared_computer_minutes BETWEEN 5 AND 240')
export class DeskSecurity {
  @PrimaryColumn('boolean', { default: true, primaryKeyConstraintName: 'desk_security_pkey' })
  singleton: boolean;

  /** Whether roles without a bound, such as owner and manager, need a second factor. */
  @Column('boolean', { name: 'requires_second_factor', default: false })
  requiresSecondFactor: boolean;

  /** After how many minutes without use a session on a shared computer ends. */
  @Column('integer', { name: 'shared_computer_minutes', default: 30 })
  sharedComputerMinutes: number;

  /** Counts the changes. */
  @VersionColumn({ type: 'integer', default: 1 })
  version: number;
}

/**
 * Rows are kept for 7 days; sessions end long before. The age is measured by the database's clock, because tests move the
 * hotel's time.
 */
export const DESK_SESSION_RETENTION: RetentionRule = {
  table: 'desk_sessions',
  mayBeDeleted: "signed_in_at < clock_timestamp() - interval '7 days'",
};
