import { addDays, writeDate, type PlainDate } from '../../../../lib/dates/plain-dates';
import { deskBookingPath } from '../../../../lib/paths';
import { plural, t } from '../../../../lib/texts/texts';
import type { BlockProposal } from '../blocks/block-form';
import { newBookingPath } from '../new-booking/initial-booking';
import type { CellAction } from './cell-menu';
import type { TimelineBlock, TimelineCell, TimelineRow, TimelineStay } from './timeline-rows';
import { stateOf } from './timeline-rows';
import { balanceInWords, STATE_WORDS } from './timeline-words';
import { blockInWords } from '../blocks/block-reasons';

/** A cell of the timeline in its row. */
export interface PlacedCell {
  row: TimelineRow;
  cell: TimelineCell;
}

/** A cell that was chosen, and where it is on the screen. */
export interface ChosenCell extends PlacedCell {
  at: DOMRect;
}

interface RoomOfBlock {
  roomNumber: string;
  roomTitle: string;
}

/** The actions of the menu. Each opens a dialog, and nothing happens before the dialog is confirmed. */
export interface CellWork {
  /** Other dates for a stay, with what they cost. */
  change: (stay: TimelineStay) => void;
  move: (stay: TimelineStay) => void;
  /** Check-in, check-out and undoing them. */
  step: (stay: TimelineStay) => void;
  block: (proposed: BlockProposal) => void;
  endBlock: (block: TimelineBlock, room: RoomOfBlock) => void;
}

const dates = (from: string, until: string) => t`${writeDate(from)} to ${writeDate(until)}`;

function stayDetails(stay: TimelineStay): string[] {
  const guests = plural(stay.guests, { one: '# guest', other: '# guests' });
  return [
    t`${stay.reference}, ${STATE_WORDS[stateOf(stay)].word}`,
    dates(stay.checkin, stay.checkout),
    t`${guests}, sold as ${stay.soldAs}`,
    balanceInWords(stay),
  ].filter(Boolean);
}

const blockDetails = ({ firstNight, endsOn, note }: TimelineBlock): string[] =>
  [dates(firstNight, endsOn), note ?? ''].filter(Boolean);

/** The heading of the menu: the guest in the room, or the room. */
export function cellTitle({ row, cell }: PlacedCell): string {
  const name = row.kind === 'room' ? t`Room ${row.room.number}` : row.type.title;
  if (cell.kind === 'stay') return t`${cell.stay.guestName}, ${name}`;
  return cell.kind === 'block' ? t`${blockInWords(cell.block)}, ${name}` : name;
}

/** The details of the cell, line by line. */
export function cellDetails({ cell }: PlacedCell, day: string): string[] {
  if (cell.kind === 'stay') return stayDetails(cell.stay);
  if (cell.kind === 'block') return blockDetails(cell.block);
  return [cell.span === 1 ? writeDate(day) : dates(day, addDays(day, cell.span))];
}

/** An action with the permission that it needs. */
type NeedingAction = CellAction & { needs: string };

function stayActions(stay: TimelineStay, work: CellWork): NeedingAction[] {
  const isOpen = stay.status !== 'DEPARTED' && !stay.isHeldChange;
  const isConfirmed = stay.bookingStatus === 'CONFIRMED' && !stay.isHeldChange;
  return [
    { label: t`Open the booking`, needs: 'bookings.read', to: deskBookingPath(stay.reference) },
    ...(isConfirmed
      ? [{ label: t`Check in or out…`, needs: 'stays.check-in', run: () => work.step(stay) }]
      : []),
    ...(isOpen
      ? [{ label: t`Move or exchange rooms…`, needs: 'stays.move', run: () => work.move(stay) }]
      : []),
    ...(isConfirmed && isOpen
      ? [{ label: t`Extend or shorten…`, needs: 'bookings.change', run: () => work.change(stay) }]
      : []),
  ];
}

/** The actions for empty days, starting with the given day. */
function freeActions(row: TimelineRow, checkin: PlainDate, nights: number, work: CellWork): NeedingAction[] {
  const checkout = addDays(checkin, nights);
  const wishes = { type: row.type.code, checkin, checkout };
  if (row.kind === 'type')
    return [{ label: t`New booking`, needs: 'bookings.create', to: newBookingPath(wishes) }];
  const { number: room, onSale } = row.room;
  const proposed = { roomNumber: room, firstNight: checkin, until: checkout };
  return [
    ...(onSale
      ? [
          {
            label: t`New booking in this room`,
            needs: 'bookings.create',
            to: newBookingPath({ ...wishes, room }),
          },
        ]
      : []),
    { label: t`Take the room out of sale…`, needs: 'rooms.block', run: () => work.block(proposed) },
  ];
}

/** The actions that the person may take on a cell, which begins on the given day. */
export const cellActions = (
  placed: PlacedCell,
  day: PlainDate,
  work: CellWork,
  may: (permission: string) => boolean,
): CellAction[] => allActions(placed, day, work).filter(({ needs }) => may(needs));

function allActions({ row, cell }: PlacedCell, day: PlainDate, work: CellWork): NeedingAction[] {
  if (cell.kind === 'stay') return stayActions(cell.stay, work);
  if (cell.kind !== 'block') return freeActions(row, day, cell.span, work);
  const room = { roomNumber: row.kind === 'room' ? row.room.number : '', roomTitle: row.type.title };
  // The portal alone changes them.
  if (cell.block.takenBy !== null) return [];
  return [{ label: t`Change or end…`, needs: 'rooms.block', run: () => work.endBlock(cell.block, room) }];
}
