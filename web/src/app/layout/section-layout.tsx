import { Outlet } from 'react-router-dom';
import { PageBoundary } from './page-boundary';

/** The layout of a section that has an address of its own: no header and no footer. */
export function SectionLayout() {
  return (
    <div className="relative flex min-h-dvh flex-col">
      <PageBoundary>
        <Outlet />
      </PageBoundary>
    </div>
  );
}
