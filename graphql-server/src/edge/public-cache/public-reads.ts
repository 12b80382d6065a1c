import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ApolloServer } from '@apollo/server';
import type { GraphQLSchema } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { RequestContext } from '../../access/accounts/request-context';
import type { NewDocuments } from '../http/documents/new-documents';
import type { SiteDocuments } from '../http/documents/site-documents';
import type { RequestCounting } from '../http/request-counting';
import { nameRequest } from '../http/request-names';
import type { ReadLimit } from '../../platform/limits/read-limit';
import type { Locale } from '../../platform/locale/locale';
import type { Logger } from '../../platform/log/log';
import { type CachedResponse, type ResponseBuilder, sendResponse } from './cached-response';
import type { GraphqlRequest } from './graphql-request';
import type { Invalidation } from './invalidation';
import { type PublicRequest, PublicRequestReader } from './public-requests';
import { PublicResponses } from './public-responses';
import { peekBody } from './request-body';
import { ResponseCache } from './response-cache';
import { ValidatedDocuments } from './validated-documents';

export interface PublicReadsDependencies {
  invalidation: Invalidation;
  /** The language of the texts in the responses. Every cache key contains it. */
  locale: Locale;
  /** The most bytes of all responses; 0 turns off the cache. */
  cacheBytes: number;
  bodyLimit: number;
  apollo: ApolloServer<RequestContext>;
  schema: GraphQLSchema;
  siteDocuments: SiteDocuments;
  newDocuments: NewDocuments;
  responses: ResponseBuilder;
  readLimit: ReadLimit;
  /** Counts requests that must be parsed first. */
  requests: RequestCounting;
  isCrossSite(request: IncomingMessage): boolean;
  callerOf(request: IncomingMessage): string;
  /** The context of a request without sign-in. */
  contextOf(caller: string, requestId: string): RequestContext;
  /** Writes the request's line to the log and assigns its id. */
  logRequest(request: IncomingMessage, response: ServerResponse): void;
  /** Counts the source of each response. */
  count(source: 'memory' | 'schema' | 'too many'): void;
  log: Logger;
}

// Recognised requests, by their bytes, so that they need not be parsed again.
const RECOGNISED_BYTES = 16 * 1024 * 1024;
const RECOGNISED_EACH = 1_000;
const ANY = '*/*';
// The header that Apollo Client sends, so that pages and browsers share responses.
const ACCEPT_OF_BROWSERS = 'application/graphql-response+json,application/json;q=0.9';
const PAGES_AS_CALLER = 'pages';
const JSON_BODY = /^application\/json\s*(?:;\s*charset="?utf-8"?\s*)?$/i;

/** Whether a page of another origin would need a preflight for this request, by Apollo Server's rule. */
function needsPreflight({ headers }: IncomingMessage): boolean {
  const type = headers['content-type'];
  if (type !== undefined) return JSON_BODY.test(type);
  return Boolean(headers['apollo-require-preflight'] || headers['x-apollo-operation-name']);
}

function lengthOfJson({ headers }: IncomingMessage): number {
  const type = headers['content-type'] ?? '';
  const plain = (type === 'application/json' || JSON_BODY.test(type)) && !headers['content-encoding'];
  return plain ? Number(headers['content-length'] ?? 0) : 0;
}

/**
 * Sends cached responses to public requests, before any other handler. Other requests continue unchanged.
 * docs/decisions/0006-public-reads-are-cached-responses.md explains how writes drop responses on every server.
 */
export class PublicReads {
  private readonly cache: ResponseCache<CachedResponse>;
  /** What pages have read of a response: it is the same object for all of them, so nobody may change it. */
  private readonly dataOfResponses = new WeakMap<CachedResponse, Record<string, unknown>>();
  private readonly reader: PublicRequestReader;
  private readonly responses: PublicResponses;
  private readonly recognised = new LRUCache<string, PublicRequest>({
    maxSize: RECOGNISED_BYTES,
    sizeCalculation: (_request, key) => RECOGNISED_EACH + 3 * key.length,
  });

  constructor(private readonly dependencies: PublicReadsDependencies) {
    const { cacheBytes, siteDocuments, newDocuments, schema, apollo, invalidation } = dependencies;
    this.cache = new ResponseCache(cacheBytes);
    this.reader = new PublicRequestReader(siteDocuments, newDocuments, dependencies.locale);
    this.responses = new PublicResponses(new ValidatedDocuments(schema, apollo), dependencies.responses);
    invalidation.add(this.cache);
  }

  /** The bytes that the responses take now. */
  get bytes(): number {
    return this.cache.bytes;
  }

  /** Responds to a public request, and passes any other request to `next`. */
  respond(request: IncomingMessage, response: ServerResponse, next: () => void): void {
    const { method, url = '', headers } = request;
    if (headers.authorization !== undefined) return next();
    if (method === 'GET') return this.respondToGet(request, response, next);
    const isQuery = method === 'POST' && url === '/graphql' && !this.dependencies.isCrossSite(request);
    const length = isQuery ? lengthOfJson(request) : 0;
    if (length === 0 || length > this.dependencies.bodyLimit) return next();
    peekBody(request, length, (body) => this.respondToBody(body, request, response, next));
  }

