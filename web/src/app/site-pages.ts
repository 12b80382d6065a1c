import type { PictureName } from '../components/picture/picture-catalogue';
import { LISTING_PAGES } from '../features/listings/listing-pages';
import { OFFERS_HERO } from '../features/offers/offers-hero';
import { pageTexts, type PageTexts } from '../lib/page-texts';
import { DESIGN_PATH, hasDesignPage } from './design/design-path';
import { heroHints } from './home/hero-hints';
import { afterPaint, heroPictureHint, scriptHints, type ScriptFile } from './page-hints';
import { heroOf } from './page-heroes';
import { adminBookingPath, paths } from '../lib/paths';

/** A page that anybody may find. */
interface PublicPage extends PageTexts {
  path: string;
  /** The module that the page's own scripts begin with; the home page has none. */
  module?: string;
  /** The picture that the page opens with. */
  picture?: PictureName;
  /** The rooms that are listed there, as the server calls them. */
  roomCategory?: string;
}

const MODULES: Partial<Record<keyof typeof pageTexts, string>> = {
  offers: 'src/features/offers/offers-page.tsx',
  stayPolicies: 'src/features/property/stay-policies-page.tsx',
  terms: 'src/app/pages/terms-page.tsx',
  privacy: 'src/app/pages/privacy-page.tsx',
  signIn: 'src/features/accounts/sign-in-page.tsx',
  signUp: 'src/features/accounts/sign-up-page.tsx',
};

const PICTURES: Partial<Record<keyof typeof pageTexts, PictureName>> = { offers: OFFERS_HERO.picture };

function plainPage([name, words]: [string, PageTexts]): PublicPage {
  const known = name as keyof typeof pageTexts;
  const module = MODULES[known];
  const picture = PICTURES[known];
  return { path: paths[known], ...words, ...(module ? { module } : {}), ...(picture ? { picture } : {}) };
}

const publicPages: readonly PublicPage[] = [
  ...Object.entries(pageTexts).map(plainPage),
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

/** What the server is told of the site's addresses, so that it can say it to browsers and search engines. */
export const sitePages = (files: readonly ScriptFile[]) => ({
  publicPages: publicPages.map(({ module, picture, ...page }) => ({
    ...page,
    hints: hintsOf({ ...page, module, picture }, files),
    opening: heroOf(page.path),
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
