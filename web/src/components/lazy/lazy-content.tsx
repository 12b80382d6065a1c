import { Suspense, type ReactNode } from 'react';
import { FailedState } from '../list/failed-state';
import { FailureBoundary } from './failure-boundary';

interface LazyContentProps {
  /** The sentence of a failure, such as 'The contact form could not be loaded.' */
  problem: string;
  /** Reserves the height, so that nothing moves when the content arrives. */
  className?: string;
  /** Shown until the content arrives. */
  fallback?: ReactNode;
  children: ReactNode;
}

/** Wraps content that loads from a separate file. When loading fails, a message replaces the content. */
export function LazyContent({ problem, className, fallback, children }: LazyContentProps) {
  return (
    <div className={className}>
      <FailureBoundary
        instead={({ needsReload, again }) => <FailedState {...{ problem, needsReload }} onRetry={again} />}
      >
        <Suspense fallback={fallback}>{children}</Suspense>
      </FailureBoundary>
    </div>
  );
}
