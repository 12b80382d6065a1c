import { Suspense, type ReactNode } from 'react';
import { FailedState } from '../../components/list/failed-state';
import { FailureBoundary } from './failure-boundary';

interface LaterProps {
  /** The sentence of a failure, such as 'The contact form could not be loaded.' */
  problem: string;
  /** Reserves the height, so that nothing moves when the content arrives. */
  className: string;
  children: ReactNode;
}

/** Around content below the first screen, which loads in a file of its own. */
export function Later({ problem, className, children }: LaterProps) {
  return (
    <div className={className}>
      <FailureBoundary instead={<FailedState problem={problem} onRetry={() => window.location.reload()} />}>
        <Suspense>{children}</Suspense>
      </FailureBoundary>
    </div>
  );
}
