import { Link } from 'react-router-dom';
import type {
  FrontDeskQuery,
  StepButtons_StayFragment,
  TodayList_BookingFragment,
} from '../../../../generated/graphql';
import { disputeMark, refundMark } from '../../../../lib/bookings/booking-labels';
import { deskBookingPath } from '../../../../lib/paths';
import { plural, t } from '../../../../lib/texts/texts';
import { StepButtons } from '../check-ins/step-buttons';

interface TodayListsProps {
  desk: FrontDeskQuery['frontDesk'];
  /** Reloads the lists. */
  onMoved: (sentence: string) => Promise<unknown>;
}

type IsListed = (stay: StepButtons_StayFragment, today: string) => boolean;

/** Whether a list shows a stay. Late arrivals and departures are included. */
const comes: IsListed = ({ status, checkin }, today) =>
  checkin === today || (status === 'EXPECTED' && checkin < today);

const leaves: IsListed = ({ status, checkout }, today) =>
  status === 'IN_HOUSE' ? checkout <= today : status === 'DEPARTED' && checkout === today;

/** Today's arrivals, departures and guests in house. */
export function TodayLists({ desk, onMoved }: TodayListsProps) {
  const { today, arrivals, departures, inHouse } = desk;
  const stepping = { today, onMoved };
  return (
    <div className="grid gap-8 md:grid-cols-3">
      <TodayList title={t`Arrivals`} bookings={arrivals} isListed={comes} {...stepping} />
      <TodayList title={t`Departures`} bookings={departures} isListed={leaves} {...stepping} />
      <TodayList title={t`In house`} bookings={inHouse} isListed={null} {...stepping} />
    </div>
  );
}

function roomLabel(number: string, roomType: string, guests: number): string {
  const party = plural(guests, { one: '# guest', other: '# guests' });
  return t`Room ${number}, ${roomType}, ${party}`;
}

interface TodayListProps {
  title: string;
  bookings: TodayList_BookingFragment[];
  today: string;
  /** Which stays have buttons; null for a list without buttons. */
  isListed: IsListed | null;
  onMoved: (sentence: string) => Promise<unknown>;
}

function TodayList({ title, bookings, today, isListed, onMoved }: TodayListProps) {
  return (
    <section aria-label={title} className="border-t-2 border-brass pt-3">
      <h2 className="flex items-baseline justify-between font-sans text-base font-semibold">
        {title} <span className="tabular text-quiet">{bookings.length}</span>
      </h2>
      {bookings.length === 0 ? <p className="mt-2 text-quiet">{t`None today.`}</p> : null}
      <ul>
        {bookings.map((booking) => (
          <TodayBooking
            key={booking.reference}
            booking={booking}
            stays={isListed ? booking.stays.filter((stay) => isListed(stay, today)) : []}
            onMoved={onMoved}
          />
        ))}
      </ul>
    </section>
  );
}

interface TodayBookingProps {
  booking: TodayList_BookingFragment;
  stays: readonly StepButtons_StayFragment[];
  onMoved: (sentence: string) => Promise<unknown>;
}

function TodayBooking({ booking, stays, onMoved }: TodayBookingProps) {
  const { reference, name, roomType, roomNumber, guests, specialRequests, refundState, disputeState } =
    booking;
  return (
    <li className="border-b border-line py-2.5">
      <Link
        to={deskBookingPath(reference)}
        className="font-semibold text-action underline underline-offset-4"
      >
        {name}
      </Link>
      <p className="text-sm text-quiet">{roomLabel(roomNumber ?? '', roomType, guests)}</p>
      {refundState === 'NONE' ? null : <p className="text-sm text-warning">{refundMark(refundState)}</p>}
      {disputeState === 'NONE' ? null : <p className="text-sm text-warning">{disputeMark(disputeState)}</p>}
      {specialRequests ? <p className="mt-1 text-sm break-words">{specialRequests}</p> : null}
      {stays.map((stay) => (
        <div key={stay.id}>
          {booking.stays.length > 1 ? (
            <p className="mt-2 text-sm">
              {stay.roomNumber ? t`Room ${stay.roomNumber}, ${stay.roomTitle}` : stay.roomTitle}
            </p>
          ) : null}
          <StepButtons reference={reference} guest={stay.guestName ?? name} stay={stay} onMoved={onMoved} />
        </div>
      ))}
    </li>
  );
}
