import { randomUUID } from 'node:crypto';
import type { DataSource } from 'typeorm';
import { FillActors1763902000000 } from '../../migrations/1763902000000-fill-actors';
import { createApplicationDatabase } from '../../src/app/application-database';
import { createMigratedDatabase, type TestDatabase } from '../testkit/test-database';

let testDatabase: TestDatabase;
let database: DataSource;
beforeAll(async () => {
  testDatabase = await createMigratedDatabase();
  database = await createApplicationDatabase({
    DATABASE_URL: testDatabase.url,
    DATABASE_POOL: 2,
  }).initialize();
});
afterAll(async () => {
  await database.destroy();
  await testDatabase.drop();
});

// What servers of the version before write into the history, and what the new columns say.
const ACTORS = [
  ['guest', 'guest', null],
  ['webhook', 'webhook', null],
  ['sweep', 'job', 'sweep holds'],
  ['reconciliation', 'job', 'reconciliation'],
  ['refund job', 'job', 'refund job'],
  ['capture job', 'job', 'capture job'],
] as const;

const insertTransition = (actor: string) =>
  database.query(
    `INSERT INTO transitions (machine, subject_id, to_state, actor, reason)
     VALUES ('booking', $1, 'HELD', $2, 'for this test') RETURNING actor_kind, actor_id`,
    [randomUUID(), actor],
  );

const insertEntry = (action: string) =>
  database.query(
    `INSERT INTO administrator_actions (uid, address, action, details)
     VALUES ('the-owner', 'owner@example.com', $1, '{"title": "Monsoon"}')
     RETURNING actor_kind, actor_id, permission, before, after`,
    [action],
  );

const MONSOON = { title: 'Monsoon' };
const ENTRIES = [
  ['addOffer', { permission: 'content.write', before: null, after: MONSOON }],
  ['editHotel', { permission: 'content.write', before: null, after: MONSOON }],
  ['deleteCategoryItem', { permission: 'content.write', before: MONSOON, after: null }],
  ['exportGuestBookings', { permission: 'bookings.export', before: null, after: null }],
  ['exportSubscribers', { permission: 'subscribers.export', before: null, after: null }],
  ['pinAdministrator', { permission: null, before: null, after: null }],
] as const;

describe('given a server of the version before runs beside the new ones', () => {
  test.each(ACTORS)('its history row of %s names the actor by kind and id', async (actor, kind, id) => {
    expect(await insertTransition(actor)).toEqual([{ actor_kind: kind, actor_id: id }]);
  });

  test.each(ENTRIES)('its audit entry of %s names actor and permission', async (action, filled) => {
    expect(await insertEntry(action)).toEqual([{ actor_kind: 'staff', actor_id: 'the-owner', ...filled }]);
  });
});

describe('given rows of the version before', () => {
  beforeAll(async () => {
    await database.query(`
      DELETE FROM transitions; DELETE FROM administrator_actions;
      ALTER TABLE transitions DISABLE TRIGGER transitions_actor;
      ALTER TABLE administrator_actions DISABLE TRIGGER administrator_actions_actor`);
    for (const [actor] of ACTORS) await insertTransition(actor);
    for (const [action] of ENTRIES) await insertEntry(action);
    // More than one batch.
    await database.query(
      `INSERT INTO transitions (machine, subject_id, to_state, actor, reason)
       SELECT 'booking', gen_random_uuid(), 'HELD', 'guest', 'for this test' FROM generate_series(1, 12000)`,
    );
    const runner = database.createQueryRunner();
    await new FillActors1763902000000().up(runner);
    await runner.release();
  });

  test('the migration fills every row of the history', async () => {
    const rows: unknown[] = await database.query(
      'SELECT actor, actor_kind, actor_id, count(*)::int FROM transitions GROUP BY 1, 2, 3 ORDER BY min(id)',
    );
    expect(rows).toEqual(
      ACTORS.map(([actor, kind, id]) => ({
        actor,
        actor_kind: kind,
        actor_id: id,
        count: actor === 'guest' ? 12_001 : 1,
      })),
    );
  });

  test('the migration fills every audit entry', async () => {
    const rows: unknown[] = await database.query(
      'SELECT action, actor_kind, actor_id, permission, before, after FROM administrator_actions ORDER BY id',
    );
    expect(rows).toEqual(
      ENTRIES.map(([action, filled]) => ({ action, actor_kind: 'staff', actor_id: 'the-owner', ...filled })),
    );
  });
});
