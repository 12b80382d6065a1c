import { useState } from 'react';
import { Button } from '../../../../components/form/button';
import { Message } from '../../../../components/status/message';
import { useSendTestMailMutation } from '../../../../generated/desk-set-up';
import type { SetUpPage_SetUpFragment } from '../../../../generated/graphql';
import { useWriteInstant } from '../../../../lib/dates/instants';
import { t } from '../../../../lib/texts/texts';

interface MailTestProps {
  test: SetUpPage_SetUpFragment['mailTest'];
  onChange: () => Promise<unknown>;
}

/** Sends the owner a test mail, and shows the mail server's reply. */
export function MailTest({ test, onChange }: MailTestProps) {
  const [send] = useSendTestMailMutation();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<{ text: string; tone: 'good' | 'bad' } | null>(null);
  const writeInstant = useWriteInstant();
  const press = async () => {
    setBusy(true);
    setOutcome(null);
    const response = await send().catch(() => null);
    const result = response?.data?.sendTestMail;
    setOutcome(
      result?.__typename === 'TestMailSent'
        ? {
            text: t`The mail server accepted a mail to ${result.address}. Check that it arrived, and not in the spam folder.`,
            tone: 'good',
          }
        : { text: result?.message ?? t`The test could not be made. Please try again.`, tone: 'bad' },
    );
    await onChange();
    setBusy(false);
  };
  return (
    <div className="grid justify-items-start gap-3">
      {test && !outcome ? (
        <p className="tabular text-sm text-quiet">
          {test.isAccepted
            ? t`The mail server accepted a mail on ${writeInstant(test.createdAt)}.`
            : t`The mail server refused a mail on ${writeInstant(test.createdAt)}.`}
        </p>
      ) : null}
      <div role="status" className="max-w-prose empty:hidden">
        {outcome ? <Message text={outcome.text} tone={outcome.tone} className="wrap-anywhere" /> : null}
      </div>
      <Button look="quiet" disabled={busy} aria-busy={busy} onClick={() => void press()}>
        {test ? t`Send it again` : t`Send me a test mail`}
      </Button>
    </div>
  );
}
