import type { DataSource, EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';
import { poolOf } from './database';

// For statements of each booking and each public page, where TypeORM's builders take longer than PostgreSQL. Tables,
// columns and types still come from the entities.

/** Selects all columns under the names of their properties. A condition may follow. */
function selectFrom<Entity extends ObjectLiteral>(
  database: DataSource,
  target: EntityTarget<Entity>,
): string {
  const { columns, tableName } = database.getMetadata(target);
  const listed = columns.map(({ databaseName, propertyName, type }) => {
    // Dates stay texts, because a Date would have a time and a zone.
    const cast = type === 'date' ? '::text' : '';
    return `"${databaseName}"${cast} AS "${propertyName}"`;
  });
  return `SELECT ${listed.join(', ')} FROM "${tableName}"`;
}

/** A function that reads records for a public page without TypeORM. `tail` follows the table's name. */
export function plainRead<Entity extends ObjectLiteral>(
  database: DataSource,
  target: EntityTarget<Entity>,
  tail: string,
): (values?: unknown[]) => Promise<Entity[]> {
  const text = `${selectFrom(database, target)} ${tail}`;
  return async (values = []) => (await poolOf(database).query<Entity>(text, values)).rows;
}

/** The records that the statement selects. `tail` follows the table's name, such as `ORDER BY name`. */
export function findRecords<Entity extends ObjectLiteral>(
  manager: EntityManager,
  target: EntityTarget<Entity>,
  tail: string,
  values: unknown[],
): Promise<Entity[]> {
  return manager.query(`${selectFrom(manager.connection, target)} ${tail}`, values);
}

/** The first record that the statement selects, such as `WHERE id = $1 FOR UPDATE`, or null. */
export async function findRecord<Entity extends ObjectLiteral>(
  manager: EntityManager,
  target: EntityTarget<Entity>,
  tail: string,
  values: unknown[],
): Promise<Entity | null> {
  const records = await findRecords(manager, target, tail, values);
  return records[0] ?? null;
}

/** Writes these properties of the record with that id. Only `transition` may write a state, with its history. */
export function updateRecord<Entity extends ObjectLiteral & { id: string }>(
  manager: EntityManager,
  target: EntityTarget<Entity>,
  id: string,
  changes: Partial<Entity> & { status?: never },
): Promise<void> {
  return updateColumns(manager, target, id, changes);
}

/** Inserts a record without a state. Columns that it does not name get their defaults. */
export function insertRecord<Entity extends ObjectLiteral>(
  manager: EntityManager,
  target: EntityTarget<Entity>,
  record: Partial<Entity> & { status?: never },
): Promise<void> {
  return insertColumns(manager, target, record);
}

/** Inserts a record for `transition`. Columns that it does not name get their defaults. */
export async function insertColumns<Entity extends ObjectLiteral>(
  manager: EntityManager,
  target: EntityTarget<Entity>,
  record: Partial<Entity>,
): Promise<void> {
  const properties = Object.keys(record);
  const names = columnNames(manager, target, properties);
  const places = properties.map((_property, index) => `$${index + 1}`);
  const { tableName } = manager.connection.getMetadata(target);
  await manager.query(
    `INSERT INTO "${tableName}" (${names.join(', ')}) VALUES (${places.join(', ')})`,
    properties.map((property) => record[property]),
  );
}

/** {@link updateRecord} for `transition`, which may write a state. */
export async function updateColumns<Entity extends ObjectLiteral & { id: string }>(
  manager: EntityManager,
  target: EntityTarget<Entity>,
  id: string,
  changes: Partial<Entity>,
): Promise<void> {
  const properties = Object.keys(changes);
  const settings = columnNames(manager, target, properties).map((name, index) => `${name} = $${index + 2}`);
  const { tableName } = manager.connection.getMetadata(target);
  await manager.query(`UPDATE "${tableName}" SET ${settings.join(', ')} WHERE id = $1`, [
    id,
    ...properties.map((property) => changes[property]),
  ]);
}

function columnNames(
  manager: EntityManager,
  target: EntityTarget<ObjectLiteral>,
  properties: readonly string[],
): string[] {
  const metadata = manager.connection.getMetadata(target);
  return properties.map((property) => {
    const column = metadata.findColumnWithPropertyName(property);
    if (!column) throw new Error(`${metadata.name} has no column for ${property}.`);
    return `"${column.databaseName}"`;
  });
}
