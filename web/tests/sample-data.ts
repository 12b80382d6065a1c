import {
  executeSync,
  getNamedType,
  getNullableType,
  isEnumType,
  isLeafType,
  isListType,
  type DocumentNode,
  type GraphQLFieldResolver,
  type GraphQLLeafType,
  type GraphQLOutputType,
  type GraphQLTypeResolver,
} from 'graphql';
import { SCHEMA } from './responses';

/** Sample values by scalar; a field that needs another value has it in the samples of a test, as 'Type.field'. */
const SCALARS: Readonly<Record<string, unknown>> = {
  Boolean: true,
  DateTimeISO: '2026-11-23T06:00:00.000Z',
  Float: 1,
  ID: '1',
  Int: 1,
  MinorUnits: 1_000,
  PlainDate: '2026-11-23',
  String: 'Sample',
};

/** Values of fields, as 'Type.field', and the types of unions and values of enumerations by name. */
export type Samples = Readonly<Record<string, unknown>>;

const REFUSALS = ['InvalidInput', 'Refusal'];

function leafOf(type: GraphQLLeafType, samples: Samples): unknown {
  if (type.name in samples) return samples[type.name];
  return isEnumType(type) ? type.getValues()[0]?.value : SCALARS[type.name];
}

function valueOf(type: GraphQLOutputType, samples: Samples): unknown {
  const present = getNullableType(type);
  if (isListType(present)) return [valueOf(present.ofType, samples)];
  const named = getNamedType(type);
  return isLeafType(named) ? leafOf(named, samples) : {};
}

/** A response with one entry in each list and a value in each field. Of a union it has the first type that is no refusal. */
export function sampleResponse(
  document: DocumentNode,
  variables: Record<string, unknown>,
  samples: Samples,
): Record<string, unknown> {
  const fieldOf: GraphQLFieldResolver<Record<string, unknown>, unknown> = (
    source,
    _variables,
    _context,
    info,
  ) => {
    const name = `${info.parentType.name}.${info.fieldName}`;
    return source[info.fieldName] ?? (name in samples ? samples[name] : valueOf(info.returnType, samples));
  };
  const typeOf: GraphQLTypeResolver<unknown, unknown> = (_source, _context, _info, abstract) => {
    const chosen = samples[abstract.name];
    const accepted = SCHEMA.getPossibleTypes(abstract).filter(
      (type) =>
        !REFUSALS.includes(type.name) && !type.getInterfaces().some((one) => REFUSALS.includes(one.name)),
    );
    return typeof chosen === 'string' ? chosen : accepted[0]?.name;
  };
  const { data, errors = [] } = executeSync({
    schema: SCHEMA,
    document,
    rootValue: {},
    variableValues: variables,
    fieldResolver: fieldOf,
    typeResolver: typeOf,
  });
  if (errors[0]) throw errors[0];
  return JSON.parse(JSON.stringify(data)) as Record<string, unknown>;
}
