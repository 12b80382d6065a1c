/** A cell of a grid: its row and its column, from 0. */
export interface Cell {
  row: number;
  column: number;
}

/** A rectangle of cells: `anchor` is where it began, and `focus` is the opposite corner, which has the focus. */
export interface Selection {
  anchor: Cell;
  focus: Cell;
}

interface GridSize {
  rows: number;
  columns: number;
}

interface Key {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
}

/**
 * Where a key moves the focus (https://www.w3.org/WAI/ARIA/apg/patterns/grid/). `whole` is true while Control is
 * pressed.
 */
const MOVES: Readonly<Record<string, (from: Cell, last: Cell, whole: boolean) => Cell>> = {
  ArrowLeft: ({ row, column }) => ({ row, column: column - 1 }),
  ArrowRight: ({ row, column }) => ({ row, column: column + 1 }),
  ArrowUp: ({ row, column }) => ({ row: row - 1, column }),
  ArrowDown: ({ row, column }) => ({ row: row + 1, column }),
  Home: ({ row }, _last, whole) => ({ row: whole ? 0 : row, column: 0 }),
  End: ({ row }, last, whole) => ({ row: whole ? last.row : row, column: last.column }),
};

const FIRST: Cell = { row: 0, column: 0 };

export const FIRST_CELL: Selection = { anchor: FIRST, focus: FIRST };

const within = (value: number, last: number) => Math.min(Math.max(value, 0), last);

/** The selection after Control+A, or the space bar with Shift or Control; null for any other key. */
function wholeSelected({ focus }: Selection, { key, shiftKey }: Key, last: Cell, whole: boolean) {
  if (whole && key.toLowerCase() === 'a') return { anchor: FIRST, focus: last };
  if (key !== ' ') return null;
  if (shiftKey) return { anchor: { ...focus, column: 0 }, focus: { ...focus, column: last.column } };
  return whole ? { anchor: { ...focus, row: 0 }, focus: { ...focus, row: last.row } } : null;
}

/** The selection after a key was pressed in the grid; null for other keys. */
export function selectionAfter(selection: Selection, pressed: Key, size: GridSize): Selection | null {
  const last = { row: size.rows - 1, column: size.columns - 1 };
  const isControl = pressed.ctrlKey || pressed.metaKey;
  if (pressed.key === 'Escape') return { anchor: selection.focus, focus: selection.focus };
  const target = MOVES[pressed.key]?.(selection.focus, last, isControl);
  if (!target) return wholeSelected(selection, pressed, last, isControl);
  const focus = { row: within(target.row, last.row), column: within(target.column, last.column) };
  return { anchor: pressed.shiftKey ? selection.anchor : focus, focus };
}

/** The items between two indexes, inclusive, in either order. */
export function between<Item>(items: readonly Item[], one: number, other: number): Item[] {
  return items.slice(Math.min(one, other), Math.max(one, other) + 1);
}
