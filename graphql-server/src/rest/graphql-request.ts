/** The parts of a GraphQL-over-HTTP request that matter here. */
export interface GraphqlRequest {
  query: string;
  operationName: string | null;
  variables: Record<string, unknown>;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Null for everything that is not plainly well-formed: Apollo Server will say what is wrong with it. */
export function readGraphqlRequest(request: unknown): GraphqlRequest | null {
  if (!isRecord(request)) return null;
  const { query, operationName, variables, extensions } = request;
  if (typeof query !== 'string') return null;
  if (operationName !== undefined && operationName !== null && typeof operationName !== 'string') return null;
  if (variables !== undefined && variables !== null && !isRecord(variables)) return null;
  if (extensions !== undefined && extensions !== null) return null;
  return { query, operationName: operationName || null, variables: variables ?? {} };
}

const PARAMETERS = new Set(['query', 'operationName', 'variables', 'extensions']);
const JSON_PARAMETERS = new Set(['variables', 'extensions']);

/** The request that stands in an address: `?query=…&variables={…}`. */
export function readGraphqlAddress(search: string): GraphqlRequest | null {
  const given: Record<string, unknown> = {};
  try {
    for (const [name, value] of new URLSearchParams(search)) {
      if (!PARAMETERS.has(name)) continue;
      if (name in given) return null;
      given[name] = JSON_PARAMETERS.has(name) ? JSON.parse(value) : value;
    }
  } catch {
    return null;
  }
  return readGraphqlRequest(given);
}
