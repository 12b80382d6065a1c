import {
  getNamedType,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  isRequiredArgument,
  isRequiredInputField,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLObjectType,
  type GraphQLSchema,
} from 'graphql';
import type { TypedDocument } from './graphql';

/** A document that is made at run time; its data has one field, the operation's. */
type MadeDocument = TypedDocument<Record<string, unknown>, Record<string, never>>;

const SAMPLES: Record<string, string> = {
  ID: '"00000000-0000-4000-8000-000000000000"',
  String: '"x"',
  Int: '1',
  MinorUnits: '1',
  Boolean: 'true',
  PlainDate: '"2030-01-01"',
  RoomTypeName: '"Single"',
};

function sampleOf(type: GraphQLInputType): string {
  if (isNonNullType(type)) return sampleOf(type.ofType);
  if (isListType(type)) return `[${sampleOf(type.ofType)}]`;
  if (isEnumType(type)) return type.getValues()[0]?.name ?? 'null';
  if (isInputObjectType(type)) {
    return `{ ${samplesOf(Object.values(type.getFields()).filter(isRequiredInputField))} }`;
  }
  const sample = SAMPLES[type.name];
  if (sample === undefined) throw new Error(`There is no sample of ${type.name} yet.`);
  return sample;
}

function samplesOf(given: readonly (GraphQLArgument | GraphQLInputField)[]): string {
  return given.map(({ name, type }) => `${name}: ${sampleOf(type)}`).join(', ');
}

function documentOf(
  kind: 'query' | 'mutation',
  { name, args, type }: GraphQLField<unknown, unknown>,
): MadeDocument {
  const required = args.filter(isRequiredArgument);
  const given = required.length > 0 ? `(${samplesOf(required)})` : '';
  const selection = isLeafType(getNamedType(type)) ? '' : ' { __typename }';
  return `${kind} { ${name}${given}${selection} }`;
}

function documentsOf(kind: 'query' | 'mutation', type: GraphQLObjectType | null | undefined) {
  const fields = Object.values(type?.getFields() ?? {});
  return fields.map((field): [string, MadeDocument] => [field.name, documentOf(kind, field)]);
}

/** Each query and mutation of the schema, with a document that is valid: required values are samples. */
export function everyOperation(schema: GraphQLSchema): [name: string, document: MadeDocument][] {
  return [
    ...documentsOf('query', schema.getQueryType()),
    ...documentsOf('mutation', schema.getMutationType()),
  ];
}
