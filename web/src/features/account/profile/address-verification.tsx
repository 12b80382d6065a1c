import { useState } from 'react';
import { Button } from '../../../components/form/button';
import { Message } from '../../../components/status/message';
import { useIdentity } from '../../../lib/identity/identity-context';
import { t } from '../../../lib/texts/texts';

type Sending = 'idle' | 'sending' | 'sent' | 'failed';

const MESSAGES = {
  sent: t`We have sent you an e-mail. Open its link to verify your address.`,
  failed: t`The e-mail could not be sent. Please try again in a minute.`,
};

/** Asks the guest to verify the e-mail address, and resends the e-mail. */
export function AddressVerification() {
  const identity = useIdentity();
  const [sending, setSending] = useState<Sending>('idle');
  const send = async () => {
    setSending('sending');
    setSending(
      await identity.sendVerification().then(
        () => 'sent' as const,
        () => 'failed' as const,
      ),
    );
  };
  return (
    <section aria-label={t`Verify your address`} className="grid gap-4 border-l-2 border-brass pl-5">
      <p className="max-w-prose">{t`Please verify your e-mail address to see the bookings made with it.`}</p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button look="quiet" size="small" disabled={sending === 'sending'} onClick={() => void send()}>
          {t`Resend the e-mail`}
        </Button>
        <div role="status">
          {sending === 'sent' || sending === 'failed' ? (
            <Message text={MESSAGES[sending]} tone={sending === 'sent' ? 'good' : 'bad'} />
          ) : null}
        </div>
      </div>
    </section>
  );
}
