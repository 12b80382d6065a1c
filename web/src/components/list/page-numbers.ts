/** The most buttons that are shown. */
const PLACES = 7;

/** Marks omitted page numbers. */
export const GAP = 'gap';

/**
 * The page numbers to offer: the first, the last and those around the current one. A gap never replaces a single
 * number. The number of buttons is the same for every page, so the buttons do not move.
 */
export function pageNumbers(current: number, total: number): (number | typeof GAP)[] {
  if (total <= PLACES) return Array.from({ length: total }, (_, index) => index + 1);
  if (current <= 4) return [1, 2, 3, 4, 5, GAP, total];
  if (current >= total - 3) return [1, GAP, total - 4, total - 3, total - 2, total - 1, total];
  return [1, GAP, current - 1, current, current + 1, GAP, total];
}
