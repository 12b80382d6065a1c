import { useRef } from 'react';
import { Outlet } from 'react-router-dom';
import { PageBoundary } from './page-boundary';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { SkipLink } from './skip-link';
import { usePageChange } from './use-page-change';
import { useScrollMemory } from './use-scroll-memory';

/** Header, page and footer. */
export function SiteLayout() {
  const main = useRef<HTMLElement>(null);
  usePageChange(main);
  useScrollMemory();
  return (
    <div className="relative flex min-h-dvh flex-col">
      <SkipLink />
      <SiteHeader />
      <main id="main" ref={main} tabIndex={-1} className="min-h-dvh flex-1 outline-none">
        <PageBoundary>
          <Outlet />
        </PageBoundary>
      </main>
      <SiteFooter />
    </div>
  );
}
