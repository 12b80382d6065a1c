import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { migrate } from '../../src/migrate';

export interface TestDatabase {
  url: string;
  drop(): Promise<void>;
}

// Test files that start together make the template one after the other.
const TEMPLATE_LOCK = 740_212;
const TEMPLATE = 'test_template';

function adminUrl(): string {
  const url = process.env['TEST_POSTGRES_URL'];
  if (!url) throw new Error('TEST_POSTGRES_URL is not set; whole-run.ts sets it.');
  return url;
}

function urlOf(name: string): string {
  const url = new URL(adminUrl());
  url.pathname = `/${name}`;
  return url.href;
}

async function onMaintenanceDatabase(work: (client: Client) => Promise<unknown>): Promise<void> {
  const client = new Client({ connectionString: adminUrl() });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

async function createDatabase(template: string): Promise<TestDatabase> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await onMaintenanceDatabase((client) =>
    client.query(`CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`),
  );
  const drop = () => onMaintenanceDatabase((client) => client.query(`DROP DATABASE ${name} WITH (FORCE)`));
  return { url: urlOf(name), drop };
}

/** A database without tables. */
export function createTestDatabase(): Promise<TestDatabase> {
  return createDatabase('template1');
}

/**
 * Deletes the sample's seasons, rules and promotions, because tests create their own. Dates of the sample's would come
 * near one day.
 */
async function withoutSampleRules(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query('DELETE FROM seasons; DELETE FROM restrictions; DELETE FROM promotions');
  await client.end();
}

/** Migrates the template under another name first, so that a database with the template's name is complete. */
async function makeTemplate(client: Client): Promise<void> {
  const { rows } = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [TEMPLATE]);
  if (rows.length > 0) return;
  const unfinished = `${TEMPLATE}_unfinished`;
  await client.query(`DROP DATABASE IF EXISTS ${unfinished}`);
  await client.query(`CREATE DATABASE ${unfinished}`);
  await migrate({ DATABASE_URL: urlOf(unfinished), DATABASE_POOL: 2, hasSampleContent: true });
  await withoutSampleRules(urlOf(unfinished));
  await client.query(`ALTER DATABASE ${unfinished} RENAME TO ${TEMPLATE}`);
}

/** A database of this version with the sample content. It is copied, which is faster than migrating each. */
export async function createMigratedDatabase(): Promise<TestDatabase> {
  await onMaintenanceDatabase(async (client) => {
    await client.query('SELECT pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    await makeTemplate(client);
  });
  return createDatabase(TEMPLATE);
}

/** The database of a new production installation, without any hotel data. */
export async function createEmptyDatabase(): Promise<TestDatabase> {
  const database = await createTestDatabase();
  await migrate({ DATABASE_URL: database.url, DATABASE_POOL: 2, hasSampleContent: false });
  return database;
}
