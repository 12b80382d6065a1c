import { Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Spinner } from '../../components/status/spinner';
import { FailureBoundary } from '../../components/lazy/failure-boundary';
import { PageFailed } from '../pages/page-failed';
import { focusWhenArrived } from './use-page-change';

/** The pressed button is removed, so the page gets the focus, and then its title. */
function loadAgain(again: () => void): void {
  again();
  const page = document.getElementById('main');
  if (page) focusWhenArrived(page);
}

/** Shows a spinner while a page loads, and a message when loading fails. Header and footer stay. */
export function PageBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <FailureBoundary key={pathname} instead={({ again }) => <PageFailed onRetry={() => loadAgain(again)} />}>
      <Suspense
        fallback={
          <div className="grid min-h-[70vh] place-items-center">
            <Spinner />
          </div>
        }
      >
        {children}
      </Suspense>
    </FailureBoundary>
  );
}
