import { useState } from 'react';
import { Button } from '../../../../components/form/button';
import { useRoomMarksQuery } from '../../../../generated/desk-housekeeping';
import type {
  Housekeeping_RoomFragment,
  MinibarItemsQuery,
  RoomMakersQuery,
  RoomMarkKind,
  RoomState,
} from '../../../../generated/graphql';
import { useWriteTimeToday } from '../../../../lib/dates/instants';
import { writeNearDate } from '../../../../lib/dates/plain-dates';
import { joinClasses } from '../../../../lib/joined-classes';
import { May } from '../../../../lib/rights/may';
import { t } from '../../../../lib/texts/texts';
import { HousePicture } from '../house-pictures/house-picture';
import { GiveRoom } from './give-room';
import { Minibar } from './minibar';
import type { Pressed } from './press-queue';
import { RoomReport } from './room-report';
import { GUEST_WISHES, guestInWords, MARKS, ROOM_STATES } from './room-words';

/** Each look has a line in addition to its colour; the words say the state. */
const LOOKS: Readonly<Record<RoomState, string>> = {
  DIRTY: 'border-bad border-double text-bad',
  TO_BE_SERVICED: 'border-warning border-dashed text-warning',
  CLEAN: 'border-good border-solid text-good',
  INSPECTED: 'border-good border-solid text-good',
};

const STATE_BUTTONS = ['CLEAN', 'INSPECTED', 'DIRTY'] as const;

interface RoomItemProps {
  /** The room as it will be when waiting presses are sent. */
  room: Housekeeping_RoomFragment;
  /** The number of presses and pictures about the room that wait. */
  waiting: number;
  onPress: (pressed: Pressed, picture?: Blob | null) => void;
  /** The items of the minibar; empty for a person who may not post charges. */
  minibar: MinibarItemsQuery['minibarItems'];
  /** The people to whom the room can be assigned; empty for a person who may not assign rooms. */
  makers: RoomMakersQuery['roomMakers'];
  /** Opens the form that takes the room out of order. */
  onBlock: () => void;
}

/** A room with its state and guests, and a button for each state. */
export function RoomItem({ room, waiting, onPress, minibar, makers, onBlock }: RoomItemProps) {
  const {
    number,
    roomTitle,
    state,
    since,
    by,
    wish,
    takenBy,
    isMine,
    outOfOrderUntil,
    outOfOrderNote,
    repairs,
    repairPictures,
    guests,
  } = room;
  const writeTime = useWriteTimeToday();
  const isOccupied = guests.some(({ isHere }) => isHere);
  const wishes: readonly RoomMarkKind[] = wish ? ['MAY_ENTER'] : ['DO_NOT_DISTURB', 'SERVICE_REFUSED'];
  return (
    <li className="border-b border-line py-3" aria-label={t`Room ${number}`}>
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h3 className="tabular font-sans text-lg font-semibold">{number}</h3>
        <span className={joinClasses('border-l-4 pl-2 font-semibold', LOOKS[state])}>
          {ROOM_STATES[state]}
        </span>
        {wish ? <span className="font-semibold text-warning">{GUEST_WISHES[wish]}</span> : null}
        <span className="text-sm text-quiet">{roomTitle}</span>
      </div>
      {guests.map((guest) => (
        <p key={`${guest.name} ${guest.state}`} className="leading-snug break-words">
          {guest.name}, {guestInWords(guest)}
        </p>
      ))}
      {outOfOrderUntil ? (
        <p className="break-words text-warning">
          {t`out of order until ${writeNearDate(outOfOrderUntil)}`}
          {outOfOrderNote ? `: ${outOfOrderNote}` : ''}
        </p>
      ) : null}
      {repairs.map((repair, place) => (
        <p key={place} className="break-words text-warning">
          {t`Needs repair: ${repair}`}
        </p>
      ))}
      {repairPictures.map(({ id, words }) => (
        <HousePicture key={id} id={id} words={words} />
      ))}
      {isMine || takenBy ? (
        <p className="font-semibold">
          {isMine ? t`I make this room today` : t`${takenBy ?? ''} makes this room today`}
        </p>
      ) : null}
      {waiting > 0 ? (
        <p className="text-sm text-warning">{t`Waits to be sent`}</p>
      ) : since ? (
        <p className="text-sm text-quiet">
          {by ? t`${writeTime(since)}, ${by}` : t`since ${writeTime(since)}`}
        </p>
      ) : null}
      <May permission="house.write">
        <div role="group" aria-label={t`State of room ${number}`} className="mt-2 flex flex-wrap gap-2">
          {STATE_BUTTONS.map((kind) => (
            <Button
              key={kind}
              size="small"
              look={state === kind ? 'action' : 'quiet'}
              aria-pressed={state === kind}
              onClick={() => onPress({ kind })}
            >
              {MARKS[kind]}
            </Button>
          ))}
          {isOccupied
            ? wishes.map((kind) => (
                <Button key={kind} size="small" look="quiet" onClick={() => onPress({ kind })}>
                  {MARKS[kind]}
                </Button>
              ))
            : null}
          <Button
            size="small"
            look="quiet"
            onClick={() => onPress({ kind: isMine ? 'GIVEN_BACK' : 'TAKEN' })}
          >
            {MARKS[isMine ? 'GIVEN_BACK' : 'TAKEN']}
          </Button>
        </div>
        {makers.length > 0 ? <GiveRoom number={number} makers={makers} onPress={onPress} /> : null}
      </May>
      <div className="mt-2 flex flex-wrap items-start gap-2">
        <May permission="house.write">
          <RoomReport number={number} onPress={onPress} />
        </May>
        <Minibar room={room} items={minibar} onPress={onPress} />
        {outOfOrderUntil === null ? (
          <May permission="rooms.block">
            <Button size="small" look="quiet" onClick={onBlock}>
              {t`Out of order…`}
              <span className="sr-only">{` ${number}`}</span>
            </Button>
          </May>
        ) : null}
        <RoomHistory number={number} />
      </div>
    </li>
  );
}

/** The history of the room: people, presses and times. It is loaded when somebody opens it. */
function RoomHistory({ number }: { number: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className="open:basis-full" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="inline-flex min-h-11 min-w-11 cursor-pointer items-center text-sm text-quiet underline underline-offset-4">
        {t`History`}
        <span className="sr-only">{` ${number}`}</span>
      </summary>
      {isOpen ? <RoomMarks number={number} /> : null}
    </details>
  );
}

function RoomMarks({ number }: { number: string }) {
  const { data, error } = useRoomMarksQuery({ variables: { roomNumber: number } });
  const writeTime = useWriteTimeToday();
  if (!data)
    return <p className="text-sm text-quiet">{error ? t`The history could not be loaded.` : t`Loading…`}</p>;
  if (data.roomMarks.length === 0)
    return <p className="text-sm text-quiet">{t`Nobody has pressed anything yet.`}</p>;
  return (
    <ol className="text-sm">
      {data.roomMarks.map(({ kind, pressedAt, by, maker }) => (
        <li key={`${pressedAt} ${kind}`}>
          <span className="tabular text-quiet">{writeTime(pressedAt)}</span>{' '}
          {maker ? t`Given to ${maker}` : MARKS[kind]}
          {by ? `, ${by}` : ''}
        </li>
      ))}
    </ol>
  );
}
