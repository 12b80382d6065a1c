import { serviceUid } from '../../platform/states/actor';
import { isPermission } from '../accounts/permissions';
import type { StaffRights } from '../accounts/staff-rights';
import type { OpenServiceKey } from './service-key.repository';

/** What a program may do. */
export type ServiceRights = Pick<StaffRights, 'name' | 'permissions' | 'boundPaise'> & { uid: string };

/** The rights of a key. A program may not lower prices or give money back: its bound is 0. */
export function rightsOfKey({ id, name, permissions }: OpenServiceKey): ServiceRights {
  return { uid: serviceUid(id), name, permissions: new Set(permissions.filter(isPermission)), boundPaise: 0 };
}
