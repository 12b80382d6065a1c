import { randomUUID } from 'node:crypto';
import type { EntityManager, QueryRunner } from 'typeorm';
import { Offer } from '../src/pages/offers/offer.entity';
import { inTransaction } from '../src/platform/database/database';
import { startTestServer, type TestServer } from './testkit/test-server';

let testServer: TestServer;
let connection: QueryRunner;
beforeAll(async () => {
  testServer = await startTestServer();
  connection = testServer.installation.database.createQueryRunner();
});
afterAll(async () => {
  await connection.release();
  await testServer.stop();
});

/** How often each prepared statement that contains the text was run on the connection. */
async function runsOf(text: string): Promise<number[]> {
  const rows: { runs: number }[] = await connection.query(
    `SELECT (generic_plans + custom_plans)::int AS runs FROM pg_prepared_statements
     WHERE statement LIKE $1 AND statement NOT LIKE '%pg_prepared_statements%'`,
    [`%${text}%`],
  );
  return rows.map(({ runs }) => runs);
}

test('a statement with values is prepared once, and executed each time that it is sent', async () => {
  for (const title of ['One', 'Two', 'Three'])
    await connection.query('SELECT id AS prepared_once FROM offers WHERE title = $1', [title]);
  expect(await runsOf('prepared_once')).toEqual([3]);
});

test('statements of TypeORM are prepared as well', async () => {
  const id = randomUUID();
  await connection.manager.insert(Offer, { id, title: 'Monsoon' });
  await connection.manager.delete(Offer, { id });
  expect(await runsOf('DELETE FROM "offers"')).toEqual([1]);
});

test('statements for pages of many rows are not: each page has another text', async () => {
  for (const page of [1, 2, 3])
    await connection.query(
      `SELECT id AS never_prepared FROM hotels WHERE city = $1 LIMIT 6 OFFSET ${page * 6}`,
      ['Pune'],
    );
  expect(await runsOf('never_prepared')).toEqual([]);
});

test('a table that got another column meanwhile can still be read', async () => {
  const read = () => connection.query('SELECT title FROM read_on WHERE title = $1', ['One']);
  await connection.query(`CREATE TEMPORARY TABLE read_on AS SELECT 'One'::text AS title`);
  expect(await read()).toEqual([{ title: 'One' }]);
  await connection.query('ALTER TABLE read_on ADD COLUMN description text');
  expect(await read()).toEqual([{ title: 'One' }]);
  expect(await runsOf('read_on')).toEqual([2]);
});

test('a table whose column got another type meanwhile can still be read', async () => {
  const read = () => connection.query('SELECT amount FROM retyped WHERE amount = $1', [7]);
  await connection.query('CREATE TEMPORARY TABLE retyped AS SELECT 7::integer AS amount');
  expect(await read()).toEqual([{ amount: 7 }]);
  await connection.query('ALTER TABLE retyped ALTER COLUMN amount TYPE bigint');
  expect(await read()).toEqual([{ amount: 7 }]);
  expect(await read()).toEqual([{ amount: 7 }]);
});

test('a transaction that read the column before and after is run again', async () => {
  const { database } = testServer.installation;
  await testServer.query('CREATE TABLE retyped_within AS SELECT 7::integer AS amount');
  const read = (manager: EntityManager) =>
    manager.query('SELECT amount FROM retyped_within WHERE amount = $1', [7]);
  // Every connection of the pool has prepared the statement.
  await Promise.all(Array.from({ length: 8 }, () => inTransaction(database, read)));
  await testServer.query('ALTER TABLE retyped_within ALTER COLUMN amount TYPE bigint');
  const found = await Promise.all(Array.from({ length: 8 }, () => inTransaction(database, read)));
  expect(found).toEqual(Array(8).fill([{ amount: 7 }]));
  await testServer.query('DROP TABLE retyped_within');
});

test('a value that does not fit fails alone', async () => {
  const read = (id: string) =>
    connection.query('SELECT title AS not_fitting FROM offers WHERE id = $1', [id]);
  await expect(read('no id')).rejects.toThrow('invalid input syntax for type uuid');
  expect(await read('00000000-0000-4000-8000-000000000000')).toEqual([]);
});
