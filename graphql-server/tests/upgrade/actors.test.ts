import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { Actors1763901000000 } from '../../migrations/1763901000000-actors';
import { migrate } from '../../src/migrate';
import { createDatabaseBefore } from '../testkit/earlier-database';
import type { TestDatabase } from '../testkit/test-database';
import { waitFor } from '../testkit/wait-for';

let testDatabase: TestDatabase;
let database: Client;

beforeAll(async () => {
  testDatabase = await createDatabaseBefore(Actors1763901000000);
  database = await connect();
});
afterAll(async () => {
  await database.end();
  await testDatabase.drop();
});

async function connect(): Promise<Client> {
  const client = new Client({ connectionString: testDatabase.url });
  await client.connect();
  return client;
}

const upgrade = (options: { finishes?: boolean } = {}) =>
  migrate({ DATABASE_URL: testDatabase.url, DATABASE_POOL: 2, ...options });

const rowsOf = async (text: string, values: unknown[] = []) =>
  (await database.query<Record<string, unknown>>(text, values)).rows;

// What servers of the previous version write into the history, and what the new columns then contain.
const ACTORS = [
  ['guest', 'guest', null],
  ['webhook', 'webhook', null],
  ['sweep', 'job', 'sweep holds'],
  ['reconciliation', 'job', 'reconciliation'],
  ['refund job', 'job', 'refund job'],
  ['capture job', 'job', 'capture job'],
] as const;

const MONSOON = { title: 'Monsoon' };
const ENTRIES = [
  ['addOffer', { permission: 'content.write', before: null, after: MONSOON }],
  ['editHotel', { permission: 'content.write', before: null, after: MONSOON }],
  ['deleteCategoryItem', { permission: 'content.write', before: MONSOON, after: null }],
  ['exportGuestBookings', { permission: 'bookings.export', before: null, after: null }],
  ['exportSubscribers', { permission: 'subscribers.export', before: null, after: null }],
  ['pinAdministrator', { permission: null, before: null, after: null }],
] as const;

async function insertEarlierTransition(actor: string): Promise<unknown> {
  const [row] = await rowsOf(
    `INSERT INTO transitions (machine, subject_id, to_state, actor, reason)
     VALUES ('booking', $1, 'HELD', $2, 'for this test') RETURNING id`,
    [randomUUID(), actor],
  );
  return row?.['id'];
}

async function insertEarlierEntry(action: string): Promise<unknown> {
  const [row] = await rowsOf(
    `INSERT INTO administrator_actions (uid, address, action, details)
     VALUES ('the-owner', 'owner@example.com', $1, '{"title": "Monsoon"}') RETURNING id`,
    [action],
  );
  return row?.['id'];
}

const insertTransition = (kind: string | null, id: string | null, client = database) =>
  client.query(
    `INSERT INTO transitions (machine, subject_id, to_state, actor_kind, actor_id, reason)
     VALUES ('booking', $1, 'HELD', $2, $3, 'for this test')`,
    [randomUUID(), kind, id],
  );

const insertEntry = (kind: string | null) =>
  database.query(
    `INSERT INTO administrator_actions (actor_kind, actor_id, address, action, details)
     VALUES ($1, 'the-owner', 'owner@example.com', 'addOffer', '{}')`,
    [kind],
  );

const HISTORY = `SELECT actor_kind AS kind, actor_id AS id, count(*)::int FROM transitions
  GROUP BY 1, 2 ORDER BY min(transitions.id)`;
const ENTRY = 'SELECT action, actor_kind, actor_id, permission, before, after FROM administrator_actions';
const entryOf = (action: string, filled: object) => ({
  action,
  actor_kind: 'staff',
  actor_id: 'the-owner',
  ...filled,
});

// More than one batch.
const FURTHER_ROWS = 12_000;
const filledHistory = ACTORS.map(([, kind, id]) => ({
  kind,
  id,
  count: kind === 'guest' ? FURTHER_ROWS + 1 : 1,
}));
const filledEntries = ENTRIES.map(([action, filled]) => entryOf(action, filled));

// The tests below follow one upgrade, in its order.

