/**
 * SQL for the address with which somebody of the staff last acted; null for an account that never did. It comes from the
 * audit log, so that nobody asks the identity provider, which no longer knows a deleted account. `account` is SQL, too.
 */
export const staffAddress = (account: string): string => `(
  SELECT entry.address FROM administrator_actions entry WHERE entry.actor_id = ${account}
  ORDER BY entry.id DESC LIMIT 1)`;
