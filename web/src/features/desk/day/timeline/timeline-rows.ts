import type { TimelinePage_TimelineFragment } from '../../../../generated/graphql';
import { nightsBetween, type PlainDate } from '../../../../lib/dates/plain-dates';

type TimelineRoom = TimelinePage_TimelineFragment['rooms'][number];
export type TimelineStay = TimelineRoom['stays'][number];
export type TimelineBlock = TimelineRoom['blocks'][number];
type TimelineType = TimelinePage_TimelineFragment['types'][number];

/**
 * A cell of a row: a range of days, counted from 0, and its content. `begins` and `ends` say whether the stay begins
 * and ends in it.
 */
export type TimelineCell = { column: number; span: number } & (
  | { kind: 'free' }
  | { kind: 'stay'; stay: TimelineStay; begins: boolean; ends: boolean }
  | { kind: 'block'; block: TimelineBlock }
  | { kind: 'count'; roomsFree: number }
);

/** A room type with its free rooms, or a room with its stays and blocks. The cells cover all days, in order. */
export type TimelineRow = { key: string; cells: readonly TimelineCell[]; type: TimelineType } & (
  { kind: 'type' } | { kind: 'room'; room: TimelineRoom }
);

const freeCells = (from: number, until: number): TimelineCell[] =>
  Array.from({ length: Math.max(until - from, 0) }, (_, day) => ({
    kind: 'free',
    column: from + day,
    span: 1,
  }));

function stayCell(stay: TimelineStay, from: PlainDate): TimelineCell {
  const { night: column, nights: span, checkin, checkout } = stay;
  const begins = nightsBetween(from, checkin) === column;
  return { kind: 'stay', stay, column, span, begins, ends: nightsBetween(from, checkout) === column + span };
}

function cellsOf({ stays, blocks }: TimelineRoom, from: PlainDate, nights: number): TimelineCell[] {
  const taken = [
    ...stays.map((stay) => stayCell(stay, from)),
    ...blocks.map((block): TimelineCell => ({
      kind: 'block',
      block,
      column: block.night,
      span: block.nights,
    })),
  ].toSorted((one, other) => one.column - other.column);
  const cells: TimelineCell[] = [];
  let next = 0;
  for (const cell of taken) {
    cells.push(...freeCells(next, cell.column), cell);
    next = cell.column + cell.span;
  }
  return [...cells, ...freeCells(next, nights)];
}

function typeRow(type: TimelineType): TimelineRow {
  const cells = type.roomsFree.map((roomsFree, column) => ({
    kind: 'count' as const,
    column,
    span: 1,
    roomsFree,
  }));
  return { kind: 'type', key: `type ${type.code}`, type, cells };
}

/** Each type with its rooms below it. */
export function rowsOf({ from, nights, types, rooms }: TimelinePage_TimelineFragment): TimelineRow[] {
  return types.flatMap((type) => [
    typeRow(type),
    ...rooms
      .filter(({ roomType }) => roomType === type.code)
      .map((room): TimelineRow => ({
        kind: 'room',
        key: `room ${room.id}`,
        type,
        room,
        cells: cellsOf(room, from, nights),
      })),
  ]);
}

/** The cell of the row that contains the day. */
export function cellAt({ cells }: Pick<TimelineRow, 'cells'>, column: number): TimelineCell | undefined {
  return cells.find((cell) => cell.column <= column && column < cell.column + cell.span);
}

/** The state of a stay for the desk. */
export type BarState =
  'expected' | 'inHouse' | 'departed' | 'held' | 'heldForCode' | 'tentative' | 'heldChange';

const STATES_OF_STAYS: Partial<Record<TimelineStay['status'], BarState>> = {
  IN_HOUSE: 'inHouse',
  DEPARTED: 'departed',
};

export function stateOf({ isHeldChange, waitsForCode, bookingStatus, status }: TimelineStay): BarState {
  if (isHeldChange) return 'heldChange';
  if (waitsForCode) return 'heldForCode';
  if (bookingStatus === 'HELD') return 'held';
  if (bookingStatus === 'TENTATIVE') return 'tentative';
  return STATES_OF_STAYS[status] ?? 'expected';
}
