import { Suspense, useLayoutEffect, useRef, type ReactNode } from 'react';
import { Button } from '../form/button';
import { FailedState } from '../list/failed-state';
import { t } from '../../lib/texts/texts';
import { FailureBoundary, type Failure } from './failure-boundary';

interface LazyDialogProps {
  /** The sentence of a failure, such as 'The booking form could not be loaded.' */
  problem: string;
  /** Whether the guest has opened it. */
  open?: boolean;
  /** Omitted for a dialog that opens by itself. */
  onClose?: () => void;
  children: ReactNode;
}

/** Wraps a dialog that loads from a separate file. When loading fails, an alert says so. */
export function LazyDialog({ problem, open = true, onClose, children }: LazyDialogProps) {
  return (
    <FailureBoundary
      instead={(failure) => (open ? <FailedWindow {...{ problem, failure, onClose }} /> : null)}
    >
      <Suspense fallback={null}>{children}</Suspense>
    </FailureBoundary>
  );
}

interface FailedWindowProps extends Pick<LazyDialogProps, 'problem' | 'onClose'> {
  failure: Failure;
}

/** Takes the focus and returns it to the pressed button, so that the dialog also returns it there. */
function FailedWindow({ problem, failure, onClose }: FailedWindowProps) {
  const panel = useRef<HTMLDivElement>(null);
  const opener = useRef<Element | null>(null);
  const isOpened = onClose !== undefined;
  useLayoutEffect(() => {
    opener.current = document.activeElement;
    if (isOpened) panel.current?.focus();
  }, [isOpened]);
  const leave = (then: () => void) => {
    if (opener.current instanceof HTMLElement) opener.current.focus();
    then();
  };
  return (
    <div
      ref={panel}
      tabIndex={-1}
      className="fixed inset-x-0 bottom-0 z-50 mx-auto flex max-h-dvh max-w-2xl flex-wrap items-end gap-x-6 overflow-y-auto border-t-2 border-brass bg-raised px-5 pb-5 shadow-float outline-none sm:px-8"
    >
      <FailedState {...{ problem }} needsReload={failure.needsReload} onRetry={() => leave(failure.again)} />
      {onClose ? (
        <Button look="link" className="mb-8 min-h-12" onClick={() => leave(onClose)}>
          {t`Close`}
        </Button>
      ) : null}
    </div>
  );
}
