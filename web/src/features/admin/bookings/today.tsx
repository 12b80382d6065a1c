import { Link } from 'react-router-dom';
import { FailedState } from '../../../components/list/failed-state';
import { Spinner } from '../../../components/status/spinner';
import { useFrontDeskQuery } from '../../../generated/admin';
import type { TodayList_BookingFragment } from '../../../generated/graphql';
import { disputeMark, refundMark } from '../../../lib/booking-labels';
import { adminBookingPath } from '../../../lib/paths';
import { writeDate } from '../../../lib/dates/plain-dates';
import { plural, t } from '../../../lib/texts/texts';
import { RichText } from '../../../components/page/rich-text';

/** Today's arrivals, departures and guests in house. */
export function Today() {
  const { data, error, refetch } = useFrontDeskQuery({ fetchPolicy: 'cache-and-network' });
  if (!data) {
    if (error)
      return <FailedState problem={t`Today’s list could not be loaded.`} onRetry={() => void refetch()} />;
    return <Spinner label={t`Loading today`} />;
  }
  const { today, arrivals, departures, inHouse } = data.frontDesk;
  return (
    <section aria-labelledby="today">
      <h2 id="today" className="text-3xl">
        <RichText
          text={t`Today, <day>${writeDate(today)}</day>`}
          elements={{ day: (words) => <span className="inline-block">{words}</span> }}
        />
      </h2>
      <div className="mt-5 grid gap-8 md:grid-cols-3">
        <TodayList title={t`Arrivals`} bookings={arrivals} />
        <TodayList title={t`Departures`} bookings={departures} />
        <TodayList title={t`In house`} bookings={inHouse} />
      </div>
    </section>
  );
}

function roomLabel(number: string, roomType: string, guests: number): string {
  const party = plural(guests, { one: '# guest', other: '# guests' });
  return t`Room ${number}, ${roomType}, ${party}`;
}

function TodayList({ title, bookings }: { title: string; bookings: TodayList_BookingFragment[] }) {
  return (
    <section aria-label={title} className="border-t-2 border-brass pt-3">
      <h3 className="flex items-baseline justify-between font-sans text-base font-semibold">
        {title} <span className="tabular text-quiet">{bookings.length}</span>
      </h3>
      {bookings.length === 0 ? <p className="mt-2 text-quiet">{t`None today.`}</p> : null}
      <ul>
        {bookings.map(
          ({ reference, name, roomType, roomNumber, guests, specialRequests, refundState, disputeState }) => (
            <li key={reference} className="border-b border-line py-2.5">
              <Link
                to={adminBookingPath(reference)}
                className="font-semibold text-action underline underline-offset-4"
              >
                {name}
              </Link>
              <p className="text-sm text-quiet">{roomLabel(roomNumber ?? '', roomType, guests)}</p>
              {refundState === 'NONE' ? null : (
                <p className="text-sm text-warning">{refundMark(refundState)}</p>
              )}
              {disputeState === 'NONE' ? null : (
                <p className="text-sm text-warning">{disputeMark(disputeState)}</p>
              )}
              {specialRequests ? <p className="mt-1 text-sm break-words">{specialRequests}</p> : null}
            </li>
          ),
        )}
      </ul>
    </section>
  );
}
