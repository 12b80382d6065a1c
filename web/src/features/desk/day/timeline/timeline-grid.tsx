import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type CSSProperties,
  type KeyboardEvent,
  type Ref,
} from 'react';
import { joinClasses } from '../../../../lib/joined-classes';
import { t } from '../../../../lib/texts/texts';
import { useRights } from '../../../../lib/rights/rights';
import { placeAfter, type Place } from './grid-place';
import type { ChosenCell } from './cell-actions';
import { DROP_NEEDS, dropOf, GRIP_NEEDS, type Drop, type Ghost } from './drag';
import { cellAt, type TimelineRow } from './timeline-rows';
import type { TimelineDay } from './timeline-words';
import { TimelineRowView } from './timeline-row';
import { useDrag } from './use-drag';
import { daysPlace, HEAD_WIDTH, heightOfRows, NARROWEST_DAY, ROW_HEIGHT } from './days-place';
import { rowsIn, useShownCells } from './use-shown-cells';

interface TimelineGridProps {
  rows: readonly TimelineRow[];
  days: readonly TimelineDay[];
  busy: boolean;
  onChoose: (chosen: ChosenCell) => void;
  /** Called when a bar, its end or empty days were dropped; `at` is the place on the screen. */
  onDrop: (drop: Drop, at: DOMRect) => void;
  /** Called on Page Up with -1 and on Page Down with 1. */
  onPage: (direction: number) => void;
}

const PAGES: Readonly<Record<string, number>> = { PageUp: -1, PageDown: 1 };
const CHOOSES: ReadonlySet<string> = new Set(['Enter', ' ']);
const FIRST_COLUMN = 2;

/** The place of the cell that contains the target; null outside of cells. */
function placeOf(target: EventTarget | null): Place | null {
  const cell = target instanceof Element ? target.closest<HTMLElement>('[role="gridcell"]') : null;
  const row = cell?.closest<HTMLElement>('[data-row]');
  if (!cell || !row) return null;
  return {
    row: Number(row.dataset['row']),
    column: Number(cell.getAttribute('aria-colindex')) - FIRST_COLUMN,
  };
}

/** Whether `place` is in the cell that begins at `cell`. */
function isWithin(rows: readonly TimelineRow[], place: Place, cell: Place): boolean {
  const row = rows[place.row];
  return place.row === cell.row && row !== undefined && cellAt(row, place.column)?.column === cell.column;
}

/** Rooms by days. One cell is reached with Tab, the others with the arrow keys; Enter or a press chooses one. */
export function TimelineGrid({ rows, days, busy, onChoose, onDrop, onPage }: TimelineGridProps) {
  const grid = useRef<HTMLDivElement>(null);
  const body = useRef<HTMLDivElement>(null);
  const ghostBox = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState<Place>({ row: 0, column: 0 });
  const moved = useRef(false);
  const shown = useShownCells(grid, days.length);
  const last = { row: Math.max(rows.length - 1, 0), column: Math.max(days.length - 1, 0) };
  const place = { row: Math.min(current.row, last.row), column: Math.min(current.column, last.column) };
  useLayoutEffect(() => {
    if (!moved.current) return;
    moved.current = false;
    grid.current?.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]')?.focus();
  });
  useFocusKept(grid);
  const choose = (target: Element) => {
    const chosen = placeOf(target);
    const row = chosen && rows[chosen.row];
    const cell = row && cellAt(row, chosen.column);
    const element = target.closest('[role="gridcell"]');
    if (row && cell && element) onChoose({ row, cell, at: element.getBoundingClientRect() });
  };
  const press = (event: KeyboardEvent) => {
    // A screen reader may have moved the focus.
    const from = placeOf(event.target);
    if (!from || !(event.target instanceof Element)) return;
    const next = placeAfter(isWithin(rows, place, from) ? place : from, event, rows, days.length);
    const page = PAGES[event.key];
    if (!next && !page && !CHOOSES.has(event.key)) return;
    event.preventDefault();
    if (CHOOSES.has(event.key)) choose(event.target);
    if (page) onPage(page);
    if (!next) return;
    moved.current = true;
    setCurrent(next);
  };
  const { may } = useRights();
  const { ghost, endsDrag, handlers } = useDrag({
    body,
    rows,
    placeOf,
    nights: days.length,
    mayGrip: ({ kind }) => GRIP_NEEDS[kind].some(may),
    onDrop: (grip, dropped) => {
      const drop = dropOf(grip, dropped, rows, days[0]?.date ?? '');
      const at = ghostBox.current?.getBoundingClientRect();
      const needs = drop && DROP_NEEDS[drop.kind];
      if (drop && at && (!needs || may(needs))) onDrop(drop, at);
    },
  });
  return (
    <div
      ref={grid}
      role="grid"
      aria-label={t`Rooms by day`}
      aria-rowcount={rows.length + 1}
      aria-colcount={days.length + 1}
      aria-busy={busy}
      onKeyDown={press}
      onFocus={({ target }) => {
        const focused = placeOf(target);
        if (focused && !isWithin(rows, place, focused)) setCurrent(focused);
      }}
      onClick={({ target }) => target instanceof Element && !endsDrag() && choose(target)}
      {...handlers}
      style={{ '--head': `${HEAD_WIDTH}px` } as CSSProperties}
      className="timeline relative max-h-[calc(100dvh-7.5rem)] overflow-auto overscroll-contain rounded-control border border-line bg-ground select-none aria-busy:opacity-60"
    >
      <div style={{ minWidth: HEAD_WIDTH + days.length * NARROWEST_DAY }}>
        <DayHeaders days={days} />
        <div ref={body} className="relative" style={{ height: heightOfRows(rows.length) }}>
          <DayStripes days={days} />
          {rowsIn(shown.rows, rows.length, place.row).map((index) => {
            const row = rows[index];
            return row ? (
              <TimelineRowView
                key={row.key}
                row={row}
                index={index}
                days={days}
                shown={shown.days}
                current={index === place.row ? place.column : null}
              />
            ) : null;
          })}
          {ghost ? <GhostBox ref={ghostBox} ghost={ghost} days={days.length} /> : null}
        </div>
      </div>
    </div>
  );
}

