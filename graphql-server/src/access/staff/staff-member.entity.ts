import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, Unique } from 'typeorm';
import { StaffRole } from './staff-role.entity';

/** A person of the hotel with an own sign-in. The row stays when the person leaves: what the person did names it. */
@Entity('staff_members')
@Unique('staff_members_uid_key', ['uid'])
@Index('staff_members_role_index', ['roleId'])
export class StaffMember {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'staff_members_pkey' })
  id: string;

  /** The identity provider's id of the account that accepted the invitation. */
  @Column('text')
  uid: string;

  /** The account's verified address when it joined. An account with another verified address has no rights. */
  @Column('text')
  address: string;

  @Column('text')
  name: string;

  @ManyToOne(() => StaffRole)
  @JoinColumn({ name: 'role_id', foreignKeyConstraintName: 'staff_members_role_fkey' })
  role: StaffRole;

  @Column('text', { name: 'role_id' })
  roleId: string;

  @Column('timestamptz', { name: 'joined_at' })
  joinedAt: Date;

  /** Sessions that signed in earlier have no rights. */
  @Column('timestamptz', { name: 'sessions_from' })
  sessionsFrom: Date;

  /** Null while the person may work. */
  @Column('timestamptz', { name: 'suspended_at', nullable: true })
  suspendedAt: Date | null;

  /** Null while the person belongs to the staff. */
  @Column('timestamptz', { name: 'removed_at', nullable: true })
  removedAt: Date | null;

  /** The account of the owner who offers ownership to this person; null without an offer. */
  @Column('text', { name: 'ownership_offered_by', nullable: true })
  ownershipOfferedBy: string | null;
}

/** An invitation that nobody has accepted yet. An address has one; it is deleted when it is used or withdrawn. */
@Entity('staff_invitations')
@Unique('staff_invitations_email_key_key', ['emailKey'])
@Unique('staff_invitations_token_hash_key', ['tokenHash'])
@Index('staff_invitations_role_index', ['roleId'])
export class StaffInvitation {
  @PrimaryColumn('uuid', { primaryKeyConstraintName: 'staff_invitations_pkey' })
  id: string;

  @Column('text')
  email: string;

  /** The address in lower case (`emailKey`). */
  @Column('text', { name: 'email_key' })
  emailKey: string;

  @Column('text')
  name: string;

  @ManyToOne(() => StaffRole)
  @JoinColumn({ name: 'role_id', foreignKeyConstraintName: 'staff_invitations_role_fkey' })
  role: StaffRole;

  @Column('text', { name: 'role_id' })
  roleId: string;

  /** SHA-256 of the token, so that a stolen copy of the database invites nobody. */
  @Column('text', { name: 'token_hash' })
  tokenHash: string;

  /** The account of the person who invited. */
  @Column('text', { name: 'invited_by' })
  invitedBy: string;

  @Column('timestamptz', { name: 'invited_at' })
  invitedAt: Date;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt: Date;
}
