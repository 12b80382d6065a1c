/** How many buttons there are at most. */
const PLACES = 7;

/** A gap between page numbers. */
export const GAP = 'gap';

/**
 * The page numbers to offer: the first, the last and those around the present one. A gap never stands for a single
 * number, and there are always as many places as will do for any page, so that the buttons do not wander.
 */
export function pageNumbers(current: number, total: number): (number | typeof GAP)[] {
  if (total <= PLACES) return Array.from({ length: total }, (_, index) => index + 1);
  if (current <= 4) return [1, 2, 3, 4, 5, GAP, total];
  if (current >= total - 3) return [1, GAP, total - 4, total - 3, total - 2, total - 1, total];
  return [1, GAP, current - 1, current, current + 1, GAP, total];
}
