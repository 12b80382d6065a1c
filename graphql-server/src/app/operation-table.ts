import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { getMetadataStorage } from 'type-graphql';
import { accessOf, type Access } from '../access/accounts/access';
import { PERMISSIONS } from '../access/accounts/permissions';
import { applicationSchema } from './schema';

/** One operation of the schema, and where its code is. */
export interface OperationRow {
  operation: string;
  kind: 'query' | 'mutation' | 'subscription';
  /** The file of the resolver's method and its line, such as `src/selling/quotes/quote.resolver.ts:78`. */
  place: string;
  access: Access;
  /** In words, such as 'staff who may read bookings'. */
  callers: string;
}

const SERVER = path.resolve(__dirname, '../..');

/** The text of each resolver's file, by the name of its class. */
function resolverFiles(): ReadonlyMap<string, { file: string; lines: string[] }> {
  const files = readdirSync(path.join(SERVER, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.resolver.ts'))
    .map((file) => path.join('src', file));
  return new Map(
    files.flatMap((file) => {
      const text = readFileSync(path.join(SERVER, file), 'utf8');
      const lines = text.split('\n');
      return Array.from(
        text.matchAll(/^export class (\w+)/gm),
        ([, name = '']) => [name, { file, lines }] as const,
      );
    }),
  );
}

function callersOf(access: Access): string {
  if (access === 'everybody') return 'everybody';
  if (access === 'signed in') return 'guests who are signed in';
  if (access === 'by topic') return 'staff who may read what each of the topics is about';
  return `staff who may ${PERMISSIONS[access]}`;
}

/** Every operation of the schema with its file, its permission and who may call it, in alphabetical order. */
export function operationTable(): OperationRow[] {
  const access = accessOf(applicationSchema());
  const files = resolverFiles();
  const { queries, mutations, subscriptions } = getMetadataStorage();
  const rowsOf = (operations: typeof queries, kind: OperationRow['kind']): OperationRow[] =>
    operations.flatMap(({ schemaName, methodName, target }) => {
      const needed = access.get(schemaName);
      const found = files.get(target.name);
      if (!needed || !found) return [];
      const method = new RegExp(`^  (?:async )?${methodName}\\(`);
      const line = found.lines.findIndex((text) => method.test(text)) + 1;
      const place = `${found.file}:${line}`;
      return [{ operation: schemaName, kind, place, access: needed, callers: callersOf(needed) }];
    });
  return [
    ...rowsOf(queries, 'query'),
    ...rowsOf(mutations, 'mutation'),
    ...rowsOf(subscriptions, 'subscription'),
  ].sort((one, other) => one.operation.localeCompare(other.operation));
}
