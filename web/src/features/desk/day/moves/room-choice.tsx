import type { RoomsForStayQuery } from '../../../../generated/graphql';
import { writeDate } from '../../../../lib/dates/plain-dates';
import { joinClasses } from '../../../../lib/joined-classes';
import { t } from '../../../../lib/texts/texts';

export type RoomsForStay = Extract<RoomsForStayQuery['roomsForStay'], { __typename: 'RoomsForStay' }>;
export type RoomForStay = RoomsForStay['rooms'][number];

interface RoomChoiceProps {
  rooms: readonly RoomForStay[];
  chosen: string;
  /** Whether rooms can be exchanged: only for all remaining nights. */
  canSwap: boolean;
  onChoose: (roomNumber: string) => void;
}

interface Group {
  title: string;
  rooms: readonly RoomForStay[];
}

function groupsOf(rooms: readonly RoomForStay[], canSwap: boolean): Group[] {
  const ofType = rooms.filter(({ isUpgrade }) => !isUpgrade);
  const isSwap = ({ isFree, swapStayId }: RoomForStay) => !isFree && swapStayId !== null && canSwap;
  return [
    { title: t`Free rooms of the same type`, rooms: ofType.filter(({ isFree }) => isFree) },
    { title: t`Exchange rooms with another guest`, rooms: rooms.filter(isSwap) },
    {
      title: t`Free rooms of a better type, as a courtesy upgrade`,
      rooms: rooms.filter((one) => one.isUpgrade && one.isFree),
    },
  ].filter((group) => group.rooms.length > 0);
}

const occupantsInWords = ({ occupants }: RoomForStay): string =>
  occupants
    .map(({ kind, guestName, reference, firstNight, until }) => {
      const dates = t`${writeDate(firstNight)} to ${writeDate(until)}`;
      return kind === 'BLOCK'
        ? t`out of sale, ${dates}`
        : t`${guestName ?? ''}, ${reference ?? ''}, ${dates}`;
    })
    .join('; ');

/** A choice among the rooms that a stay can have. Rooms that it cannot have show their guests. */
export function RoomChoice({ rooms, chosen, canSwap, onChoose }: RoomChoiceProps) {
  const groups = groupsOf(rooms, canSwap);
  const offered = new Set(groups.flatMap((group) => group.rooms));
  const taken = rooms.filter((room) => !offered.has(room) && !room.isFree && !room.isUpgrade);
  return (
    <div className="grid gap-5">
      {groups.length === 0 ? (
        <p className="text-quiet">{t`No other room is free for these nights. Choose a later night, or move another guest first.`}</p>
      ) : null}
      {groups.map((group) => (
        <fieldset key={group.title}>
          <legend className="text-sm font-semibold">{group.title}</legend>
          <ul className="mt-1.5 border-t border-line">
            {group.rooms.map((room) => (
              <li key={room.roomNumber} className="border-b border-line">
                <label className="flex min-h-11 cursor-pointer items-center gap-3 py-1.5">
                  <input
                    type="radio"
                    name="room"
                    className="size-5 shrink-0 accent-action"
                    checked={chosen === room.roomNumber}
                    onChange={() => onChoose(room.roomNumber)}
                  />
                  <span className="tabular min-w-12 font-semibold">{room.roomNumber}</span>
                  <span className={joinClasses('text-sm', !room.isUpgrade && 'text-quiet')}>
                    {room.isFree ? room.roomTitle : occupantsInWords(room)}
                    {room.isPromised ? '' : ` · ${t`not the promised room`}`}
                  </span>
                </label>
              </li>
            ))}
          </ul>
        </fieldset>
      ))}
      {taken.length > 0 ? (
        <section aria-label={t`Taken`}>
          <p className="text-sm font-semibold">{t`Taken`}</p>
          <ul className="mt-1.5 border-t border-line text-sm text-quiet">
            {taken.map((room) => (
              <li key={room.roomNumber} className="flex gap-3 border-b border-line py-2">
                <span className="tabular min-w-12 font-semibold">{room.roomNumber}</span>
                <span>{occupantsInWords(room)}</span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}
