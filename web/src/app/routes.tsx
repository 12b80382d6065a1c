import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { Spinner } from '../components/spinner';
import { paths } from '../lib/paths';
import { Layout } from './layout';
import HomePage from './pages/home-page';
import NotFoundPage from './pages/not-found-page';

const BookingPage = lazy(() => import('../features/booking/booking-page'));

function PageLoading() {
  return (
    <div className="grid min-h-96 place-items-center">
      <Spinner />
    </div>
  );
}

/** Which page stands at which address. */
export function SiteRoutes() {
  return (
    <Suspense fallback={<PageLoading />}>
      <Routes>
        <Route element={<Layout />}>
          <Route path={paths.home} element={<HomePage />} />
          <Route path={paths.booking} element={<BookingPage />} />
          <Route path="*" element={<NotFoundPage />} />
        </Route>
      </Routes>
    </Suspense>
  );
}
