import type { CSSProperties } from 'react';

/** The height of each row, in CSS pixels. */
export const ROW_HEIGHT = 36;
/** A day is at least so wide, in CSS pixels; wider when all days fit beside each other. */
export const NARROWEST_DAY = 36;
/** How wide the heads of the rows are, in CSS pixels. */
export const HEAD_WIDTH = 168;

/**
 * Where so many days are in a row of all days, with a gap in CSS pixels on both sides. Percentages cost less than
 * variables that each cell has to compute.
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
