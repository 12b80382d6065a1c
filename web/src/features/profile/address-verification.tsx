import { useState } from 'react';
import { Button } from '../../components/form/button';
import { Message } from '../../components/status/message';
import { useIdentity } from '../../lib/identity/identity-context';

type Sending = 'idle' | 'sending' | 'sent' | 'failed';

const WORDS = {
  sent: 'The mail is on its way. Its link verifies your address.',
  failed: 'The mail could not be sent. Please try again in a minute.',
};

/** Asks a guest to verify the address, and resends the e-mail. */
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
    <section aria-label="Verify your address" className="grid gap-4 border-l-2 border-brass pl-5">
      <p className="max-w-prose">
        Your e-mail address is not verified yet. Once it is, bookings made with it show here.
      </p>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button look="quiet" size="small" disabled={sending === 'sending'} onClick={() => void send()}>
          Send the mail again
        </Button>
        <div role="status">
          {sending === 'sent' || sending === 'failed' ? (
            <Message text={WORDS[sending]} tone={sending === 'sent' ? 'good' : 'bad'} />
          ) : null}
        </div>
      </div>
    </section>
  );
}
