import type { Client } from 'pg';
import { withConnection } from './connections/database-connection';
import { ok, skipped, warning, wrong, type Finding } from './report/finding';

const OLDEST_VERSION = 150_000;
const MIGRATE = 'node graphql-server/dist/src/migrate.js';

interface Server {
  version: string;
  number: number;
  role: string;
  readOnly: boolean;
}

async function firstRow<Row extends object>(client: Client, sql: string): Promise<Row> {
  const { rows } = await client.query<Row>(sql);
  const [row] = rows;
  if (!row) throw new Error('PostgreSQL sent no row.');
  return row;
}

/** Whether the database responds, is new enough and accepts writes. */
export function checkDatabase(
  address: { url: string; setting: string },
  signal: AbortSignal,
): Promise<Finding> {
  return withConnection(address, signal, async (client) => {
    const { version, number, role, readOnly } = await firstRow<Server>(
      client,
      `SELECT current_setting('server_version') AS version, current_setting('server_version_num')::int AS number,
         current_user AS role, current_setting('transaction_read_only')::boolean AS "readOnly"`,
    );
    const what = `PostgreSQL ${version} accepts ${role}`;
    if (number < OLDEST_VERSION) return wrong(what, 'Upgrade PostgreSQL to version 15 or later');
    if (readOnly)
      return wrong(
        `${what}, but accepts no writes`,
        `Set ${address.setting} to the primary, not to a standby`,
      );
    return ok(what);
  });
}

interface Role {
  role: string;
  superuser: boolean;
  tables: number;
  owned: string[];
  /** Tables in which the role may not read or write some row. */
  closed: string[];
}

// `grantServerRole` leaves these two tables to the tables' owner.
const ROLE = `
  WITH listed AS (
    SELECT format('%I.%I', n.nspname, c.relname) AS name, pg_has_role(current_user, c.relowner, 'USAGE') AS owned,
      NOT (has_schema_privilege(n.oid, 'USAGE')
        AND has_table_privilege(c.oid, 'SELECT') AND has_table_privilege(c.oid, 'INSERT')
        AND has_table_privilege(c.oid, 'UPDATE') AND has_table_privilege(c.oid, 'DELETE'))
      OR (c.relrowsecurity AND NOT pg_has_role(current_user, c.relowner, 'USAGE') AND NOT EXISTS (
        SELECT FROM pg_policy p
        WHERE p.polrelid = c.oid AND (p.polroles = '{0}'
          OR EXISTS (SELECT FROM unnest(p.polroles) AS r (id) WHERE pg_has_role(current_user, r.id, 'USAGE'))))) AS closed
    FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
    WHERE c.relkind IN ('r', 'p') AND n.nspname IN ('public', 'graphile_worker') AND c.relname NOT IN ('migrations', 'clock')
  )
  SELECT current_user AS role, (SELECT rolsuper FROM pg_roles WHERE rolname = current_user) AS superuser,
    (SELECT count(*)::int FROM listed) AS tables, ARRAY(SELECT name FROM listed WHERE owned ORDER BY name) AS owned,
    ARRAY(SELECT name FROM listed WHERE closed ORDER BY name) AS closed`;

const OWN_ROLE =
  'Give the servers a role of their own: set MIGRATION_DATABASE_URL to the owner of the tables, DATABASE_URL to a plain ' +
  `role, and run ${MIGRATE}`;
const SHOWN_TABLES = 3;

function namesOf(tables: readonly string[]): string {
  const more = tables.length - SHOWN_TABLES;
  return `${tables.slice(0, SHOWN_TABLES).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

function roleFinding({ role, superuser, tables, owned, closed }: Role): Finding {
  if (superuser)
    return wrong(
      `${role} is a superuser: an attacker who takes over a server can also run programs on the database’s machine`,
      OWN_ROLE,
    );
  if (tables === 0) return skipped(`${role} is no superuser; the database has no tables yet`);
  if (closed.length > 0)
    return wrong(
      `${role} may not read and write ${namesOf(closed)}`,
      `Run ${MIGRATE} with MIGRATION_DATABASE_URL, which gives the role its rights`,
    );
  if (owned.length > 0)
    return warning(`${role} owns ${namesOf(owned)}, so a server can change and drop tables`, OWN_ROLE);
  return ok(`${role} can read and write the rows of ${tables} tables and owns none of them`);
}

/** Whether the servers' role has the rights that it needs, and no further rights. */
export function checkRole(address: { url: string; setting: string }, signal: AbortSignal): Promise<Finding> {
  return withConnection(address, signal, async (client) => roleFinding(await firstRow<Role>(client, ROLE)));
}
