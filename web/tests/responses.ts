import { readFileSync } from 'node:fs';
import path from 'node:path';
import {
  buildSchema,
  executeSync,
  getOperationAST,
  isObjectType,
  type DocumentNode,
  type GraphQLFieldResolver,
  type GraphQLTypeResolver,
} from 'graphql';

export const SCHEMA = buildSchema(
  readFileSync(path.resolve(import.meta.dirname, '../../schema/schema.graphql'), 'utf8'),
  { assumeValid: true },
);

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

function isFieldOf(typeName: string, name: string): boolean {
  const type = SCHEMA.getType(typeName);
  return name === '__typename' || (isObjectType(type) && name in type.getFields());
}

/** Test data has each field under its alias in the document. */
const fieldOf: GraphQLFieldResolver<Fields, unknown> = (source, _parameters, _context, { path: { key } }) => {
  const value = source[key];
  if (value === undefined) throw new Error('it is missing');
  return value;
};

const typeOf: GraphQLTypeResolver<Fields, unknown> = ({ __typename }, _context, _information, abstract) => {
  const types = SCHEMA.getPossibleTypes(abstract).map(({ name }) => name);
  if (typeof __typename === 'string' && types.includes(__typename)) return __typename;
  throw new Error(`its __typename is ${__typename}, which is none of ${types.join(', ')}`);
};

/** The fields of the data that are neither in the document nor in the schema, and wrong type names. */
function* unknownParts(data: unknown, response: unknown, root: string, place = ''): Generator<string> {
  if (!isFields(data) || !isFields(response)) return;
  const type = typeof response['__typename'] === 'string' ? response['__typename'] : root;
  for (const [name, value] of Object.entries(data)) {
    const at = place ? `${place}.${name}` : name;
    if (name === '__typename' && value !== type) yield `${at}: it is ${value} instead of ${type}`;
    else if (name in response) yield* unknownParts(value, response[name], root, at);
    else if (!Array.isArray(data) && !isFieldOf(type, name)) yield `${at}: ${type} has no such field`;
  }
}

/** The responses of this test that do not fit the schema. */
let misfits: Error[] = [];

function misfit(name: string, faults: readonly string[]): Error {
  const fault = new Error(`The response to ${name} does not fit the schema: ${faults.join('; ')}.`);
  misfits.push(fault);
  return fault;
}

/** Fails a test whose responses do not fit the schema, even if the page handled them. */
export function failOnMisfits(): void {
  const [first] = misfits;
  misfits = [];
  if (first) throw first;
}

/**
 * The response of a server with this data. Each object gets its type, and everything is checked against the schema.
 * Throws when the variables or the data do not fit the schema and the document.
 */
export function checkedResponse(
  name: string,
  document: DocumentNode,
  variables: Record<string, unknown>,
  data: object,
): Record<string, unknown> {
  const { data: response, errors = [] } = executeSync({
    schema: SCHEMA,
    document,
    rootValue: data,
    variableValues: variables,
    fieldResolver: fieldOf,
    typeResolver: typeOf,
  });
  if (errors.length > 0)
    throw misfit(
      name,
      errors.map(({ message, path: at }) => (at ? `${at.join('.')}: ${message}` : message)),
    );
  const root = getOperationAST(document)?.operation === 'mutation' ? 'Mutation' : 'Query';
  const unknown = [...unknownParts(data, response, root)];
  if (unknown.length > 0) misfit(name, unknown);
  return JSON.parse(JSON.stringify(response));
}
