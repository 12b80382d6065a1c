import type { CSSProperties } from 'react';

/** The height of each row. It follows from the density of the desk. */
export const ROW_HEIGHT = 'var(--desk-row)';
/** The least height of a row, in CSS pixels. */
export const LOWEST_ROW = 24;
/** The least width of a day, in CSS pixels. Days are wider when all days fit on the screen. */
export const NARROWEST_DAY = 34;
/** The width of the row headers, in CSS pixels. */
export const HEAD_WIDTH = 144;

/** The height of this many rows. */
export const heightOfRows = (count: number): string => `calc(${ROW_HEIGHT} * ${count})`;

/**
 * The position of a range of days in a row of all days, with a gap in CSS pixels on both sides. Percentages are faster
 * than CSS variables that each cell has to compute.
 */
export function daysPlace(
  { column, span }: { column: number; span: number },
  days: number,
  gap = 0,
): CSSProperties {
  const [before, part] = [column / days, span / days];
  return {
    left: `calc(${100 * before}% + ${HEAD_WIDTH * (1 - before) + gap}px)`,
    width: `calc(${100 * part}% - ${HEAD_WIDTH * part + 2 * gap}px)`,
  };
}
