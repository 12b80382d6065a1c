import { useState } from 'react';
import { Button } from '../../../../components/form/button';
import { Message } from '../../../../components/status/message';
import { useRegisterDocumentAgainMutation } from '../../../../generated/desk-today';
import type { RegisterDocumentAgainMutation } from '../../../../generated/graphql';
import { t } from '../../../../lib/texts/texts';
import { useSending } from '../../frame/form/use-sending';

interface SendAgainProps {
  /** The task about the document. */
  task: string;
  title: string;
}

/** Sends a document that was refused to the invoice registration portal again. */
export function SendAgain({ task, title }: SendAgainProps) {
  const [isSent, setSent] = useState(false);
  const { send, isBusy, problem } =
    useSending<RegisterDocumentAgainMutation['registerDocumentAgain']>('DocumentSentAgain');
  const [registerAgain] = useRegisterDocumentAgainMutation();
  const press = async () => {
    setSent(false);
    const variables = { task };
    const sent = await send(
      variables,
      async () => (await registerAgain({ variables })).data?.registerDocumentAgain,
    );
    setSent(sent?.__typename === 'DocumentSentAgain');
  };
  return (
    <div role="group" aria-label={title} className="mt-3 max-w-prose">
      <Button look="quiet" disabled={isBusy} aria-busy={isBusy} onClick={() => void press()}>
        {t`Send again`}
      </Button>
      <div role="status">
        {isSent ? (
          <Message tone="good" text={t`The document was sent. Check again in a minute.`} className="mt-3" />
        ) : null}
        {problem ? <Message tone="bad" text={problem} className="mt-3" /> : null}
      </div>
    </div>
  );
}
