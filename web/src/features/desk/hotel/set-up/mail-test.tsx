import { useState } from 'react';
import { Button } from '../../../../components/form/button';
import { Message } from '../../../../components/status/message';
import { useSendTestMailMutation } from '../../../../generated/desk-set-up';
import type { SendTestMailMutation, SetUpPage_SetUpFragment } from '../../../../generated/graphql';
import { useWriteInstant } from '../../../../lib/dates/instants';
import { useSending } from '../../frame/form/use-sending';
import { t } from '../../../../lib/texts/texts';

interface MailTestProps {
  test: SetUpPage_SetUpFragment['mailTest'];
}

/** Sends the owner a test mail, and shows the mail server's reply. */
export function MailTest({ test }: MailTestProps) {
  const { send, isBusy, problem } = useSending<SendTestMailMutation['sendTestMail']>('TestMailSent');
  const [sendTestMail] = useSendTestMailMutation();
  const [address, setAddress] = useState('');
  const writeInstant = useWriteInstant();
  const press = async () => {
    setAddress('');
    const sent = await send({}, async () => (await sendTestMail()).data?.sendTestMail);
    if (sent?.__typename === 'TestMailSent') setAddress(sent.address);
  };
  return (
    <div className="grid justify-items-start gap-3">
      {test && !address && !problem ? (
        <p className="tabular text-sm text-quiet">
          {test.isAccepted
            ? t`The mail server accepted a mail on ${writeInstant(test.createdAt)}.`
            : t`The mail server refused a mail on ${writeInstant(test.createdAt)}.`}
        </p>
      ) : null}
      <div role="status" className="max-w-prose empty:hidden">
        {address ? (
          <Message
            text={t`The mail server accepted a mail to ${address}. Check that it arrived, and not in the spam folder.`}
            tone="good"
            className="wrap-anywhere"
          />
        ) : null}
        {problem ? <Message text={problem} tone="bad" className="wrap-anywhere" /> : null}
      </div>
      <Button look="quiet" disabled={isBusy} aria-busy={isBusy} onClick={() => void press()}>
        {test ? t`Send it again` : t`Send me a test mail`}
      </Button>
    </div>
  );
}
