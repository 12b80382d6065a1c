import { useState } from 'react';
import { Button } from '../../../../components/form/button';
import { RoomCalendarsDocument, useRoomCalendarsQuery } from '../../../../generated/desk-calendars';
import type { RoomCalendarOfListFragment } from '../../../../generated/graphql';
import { useMay } from '../../../../lib/rights/rights';
import { t } from '../../../../lib/texts/texts';
import { DeskPage } from '../../frame/layout/desk-page';
import { NotLoaded } from '../../frame/layout/not-loaded';
import { useLiveQuery } from '../../frame/live/live-desk-context';
import { CopiedText } from '../programs/copied-text';
import { FeedForm } from './feed-form';
import { RoomCalendar, type MadeAddress } from './room-calendar';

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
  return (
    <>
      {mayWrite ? <FeedForm rooms={rooms} /> : null}
      <section aria-label={t`Rooms`} className="grid gap-4">
        <h2 className="font-display text-2xl">{t`Rooms`}</h2>
        {made ? (
          <div className="grid gap-3 rounded-control border border-line p-4">
            <p className="font-semibold">
              {t`The address of room ${made.roomNumber} is shown this once. Copy it into the portal now.`}
            </p>
            <CopiedText label={t`Address of room ${made.roomNumber}`} text={made.address} rows={2} />
            <div>
              <Button size="row" onClick={() => setMade(null)}>{t`I have copied it`}</Button>
            </div>
          </div>
        ) : null}
        <ul className="border-t border-line">
          {rooms.map((room) => (
            <RoomCalendar key={room.roomNumber} room={room} onMade={setMade} />
          ))}
        </ul>
      </section>
    </>
  );
}
