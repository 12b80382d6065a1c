import { staffAddress } from './staff-address';

/**
 * SQL for the name of a member of the staff, as all pages of the desk show it. For an account without a member, it is the
 * address with which the account last acted; null when it never acted. `account` is SQL, too.
 */
export const staffName = (account: string): string =>
  `coalesce((SELECT member.name FROM staff_members member WHERE member.uid = ${account}), ${staffAddress(account)})`;
