import { useState } from 'react';
import { Button } from '../../../../components/form/button';
import { LazyDialog } from '../../../../components/lazy/lazy-dialog';
import { lazyComponent } from '../../../../lib/loading/lazy-component';
import { t } from '../../../../lib/texts/texts';
import type { BookingGuest } from './correct-guest-booking';
import type { GuestStay } from './edited-stay';

const ChangeGuestBooking = lazyComponent(() => import('./change-guest-booking'));
const CorrectGuestBooking = lazyComponent(() => import('./correct-guest-booking'));
const RenewLink = lazyComponent(() => import('./renew-link'));

interface BookingChangesProps {
  reference: string;
  guest: BookingGuest;
  stays: readonly GuestStay[];
  /** Nothing is paid or charged before the booking is firm. */
  isTentative?: boolean;
  /** Called with a sentence that says what was changed or corrected. */
  onChanged: (sentence: string) => void;
}

/**
 * The buttons that change a confirmed or tentative booking without cancelling it: its dates and rooms, the booker's
 * details, or the guest's link.
 */
export function BookingChanges({
  reference,
  guest,
  stays,
  isTentative = false,
  onChanged,
}: BookingChangesProps) {
  const [open, setOpen] = useState<'stays' | 'details' | 'link' | null>(null);
  const close = () => setOpen(null);
  const done = (sentence: string) => {
    close();
    onChanged(sentence);
  };
  const isChangeable = stays.some(({ status }) => status === 'EXPECTED' || status === 'IN_HOUSE');
  return (
    <section aria-labelledby="change-booking">
      <h2 id="change-booking" className="text-3xl">{t`Change`}</h2>
      <div className="mt-4 flex flex-wrap gap-3">
        {isChangeable ? (
          <Button look="quiet" onClick={() => setOpen('stays')}>{t`Change dates or rooms`}</Button>
        ) : null}
        <Button look="quiet" onClick={() => setOpen('details')}>{t`Correct the details`}</Button>
        <Button look="quiet" onClick={() => setOpen('link')}>{t`Replace the link`}</Button>
      </div>
      <LazyDialog problem={t`The form could not be loaded.`} open={open !== null} onClose={close}>
        {open === 'stays' ? (
          <ChangeGuestBooking {...{ reference, stays, isTentative }} onClose={close} onChanged={done} />
        ) : null}
        {open === 'details' ? (
          <CorrectGuestBooking reference={reference} guest={guest} onClose={close} onCorrected={done} />
        ) : null}
        {open === 'link' ? <RenewLink reference={reference} onClose={close} onRenewed={done} /> : null}
      </LazyDialog>
    </section>
  );
}
