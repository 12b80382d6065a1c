import type { DataSource, EntityManager } from 'typeorm';
import { lockByName } from '../../platform/database/database';
import { StaffInvitation, StaffMember } from './staff-member.entity';
import { StaffRole } from './staff-role.entity';

/** A member of the staff or an invitation, with the columns of the desk's list. */
export interface ListedStaff {
  id: string;
  name: string;
  address: string;
  roleId: string;
  state: 'INVITED' | 'ACTIVE' | 'SUSPENDED';
  /** When the person joined, was suspended, or was invited. */
  since: Date;
  /** When the invitation ends; null for members. */
  expiresAt: Date | null;
  /** Whether the account is the hotel's pinned administrator. */
  isPinned: boolean;
  uid: string | null;
  /** The account of the owner who offers ownership; null without an offer. */
  ownershipOfferedBy: string | null;
}

/** A role, and how many people and invitations have it. */
export interface UsedRole extends StaffRole {
  people: number;
}

/** Statements about the people of the hotel, their invitations and roles. */
export class StaffRepository {
  constructor(private readonly database: DataSource) {}

  /** All changes of the staff wait for each other, so that each sees the rights that the one before left. */
  lock(manager: EntityManager): Promise<void> {
    return lockByName(manager, 'staff');
  }

  /** Owners first, then by name; invitations come last. */
  list(manager: EntityManager = this.database.manager): Promise<ListedStaff[]> {
    return manager.query(
      `SELECT * FROM (
         SELECT member.id, member.name, member.address, role_id AS "roleId",
                CASE WHEN suspended_at IS NULL THEN 'ACTIVE' ELSE 'SUSPENDED' END AS state,
                coalesce(suspended_at, joined_at) AS since, NULL::timestamptz AS "expiresAt",
                pinned.uid IS NOT NULL AS "isPinned", member.uid, ownership_offered_by AS "ownershipOfferedBy"
         FROM staff_members member LEFT JOIN administrator_identity pinned ON pinned.uid = member.uid
         WHERE removed_at IS NULL
         UNION ALL
         SELECT id, name, email, role_id, 'INVITED', invited_at, expires_at, false, NULL, NULL FROM staff_invitations
       ) listed
       ORDER BY state = 'INVITED', "roleId" <> 'owner', lower(name), id`,
    );
  }

  /** The roles: the product's roles first, then by name. */
  roles(manager: EntityManager = this.database.manager): Promise<UsedRole[]> {
    return manager.query(
      `SELECT id, name, permissions, bound_paise AS "boundPaise", version,
              ((SELECT count(*) FROM staff_members WHERE role_id = role.id AND removed_at IS NULL)
               + (SELECT count(*) FROM staff_invitations WHERE role_id = role.id))::int AS people
       FROM staff_roles role
       ORDER BY array_position(ARRAY['owner', 'manager', 'reception', 'housekeeping', 'accounts'], id) NULLS LAST,
                lower(name)`,
    );
  }

  member(manager: EntityManager, id: string): Promise<StaffMember | null> {
    return manager.getRepository(StaffMember).findOne({ where: { id }, relations: { role: true } });
  }

  memberOf(manager: EntityManager, uid: string): Promise<StaffMember | null> {
    return manager.getRepository(StaffMember).findOne({ where: { uid }, relations: { role: true } });
  }

  role(manager: EntityManager, id: string): Promise<StaffRole | null> {
    return manager.getRepository(StaffRole).findOneBy({ id });
  }

  /** Whether an active or suspended member has the address. */
  async hasMemberAt(manager: EntityManager, emailKey: string): Promise<boolean> {
    const rows: unknown[] = await manager.query(
      'SELECT 1 FROM staff_members WHERE lower(address) = $1 AND removed_at IS NULL',
      [emailKey],
    );
    return rows.length > 0;
  }

  invitation(manager: EntityManager, id: string): Promise<StaffInvitation | null> {
    return manager.getRepository(StaffInvitation).findOne({ where: { id }, relations: { role: true } });
  }

  /** The invitation of the token while it can be accepted. */
  invitationByHash(manager: EntityManager, tokenHash: string): Promise<StaffInvitation | null> {
    return manager
      .getRepository(StaffInvitation)
      .createQueryBuilder('invitation')
      .innerJoinAndSelect('invitation.role', 'role')
      .where('invitation.tokenHash = :tokenHash AND invitation.expiresAt > hotel_now()', { tokenHash })
      .getOne();
  }

  /** Stores the invitation in place of an earlier invitation to its address. */
  async replaceInvitation(manager: EntityManager, invitation: Omit<StaffInvitation, 'role'>): Promise<void> {
    await manager.delete(StaffInvitation, { emailKey: invitation.emailKey });
    await manager.insert(StaffInvitation, invitation);
  }

  async deleteInvitation(manager: EntityManager, id: string): Promise<void> {
    await manager.delete(StaffInvitation, { id });
  }

  /** Stores the member in place of an earlier row of the account. */
  async putMember(manager: EntityManager, member: Omit<StaffMember, 'role'>): Promise<void> {
    await manager.upsert(StaffMember, member, ['uid']);
  }
}
