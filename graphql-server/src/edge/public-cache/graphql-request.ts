import { sha256, type SiteDocuments } from '../http/documents/site-documents';

/** A GraphQL-over-HTTP request. */
export interface GraphqlRequest {
  query: string;
  operationName: string | null;
  variables: Record<string, unknown>;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The text of the document, found by its hash if necessary. Null when text and hash do not match. */
function textOf(query: unknown, extensions: unknown, documents: SiteDocuments): string | null {
  const persisted = isRecord(extensions) ? extensions['persistedQuery'] : undefined;
  if (persisted === undefined) return typeof query === 'string' ? query : null;
  if (!isRecord(persisted) || persisted['version'] !== 1) return null;
  const hash = persisted['sha256Hash'];
  if (typeof hash !== 'string') return null;
  if (query === undefined) return documents.textOf(hash) ?? null;
  return typeof query === 'string' && sha256(query) === hash ? query : null;
}

/** Null for every request that is not well-formed: Apollo Server describes its faults. */
export function readGraphqlRequest(request: unknown, documents: SiteDocuments): GraphqlRequest | null {
  if (!isRecord(request)) return null;
  const { operationName, variables, extensions } = request;
  if (extensions !== undefined && extensions !== null && !isRecord(extensions)) return null;
  const query = textOf(request['query'], extensions, documents);
  if (query === null || !documents.mayRun(query)) return null;
  if (operationName !== undefined && operationName !== null && typeof operationName !== 'string') return null;
  if (variables !== undefined && variables !== null && !isRecord(variables)) return null;
  return { query, operationName: operationName || null, variables: variables ?? {} };
}

const PARAMETERS = new Set(['query', 'operationName', 'variables', 'extensions']);
const JSON_PARAMETERS = new Set(['variables', 'extensions']);

/** Reads the request from an address: `?query=…&variables={…}`. */
export function readGraphqlAddress(search: string, documents: SiteDocuments): GraphqlRequest | null {
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
  return readGraphqlRequest(given, documents);
}
