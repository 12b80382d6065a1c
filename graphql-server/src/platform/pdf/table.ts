import { INK, QUIET, TINT, type Sheet } from './sheet';
import type { TextStyle } from './fonts';

/** A column of a table on paper. */
export interface TableColumn {
  title: string;
  /** In points. Together the columns are at most as wide as the sheet. */
  width: number;
  align?: 'left' | 'right';
}

/** The content of one cell. */
interface TableCell {
  text: string;
  /** A second, quiet line below, such as a rate of tax. */
  note?: string;
}

/** A row of a table: one cell for each column. */
export interface TableRow {
  cells: readonly (string | TableCell)[];
  /** Rows of sums are emphasised. */
  isSum?: boolean;
}

const TEXT_SIZE = 8;
const NOTE_SIZE = 7;
const TITLE_SIZE = 7.5;
const PADDING = 5;
const GAP = 4;

const cellOf = (cell: string | TableCell): TableCell => (typeof cell === 'string' ? { text: cell } : cell);

/**
 * Draws a table, beginning at the sheet's present place. A row is never split over two pages. The titles of the columns
 * are repeated on each page.
 */
export function drawTable(sheet: Sheet, columns: readonly TableColumn[], rows: readonly TableRow[]): void {
  sheet.within('Table', () => {
    const [first] = rows;
    sheet.ensure(titleHeight(sheet, columns) + (first ? rowHeight(sheet, columns, first) : 0));
    drawTitles(sheet, columns);
    for (const row of rows) {
      const height = rowHeight(sheet, columns, row);
      if (sheet.ensure(height)) drawTitles(sheet, columns);
      drawRow(sheet, columns, row, height);
    }
  });
}

/** Each column with its left edge, in points. */
function placed(sheet: Sheet, columns: readonly TableColumn[]): { column: TableColumn; x: number }[] {
  let next = sheet.left;
  return columns.map((column) => {
    // The gap is next to the text, so that texts end where the table ends.
    const x = column.align === 'right' ? next + GAP : next;
    next += column.width;
    return { column, x };
  });
}

const inner = (column: TableColumn): number => column.width - GAP;

function titleHeight(sheet: Sheet, columns: readonly TableColumn[]): number {
  const heights = columns.map((column) =>
    sheet.heightOf(column.title, { width: inner(column), style: 'strong', size: TITLE_SIZE }),
  );
  return Math.max(...heights) + 2 * PADDING;
}

function drawTitles(sheet: Sheet, columns: readonly TableColumn[]): void {
  const height = titleHeight(sheet, columns);
  const width = columns.reduce((sum, column) => sum + column.width, 0);
  sheet.ground(sheet.left - GAP, sheet.y, width + 2 * GAP, height, TINT);
  sheet.within('TR', () => {
    for (const { column, x } of placed(sheet, columns)) {
      const box = { x, y: sheet.y + PADDING, width: inner(column), align: column.align, size: TITLE_SIZE };
      sheet.text(column.title, { ...box, style: 'strong', colour: QUIET, role: 'TH', scope: 'Column' });
    }
  });
  sheet.y += height;
}

function styleOf({ isSum = false }: TableRow): TextStyle {
  return isSum ? 'strong' : 'text';
}

function rowHeight(sheet: Sheet, columns: readonly TableColumn[], row: TableRow): number {
  const heights = columns.map((column, index) => {
    const { text, note } = cellOf(row.cells[index] ?? '');
    const width = inner(column);
    const noteHeight = note ? sheet.heightOf(note, { width, size: NOTE_SIZE }) : 0;
    return sheet.heightOf(text, { width, style: styleOf(row), size: TEXT_SIZE }) + noteHeight;
  });
  return Math.max(...heights) + 2 * PADDING;
}

function drawRow(sheet: Sheet, columns: readonly TableColumn[], row: TableRow, height: number): void {
  sheet.within('TR', () => {
    for (const [index, { column, x }] of placed(sheet, columns).entries()) {
      drawCell(sheet, cellOf(row.cells[index] ?? ''), styleOf(row), {
        x,
        y: sheet.y + PADDING,
        width: inner(column),
        align: column.align,
      });
    }
  });
  sheet.y += height;
  sheet.rule(sheet.y, { to: sheet.left + columns.reduce((sum, column) => sum + column.width, 0) });
}

function drawCell(
  sheet: Sheet,
  { text, note }: TableCell,
  style: TextStyle,
  box: { x: number; y: number; width: number; align?: 'left' | 'right' },
): void {
  sheet.within('TD', () => {
    const height = sheet.text(text, { ...box, style, size: TEXT_SIZE, colour: INK });
    if (note) sheet.text(note, { ...box, y: box.y + height, size: NOTE_SIZE, colour: QUIET });
  });
}
