import type { PictureName } from '../components/picture/picture-catalogue';
import { LISTING_PAGES } from '../features/listings/listing-pages';
import { OFFERS_HERO } from '../features/offers/offers-texts';
import type { PageTexts } from '../lib/page-texts';
import { DESIGN_PATH, hasDesignPage } from './design/design-path';
import { heroHints } from './home/hero-hints';
import { afterPaint, heroPictureHint, scriptHints, type ScriptFile } from './page-hints';
import { adminBookingPath, deskRoomTypePath, paths } from '../lib/paths';
import { PUBLIC_TEXTS } from './public-texts';

/** A page that search engines may list. */
interface PublicPage extends PageTexts {
  path: string;
  /** The page's own module. The home page has none: it is in every page's scripts. */
  module?: string;
  /** The page's hero picture. */
  picture?: PictureName;
  /** The category of the rooms that the page lists. */
  roomCategory?: string;
}

const MODULES: Partial<Record<keyof typeof PUBLIC_TEXTS, string>> = {
  offers: 'src/features/offers/offers-page.tsx',
  stayPolicies: 'src/features/property/stay-policies-page.tsx',
  terms: 'src/app/pages/terms-page.tsx',
  privacy: 'src/app/pages/privacy-page.tsx',
  signIn: 'src/features/accounts/sign-in-page.tsx',
  signUp: 'src/features/accounts/sign-up-page.tsx',
};

const PICTURES: Partial<Record<keyof typeof PUBLIC_TEXTS, PictureName>> = { offers: OFFERS_HERO.picture };

function plainPage([name, texts]: [string, PageTexts]): PublicPage {
  const known = name as keyof typeof PUBLIC_TEXTS;
  const module = MODULES[known];
  const picture = PICTURES[known];
  return { path: paths[known], ...texts, ...(module ? { module } : {}), ...(picture ? { picture } : {}) };
}

const publicPages: readonly PublicPage[] = [
  ...Object.entries(PUBLIC_TEXTS).map(plainPage),
  ...LISTING_PAGES.map(({ path, label, description, category, picture }) => ({
    path,
    title: label,
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
    ...(picture ? [heroPictureHint(picture)] : []),
    ...(module ? [afterPaint(scriptHints(module, files))] : []),
  ];
}

/** What the server tells browsers and search engines about the site's addresses. */
export const sitePages = (files: readonly ScriptFile[]) => ({
  publicPages: publicPages.map(({ module, picture, ...page }) => ({
    ...page,
    hints: hintsOf({ ...page, module, picture }, files),
  })),
  /** Pages of one guest or of the administrator, and sections that repeat another page. */
  hiddenPaths: [
    ...Object.values(paths),
    adminBookingPath(':reference'),
    deskRoomTypePath(':code'),
    ...(hasDesignPage ? [DESIGN_PATH] : []),
  ].filter(isHidden),
  /** Addresses that robots.txt excludes. */
  closedPaths: [
    paths.admin,
    paths.owner,
    paths.booking,
    paths.profile,
    paths.accountAction,
    paths.unsubscribe,
  ],
});
