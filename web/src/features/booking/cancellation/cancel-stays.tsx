import { useState } from 'react';
import { Button } from '../../../components/form/button';
import { LazyDialog } from '../../../components/lazy/lazy-dialog';
import { Message } from '../../../components/status/message';
import { lazyComponent } from '../../../lib/loading/lazy-component';
import { t } from '../../../lib/texts/texts';
import type { CancellableStay } from './cancellation-dialog';

const CancellationDialog = lazyComponent(() => import('./cancellation-dialog'));

type StayWithState = CancellableStay & { status: string };

/** The rooms that the guest can still cancel: before the day of check-in. */
export const cancellableOf = <Stay extends StayWithState>(stays: readonly Stay[], today: string): Stay[] =>
  stays.filter(({ status, checkin }) => status === 'EXPECTED' && checkin > today);

interface CancelStaysProps {
  token: string;
  /** The booking's reference, where the page lists several bookings. */
  reference?: string;
  /** The class of the button and the sentence, such as the space above them. */
  className?: string;
  stays: StayWithState[];
  /** Today at the hotel. */
  today: string;
  terms: string;
  /** Reloads the page's data. */
  onCancelled: () => Promise<unknown>;
}

/** The button that cancels before the day of check-in, and a message with the outcome. */
export function CancelStays(props: CancelStaysProps) {
  const { token, reference, className = 'mt-6', stays, today, terms, onCancelled } = props;
  const [isOpen, setOpen] = useState(false);
  const [outcome, setOutcome] = useState('');
  const cancellable = cancellableOf(stays, today);
  return (
    <>
      <div aria-live="polite" className="not-empty:w-full">
        {outcome ? <Message tone="good" text={outcome} className={className} /> : null}
      </div>
      {cancellable.length > 0 ? (
        <Button
          look="quiet"
          size={reference ? 'small' : 'normal'}
          className={className}
          aria-label={reference ? t`Cancel booking ${reference}` : undefined}
          onClick={() => setOpen(true)}
        >
          {t`Cancel booking`}
        </Button>
      ) : null}
      {isOpen ? (
        <LazyDialog problem={t`The form could not be loaded.`} onClose={() => setOpen(false)}>
          <CancellationDialog
            token={token}
            stays={cancellable}
            terms={terms}
            onClose={() => setOpen(false)}
            onCancelled={async (sentence) => {
              // If the reload fails, the page shows only the sentence.
              await onCancelled().catch(() => undefined);
              setOpen(false);
              setOutcome(sentence);
            }}
          />
        </LazyDialog>
      ) : null}
    </>
  );
}
