import type { Erasure } from './declaration';

/** The name of a guest who is erased. */
export const ERASED_GUEST = 'Erased guest';

/** The value becomes the result of an SQL expression. */
export const becomes = (sql: string, inWords: string): Erasure => ({ becomes: sql, inWords });

export const UNNAMED = becomes(`'${ERASED_GUEST}'`, ERASED_GUEST);

export const EMPTIED = becomes('NULL', 'nothing');

/** The value goes with its row. */
export const DELETED: Erasure = { goesWithRow: true };

/** The account of a guest is removed. The account of a member of the staff stays. */
export const WITHOUT_GUEST = becomes(
  "CASE WHEN actor_kind = 'guest' THEN NULL ELSE actor_id END",
  'nothing for a guest',
);

/** A value that does not identify a person once the name is erased. */
export const STAYS_AS_A_FIGURE: Erasure = {
  stays: 'without the name it belongs to nobody, and figures need it',
};
