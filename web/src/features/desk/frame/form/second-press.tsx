import { useRef, useState, type ReactNode } from 'react';
import { AlertDialog } from '../../../../components/dialog/alert-dialog';
import { Button } from '../../../../components/form/button';
import { t } from '../../../../lib/texts/texts';

/** The question before an action that costs money or cannot be undone. */
export interface Question {
  /** What would happen, with its figures. */
  title: string;
  text?: string;
  /** The button that does it. */
  button: string;
}

interface SecondPress {
  /** Resolves to true after the second press, and to false without it. Asks nothing for null. */
  ask: (question: Question | null) => Promise<boolean>;
  /** Where the question is shown. */
  dialog: ReactNode;
}

/** Asks for a second press. */
export function useSecondPress(): SecondPress {
  const [question, setQuestion] = useState<Question | null>(null);
  const answer = useRef<(isPressed: boolean) => void>(() => undefined);
  const ask = (asked: Question | null) => {
    if (!asked) return Promise.resolve(true);
    setQuestion(asked);
    return new Promise<boolean>((resolve) => {
      answer.current = resolve;
    });
  };
  const end = (isPressed: boolean) => {
    setQuestion(null);
    answer.current(isPressed);
  };
  const dialog = (
    <AlertDialog
      open={question !== null}
      title={question?.title ?? ''}
      closeLabel={t`Go back`}
      onClose={() => end(false)}
      actions={
        <Button look="danger" onClick={() => end(true)}>
          {question?.button}
        </Button>
      }
    >
      {question?.text}
    </AlertDialog>
  );
  return { ask, dialog };
}

/** The question before a record is deleted for good. */
export const deletionOf = (name: string): Question => ({ title: t`Delete ${name}?`, button: t`Delete` });
