import { useState } from 'react';
import { Button } from '../../../components/form/button';
import { LaterWindow } from '../../../components/later/later-window';
import { Message } from '../../../components/status/message';
import { laterPart } from '../../../lib/loading/later-part';
import { t } from '../../../lib/texts/texts';
import type { BookedDetails } from './correction-dialog';

const CorrectionDialog = laterPart(() => import('./correction-dialog'));

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
        <LaterWindow problem={t`The form could not be loaded.`} onClose={() => setOpen(false)}>
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
        </LaterWindow>
      ) : null}
    </>
  );
}