  /** Whether the response to that document is the same for everybody. */
  isPublic(request: GraphqlRequest): boolean {
    return this.reader.fromRequest(request, ACCEPT_OF_BROWSERS) !== null;
  }

  /** The data of a public document for a page. Rejects when the document is not public, or has errors. */
  async dataOf(request: GraphqlRequest): Promise<Record<string, unknown>> {
    const publicRequest = this.reader.fromRequest(request, ACCEPT_OF_BROWSERS);
    if (!publicRequest) throw new Error(`A page may not execute ${request.operationName ?? 'this document'}`);
    const date = this.dependencies.invalidation.today();
    const cached = date && this.cache.find(publicRequest.key, date);
    const response = cached || (await this.made(publicRequest, PAGES_AS_CALLER, randomUUID()));
    if (!response.mayBeKept) throw new Error(`${publicRequest.name} failed for a page`);
    const known = this.dataOfResponses.get(response);
    if (known) return known;
    const { data } = JSON.parse(response.body.toString()) as { data: Record<string, unknown> };
    this.dataOfResponses.set(response, data);
    return data;
  }

  private respondToGet(request: IncomingMessage, response: ServerResponse, next: () => void): void {
    const { url = '', headers } = request;
    const accept = headers.accept ?? ANY;
    const isPublic = url.startsWith('/api/') || (url.startsWith('/graphql?') && needsPreflight(request));
    const publicRequest =
      isPublic && this.recognise(request, url, accept, () => this.reader.fromAddress(url, accept));
    if (!publicRequest) return next();
    if (!this.sendCached(publicRequest, request, response))
      this.makeAndSend(publicRequest, request, response, next);
  }

  /** Null when the response was sent; otherwise the next step after the body is put back. */
  private respondToBody(
    body: Buffer,
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ): (() => void) | null {
    const accept = request.headers.accept ?? ANY;
    const bytes = body.toString('latin1');
    const publicRequest = this.recognise(request, bytes, accept, () => this.reader.fromBody(body, accept));
    if (!publicRequest) return next;
    if (this.sendCached(publicRequest, request, response)) return null;
    return () => this.makeAndSend(publicRequest, request, response, next);
  }

  private recognise(
    request: IncomingMessage,
    bytes: string,
    accept: string,
    read: () => PublicRequest | null,
  ): PublicRequest | null {
    const key = `${accept}\n${bytes}`;
    const known = this.recognised.get(key);
    if (known) return known;
    // Over the limit nothing is parsed. The next handler refuses the request.
    if (this.dependencies.requests.secondsToWait(request) !== null) return null;
    const publicRequest = read();
    if (publicRequest) this.recognised.set(key, publicRequest);
    return publicRequest;
  }

  /** Sends a cached response, or the refusal for a caller over the limit. Returns whether it did. */
  private sendCached(
    publicRequest: PublicRequest,
    request: IncomingMessage,
    response: ServerResponse,
  ): boolean {
    const { readLimit, callerOf, responses, count } = this.dependencies;
    nameRequest(response, publicRequest.name);
    const wait = readLimit.secondsToWait(callerOf(request), publicRequest.points);
    const date = this.dependencies.invalidation.today();
    const cached =
      wait === null
        ? date && this.cache.find(publicRequest.key, date)
        : responses.rateLimited(wait, publicRequest.task.kind, randomUUID());
    count(wait === null ? (cached ? 'memory' : 'schema') : 'too many');
    if (!cached) return false;
    sendResponse(request, response, cached, cached.mayBeKept ? randomUUID() : cached.requestId);
    return true;
  }

  /** Executes the request on the schema. Simultaneous equal requests share one response. */
  private made(
    { task, key, tables }: PublicRequest,
    caller: string,
    requestId: string,
  ): Promise<CachedResponse> {
    const { contextOf, invalidation } = this.dependencies;
    const make = (): Promise<CachedResponse> => this.responses.make(task, contextOf(caller, requestId));
    const date = invalidation.today();
    // Without the hotel's date the connection is lost and changes are not heard, so nothing is shared or cached.
    return date === null ? make() : this.cache.read({ key, tables, date }, make);
  }

  private makeAndSend(
    publicRequest: PublicRequest,
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ): void {
    const { logRequest, callerOf, log } = this.dependencies;
    logRequest(request, response);
    const requestId = String(request.id);
    this.made(publicRequest, callerOf(request), requestId)
      // A shared failure has the request id under which the log has its error.
      .then((made) => sendResponse(request, response, made, made.mayBeKept ? requestId : made.requestId))
      .catch((error: unknown) => {
        log.error({ requestId, err: error }, 'A public read failed');
        next();
      });
  }
}
