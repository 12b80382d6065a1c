import type { BookingDetails_DetailsFragment } from '../../../../generated/graphql';
import { stayLabel } from '../../../../lib/bookings/booking-labels';
import { writeDate } from '../../../../lib/dates/plain-dates';
import { guestsInWords } from '../../../../lib/stays/guest-words';
import { writeMoney } from '../../../../lib/money';
import { t } from '../../../../lib/texts/texts';

type Stays = BookingDetails_DetailsFragment['booking']['stays'];

/** Each room of the booking with its state. Renders nothing for a single room whose guest is still expected. */
export function BookedRooms({ stays }: { stays: Stays }) {
  if (stays.length === 1 && stays[0]?.status === 'EXPECTED') return null;
  return (
    <section aria-labelledby="booked-rooms">
      <h2 id="booked-rooms" className="text-3xl">
        {t`Rooms`}
      </h2>
      <ul className="tabular mt-4 border-t border-line">
        {stays.map(
          ({
            id,
            status,
            roomNumber,
            roomTitle,
            checkin,
            checkout,
            guests,
            children,
            cancellationCharge,
          }) => (
            <li key={id} className="grid gap-x-6 border-b border-line py-3 sm:grid-cols-[1fr_auto]">
              <span>
                <span className="font-semibold">
                  {roomNumber ? `${roomNumber}, ${roomTitle}` : roomTitle}
                </span>
                <span className="block text-sm text-quiet">
                  {writeDate(checkin)} – {writeDate(checkout)}, {guestsInWords(guests, children)}
                </span>
              </span>
              <span className="sm:text-right">
                {stayLabel(status)}
                {cancellationCharge ? (
                  <span className="block text-sm text-quiet">{t`Charge ${writeMoney(cancellationCharge)}`}</span>
                ) : null}
              </span>
            </li>
          ),
        )}
      </ul>
    </section>
  );
}
