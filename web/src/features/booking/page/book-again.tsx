import { useState } from 'react';
import { Button } from '../../../components/form/button';
import { RichText } from '../../../components/page/rich-text';
import BookingDialog from '../booking-dialog';
import type { Money } from '../../../lib/money';
import { t } from '../../../lib/texts/texts';
import { heldListing } from '../hold/held-listing';
import { formOf } from '../form/booking-values';

type ExpiredBooking = Parameters<typeof formOf>[0] & {
  reference: string;
  amountPaid: Money;
  dueAtBooking: Money;
  /** Staff kept the rooms until a date, without an online payment. */
  hasOptionEnded: boolean;
};

interface BookAgainProps {
  token: string;
  booking: ExpiredBooking;
  property: { today: string; phone: string };
}

const NEW_DATES = { checkin: '', checkout: '' };

const UNPAID = t`Your payment did not reach us in time, so we have released the room. You were not charged.`;
const NOT_CONFIRMED = t`The booking was not confirmed with the code in time, so we have released the room. You were not charged.`;
const PAID_TOO_LATE = t`Your payment reached us after the hold had expired, and the room was already taken. We will refund you in full.`;

const OPTION_ENDED = t`It was not confirmed in time, so other guests can book the rooms again.`;

/** Why the rooms are no longer kept, and what happens to money that was paid. */
function reasonOf({ hasOptionEnded, amountPaid, dueAtBooking }: ExpiredBooking): string {
  if (hasOptionEnded) return amountPaid.amount > 0 ? OPTION_ENDED : t`${OPTION_ENDED} You were not charged.`;
  if (amountPaid.amount > 0) return PAID_TOO_LATE;
  return dueAtBooking.amount === 0 ? NOT_CONFIRMED : UNPAID;
}

/** Offers the booking form, filled in as before. The guest chooses new dates when the old dates have passed. */
export function BookAgain({ token, booking, property: { today, phone } }: BookAgainProps) {
  const [open, setOpen] = useState(false);
  const isPast = booking.checkin < today;
  return (
    <section className="mt-6 grid justify-items-start gap-4 border-t-2 border-brass bg-raised p-6">
      <p>{reasonOf(booking)}</p>
      {booking.hasOptionEnded ? (
        <p>
          <RichText
            text={t`Would you still like to come? Call us on <phone>${phone}</phone> with your reference ${booking.reference}, or book here at today’s price.`}
            elements={{ phone: (words) => <span className="whitespace-nowrap">{words}</span> }}
          />
        </p>
      ) : null}
      <Button onClick={() => setOpen(true)}>
        {isPast ? t`Book other dates` : t`Book these dates again`}
      </Button>
      <BookingDialog
        open={open}
        onOpenChange={setOpen}
        initialValues={{ ...formOf(booking, heldListing.of(token)), ...(isPast ? NEW_DATES : {}) }}
      />
    </section>
  );
}
