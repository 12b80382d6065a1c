import { startTransition, useEffect, useMemo, useState, type RefObject } from 'react';
import { HEAD_WIDTH, LOWEST_ROW, NARROWEST_DAY } from './days-place';

/** How many rows and days outside the visible area are rendered on each side. */
const EXTRA_ROWS_AND_DAYS = 8;
/** How many rows or days are scrolled before the rendered range changes. */
const STEP = 4;

/** A range of rows or days; `until` is exclusive. */
export interface Range {
  from: number;
  until: number;
}

interface Shown {
  rows: Range;
  days: Range;
}

const EVERYTHING: Range = { from: 0, until: Infinity };

const isSame = (one: Range, other: Range) => one.from === other.from && one.until === other.until;

/** The cells that fit on the screen, so that the first frame renders only them. */
const firstScreen = (): Shown => ({
  rows: { from: 0, until: Math.ceil(window.innerHeight / LOWEST_ROW) - STEP },
  days: { from: 0, until: Math.ceil(window.innerWidth / NARROWEST_DAY) },
});

/** The range of pieces to render for a scroll position, in steps. */
function rangeOf(scrolled: number, visible: number, size: number): Range {
  const first = Math.floor(scrolled / size / STEP) * STEP;
  return {
    from: Math.max(first - EXTRA_ROWS_AND_DAYS, 0),
    until: first + Math.ceil(visible / size) + STEP + EXTRA_ROWS_AND_DAYS,
  };
}

/** The rows and days in view. Without a layout, as in tests, all rows and days. */
function shownIn(element: HTMLElement, days: number): Shown {
  const { scrollTop, scrollLeft, scrollWidth, clientWidth, clientHeight } = element;
  if (clientHeight === 0) return { rows: EVERYTHING, days: EVERYTHING };
  const heightOfRow = element.querySelector<HTMLElement>('[data-row]')?.offsetHeight ?? LOWEST_ROW;
  const widthOfDay = (scrollWidth - HEAD_WIDTH) / days;
  return {
    rows: rangeOf(scrollTop, clientHeight, heightOfRow),
    days: rangeOf(scrollLeft, clientWidth - HEAD_WIDTH, widthOfDay),
  };
}

/** Which rows and days are rendered: those in view and some on each side. */
export function useShownCells(container: RefObject<HTMLElement | null>, days: number): Shown {
  const [{ rows, days: shownDays }, setShown] = useState(firstScreen);
  useEffect(() => {
    const element = container.current;
    if (!element) return;
    const update = () =>
      setShown((before) => {
        const now = shownIn(element, days);
        return isSame(now.rows, before.rows) && isSame(now.days, before.days) ? before : now;
      });
    // The observer reports the first size after the first layout; measuring earlier would force a layout. Cells outside
    // the first screen can wait until it is painted.
    const sizes = new ResizeObserver(() => startTransition(update));
    sizes.observe(element);
    element.addEventListener('scroll', update, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', update);
    };
  }, [container, days]);
  // Rows are rendered again only when the days change.
  const { from } = shownDays;
  const until = Math.min(shownDays.until, days);
  return { rows, days: useMemo(() => ({ from, until }), [from, until]) };
}

/** The indexes of the rows in the range, and of the row that must always be rendered. */
export function rowsIn({ from, until }: Range, total: number, always: number): number[] {
  const end = Math.min(until, total);
  const rows = Array.from({ length: Math.max(end - from, 0) }, (_, index) => from + index);
  return always < from || always >= end ? [...rows, always] : rows;
}
