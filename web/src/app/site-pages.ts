import { HERO_PICTURE_SIZES } from '../components/page/page-hero-sizes';
import { LISTING_PAGES } from '../features/site/listings/listing-pages';
import * as deskPaths from '../lib/desk-paths';
import { DESIGN_PATH, hasDesignPage } from './design/design-path';
import { HERO_LAYOUT } from './home/hero-layout';
import { afterPaint, scriptHints, type ScriptFile } from './page-hints';
import {
  DESK,
  deskBookingPath,
  deskContentPath,
  deskPreviewPath,
  deskRoomTypePath,
  paths,
  stayPath,
} from '../lib/paths';
import { PROSE_PAGES } from './pages/prose-pages';

/** A page that the server renders for everybody. */
interface PublicPage {
  path: string;
  /** The name of its texts in the site's content. */
  content: string;
  /** The page's own module. The home page has no own module, because every page loads it. */
  module?: string;
  /** How it shows its first picture, so that the server can start the download. */
  picture?: { sizes: string; tallMedia?: string };
  /** The category of the rooms that the page lists. */
  roomCategory?: string;
  /** False when search engines need not list the page. */
  isListed?: boolean;
}

const EDGE_TO_EDGE = { sizes: HERO_PICTURE_SIZES };

const publicPages: readonly PublicPage[] = [
  { path: paths.home, content: 'home', picture: HERO_LAYOUT },
  {
    path: paths.offers,
    content: 'offers',
    module: 'src/app/pages/offers-page.tsx',
    picture: EDGE_TO_EDGE,
  },
  { path: paths.gallery, content: 'gallery', module: 'src/app/pages/gallery-page.tsx' },
  {
    path: paths.goodToKnow,
    content: 'goodToKnow',
    module: 'src/app/pages/good-to-know-page.tsx',
  },
  ...PROSE_PAGES.map((name) => ({
    path: paths[name],
    content: name,
    module: 'src/app/pages/prose-page.tsx',
  })),
  { path: paths.signIn, content: 'signIn', module: 'src/app/pages/sign-in-page.tsx', isListed: false },
  { path: paths.signUp, content: 'signUp', module: 'src/app/pages/sign-up-page.tsx', isListed: false },
  ...LISTING_PAGES.map(({ name, path, category }) => ({
    path,
    content: name,
    module: 'src/app/pages/listing-page.tsx',
    picture: EDGE_TO_EDGE,
    ...(path.startsWith('/rooms/') ? { roomCategory: category } : {}),
  })),
];

/** Leaves out the functions and the sections of the dashboard. */
const isDeskPage = (path: unknown): path is string => typeof path === 'string' && path.startsWith(DESK);

/** Every page of the desk, with parameters where an address has them. */
const deskPatterns = (): string[] =>
  Object.values(deskPaths)
    .map((path) => (typeof path === 'function' ? path(':first', ':second') : path))
    .filter(isDeskPage);

const isHidden = (path: string) => !publicPages.some((page) => page.path === path);

/** What the server tells browsers and search engines about the site's addresses. */
export const sitePages = (files: readonly ScriptFile[]) => ({
  publicPages: publicPages.map(({ module, ...page }) => ({
    ...page,
    hints: module ? [afterPaint(scriptHints(module, files))] : [],
  })),
  /** The page of a room type: one for each type on sale. */
  roomTypePage: {
    path: stayPath(':code'),
    hints: [afterPaint(scriptHints('src/app/pages/room-type-page.tsx', files))],
  },
  /** The search: the server renders its results for the dates of the address. */
  searchPage: {
    paths: [paths.book, paths.rooms],
    hints: [afterPaint(scriptHints('src/app/pages/book-page.tsx', files))],
  },
  /** Pages of one guest or of the administrator, and sections that repeat content of other pages. */
  hiddenPaths: [
    ...Object.values(paths),
    ...deskPatterns(),
    deskBookingPath(':reference'),
    ...deskPaths.EARLIER_DESK_PATHS,
    deskRoomTypePath(':code'),
    deskContentPath(':kind', ':key'),
    deskPreviewPath(':page'),
    ...(hasDesignPage ? [DESIGN_PATH] : []),
  ].filter(isHidden),
  /** Addresses that robots.txt excludes. */
  closedPaths: [
    paths.admin,
    paths.owner,
    paths.staffInvitation,
    paths.booking,
    paths.pay,
    paths.profile,
    paths.accountAction,
    paths.unsubscribe,
    paths.yourData,
  ],
  /** Pages of staff and of bookings, which also work before the site opens. Paths below them are included. */
  pathsBeforeOpening: [
    paths.signIn,
    paths.signUp,
    paths.accountAction,
    paths.profile,
    paths.owner,
    paths.staffInvitation,
    paths.unauthorized,
    paths.admin,
    paths.desk,
    paths.booking,
    paths.pay,
    paths.unsubscribe,
    paths.yourData,
  ],
});
