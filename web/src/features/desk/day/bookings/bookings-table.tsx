import { Link } from 'react-router-dom';
import type { BookingsTable_BookingFragment } from '../../../../generated/graphql';
import { deskLabel } from '../../../../lib/bookings/booking-labels';
import { writeMoney } from '../../../../lib/money';
import { deskBookingPath } from '../../../../lib/paths';
import { writeDay } from '../../../../lib/dates/plain-dates';
import { t } from '../../../../lib/texts/texts';

const HEADINGS = [t`Reference`, t`Guest`, t`Stay`, t`Room`, t`Total`, t`Status`];

/** Bookings as a table, or as cards on small screens. */
export function BookingsTable({ bookings }: { bookings: BookingsTable_BookingFragment[] }) {
  return (
    <table className="tabular w-full border-t border-line text-left text-[0.9375rem]">
      <thead className="max-lg:sr-only">
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
  );
}

function BookingRow({ booking }: { booking: BookingsTable_BookingFragment }) {
  const { reference, name, email, checkin, checkout, roomType, roomNumber, total, amountRefunded } = booking;
  return (
    <tr className="border-b border-line align-top max-lg:grid max-lg:gap-x-6 max-lg:gap-y-1 max-lg:py-4 sm:max-lg:grid-cols-[2fr_3fr_2fr] lg:[&>td]:py-3.5 lg:[&>td]:pr-4">
      <td>
        <Link
          to={deskBookingPath(reference)}
          className="inline-flex min-h-6 items-center font-semibold whitespace-nowrap text-action underline underline-offset-4"
        >
          {reference}
        </Link>
      </td>
      <td className="break-words">
        {name}
        <span className="block text-sm wrap-anywhere text-quiet">{email}</span>
      </td>
      <td className="lg:whitespace-nowrap">
        {writeDay(checkin)} –<br className="max-sm:hidden" /> {writeDay(checkout)}
      </td>
      <td className="lg:whitespace-nowrap">
        {roomType}
        {roomNumber ? `, ${roomNumber}` : ''}
      </td>
      <td>
        {writeMoney(total)}
        {amountRefunded.amount > 0 ? (
          <span className="block text-sm text-warning">{t`${writeMoney(amountRefunded)} refunded`}</span>
        ) : null}
      </td>
      <td className={booking.disputeState === 'NONE' ? undefined : 'font-semibold text-warning'}>
        {deskLabel(booking)}
      </td>
    </tr>
  );
}
