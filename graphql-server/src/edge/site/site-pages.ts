import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import type { PropertyDetails } from '../../selling/property/property.service';
import type { HotelOfPage } from './rendering/page-rendering';
import type { RoomType } from '../../selling/rooms/room-type.entity';
import { CATEGORIES } from '../../pages/category-items/category-item.categories';

// The file that the site's build writes from its table of pages.
const TABLE = 'pages.json';

const publicPage = z.object({
  path: z.string().startsWith('/'),
  /** The name of the page's texts in the site's content. */
  content: z.string().optional(),
  /** The title of a page without texts. */
  title: z.string().default(''),
  description: z.string().default(''),
  /** HTML of links that start downloads of scripts early. */
  hints: z.array(z.string()).default([]),
  /** How the page shows its first picture. */
  picture: z.object({ sizes: z.string(), tallMedia: z.string().optional() }).optional(),
  /** The category of rooms that the page lists. */
  roomCategory: z.enum(CATEGORIES).optional(),
  /** Whether search engines list the page. They need not list the sign-in. */
  isListed: z.boolean().default(true),
  /** The code of the page's room type. */
  roomType: z.string().optional(),
});

const sitePages = z.object({
  publicPages: z.array(publicPage),
  /** The template for the pages of room types on sale: a type's code replaces `:code`. */
  roomTypePage: publicPage.optional(),
  /** The search, whose results the server renders. Search engines should not list it. */
  searchPage: z
    .object({ paths: z.array(z.string().startsWith('/')), hints: z.array(z.string()).default([]) })
    .optional(),
  /** Pages that search engines should not list. A path may have parameters of Express. */
  hiddenPaths: z.array(z.string()),
  /** Paths that robots.txt excludes. */
  closedPaths: z.array(z.string()),
  /** Hashes of inline scripts, in the form of the content security policy. */
  inlineScripts: z.array(z.string().regex(/^sha256-[\w+/]+=*$/)).default([]),
  /** Pages for staff and bookings. They, and the paths below them, also work before the site is open. */
  pathsBeforeOpening: z.array(z.string()).default([]),
});

/** A page that the server renders for everybody. */
export type PublicPage = z.output<typeof publicPage>;

/** Every page of the site. */
export type SitePages = z.output<typeof sitePages>;

// Search engines cut longer descriptions.
const DESCRIPTION_LENGTH = 160;

/** The words of the text that fit into a description. */
function shortened(text: string): string {
  if (text.length <= DESCRIPTION_LENGTH) return text;
  return `${text.slice(0, DESCRIPTION_LENGTH).replace(/\s+\S*$/, '')}…`;
}

/** The pages of these room types; empty when the site was built without a template for them. */
export function pagesOfRoomTypes(
  { roomTypePage: page }: SitePages,
  types: readonly Pick<RoomType, 'code' | 'name' | 'description'>[],
): PublicPage[] {
  if (!page) return [];
  return types.map(({ code, name, description }) => ({
    ...page,
    path: page.path.replace(':code', encodeURIComponent(code)),
    roomType: code,
    title: name,
    description: shortened(description),
  }));
}

type NamedHotel = Pick<PropertyDetails, 'name' | 'town'>;

/** The text with the hotel's name and town in place of `{hotel}` and `{town}`, which the build leaves there. */
export function textWithHotel(text: string, { name, town }: NamedHotel): string {
  return text.replaceAll('{hotel}', () => name).replaceAll('{town}', () => town);
}

/** The page with the title and the description from its texts, or else from the build. */
export function describedPage(page: PublicPage, hotel: HotelOfPage): PublicPage {
  const texts = hotel.page?.texts;
  return {
    ...page,
    title: texts?.['title'] ?? textWithHotel(page.title, hotel),
    description: texts?.['description'] ?? textWithHotel(page.description, hotel),
  };
}

/** The table of pages; null when the site is built in another folder, or not yet. */
export function readSitePages(directory: string): SitePages | null {
  try {
    return sitePages.parse(JSON.parse(readFileSync(path.join(directory, TABLE), 'utf8')));
  } catch {
    return null;
  }
}

/** The hashes of inline scripts in the built pages; empty when the site is not built. */
export function inlineScriptsOf(directory: string): string[] {
  return readSitePages(directory)?.inlineScripts ?? [];
}
