import { useState } from 'react';
import { Button } from '../../../components/form/button';
import { LazyDialog } from '../../../components/lazy/lazy-dialog';
import { Message } from '../../../components/status/message';
import { lazyComponent } from '../../../lib/loading/lazy-component';
import { t } from '../../../lib/texts/texts';
import type { BookedDetails } from './correction-dialog';

const CorrectionDialog = lazyComponent(() => import('./correction-dialog'));

interface CorrectDetailsProps {
  token: string;
  details: BookedDetails;
  label?: string;
  look?: 'link' | 'quiet';
  className?: string;
  onCorrected: () => void;
}

/** The button that corrects the booker's details, and a message with the outcome. */
export function CorrectDetails({
  token,
  details,
  label = t`Correct your details`,
  look = 'link',
  className = 'mt-3 min-h-11',
  onCorrected,
}: CorrectDetailsProps) {
  const [isOpen, setOpen] = useState(false);
  const [outcome, setOutcome] = useState('');
  return (
    <>
      <div aria-live="polite" className="not-empty:w-full">
        {outcome ? <Message tone="good" text={outcome} className="mt-6" /> : null}
      </div>
      <Button look={look} className={className} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen ? (
        <LazyDialog problem={t`The form could not be loaded.`} onClose={() => setOpen(false)}>
          <CorrectionDialog
            token={token}
            details={details}
            onClose={() => setOpen(false)}
            onCorrected={(sentence) => {
              setOpen(false);
              setOutcome(sentence);
              onCorrected();
            }}
          />
        </LazyDialog>
      ) : null}
    </>
  );
}
