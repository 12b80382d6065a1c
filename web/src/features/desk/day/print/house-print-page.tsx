import { usePrintedHouseQuery } from '../../../../generated/desk-print';
import type { PrintedHouseQuery } from '../../../../generated/graphql';
import { useWriteInstant } from '../../../../lib/dates/instants';
import { writeDay } from '../../../../lib/dates/plain-dates';
import { plural, t } from '../../../../lib/texts/texts';
import { RoomStateNote, RoomStates } from '../housekeeping/room-states';
import { PrintPage } from '../../frame/layout/print-page';

type House = PrintedHouseQuery['occupiedHouse'];
type Occupied = House['rooms'][number];

/**
 * The guests in the house now, by room, on one sheet, which the staff take along when everybody must leave the
 * building.
 */
export default function HousePrintPage() {
  const { data, error, refetch } = usePrintedHouseQuery();
  return (
    <PrintPage title={t`In house`} failed={Boolean(error)} onRetry={() => void refetch()}>
      {data ? (
        <RoomStates>
          <HouseSheet house={data.occupiedHouse} hotel={data.property.name} />
        </RoomStates>
      ) : null}
    </PrintPage>
  );
}

function HouseSheet({ house: { at, rooms }, hotel }: { house: House; hotel: string }) {
  const writeInstant = useWriteInstant();
  const guests = rooms.reduce((sum, { stay }) => sum + stay.guests, 0);
  const roomCount = plural(rooms.length, { one: '# room', other: '# rooms' });
  const guestCount = plural(guests, { one: '# guest', other: '# guests' });
  return (
    <section aria-label={t`Who is in the house, by room`}>
      <p className="flex flex-wrap items-end justify-between gap-x-6 border-b-2 border-brass pb-2">
        <span className="font-display text-2xl leading-tight font-semibold print:text-lg">{hotel}</span>
        <span className="tabular">{t`${roomCount}, ${guestCount}, ${writeInstant(at)}`}</span>
      </p>
      {rooms.length === 0 ? <p className="py-4 text-quiet">{t`Nobody is in the house.`}</p> : null}
      <ul className="tabular gap-x-8 text-sm sm:columns-2 print:columns-2 print:text-[0.6875rem] print:leading-tight">
        {rooms.map((occupied) => (
          <OccupiedItem key={occupied.stay.id} occupied={occupied} />
        ))}
      </ul>
    </section>
  );
}

function OccupiedItem({ occupied: { stay, booking } }: { occupied: Occupied }) {
  const people = plural(stay.guests, { one: '# guest', other: '# guests' });
  const children = plural(stay.children.length, { one: '# child', other: '# children' });
  const party = stay.children.length > 0 ? t`${people}, ${children} among them` : people;
  return (
    <li className="flex gap-3 border-b border-line py-1.5 break-inside-avoid print:py-0.5">
      <span className="w-12 shrink-0 font-semibold">{stay.roomNumber ?? '–'}</span>
      <span className="min-w-0 break-words">
        <span className="font-semibold">{stay.guestName ?? booking.name}</span>, {party}
        <span className="text-quiet">
          {' '}
          {t`until ${writeDay(stay.checkout)}`}
          {booking.phone ? `, ${booking.phone}` : ''}
        </span>
        <RoomStateNote number={stay.roomNumber} className="ml-1" />
      </span>
    </li>
  );
}
