import { Client } from 'pg';
import { openMigrations } from '../../../src/app/application-database';
import { checkDatabase, checkRole } from '../../../src/operations/doctor/database.check';
import { checkMigrations } from '../../../src/operations/doctor/migrations.check';
import { migrate } from '../../../src/migrate';
import { lineFor } from '../../testkit/doctor-lines';
import { startPlainServer, startSilentServer, type PlainServer } from '../../testkit/silent-server';
import { createMigratedDatabase, createTestDatabase, type TestDatabase } from '../../testkit/test-database';

const PASSWORD = 'password-of-the-role';
let database: TestDatabase;
let owner: Client;
let role: string;

function as(user: string, password = PASSWORD, url = database.url): { url: string; setting: string } {
  const address = new URL(url);
  address.username = user;
  address.password = password;
  return { url: address.href, setting: 'DATABASE_URL' };
}
const asOwner = () => ({ url: database.url, setting: 'DATABASE_URL' });

beforeAll(async () => {
  database = await createMigratedDatabase();
  role = `doctor_of_${new URL(database.url).pathname.slice(1)}`;
  await migrate({ DATABASE_URL: as(role).url, MIGRATION_DATABASE_URL: database.url, DATABASE_POOL: 2 });
  owner = new Client({ connectionString: database.url });
  await owner.connect();
});
afterAll(async () => {
  await owner.query(`REASSIGN OWNED BY ${role} TO CURRENT_USER; DROP OWNED BY ${role}; DROP ROLE ${role}`);
  await owner.end();
  await database.drop();
});

describe('the line about the database', () => {
  const line = (address: { url: string; setting: string }) =>
    lineFor((signal) => checkDatabase(address, signal), { name: 'database' });

  test('given a database that responds, names its version and the role', async () => {
    const { rows } = await owner.query<{ version: string }>(
      "SELECT current_setting('server_version') AS version",
    );
    expect(await line(as(role))).toBe(`ok       database: PostgreSQL ${rows[0]?.version} accepts ${role}.`);
  });

  test('given another password, says so and does not show it', async () => {
    const address = as(role, 'another-password');
    // The database of the tests trusts this machine, so this test does not use it.
    const refusing = await startRefusingDatabase('28P01', 'password authentication failed');
    expect(await line({ ...address, url: address.url.replace(/@[^/]+/, `@${refusing.host}`) })).toBe(
      'wrong    database: PostgreSQL refuses the password of DATABASE_URL. Correct the password in DATABASE_URL.',
    );
    await refusing.stop();
  });

  test('given the name of a database that does not exist, says so', async () => {
    const url = new URL(database.url);
    url.pathname = '/no_such_database';
    expect(await line({ url: url.href, setting: 'DATABASE_URL' })).toMatch(
      /^wrong {4}database: the database of DATABASE_URL does not exist\. Create it/,
    );
  });

  test('given an address where nothing listens, says so', async () => {
    expect(await line({ url: 'postgres://127.0.0.1:1/saffron', setting: 'DATABASE_URL' })).toMatch(
      /^wrong {4}database: nothing listens at the address of DATABASE_URL\. Start PostgreSQL/,
    );
  });

  test('given a standby, which accepts no writes, says so', async () => {
    await owner.query(`ALTER ROLE ${role} SET default_transaction_read_only = on`);
    const shown = await line(as(role));
    await owner.query(`ALTER ROLE ${role} RESET default_transaction_read_only`);
    expect(shown).toMatch(/^wrong .* but accepts no writes\. Set DATABASE_URL to the primary/);
  });

  test('given a server that is silent, ends when the time is over', async () => {
    const silent = await startSilentServer();
    const address = { url: `postgres://${silent.host}/saffron`, setting: 'DATABASE_URL' };
    const shown = await lineFor((signal) => checkDatabase(address, signal), { milliseconds: 300 });
    await silent.stop();
    expect(shown).toMatch(/^wrong {4}check: no response within 0\.3 seconds\./);
  });
});

