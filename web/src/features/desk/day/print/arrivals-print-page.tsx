import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Link } from '../../../../components/page/link';
import { TextField } from '../../../../components/form/field';
import { usePrintedArrivalsQuery } from '../../../../generated/desk-print';
import type { PrintedArrivalsQuery } from '../../../../generated/graphql';
import { useHotelToday } from './use-hotel-today';
import { toPayInWords } from '../../../../lib/bookings/to-pay';
import { nightsBetween, writeDate, writeDay } from '../../../../lib/dates/plain-dates';
import { registrationPrintPath } from '../../../../lib/desk-paths';
import { plural, t } from '../../../../lib/texts/texts';
import { ExpectedGuestsRemark } from '../check-ins/expected-guests';
import { RoomStateNote, RoomStates } from '../housekeeping/room-states';
import { PrintPage } from '../../frame/layout/print-page';

type Arrival = PrintedArrivalsQuery['arrivals'][number];

const PLAIN_DATE = /^\d{4}-\d{2}-\d{2}$/;

/** The printed list of a day's arrivals, by room. The table header repeats on each page. */
export default function ArrivalsPrintPage() {
  const [address, setAddress] = useSearchParams();
  const today = useHotelToday();
  const chosen = address.get('day') ?? '';
  const day = PLAIN_DATE.test(chosen) ? chosen : today;
  const { data, error, refetch } = usePrintedArrivalsQuery({
    variables: { day: day ?? '' },
    skip: day === null,
  });
  return (
    <PrintPage
      title={t`Arrivals`}
      failed={Boolean(error)}
      onRetry={() => void refetch()}
      choice={
        <TextField
          label={t`Day`}
          type="date"
          inWords
          unmarked
          value={day ?? ''}
          onChange={({ target }) => {
            if (PLAIN_DATE.test(target.value)) setAddress({ day: target.value }, { replace: true });
          }}
        />
      }
    >
      {data && day ? (
        <StatesOn day={day} today={today}>
          <ArrivalsSheet day={day} arrivals={data.arrivals} hotel={data.property.name} />
        </StatesOn>
      ) : null}
    </PrintPage>
  );
}

/** The states of rooms are of now, so they stand only beside the arrivals of today. */
function StatesOn({ day, today, children }: { day: string; today: string | null; children: ReactNode }) {
  return day === today ? <RoomStates>{children}</RoomStates> : children;
}

function ArrivalsSheet({
  day,
  arrivals,
  hotel,
}: {
  day: string;
  arrivals: readonly Arrival[];
  hotel: string;
}) {
  const count = plural(arrivals.length, { one: '# room', other: '# rooms' });
  return (
    <div
      className="overflow-x-auto print:overflow-visible"
      role="region"
      aria-label={t`Arrivals by room`}
      tabIndex={0}
    >
      <table className="tabular w-full min-w-[44rem] text-left text-sm print:min-w-0 print:text-xs">
        <thead>
          <tr>
            <th colSpan={6} scope="colgroup" className="border-b-2 border-brass pb-2 font-normal">
              <span className="flex items-end justify-between gap-6">
                <span className="font-display text-2xl leading-tight font-semibold">{hotel}</span>
                <span>{t`Arrivals on ${writeDate(day)}, ${count}`}</span>
              </span>
            </th>
          </tr>
          <tr className="border-b border-line align-bottom">
            <th scope="col" className="w-[9%] py-2 pr-3">{t`Room`}</th>
            <th scope="col" className="w-[24%] py-2 pr-3">{t`Guest`}</th>
            <th scope="col" className="w-[8%] py-2 pr-3 text-right">{t`Guests`}</th>
            <th scope="col" className="w-[15%] py-2 pr-3">{t`Leaves`}</th>
            <th scope="col" className="py-2 pr-3">{t`Extras and requests`}</th>
            <th scope="col" className="w-[14%] py-2 text-right">{t`To pay`}</th>
          </tr>
        </thead>
        <tbody>
          {arrivals.length === 0 ? (
            <tr>
              <td colSpan={6} className="py-4 text-quiet">{t`No arrivals on this day.`}</td>
            </tr>
          ) : null}
          {arrivals.map((arrival) => (
            <ArrivalRow key={arrival.stay.id} arrival={arrival} />
          ))}
        </tbody>
      </table>
    </div>
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
