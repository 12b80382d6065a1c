import { useState } from 'react';
import { RoomCalendarsDocument, useRoomCalendarsQuery } from '../../../../generated/desk-calendars';
import type { RoomCalendarOfListFragment } from '../../../../generated/graphql';
import { useMay } from '../../../../lib/rights/rights';
import { plural, t } from '../../../../lib/texts/texts';
import { DeskPage } from '../../frame/layout/desk-page';
import { NotLoaded } from '../../frame/layout/not-loaded';
import { useLiveQuery } from '../../frame/live/live-desk-context';
import { ShownOnce } from '../programs/shown-once';
import { FeedForm } from './feed-form';
import { RoomCalendar, type MadeAddress } from './room-calendar';

/** A longer list of rooms without a calendar is closed at first. */
const MOST_OPEN = 12;

/** The calendars that connect rooms to portals: the hotel's own for each room, and those of the portals. */
export default function CalendarsPage() {
  const query = useRoomCalendarsQuery();
  const { data } = query;
  useLiveQuery(['SETTING', 'TASK'], RoomCalendarsDocument, {});
  return (
    <DeskPage
      wide
      title={t`Calendars of portals`}
      note={t`For portals without another connection, such as Airbnb: they read the calendar of a room here, and the hotel reads theirs every 15 minutes. A night can be sold twice until then. Two portals of one room do not learn of each other’s bookings here: enter the calendar of each portal at the other, too.`}
    >
      {data ? (
        <Calendars rooms={data.roomCalendars} />
      ) : (
        <NotLoaded
          query={query}
          failed={t`The calendars could not be loaded.`}
          label={t`Loading the calendars`}
        />
      )}
    </DeskPage>
  );
}

function Calendars({ rooms }: { rooms: readonly RoomCalendarOfListFragment[] }) {
  const mayWrite = useMay('programs.write');
  const [made, setMade] = useState<MadeAddress | null>(null);
  const isConnected = ({ madeAt, feeds }: RoomCalendarOfListFragment) => madeAt !== null || feeds.length > 0;
  const connected = rooms.filter(isConnected);
  const others = rooms.filter((room) => !isConnected(room));
  return (
    <>
      {mayWrite ? <FeedForm rooms={rooms} /> : null}
      <section aria-label={t`Rooms`} className="grid gap-4">
        <h2 className="font-display text-2xl">{t`Rooms`}</h2>
        {made ? (
          <ShownOnce
            sentence={t`The address of room ${made.roomNumber} is shown this once. Copy it into the portal now.`}
            label={t`Address of room ${made.roomNumber}`}
            text={made.address}
            onCopied={() => setMade(null)}
          />
        ) : null}
        {connected.length === 0 ? (
          <p className="text-quiet">{t`No room has a calendar yet. Make an address for a room, and enter it at the portal.`}</p>
        ) : null}
        <ul className="border-t border-line empty:hidden">
          {connected.map((room) => (
            <RoomCalendar key={room.roomNumber} room={room} onMade={setMade} />
          ))}
        </ul>
        {others.length > 0 ? (
          <details open={others.length <= MOST_OPEN}>
            <summary className="min-h-11 cursor-pointer content-center font-semibold">
              {plural(others.length, {
                one: '# room without a calendar',
                other: '# rooms without a calendar',
              })}
            </summary>
            <ul className="grid gap-x-8 border-t border-line sm:grid-cols-2 xl:grid-cols-3">
              {others.map((room) => (
                <RoomCalendar key={room.roomNumber} room={room} onMade={setMade} />
              ))}
            </ul>
          </details>
        ) : null}
      </section>
    </>
  );
}
