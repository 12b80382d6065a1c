/**
 * SQL for the address with which a member of the staff last acted; null for an account that never acted. It reads the
 * audit log instead of asking the identity provider, which does not know deleted accounts. `account` is SQL, too.
 */
export const staffAddress = (account: string): string => `(
  SELECT entry.address FROM administrator_actions entry WHERE entry.actor_id = ${account}
  ORDER BY entry.id DESC LIMIT 1)`;
