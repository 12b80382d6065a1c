import { useState, type ReactNode } from 'react';
import { t } from '../../lib/texts/texts';
import { Button } from '../form/button';
import { LazyDialog } from '../lazy/lazy-dialog';
import { Message } from '../status/message';

interface BillingButtonProps {
  look?: 'link' | 'quiet';
  className?: string;
  /** The dialog, which loads when it is opened. */
  children: (done: { onClose: () => void; onSaved: () => void }) => ReactNode;
}

/** The button that opens the billing details, and a message when they are saved. */
export function BillingButton({ look = 'link', className = 'mt-3', children }: BillingButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const [isSaved, setSaved] = useState(false);
  const onSaved = () => {
    setOpen(false);
    setSaved(true);
  };
  return (
    <>
      <div aria-live="polite" className="not-empty:w-full">
        {isSaved ? (
          <Message tone="good" className="mt-3" text={t`We will issue the invoice with these details.`} />
        ) : null}
      </div>
      <Button
        look={look}
        className={className}
        onClick={() => setOpen(true)}
      >{t`Details for the invoice`}</Button>
      {isOpen ? (
        <LazyDialog problem={t`The form could not be loaded.`} onClose={() => setOpen(false)}>
          {children({ onClose: () => setOpen(false), onSaved })}
        </LazyDialog>
      ) : null}
    </>
  );
}
