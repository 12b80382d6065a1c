import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { freePort, LOOPBACK } from './listening';
import { findLeftover, forgetReusedNumber, type LeftoverServer } from './postgres-leftover';
import { PostgresPrograms } from './postgres-programs';
import { noteProcessorTime } from './processor-time';

export interface LocalPostgresOptions {
  /** The folder for the server's state; created when missing. */
  directory: string;
  /** 0 chooses a free port. */
  port?: number;
  /** Further settings of the server, such as `{ fsync: 'off' }` for tests. */
  settings?: Record<string, string>;
}

export interface LocalPostgres {
  port: number;
  /** Whether a killed run had left this server running. */
  adopted: boolean;
  /** The address of the maintenance database, for creating databases. */
  adminUrl: string;
  urlOf(database: string): string;
  /** The address for servers, with a role that owns nothing. `migrate` creates the role. */
  serverUrlOf(database: string): string;
  /** Creates a database if it does not exist, and returns its address. */
  createDatabase(name: string): Promise<string>;
  stop(): Promise<void>;
}

const USER = 'saffron';
const SERVER_USER = 'saffron_server';
const MAINTENANCE_DATABASE = 'postgres';
const STEP_MILLISECONDS = 50;
const PATIENCE_MILLISECONDS = 15_000;
const START_TRIES = 10;
const START_PAUSE_MILLISECONDS = 500;

const ALWAYS_SET = { listen_addresses: LOOPBACK, unix_socket_directories: '', max_connections: '200' };

/** Starts the PostgreSQL from npm, or adopts a server that a killed run left running in the directory. */
export async function startLocalPostgres(options: LocalPostgresOptions): Promise<LocalPostgres> {
  const directory = path.resolve(options.directory);
  const dataDirectory = path.join(directory, 'data');
  await mkdir(path.dirname(directory), { recursive: true });
  await mkdir(directory, { recursive: true, mode: 0o700 });
  const password = await readPassword(directory);

  const leftover = await findLeftover(dataDirectory);
  const fits = leftover && (!options.port || leftover.port === options.port);
  if (leftover && fits && (await responds(leftover, password, dataDirectory))) {
    return describe({ port: leftover.port, adopted: true, password, dataDirectory });
  }
  if (leftover) await stopServer(dataDirectory);

  const port = options.port || (await freePort());
  const programs = await PostgresPrograms.forDirectory(directory);
  await forgetReusedNumber(dataDirectory);
  await initialise(programs, { directory, dataDirectory, password });
  await launch(programs, { directory, dataDirectory, port, settings: options.settings ?? {} });
  return describe({ port, adopted: false, password, dataDirectory });
}

async function readPassword(directory: string): Promise<string> {
  const passwordPath = path.join(directory, 'password');
  if (!existsSync(passwordPath))
    await writeFile(passwordPath, randomBytes(18).toString('hex'), { mode: 0o600 });
  return (await readFile(passwordPath, 'utf8')).trim();
}

interface Places {
  directory: string;
  dataDirectory: string;
}

async function initialise(programs: PostgresPrograms, places: Places & { password: string }): Promise<void> {
  const { directory, dataDirectory } = places;
  const isComplete = path.join(directory, 'initialised');
  if (existsSync(isComplete)) return;
  // A run that was killed while it created the data directory left an incomplete one.
  await rm(dataDirectory, { recursive: true, force: true });
  await programs.run('initdb', [
    `--pgdata=${dataDirectory}`,
    `--username=${USER}`,
    `--pwfile=${path.join(directory, 'password')}`,
    '--auth=scram-sha-256',
    // Repeated hashing protects passwords that can be guessed. This password is random, and each connection pays for it.
    '--set=scram_iterations=1',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    '--no-sync',
  ]);
  await writeFile(isComplete, '');
}

interface Launch extends Places {
  port: number;
  settings: Record<string, string>;
}

