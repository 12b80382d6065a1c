import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { freePort } from '../../local/listening';
import { startLocalPostgres, stopServer } from '../../local/local-postgres';
import { findLeftover } from '../../local/postgres-leftover';

describe('the local PostgreSQL', () => {
  let directory: string;
  const dataDirectory = () => path.join(directory, 'data');
  const start = (port = 0) => startLocalPostgres({ directory, port, settings: { fsync: 'off' } });

  async function valuesOf(url: string, sql: string): Promise<unknown[]> {
    const client = new Client({ connectionString: url });
    await client.connect();
    const { rows } = await client.query<Record<string, unknown>>(sql);
    await client.end();
    return rows.flatMap((row) => Object.values(row));
  }

  beforeEach(async () => {
    // Closed to other users, like the home folder of root.
    directory = await mkdtemp(path.join(tmpdir(), 'saffron-court-postgres-'));
  });

  afterEach(async () => {
    await stopServer(dataDirectory());
    await rm(directory, { recursive: true });
  });

  it('starts, stops and starts again with what was stored', async () => {
    const first = await start();
    const url = await first.createDatabase('hotel');
    await valuesOf(url, 'create table rooms as select 30 as count');
    await first.stop();
    expect(await findLeftover(dataDirectory())).toBeNull();

    const second = await start();
    expect(second.adopted).toBe(false);
    expect(await valuesOf(await second.createDatabase('hotel'), 'select count from rooms')).toEqual([30]);
  });

  it('takes over the server that a killed run has left', async () => {
    const first = await start();
    const second = await start(first.port);
    expect(second).toMatchObject({ adopted: true, port: first.port });
    expect(await valuesOf(second.adminUrl, 'select 1')).toEqual([1]);
  });

  it('moves a leftover server that listens on another port than the requested one', async () => {
    await start();
    const port = await freePort();
    expect(await start(port)).toMatchObject({ adopted: false, port });
  });

  it('starts after the server itself was killed', async () => {
    const first = await start();
    const server = await findLeftover(dataDirectory());
    process.kill(server?.processId ?? 0, 'SIGKILL');
    const second = await start(first.port);
    expect(second.adopted).toBe(false);
    expect(await valuesOf(second.adminUrl, 'select 1')).toEqual([1]);
  });

  it('compares letters of every script without regard to case', async () => {
    const { adminUrl } = await start();
    expect(await valuesOf(adminUrl, `select 'ÉLODIE' ilike 'élodie'`)).toEqual([true]);
  });

  it('listens on this machine only and asks for a password', async () => {
    const { adminUrl } = await start();
    expect(await valuesOf(adminUrl, 'show listen_addresses')).toEqual(['127.0.0.1']);
    const withoutPassword = new URL(adminUrl);
    withoutPassword.password = 'wrong';
    await expect(valuesOf(withoutPassword.href, 'select 1')).rejects.toThrow(
      'password authentication failed',
    );
  });
});
