import { createHash } from 'node:crypto';
import { parse as parseQuery } from 'node:querystring';
import { FACADE_ROUTES, nameOfRow, type FacadeRequest, type FacadeRoute } from './facade-routes';
import { readGraphqlAddress, readGraphqlRequest, type GraphqlRequest } from './graphql-request';
import { PublicDocuments, type PublicDocument } from './public-documents';
import type { SiteDocuments } from './site-documents';

/** How the answer is made when nobody has it. */
export type PublicTask =
  | { kind: 'graphql'; request: GraphqlRequest; accept: string }
  | { kind: 'rest'; route: FacadeRoute; given: FacadeRequest };

/** A question whose answer is the same for everybody. */
export interface PublicQuestion {
  /** The same for questions that are the same however they are put. */
  key: string;
  tables: readonly string[];
  rootFields: number;
  /** What figures call it. */
  name: string;
  task: PublicTask;
}

/** JSON with the names in order. */
function stableJson(value: unknown): string {
  return JSON.stringify(value, (_name, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}

const keyOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** Recognises public questions in GraphQL and on the documented paths. */
export class PublicQuestions {
  private readonly publicDocuments = new PublicDocuments();
  private readonly rows = new Map(
    FACADE_ROUTES.filter(({ method }) => method === 'get').map((route) => [route.path, route]),
  );

  constructor(private readonly siteDocuments: SiteDocuments) {}

  fromBody(body: Buffer, accept: string): PublicQuestion | null {
    try {
      return this.fromGraphql(readGraphqlRequest(JSON.parse(body.toString()), this.siteDocuments), accept);
    } catch {
      return null;
    }
  }

  fromAddress(address: string, accept: string): PublicQuestion | null {
    const [path = '', ...rest] = address.split('?');
    const search = rest.join('?');
    if (path === '/graphql') return this.fromGraphql(readGraphqlAddress(search, this.siteDocuments), accept);
    const route = this.rows.get(path);
    return route ? this.fromRow(route, { body: {}, query: parseQuery(search), params: {} }) : null;
  }

  private fromGraphql(request: GraphqlRequest | null, accept: string): PublicQuestion | null {
    const document = request && this.publicDocuments.find(request.query, request.operationName);
    if (!document) return null;
    return this.question(document, `graphql as ${accept}`, request.variables, {
      kind: 'graphql',
      request,
      accept,
    });
  }

  private fromRow(route: FacadeRoute, given: FacadeRequest): PublicQuestion | null {
    const document = this.publicDocuments.find(route.document, null);
    if (!document) return null;
    return this.question(document, `path ${route.path}`, route.variables(given), {
      kind: 'rest',
      route,
      given,
    });
  }

  private question(
    { hash, tables, rootFields, variables: names }: PublicDocument,
    form: string,
    variables: Record<string, unknown>,
    task: PublicTask,
  ): PublicQuestion {
    // Variables that the document does not know change nothing in its answer.
    const used = Object.fromEntries(names.map((name) => [name, variables[name]]));
    const name = task.kind === 'rest' ? nameOfRow(task.route) : this.siteDocuments.nameOf(task.request.query);
    return { key: keyOf(`${form}\n${hash}\n${stableJson(used)}`), tables, rootFields, name, task };
  }
}
