import { Dialog as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import { CloseIcon } from '../icon/line-icons';
import { useFocusReturn } from './use-focus-return';
import { t } from '../../lib/texts/texts';

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  subtitle?: string;
  children: ReactNode;
}

/** A modal dialog: the whole screen on phones, a sheet on wider screens. */
export function Dialog({ open, onOpenChange, title, subtitle, children }: DialogProps) {
  const focusReturn = useFocusReturn();
  const described = subtitle ? {} : { 'aria-describedby': undefined };
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-40 bg-dusk/70" />
        <Primitive.Content
          {...described}
          {...focusReturn}
          className="animate-appear fixed inset-0 z-50 flex flex-col bg-ground outline-none sm:inset-y-6 sm:right-auto sm:left-1/2 sm:my-auto sm:h-fit sm:max-h-[calc(100dvh-3rem)] sm:w-[min(46rem,calc(100vw-3rem))] sm:-translate-x-1/2 sm:rounded-control sm:shadow-float"
        >
          <header className="flex items-start justify-between gap-4 border-b border-brass/60 px-5 py-5 sm:px-8">
            <div>
              <Primitive.Title className="text-3xl">{title}</Primitive.Title>
              {subtitle ? (
                <Primitive.Description className="mt-1 text-quiet max-sm:-mr-12">
                  {subtitle}
                </Primitive.Description>
              ) : null}
            </div>
            <Primitive.Close
              aria-label={t`Close`}
              className="-mt-1 -mr-2 grid size-11 shrink-0 cursor-pointer place-items-center rounded-control text-quiet hover:text-action"
            >
              <CloseIcon />
            </Primitive.Close>
          </header>
          {children}
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

/** The scrolling content between the dialog's title and its actions. */
export function DialogBody({ children }: { children: ReactNode }) {
  return (
    <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-6 sm:px-8" tabIndex={-1}>
      {children}
    </div>
  );
}

/** The dialog's buttons, always visible. */
export function DialogActions({ summary, children }: { summary?: ReactNode; children: ReactNode }) {
  return (
    <footer className="flex flex-wrap items-center justify-end gap-3 border-t border-line bg-raised px-5 py-3 sm:rounded-b-control sm:px-8 sm:py-4">
      {summary ? <div className="w-full sm:w-auto sm:flex-1">{summary}</div> : null}
      {children}
    </footer>
  );
}
