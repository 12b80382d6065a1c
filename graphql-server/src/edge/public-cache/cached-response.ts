import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import fresh from 'fresh';
import type { Cacheable } from './response-cache';
import { languageTagOf, type Locale } from '../../platform/locale/locale';
import { sentence } from '../../platform/refusals/sentence';

/** A response as it is sent, except the id of the request. */
export interface CachedResponse extends Cacheable {
  status: number;
  /** Names and values alternately, as `writeHead` expects them. */
  head: readonly string[];
  body: Buffer;
  etag: string;
  /** The id of the request that was executed. The log has its errors under this id. */
  requestId: string;
}

const JSON_TYPE = 'application/json; charset=utf-8';

function etagOf(contentType: string, body: Buffer): string {
  return `"${createHash('sha256').update(contentType).update(body).digest('base64url')}"`;
}

/** The bodies for a caller over the limit of reads. */
const RATE_LIMITED_BODIES = {
  graphql: (message: string, extensions: object) => ({ errors: [{ message, extensions }] }),
  rest: (error: string, details: object) => ({ error, ...details }),
} as const;

/** Builds responses with the headers that all of them share. */
export class ResponseBuilder {
  private readonly commonHeaders: readonly string[];

  /** `locale` is the language of the texts in the responses. */
  constructor(commonHeaders: readonly string[], locale: Locale) {
    this.commonHeaders = [...commonHeaders, 'Content-Language', languageTagOf(locale)];
  }

  /** Builds a response. Only a response without errors may be cached. */
  build(content: {
    status: number;
    text: string;
    /** Whether the text contains errors, whatever the status is. */
    hasErrors: boolean;
    contentType?: string;
    headers?: readonly string[];
    requestId: string;
  }): CachedResponse {
    const { status, contentType = JSON_TYPE, headers = [], requestId } = content;
    const body = Buffer.from(content.text);
    const etag = etagOf(contentType, body);
    const mayBeKept = status === 200 && !content.hasErrors;
    const head = [
      ...this.commonHeaders,
      'Vary',
      'Accept, Origin',
      'Content-Type',
      contentType,
      'Content-Length',
      String(body.length),
      ...(mayBeKept ? ['Cache-Control', 'no-cache', 'ETag', etag] : ['Cache-Control', 'no-store']),
      ...headers,
    ];
    const bytes = body.length + head.join('').length;
    return { status, head, body, etag, requestId, bytes, mayBeKept };
  }

  /** The response for a caller over the limit of reads. */
  rateLimited(
    retryAfterSeconds: number,
    language: keyof typeof RATE_LIMITED_BODIES,
    requestId: string,
  ): CachedResponse {
    const { code, message } = sentence('RATE_LIMITED', { limit: 'requests', seconds: retryAfterSeconds });
    const details = { code, retryAfterSeconds, requestId };
    return this.build({
      status: 429,
      text: JSON.stringify(RATE_LIMITED_BODIES[language](message, details)),
      hasErrors: true,
      headers: ['Retry-After', String(retryAfterSeconds)],
      requestId,
    });
  }
}

/** Sends the response, or 304 when the conditional request names its ETag. */
export function sendResponse(
  request: IncomingMessage,
  response: ServerResponse,
  cached: CachedResponse,
  requestId: string,
): void {
  const { status, head, body, etag, mayBeKept } = cached;
  // Only this header, because fetch adds `Cache-Control: no-cache` to conditional requests, and the library would then
  // send all bytes.
  const condition = { 'if-none-match': request.headers['if-none-match'] };
  const isFresh = mayBeKept && request.method === 'GET' && fresh(condition, { etag });
  if (isFresh) response.writeHead(304, [...head, 'X-Request-Id', requestId]).end();
  else response.writeHead(status, [...head, 'X-Request-Id', requestId]).end(body);
}
