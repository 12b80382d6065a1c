import type { Pool } from 'pg';
import type { DataSource, EntityTarget, ObjectLiteral } from 'typeorm';
import type { PostgresDriver } from 'typeorm/driver/postgres/PostgresDriver.js';

/** The connections that entities are read by. */
export function poolOf(database: DataSource): Pool {
  return (database.driver as PostgresDriver).master;
}

/**
 * Reads entities by a statement that each connection prepares once: for the few reads that are asked so often that
 * building and planning the statement costs more than running it. `tail` is what follows the table's name.
 */
export function preparedRead<Entity extends ObjectLiteral>(
  database: DataSource,
  target: EntityTarget<Entity>,
  name: string,
  tail: string,
): (values?: unknown[]) => Promise<Entity[]> {
  const { columns, tableName } = database.getMetadata(target);
  const listed = columns.map(({ databaseName, propertyName, type }) => {
    // Dates are text end to end.
    const cast = type === 'date' ? '::text' : '';
    return `"${databaseName}"${cast} AS "${propertyName}"`;
  });
  const text = `SELECT ${listed.join(', ')} FROM "${tableName}" ${tail}`;
  return async (values = []) => (await poolOf(database).query<Entity>({ name, text, values })).rows;
}
