import type { EntityManager } from 'typeorm';
import type { DeclaredTable } from './declared/declaration';
import { PERSONAL_DATA } from './declared/tables';
import { registerOfStays, type KeptRegister } from './people.read-model';
import { bound, parametersOf, type Person } from './person';

/** A value of an export, as PostgreSQL writes values in JSON. */
export type ExportedValue =
  string | number | boolean | null | readonly ExportedValue[] | { readonly [name: string]: ExportedValue };

export type ExportedRow = Readonly<Record<string, ExportedValue>>;

/** The rows of one table about a person. */
export interface ExportedTable {
  table: string;
  what: string;
  rows: readonly ExportedRow[];
}

/**
 * The columns of an export: the personal columns whose values the person gets, and plain columns that explain them.
 */
function exportedColumns({ rows, personal = {}, shown = '' }: DeclaredTable): string[] {
  if (!rows) return [];
  const given = Object.entries(personal).flatMap(([column, { exported }]) =>
    exported === true ? [column] : [],
  );
  const beside = shown.split(' ').filter(Boolean);
  return given.length + beside.length === 0 ? [] : [...beside, ...given];
}

const MOST_ROWS = 5_000;

function exportStatement(table: string, declared: DeclaredTable): string | null {
  const columns = exportedColumns(declared);
  if (columns.length === 0) return null;
  const pairs = columns.map((column) => `'${column}', "${column}"`).join(', ');
  return `SELECT json_build_object(${pairs}) AS row FROM ${table} WHERE ${declared.rows ?? ''} LIMIT ${MOST_ROWS}`;
}

const isEmpty = (row: ExportedRow, columns: readonly string[]): boolean =>
  columns.every((column) => row[column] === null || row[column] === '');

const REGISTER =
  'The register of guests, which the law wants: the reception shows its particulars to the guest';

const partOf = (table: string, what: string, rows: readonly ExportedRow[]): ExportedTable => ({
  table,
  what,
  rows,
});

const withTerm = ({ kept_until, ...stay }: KeptRegister): ExportedRow => ({
  ...stay,
  kept_until: kept_until ?? 'one year after departure',
});

/** The stored data about the person that an export contains, table by table. Tables without rows are left out. */
export async function exportOf(manager: EntityManager, person: Person): Promise<ExportedTable[]> {
  const parameters = await parametersOf(manager, person);
  const tables: ExportedTable[] = [];
  for (const [table, declared] of Object.entries(PERSONAL_DATA)) {
    const statement = exportStatement(table, declared);
    if (statement === null) continue;
    const { sql, values } = bound(statement, parameters);
    const found: { row: ExportedRow }[] = await manager.query(sql, values);
    const personal = exportedColumns({ ...declared, shown: '' });
    const rows = found
      .map(({ row }) => row)
      .filter((row) => personal.length === 0 || !isEmpty(row, personal));
    if (rows.length > 0) tables.push({ table, what: declared.what, rows });
  }
  const register = await registerOfStays(manager, person.bookings);
  if (register.length > 0) tables.push(partOf('guest_register', REGISTER, register.map(withTerm)));
  return tables;
}
