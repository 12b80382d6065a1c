import { types, type ClientBase, type Pool } from 'pg';
import { DataSource, QueryFailedError, type EntityManager, type MixedList } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { KEPT_ALIVE, OpenConnections } from './open-connections';
import { isPreparedBeforeChange, preparingClients } from './preparing-client';

export interface DatabaseSettings {
  url: string;
  /** The most connections that this server may open. */
  poolSize: number;
  /** How long a statement waits for a lock. */
  lockTimeoutMilliseconds?: number;
}

// `query_timeout` below ends the wait first, so that guests get its message. PostgreSQL gives up a second later. While
// a transaction waits for a lock, its connection is blocked. None of our transactions takes three seconds.
const LOCK_TIMEOUT_MILLISECONDS = 3_000;

/** A statement sets the timeouts, because a pooler refuses them as parameters of a connection. */
const timeoutsFor =
  (lockMilliseconds: number) =>
  async (client: Pick<ClientBase, 'query'>): Promise<void> => {
    await client.query(
      `SET statement_timeout = '16s'; SET lock_timeout = ${lockMilliseconds};
       SET idle_in_transaction_session_timeout = '30s'`,
    );
  };

const CONNECTIONS = new WeakMap<DataSource, OpenConnections>();

const INT8 = 20;

/**
 * Reads 64-bit integers as numbers, because money in paise is far below 2^53. Other types are read as node-postgres
 * does by default.
 */
function integerOf(text: string): number {
  const number = Number(text);
  if (!Number.isSafeInteger(number)) throw new Error(`${text} is beyond what a number holds exactly.`);
  return number;
}

const TYPES: typeof types = {
  ...types,
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === INT8 && format !== 'binary'
      ? integerOf
      : types.getTypeParser(oid, format)) as typeof types.getTypeParser,
};

/** The application's database. Only `migrate` runs migrations, never a connection. */
export function createDatabase(
  settings: DatabaseSettings,
  // TypeORM names entity and migration classes as bare functions.
  // eslint-disable-next-line @typescript-eslint/no-unsafe-function-type
  classes: { entities: MixedList<Function>; migrations?: MixedList<Function> },
): DataSource {
  const connections = new OpenConnections();
  const database = new DataSource({
    type: 'postgres',
    url: settings.url,
    entities: classes.entities,
    migrations: classes.migrations ?? [],
    migrationsTransactionMode: 'each',
    installExtensions: false,
    poolSize: settings.poolSize,
    // When the database hangs, guests get an error message instead of a page that hangs, too.
    connectTimeoutMS: 5_000,
    extra: {
      ...KEPT_ALIVE,
      Client: preparingClients(connections),
      stream: connections.stream,
      query_timeout: 15_000,
      onConnect: timeoutsFor(settings.lockTimeoutMilliseconds ?? LOCK_TIMEOUT_MILLISECONDS),
      types: TYPES,
    },
  });
  CONNECTIONS.set(database, connections);
  return database;
}

/** The pool of connections of TypeORM. */
export function poolOf(database: DataSource): Pool {
  return (database.driver as PostgresDriver).master;
}

/** The open connections of TypeORM's pool. */
export function connectionsOf(database: DataSource): OpenConnections {
  const connections = CONNECTIONS.get(database);
  if (!connections) throw new Error('The database was not created here.');
  return connections;
}

const UNIQUE_VIOLATION = '23505';
const SERIALIZATION_FAILURE = '40001';
const DEADLOCK_DETECTED = '40P01';
const LOCK_NOT_AVAILABLE = '55P03';
const FOREIGN_KEY_VIOLATION = '23503';
const LOST_A_RACE = new Set([UNIQUE_VIOLATION, SERIALIZATION_FAILURE, DEADLOCK_DETECTED]);
const ATTEMPTS = 6;

function codeOf(error: unknown): string | undefined {
  const driverError: unknown = error instanceof QueryFailedError ? error.driverError : error;
  if (typeof driverError !== 'object' || driverError === null || !('code' in driverError)) return undefined;
  return typeof driverError.code === 'string' ? driverError.code : undefined;
}

function mayRunAgain(error: unknown): boolean {
  const driverError: unknown = error instanceof QueryFailedError ? error.driverError : error;
  return LOST_A_RACE.has(codeOf(error) ?? '') || isPreparedBeforeChange(driverError);
}

/**
 * Runs the work in one transaction. Repeats all of it when another transaction came first (23505, 40001, 40P01) or a
 * migration changed a column's type. The work must therefore do nothing outside the transaction.
 */
export async function inTransaction<Result>(
  database: DataSource,
  work: (manager: EntityManager) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await database.transaction(work);
    } catch (error) {
      if (attempt === ATTEMPTS || !mayRunAgain(error)) throw error;
    }
  }
}

/**
 * Takes the lock of this name until the transaction ends; only one transaction can hold it. Callers that need several
 * locks must take them in one fixed order, so that they never wait for each other in a circle.
 */
export async function lockByName(manager: EntityManager, name: string): Promise<void> {
  await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [name]);
}

// PostgreSQL's codes: class 08 is a connection error; class 53 means that no disk, memory or connection is left;
// 57P01–57P03 that it shuts down or starts up; 25006 that it is read-only, as a standby is before it takes over; 25P03 that
// it ended a transaction whose server stood still.
const DATABASE_AWAY_CODES =
  /^(08|53|57P0[123]|25006|25P03|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EPIPE|ENOTFOUND)/;
const DATABASE_AWAY_MESSAGES =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client has encountered a connection error|Driver not Connected|query runner (was )?already released/i;

/** True when the database cannot be reached, so that the right advice is to try again later. */
export function isDatabaseAway(error: unknown): boolean {
  if (DATABASE_AWAY_CODES.test(codeOf(error) ?? '')) return true;
  return error instanceof Error && DATABASE_AWAY_MESSAGES.test(error.message);
}

/** True when another transaction held a lock for longer than we wait. */
export function isLocked(error: unknown): boolean {
  return codeOf(error) === LOCK_NOT_AVAILABLE;
}

/** True when another transaction held a lock for too long, or the two waited for each other. */
export function isHeldUp(error: unknown): boolean {
  return isLocked(error) || codeOf(error) === DEADLOCK_DETECTED;
}

/** True when a row cannot be deleted because another row refers to it. */
export function isReferenced(error: unknown): boolean {
  return codeOf(error) === FOREIGN_KEY_VIOLATION;
}
