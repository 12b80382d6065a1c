import { Link } from '../../../../components/page/link';
import type { GuestRecordPageQuery } from '../../../../generated/graphql';
import { stayLabel } from '../../../../lib/bookings/booking-labels';
import { writeDate } from '../../../../lib/dates/plain-dates';
import { writeMoney } from '../../../../lib/money';
import { deskBookingPath } from '../../../../lib/paths';
import { plural, t } from '../../../../lib/texts/texts';

type Whole = NonNullable<GuestRecordPageQuery['guestRecord']>;

/** What the guest has booked and spent. */
export function GuestHistory({ figures, history }: Pick<Whole, 'figures' | 'history'>) {
  const { stays, nights, upcoming, cancelled, noShows, spent, invoiced } = figures;
  const rows: [string, string][] = [
    [t`Stays`, `${stays}, ${plural(nights, { one: '# night', other: '# nights' })}`],
    [t`Expected`, String(upcoming)],
    [t`Cancelled`, String(cancelled)],
    [t`No-shows`, String(noShows)],
    [t`Spent`, writeMoney(spent)],
    [t`Invoiced`, writeMoney(invoiced)],
  ];
  return (
    <section aria-labelledby="stays">
      <h2 id="stays" className="text-3xl">{t`Stays`}</h2>
      <dl className="tabular mt-4 grid grid-cols-2 gap-x-6 gap-y-3 border-y border-line py-3 sm:grid-cols-3 xl:grid-cols-6">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt className="text-sm text-quiet">{label}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      {history.length === 0 ? <p className="mt-4 text-quiet">{t`No bookings yet.`}</p> : null}
      <ul>
        {history.map((booking) => (
          <li key={booking.reference} className="flex flex-wrap gap-x-6 border-b border-line py-2">
            <Link
              to={deskBookingPath(booking.reference)}
              className="tabular inline-flex min-h-11 items-center underline underline-offset-4"
            >
              {booking.reference}
            </Link>
            <ul className="tabular min-w-0 flex-1 basis-64 content-center">
              {booking.stays.map((stay, place) => (
                <li key={place} className="break-words">
                  {t`${writeDate(stay.checkin)} to ${writeDate(stay.checkout)}, ${stay.roomNumber ?? stay.roomTitle}`}
                  {stay.guestName ? `, ${stay.guestName}` : ''}
                  <span className="text-quiet">{`, ${stayLabel(stay.status)}`}</span>
                </li>
              ))}
            </ul>
            <span className="tabular content-center">{writeMoney(booking.charged)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
