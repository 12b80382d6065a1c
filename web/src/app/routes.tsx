import type { ComponentType, ReactNode } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { LISTINGS } from '../lib/listings';
import { lazyComponent } from '../lib/loading/lazy-component';
import { DESK_PAGES, EARLIER_DESK_PAGES, paths, stayPath } from '../lib/paths';
import { DESIGN_PATH } from './design/design-path';
import HomePage from './home/home-page';
import { inOwnFile } from './layout/in-own-file';
import { SectionLayout } from './layout/section-layout';
import { SiteLayout } from './layout/site-layout';
import { PROSE_PAGES } from './pages/prose-pages';

type Guard = ComponentType<{ children: ReactNode }>;

interface Page {
  path: string;
  Component: ComponentType;
  /** Who may see the page; everybody when omitted. */
  Guard?: Guard;
}

const SignedInOnly = lazyComponent(async () => ({
  default: (await import('../features/account/guards/signed-in-only')).SignedInOnly,
}));
const StaffOnly = lazyComponent(async () => ({
  default: (await import('../features/account/guards/administrator-only')).StaffOnly,
}));

const AdministratorOnly = lazyComponent(async () => ({
  default: (await import('../features/account/guards/administrator-only')).AdministratorOnly,
}));

const BookPage = inOwnFile(() => import('./pages/book-page'));
const ListingPage = inOwnFile<object>(() => import('./pages/listing-page'));
const MailedLinkPage = lazyComponent(() => import('./pages/mailed-link-page'));
const ProsePage = inOwnFile<object>(() => import('./pages/prose-page'));

/**
 * The pages with header and footer. All pages except the home page are in separate files; the server renders the public
 * pages.
 */
const pages: readonly Page[] = [
  { path: paths.home, Component: HomePage },
  { path: stayPath(':code'), Component: inOwnFile(() => import('./pages/room-type-page')) },
  { path: paths.book, Component: BookPage },
  { path: paths.rooms, Component: BookPage },
  { path: paths.booking, Component: lazyComponent(() => import('../features/booking/page/booking-page')) },
  {
    path: paths.pay,
    Component: lazyComponent(() => import('../features/booking/payments/payment-request-page')),
  },
  ...[paths.unsubscribe, paths.yourData, paths.staffInvitation].map((path) => ({
    path,
    Component: MailedLinkPage,
  })),
  { path: paths.gallery, Component: inOwnFile(() => import('./pages/gallery-page')) },
  { path: paths.goodToKnow, Component: inOwnFile(() => import('./pages/good-to-know-page')) },
  ...PROSE_PAGES.map((name) => ({ path: paths[name], Component: ProsePage })),
  { path: paths.unauthorized, Component: lazyComponent(() => import('./pages/unauthorized-page')) },
  { path: paths.signIn, Component: inOwnFile(() => import('./pages/sign-in-page')) },
  { path: paths.signUp, Component: inOwnFile(() => import('./pages/sign-up-page')) },
  { path: paths.accountAction, Component: lazyComponent(() => import('../features/account/action-page')) },
  {
    path: paths.profile,
    Component: lazyComponent(() => import('./pages/own-profile-page')),
    Guard: SignedInOnly,
  },
  {
    path: paths.feedback,
    Component: lazyComponent(() => import('./pages/feedback-page')),
    Guard: SignedInOnly,
  },
  {
    path: paths.owner,
    Component: lazyComponent(() => import('../features/account/owner/owner-page')),
    Guard: SignedInOnly,
  },
  {
    path: paths.admin,
    Component: lazyComponent(() => import('./pages/admin-page')),
    Guard: AdministratorOnly,
  },
  { path: paths.offers, Component: inOwnFile(() => import('./pages/offers-page')) },
  {
    path: paths.hotels,
    Component: lazyComponent(() => import('./pages/hotels-page')),
    Guard: SignedInOnly,
  },
  ...LISTINGS.map((name) => ({ path: paths[name], Component: ListingPage })),
  // Tested here instead of with hasDesignPage, so that the bundler can leave out the page's file.
  ...(process.env.DESIGN_PAGE === 'on'
    ? [{ path: DESIGN_PATH, Component: lazyComponent(() => import('./design/design-page')) }]
    : []),
  { path: '*', Component: lazyComponent(() => import('./pages/not-found-page')) },
];

const SectionPages = lazyComponent(() => import('./sections/section-pages'));

/** Sections of the site with their own address, without a second header or footer. */
const sections: readonly Page[] = [
  paths.headerSection,
  paths.navigationSection,
  paths.servicesSection,
  paths.testimonialsSection,
  paths.signInSection,
  paths.contactSection,
  paths.footerSection,
].map((path) => ({ path, Component: SectionPages }));

/** Pages of staff. Their routes are in a separate file, so that guests do not load them. */
const staffPages: readonly Page[] = [
  { path: DESK_PAGES, Component: lazyComponent(() => import('./desk-routes')), Guard: StaffOnly },
  {
    path: EARLIER_DESK_PAGES,
    Component: lazyComponent(() => import('./earlier-desk-page')),
    Guard: StaffOnly,
  },
];

const all = [
  ...pages.map((page) => ({ ...page, Layout: SiteLayout })),
  ...[...sections, ...staffPages].map((page) => ({ ...page, Layout: SectionLayout })),
];

/** The routes of the site. The router compiles each route that it is given, so a page with a plain path is given alone. */
export function SiteRoutes() {
  const { pathname } = useLocation();
  const own = all.filter(({ path }) => path === pathname);
  return (
    <Routes>
      {(own[0] ? own : all).map(({ path, Component, Guard, Layout }) => {
        const page = <Component />;
        return (
          <Route key={path} Component={Layout}>
            <Route path={path} element={Guard ? <Guard>{page}</Guard> : page} />
          </Route>
        );
      })}
    </Routes>
  );
}
