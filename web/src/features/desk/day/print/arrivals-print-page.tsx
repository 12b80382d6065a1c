import { Link } from '../../../../components/page/link';
import { usePrintedArrivalsQuery } from '../../../../generated/desk-print';
import type { PrintedArrivalsQuery } from '../../../../generated/graphql';
import { toPayInWords } from '../../../../lib/bookings/to-pay';
import { nightsBetween, writeDate, writeDay } from '../../../../lib/dates/plain-dates';
import { registrationPrintPath } from '../../../../lib/desk-paths';
import { plural, t } from '../../../../lib/texts/texts';
import { ExpectedGuestsRemark } from '../check-ins/expected-guests';
import { RoomStateNote } from '../housekeeping/room-states';
import { PrintPage } from '../../frame/layout/print-page';
import { ListTable, StatesOn, useDayOfList } from './list-of-day';

type Arrival = PrintedArrivalsQuery['arrivals'][number];

const COLUMNS = [
  { name: t`Room`, className: 'w-[9%] py-2 pr-3' },
  { name: t`Guest`, className: 'w-[24%] py-2 pr-3' },
  { name: t`Guests`, className: 'w-[8%] py-2 pr-3 text-right' },
  { name: t`Leaves`, className: 'w-[15%] py-2 pr-3' },
  { name: t`Extras and requests`, className: 'py-2 pr-3' },
  { name: t`To pay`, className: 'w-[14%] py-2 text-right' },
] as const;

/** The printed list of a day's arrivals, by room. */
export default function ArrivalsPrintPage() {
  const { day, today, choice } = useDayOfList();
  const { data, error, refetch } = usePrintedArrivalsQuery({
    variables: { day: day ?? '' },
    skip: day === null,
  });
  const count = plural(data?.arrivals.length ?? 0, { one: '# room', other: '# rooms' });
  return (
    <PrintPage title={t`Arrivals`} failed={Boolean(error)} onRetry={() => void refetch()} choice={choice}>
      {data && day ? (
        <StatesOn day={day} today={today}>
          <ListTable
            label={t`Arrivals by room`}
            hotel={data.property.name}
            headline={t`Arrivals on ${writeDate(day)}, ${count}`}
            columns={COLUMNS}
            none={t`No arrivals on this day.`}
            rows={data.arrivals.map((arrival) => (
              <ArrivalRow key={arrival.stay.id} arrival={arrival} />
            ))}
          />
        </StatesOn>
      ) : null}
    </PrintPage>
  );
}

function ArrivalRow({ arrival: { stay, booking, extras } }: { arrival: Arrival }) {
  const nights = plural(nightsBetween(stay.checkin, stay.checkout), { one: '# night', other: '# nights' });
  const owes = booking.balance.amount > 0;
  return (
    <tr className="border-b border-line align-top break-inside-avoid">
      <th scope="row" className="py-2 pr-3">
        {stay.roomNumber ?? '–'}
        <span className="block font-normal text-quiet">{stay.roomTitle}</span>
        <RoomStateNote number={stay.roomNumber} className="block text-xs" />
      </th>
      <td className="py-2 pr-3 break-words">
        <Link
          to={registrationPrintPath(booking.reference)}
          className="font-semibold underline-offset-4 hover:underline"
        >
          {stay.guestName ?? booking.name}
        </Link>
        <span className="block text-quiet">{booking.reference}</span>
        {booking.phone ? <span className="block text-quiet">{booking.phone}</span> : null}
        {booking.expectedGuests ? <ExpectedGuestsRemark guests={booking.expectedGuests} isLine /> : null}
      </td>
      <td className="py-2 pr-3 text-right">{stay.guests}</td>
      <td className="py-2 pr-3">
        {writeDay(stay.checkout)}
        <span className="block text-quiet">{nights}</span>
      </td>
      <td className="py-2 pr-3 break-words">
        {extras.join(', ')}
        {booking.specialRequests ? (
          <span className="block whitespace-pre-line">{booking.specialRequests}</span>
        ) : null}
        {[...(booking.guest?.notes ?? []), ...(booking.guest?.preferences ?? []), ...booking.notes].map(
          (note, place) => (
            <span key={place} className="block whitespace-pre-line">{t`Note: ${note}`}</span>
          ),
        )}
      </td>
      <td className="py-2 text-right">
        {owes ? toPayInWords(booking.balance, booking.balanceDueOn) : t`Paid`}
      </td>
    </tr>
  );
}
