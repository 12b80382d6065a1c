import { Link } from '../../../../components/page/link';
import type { BookingsTable_BookingFragment } from '../../../../generated/graphql';
import { deskLabel } from '../../../../lib/bookings/booking-labels';
import { useWriteInstant } from '../../../../lib/dates/instants';
import { writeMoney } from '../../../../lib/money';
import { deskBookingPath } from '../../../../lib/paths';
import { CHANNEL_LABELS } from '../../../../lib/bookings/channel-labels';
import { roomsInWords } from '../../../../lib/bookings/rooms-in-words';
import { writeDay } from '../../../../lib/dates/plain-dates';
import { t } from '../../../../lib/texts/texts';

const HEADINGS = [t`Reference`, t`Guest`, t`Stay`, t`Rooms`, t`Total`, t`To pay`, t`Channel`, t`Status`];

/** Bookings as a table, or as cards where there is no room for it: on small screens, and with large text. */
export function BookingsTable({ bookings }: { bookings: BookingsTable_BookingFragment[] }) {
  return (
    <div className="@container">
      <table className="tabular w-full border-t border-line text-left text-base">
        <thead className="@max-4xl:sr-only">
          <tr className="border-b border-line text-sm text-quiet">
            {HEADINGS.map((heading) => (
              <th key={heading} scope="col" className="py-2.5 pr-4 font-semibold">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {bookings.map((booking) => (
            <BookingRow key={booking.reference} booking={booking} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** The open amount of a firm booking. A hold owes nothing yet. */
function owedInWords({ status, owed, balanceDueOn }: BookingsTable_BookingFragment): string {
  if (status !== 'CONFIRMED' && status !== 'CANCELLED') return '–';
  if (owed.amount === 0) return t`Nothing`;
  if (owed.amount > 0 && balanceDueOn !== null) return t`${writeMoney(owed)} by ${writeDay(balanceDueOn)}`;
  return owed.amount > 0 ? writeMoney(owed) : t`gets ${writeMoney({ ...owed, amount: -owed.amount })}`;
}

function BookingRow({ booking }: { booking: BookingsTable_BookingFragment }) {
  const { reference, name, email, checkin, checkout, stays, total, amountRefunded, channel, portal } =
    booking;
  const writeInstant = useWriteInstant();
  const kept = stays.filter(({ status }) => status !== 'CANCELLED' && status !== 'NO_SHOW');
  return (
    <tr className="border-b border-line align-top @max-4xl:grid @max-4xl:gap-x-6 @max-4xl:gap-y-1 @max-4xl:py-4 @xl:@max-4xl:grid-cols-[2fr_3fr_2fr_2fr] @4xl:[&>td]:py-2 @4xl:[&>td]:pr-4">
      <td>
        <Link
          to={deskBookingPath(reference)}
          className="inline-flex min-h-(--desk-target) items-center font-semibold whitespace-nowrap text-action underline underline-offset-4"
        >
          {reference}
        </Link>
      </td>
      <td className="break-words">
        {name}
        <span className="block text-sm wrap-anywhere text-quiet">{email}</span>
      </td>
      <td className="@4xl:whitespace-nowrap">
        {writeDay(checkin)} –<br className="@max-xl:hidden" /> {writeDay(checkout)}
      </td>
      <td className="break-words">{roomsInWords(kept.length > 0 ? kept : stays)}</td>
      <td>
        {writeMoney(total)}
        {amountRefunded.amount > 0 ? (
          <span className="block text-sm text-warning">{t`${writeMoney(amountRefunded)} refunded`}</span>
        ) : null}
      </td>
      <td className="whitespace-nowrap">{owedInWords(booking)}</td>
      <td className="break-words">{portal ?? CHANNEL_LABELS[channel]}</td>
      <td className={booking.disputeState === 'NONE' ? undefined : 'font-semibold text-warning'}>
        {deskLabel({ ...booking, writeInstant })}
      </td>
    </tr>
  );
}
