import { Dialog as Primitive } from 'radix-ui';
import { useRef, type ReactNode } from 'react';
import { joinClasses } from '../../lib/joined-classes';
import { CloseIcon } from '../icon/line-icons';
import { useFocusReturn } from './use-focus-return';
import { t } from '../../lib/texts/texts';

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: ReactNode;
  subtitle?: string;
  /** Whether a wide screen shows two columns. */
  isWide?: boolean;
  children: ReactNode;
}

/**
 * A modal dialog: the whole screen on phones, a sheet on larger screens. It opens with the focus on its title: the
 * first button is 'Close', and the first field would open a phone's keyboard. On a short screen the whole dialog
 * scrolls.
 */
export function Dialog({ open, onOpenChange, title, subtitle, isWide = false, children }: DialogProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const focusReturn = useFocusReturn(heading);
  const described = subtitle ? {} : { 'aria-describedby': undefined };
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-40 bg-dusk/70 dark:bg-black/65" />
        <Primitive.Content
          {...described}
          {...focusReturn}
          className={joinClasses(
            'animate-appear fixed inset-0 z-50 flex flex-col bg-ground outline-none short:block short:overflow-y-auto short:overscroll-contain sheet:inset-y-6 sheet:right-auto sheet:left-1/2 sheet:my-auto sheet:h-fit sheet:max-h-[calc(100dvh-3rem)] sheet:-translate-x-1/2 sheet:rounded-control sheet:shadow-float dark:sheet:border dark:sheet:border-line',
            isWide ? 'sheet:w-[min(66rem,calc(100vw-3rem))]' : 'sheet:w-[min(46rem,calc(100vw-3rem))]',
          )}
        >
          <header className="flex items-start justify-between gap-4 border-b border-brass/60 px-5 py-5 short:py-3 sm:px-8">
            <div>
              <Primitive.Title ref={heading} tabIndex={-1} className="text-3xl outline-none short:text-2xl">
                {title}
              </Primitive.Title>
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
export function DialogBody({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <div
      className={joinClasses(
        'min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-6 short:overflow-visible sm:px-8',
        className,
      )}
      tabIndex={-1}
    >
      {children}
    </div>
  );
}

/** The dialog's buttons: always visible, on a short screen at the end of the content. */
export function DialogActions({ summary, children }: { summary?: ReactNode; children: ReactNode }) {
  return (
    <footer className="flex flex-wrap items-center justify-end gap-3 border-t border-line bg-raised px-5 py-3 sm:px-8 sm:py-4 sheet:rounded-b-control">
      {summary ? <div className="w-full sm:w-auto sm:flex-1">{summary}</div> : null}
      {children}
    </footer>
  );
}
