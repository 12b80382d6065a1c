import { setTimeout as after } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Logger } from '../../platform/log/log';
import type { ExecuteForPage, HotelOfPage, PageRendering } from './rendering/page-rendering';
import type { PublicPage } from './site-pages';
import type { StructuredData } from './structured-data';

// A slow database must not delay a page for longer.
const LONGEST_WAIT_MILLISECONDS = 1_000;
// After a failure, the page is sent without data for so long before its data is read again.
const REST_MILLISECONDS = 2_000;
const MOST_BODIES_WITHOUT_DATA = 100;

/** What a page contains beside its head's texts. */
export interface PageContent {
  structuredData: object | null;
  /** The body's HTML; null when the browser has to render the page. */
  body: string | null;
  /** False when the page lacks data that it should have. */
  isComplete: boolean;
}

interface PageContentsDependencies {
  structuredData: StructuredData;
  rendering: PageRendering | null;
  execute: ExecuteForPage;
  log: Logger;
}

/** Finds what pages contain. A page whose data fails or takes too long has none; the browser then asks for it. */
export class PageContents {
  private readonly restingUntil = new Map<string, number>();
  // Such a body changes with the hotel only. While the database is away, a page must not cost more than one that is kept.
  private readonly bodiesWithoutData = new LRUCache<string, Promise<string>>({
    max: MOST_BODIES_WITHOUT_DATA,
  });

  constructor(private readonly dependencies: PageContentsDependencies) {}

  /** The content at one of the page's addresses; a null address is never rendered. */
  async of(page: PublicPage, address: string | null, hotel: HotelOfPage): Promise<PageContent> {
    const now = performance.now();
    if ((this.restingUntil.get(page.path) ?? 0) > now) return this.withoutData(page, address, hotel);
    const content = await Promise.race([
      this.withData(page, address, hotel).catch((error: unknown) => error),
      after(LONGEST_WAIT_MILLISECONDS, new Error('Its data takes too long'), { ref: false }),
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
