import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ApolloServer, ApolloServerPlugin } from '@apollo/server';
import type { GraphQLSchema } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { RequestContext } from '../accounts/request-context';
import { ChangeFeed } from '../platform/database/change-feed';
import { HotelDay } from '../platform/time/hotel-day';
import type { Logger } from '../platform/log/log';
import { ReadCache } from './read-cache';
import type { ReadLimit } from '../platform/limits/read-limit';
import { type ResponseBuilder, type CachedResponse, sendResponse } from './cached-response';
import type { NewDocuments } from '../http/documents/new-documents';
import { peekBody } from './request-body';
import { ProvenDocuments } from './proven-documents';
import { PublicResponses } from './public-responses';
import { PublicRequestReader, type PublicRequest } from './public-requests';
import type { RequestCounting } from '../http/request-counting';
import { nameRequest } from '../http/request-names';
import type { SiteDocuments } from '../http/documents/site-documents';

/** What the route part is joined from. */
export interface PublicReadsParts {
  databaseUrl: string;
  timeZone: string;
  /** Bytes that answers may take; 0 turns the cache off. */
  cacheBytes: number;
  bodyLimit: number;
  apollo: ApolloServer<RequestContext>;
  schema: GraphQLSchema;
  siteDocuments: SiteDocuments;
  newDocuments: NewDocuments;
  answers: ResponseBuilder;
  limit: ReadLimit;
  /** Counts what has to be parsed first. */
  requests: RequestCounting;
  isCrossSite(request: IncomingMessage): boolean;
  callerOf(request: IncomingMessage): string;
  /** What a request without sign-in carries. */
  contextOf(caller: string, requestId: string): RequestContext;
  /** Writes the request's line into the log and gives it a number. */
  logRequest(request: IncomingMessage, response: ServerResponse): void;
  /** Hears where each answer was found. */
  count(answer: 'memory' | 'schema' | 'too many'): void;
  log: Logger;
}

// Requests that were recognised, by their bytes: what they ask need not be read again.
const RECOGNISED_BYTES = 16 * 1024 * 1024;
const RECOGNISED_EACH = 1_000;
const ANY = '*/*';
const JSON_BODY = /^application\/json\s*(?:;\s*charset="?utf-8"?\s*)?$/i;

/** A page of another origin cannot send such a request without asking first (Apollo Server's own rule). */
function isNoForgery({ headers }: IncomingMessage): boolean {
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
 * Answers what is public from finished bytes, in front of everything else; what it does not recognise goes on
 * untouched. docs/decisions/0006-cache-of-finished-bytes.md tells how writes drop answers on every server.
 */
export class PublicReads {
  private readonly cache: ReadCache<CachedResponse>;
  private readonly day: HotelDay;
  private readonly feed: ChangeFeed;
  private readonly questions: PublicRequestReader;
  private readonly answers: PublicResponses;
  private readonly recognised = new LRUCache<string, PublicRequest>({
    maxSize: RECOGNISED_BYTES,
    sizeCalculation: (_request, key) => RECOGNISED_EACH + 3 * key.length,
  });

  constructor(private readonly parts: PublicReadsParts) {
    this.cache = new ReadCache(parts.cacheBytes);
    this.questions = new PublicRequestReader(parts.siteDocuments, parts.newDocuments);
    this.answers = new PublicResponses(new ProvenDocuments(parts.schema, parts.apollo), parts.answers);
    this.day = new HotelDay(parts.timeZone);
    this.feed = new ChangeFeed(parts.databaseUrl, this.changeListener(), parts.log);
  }

  start(): Promise<void> {
    return this.parts.cacheBytes > 0 ? this.feed.start() : Promise.resolve();
  }

  stop(): Promise<void> {
    return this.feed.stop();
  }

  /** Bytes that answers take now. */
  get bytes(): number {
    return this.cache.bytes;
  }

  answer(request: IncomingMessage, response: ServerResponse, next: () => void): void {
    const { method, url = '', headers } = request;
    if (headers.authorization !== undefined) return next();
    const accept = headers.accept ?? ANY;
    if (method === 'GET') {
      const isPublic = url.startsWith('/api/') || (url.startsWith('/graphql?') && isNoForgery(request));
      const question =
        isPublic && this.recognise(request, url, accept, () => this.questions.fromAddress(url, accept));
      if (question) {
        if (!this.show(question, request, response)) this.make(question, request, response, next);
        return;
      }
    } else if (method === 'POST' && url === '/graphql' && !this.parts.isCrossSite(request)) {
      const length = lengthOfJson(request);
      if (length > 0 && length <= this.parts.bodyLimit) {
        return peekBody(request, length, (body) => this.showForBody(body, accept, request, response, next));
      }
    }
    next();
  }

  private showForBody(
    body: Buffer,
    accept: string,
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ): (() => void) | null {
    const bytes = body.toString('latin1');
    const question = this.recognise(request, bytes, accept, () => this.questions.fromBody(body, accept));
    if (!question) return next;
    return this.show(question, request, response) ? null : () => this.make(question, request, response, next);
  }

  /** Whether an answer was there, if only that the caller reads too often. */
  private show(question: PublicRequest, request: IncomingMessage, response: ServerResponse): boolean {
    const { limit, callerOf, answers, count } = this.parts;
    nameRequest(response, question.name);
    const wait = limit.secondsToWait(callerOf(request), question.points);
    const date = this.day.today();
    const answer =
      wait === null
        ? date && this.cache.find(question.key, date)
        : answers.tooMany(wait, question.task.kind, randomUUID());
    count(wait === null ? (answer ? 'memory' : 'schema') : 'too many');
    if (!answer) return false;
    sendResponse(request, response, answer, answer.mayBeKept ? randomUUID() : answer.requestId);
    return true;
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
    // Over the limit nothing is parsed; the next handler says so.
    if (this.parts.requests.secondsToWait(request) !== null) return null;
    const question = read();
    if (question) this.recognised.set(key, question);
    return question;
  }

  /** Asks the schema; whoever asks the same meanwhile gets the same answer. */
  private make(
    question: PublicRequest,
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ): void {
    const { logRequest, contextOf, callerOf } = this.parts;
    logRequest(request, response);
    const requestId = String(request.id);
    const ask = (): Promise<CachedResponse> =>
      this.answers.perform(question.task, contextOf(callerOf(request), requestId));
    const { key, tables: topics } = question;
    const date = this.day.today();
    // While nobody knows the hotel's date, changes may be missed too: each is asked for itself then.
    const answering = date === null ? ask() : this.cache.read({ key, topics, date }, ask);
    answering
      // Whoever shares another's failure gets the number under which it stands in the log.
      .then((answer) =>
        sendResponse(request, response, answer, answer.mayBeKept ? requestId : answer.requestId),
      )
      .catch((error: unknown) => {
        this.parts.log.error({ requestId, err: error }, 'A public read failed');
        next();
      });
  }

  private changeListener() {
    return {
      opened: () => this.cache.flush(),
      beat: (now: Date) => this.day.beat(now),
      changed: (table: string) => {
        if (table !== 'clock') return this.cache.drop(table);
        this.day.forget();
        this.cache.flush();
      },
      lost: () => {
        this.day.forget();
        this.cache.flush();
      },
    };
  }
}

/** Opens and closes the cache with Apollo Server. */
export function publicReadsLife(reads: () => PublicReads): ApolloServerPlugin<RequestContext> {
  return {
    async serverWillStart() {
      await reads().start();
      return { serverWillStop: () => reads().stop() };
    },
  };
}
