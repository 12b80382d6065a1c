import { useState } from 'react';
import { Button } from '../../components/form/button';
import BookingDialog from './booking-dialog';
import type { Money } from '../../lib/money';
import { t } from '../../lib/texts/texts';
import { formOf } from './form/booking-values';

type ExpiredBooking = Parameters<typeof formOf>[0] & { amountPaid: Money };

const NEW_DATES = { checkin: '', checkout: '' };

const UNPAID = t`No payment arrived in time, so the room has been released. Nothing was charged.`;
const PAID_TOO_LATE = t`Your payment arrived after the hold had expired, and the room was no longer available. You will be refunded in full.`;

/** Offers the booking form, filled in as before. The guest chooses new dates when the old ones are past. */
export function BookAgain({ booking, today }: { booking: ExpiredBooking; today: string }) {
  const [open, setOpen] = useState(false);
  const isPast = booking.checkin < today;
  return (
    <section className="mt-6 grid justify-items-start gap-4 border-t-2 border-brass bg-raised p-6">
      <p>{booking.amountPaid.amount > 0 ? PAID_TOO_LATE : UNPAID}</p>
      <Button onClick={() => setOpen(true)}>
        {isPast ? t`Book other dates` : t`Book these dates again`}
      </Button>
      <BookingDialog
        open={open}
        onOpenChange={setOpen}
        initialValues={{ ...formOf(booking), ...(isPast ? NEW_DATES : {}) }}
      />
    </section>
  );
}