async function launch(
  programs: PostgresPrograms,
  { directory, dataDirectory, port, settings }: Launch,
): Promise<void> {
  const logPath = path.join(directory, 'postgres.log');
  await rm(logPath, { force: true });
  const serverOptions = Object.entries({ ...ALWAYS_SET, ...settings, port: String(port) })
    .map(([name, value]) => `-c ${name}='${value}'`)
    .join(' ');
  const start = [
    'start',
    '--wait',
    `--pgdata=${dataDirectory}`,
    `--log=${logPath}`,
    `--options=${serverOptions}`,
  ];
  for (let tries = 1; ; tries++) {
    try {
      return await programs.run('pg_ctl', start);
    } catch (failure) {
      const log = await readFile(logPath, 'utf8').catch(() => '');
      // The last connections of a killed server need a moment to end.
      if (!log.includes('shared memory block') || tries === START_TRIES) {
        throw new Error(`PostgreSQL did not start on port ${port}.\n${log.trim()}`, { cause: failure });
      }
      await sleep(START_PAUSE_MILLISECONDS);
    }
  }
}

function addressOf(port: number, password: string, database: string, user = USER): string {
  return `postgres://${user}:${password}@${LOOPBACK}:${port}/${database}`;
}

/** Whether the server really works on our data directory. Only then it is ours. */
async function responds(leftover: LeftoverServer, password: string, dataDirectory: string): Promise<boolean> {
  const connectionString = addressOf(leftover.port, password, MAINTENANCE_DATABASE);
  for (let waited = 0; waited < PATIENCE_MILLISECONDS; waited += STEP_MILLISECONDS) {
    const directory = await query(connectionString, 'show data_directory')
      .then((rows) => rows[0]?.['data_directory'])
      .catch(() => null);
    if (directory) return directory === leftover.knownAs;
    if (!(await findLeftover(dataDirectory))) return false;
    await sleep(STEP_MILLISECONDS);
  }
  return false;
}

async function query(connectionString: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

async function createDatabase(adminUrl: string, name: string): Promise<void> {
  const quoted = `"${name.replaceAll('"', '""')}"`;
  try {
    await query(adminUrl, `create database ${quoted}`);
  } catch (failure) {
    // https://www.postgresql.org/docs/18/errcodes-appendix.html: duplicate_database
    if ((failure as { code?: string }).code !== '42P04') throw failure;
  }
}

interface Running {
  port: number;
  adopted: boolean;
  password: string;
  dataDirectory: string;
}

function describe({ port, adopted, password, dataDirectory }: Running): LocalPostgres {
  const urlOf = (database: string) => addressOf(port, password, database);
  const adminUrl = urlOf(MAINTENANCE_DATABASE);
  return {
    port,
    adopted,
    adminUrl,
    urlOf,
    serverUrlOf: (database) => addressOf(port, password, database, SERVER_USER),
    createDatabase: async (name) => {
      await createDatabase(adminUrl, name);
      return urlOf(name);
    },
    stop: async () => {
      const running = await findLeftover(dataDirectory);
      if (running) await noteProcessorTime(running.processId);
      await stopServer(dataDirectory);
    },
  };
}

// https://www.postgresql.org/docs/18/server-shutdown.html: fast first, then immediate.
const STOP_SIGNALS: NodeJS.Signals[] = ['SIGINT', 'SIGQUIT'];

/** Stops the server of a data directory, no matter who started it. */
export async function stopServer(dataDirectory: string): Promise<void> {
  for (const signal of STOP_SIGNALS) {
    const server = await findLeftover(dataDirectory);
    if (!server) return;
    process.kill(server.processId, signal);
    for (let waited = 0; waited < PATIENCE_MILLISECONDS; waited += STEP_MILLISECONDS) {
      if (!(await findLeftover(dataDirectory))) return;
      await sleep(STEP_MILLISECONDS);
    }
  }
  throw new Error(`PostgreSQL in ${dataDirectory} does not stop.`);
}
