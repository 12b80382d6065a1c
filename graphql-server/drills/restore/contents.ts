import type { Client } from 'pg';
import { onConnection } from './connection';

/** The number of rows of a table, and a hash of all rows in order. */
interface TableContents {
  rows: number;
  hash: string;
}

export type Contents = ReadonlyMap<string, TableContents>;

const TABLES = `
  SELECT quote_ident(table_schema) || '.' || quote_ident(table_name) AS name FROM information_schema.tables
  WHERE table_type = 'BASE TABLE' AND table_schema IN ('public', 'graphile_worker') ORDER BY 1`;

/** Every row of every table of the application and of its queue, read at one moment. */
export function readContents(databaseUrl: string): Promise<Contents> {
  return onConnection(databaseUrl, async (client) => {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    const { rows: tables } = await client.query<{ name: string }>(TABLES);
    const contents = new Map<string, TableContents>();
    for (const { name } of tables) contents.set(name, await readTable(client, name));
    return contents;
  });
}

async function readTable(client: Client, name: string): Promise<TableContents> {
  const { rows } = await client.query<TableContents>(
    `SELECT count(*)::int AS rows, COALESCE(md5(string_agg(line, E'\\n' ORDER BY line)), '') AS hash
     FROM (SELECT entry::text COLLATE "C" AS line FROM ${name} entry) lines`,
  );
  return rows[0] ?? { rows: 0, hash: '' };
}

/** The tables that differ, or exist only in one of the two. */
export function differences(before: Contents, after: Contents): string[] {
  const names = new Set([...before.keys(), ...after.keys()]);
  return [...names].filter((name) => before.get(name)?.hash !== after.get(name)?.hash);
}
