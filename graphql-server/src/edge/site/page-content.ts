import { setTimeout as after } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Logger } from '../../platform/log/log';
import type { ExecuteForPage, HotelOfPage, PageRendering } from './rendering/page-rendering';
import type { PublicPage } from './site-pages';
import type { StructuredData } from './structured-data';

// After a failure, pages are sent without data for this time before their data is read again.
const REST_MILLISECONDS = 2_000;
const MOST_BODIES_WITHOUT_DATA = 100;

/** The content of a page in addition to the texts of its head. */
export interface PageContent {
  structuredData: object | null;
  /** The HTML of the body; null when the browser must render the page. */
  body: string | null;
  /** False when the page lacks some of its data. */
  isComplete: boolean;
}

interface PageContentsDependencies {
  structuredData: StructuredData;
  rendering: PageRendering | null;
  execute: ExecuteForPage;
  log: Logger;
  /** `PAGE_WAIT_SECONDS`, in milliseconds: a slow database must not delay a page for longer than this. */
  longestWaitMilliseconds: number;
}

/**
 * Finds the content of pages. When the data of a page fails or takes too long, the page is sent without it, and the
 * browser asks for the data.
 */
export class PageContents {
  private readonly restingUntil = new Map<string, number>();
  // Such a body changes only with the hotel. While the database is away, a page must not cost more than a cached page.
  private readonly bodiesWithoutData = new LRUCache<string, Promise<string>>({
    max: MOST_BODIES_WITHOUT_DATA,
  });

  constructor(private readonly dependencies: PageContentsDependencies) {}

  /** The content of a page at one of its addresses. Null as the address means that the page is not rendered here. */
  async of(page: PublicPage, address: string | null, hotel: HotelOfPage): Promise<PageContent> {
    const now = performance.now();
    if ((this.restingUntil.get(page.path) ?? 0) > now) return this.withoutData(page, address, hotel);
    const content = await Promise.race([
      this.withData(page, address, hotel).catch((error: unknown) => error),
      after(this.dependencies.longestWaitMilliseconds, new Error('The data took too long'), { ref: false }),
    ]);
    if (isContent(content)) return content;
    this.dependencies.log.warn({ err: content, path: page.path }, 'A page is sent without its data');
    this.restingUntil.set(page.path, performance.now() + REST_MILLISECONDS);
    return this.withoutData(page, address, hotel);
  }

  private async withData(page: PublicPage, address: string | null, hotel: HotelOfPage): Promise<PageContent> {
    const { structuredData, rendering, execute } = this.dependencies;
    const [data, body] = await Promise.all([
      structuredData.of(page),
      address && rendering ? rendering.renderPage(address, hotel, execute) : null,
    ]);
    return { structuredData: data, body, isComplete: true };
  }

  private async withoutData(
    { path }: PublicPage,
    address: string | null,
    hotel: HotelOfPage,
  ): Promise<PageContent> {
    const body = await this.bodyWithoutData(address, hotel).catch((error: unknown) => {
      this.dependencies.log.error({ err: error, path }, 'A page cannot be rendered');
      return null;
    });
    return { structuredData: null, body, isComplete: false };
  }

  private async bodyWithoutData(address: string | null, hotel: HotelOfPage): Promise<string | null> {
    const { rendering } = this.dependencies;
    if (!address || !rendering) return null;
    const key = `${address}\n${JSON.stringify(hotel)}`;
    const kept = this.bodiesWithoutData.get(key);
    if (kept !== undefined) return kept;
    const rendered = rendering.renderPageWithoutData(address, hotel);
    this.bodiesWithoutData.set(key, rendered);
    return rendered;
  }
}

function isContent(found: unknown): found is PageContent {
  return typeof found === 'object' && found !== null && 'isComplete' in found;
}
