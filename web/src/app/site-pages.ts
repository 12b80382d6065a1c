import { LISTING_PAGES } from '../features/listings/listing-pages';
import { pageWords, type PageWords } from '../lib/page-words';
import { adminBookingPath, paths } from '../lib/paths';

/** A page that anybody may find. */
interface PublicPage extends PageWords {
  path: string;
  /** The rooms that are listed there, as the server calls them. */
  roomCategory?: string;
}

const PLAIN_PAGES = Object.entries(pageWords).map(([name, words]) => ({
  path: paths[name as keyof typeof pageWords],
  ...words,
}));

const publicPages: readonly PublicPage[] = [
  ...PLAIN_PAGES,
  ...LISTING_PAGES.map(({ path, heading, description, category }) => ({
    path,
    title: heading,
    description,
    ...(path.startsWith('/rooms/') ? { roomCategory: category } : {}),
  })),
];

const isHidden = (path: string) => !publicPages.some((page) => page.path === path);

/** What the server is told of the site's addresses, so that it can say it to search engines. */
export const sitePages = {
  publicPages,
  /** Pages of one guest, of the administrator, and parts that repeat another page. */
  hiddenPaths: [...Object.values(paths), adminBookingPath(':reference')].filter(isHidden),
  /** Where search engines need not even look. */
  closedPaths: [paths.admin, paths.booking, paths.profile, paths.accountAction, paths.unsubscribe],
};
