import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { CATEGORIES } from '../category-items/category-item.categories';

// Built with the site from its own table of pages.
const TABLE = 'pages.json';

const publicPage = z.object({
  path: z.string().startsWith('/'),
  title: z.string(),
  description: z.string(),
  /** HTML of links that start downloads which the page needs soon. */
  hints: z.array(z.string()).default([]),
  /** HTML of how the page begins, which is painted before any script has run. */
  hero: z.string().default(''),
  /** The rooms that are listed there. */
  roomCategory: z.enum(CATEGORIES).optional(),
});

const sitePages = z.object({
  publicPages: z.array(publicPage),
  /** Pages that search engines leave out; a path may have parameters, as Express writes them. */
  hiddenPaths: z.array(z.string()),
  /** Where search engines need not even look. */
  closedPaths: z.array(z.string()),
});

/** A page that anybody may find. */
export type PublicPage = z.output<typeof publicPage>;

/** Every address of the site. */
export type SitePages = z.output<typeof sitePages>;

/** Null for a site that was built elsewhere, or not yet: then nobody knows which addresses are its pages. */
export function readSitePages(directory: string): SitePages | null {
  try {
    return sitePages.parse(JSON.parse(readFileSync(path.join(directory, TABLE), 'utf8')));
  } catch {
    return null;
  }
}
