import { Link } from 'react-router-dom';
import type { FrontDeskQuery, TodayList_BookingFragment } from '../../../generated/graphql';
import { disputeMark, refundMark } from '../../../lib/booking-labels';
import { deskBookingPath } from '../../../lib/paths';
import { plural, t } from '../../../lib/texts/texts';

/** Today's arrivals, departures and guests in house. */
export function TodayLists({ desk }: { desk: FrontDeskQuery['frontDesk'] }) {
  const { arrivals, departures, inHouse } = desk;
  return (
    <div className="grid gap-8 md:grid-cols-3">
      <TodayList title={t`Arrivals`} bookings={arrivals} />
      <TodayList title={t`Departures`} bookings={departures} />
      <TodayList title={t`In house`} bookings={inHouse} />
    </div>
  );
}

function roomLabel(number: string, roomType: string, guests: number): string {
  const party = plural(guests, { one: '# guest', other: '# guests' });
  return t`Room ${number}, ${roomType}, ${party}`;
}

function TodayList({ title, bookings }: { title: string; bookings: TodayList_BookingFragment[] }) {
  return (
    <section aria-label={title} className="border-t-2 border-brass pt-3">
      <h2 className="flex items-baseline justify-between font-sans text-base font-semibold">
        {title} <span className="tabular text-quiet">{bookings.length}</span>
      </h2>
      {bookings.length === 0 ? <p className="mt-2 text-quiet">{t`None today.`}</p> : null}
      <ul>
        {bookings.map(
          ({ reference, name, roomType, roomNumber, guests, specialRequests, refundState, disputeState }) => (
            <li key={reference} className="border-b border-line py-2.5">
              <Link
                to={deskBookingPath(reference)}
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
