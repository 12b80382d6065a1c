import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { EXTRAS_PATH, PROMOTIONS_PATH, RATE_PLANS_PATH, TAX_PATH } from '../lib/desk-paths';
import {
  DESK,
  deskBookingPath,
  deskContentPath,
  deskPreviewPath,
  deskRoomTypePath,
  paths,
} from '../lib/paths';
import { DeskLayout } from './layout/desk-layout';
import { SiteLayout } from './layout/site-layout';

const NotFoundPage = lazy(() => import('./pages/not-found-page'));

const DraftPage = lazy(() => import('./preview/draft-page'));

/** The pages of the desk. */
const PAGES = [
  { path: paths.desk, Component: lazy(() => import('../features/desk/today/today-page')) },
  { path: paths.deskBookings, Component: lazy(() => import('../features/desk/bookings/bookings-page')) },
  {
    path: deskBookingPath(':reference'),
    Component: lazy(() => import('../features/desk/bookings/booking-details-page')),
  },
  { path: paths.deskMessages, Component: lazy(() => import('../features/desk/messages/messages-page')) },
  {
    path: paths.deskSubscribers,
    Component: lazy(() => import('../features/desk/subscribers/subscribers-page')),
  },
  { path: paths.deskActivity, Component: lazy(() => import('../features/desk/activity/activity-page')) },
  { path: paths.deskSetUp, Component: lazy(() => import('../features/desk/set-up/set-up-page')) },
  { path: paths.deskHotel, Component: lazy(() => import('../features/desk/hotel/hotel-page')) },
  { path: paths.deskRooms, Component: lazy(() => import('../features/desk/rooms/rooms-page')) },
  { path: paths.deskNewRoomType, Component: lazy(() => import('../features/desk/rooms/new-room-type-page')) },
  { path: deskRoomTypePath(':code'), Component: lazy(() => import('../features/desk/rooms/room-type-page')) },
  { path: paths.deskPictures, Component: lazy(() => import('../features/desk/pictures/pictures-page')) },
  { path: paths.deskLook, Component: lazy(() => import('../features/desk/look/look-page')) },
  { path: paths.deskPolicies, Component: lazy(() => import('../features/desk/policies/policies-page')) },
  { path: paths.deskRateBook, Component: lazy(() => import('../features/desk/rate-book/rate-book-page')) },
  { path: RATE_PLANS_PATH, Component: lazy(() => import('../features/desk/rate-plans/rate-plans-page')) },
  { path: EXTRAS_PATH, Component: lazy(() => import('../features/desk/extras/extras-page')) },
  { path: PROMOTIONS_PATH, Component: lazy(() => import('../features/desk/promotions/promotions-page')) },
  { path: paths.deskRates, Component: lazy(() => import('../features/desk/rate-grid/rate-grid-page')) },
  { path: TAX_PATH, Component: lazy(() => import('../features/desk/rates/rates-page')) },
  { path: paths.deskContent, Component: lazy(() => import('../features/desk/content/content-page')) },
  {
    path: deskContentPath(':kind', ':key'),
    Component: lazy(() => import('../features/desk/content/content-document-page')),
  },
  { path: paths.deskNavigation, Component: lazy(() => import('../features/desk/content/navigation-page')) },
];

/** The path as nested routes write it: without the part that all have in common. */
function nested(path: string): string {
  return path.slice(DESK.length);
}

/** The routes below /desk. A draft is shown as guests would see it. */
export default function DeskRoutes() {
  return (
    <Routes>
      <Route Component={SiteLayout}>
        <Route path={nested(deskPreviewPath(':page'))} element={<DraftPage />} />
      </Route>
      <Route Component={DeskLayout}>
        {PAGES.map(({ path, Component }) => (
          <Route key={path} path={nested(path)} element={<Component />} />
        ))}
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}
