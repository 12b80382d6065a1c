import { useHouseRoomsQuery } from '../../../../generated/desk-housekeeping';
import type { HouseRoomState } from '../../../../generated/graphql';
import { t } from '../../../../lib/texts/texts';
import { DeskPage } from '../../frame/layout/desk-page';
import { NotLoaded } from '../../frame/layout/not-loaded';

const STATES: Readonly<Record<HouseRoomState, string>> = {
  ARRIVES: t`arrives today`,
  STAYS: t`stays`,
  LEAVES: t`leaves today`,
};

/** The rooms with guests today: what housekeeping may see of bookings. */
export default function HousekeepingPage() {
  const query = useHouseRoomsQuery();
  const { data } = query;
  return (
    <DeskPage title={t`Rooms today`} note={t`Rooms whose guests are here, arrive or leave today.`}>
      {data ? (
        <section aria-label={t`Rooms today`}>
          {data.houseRooms.length === 0 ? (
            <p className="text-quiet">{t`No room has a guest today.`}</p>
          ) : (
            <ul className="border-t border-line">
              {data.houseRooms.map(({ roomNumber, guestName, state, isHere }) => (
                <li
                  key={`${roomNumber} ${guestName} ${state}`}
                  className="flex min-h-11 items-center gap-4 border-b border-line py-1.5"
                >
                  <span className="tabular w-14 shrink-0 font-semibold">{roomNumber ?? t`no room`}</span>
                  <span className="min-w-0 flex-1 break-words">{guestName}</span>
                  <span className="text-sm text-quiet">
                    {state === 'LEAVES' && !isHere ? t`has left` : STATES[state]}
                  </span>
                </li>
              ))}
            </ul>
          )}
        </section>
      ) : (
        <NotLoaded query={query} failed={t`The rooms could not be loaded.`} label={t`Loading the rooms`} />
      )}
    </DeskPage>
  );
}
