import { useRef } from 'react';
import { Outlet } from 'react-router-dom';
import deskStyles from '../desk.css?url';
import { useDensity } from '../../features/desk/frame/layout/density';
import { DeskNavigation } from '../../features/desk/frame/layout/desk-navigation';
import { LiveDeskProvider } from '../../features/desk/frame/live/live-desk-provider';
import { LiveNotice } from '../../features/desk/frame/live/live-notice';
import { PageBoundary } from './page-boundary';
import { SkipLink } from './skip-link';
import { usePageChange } from './use-page-change';
import { useScrollMemory } from './use-scroll-memory';

/** The layout of the desk: its own navigation, next to the page on wide screens, and nothing of the guests' site. */
export function DeskLayout() {
  const main = useRef<HTMLElement>(null);
  const { density } = useDensity();
  usePageChange(main);
  useScrollMemory();
  return (
    <LiveDeskProvider>
      <link rel="stylesheet" href={deskStyles} precedence="desk" />
      <div
        data-density={density}
        className="desk relative min-h-dvh lg:grid lg:grid-cols-[var(--desk-menu)_minmax(0,1fr)]"
      >
        <SkipLink />
        <DeskNavigation />
        <main id="main" ref={main} tabIndex={-1} className="outline-none">
          <PageBoundary>
            <Outlet />
          </PageBoundary>
        </main>
        <LiveNotice />
      </div>
    </LiveDeskProvider>
  );
}
