import { setTimeout as after } from 'node:timers/promises';
import { SEARCH_PAGE_LIMITS } from '../../../platform/limits/rate-limit-table';
import { WorkBudget } from '../../../platform/limits/work-budget';
import type { Logger } from '../../../platform/log/log';
import type { ExecuteForPage, HotelOfPage, PageRendering } from './page-rendering';

// No guest's search has a longer address.
const LONGEST_ADDRESS = 400;

// With this many pages before it, a page would come a fifth of a second later than the page without results.
const MOST_AT_ONCE = 25;

interface SearchPageDependencies {
  rendering: PageRendering | null;
  log: Logger;
  /** `RATE_LIMIT_SCALE`. */
  scale: number;
  /** `PAGE_WAIT_SECONDS`, in milliseconds: a slow database must not delay a page for longer than this. */
  longestWaitMilliseconds: number;
}

/**
 * Renders the search with its results, for the dates in its address. An address may contain any text, so the processor
 * time of rendering is limited.
 */
export class SearchPage {
  private readonly budget: WorkBudget;
  private atOnce = 0;

  constructor(private readonly dependencies: SearchPageDependencies) {
    const { millisecondsASecond, savedMilliseconds } = SEARCH_PAGE_LIMITS;
    const { scale } = dependencies;
    this.budget = new WorkBudget(millisecondsASecond * scale, savedMilliseconds * scale);
  }

  /**
   * The HTML of the body; null when the browser must render the page. `admit` counts the caller, and returns null over
   * the limit.
   */
  async body(
    address: string,
    hotel: HotelOfPage,
    admit: () => ExecuteForPage | null,
  ): Promise<string | null> {
    const { rendering, log, longestWaitMilliseconds } = this.dependencies;
    if (!rendering || address.length > LONGEST_ADDRESS || this.atOnce >= MOST_AT_ONCE) return null;
    if (this.budget.secondsToWait() !== null) return null;
    const execute = admit();
    if (!execute) return null;
    this.budget.charge(SEARCH_PAGE_LIMITS.renderingMilliseconds);
    this.atOnce += 1;
    try {
      return await Promise.race([
        rendering.renderPage(address, hotel, execute),
        after(longestWaitMilliseconds, null, { ref: false }),
      ]);
    } catch (error) {
      log.warn({ err: error }, 'The search is sent without its results');
      return null;
    } finally {
      this.atOnce -= 1;
    }
  }
}
