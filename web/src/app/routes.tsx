import { lazy, type ComponentType } from 'react';
import { Route, Routes } from 'react-router-dom';
import { paths } from '../lib/paths';
import HomePage from './home/home-page';
import { PartLayout } from './layout/part-layout';
import { SiteLayout } from './layout/site-layout';

interface Page {
  path: string;
  Component: ComponentType;
}

const AccountsSoonPage = lazy(() => import('./pages/accounts-soon-page'));

/** The pages with bar and footer; but for the home page, each arrives when it is first asked for. */
const pages: readonly Page[] = [
  { path: paths.home, Component: HomePage },
  { path: paths.booking, Component: lazy(() => import('../features/booking/booking-page')) },
  { path: paths.stayPolicies, Component: lazy(() => import('../features/property/stay-policies-page')) },
  { path: paths.terms, Component: lazy(() => import('./pages/terms-page')) },
  { path: paths.privacy, Component: lazy(() => import('./pages/privacy-page')) },
  { path: paths.unauthorized, Component: lazy(() => import('./pages/unauthorized-page')) },
  { path: paths.signIn, Component: AccountsSoonPage },
  { path: paths.signUp, Component: AccountsSoonPage },
  { path: paths.profile, Component: AccountsSoonPage },
  { path: paths.feedback, Component: AccountsSoonPage },
  { path: paths.admin, Component: AccountsSoonPage },
  { path: '*', Component: lazy(() => import('./pages/not-found-page')) },
];

/** Parts of the site that have an address of their own, without a second bar or footer. */
const parts: readonly Page[] = [
  { path: paths.headerPart, Component: lazy(() => import('./parts/header-part')) },
  { path: paths.navigationPart, Component: lazy(() => import('./parts/navigation-part')) },
  { path: paths.servicesPart, Component: lazy(() => import('./parts/services-part')) },
  { path: paths.testimonialsPart, Component: lazy(() => import('./parts/testimonials-part')) },
  { path: paths.signInPart, Component: lazy(() => import('./parts/sign-in-part')) },
  { path: paths.footerPart, Component: lazy(() => import('./parts/footer-part')) },
];

function routesOf(list: readonly Page[]) {
  return list.map(({ path, Component }) => <Route key={path} path={path} Component={Component} />);
}

/** Which page stands at which address. */
export function SiteRoutes() {
  return (
    <Routes>
      <Route Component={SiteLayout}>{routesOf(pages)}</Route>
      <Route Component={PartLayout}>{routesOf(parts)}</Route>
    </Routes>
  );
}
