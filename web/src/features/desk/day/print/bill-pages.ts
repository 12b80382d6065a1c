/** A row of a bill, with the height of its text and its amount. */
export interface RowOfBill {
  /** Lines of text, from 1. */
  textLines: number;
  /** In paise with tax; 0 for a heading. */
  paise: number;
}

/** One page of a printed bill. */
export interface PageOfBill<Row> {
  rows: Row[];
  /** The sum of the pages before, in paise. */
  broughtForward: number;
  /** The sum with this page, in paise. */
  carriedForward: number;
}

/** Heights on A4 in pixels of CSS (96 an inch), a little more than the printed ones. */
const HEIGHTS = {
  /** Paper without margins, the table's head, the sums carried forward and the number of the page. */
  page: 850,
  /** The guest above the first page's table, and each room. */
  guest: 35,
  room: 20,
  row: { first: 19, further: 14 },
} as const;

const heightOf = ({ textLines }: RowOfBill): number =>
  HEIGHTS.row.first + (textLines - 1) * HEIGHTS.row.further;

/** The least number of rows above the sums, so that a page never begins with the total. */
const ROWS_WITH_SUMS = 2;

/**
 * Divides the rows into pages, with the sums that are carried forward. `roomRows` are the rooms above the first
 * page's table; `endingRows` are the rows after the last page's table.
 */
export function pagesOfBill<Row extends RowOfBill>(
  rows: readonly Row[],
  { roomRows, endingRows }: { roomRows: number; endingRows: number },
): PageOfBill<Row>[] {
  const taken: Row[][] = [[]];
  let free: number = HEIGHTS.page - HEIGHTS.guest - roomRows * HEIGHTS.room;
  for (const row of rows) {
    const height = heightOf(row);
    if (height > free) {
      taken.push([]);
      free = HEIGHTS.page;
    }
    taken.at(-1)?.push(row);
    free -= height;
  }
  if (endingRows * HEIGHTS.row.first > free) taken.push(taken.at(-1)?.splice(-ROWS_WITH_SUMS) ?? []);
  let sum = 0;
  return taken.map((ofPage) => {
    const broughtForward = sum;
    sum += ofPage.reduce((paise, row) => paise + row.paise, 0);
    return { rows: ofPage, broughtForward, carriedForward: sum };
  });
}
