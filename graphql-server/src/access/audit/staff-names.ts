import type { EntityManager } from 'typeorm';

/**
 * The names of the members of the staff who have these accounts or these verified addresses, by account or address. A name of
 * somebody who is no member any more counts, too.
 */
export async function staffNames(
  manager: EntityManager,
  by: 'uid' | 'address',
  keys: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows: { key: string; name: string }[] = await manager.query(
    `SELECT ${by} AS key, name FROM staff_members WHERE ${by} = ANY ($1) ORDER BY joined_at`,
    [[...new Set(keys)]],
  );
  return new Map(rows.map(({ key, name }) => [key, name]));
}
