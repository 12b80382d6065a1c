import { HeaderMap } from '@apollo/server';
import { LRUCache } from 'lru-cache';
import type { RequestContext } from '../../access/accounts/request-context';
import { documentedResponse, runRoute } from '../facade/facade';
import type { FacadeRequest, FacadeRoute } from '../facade/facade-routes';
import type { ResponseBuilder, CachedResponse } from './cached-response';
import type { GraphqlRequest } from './graphql-request';
import type { ValidatedDocuments } from './validated-documents';
import type { PublicTask } from './public-requests';

const ACCEPTED_BYTES = 100_000;

/** Makes the responses that the cache does not have. */
export class PublicResponses {
  /** The media type that Apollo Server chooses for each Accept header. */
  private readonly contentTypes = new LRUCache<string, string>({
    maxSize: ACCEPTED_BYTES,
    sizeCalculation: (contentType, accept) => contentType.length + accept.length,
  });

  constructor(
    private readonly documents: ValidatedDocuments,
    private readonly builder: ResponseBuilder,
  ) {}

  make(task: PublicTask, context: RequestContext): Promise<CachedResponse> {
    return task.kind === 'rest'
      ? this.forPath(task.route, task.given, context)
      : this.forGraphql(task.request, task.accept, context);
  }

  private async forPath(
    route: FacadeRoute,
    given: FacadeRequest,
    context: RequestContext,
  ): Promise<CachedResponse> {
    const { requestId } = context;
    const { document } = route;
    const request = { query: document, operationName: null, variables: route.variables(given) };
    const data = await this.documents.execute(request, context);
    const { status, body } = data
      ? documentedResponse(route, { status: 200, body: data })
      : await runRoute(this.documents.apollo, context, route, given);
    if (status === 200) this.documents.remember(document);
    return this.builder.build({ status, text: JSON.stringify(body), hasErrors: false, requestId });
  }

  private async forGraphql(
    request: GraphqlRequest,
    accept: string,
    context: RequestContext,
  ): Promise<CachedResponse> {
    const contentType = this.contentTypes.get(accept);
    const data = contentType && (await this.documents.execute(request, context));
    if (!data) return this.fromApollo(request, accept, context);
    const text = `${JSON.stringify({ data })}\n`;
    return this.builder.build({
      status: 200,
      text,
      hasErrors: false,
      contentType,
      requestId: context.requestId,
    });
  }

  private async fromApollo(
    request: GraphqlRequest,
    accept: string,
    context: RequestContext,
  ): Promise<CachedResponse> {
    const headers = new HeaderMap([
      ['accept', accept],
      ['content-type', 'application/json'],
    ]);
    const made = await this.documents.apollo.executeHTTPGraphQLRequest({
      httpGraphQLRequest: { method: 'POST', headers, search: '', body: request },
      context: () => Promise.resolve(context),
    });
    if (made.body.kind !== 'complete') throw new Error('The response to a public read is not complete');
    const { status = 200, body } = made;
    const contentType = made.headers.get('content-type');
    // Apollo Server writes errors first.
    const hasErrors = body.string.startsWith('{"errors"');
    if (status === 200 && !hasErrors && contentType) {
      this.documents.remember(request.query);
      this.contentTypes.set(accept, contentType);
    }
    return this.builder.build({
      status,
      text: body.string,
      hasErrors,
      contentType,
      requestId: context.requestId,
    });
  }
}
