import { withConnection } from './connections/database-connection';
import { ok, warning, wrong, type Finding } from './report/finding';

const MIGRATE = 'node graphql-server/dist/src/migrate.js';

/** The migrations that a database lacks. */
export interface OpenMigrations {
  /** The migrations of this version that have not run. */
  pending: readonly string[];
  /** The finishing migrations that have not run. They drop what only the previous version reads. */
  unfinished: readonly string[];
  /** Migrations that have run but are unknown to this version. */
  unknown: readonly string[];
}

type Query = (sql: string) => Promise<unknown[]>;

function migrationsFinding({ pending, unfinished, unknown }: OpenMigrations): Finding {
  const [first, ...later] = pending;
  if (first !== undefined)
    return wrong(
      `${first} has not run${later.length > 0 ? `, and ${later.length} more` : ''}`,
      `Run ${MIGRATE}; no server starts before it has run`,
    );
  if (unknown.length > 0)
    return warning(
      `the database is of a later version: it has ${unknown[0]}`,
      'Run the doctor of that version, and start no servers of this one',
    );
  if (unfinished.length > 0)
    return warning(
      `all of this version have run, except those that finish the upgrade (${unfinished.join(', ')})`,
      `When no server of the previous version is left, run ${MIGRATE} --finish`,
    );
  return ok('all have run');
}

/** Whether the database is at this version. `read` compares it with the list of migrations. */
export function checkMigrations(
  address: { url: string; setting: string },
  read: (query: Query) => Promise<OpenMigrations>,
  signal: AbortSignal,
): Promise<Finding> {
  return withConnection(address, signal, async (client) => {
    const query: Query = async (sql) => (await client.query<object>(sql)).rows;
    return migrationsFinding(await read(query));
  });
}
