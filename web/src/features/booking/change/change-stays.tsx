import { useState } from 'react';
import { Button } from '../../../components/form/button';
import { LazyDialog } from '../../../components/lazy/lazy-dialog';
import { Message } from '../../../components/status/message';
import { useHeldChangeQuery } from '../../../generated/change';
import type { HeldChange_ChangeFragment } from '../../../generated/graphql';
import { writeMoney } from '../../../lib/money';
import { lazyComponent } from '../../../lib/loading/lazy-component';
import { t } from '../../../lib/texts/texts';
import type { ChangeableStay } from './edited-room';
import { HeldChange } from './held-change';
import { useChangePayment, type ChangeNews } from './use-change-payment';

const ChangeDialog = lazyComponent(() => import('./change-dialog'));

interface ChangeStaysProps {
  token: string;
  stays: ChangeableStay[];
  /** Today at the hotel. */
  today: string;
  /** The class of the button. */
  className?: string;
  /** Reloads the booking. */
  onChanged: () => void;
}

/** The button that changes the booking, a change that waits for payment, and a message with the outcome. */
export function ChangeStays({ token, stays, today, className = 'mt-6', onChanged }: ChangeStaysProps) {
  const [isOpen, setOpen] = useState(false);
  const [news, setNews] = useState<ChangeNews | null>(null);
  // The page has the same booking in the cache with other fields, and the two would overwrite each other.
  const { data, refetch } = useHeldChangeQuery({ variables: { token }, fetchPolicy: 'no-cache' });
  const booking = data?.bookingByToken.__typename === 'Booking' ? data.bookingByToken : null;
  const held = booking?.heldChange ?? null;
  const readAgain = () => {
    void refetch();
    onChanged();
  };
  const tell = (told: ChangeNews) => {
    setNews(told);
    readAgain();
  };
  const { isPaying, pay } = useChangePayment(tell);
  const isChangeable = stays.some(({ status, checkin }) => status === 'EXPECTED' && checkin > today);
  const payHeld = (change: HeldChange_ChangeFragment) => {
    setNews(null);
    if (change.checkout) void pay(change.checkout);
  };
  return (
    <>
      <div aria-live="polite" className="not-empty:w-full">
        {news ? <Message tone={news.tone} text={news.text} className="mt-6" /> : null}
      </div>
      {held ? (
        <HeldChange
          token={token}
          change={held}
          isPaying={isPaying}
          onPay={() => payHeld(held)}
          onReleased={tell}
          onCheck={readAgain}
        />
      ) : null}
      {booking && booking.changeCharge.amount > 0 ? (
        <p className="mt-6 w-full text-quiet">
          {t`We charged ${writeMoney(booking.changeCharge)} for nights that you gave up. With this charge, your booking costs ${writeMoney(booking.totalNow)}.`}
        </p>
      ) : null}
      {isChangeable ? (
        <Button look="quiet" className={className} onClick={() => setOpen(true)}>
          {t`Change dates or rooms`}
        </Button>
      ) : null}
      {isOpen ? (
        <LazyDialog problem={t`The form could not be loaded.`} onClose={() => setOpen(false)}>
          <ChangeDialog
            token={token}
            stays={stays}
            onClose={() => setOpen(false)}
            onChanged={(text) => {
              setOpen(false);
              tell({ tone: 'good', text });
            }}
            onHeld={(change) => {
              setOpen(false);
              readAgain();
              payHeld(change);
            }}
          />
        </LazyDialog>
      ) : null}
    </>
  );
}
