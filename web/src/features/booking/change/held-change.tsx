import { useState } from 'react';
import { Button } from '../../../components/form/button';
import { useReleaseChangeMutation } from '../../../generated/change';
import type { HeldChange_ChangeFragment } from '../../../generated/graphql';
import { writeDate } from '../../../lib/dates/plain-dates';
import { writeMoney } from '../../../lib/money';
import { t } from '../../../lib/texts/texts';
import { Countdown } from '../hold/countdown';
import { endOfHold } from '../hold/use-seconds-left';
import type { ChangeNews } from './use-change-payment';

interface HeldChangeProps {
  token: string;
  change: HeldChange_ChangeFragment;
  isPaying: boolean;
  onPay: () => void;
  onReleased: (news: ChangeNews) => void;
  /** Asks the server for the current state of the booking. */
  onCheck: () => void;
}

/** A countdown from the moment at which the response arrived. */
function TimeLeft({ secondsLeft, onCheck }: { secondsLeft: number; onCheck: () => void }) {
  const [endsAt] = useState(() => endOfHold(secondsLeft));
  return <Countdown endsAt={endsAt} onCheck={onCheck} />;
}

/** A change that waits for payment: what is held, the time left, and buttons to pay or to release it. */
export function HeldChange({ token, change, isPaying, onPay, onReleased, onCheck }: HeldChangeProps) {
  const [releaseChange, { loading: isReleasing }] = useReleaseChangeMutation();
  const release = async () => {
    const response = await releaseChange({ variables: { token } }).catch(() => null);
    const result = response?.data?.releaseChange;
    if (result?.__typename === 'Booking')
      return onReleased({
        tone: 'good',
        text: t`Your payment has reached us, so we have changed your booking.`,
      });
    if (result?.__typename === 'ChangeReleased') return onReleased({ tone: 'good', text: result.message });
    onReleased({ tone: 'bad', text: result?.message ?? t`The server did not respond. Please try again.` });
  };
  return (
    <section
      aria-label={t`Your change is waiting for your payment`}
      className="mt-6 grid w-full justify-items-start gap-4 border-t-2 border-brass bg-raised p-6"
    >
      <h2 className="text-2xl">{t`Your change is waiting for your payment`}</h2>
      <ul className="grid gap-1">
        {change.stays.map(({ roomTitle, checkin, checkout }, place) => (
          <li key={place}>
            {roomTitle}, {writeDate(checkin)} – {writeDate(checkout)}
          </li>
        ))}
      </ul>
      <p className="text-quiet">{t`Your booking does not change until you pay.`}</p>
      <TimeLeft key={change.secondsLeft} secondsLeft={change.secondsLeft} onCheck={onCheck} />
      <div className="flex flex-wrap gap-3">
        {change.checkout ? (
          <Button disabled={isPaying} onClick={onPay}>{t`Pay ${writeMoney(change.toPay)}`}</Button>
        ) : null}
        <Button look="quiet" disabled={isReleasing || isPaying} onClick={() => void release()}>
          {t`Do not change`}
        </Button>
      </div>
    </section>
  );
}
