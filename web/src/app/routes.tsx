import { lazy, type ComponentType, type ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { LISTINGS } from '../lib/listings';
import { adminBookingPath, deskRoomTypePath, paths } from '../lib/paths';
import { DESIGN_PATH } from './design/design-path';
import HomePage from './home/home-page';
import { inOwnFile } from './layout/in-own-file';
import { SectionLayout } from './layout/section-layout';
import { SiteLayout } from './layout/site-layout';

type Guard = ComponentType<{ children: ReactNode }>;

interface Page {
  path: string;
  Component: ComponentType;
  /** Who may see the page; everybody when omitted. */
  Guard?: Guard;
}

const SignedInOnly = lazy(async () => ({
  default: (await import('../features/accounts/guards/signed-in-only')).SignedInOnly,
}));
const AdministratorOnly = lazy(async () => ({
  default: (await import('../features/accounts/guards/administrator-only')).AdministratorOnly,
}));

const ListingPage = inOwnFile(() => import('./pages/listing-page'));

/** The pages with header and footer. All but the home page are in files of their own; the server renders the public ones. */
const pages: readonly Page[] = [
  { path: paths.home, Component: HomePage },
  { path: paths.booking, Component: lazy(() => import('../features/booking/booking-page')) },
  { path: paths.stayPolicies, Component: inOwnFile(() => import('../features/property/stay-policies-page')) },
  { path: paths.unsubscribe, Component: lazy(() => import('../features/newsletter/unsubscribe-page')) },
  { path: paths.terms, Component: inOwnFile(() => import('./pages/terms-page')) },
  { path: paths.privacy, Component: inOwnFile(() => import('./pages/privacy-page')) },
  { path: paths.unauthorized, Component: lazy(() => import('./pages/unauthorized-page')) },
  { path: paths.signIn, Component: inOwnFile(() => import('../features/accounts/sign-in-page')) },
  { path: paths.signUp, Component: inOwnFile(() => import('../features/accounts/sign-up-page')) },
  { path: paths.accountAction, Component: lazy(() => import('../features/accounts/action-page')) },
  {
    path: paths.profile,
    Component: lazy(() => import('../features/profile/profile-page')),
    Guard: SignedInOnly,
  },
  {
    path: paths.feedback,
    Component: lazy(() => import('../features/feedback/feedback-page')),
    Guard: SignedInOnly,
  },
  {
    path: paths.owner,
    Component: lazy(() => import('../features/accounts/owner/owner-page')),
    Guard: SignedInOnly,
  },
  {
    path: paths.admin,
    Component: lazy(() => import('../features/admin/dashboard/dashboard-page')),
    Guard: AdministratorOnly,
  },
  {
    path: paths.adminBookings,
    Component: lazy(() => import('../features/admin/bookings/bookings-page')),
    Guard: AdministratorOnly,
  },
  {
    path: adminBookingPath(':reference'),
    Component: lazy(() => import('../features/admin/bookings/booking-details-page')),
    Guard: AdministratorOnly,
  },
  {
    path: paths.adminMessages,
    Component: lazy(() => import('../features/admin/messages/messages-page')),
    Guard: AdministratorOnly,
  },
  {
    path: paths.adminSubscribers,
    Component: lazy(() => import('../features/admin/subscribers/subscribers-page')),
    Guard: AdministratorOnly,
  },
  {
    path: paths.adminActivity,
    Component: lazy(() => import('../features/admin/activity/activity-page')),
    Guard: AdministratorOnly,
  },
  {
    path: paths.deskHotel,
    Component: lazy(() => import('../features/desk/hotel/hotel-page')),
    Guard: AdministratorOnly,
  },
  {
    path: paths.deskRooms,
    Component: lazy(() => import('../features/desk/rooms/rooms-page')),
    Guard: AdministratorOnly,
  },
  {
    path: paths.deskNewRoomType,
    Component: lazy(() => import('../features/desk/rooms/new-room-type-page')),
    Guard: AdministratorOnly,
  },
  {
    path: deskRoomTypePath(':code'),
    Component: lazy(() => import('../features/desk/rooms/room-type-page')),
    Guard: AdministratorOnly,
  },
  {
    path: paths.deskPolicies,
    Component: lazy(() => import('../features/desk/policies/policies-page')),
    Guard: AdministratorOnly,
  },
  {
    path: paths.deskRates,
    Component: lazy(() => import('../features/desk/rates/rates-page')),
    Guard: AdministratorOnly,
  },
  { path: paths.offers, Component: inOwnFile(() => import('../features/offers/offers-page')) },
  {
    path: paths.hotels,
    Component: lazy(() => import('../features/hotels/hotels-page')),
    Guard: SignedInOnly,
  },
  ...Object.values(LISTINGS).map(({ path }) => ({ path, Component: ListingPage })),
  // Tested here and not by hasDesignPage: only so can the bundler leave out the page's file.
  ...(process.env.DESIGN_PAGE === 'on'
    ? [{ path: DESIGN_PATH, Component: lazy(() => import('./design/design-page')) }]
    : []),
  { path: '*', Component: lazy(() => import('./pages/not-found-page')) },
];

/** Sections of the site that have an address of their own, without a second header or footer. */
const sections: readonly Page[] = [
  { path: paths.headerSection, Component: lazy(() => import('./sections/header-section')) },
  { path: paths.navigationSection, Component: lazy(() => import('./sections/navigation-section')) },
  { path: paths.servicesSection, Component: lazy(() => import('./sections/services-section')) },
  { path: paths.testimonialsSection, Component: lazy(() => import('./sections/testimonials-section')) },
  { path: paths.signInSection, Component: lazy(() => import('./sections/sign-in-section')) },
  { path: paths.contactSection, Component: lazy(() => import('./sections/contact-section')) },
  { path: paths.footerSection, Component: lazy(() => import('./sections/footer-section')) },
];

function routesOf(list: readonly Page[]) {
  return list.map(({ path, Component, Guard }) => {
    const page = <Component />;
    return <Route key={path} path={path} element={Guard ? <Guard>{page}</Guard> : page} />;
  });
}

/** The routes of the site. */
export function SiteRoutes() {
  return (
    <Routes>
      <Route Component={SiteLayout}>{routesOf(pages)}</Route>
      <Route Component={SectionLayout}>{routesOf(sections)}</Route>
    </Routes>
  );
}
