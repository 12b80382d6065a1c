import type { EntityManager } from 'typeorm';

/**
 * The names of members of the staff, by account or by verified address. A former member keeps the name here, so that old
 * records have a name, too.
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
