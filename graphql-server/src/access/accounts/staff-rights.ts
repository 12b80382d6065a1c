import { ALL_PERMISSIONS, type Permission } from './permissions';

/** What a member of the staff may do now, and who it is. */
export interface StaffRights {
  /** The name that the desk shows. */
  name: string;
  /** The verified address that the account must still have. */
  address: string;
  /** Sessions that signed in earlier have no rights. */
  sessionsFrom: Date;
  roleId: string;
  roleName: string;
  permissions: ReadonlySet<Permission>;
  /** The most that the person may give away on one business day, in paise; null for any amount. */
  boundPaise: number | null;
}

/** What an owner may do. */
export const OWNER_RIGHTS: Pick<StaffRights, 'permissions' | 'boundPaise'> = {
  permissions: new Set(ALL_PERMISSIONS),
  boundPaise: null,
};

/** Whether the second person's rights are all among the first person's rights. */
export function covers(
  first: Pick<StaffRights, 'permissions' | 'boundPaise'>,
  second: Pick<StaffRights, 'permissions' | 'boundPaise'>,
): boolean {
  if ([...second.permissions].some((permission) => !first.permissions.has(permission))) return false;
  if (first.boundPaise === null) return true;
  return second.boundPaise !== null && second.boundPaise <= first.boundPaise;
}
