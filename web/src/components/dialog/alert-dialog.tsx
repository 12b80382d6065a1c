import { AlertDialog as Primitive } from 'radix-ui';
import { useDeferredValue, type ReactNode } from 'react';
import { Button } from '../form/button';
import { useFocusReturn } from './use-focus-return';
import { t } from '../../lib/texts/texts';

interface AlertDialogProps {
  open: boolean;
  /** The alert's exact text. */
  title: string;
  children?: ReactNode;
  closeLabel?: string;
  onClose: () => void;
  /** Further buttons next to the close button. */
  actions?: ReactNode;
}

/** An alert that must be closed before anything else. */
export function AlertDialog({
  open,
  title,
  children,
  closeLabel = t`OK`,
  onClose,
  actions,
}: AlertDialogProps) {
  const focusReturn = useFocusReturn();
  // Opens after a dialog that opens at the same moment, because each dialog hides the rest of the page from screen
  // readers when it opens.
  const isLast = useDeferredValue(open, false);
  const described = children ? {} : { 'aria-describedby': undefined };
  return (
    <Primitive.Root open={open && isLast} onOpenChange={(next) => (next ? undefined : onClose())}>
      <Primitive.Portal>
        <Primitive.Overlay className="fixed inset-0 z-[60] bg-dusk/70 dark:bg-black/65" />
        <Primitive.Content
          {...described}
          {...focusReturn}
          className="animate-appear fixed inset-x-4 top-1/2 z-[70] mx-auto max-h-[calc(100dvh-2rem)] max-w-lg -translate-y-1/2 overflow-y-auto rounded-control border-t-2 border-brass bg-raised p-6 shadow-float outline-none short:max-h-dvh short:py-3 sm:p-8"
        >
          <Primitive.Title className="text-3xl">{title}</Primitive.Title>
          {children ? (
            <Primitive.Description asChild>
              <div className="mt-3 grid gap-4 text-ink">{children}</div>
            </Primitive.Description>
          ) : null}
          <div className="mt-6 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
            <Primitive.Cancel asChild>
              <Button look={actions ? 'quiet' : 'action'}>{closeLabel}</Button>
            </Primitive.Cancel>
            {actions}
          </div>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