describe('given rows of the previous version', () => {
  beforeAll(async () => {
    for (const [actor] of ACTORS) await insertEarlierTransition(actor);
    for (const [action] of ENTRIES) await insertEarlierEntry(action);
    await database.query(
      `INSERT INTO transitions (machine, subject_id, to_state, actor, reason)
       SELECT 'booking', gen_random_uuid(), 'HELD', 'guest', 'for this test' FROM generate_series(1, $1::int)`,
      [FURTHER_ROWS],
    );
    await upgrade();
  });

  test('the migration fills every row of the history', async () => {
    expect(await rowsOf(HISTORY)).toEqual(filledHistory);
  });

  test('the migration fills every audit entry', async () => {
    expect(await rowsOf(`${ENTRY} ORDER BY id`)).toEqual(filledEntries);
  });
});

describe('given servers of both versions', () => {
  beforeAll(() => database.query('BEGIN'));
  afterAll(() => database.query('ROLLBACK'));

  test.each(ACTORS)('a history row of %s names the actor by kind and id', async (actor, kind, id) => {
    const row = await insertEarlierTransition(actor);
    expect(await rowsOf('SELECT actor_kind, actor_id FROM transitions WHERE id = $1', [row])).toEqual([
      { actor_kind: kind, actor_id: id },
    ]);
  });

  test.each(ACTORS)('the previous version reads its word %s in a new row', async (actor, kind, id) => {
    await insertTransition(kind, id);
    expect(await rowsOf('SELECT actor FROM transitions ORDER BY id DESC LIMIT 1')).toEqual([{ actor }]);
  });

  test.each(ENTRIES)('an audit entry of %s names actor and permission', async (action, filled) => {
    const entry = await insertEarlierEntry(action);
    expect(await rowsOf(`${ENTRY} WHERE id = $1`, [entry])).toEqual([entryOf(action, filled)]);
  });

  test('the previous version reads the account in a new audit entry', async () => {
    await insertEntry('staff');
    expect(await rowsOf('SELECT uid FROM administrator_actions ORDER BY id DESC LIMIT 1')).toEqual([
      { uid: 'the-owner' },
    ]);
  });
});

const WAITS_FOR_TABLE = `SELECT 1 FROM pg_locks
  WHERE relation = 'transitions'::regclass AND mode = 'AccessExclusiveLock' AND NOT granted`;

describe('given no server of the previous version is left', () => {
  beforeAll(async () => {
    const [slowGuest, nextGuest] = [await connect(), await connect()];
    await slowGuest.query('BEGIN');
    await insertTransition('guest', 'slow', slowGuest);
    const finished = upgrade({ finishes: true });
    await waitFor(
      'the finish waits for a guest who writes history',
      async () => (await rowsOf(WAITS_FOR_TABLE)).length > 0,
    );
    // The finish gives way; otherwise this guest would wait for the slow one.
    await insertTransition('guest', 'next', nextGuest);
    await slowGuest.query('COMMIT');
    await finished;
    await Promise.all([slowGuest.end(), nextGuest.end()]);
  });

  test('the finish keeps each row and its actor, and nobody waits for a slow guest', async () => {
    const guests = ['slow', 'next'].map((id) => ({ kind: 'guest', id, count: 1 }));
    expect(await rowsOf(HISTORY)).toEqual([...filledHistory, ...guests]);
    expect(await rowsOf(`${ENTRY} ORDER BY id`)).toEqual(filledEntries);
  });

  test('the earlier columns, the triggers and their functions are gone', async () => {
    expect(
      await rowsOf(
        `SELECT table_name, column_name FROM information_schema.columns
         WHERE (table_name, column_name) IN (('transitions', 'actor'), ('administrator_actions', 'uid'))`,
      ),
    ).toEqual([]);
    expect(
      await rowsOf(
        `SELECT proname AS name FROM pg_proc WHERE proname ~ '^(transitions|administrator_actions)_'
         UNION ALL SELECT tgname FROM pg_trigger WHERE tgname IN ('transitions_actor', 'administrator_actions_actor')`,
      ),
    ).toEqual([]);
  });

  test('every remaining constraint holds for every row', async () => {
    expect(
      await rowsOf(
        `SELECT conname FROM pg_constraint
         WHERE conrelid IN ('transitions'::regclass, 'administrator_actions'::regclass)
           AND (NOT convalidated OR conname LIKE '%_given')`,
      ),
    ).toEqual([]);
  });

  test.each([
    ['a history row', (kind: string | null) => insertTransition(kind, null)],
    ['an audit entry', insertEntry],
  ])('%s without an actor is refused', async (_row, insert) => {
    await expect(insert(null)).rejects.toMatchObject({ code: '23502', column: 'actor_kind' });
    await expect(insert('ghost')).rejects.toMatchObject({ code: '23514' });
  });
});
