import { useState } from 'react';
import { Button } from '../../../../components/form/button';
import { Message } from '../../../../components/status/message';
import { useRegisterDocumentAgainMutation } from '../../../../generated/desk-today';
import { t } from '../../../../lib/texts/texts';
import { problemOf, refusalIn } from '../../frame/form/use-sending';

interface SendAgainProps {
  /** The task about the document. */
  task: string;
  title: string;
  /** Reloads the tasks. */
  onSent: () => Promise<void>;
}

/** Sends a document that was refused to the invoice registration portal again. */
export function SendAgain({ task, title, onSent }: SendAgainProps) {
  const [outcome, setOutcome] = useState<{ tone: 'good' | 'bad'; text: string }>();
  const [registerAgain, { loading }] = useRegisterDocumentAgainMutation();
  const send = async () => {
    const sent = await registerAgain({ variables: { task } })
      .then((response) => response.data?.registerDocumentAgain)
      .catch(refusalIn);
    if (!sent || sent.__typename === 'RequestRefused')
      return setOutcome({ tone: 'bad', text: problemOf(sent) });
    if (sent.__typename === 'DocumentSentAgain')
      setOutcome({ tone: 'good', text: t`The document was sent. Check again in a minute.` });
    return onSent();
  };
  return (
    <div role="group" aria-label={title} className="mt-3 max-w-prose">
      <Button look="quiet" disabled={loading} aria-busy={loading} onClick={() => void send()}>
        {t`Send again`}
      </Button>
      <div role="status">
        {outcome ? <Message tone={outcome.tone} text={outcome.text} className="mt-3" /> : null}
      </div>
    </div>
  );
}
