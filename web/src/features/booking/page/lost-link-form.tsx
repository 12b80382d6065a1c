import { useState, type FormEvent } from 'react';
import { Button } from '../../../components/form/button';
import { TextField } from '../../../components/form/field';
import { Message } from '../../../components/status/message';
import { useSendBookingLinkMutation } from '../../../generated/lost-link';
import { t } from '../../../lib/texts/texts';

interface Outcome {
  text: string;
  isSent: boolean;
  faults: readonly { field: string; message: string }[];
}

const NOTHING_YET: Outcome = { text: '', isSent: false, faults: [] };

/** Sends the link of a booking again, to the booking's e-mail address. It never reveals whether the booking exists. */
export function LostLinkForm() {
  const [reference, setReference] = useState('');
  const [email, setEmail] = useState('');
  const [outcome, setOutcome] = useState(NOTHING_YET);
  const [sendLink, { loading }] = useSendBookingLinkMutation();
  const errorOf = (field: string) => outcome.faults.find((fault) => fault.field === field)?.message;
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (loading) return;
    const result = await sendLink({ variables: { input: { reference, email } } })
      .then((response) => response.data?.sendBookingLink)
      .catch(() => undefined);
    setOutcome({
      text: result?.message ?? t`The server did not respond. Please try again.`,
      isSent: result?.__typename === 'BookingLinkSent',
      faults: result?.__typename === 'InvalidInput' ? result.faults : [],
    });
  };
  return (
    <section aria-labelledby="lost-link" className="w-full border-t-2 border-brass bg-raised p-6">
      <h2 id="lost-link" className="text-2xl">{t`Lost the link?`}</h2>
      <p className="mt-2 text-quiet">{t`We will send it again to the e-mail address of your booking.`}</p>
      <form noValidate onSubmit={(event) => void send(event)} className="mt-4 grid gap-4 sm:grid-cols-2">
        <TextField
          label={t`Reference`}
          hint={t`You find it at the start of our e-mails’ subject lines, such as AB-7K3M9Q2X.`}
          required
          autoComplete="off"
          value={reference}
          error={errorOf('reference')}
          onChange={({ target }) => setReference(target.value)}
        />
        <TextField
          label={t`E-mail address`}
          type="email"
          required
          autoComplete="email"
          value={email}
          error={errorOf('email')}
          onChange={({ target }) => setEmail(target.value)}
        />
        <div className="sm:col-span-2">
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
