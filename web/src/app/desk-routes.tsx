import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { EXTRAS_PATH, PROMOTIONS_PATH, RATE_PLANS_PATH, TAX_PATH } from '../lib/desk-paths';
import { DESK, deskContentPath, deskPreviewPath, deskRoomTypePath, paths } from '../lib/paths';

const NotFoundPage = lazy(() => import('./pages/not-found-page'));

/** The pages of the desk. */
const PAGES = [
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
  { path: deskPreviewPath(':page'), Component: lazy(() => import('./preview/draft-page')) },
];

/** The routes below /desk. Paths of nested routes do not begin with it. */
export default function DeskRoutes() {
  return (
    <Routes>
      {PAGES.map(({ path, Component }) => (
        <Route key={path} path={path.slice(DESK.length)} element={<Component />} />
      ))}
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
