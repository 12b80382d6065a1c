import { useRef, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { LazyDialog } from '../../components/lazy/lazy-dialog';
import { lazyComponent } from '../../lib/loading/lazy-component';
import { useRememberedHold } from '../../lib/bookings/remembered-hold';
import { t } from '../../lib/texts/texts';
import { PageBoundary } from './page-boundary';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { SkipLink } from './skip-link';
import { usePageChange } from './use-page-change';
import { useScrollMemory } from './use-scroll-memory';

const HoldStrip = lazyComponent(() => import('../../features/booking/hold-strip'));

/** Header, page and footer, and the guest's hold if there is one. */
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
      <HoldOfGuest />
    </div>
  );
}

/** Separate from the layout, because a remembered hold must not re-render the page while React takes it over. */
function HoldOfGuest() {
  const hold = useRememberedHold();
  // The strip also shows the outcome after the hold has ended.
  const [hadHold, setHadHold] = useState(false);
  if (hold && !hadHold) setHadHold(true);
  if (!hadHold) return null;
  return (
    <LazyDialog problem={t`Your held room could not be shown.`}>
      <HoldStrip token={hold} />
    </LazyDialog>
  );
}
