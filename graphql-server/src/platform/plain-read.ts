import type { Pool } from 'pg';
import type { DataSource, EntityTarget, ObjectLiteral } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';
import { selectFrom } from './plain-statements';

/** The connections that entities are read by. */
export function poolOf(database: DataSource): Pool {
  return (database.driver as PostgresDriver).master;
}

/** Reads entities for a public page, past TypeORM. `tail` is what follows the table's name. */
export function plainRead<Entity extends ObjectLiteral>(
  database: DataSource,
  target: EntityTarget<Entity>,
  tail: string,
): (values?: unknown[]) => Promise<Entity[]> {
  const text = `${selectFrom(database, target)} ${tail}`;
  return async (values = []) => (await poolOf(database).query<Entity>(text, values)).rows;
}