describe('the line about the database’s role', () => {
  const line = (address: { url: string; setting: string }) =>
    lineFor((signal) => checkRole(address, signal), { name: 'database role' });

  test('given a role with the rights that migrate gives, all is well', async () => {
    expect(await line(as(role))).toMatch(
      /^ok {7}database role: doctor_of_\w+ can read and write the rows of \d+ tables and owns none of them\.$/,
    );
  });

  test('given a superuser, says what that means and what to do', async () => {
    expect(await line(asOwner())).toMatch(
      /^wrong {4}database role: \w+ is a superuser: .* Give the servers a role of their own: set MIGRATION_DATABASE_URL/,
    );
  });

  test('given a table that the role owns, says how many it could drop', async () => {
    await owner.query(`ALTER TABLE offers OWNER TO ${role}`);
    const shown = await line(as(role));
    await owner.query('ALTER TABLE offers OWNER TO CURRENT_USER');
    await migrate({ DATABASE_URL: as(role).url, MIGRATION_DATABASE_URL: database.url, DATABASE_POOL: 2 });
    expect(shown).toMatch(
      /^warning {2}database role: \w+ owns public\.offers, so a server can change and drop/,
    );
  });

  test('given a table whose rows it may not change, names the table', async () => {
    await owner.query(`REVOKE UPDATE ON bookings FROM ${role}`);
    const shown = await line(as(role));
    await owner.query(`GRANT UPDATE ON bookings TO ${role}`);
    expect(shown).toMatch(/^wrong {4}database role: \w+ may not read and write public\.bookings\. Run node /);
  });

  test('given a table of the queue whose rows it cannot see, names the table', async () => {
    await owner.query('DROP POLICY servers ON graphile_worker._private_jobs');
    const shown = await line(as(role));
    await migrate({ DATABASE_URL: as(role).url, MIGRATION_DATABASE_URL: database.url, DATABASE_POOL: 2 });
    expect(shown).toMatch(/^wrong .* may not read and write graphile_worker\._private_jobs\./);
    expect(await line(as(role))).toMatch(/^ok /);
  });
});

describe('the line about migrations', () => {
  const line = (address: { url: string; setting: string }) =>
    lineFor((signal) => checkMigrations(address, openMigrations, signal), { name: 'migrations' });
  const forget = (name: string) => owner.query('DELETE FROM migrations WHERE name = $1', [name]);
  const remember = (name: string) =>
    owner.query('INSERT INTO migrations (timestamp, name) VALUES (1, $1)', [name]);

  test('given a database of this version, all is well', async () => {
    expect(await line(as(role))).toBe('ok       migrations: all have run.');
  });

  test('given a migration that has not run, names it and the command', async () => {
    await forget('Property1763900000000');
    const shown = await line(as(role));
    await remember('Property1763900000000');
    expect(shown).toBe(
      'wrong    migrations: Property1763900000000 has not run. ' +
        'Run node graphql-server/dist/src/migrate.js; no server starts before it has run.',
    );
  });

  test('given an upgrade that is not finished, says when to finish it', async () => {
    await forget('WithoutEarlierColumns1763920000000');
    const shown = await line(as(role));
    await remember('WithoutEarlierColumns1763920000000');
    expect(shown).toMatch(/^warning {2}migrations: .*WithoutEarlierColumns1763920000000.* --finish\.$/);
  });

  test('given a database of a later version, says so', async () => {
    await remember('OfALaterVersion1999900000000');
    const shown = await line(as(role));
    await forget('OfALaterVersion1999900000000');
    expect(shown).toMatch(/^warning {2}migrations: the database is of a later version/);
  });

  test('given an empty database, names the command', async () => {
    const empty = await createTestDatabase();
    const shown = await line({ url: empty.url, setting: 'DATABASE_URL' });
    await empty.drop();
    expect(shown).toMatch(
      /^wrong {4}migrations: OpenTheHouse1763600000000 has not run, and \d+ more\. Run node /,
    );
  });
});

/** A server that refuses each sign-in as PostgreSQL does (https://www.postgresql.org/docs/current/protocol-message-formats.html). */
function startRefusingDatabase(code: string, message: string): Promise<PlainServer> {
  const fields = Buffer.from(`SFATAL\0C${code}\0M${message}\0\0`);
  const length = Buffer.alloc(4);
  length.writeInt32BE(fields.length + length.length);
  const refusal = Buffer.concat([Buffer.from('E'), length, fields]);
  return startPlainServer((socket) => socket.once('data', () => socket.end(refusal)));
}
