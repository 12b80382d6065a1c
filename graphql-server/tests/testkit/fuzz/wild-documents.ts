import fc, { type Arbitrary } from 'fast-check';
import {
  getNamedType,
  isAbstractType,
  isEnumType,
  isLeafType,
  isObjectType,
  isRequiredArgument,
  parse,
  validate,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLOutputType,
  type GraphQLSchema,
} from 'graphql';
import { DOCUMENT_RULES } from '../../../src/edge/http/documents/document-limits';
import { formOf, plainFormOf, wildText, type KnownValues } from './wild-values';

/** One field of Query or Mutation, with everything that can be selected of its result. */
export interface Operation {
  kind: 'query' | 'mutation';
  field: GraphQLField<unknown, unknown>;
  selection: string;
}

const DEEPEST = 4;

/** The field under an alias, when another member of the union has it with another type. */
function nameOf(
  { name, type }: GraphQLField<unknown, unknown>,
  { name: owner }: GraphQLObjectType,
  members: readonly GraphQLObjectType[],
): string {
  const others = members.flatMap((member) => member.getFields()[name]?.type ?? []);
  const isUnlike = others.some((other) => String(other) !== String(type));
  return isUnlike ? `${name}Of${owner}: ${name}` : name;
}

/** Every field of the type without required arguments, and their subfields. */
function selectionOf(
  type: GraphQLOutputType,
  schema: GraphQLSchema,
  depth: number,
  members: readonly GraphQLObjectType[] = [],
): string {
  const named = getNamedType(type);
  if (isLeafType(named)) return '';
  const possible = isAbstractType(named) ? schema.getPossibleTypes(named) : [];
  const selections = isAbstractType(named)
    ? possible.map((member) => `... on ${member.name} ${selectionOf(member, schema, depth, possible)}`)
    : isObjectType(named)
      ? Object.values(named.getFields())
          .filter((field) => !field.args.some(isRequiredArgument))
          .filter((field) => depth > 1 || isLeafType(getNamedType(field.type)))
          .map((field) => `${nameOf(field, named, members)} ${selectionOf(field.type, schema, depth - 1)}`)
      : [];
  return `{ ${['__typename', ...selections].join(' ')} }`;
}

/** Whether the server would refuse a document with that selection for its size, before it is executed. */
function isTooLarge(
  kind: Operation['kind'],
  name: string,
  selection: string,
  schema: GraphQLSchema,
): boolean {
  return validate(schema, parse(`${kind} { ${name} ${selection} }`), DOCUMENT_RULES).length > 0;
}

/** As much of the result as one document may select. */
function largestSelection(
  kind: Operation['kind'],
  { name, type }: GraphQLField<unknown, unknown>,
  schema: GraphQLSchema,
): string {
  for (let depth = DEEPEST; depth > 1; depth -= 1) {
    const selection = selectionOf(type, schema, depth);
    if (!isTooLarge(kind, name, selection, schema)) return selection;
  }
  return selectionOf(type, schema, 1);
}

export function operationsOf(schema: GraphQLSchema): Operation[] {
  const fieldsOf = (kind: Operation['kind']) =>
    Object.values((kind === 'query' ? schema.getQueryType() : schema.getMutationType())?.getFields() ?? {});
  return (['query', 'mutation'] as const).flatMap((kind) =>
    fieldsOf(kind)
      // It would end the session of the requests that follow.
      .filter(({ name }) => name !== 'signOutEverywhere')
      .map((field) => ({ kind, field, selection: largestSelection(kind, field, schema) })),
  );
}

/** The query and the variables of a request, before they are put into a body or a URL. */
export interface GraphqlRequest {
  query: string;
  variables?: Record<string, unknown>;
}

const argumentsOf = ({ field }: Operation) =>
  Object.fromEntries(field.args.map((argument) => [argument.name, argument]));

/** A valid document for an operation with variables. */
function documentOf({ kind, field, selection }: Operation): string {
  const declared = field.args.map(({ name, type }) => `$${name}: ${String(type)}`).join(', ');
  const given = field.args.map(({ name }) => `${name}: $${name}`).join(', ');
  return field.args.length
    ? `${kind} Wild(${declared}) { ${field.name}(${given}) ${selection} }`
    : `${kind} Wild { ${field.name} ${selection} }`;
}

/** A valid document, with the generated values as its variables. */
export function withVariables(operation: Operation, known: KnownValues): Arbitrary<GraphqlRequest> {
  const query = documentOf(operation);
  return formOf(argumentsOf(operation), known).map((variables) => ({ query, variables }));
}

/** A valid document with variables of the right types. */
export function withPlainVariables(operation: Operation, known: KnownValues): Arbitrary<GraphqlRequest> {
  const query = documentOf(operation);
  return plainFormOf(argumentsOf(operation), known).map((variables) => ({ query, variables }));
}

function enumNames(schema: GraphQLSchema): Set<string> {
  const enums = Object.values(schema.getTypeMap()).filter(isEnumType);
  return new Set(enums.flatMap((type) => type.getValues().map(({ name }) => name)));
}

function literalOf(value: unknown, bare: Set<string>): string {
  if (Array.isArray(value)) return `[${value.map((entry) => literalOf(entry, bare)).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    const fields = Object.entries(value).map(([name, entry]) => `${name}: ${literalOf(entry, bare)}`);
    return `{ ${fields.join(', ')} }`;
  }
  if (typeof value === 'string' && bare.has(value)) return value;
  return JSON.stringify(value);
}

/** The values as literals of the document; a value without a literal breaks the document. */
export function withLiterals(
  operation: Operation,
  known: KnownValues,
  schema: GraphQLSchema,
): Arbitrary<GraphqlRequest> {
  const { kind, field, selection } = operation;
  const bare = enumNames(schema);
  return formOf(argumentsOf(operation), known).map((form) => {
    const given = Object.entries(form).map(([name, value]) => `${name}: ${literalOf(value, bare)}`);
    return {
      query: `${kind} { ${field.name}${given.length ? `(${given.join(', ')})` : ''} ${selection} }`,
    };
  });
}

const SCRAPS = [
  '{',
  '}',
  '(',
  ')',
  '"',
  '"""',
  '$',
  '@',
  '...',
  '!',
  ':',
  '#',
  '\0',
  '\ufeff',
  'query',
  'on',
];

/** A document with a piece replaced by other text; or text that is not a document. */
export function broken(request: Arbitrary<GraphqlRequest>): Arbitrary<GraphqlRequest> {
  const cut = fc.tuple(
    request,
    fc.nat({ max: 500 }),
    fc.nat({ max: 30 }),
    fc.oneof(fc.constantFrom(...SCRAPS), wildText),
  );
  return fc.oneof(
    {
      weight: 4,
      arbitrary: cut.map(([{ query, ...rest }, from, length, scrap]) => {
        const at = from % query.length;
        return { ...rest, query: query.slice(0, at) + scrap + query.slice(at + length) };
      }),
    },
    { weight: 1, arbitrary: wildText.map((query) => ({ query })) },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom(
          '{ __typename '.repeat(2_000),
          `{ ${'a'.repeat(20_000)} }`,
          `{ ${'__typename @skip(if: false) '.repeat(100)} }`,
          'fragment A on Query { ...A } { ...A }',
          'subscription { offers { title } }',
          'query A { __typename } query B { __typename }',
          'query ($a: Nothing) { __typename }',
          '{ __type(name: "Query") { fields { type { fields { type { fields { name } } } } } } }',
        )
        .map((query) => ({ query })),
    },
  );
}
