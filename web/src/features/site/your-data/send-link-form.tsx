import { useState, type FormEvent } from 'react';
import { Button } from '../../../components/form/button';
import { TextField } from '../../../components/form/field';
import { Message } from '../../../components/status/message';
import { useSendYourDataLinkMutation } from '../../../generated/your-data';
import { t } from '../../../lib/texts/texts';

interface Outcome {
  text: string;
  isSent: boolean;
  fault: string | undefined;
}

const NOTHING_YET: Outcome = { text: '', isSent: false, fault: undefined };

/** Mails a link that proves an address. It never says whether the hotel knows the address. */
export function SendLinkForm() {
  const [email, setEmail] = useState('');
  const [outcome, setOutcome] = useState(NOTHING_YET);
  const [sendLink, { loading }] = useSendYourDataLinkMutation();
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (loading) return;
    const result = await sendLink({ variables: { email } })
      .then(({ data }) => data?.sendYourDataLink)
      .catch(() => undefined);
    const fault = result?.__typename === 'InvalidInput' ? result.faults[0]?.message : undefined;
    const text = fault ? '' : (result?.message ?? t`The server did not respond. Please try again.`);
    setOutcome({ text, isSent: result?.__typename === 'YourDataLinkSent', fault });
  };
  return (
    <section aria-labelledby="send-link" className="w-full border-t-2 border-brass bg-raised p-6">
      <h2 id="send-link" className="text-2xl">{t`Get a link`}</h2>
      <p className="mt-2 text-quiet">
        {t`Enter the e-mail address with which you booked or wrote to us. The link is valid for an hour.`}
      </p>
      <form noValidate onSubmit={(event) => void send(event)} className="mt-4 grid max-w-md gap-4">
        <TextField
          label={t`E-mail address`}
          type="email"
          required
          autoComplete="email"
          value={email}
          error={outcome.fault}
          onChange={({ target }) => setEmail(target.value)}
        />
        <div>
          <Button type="submit" disabled={loading}>
            {t`Send the link`}
          </Button>
          <div role="status" className="mt-3">
            {outcome.text ? <Message tone={outcome.isSent ? 'good' : 'bad'} text={outcome.text} /> : null}
          </div>
        </div>
      </form>
    </section>
  );
}
