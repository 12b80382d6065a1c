import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import fresh from 'fresh';
import type { Answerable } from './read-cache';
import { REFUSALS } from '../platform/refusals/refusals';

/** An answer as it goes over the wire, but for the request's number. */
export interface CachedResponse extends Answerable {
  status: number;
  /** Names and values in turn, as `writeHead` takes them. */
  head: readonly string[];
  body: Buffer;
  etag: string;
  /** The number under which an error stands in the log. */
  requestId: string;
}

const JSON_TYPE = 'application/json; charset=utf-8';

function etagOf(contentType: string, body: Buffer): string {
  return `"${createHash('sha256').update(contentType).update(body).digest('base64url')}"`;
}

/** What a refused caller reads, by the language it spoke. */
const TOO_MANY = {
  graphql: (extensions: object) => ({ errors: [{ message: REFUSALS.RATE_LIMITED, extensions }] }),
  rest: (details: object) => ({ error: REFUSALS.RATE_LIMITED, ...details }),
} as const;

/** Makes answers of bytes, with the headers that all of them carry. */
export class ResponseBuilder {
  constructor(private readonly commonHeaders: readonly string[]) {}

  /** Only what went well may be shown to others. */
  finish(made: {
    status: number;
    text: string;
    /** Whether the text tells of errors, whatever the status. */
    failed: boolean;
    contentType?: string;
    headers?: readonly string[];
    requestId: string;
  }): CachedResponse {
    const { status, contentType = JSON_TYPE, headers = [], requestId } = made;
    const body = Buffer.from(made.text);
    const etag = etagOf(contentType, body);
    const mayBeKept = status === 200 && !made.failed;
    const head = [
      ...this.commonHeaders,
      ...['Vary', 'Accept, Origin', 'Content-Type', contentType, 'Content-Length', String(body.length)],
      ...(mayBeKept ? ['Cache-Control', 'no-cache', 'ETag', etag] : ['Cache-Control', 'no-store']),
      ...headers,
    ];
    const bytes = body.length + head.join('').length;
    return { status, head, body, etag, requestId, bytes, mayBeKept };
  }

  /** The refusal of a caller who reads too often. */
  tooMany(retryAfterSeconds: number, language: keyof typeof TOO_MANY, requestId: string): CachedResponse {
    const details = { code: 'RATE_LIMITED', retryAfterSeconds, requestId };
    return this.finish({
      status: 429,
      text: JSON.stringify(TOO_MANY[language](details)),
      failed: true,
      headers: ['Retry-After', String(retryAfterSeconds)],
      requestId,
    });
  }
}

/** Sends the bytes; 304 where the conditional request names them already. */
export function sendResponse(
  request: IncomingMessage,
  response: ServerResponse,
  answer: CachedResponse,
  requestId: string,
): void {
  const { status, head, body, etag, mayBeKept } = answer;
  // No other header: fetch adds `Cache-Control: no-cache` to a conditional request, for which the library sends all bytes.
  const condition = { 'if-none-match': request.headers['if-none-match'] };
  const isFresh = mayBeKept && request.method === 'GET' && fresh(condition, { etag });
  if (isFresh) response.writeHead(304, [...head, 'X-Request-Id', requestId]).end();
  else response.writeHead(status, [...head, 'X-Request-Id', requestId]).end(body);
}