/** Shows where the dragged item would land. */
function GhostBox({ ghost, days, ref }: { ghost: Ghost; days: number; ref: Ref<HTMLDivElement> }) {
  return (
    <div
      ref={ref}
      aria-hidden
      style={{ ...daysPlace(ghost, days), top: heightOfRows(ghost.row), height: ROW_HEIGHT }}
      className="pointer-events-none absolute z-20 rounded-control border-2 border-action bg-action/25"
    />
  );
}

/** Returns the focus to the grid when the focused cell is rendered again. */
function useFocusKept(grid: { readonly current: HTMLElement | null }) {
  const had = useRef(false);
  useEffect(() => {
    const element = grid.current;
    if (!element) return;
    const gain = () => (had.current = true);
    // When a focused cell is removed, `relatedTarget` is null.
    const lose = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget) had.current = element.contains(relatedTarget as Node);
    };
    element.addEventListener('focusin', gain);
    element.addEventListener('focusout', lose);
    return () => {
      element.removeEventListener('focusin', gain);
      element.removeEventListener('focusout', lose);
    };
  }, [grid]);
  useLayoutEffect(() => {
    if (had.current && document.activeElement === document.body)
      grid.current
        ?.querySelector<HTMLElement>('[role="gridcell"][tabindex="0"]')
        ?.focus({ preventScroll: true });
  });
}

function DayHeaders({ days }: Pick<TimelineGridProps, 'days'>) {
  return (
    <div
      role="row"
      aria-rowindex={1}
      className="sticky top-0 z-30 flex h-[3.25rem] border-b border-line bg-raised"
    >
      <div
        role="columnheader"
        className="sticky left-0 z-10 flex w-(--head) shrink-0 items-end border-r border-line bg-raised px-2 pb-1 text-sm font-semibold"
      >
        {t`Room`}
      </div>
      {days.map(({ date, words, weekday, day, month, isToday, isWeekend }) => (
        <div
          key={date}
          role="columnheader"
          aria-current={isToday ? 'date' : undefined}
          className={joinClasses(
            'relative flex min-w-0 flex-1 flex-col items-center justify-end pb-0.5 text-xs leading-tight',
            isWeekend && 'bg-line/50',
            isToday && 'font-bold text-action',
          )}
        >
          <span className="sr-only">{words}</span>
          <span aria-hidden className="absolute top-0.5 left-1 z-10 font-semibold whitespace-nowrap">
            {month}
          </span>
          <span aria-hidden>{weekday}</span>
          <span
            aria-hidden
            className={joinClasses(
              'tabular leading-tight',
              isToday && 'rounded-control bg-action px-1.5 text-on-action',
            )}
          >
            {day}
          </span>
        </div>
      ))}
    </div>
  );
}

/** Lines between days, weekends and today, behind the rows. */
function DayStripes({ days }: Pick<TimelineGridProps, 'days'>) {
  return (
    <div
      aria-hidden
      style={{ backgroundSize: `${100 / days.length}% 100%` }}
      className="absolute inset-y-0 right-0 left-(--head) bg-[linear-gradient(to_left,var(--line)_1px,transparent_1px)]"
    >
      {days.map(({ date, isToday, isWeekend }, column) =>
        isToday || isWeekend ? (
          <div
            key={date}
            style={{ left: `${(100 * column) / days.length}%`, width: `${100 / days.length}%` }}
            className={joinClasses(
              'absolute inset-y-0',
              isToday ? 'border-x-2 border-action/60 bg-action/10' : 'bg-line/50',
            )}
          />
        ) : null,
      )}
    </div>
  );
}
