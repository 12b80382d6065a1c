import type { Request, RequestHandler, Response } from 'express';
import {
  GraphQLError,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql';
import { createHandler } from 'graphql-sse/lib/use/express';
import type { RequestContext } from '../../access/accounts/request-context';
import { forbidden, notForPrograms, signInFirst } from '../../access/accounts/authorisation';
import type { LiveConnections } from '../../desk/live/live-connections';
import { sentence } from '../../platform/refusals/sentence';
import { sendCodedRefusal } from './coded-refusal';
import { DOCUMENT_LIMITS, DOCUMENT_RULES, isTooLarge } from './documents/document-limits';
import { ONLY_KNOWN_DOCUMENTS, type SiteDocuments } from './documents/site-documents';
import { nameRequest } from './request-names';

/** Where pages of the desk listen for changes. */
export const CHANGE_STREAM_PATH = '/graphql/stream';

const EVENTS = 'text/event-stream';
const RETRY_SECONDS = 30;
/** What may wait in the connection before the page counts as behind. */
const BYTES_BEHIND = 16 * 1024;

interface ChangeStreamDependencies {
  schema: GraphQLSchema;
  siteDocuments: SiteDocuments;
  live: Pick<LiveConnections, 'whyFull'>;
  contextOf(request: Request): Promise<RequestContext>;
}

/**
 * The subscription of a request. Throws for a text that is not a GraphQL document, or for a document that is not
 * allowed.
 */
function subscriptionIn(query: unknown, { schema, siteDocuments }: ChangeStreamDependencies): DocumentNode {
  const fault = (message: string, code = 'BAD_REQUEST', status = 400) =>
    new GraphQLError(message, { extensions: { code, http: { status } } });
  if (typeof query !== 'string' || isTooLarge(query)) throw fault('Send the text of one subscription.');
  if (!siteDocuments.mayRun(query)) throw fault(ONLY_KNOWN_DOCUMENTS, 'FORBIDDEN', 403);
  const document = parse(query, { maxTokens: DOCUMENT_LIMITS.tokens });
  const [error] = validate(schema, document, [...specifiedRules, ...DOCUMENT_RULES], { maxErrors: 1 });
  if (error) throw fault('The document does not fit the schema.', 'GRAPHQL_VALIDATION_FAILED');
  const operations = document.definitions.filter((one) => one.kind === 'OperationDefinition');
  if (operations.length !== 1 || operations[0]?.operation !== 'subscription')
    throw fault('This path runs one subscription. Send queries and mutations to /graphql.');
  return document;
}

/** Refuses a page that no place is left for. True when it did. */
function refusedAsFull(request: Request, response: Response, why: 'server' | 'account' | null): boolean {
  if (why === null) return false;
  const busy = sentence('SERVICE_UNAVAILABLE');
  const details =
    why === 'server'
      ? { status: 503, ...busy }
      : {
          status: 429,
          code: 'TOO_MANY_CONNECTIONS',
          message: 'This account has too many open pages. Please close some of them.',
        };
  sendCodedRefusal(request, response, { ...details, retryAfterSeconds: RETRY_SECONDS });
  return true;
}

/** Serves subscriptions as server-sent events, one for each connection. */
export function changeStream(dependencies: ChangeStreamDependencies): RequestHandler {
  const contexts = new WeakMap<Request, RequestContext>();
  const handler = createHandler({
    // Streams need no token, because each request has a stream of its own.
    authenticate: () => null,
    onSubscribe: (request, { query, variables, operationName }) => {
      const contextValue = contexts.get(request.raw);
      if (!contextValue) throw new Error('The context of a stream is missing.');
      return {
        schema: dependencies.schema,
        document: parse(query, { maxTokens: DOCUMENT_LIMITS.tokens }),
        variableValues: variables,
        operationName,
        contextValue: { ...contextValue },
      };
    },
  });
  const respond = async (request: Request, response: Response): Promise<void> => {
    if (request.method !== 'POST' || request.get('accept') !== EVENTS) {
      const message = `Send a POST with Accept: ${EVENTS}.`;
      return sendCodedRefusal(request, response, { status: 406, code: 'BAD_REQUEST', message });
    }
    const context = await dependencies.contextOf(request);
    const { viewer } = context;
    if (!viewer) throw signInFirst();
    if (viewer.permissions.size === 0) throw forbidden();
    // Programs hear of changes by webhooks. An open stream would outlive the revocation of its key.
    if (viewer.serviceKey !== null) throw notForPrograms();
    subscriptionIn((request.body as { query?: unknown } | undefined)?.query, dependencies);
    if (refusedAsFull(request, response, dependencies.live.whyFull(viewer.uid))) return;
    nameRequest(response, 'deskChanges');
    contexts.set(request, { ...context, isReaderBehind: () => response.writableLength > BYTES_BEHIND });
    // nginx would keep events until its buffer is full.
    response.setHeader('X-Accel-Buffering', 'no');
    await handler(request, response);
  };
  return (request, response, next) => {
    respond(request, response).catch((error: unknown) => {
      if (response.headersSent) return response.destroy();
      next(error instanceof GraphQLError && error.extensions['http'] === undefined ? { status: 400 } : error);
    });
  };
}
