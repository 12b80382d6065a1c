import { Suspense, type ReactNode } from 'react';
import { FailedState } from '../../components/list/failed-state';
import { FailureBoundary } from './failure-boundary';

interface LaterProps {
  /** What could not be loaded, as the sentence's beginning: 'The contact form'. */
  what: string;
  /** Keeps its place, so that nothing moves when it arrives. */
  className: string;
  children: ReactNode;
}

/** Around what stands below the first screen: it comes in a file of its own, after what is seen first. */
export function Later({ what, className, children }: LaterProps) {
  return (
    <div className={className}>
      <FailureBoundary instead={<FailedState what={what} onRetry={() => window.location.reload()} />}>
        <Suspense>{children}</Suspense>
      </FailureBoundary>
    </div>
  );
}
