import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { scrolledIntoView } from '../page/scrolled-into-view';

/** A green banner. It is rendered even when empty, because screen readers read only changes of its content. */
export function SuccessMessage({ children }: { children: ReactNode }) {
  return (
    <div role="status" className="empty:absolute">
      {children ? (
        <div
          ref={scrolledIntoView}
          className="flex items-start gap-3 rounded-control border border-good bg-good/8 px-4 py-3 font-semibold text-good"
        >
          <CircleCheck aria-hidden strokeWidth={1.5} className="mt-0.5 size-5 shrink-0" />
          <div>{children}</div>
        </div>
      ) : null}
    </div>
  );
}
