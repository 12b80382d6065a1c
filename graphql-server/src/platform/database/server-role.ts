import { escapeIdentifier, escapeLiteral, type Client } from 'pg';

/** The login of an address: `postgres://name:password@host/database`. */
function loginOf(databaseUrl: string): { role: string; password: string } {
  const { username, password } = new URL(databaseUrl);
  return { role: decodeURIComponent(username), password: decodeURIComponent(password) };
}

async function createMissingRole(owner: Client, databaseUrl: string): Promise<void> {
  const { role, password } = loginOf(databaseUrl);
  const { rowCount } = await owner.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [role]);
  if (rowCount) return;
  await owner.query(`CREATE ROLE ${escapeIdentifier(role)} LOGIN PASSWORD ${escapeLiteral(password)}`);
}

/** The queue's tables have row-level security: without a policy only their owner can see rows. */
async function openQueueTables(owner: Client, role: string): Promise<void> {
  const { rows } = await owner.query<{ name: string }>(
    "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'graphile_worker' AND rowsecurity",
  );
  for (const { name } of rows) {
    const table = `graphile_worker.${escapeIdentifier(name)}`;
    await owner.query(`DROP POLICY IF EXISTS servers ON ${table}`);
    await owner.query(`CREATE POLICY servers ON ${table} TO ${role} USING (true) WITH CHECK (true)`);
  }
}

// Servers read and write rows. They cannot create, change or drop tables, and only tests move the clock.
const grantsTo = (role: string, database: string): string[] => [
  `REVOKE CREATE ON SCHEMA public FROM PUBLIC`,
  `REVOKE TEMPORARY ON DATABASE ${database} FROM PUBLIC`,
  `GRANT CONNECT ON DATABASE ${database} TO ${role}`,
  `GRANT USAGE ON SCHEMA public, graphile_worker TO ${role}`,
  `GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public, graphile_worker TO ${role}`,
  `GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public, graphile_worker TO ${role}`,
  `GRANT EXECUTE ON ALL FUNCTIONS IN SCHEMA public, graphile_worker TO ${role}`,
  `REVOKE INSERT, UPDATE, DELETE ON public.migrations, public.clock, graphile_worker.migrations FROM ${role}`,
];

/**
 * Grants the role of this address the rights that a server needs; to be run after each migration. Creates a missing
 * role, for which the owner needs the right to create roles. `owner` is connected as the tables' owner.
 */
export async function grantServerRole(owner: Client, databaseUrl: string): Promise<void> {
  const { rows } = await owner.query<{ database: string; role: string }>(
    'SELECT current_database() AS database, current_user AS role',
  );
  const { role } = loginOf(databaseUrl);
  const [current] = rows;
  if (!current || current.role === role) return;
  await createMissingRole(owner, databaseUrl);
  const quoted = escapeIdentifier(role);
  for (const grant of grantsTo(quoted, escapeIdentifier(current.database))) await owner.query(grant);
  await openQueueTables(owner, quoted);
}
