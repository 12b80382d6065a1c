import { useState } from 'react';
import { Link } from '../../../components/page/link';
import { Button } from '../../../components/form/button';
import { Message } from '../../../components/status/message';
import { useConfirmEmailMutation } from '../../../generated/correction';
import { bookingPath } from '../../../lib/paths';
import { t } from '../../../lib/texts/texts';

/** The beginning of a fragment that confirms an e-mail address: /booking#email.TOKEN. */
export const CONFIRMS_EMAIL = 'email.';

/** Confirms the new e-mail address of a booking. It needs a press, because mail programs open links by themselves. */
export function ConfirmEmail({ token }: { token: string }) {
  const [confirmEmail, { data, error, loading }] = useConfirmEmailMutation();
  const [isPressed, setPressed] = useState(false);
  const result = data?.confirmEmail;
  const press = () => {
    setPressed(true);
    confirmEmail({ variables: { token } }).catch(() => undefined);
  };
  if (result?.__typename === 'EmailConfirmed')
    return (
      <div role="status" className="mt-6 grid justify-items-start gap-4">
        <Message
          tone="good"
          text={t`Thank you. We now send all e-mails about booking ${result.reference} to this address.`}
        />
        <Button asChild>
          <Link to={bookingPath(result.token)}>{t`View your booking`}</Link>
        </Button>
      </div>
    );
  const problem = result?.message ?? (error ? t`The server did not respond. Please try again.` : '');
  return (
    <div className="mt-6 grid justify-items-start gap-4">
      <p>{t`Please confirm that we may send e-mails about your booking to this address.`}</p>
      <Button disabled={loading} onClick={press}>{t`Confirm this address`}</Button>
      <div role="alert">{isPressed && problem ? <Message tone="bad" text={problem} /> : null}</div>
    </div>
  );
}
