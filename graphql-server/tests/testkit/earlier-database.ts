import { Client } from 'pg';
import { MIGRATIONS } from '../../src/app/database/migrations';
import { createDatabase } from '../../src/platform/database/database';
import { createTestDatabase, type TestDatabase } from './test-database';

/** A database as it was before that migration, with three rooms. */
export async function createDatabaseBefore(migration: (typeof MIGRATIONS)[number]): Promise<TestDatabase> {
  const testDatabase = await createTestDatabase();
  const { url } = testDatabase;
  const known = MIGRATIONS.slice(0, MIGRATIONS.indexOf(migration));
  const before = await createDatabase({ url, poolSize: 1 }, { entities: [], migrations: known }).initialize();
  await before.runMigrations();
  await before.destroy();
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(
    `INSERT INTO room_types (name, nightly_rate_cents, capacity, description, sort_order)
     VALUES ('Single', 9900, 2, 'Small', 0), ('Suite', 29900, 6, 'Large', 1);
     INSERT INTO rooms (number, room_type) VALUES ('101', 'Single'), ('102', 'Single'), ('401', 'Suite');`,
  );
  await client.end();
  return testDatabase;
}
