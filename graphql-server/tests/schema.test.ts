import { createApplicationDatabase } from '../src/app/application-database';
import { migrate } from '../src/migrate';
import { createTestDatabase } from './testkit/test-database';

describe('the database', () => {
  test('has after all migrations exactly the shape that the entities describe', async () => {
    const { url, drop } = await createTestDatabase();
    await migrate({ DATABASE_URL: url, DATABASE_POOL: 2 });
    const database = await createApplicationDatabase({ DATABASE_URL: url, DATABASE_POOL: 2 }).initialize();
    const missing = await database.driver.createSchemaBuilder().log();
    await database.destroy();
    await drop();
    expect(missing.upQueries.map(({ query }) => query)).toEqual([]);
  });

  test('is migrated once, however many servers start together', async () => {
    const { url, drop } = await createTestDatabase();
    const settings = { DATABASE_URL: url, DATABASE_POOL: 2, hasSampleContent: true };
    await Promise.all([1, 2, 3].map(() => migrate(settings)));
    const database = await createApplicationDatabase({ DATABASE_URL: url, DATABASE_POOL: 2 }).initialize();
    const rooms: { code: string; count: number }[] = await database.query(
      'SELECT code, count(*)::int AS count FROM rooms JOIN room_types type ON type.id = type_id GROUP BY 1 ORDER BY 1',
    );
    await database.destroy();
    await drop();
    expect(rooms).toEqual([
      { code: 'Deluxe', count: 8 },
      { code: 'Double', count: 10 },
      { code: 'Single', count: 8 },
      { code: 'Suite', count: 4 },
    ]);
  });
});
