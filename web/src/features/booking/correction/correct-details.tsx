import { lazy, Suspense, useState } from 'react';
import { Button } from '../../../components/form/button';
import { Message } from '../../../components/status/message';
import { t } from '../../../lib/texts/texts';
import type { BookedDetails } from './correction-dialog';

const CorrectionDialog = lazy(() => import('./correction-dialog'));

interface CorrectDetailsProps {
  token: string;
  details: BookedDetails;
  onCorrected: () => void;
}

/** The button that corrects who books, and what became of it. */
export function CorrectDetails({ token, details, onCorrected }: CorrectDetailsProps) {
  const [isOpen, setOpen] = useState(false);
  const [outcome, setOutcome] = useState('');
  return (
    <>
      <div aria-live="polite">{outcome ? <Message tone="good" text={outcome} className="mt-6" /> : null}</div>
      <Button look="link" className="mt-3" onClick={() => setOpen(true)}>{t`Correct your details`}</Button>
      {isOpen ? (
        <Suspense>
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
        </Suspense>
      ) : null}
    </>
  );
}
