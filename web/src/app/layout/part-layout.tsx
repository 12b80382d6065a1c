import { useRef } from 'react';
import { Link, Outlet } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { PageBoundary } from './page-boundary';
import { usePageChange } from './use-page-change';

/** Around a part of the site that has an address of its own: nothing but that part and a way home. */
export function PartLayout() {
  const main = useRef<HTMLElement>(null);
  usePageChange(main);
  return (
    <div className="flex min-h-dvh flex-col">
      <main id="main" ref={main} tabIndex={-1} className="flex-1 outline-none">
        <PageBoundary>
          <Outlet />
        </PageBoundary>
      </main>
      <p className="px-5 py-6 text-center text-sm">
        <Link to={paths.home} className="inline-flex min-h-11 items-center underline underline-offset-4">
          Saffron Court, the whole site
        </Link>
      </p>
    </div>
  );
}
