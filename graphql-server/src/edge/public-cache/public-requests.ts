import { createHash } from 'node:crypto';
import { parse as parseQuery } from 'node:querystring';
import { FACADE_ROUTES, nameOfRoute, type FacadeRequest, type FacadeRoute } from '../facade/facade-routes';
import { readGraphqlAddress, readGraphqlRequest, type GraphqlRequest } from './graphql-request';
import type { NewDocuments } from '../http/documents/new-documents';
import type { Locale } from '../../platform/locale/locale';
import { PublicDocuments, type PublicDocument } from './public-documents';
import type { SiteDocuments } from '../http/documents/site-documents';

/** How to make the response when the cache does not have it. */
export type PublicTask =
  | { kind: 'graphql'; request: GraphqlRequest; accept: string }
  | { kind: 'rest'; route: FacadeRoute; given: FacadeRequest };

/** A request whose response is the same for everybody. */
export interface PublicRequest {
  /** The cache key, which is equal for requests that differ only in their notation. */
  key: string;
  tables: readonly string[];
  points: number;
  /** Its name in the metrics. */
  name: string;
  task: PublicTask;
}

/**
 * The variables that the document declares, in its order. Null if one is a list or an object: no public field takes
 * such a value, and it may be larger in memory than its text, or nested too deeply for the stack.
 */
function plainVariables(
  { variables: names }: PublicDocument,
  given: Record<string, unknown>,
): Record<string, unknown> | null {
  const known = names
    .filter((name) => Object.hasOwn(given, name))
    .map((name) => [name, given[name]] as const);
  const isPlain = known.every(([, value]) => typeof value !== 'object' || value === null);
  return isPlain ? Object.fromEntries(known) : null;
}

const keyOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Recognises public requests in GraphQL and on the documented paths. */
export class PublicRequestReader {
  private readonly publicDocuments: PublicDocuments;
  private readonly routes = new Map(
    FACADE_ROUTES.filter(({ method }) => method === 'get').map((route) => [route.path, route]),
  );

  constructor(
    private readonly siteDocuments: SiteDocuments,
    newDocuments: NewDocuments,
    private readonly locale: Locale,
  ) {
    this.publicDocuments = new PublicDocuments(newDocuments);
  }

  fromBody(body: Buffer, accept: string): PublicRequest | null {
    try {
      return this.fromRequest(JSON.parse(body.toString()), accept);
    } catch {
      return null;
    }
  }

  /** Null for a request that is not for a public document. */
  fromRequest(request: unknown, accept: string): PublicRequest | null {
    return this.fromGraphql(readGraphqlRequest(request, this.siteDocuments), accept);
  }

  fromAddress(address: string, accept: string): PublicRequest | null {
    const [path = '', ...rest] = address.split('?');
    const search = rest.join('?');
    if (path === '/graphql') return this.fromGraphql(readGraphqlAddress(search, this.siteDocuments), accept);
    const route = this.routes.get(path);
    return route ? this.fromRoute(route, { body: {}, query: parseQuery(search), params: {} }) : null;
  }

  private fromGraphql(request: GraphqlRequest | null, accept: string): PublicRequest | null {
    const document = request && this.publicDocuments.find(request.query, request.operationName);
    const variables = document && plainVariables(document, request.variables);
    if (!variables) return null;
    const task: PublicTask = { kind: 'graphql', request: { ...request, variables }, accept };
    return this.publicRequest(document, `graphql as ${accept}`, variables, task);
  }

  private fromRoute(route: FacadeRoute, given: FacadeRequest): PublicRequest | null {
    const document = this.publicDocuments.find(route.document, null);
    const variables = document && plainVariables(document, route.variables(given));
    if (!variables) return null;
    return this.publicRequest(document, `path ${route.path}`, variables, { kind: 'rest', route, given });
  }

  private publicRequest(
    { hash, tables, points }: PublicDocument,
    form: string,
    variables: Record<string, unknown>,
    task: PublicTask,
  ): PublicRequest {
    const name =
      task.kind === 'rest' ? nameOfRoute(task.route) : this.siteDocuments.nameOf(task.request.query);
    return {
      key: keyOf(`${this.locale}\n${form}\n${hash}\n${JSON.stringify(variables)}`),
      tables,
      points,
      name,
      task,
    };
  }
}
