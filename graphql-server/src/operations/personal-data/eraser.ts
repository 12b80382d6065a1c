import type { EntityManager } from 'typeorm';
import { dropJobsAbout } from '../../platform/jobs/job-queue';
import type { DeclaredTable, PersonalColumn } from './declared/declaration';
import { PERSONAL_DATA } from './declared/tables';
import { bound, parametersOf, type Person, type PersonParameters } from './person';

type NewValue = (column: PersonalColumn) => string | null;

const erasedValue: NewValue = (column) => ('becomes' in column ? column.becomes : null);
const valueAfterLaw: NewValue = (column) => ('afterLaw' in column ? (column.afterLaw ?? null) : null);

function updateStatement(table: string, { rows, personal = {} }: DeclaredTable, valueOf: NewValue): string[] {
  if (!rows) return [];
  const changes = Object.entries(personal).flatMap(([column, handling]) => {
    const value = valueOf(handling);
    return value === null ? [] : [`"${column}" = ${value}`];
  });
  return changes.length === 0 ? [] : [`UPDATE ${table} SET ${changes.join(', ')} WHERE ${rows}`];
}

/** The statements that erase what a table holds about a person; empty for a table that an erasure does not change. */
function eraseStatement(table: string, declared: DeclaredTable): string[] {
  if (declared.rows && declared.deletesRows) return [`DELETE FROM ${table} WHERE ${declared.rows}`];
  return updateStatement(table, declared, erasedValue);
}

const TABLES = Object.entries(PERSONAL_DATA);
const ERASES = TABLES.flatMap(([table, declared]) => eraseStatement(table, declared));
const ERASES_AFTER_LAW = TABLES.flatMap(([table, declared]) =>
  updateStatement(table, declared, valueAfterLaw),
);

async function run(
  manager: EntityManager,
  statements: readonly string[],
  parameters: PersonParameters,
): Promise<void> {
  for (const statement of statements) {
    const { sql, values } = bound(statement, parameters);
    await manager.query(sql, values);
  }
}

/**
 * Erases a person from all tables and from waiting jobs, in the caller's transaction. Values that the law requires
 * stay.
 */
export async function erase(manager: EntityManager, person: Person): Promise<void> {
  const parameters = await parametersOf(manager, person);
  await run(manager, ERASES, parameters);
  await dropJobsAbout(manager, parameters.words, parameters.until);
}

/** Erases values that the law required, once the time of the law is over. */
export async function eraseAfterLaw(manager: EntityManager, person: Person): Promise<void> {
  await run(manager, ERASES_AFTER_LAW, await parametersOf(manager, person));
}
