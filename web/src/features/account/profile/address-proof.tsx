import { useState, type FormEvent } from 'react';
import { Button } from '../../../components/form/button';
import { TextField } from '../../../components/form/field';
import { Message } from '../../../components/status/message';
import { useProveAddressMutation, useSendAddressCodeMutation } from '../../../generated/profile';
import { t } from '../../../lib/texts/texts';

const NO_RESPONSE = t`The server did not respond. Please try again.`;

interface AddressProofProps {
  /** The verified address. */
  address: string;
  onProven: () => void;
}

/**
 * Shows the bookings that were made without the account, after the guest has entered a code that was mailed to the
 * account's address.
 */
export function AddressProof({ address, onProven }: AddressProofProps) {
  const [sendCode, sending] = useSendAddressCodeMutation();
  const [proveAddress, proving] = useProveAddressMutation();
  const [isSent, setSent] = useState(false);
  const [otp, setOtp] = useState('');
  const [problem, setProblem] = useState('');
  const isWorking = sending.loading || proving.loading;
  const send = async () => {
    const result = await sendCode()
      .then(({ data }) => data?.sendAddressCode)
      .catch(() => undefined);
    const wasSent = result?.__typename === 'AddressCodeSent';
    setSent(isSent || wasSent);
    setProblem(wasSent ? '' : (result?.message ?? NO_RESPONSE));
  };
  const prove = async (event: FormEvent) => {
    event.preventDefault();
    if (isWorking) return;
    const result = await proveAddress({ variables: { otp } })
      .then(({ data }) => data?.proveAddress)
      .catch(() => undefined);
    if (result?.__typename === 'AddressProven') return onProven();
    setProblem(result?.message ?? NO_RESPONSE);
  };
  return (
    <form
      noValidate
      aria-label={t`Bookings made without your account`}
      onSubmit={(event) => void prove(event)}
      className="mb-6 grid max-w-xl justify-items-start gap-4 border-l-2 border-brass pl-5"
    >
      <p>{t`Bookings that were made with ${address} without this account are shown once you enter a code that we mail there.`}</p>
      {isSent ? (
        <TextField
          label={t`Code from the mail`}
          inputMode="numeric"
          autoComplete="one-time-code"
          required
          value={otp}
          onChange={({ target }) => setOtp(target.value)}
        />
      ) : null}
      <div className="flex flex-wrap gap-3">
        {isSent ? (
          <Button type="submit" disabled={isWorking}>
            {t`Show my bookings`}
          </Button>
        ) : null}
        <Button look="quiet" disabled={isWorking} onClick={() => void send()}>
          {isSent ? t`Send another code` : t`Send the code`}
        </Button>
      </div>
      <div role="status">
        {problem ? (
          <Message tone="bad" text={problem} />
        ) : isSent ? (
          <Message tone="good" text={t`The code is on its way to ${address}.`} />
        ) : null}
      </div>
    </form>
  );
}
