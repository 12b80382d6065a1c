import { Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Spinner } from '../../components/status/spinner';
import { PageFailed } from '../pages/page-failed';
import { FailureBoundary } from './failure-boundary';

/** Shows a spinner while a page loads, and a message when it cannot. Header and footer stay. */
export function PageBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <FailureBoundary key={pathname} instead={<PageFailed />}>
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
