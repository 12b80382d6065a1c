import type { NormalizedCacheObject, OperationVariables, StoreObject } from '@apollo/client';
import { Kind, visit, type ASTNode, type DocumentNode, type FieldNode } from 'graphql';
import { createCache } from '../../lib/apollo/apollo';
import { remembered } from './remembered';

/** A query with its data, as the server sent it. */
export interface AnsweredQuery {
  document: DocumentNode;
  variables: OperationVariables;
  data: Readonly<Record<string, unknown>>;
}

// Names records and fields as the browser's cache does.
const cache = createCache();

/** The document as a browser sends it: with the names of types. */
export const asSent = remembered((document: DocumentNode): DocumentNode => cache.transformDocument(document));

/** Whether each field below has its own name in the data, and no arguments. */
function isPlain(node: ASTNode): boolean {
  let isSo = true;
  visit(node, {
    Directive: () => void (isSo = false),
    Field: ({ alias, arguments: given = [] }) => void (isSo &&= !alias && given.length === 0),
  });
  return isSo;
}

/**
 * The fields of the query type, if the data alone says where each of its records belongs. Null for a document with directives,
 * other names of fields, arguments below the query type, or defaults of variables.
 */
const plainFields = remembered(({ definitions }: DocumentNode): readonly FieldNode[] | null => {
  const fields: FieldNode[] = [];
  for (const definition of definitions) {
    if (definition.kind !== Kind.OPERATION_DEFINITION) {
      if (!isPlain(definition)) return null;
      continue;
    }
    if (definition.variableDefinitions?.some(({ defaultValue }) => defaultValue)) return null;
    for (const field of definition.selectionSet.selections) {
      if (field.kind !== Kind.FIELD || field.alias || field.directives?.length) return null;
      if (field.selectionSet && !isPlain(field.selectionSet)) return null;
      fields.push(field);
    }
  }
  return fields;
});

type JsonObject = Readonly<Record<string, unknown>> & { __typename?: string };

const isObject = (value: unknown): value is JsonObject => typeof value === 'object' && value !== null;

/** The types without keys, whose records stand within others. A record with an `id` is asked for each time. */
const withoutKeys = new Set<string>();

function keyOf(record: JsonObject): string | undefined {
  const { __typename: type } = record;
  if (type === undefined || (withoutKeys.has(type) && !('id' in record))) return undefined;
  const key = cache.identify(record as StoreObject);
  if (key === undefined) withoutKeys.add(type);
  return key;
}

/** The value, with references in place of the records that have keys. Adds these records to `records`. */
function withReferences(value: unknown, records: Record<string, StoreObject>): unknown {
  if (Array.isArray(value)) return value.map((one: unknown) => withReferences(one, records));
  if (!isObject(value)) return value;
  const record: StoreObject = {};
  for (const name of Object.keys(value)) {
    const field = value[name];
    record[name] = (isObject(field) ? withReferences(field, records) : field) as StoreObject[string];
  }
  const key = keyOf(value);
  if (key === undefined) return record;
  records[key] = { ...records[key], ...record };
  return { __ref: key };
}

function plainRecords(
  fields: readonly FieldNode[],
  { variables, data }: AnsweredQuery,
): NormalizedCacheObject {
  const records: Record<string, StoreObject> = {};
  const root: StoreObject = { __typename: 'Query' };
  for (const field of fields) {
    const fieldName = field.name.value;
    const stored = cache.policies.getStoreFieldName({ typename: 'Query', fieldName, field, variables });
    root[stored] = withReferences(data[fieldName], records) as StoreObject[string];
  }
  return { ...records, ROOT_QUERY: root };
}

/** The records as Apollo finds them, for any document. It takes several times as long. */
export function recordsByApollo({ document, variables, data }: AnsweredQuery): NormalizedCacheObject {
  const own = createCache();
  own.writeQuery({ query: asSent(document), variables, data });
  return own.extract();
}

const known = new WeakMap<object, NormalizedCacheObject>();

/** The data of a query by record, as the browser's cache has it. Data that several pages have is taken apart once. */
export function recordsOf(query: AnsweredQuery): NormalizedCacheObject {
  const found = known.get(query.data);
  if (found) return found;
  const fields = plainFields(asSent(query.document));
  const records = fields ? plainRecords(fields, query) : recordsByApollo(query);
  known.set(query.data, records);
  return records;
}
