import { HeaderMap } from '@apollo/server';
import { LRUCache } from 'lru-cache';
import type { RequestContext } from '../accounts/request-context';
import { documentedResponse, runRoute } from '../facade/facade';
import type { FacadeRequest, FacadeRoute } from '../facade/facade-routes';
import type { ResponseBuilder, CachedResponse } from './cached-response';
import type { GraphqlRequest } from './graphql-request';
import type { ProvenDocuments } from './proven-documents';
import type { PublicTask } from './public-requests';

const ACCEPTED_BYTES = 100_000;

/** Asks the schema what nobody has asked yet. */
export class PublicResponses {
  /** Apollo Server's choice of media type, by what the caller accepts. */
  private readonly contentTypes = new LRUCache<string, string>({
    maxSize: ACCEPTED_BYTES,
    sizeCalculation: (contentType, accept) => contentType.length + accept.length,
  });

  constructor(
    private readonly documents: ProvenDocuments,
    private readonly maker: ResponseBuilder,
  ) {}

  perform(task: PublicTask, context: RequestContext): Promise<CachedResponse> {
    return task.kind === 'rest'
      ? this.onPath(task.route, task.given, context)
      : this.inGraphql(task.request, task.accept, context);
  }

  private async onPath(
    route: FacadeRoute,
    given: FacadeRequest,
    context: RequestContext,
  ): Promise<CachedResponse> {
    const { requestId } = context;
    const { document } = route;
    const request = { query: document, operationName: null, variables: route.variables(given) };
    const data = await this.documents.run(request, context);
    const { status, body } = data
      ? documentedResponse(route, { status: 200, body: data })
      : await runRoute(this.documents.apollo, context, route, given);
    if (status === 200) this.documents.prove(document);
    return this.maker.finish({ status, text: JSON.stringify(body), failed: false, requestId });
  }

  private async inGraphql(
    request: GraphqlRequest,
    accept: string,
    context: RequestContext,
  ): Promise<CachedResponse> {
    const contentType = this.contentTypes.get(accept);
    const data = contentType && (await this.documents.run(request, context));
    if (!data) return this.fromApollo(request, accept, context);
    const text = `${JSON.stringify({ data })}\n`;
    return this.maker.finish({ status: 200, text, failed: false, contentType, requestId: context.requestId });
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
    if (made.body.kind !== 'complete') throw new Error('A public read came in parts');
    const { status = 200, body } = made;
    const contentType = made.headers.get('content-type');
    // Apollo Server puts errors first.
    const failed = body.string.startsWith('{"errors"');
    if (status === 200 && !failed && contentType) {
      this.documents.prove(request.query);
      this.contentTypes.set(accept, contentType);
    }
    return this.maker.finish({
      status,
      text: body.string,
      failed,
      contentType,
      requestId: context.requestId,
    });
  }
}
