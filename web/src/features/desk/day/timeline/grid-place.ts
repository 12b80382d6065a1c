import { cellAt, type TimelineCell, type TimelineRow } from './timeline-rows';

/** A place in the timeline: a row and a day, from 0. */
export interface Place {
  row: number;
  column: number;
}

interface Key {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
}

type Move = (from: Place, cell: TimelineCell, last: Place, whole: boolean) => Place;

/**
 * Where a key moves the focus (https://www.w3.org/WAI/ARIA/apg/patterns/grid/). `whole` is true while Control is
 * pressed.
 */
const MOVES: Readonly<Record<string, Move>> = {
  ArrowLeft: ({ row }, cell) => ({ row, column: cell.column - 1 }),
  ArrowRight: ({ row }, cell) => ({ row, column: cell.column + cell.span }),
  ArrowUp: ({ row, column }) => ({ row: row - 1, column }),
  ArrowDown: ({ row, column }) => ({ row: row + 1, column }),
  Home: ({ row }, _cell, _last, whole) => ({ row: whole ? 0 : row, column: 0 }),
  End: ({ row }, _cell, last, whole) => ({ row: whole ? last.row : row, column: last.column }),
};

const within = (value: number, last: number) => Math.min(Math.max(value, 0), last);

/** The place after a key was pressed; null for other keys. A bar counts as one place. */
export function placeAfter(
  place: Place,
  pressed: Key,
  rows: readonly TimelineRow[],
  nights: number,
): Place | null {
  const row = rows[place.row];
  const cell = row && cellAt(row, place.column);
  const last = { row: rows.length - 1, column: nights - 1 };
  const target = cell && MOVES[pressed.key]?.(place, cell, last, pressed.ctrlKey || pressed.metaKey);
  if (!target) return null;
  return { row: within(target.row, last.row), column: within(target.column, last.column) };
}
