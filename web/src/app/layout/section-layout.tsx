import { Outlet } from 'react-router-dom';
import { PageBoundary } from './page-boundary';

/** The layout of a section with its own address: no header and no footer. */
export function SectionLayout() {
  return (
    <div className="relative flex min-h-dvh flex-col">
      <PageBoundary>
        <Outlet />
      </PageBoundary>
    </div>
  );
}
