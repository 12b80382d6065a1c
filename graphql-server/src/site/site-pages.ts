import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { PropertyDetails } from '../property/property.service';
import { CATEGORIES } from '../category-items/category-item.categories';

// The site's build writes it from the table of pages.
const TABLE = 'pages.json';

const publicPage = z.object({
  path: z.string().startsWith('/'),
  title: z.string(),
  description: z.string(),
  /** HTML of links that start downloads early. */
  hints: z.array(z.string()).default([]),
  /** The category of rooms that the page lists. */
  roomCategory: z.enum(CATEGORIES).optional(),
});

const sitePages = z.object({
  publicPages: z.array(publicPage),
  /** Pages that search engines leave out. A path may have parameters of Express. */
  hiddenPaths: z.array(z.string()),
  /** Paths that robots.txt excludes. */
  closedPaths: z.array(z.string()),
});

/** A page that search engines may list. */
export type PublicPage = z.output<typeof publicPage>;

/** Every page of the site. */
export type SitePages = z.output<typeof sitePages>;

type NamedHotel = Pick<PropertyDetails, 'name' | 'town'>;

/** The text with the hotel's name and town, where the build left `{hotel}` and `{town}`. */
export function textWithHotel(text: string, { name, town }: NamedHotel): string {
  return text.replaceAll('{hotel}', () => name).replaceAll('{town}', () => town);
}

/** The page with the hotel's name and town in its texts. */
export function pageWithHotel(page: PublicPage, hotel: NamedHotel): PublicPage {
  const { title, description } = page;
  return { ...page, title: textWithHotel(title, hotel), description: textWithHotel(description, hotel) };
}

/** Null when the site is built in another folder, or not yet: its pages are not known then. */
export function readSitePages(directory: string): SitePages | null {
  try {
    return sitePages.parse(JSON.parse(readFileSync(path.join(directory, TABLE), 'utf8')));
  } catch {
    return null;
  }
}
