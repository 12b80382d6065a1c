import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { NavigationEntry } from '../../../pages/content/content-body';
import type { ContentSource, PageTexts } from '../../../pages/content/content.service';
import type { PropertyDetails } from '../../../selling/property/property.service';

// The program that the site's build makes from web/src/app/rendering/render-page.tsx. Files of such a folder are never
// sent.
const PROGRAM = '.rendering/render-page.cjs';

/** One of the site's documents. */
export interface DocumentRequest {
  query: string;
  operationName: string | null;
  variables: Record<string, unknown>;
}

/** Executes a public document for a page. Rejects when there is no data. */
export type ExecuteForPage = (request: DocumentRequest) => Promise<Record<string, unknown>>;

/** What a page knows about the hotel before its queries have data. The page's head contains it, too. */
export interface HotelOfPage extends Pick<PropertyDetails, 'name' | 'town' | 'timeZone' | 'socialLinks'> {
  navigation: { main: NavigationEntry[]; footer: NavigationEntry[] };
  /** The paths of pages whose lists are empty. */
  emptyPages: readonly string[];
  /** The page's own texts; null for a page without texts. */
  page: PageTexts | null;
}

/** The hotel, its navigation and the texts of the page with that name. */
export function hotelOfPage(
  { name, town, timeZone, socialLinks }: PropertyDetails,
  content: ContentSource,
  page: string | undefined,
): HotelOfPage {
  const navigation = { main: content.navigation('main'), footer: content.navigation('footer') };
  return {
    name,
    town,
    timeZone,
    socialLinks,
    navigation,
    emptyPages: content.emptyPages,
    page: page === undefined ? null : content.page(page),
  };
}

/** Renders pages with the components of the site. Each method returns the HTML of the body. */
export interface PageRendering {
  /** Renders the page with the data of its queries. Rejects when a query fails. */
  renderPage(path: string, hotel: HotelOfPage, execute: ExecuteForPage): Promise<string>;
  /** Renders the page in its state before the queries have data. */
  renderPageWithoutData(path: string, hotel: HotelOfPage): Promise<string>;
}

/**
 * Loads the program that renders pages; null when the site is built elsewhere or not at all, so that browsers render
 * the pages.
 */
export function loadPageRendering(directory: string): PageRendering | null {
  const program = path.resolve(directory, PROGRAM);
  return existsSync(program) ? (createRequire(__filename)(program) as PageRendering) : null;
}
