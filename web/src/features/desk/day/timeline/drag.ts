import { addDays, type PlainDate } from '../../../../lib/dates/plain-dates';
import type { Place } from './grid-place';
import { cellAt, type TimelineCell, type TimelineRow, type TimelineStay } from './timeline-rows';

type FreeCell = Extract<TimelineCell, { kind: 'free' }>;
type StayCell = Extract<TimelineCell, { kind: 'stay' }>;

/** What the pointer drags: a bar, the end of a bar, or empty days. `from` is where it was pressed. */
export type Grip = { from: Place } & (
  { kind: 'bar'; cell: StayCell } | { kind: 'end'; cell: StayCell } | { kind: 'days'; cell: FreeCell }
);

/** Where the dragged item would be dropped. */
export interface Ghost {
  row: number;
  column: number;
  span: number;
}

/** The change that a drop requests. Nothing happens before a dialog is confirmed. */
export type Drop =
  | { kind: 'move'; stay: TimelineStay; row: TimelineRow & { kind: 'room' } }
  | { kind: 'dates'; stay: TimelineStay; dates: { checkin?: PlainDate; checkout: PlainDate } }
  | { kind: 'days'; row: TimelineRow; ghost: Ghost };

/** Only people with one of the permissions can drag the item. */
export const GRIP_NEEDS: Readonly<Record<Grip['kind'], readonly string[]>> = {
  bar: ['stays.move', 'bookings.change'],
  end: ['bookings.change'],
  days: ['bookings.create', 'rooms.block'],
};

/** The permissions that a drop needs. The menu of empty days checks its permissions itself. */
export const DROP_NEEDS: Readonly<Record<Drop['kind'], string | null>> = {
  move: 'stays.move',
  dates: 'bookings.change',
  days: null,
};

/** The item that a press on the cell begins to drag; null for cells that cannot be dragged. */
export function gripOf(cell: TimelineCell, from: Place, isAtEnd: boolean): Grip | null {
  if (cell.kind === 'free') return { kind: 'days', cell, from };
  if (cell.kind !== 'stay' || cell.stay.status === 'DEPARTED' || cell.stay.isHeldChange) return null;
  return isAtEnd && cell.ends ? { kind: 'end', cell, from } : { kind: 'bar', cell, from };
}

/** The empty days of the row from the first cell to the pointer, up to the first occupied day. */
function freeDays(row: TimelineRow, from: number, to: number): Pick<Ghost, 'column' | 'span'> {
  const step = to < from ? -1 : 1;
  let end = from;
  while (end !== to && cellAt(row, end + step)?.kind === 'free') end += step;
  return { column: Math.min(from, end), span: Math.abs(end - from) + 1 };
}

/** A bar moves to another room on the same days, or, before the guest has arrived, to other days in its own row. */
function barAt({ cell, from }: Grip & { kind: 'bar' }, place: Place, row: TimelineRow | undefined): Ghost {
  const { column, span, stay } = cell;
  if (row?.kind === 'room' && place.row !== from.row) return { row: place.row, column, span };
  const shift = cell.begins && cell.ends && stay.status === 'EXPECTED' ? place.column - from.column : 0;
  return { row: from.row, column: column + shift, span };
}

/** Where the dragged item is while the pointer is at the place. */
export function ghostOf(grip: Grip, place: Place, rows: readonly TimelineRow[]): Ghost {
  const { from } = grip;
  const row = rows[from.row];
  if (grip.kind === 'bar') return barAt(grip, place, rows[place.row]);
  if (grip.kind === 'end')
    return {
      row: from.row,
      column: grip.cell.column,
      span: Math.max(place.column - grip.cell.column + 1, 1),
    };
  return { row: from.row, ...(row ? freeDays(row, grip.cell.column, place.column) : { column: 0, span: 1 }) };
}

/** The change that the drop requests; null when nothing was moved. */
export function dropOf(
  grip: Grip,
  ghost: Ghost,
  rows: readonly TimelineRow[],
  firstDay: PlainDate,
): Drop | null {
  const row = rows[ghost.row];
  if (grip.kind === 'days') return row && ghost.span > 1 ? { kind: 'days', row, ghost } : null;
  const { stay, column } = grip.cell;
  if (grip.kind === 'end') {
    const checkout = addDays(firstDay, ghost.column + ghost.span);
    return checkout === stay.checkout ? null : { kind: 'dates', stay, dates: { checkout } };
  }
  if (ghost.row !== grip.from.row) return row?.kind === 'room' ? { kind: 'move', stay, row } : null;
  const shift = ghost.column - column;
  const dates = { checkin: addDays(stay.checkin, shift), checkout: addDays(stay.checkout, shift) };
  return shift === 0 ? null : { kind: 'dates', stay, dates };
}
