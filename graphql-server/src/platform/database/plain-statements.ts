import type { DataSource, EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';
import { poolOf } from './database';

// For statements of each booking and each public page, where TypeORM's builders take longer than PostgreSQL. Tables,
// columns and types still come from the entities.

/** Selects all columns under the names of their properties, and further values. A condition may follow. */
function selectFrom<Entity extends ObjectLiteral>(
  database: DataSource,
  target: EntityTarget<Entity>,
  further: readonly string[] = [],
): string {
  const { columns, tableName } = database.getMetadata(target);
  const listed = columns.map(({ databaseName, propertyName, type }) => {
    // Dates stay texts, because a Date would have a time and a zone.
    const cast = type === 'date' ? '::text' : '';
    return `"${databaseName}"${cast} AS "${propertyName}"`;
  });
  return `SELECT ${[...listed, ...further].join(', ')} FROM "${tableName}"`;
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

/** The first record that the statement selects together with further values, such as `1 AS "one"`, or null. */
export async function findRecordWith<Entity extends ObjectLiteral, Further>(
  manager: EntityManager,
  target: EntityTarget<Entity>,
  { further, tail }: { further: readonly string[]; tail: string },
  values: unknown[],
): Promise<(Entity & Further) | null> {
  const rows: (Entity & Further)[] = await manager.query(
    `${selectFrom(manager.connection, target, further)} ${tail}`,
    values,
  );
  return rows[0] ?? null;
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
export async function updateRecord<Entity extends ObjectLiteral & { id: string }>(
  manager: EntityManager,
  target: EntityTarget<Entity>,
  id: string,
  changes: Partial<Entity> & { status?: never },
): Promise<void> {
  const values: unknown[] = [];
  await manager.query(updateText(manager, target, { id, changes }, values), values);
}

/** Inserts a record without a state. Columns that it does not name get their defaults. */
export async function insertRecord<Entity extends ObjectLiteral>(
  manager: EntityManager,
  target: EntityTarget<Entity>,
  record: Partial<Entity> & { status?: never },
): Promise<void> {
  const values: unknown[] = [];
  await manager.query(insertText(manager, target, [record], values), values);
}

/** The text that inserts records with the same properties. It appends their values to `values`. */
export function insertText<Entity extends ObjectLiteral>(
  manager: EntityManager,
  target: EntityTarget<Entity>,
  records: readonly [Partial<Entity>, ...Partial<Entity>[]],
  values: unknown[],
): string {
  const properties = Object.keys(records[0]);
  const rows = records.map(
    (record) => `(${properties.map((property) => `$${values.push(record[property])}`).join(', ')})`,
  );
  const names = columnNames(manager, target, properties);
  const { tableName } = manager.connection.getMetadata(target);
  return `INSERT INTO "${tableName}" (${names.join(', ')}) VALUES ${rows.join(', ')}`;
}

/** The text that updates the record with that id. It appends the values to `values`. */
export function updateText<Entity extends ObjectLiteral & { id: string }>(
  manager: EntityManager,
  target: EntityTarget<Entity>,
  { id, changes }: { id: string; changes: Partial<Entity> },
  values: unknown[],
): string {
  const properties = Object.keys(changes);
  const names = columnNames(manager, target, properties);
  const settings = properties.map(
    (property, index) => `${names[index]} = $${values.push(changes[property])}`,
  );
  const { tableName } = manager.connection.getMetadata(target);
  return `UPDATE "${tableName}" SET ${settings.join(', ')} WHERE id = $${values.push(id)}`;
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
