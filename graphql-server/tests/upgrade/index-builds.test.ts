import { Client } from 'pg';
import { createMigratingDatabase } from '../../src/app/application-database';
import { buildIndex } from '../../src/platform/database/busy-tables';
import { createTestDatabase } from '../testkit/test-database';
import { waitFor } from '../testkit/wait-for';

/** A function that makes an index take three seconds. */
const TABLE = `
  CREATE TABLE pages (number integer);
  INSERT INTO pages SELECT generate_series(1, 40);
  CREATE FUNCTION slowly(number integer) RETURNS integer LANGUAGE plpgsql IMMUTABLE AS
    'BEGIN PERFORM pg_sleep(0.08); RETURN number; END'`;

const WAITS_FOR_LONGER_THAN_OTHERS_MAY = `
  SELECT 1 FROM pg_stat_activity
  WHERE query LIKE 'CREATE INDEX CONCURRENTLY pages_index%' AND wait_event_type = 'Lock'
    AND clock_timestamp() - state_change > interval '1 second'`;

const LIMITS =
  "SELECT current_setting('statement_timeout') AS statement, current_setting('lock_timeout') AS lock";

test('an index is built while a guest books, however long it takes and has to wait', async () => {
  const { url, drop } = await createTestDatabase();
  const settings = { DATABASE_URL: url, DATABASE_POOL: 2 };
  const database = await createMigratingDatabase(settings, { finishes: false }).initialize();
  const guest = new Client({ connectionString: url });
  await guest.connect();
  const runner = database.createQueryRunner();
  try {
    const connection = (await runner.connect()) as { connectionParameters: { query_timeout: number } };
    await runner.query(TABLE);
    connection.connectionParameters.query_timeout = 2_000;
    await runner.query("SET statement_timeout = '2s'");
    const before: unknown = await runner.query(LIMITS);
    await guest.query('BEGIN');
    await guest.query('INSERT INTO pages VALUES (41)');
    const built = buildIndex(runner, 'pages_index', 'pages (slowly(number))');
    await waitFor('the build has waited for the guest for a second', async () => {
      // In its transaction the guest would always read the activity of its first look.
      const waiting: unknown[] = await database.query(WAITS_FOR_LONGER_THAN_OTHERS_MAY);
      return waiting.length > 0;
    });
    await guest.query('INSERT INTO pages VALUES (42)');
    await guest.query('COMMIT');
    await built;
    const { rows } = await guest.query(
      "SELECT indisvalid FROM pg_index WHERE indexrelid = 'pages_index'::regclass",
    );
    expect(rows).toEqual([{ indisvalid: true }]);
    expect(await runner.query(LIMITS)).toEqual(before);
  } finally {
    await runner.release();
    await guest.end();
    await database.destroy();
    await drop();
  }
});
