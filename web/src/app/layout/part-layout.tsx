import { Outlet } from 'react-router-dom';
import { PageBoundary } from './page-boundary';

/** Around a part of the site that has an address of its own: nothing at all. */
export function PartLayout() {
  return (
    <div className="relative flex min-h-dvh flex-col">
      <PageBoundary>
        <Outlet />
      </PageBoundary>
    </div>
  );
}
