import type { DataSource, EntityManager } from 'typeorm';
import { isPermission, type Permission } from '../accounts/permissions';
import { OWNER_RIGHTS, type StaffRights } from '../accounts/staff-rights';
import { ServiceKeyRepository } from '../service-keys/service-key.repository';
import { rightsOfKey } from '../service-keys/service-rights';
import { keyOfServiceUid } from '../../platform/states/actor';
import { OWNER_ROLE, type StaffRole } from './staff-role.entity';

/** What the role allows. */
export function rightsOfRole({
  id,
  permissions,
  boundPaise,
}: Pick<StaffRole, 'id' | 'permissions' | 'boundPaise'>): Pick<StaffRights, 'permissions' | 'boundPaise'> {
  if (id === OWNER_ROLE) return OWNER_RIGHTS;
  return { permissions: new Set(permissions.filter(isPermission)), boundPaise };
}

type Row = Pick<StaffRights, 'name' | 'address' | 'sessionsFrom' | 'roleId' | 'roleName' | 'boundPaise'> & {
  permissions: string[];
};

/** Knows who belongs to the staff. Each request asks, so that a suspension counts at once on every server. */
export class StaffDirectory {
  private readonly serviceKeys: ServiceKeyRepository;

  constructor(private readonly database: DataSource) {
    this.serviceKeys = new ServiceKeyRepository(database);
  }

  /** The rights of the account's owner; null for an account that is not an active member of the staff. */
  async rightsOf(uid: string, manager: EntityManager = this.database.manager): Promise<StaffRights | null> {
    const [row]: Row[] = await manager.query(
      `SELECT member.name, member.address, member.sessions_from AS "sessionsFrom", role.id AS "roleId",
              role.name AS "roleName", role.permissions, role.bound_paise AS "boundPaise"
       FROM staff_members member JOIN staff_roles role ON role.id = member.role_id
       WHERE member.uid = $1 AND member.suspended_at IS NULL AND member.removed_at IS NULL`,
      [uid],
    );
    return row ? { ...row, ...rightsOfRole({ ...row, id: row.roleId }) } : null;
  }

  /**
   * Does what `rightsOf` does, in a transaction, and knows programs by their keys. The pinned administrator is an owner, whatever
   * the row of the account says.
   */
  async actorRights(
    manager: EntityManager,
    uid: string,
  ): Promise<Pick<StaffRights, 'permissions' | 'boundPaise'> | null> {
    const keyId = keyOfServiceUid(uid);
    if (keyId !== null) {
      const key = await this.serviceKeys.openOfId(keyId, manager);
      return key && rightsOfKey(key);
    }
    return (await this.isPinned(manager, uid)) ? OWNER_RIGHTS : this.rightsOf(uid, manager);
  }

  /** Whether the account is the pinned administrator's. */
  async isPinned(manager: EntityManager, uid: string): Promise<boolean> {
    const rows: unknown[] = await manager.query('SELECT 1 FROM administrator_identity WHERE uid = $1', [uid]);
    return rows.length > 0;
  }

  /** Whether the account may still do what needs the permission. */
  async holds(manager: EntityManager, uid: string, permission: Permission): Promise<boolean> {
    return (await this.actorRights(manager, uid))?.permissions.has(permission) === true;
  }
}
