import { Link } from '../../../../components/page/link';
import { usePrintedDeparturesQuery } from '../../../../generated/desk-print';
import type { PrintedDeparturesQuery } from '../../../../generated/graphql';
import { toPayInWords } from '../../../../lib/bookings/to-pay';
import { writeDate, writeDay } from '../../../../lib/dates/plain-dates';
import { deskBookingPath } from '../../../../lib/paths';
import { plural, t } from '../../../../lib/texts/texts';
import { RoomStateNote } from '../housekeeping/room-states';
import { PrintPage } from '../../frame/layout/print-page';
import { ListTable, StatesOn, useDayOfList } from './list-of-day';

type Departure = PrintedDeparturesQuery['departures'][number];

const COLUMNS = [
  { name: t`Room`, className: 'w-[14%] py-2 pr-3' },
  { name: t`Guest`, className: 'w-[26%] py-2 pr-3' },
  { name: t`Guests`, className: 'w-[8%] py-2 pr-3 text-right' },
  { name: t`Here since`, className: 'w-[14%] py-2 pr-3' },
  { name: t`Notes`, className: 'py-2 pr-3' },
  { name: t`To pay`, className: 'w-[14%] py-2 text-right' },
] as const;

/**
 * The printed list of a day's departures, by room: guests who have left, guests who still have to leave, and the open
 * amount of each.
 */
export default function DeparturesPrintPage() {
  const { day, today, choice } = useDayOfList();
  const { data, error, refetch } = usePrintedDeparturesQuery({
    variables: { day: day ?? '' },
    skip: day === null,
    fetchPolicy: 'cache-and-network',
  });
  const departures = data?.departures ?? [];
  const toLeave = departures.filter(({ stay }) => stay.status !== 'DEPARTED').length;
  const count = plural(departures.length, { one: '# room', other: '# rooms' });
  return (
    <PrintPage title={t`Departures`} failed={Boolean(error)} onRetry={() => void refetch()} choice={choice}>
      {data && day ? (
        <StatesOn day={day} today={today}>
          <ListTable
            label={t`Departures by room`}
            hotel={data.property.name}
            headline={t`Departures on ${writeDate(day)}, ${count}, ${toLeave} to leave`}
            columns={COLUMNS}
            none={t`No departures on this day.`}
            rows={departures.map((departure) => (
              <DepartureRow key={departure.stay.id} departure={departure} day={day} />
            ))}
          />
        </StatesOn>
      ) : null}
    </PrintPage>
  );
}

function DepartureRow({ departure: { stay, booking }, day }: { departure: Departure; day: string }) {
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
          to={deskBookingPath(booking.reference)}
          className="font-semibold underline-offset-4 hover:underline"
        >
          {stay.guestName ?? booking.name}
        </Link>
        {stay.status === 'DEPARTED' ? <span className="block font-semibold">{t`has left`}</span> : null}
        {stay.checkout < day ? (
          <span className="block font-semibold">{t`was to leave ${writeDay(stay.checkout)}`}</span>
        ) : null}
        <span className="block text-quiet">{booking.reference}</span>
        {booking.phone ? <span className="block text-quiet">{booking.phone}</span> : null}
      </td>
      <td className="py-2 pr-3 text-right">{stay.guests}</td>
      <td className="py-2 pr-3">{writeDay(stay.checkin)}</td>
      <td className="py-2 pr-3 break-words">
        {booking.notes.map((note, place) => (
          <span key={place} className="block whitespace-pre-line">
            {note}
          </span>
        ))}
      </td>
      <td className="py-2 text-right">
        {owes ? toPayInWords(booking.balance, booking.balanceDueOn) : t`Nothing`}
      </td>
    </tr>
  );
}
