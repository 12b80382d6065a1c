import type { PictureName } from '../components/picture-catalogue';
import { LISTING_PAGES } from '../features/listings/listing-pages';
import { OFFERS_OPENING } from '../features/offers/offers-opening';
import { pageWords, type PageWords } from '../lib/page-words';
import { DESIGN_PATH, hasDesignPage } from './design/design-path';
import { heroHints } from './home/hero-hints';
import { afterPaint, openingPictureHint, scriptHints, type ScriptFile } from './page-hints';
import { openingOf } from './page-openings';
import { adminBookingPath, paths } from '../lib/paths';

/** A page that anybody may find. */
interface PublicPage extends PageWords {
  path: string;
  /** The module that the page's own scripts begin with; the home page has none. */
  module?: string;
  /** The picture that the page opens with. */
  picture?: PictureName;
  /** The rooms that are listed there, as the server calls them. */
  roomCategory?: string;
}

const MODULES: Partial<Record<keyof typeof pageWords, string>> = {
  offers: 'src/features/offers/offers-page.tsx',
  stayPolicies: 'src/features/property/stay-policies-page.tsx',
  terms: 'src/app/pages/terms-page.tsx',
  privacy: 'src/app/pages/privacy-page.tsx',
  signIn: 'src/features/accounts/sign-in-page.tsx',
  signUp: 'src/features/accounts/sign-up-page.tsx',
};

const PICTURES: Partial<Record<keyof typeof pageWords, PictureName>> = { offers: OFFERS_OPENING.picture };

function plainPage([name, words]: [string, PageWords]): PublicPage {
  const known = name as keyof typeof pageWords;
  const module = MODULES[known];
  const picture = PICTURES[known];
  return { path: paths[known], ...words, ...(module ? { module } : {}), ...(picture ? { picture } : {}) };
}

const publicPages: readonly PublicPage[] = [
  ...Object.entries(pageWords).map(plainPage),
  ...LISTING_PAGES.map(({ path, heading, description, category, picture }) => ({
    path,
    title: heading,
    description,
    module: 'src/app/pages/listing-page.tsx',
    picture,
    ...(path.startsWith('/rooms/') ? { roomCategory: category } : {}),
  })),
];

const isHidden = (path: string) => !publicPages.some((page) => page.path === path);

function hintsOf({ path, module, picture }: PublicPage, files: readonly ScriptFile[]): string[] {
  return [
    ...(path === paths.home ? heroHints() : []),
    ...(picture ? [openingPictureHint(picture)] : []),
    ...(module ? [afterPaint(scriptHints(module, files))] : []),
  ];
}

/** What the server is told of the site's addresses, so that it can say it to browsers and search engines. */
export const sitePages = (files: readonly ScriptFile[]) => ({
  publicPages: publicPages.map(({ module, picture, ...page }) => ({
    ...page,
    hints: hintsOf({ ...page, module, picture }, files),
    opening: openingOf(page.path),
  })),
  /** Pages of one guest, of the administrator, and parts that repeat another page. */
  hiddenPaths: [
    ...Object.values(paths),
    adminBookingPath(':reference'),
    ...(hasDesignPage ? [DESIGN_PATH] : []),
  ].filter(isHidden),
  /** Where search engines need not even look. */
  closedPaths: [
    paths.admin,
    paths.owner,
    paths.booking,
    paths.profile,
    paths.accountAction,
    paths.unsubscribe,
  ],
});
