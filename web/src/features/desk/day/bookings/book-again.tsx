import { useNavigate } from 'react-router-dom';
import { Button } from '../../../../components/form/button';
import type { BookingDetails_DetailsFragment } from '../../../../generated/graphql';
import { drafts } from '../../../../lib/browser/drafts';
import { NEW_BOOKING_PATH } from '../../../../lib/desk-paths';
import { t } from '../../../../lib/texts/texts';
import { emptyValues, newLine, type NewBookingValues } from '../new-booking/new-booking-values';
import { NEW_BOOKING_DRAFT } from '../new-booking/use-booking-draft';

type Booking = BookingDetails_DetailsFragment['booking'];

/** The form of a new booking with the guest, the dates and the rooms of an earlier booking. */
function valuesOf({
  checkin,
  checkout,
  stays,
  name,
  phone,
  email,
  specialRequests,
}: Booking): NewBookingValues {
  const dates = { checkin, checkout };
  const lines = stays.map((stay, place) => ({
    ...newLine(place, { roomType: stay.roomType, plan: '' }),
    dates:
      stay.checkin === checkin && stay.checkout === checkout
        ? null
        : { checkin: stay.checkin, checkout: stay.checkout },
    guests: String(stay.guests),
    children: stay.children,
    guestName: stay.guestName ?? '',
  }));
  return {
    ...emptyValues(dates, { roomType: stays[0]?.roomType ?? '', plan: '' }),
    lines,
    name,
    phone: phone ?? '',
    email: email ?? '',
    specialRequests: specialRequests ?? '',
  };
}

/** Repeats a booking that was cancelled or has lapsed, at the prices of today. */
export function BookAgain({ booking }: { booking: Booking }) {
  const navigate = useNavigate();
  const begin = () => {
    drafts.keep(NEW_BOOKING_DRAFT, { address: '', values: valuesOf(booking) });
    void navigate(NEW_BOOKING_PATH);
  };
  return (
    <div>
      <Button look="quiet" onClick={begin}>{t`Book again`}</Button>
    </div>
  );
}
