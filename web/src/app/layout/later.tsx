import { Suspense, type ReactNode } from 'react';
import { FailedState } from '../../components/list/failed-state';
import { FailureBoundary } from './failure-boundary';

interface LaterProps {
  /** The sentence of a failure, such as 'The contact form could not be loaded.' */
  problem: string;
  /** Keeps its place, so that nothing moves when it arrives. */
  className: string;
  children: ReactNode;
}

/** Around what stands below the first screen: it comes in a file of its own, after what is seen first. */
export function Later({ problem, className, children }: LaterProps) {
  return (
    <div className={className}>
      <FailureBoundary instead={<FailedState problem={problem} onRetry={() => window.location.reload()} />}>
        <Suspense>{children}</Suspense>
      </FailureBoundary>
    </div>
  );
}
