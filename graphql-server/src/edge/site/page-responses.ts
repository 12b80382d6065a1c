import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Request, Response } from 'express';
import { LRUCache } from 'lru-cache';
import { DEFAULT_LOCALE, languageTagOf } from '../../platform/locale/locale';
import { type CachedResponse, sendResponse } from '../public-cache/cached-response';
import type { Invalidation } from '../public-cache/invalidation';
import { PUBLIC_FIELDS } from '../public-cache/public-documents';
import { type Cacheable, ResponseCache } from '../public-cache/response-cache';
import type { ChargeResponse } from '../http/request-counting';
import type { PageCompression } from './compressed-pages';
import type { Coding } from './content-coding';

/** A page with its data. */
export interface MadePage {
  html: string;
  /** Whether the page may be cached; a page that lacks data may not. */
  isComplete: boolean;
}

/** A made page, and its responses in the codings that were requested. */
interface KeptPage extends Cacheable {
  html: string;
  responses: Map<string, CachedResponse>;
}

/** The page of a request, and the coding of the response. */
interface PageRequest {
  key: string;
  coding: Coding | null;
}

interface PageResponsesDependencies {
  /** The security headers of a page, names and values alternately. */
  headers: readonly string[];
  /** Whether pages are cached. */
  isKept: boolean;
  /** Tables whose change drops the pages, in addition to those that visitors read. */
  furtherTables?: readonly string[];
  invalidation: Invalidation;
  compressed: PageCompression;
  charge: ChargeResponse;
}

const KEPT_BYTES = 16 * 1024 * 1024;
const RECOGNISED_BYTES = 2 * 1024 * 1024;
const RECOGNISED_EACH = 200;
// Characters take up to two bytes, and all codings together take as much again.
const BYTES_EACH_CHARACTER = 4;
// A page may show data of every table that visitors may read, and the site's colours.
export const TABLES_OF_PAGES: readonly string[] = [...new Set([...PUBLIC_FIELDS.values()].flat()), 'looks'];
const PLAIN = 'identity';

/** Everything in a request for a page on which the response depends. */
function recognitionKey({ headers, url }: IncomingMessage, address = url): string {
  return `${headers['accept-encoding'] ?? ''}\n${headers.accept ?? ''}\n${address}`;
}

/**
 * Caches the public pages as they are sent, until a table that visitors can read changes, or the hotel's date. So a
 * page never shows older data than a cached response.
 */
export class PageResponses {
  private readonly kept: ResponseCache<KeptPage>;
  private readonly tables: readonly string[];
  private readonly recognised = new LRUCache<string, PageRequest>({
    maxSize: RECOGNISED_BYTES,
    sizeCalculation: (_request, key) => RECOGNISED_EACH + 2 * key.length,
  });

  constructor(private readonly dependencies: PageResponsesDependencies) {
    this.kept = new ResponseCache(dependencies.isKept ? KEPT_BYTES : 0);
    this.tables = [...new Set([...TABLES_OF_PAGES, ...(dependencies.furtherTables ?? [])])];
    dependencies.invalidation.add(this.kept);
  }

  /** Sends a cached page, before any other handler, and passes any other request to `next`. */
  respond(request: IncomingMessage, response: ServerResponse, next: () => void): void {
    const known = request.method === 'GET' ? this.recognised.get(recognitionKey(request)) : undefined;
    const date = known ? this.dependencies.invalidation.today() : null;
    const page = known && date ? this.kept.find(known.key, date) : null;
    const cached = page?.responses.get(known?.coding?.name ?? PLAIN);
    // Over the limit, the handler of pages refuses it.
    const mayBeSent = cached && this.dependencies.charge(request, 0) === null;
    if (mayBeSent) sendResponse(request, response, cached, randomUUID());
    else next();
  }

  /** Makes the page unless it is cached, and sends it. `key` is equal for requests that get the same page. */
  async send(
    key: string,
    request: Request,
    response: Response,
    make: () => Promise<MadePage>,
  ): Promise<void> {
    const coding = this.dependencies.compressed.codingFor(request);
    const kept = await this.page(key, make);
    const cached = kept.responses.get(coding?.name ?? PLAIN) ?? (await this.inCoding(kept, coding));
    this.recognised.set(recognitionKey(request, request.originalUrl), { key, coding });
    sendResponse(request, response, cached, String(request.id));
  }

  private page(key: string, make: () => Promise<MadePage>): Promise<KeptPage> {
    const read = async (): Promise<KeptPage> => {
      const { html, isComplete } = await make();
      return {
        html,
        responses: new Map(),
        bytes: html.length * BYTES_EACH_CHARACTER,
        mayBeKept: isComplete,
      };
    };
    const date = this.dependencies.invalidation.today();
    if (date === null) return read();
    const found = this.kept.find(key, date);
    return found ? Promise.resolve(found) : this.kept.read({ key, tables: this.tables, date }, read);
  }

  private async inCoding(page: KeptPage, coding: Coding | null): Promise<CachedResponse> {
    const { bytes: body, etag } = await this.dependencies.compressed.inCoding(page.html, coding);
    const head = [
      ...this.dependencies.headers,
      'Vary',
      'Accept, Accept-Encoding, Origin',
      'Content-Type',
      'text/html; charset=utf-8',
      'Content-Language',
      languageTagOf(DEFAULT_LOCALE),
      ...(coding ? ['Content-Encoding', coding.name] : []),
      'Content-Length',
      String(body.length),
      'Cache-Control',
      'no-cache',
      'ETag',
      etag,
    ];
    const response = {
      status: 200,
      head,
      body,
      etag,
      requestId: '',
      // A page that may not be cached still supports conditional requests, because its ETag depends on its bytes.
      bytes: body.length,
      mayBeKept: true,
    };
    page.responses.set(coding?.name ?? PLAIN, response);
    return response;
  }
}
