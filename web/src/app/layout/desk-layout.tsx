import { useRef } from 'react';
import { Outlet } from 'react-router-dom';
import { DeskNavigation } from '../../features/desk/frame/layout/desk-navigation';
import { PageBoundary } from './page-boundary';
import { SkipLink } from './skip-link';
import { usePageChange } from './use-page-change';
import { useScrollMemory } from './use-scroll-memory';

/** The layout of the desk: its own navigation, next to the page on wide screens, and nothing of the guests' site. */
export function DeskLayout() {
  const main = useRef<HTMLElement>(null);
  usePageChange(main);
  useScrollMemory();
  return (
    <div className="relative min-h-dvh lg:grid lg:grid-cols-[16rem_minmax(0,1fr)]">
      <SkipLink />
      <DeskNavigation />
      <main id="main" ref={main} tabIndex={-1} className="outline-none">
        <PageBoundary>
          <Outlet />
        </PageBoundary>
      </main>
    </div>
  );
}
