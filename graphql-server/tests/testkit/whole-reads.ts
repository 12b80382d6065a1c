import { getNamedType, isEnumType, isInputObjectType, isNonNullType, type GraphQLArgument } from 'graphql';
import { applicationSchema } from '../../src/app/schema';
import { operationsOf } from './fuzz/wild-documents';
import type { RequestOptions } from './graphql';
import { postJson } from './raw-http';

/** Values for arguments by name, and for those without one by type. */
export type KnownArguments = Readonly<Record<string, unknown>>;

const MISSING = Symbol('no value');

function valueOf({ name, type }: GraphQLArgument, known: KnownArguments): unknown {
  if (name in known) return known[name];
  const named = getNamedType(type);
  if (named.name in known) return known[named.name];
  if (isEnumType(named)) return named.getValues()[0]?.name;
  if (!isNonNullType(type)) return undefined;
  return isInputObjectType(named) ? MISSING : (known['else'] ?? MISSING);
}

/** What a caller got: the name of the query, the response as text, and whether it has data. */
interface Read {
  name: string;
  text: string;
  hasData: boolean;
}

/**
 * Calls every query of the schema with all that one document may select of it. Arguments have the values of `known`, by
 * their name or the name of their type; queries with a form that `known` has no value for are left out.
 */
export async function readEverything(
  testServer: { url: string },
  known: KnownArguments,
  { token }: RequestOptions,
): Promise<Read[]> {
  const reads: Read[] = [];
  for (const { kind, field, selection } of operationsOf(applicationSchema())) {
    const given = field.args.map((argument) => [argument, valueOf(argument, known)] as const);
    if (kind !== 'query' || given.some(([, value]) => value === MISSING)) continue;
    const used = given.filter(([, value]) => value !== undefined);
    const declared = used.map(([{ name, type }]) => `$${name}: ${String(type)}`).join(', ');
    const passed = used.map(([{ name }]) => `${name}: $${name}`).join(', ');
    const query = used.length
      ? `query Whole(${declared}) { ${field.name}(${passed}) ${selection} }`
      : `query Whole { ${field.name} ${selection} }`;
    const variables = Object.fromEntries(used.map(([{ name }, value]) => [name, value]));
    const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
    const { json } = await postJson(testServer, '/graphql', { query, variables }, headers);
    const text = JSON.stringify(json);
    reads.push({ name: field.name, text, hasData: /"data":\{"\w+":[^n]/.test(text) });
  }
  return reads;
}
