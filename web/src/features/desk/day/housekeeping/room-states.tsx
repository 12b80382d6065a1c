import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { HousekeepingDocument, useHousekeepingQuery } from '../../../../generated/desk-housekeeping';
import type { Housekeeping_RoomFragment } from '../../../../generated/graphql';
import { joinClasses } from '../../../../lib/joined-classes';
import { useMay } from '../../../../lib/rights/rights';
import { t } from '../../../../lib/texts/texts';
import { useLiveQuery } from '../../frame/live/live-desk-context';
import { isReady, roomInWords } from './room-words';

const RoomStatesContext = createContext<ReadonlyMap<string, Housekeeping_RoomFragment>>(new Map());

/** Reads the states of the rooms for the lists inside, where the person may see them. */
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

/** The state of a room with notes, beside its number or its guest; nothing while it is not known. */
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
