import { Ban, Check, CheckCheck, Moon, RotateCw, SprayCan, Wrench, type LucideIcon } from 'lucide-react';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { HousekeepingDocument, useHousekeepingQuery } from '../../../../generated/desk-housekeeping';
import type { GuestWish, Housekeeping_RoomFragment, RoomState } from '../../../../generated/graphql';
import { joinClasses } from '../../../../lib/joined-classes';
import { useMay } from '../../../../lib/rights/rights';
import { t } from '../../../../lib/texts/texts';
import { useLiveQuery } from '../../frame/live/live-desk-context';
import { isReady, roomInWords } from './room-words';

const RoomStatesContext = createContext<ReadonlyMap<string, Housekeeping_RoomFragment>>(new Map());

/** Reads the states of the rooms for the lists inside, if the person may see the states. */
export function RoomStates({ children }: { children: ReactNode }) {
  return useMay('house.read') ? <ReadRoomStates>{children}</ReadRoomStates> : children;
}

function ReadRoomStates({ children }: { children: ReactNode }) {
  const { data } = useHousekeepingQuery({ fetchPolicy: 'cache-and-network' });
  useLiveQuery(['HOUSE'], HousekeepingDocument, {});
  const rooms = data?.housekeeping.rooms;
  const byNumber = useMemo(() => new Map(rooms?.map((room) => [room.number, room])), [rooms]);
  return <RoomStatesContext value={byNumber}>{children}</RoomStatesContext>;
}

/** What the staff have noted about the room. */
const notesOf = ({ outOfOrderNote, repairs }: Housekeeping_RoomFragment): string[] =>
  [outOfOrderNote, ...repairs.map((repair) => t`needs repair: ${repair}`)].filter((note) => note !== null);

/** The state of a room with notes, next to its number or guest. Renders nothing while the state is not known. */
export function RoomStateNote({ number, className }: { number: string | null; className?: string }) {
  const room = useContext(RoomStatesContext).get(number ?? '');
  if (!room) return null;
  return (
    <span
      className={joinClasses(isReady(room.state) ? 'text-quiet' : 'font-semibold text-warning', className)}
    >
      {[roomInWords(room), ...notesOf(room)].join(', ')}
    </span>
  );
}

const STATE_ICONS: Readonly<Record<RoomState, LucideIcon>> = {
  DIRTY: SprayCan,
  TO_BE_SERVICED: RotateCw,
  CLEAN: Check,
  INSPECTED: CheckCheck,
};

const WISH_ICONS: Readonly<Record<GuestWish, LucideIcon>> = { DO_NOT_DISTURB: Moon, SERVICE_REFUSED: Ban };

function iconsOf({ state, wish, outOfOrderUntil }: Housekeeping_RoomFragment): LucideIcon[] {
  const icons = [outOfOrderUntil === null ? null : Wrench, STATE_ICONS[state], wish && WISH_ICONS[wish]];
  return icons.filter((icon) => icon !== null);
}

/** The state of a room as symbols, for lists with a line for each guest. A pointer and a screen reader get the words. */
export function RoomStateSymbols({ number }: { number: string | null }) {
  const room = useContext(RoomStatesContext).get(number ?? '');
  if (!room) return null;
  const words = [roomInWords(room), ...notesOf(room)].join(', ');
  return (
    <span
      title={words}
      className={joinClasses(
        'mr-1 inline-flex gap-0.5 align-middle',
        isReady(room.state) ? 'text-quiet' : 'text-warning',
      )}
    >
      {iconsOf(room).map((Icon, place) => (
        <Icon key={place} aria-hidden strokeWidth={2} className="size-3" />
      ))}
      <span className="sr-only">{words}</span>
    </span>
  );
}
