import { TriangleAlert } from 'lucide-react';
import { useRef, type KeyboardEvent, type MouseEvent } from 'react';
import type { RateGridTable_GridFragment } from '../../../../generated/graphql';
import { weekdayIndex, writeWeekday } from '../../../../lib/dates/months';
import type { PlainDate } from '../../../../lib/dates/plain-dates';
import { joinClasses } from '../../../../lib/joined-classes';
import { writeRate } from '../../../../lib/money';
import { t } from '../../../../lib/texts/texts';
import { selectionAfter, type Cell, type Selection } from './grid-selection';
import {
  nightInWords,
  roomsLeft,
  shortRule,
  shortSource,
  writeDayAndMonth,
  type GridNight,
  type GridRow,
} from './night-words';

interface RateGridTableProps {
  grid: RateGridTable_GridFragment;
  selection: Selection;
  busy: boolean;
  /** Whether the form would change the rate of this room type on this date. */
  isChosen: (roomType: string, date: PlainDate) => boolean;
  onSelect: (selection: Selection) => void;
  /** Called on Enter: moves on to the rate. */
  onFill: () => void;
  /** Called on Page Up with -1 and on Page Down with 1. */
  onPage: (direction: number) => void;
}

const PAGES: Readonly<Record<string, number>> = { PageUp: -1, PageDown: 1 };
const SATURDAY = 5;

const isSame = (one: Cell, other: Cell) => one.row === other.row && one.column === other.column;

/** The selection, or the focused cell when a screen reader has moved the focus. */
function selectionAt(selection: Selection, target: EventTarget): Selection {
  const cell = target instanceof HTMLElement ? target.closest('td') : null;
  const row = cell?.closest('tr');
  if (!cell || !row) return selection;
  // The first row and the first column are headers.
  const focused = { row: row.rowIndex - 1, column: cell.cellIndex - 1 };
  return isSame(focused, selection.focus) ? selection : { anchor: focused, focus: focused };
}

/**
 * Rates of room types by day. A range of cells is selected by dragging or by keyboard; the form below sets its rates.
 */
export function RateGridTable(props: RateGridTableProps) {
  const { grid, selection, busy, isChosen, onSelect, onFill, onPage } = props;
  const table = useRef<HTMLTableElement>(null);
  const size = { rows: grid.rows.length, columns: grid.days.length };
  const press = (event: KeyboardEvent) => {
    const page = PAGES[event.key];
    const next = selectionAfter(selectionAt(selection, event.target), event, size);
    const isFill = event.key === 'Enter' || (event.key === ' ' && !next);
    if (!page && !next && !isFill) return;
    event.preventDefault();
    if (page) onPage(page);
    if (isFill) onFill();
    if (!next) return;
    onSelect(next);
    table.current?.rows[next.focus.row + 1]?.cells[next.focus.column + 1]?.focus();
  };
  const pointAt = (cell: Cell, isExtended: boolean) =>
    onSelect({ anchor: isExtended ? selection.anchor : cell, focus: cell });
  return (
    <div className="-mx-5 overflow-x-auto px-5">
      <table
        ref={table}
        role="grid"
        aria-label={t`Rates by day`}
        aria-multiselectable
        aria-busy={busy}
        onKeyDown={press}
        className="tabular border-separate border-spacing-0.5 select-none aria-busy:opacity-60"
      >
        <thead>
          <tr>
            <th scope="col" className="sticky left-0 z-10 bg-ground text-left text-sm font-semibold">
              {t`Room type`}
            </th>
            {grid.days.map((day) => (
              <th
                key={day}
                scope="col"
                className={joinClasses(
                  'px-1 py-1.5 text-sm leading-tight font-semibold',
                  weekdayIndex(day) >= SATURDAY && 'rounded-control bg-raised',
                )}
              >
                <span className="block text-xs font-medium text-quiet">{writeWeekday(day, 'short')}</span>
                {writeDayAndMonth(day)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {grid.rows.map((row, rowIndex) => (
            <tr key={row.roomType}>
              <th
                scope="row"
                className="sticky left-0 z-10 max-w-28 min-w-20 bg-ground pr-2 text-left text-sm font-semibold break-words"
              >
                {row.title}
                {row.onSale ? null : (
                  <span className="block text-xs font-normal text-quiet">{t`not on sale`}</span>
                )}
              </th>
              {row.nights.map((night, column) => {
                const cell = { row: rowIndex, column };
                return (
                  <NightCell
                    // A cell keeps its element when other days are shown, so that the focus stays in it.
                    key={column}
                    row={row}
                    night={night}
                    isCurrent={isSame(selection.focus, cell)}
                    isChosen={isChosen(row.roomType, night.date)}
                    onPoint={(isExtended) => pointAt(cell, isExtended)}
                  />
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface NightCellProps {
  row: GridRow;
  night: GridNight;
  isCurrent: boolean;
  isChosen: boolean;
  /**
   * Called when the mouse is pressed on the cell, or enters it while pressed. An extended selection keeps its anchor.
   */
  onPoint: (isExtended: boolean) => void;
}

function NightCell({ row, night, isCurrent, isChosen, onPoint }: NightCellProps) {
  const enter = ({ buttons }: MouseEvent) => {
    if (buttons === 1) onPoint(true);
  };
  return (
    <td
      role="gridcell"
      tabIndex={isCurrent ? 0 : -1}
      aria-selected={isChosen}
      aria-label={nightInWords(row, night)}
      onMouseDown={({ button, shiftKey }) => button === 0 && onPoint(shiftKey)}
      onMouseEnter={enter}
      className={joinClasses(
        'h-20 min-w-18 scroll-mx-28 cursor-cell rounded-control px-1 py-1.5 text-center align-top text-xs leading-snug',
        isChosen
          ? 'bg-action/15 inset-ring-2 inset-ring-action [&_span]:text-ink'
          : 'bg-raised hover:bg-action/10',
      )}
    >
      <span className="block text-base font-semibold">{writeRate(night.rate)}</span>
      <span className={joinClasses('block', night.source === 'BASE' ? 'text-quiet' : 'font-semibold')}>
        {shortSource(night)}
      </span>
      {night.restrictions.map((rule, index) => (
        <span key={index} className="block">
          {shortRule(rule)}
        </span>
      ))}
      {night.roomsFree === null ? null : (
        <span className="block text-quiet">{roomsLeft(night.roomsFree)}</span>
      )}
      {night.slabWarning ? (
        <span className="flex items-center justify-center gap-0.5 font-semibold text-warning">
          <TriangleAlert aria-hidden className="size-3" />
          {t`tax limit`}
        </span>
      ) : null}
    </td>
  );
}
