import { startTransition, useEffect, useMemo, useState, type RefObject } from 'react';
import { HEAD_WIDTH, NARROWEST_DAY, ROW_HEIGHT } from './days-place';

/** Rows above and below the visible ones that are drawn as well, and days before and after. */
const BESIDE = 8;
/** So many rows or days are scrolled before others are drawn. */
const STEP = 4;

/** Some rows or days in a row; `until` is the first one after them. */
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

/** What fits on the screen, so that the first frame has nothing else to draw. */
const firstScreen = (): Shown => ({
  rows: { from: 0, until: Math.ceil(window.innerHeight / ROW_HEIGHT) - STEP },
  days: { from: 0, until: Math.ceil(window.innerWidth / NARROWEST_DAY) },
});

/** What is in view of a line of such pieces and beside it, in steps. */
function rangeOf(scrolled: number, visible: number, size: number): Range {
  const first = Math.floor(scrolled / size / STEP) * STEP;
  return { from: Math.max(first - BESIDE, 0), until: first + Math.ceil(visible / size) + STEP + BESIDE };
}

/** The rows and days that are in view. Without a layout, as in tests, all are. */
function shownIn(
  { scrollTop, scrollLeft, scrollWidth, clientWidth, clientHeight }: HTMLElement,
  days: number,
): Shown {
  if (clientHeight === 0) return { rows: EVERYTHING, days: EVERYTHING };
  const widthOfDay = (scrollWidth - HEAD_WIDTH) / days;
  return {
    rows: rangeOf(scrollTop, clientHeight, ROW_HEIGHT),
    days: rangeOf(scrollLeft, clientWidth - HEAD_WIDTH, widthOfDay),
  };
}

/** Which rows and days are drawn: those in view and some beside them. */
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
    // It tells the first size after the first layout; to ask for it earlier would need a layout of its own. What is beside
    // the first screen can wait until that is drawn.
    const sizes = new ResizeObserver(() => startTransition(update));
    sizes.observe(element);
    element.addEventListener('scroll', update, { passive: true });
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', update);
    };
  }, [container, days]);
  // Rows are drawn again only when other days are.
  const { from } = shownDays;
  const until = Math.min(shownDays.until, days);
  return { rows, days: useMemo(() => ({ from, until }), [from, until]) };
}

/** The numbers of the rows in that range of so many, and one that must be among them. */
export function rowsIn({ from, until }: Range, total: number, always: number): number[] {
  const end = Math.min(until, total);
  const rows = Array.from({ length: Math.max(end - from, 0) }, (_, index) => from + index);
  return always < from || always >= end ? [...rows, always] : rows;
}
