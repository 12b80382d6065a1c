import { staffAddress } from './staff-address';

/**
 * SQL for the name of a person of the hotel, as all pages of the desk show it: the name of the member of the staff, or else the
 * address with which the account last acted; null for an account that never acted. `account` is SQL, too.
 */
export const staffName = (account: string): string =>
  `coalesce((SELECT member.name FROM staff_members member WHERE member.uid = ${account}), ${staffAddress(account)})`;
