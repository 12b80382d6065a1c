import { memo } from 'react';
import { joinClasses } from '../../../../lib/joined-classes';
import { t } from '../../../../lib/texts/texts';
import {
  cellAt,
  stateOf,
  type BarState,
  type TimelineCell,
  type TimelineRow,
  type TimelineStay,
} from './timeline-rows';
import { cellInWords, isOwing, STATE_WORDS, type TimelineDay } from './timeline-words';
import { RoomStateSymbols } from '../housekeeping/room-states';
import { blockInWords } from '../blocks/block-reasons';
import { daysPlace, heightOfRows, ROW_HEIGHT } from './days-place';
import type { Range } from './use-shown-cells';

// Each look has a pattern in addition to its colour: full, striped, dashed or dotted.
export const BAR_LOOKS: Readonly<Record<BarState | 'block', string>> = {
  expected: 'border border-l-4 border-action bg-raised text-ink',
  inHouse: 'border border-action bg-action text-on-action',
  departed: 'border border-control bg-raised text-quiet',
  held: 'border-2 border-dashed border-warning bg-raised text-ink',
  heldForCode: 'border-2 border-dashed border-warning bg-raised text-ink',
  tentative: 'border-2 border-dotted border-control bg-raised text-ink',
  heldChange: 'border-2 border-dotted border-warning bg-raised text-ink',
  block:
    'border border-control text-ink bg-[repeating-linear-gradient(135deg,var(--ground)_0_6px,var(--line)_6px_8px)]',
};

const CELL =
  'absolute scroll-mt-16 scroll-ml-44 scroll-mr-4 focus-visible:z-20 focus-visible:outline-offset-[-2px]';

// One element for each bar, because a full hotel has hundreds. A gap of one pixel separates two bars.
const BAR =
  'inset-y-[2px] cursor-pointer truncate rounded-[5px] px-1 text-xs leading-[calc(var(--desk-row)-6px)]';

interface TimelineRowViewProps {
  row: TimelineRow;
  /** The index of the row. */
  index: number;
  days: readonly TimelineDay[];
  /** The range of rendered days. */
  shown: Range;
  /** The day of the cell that Tab focuses; null in every other row. */
  current: number | null;
}

/** The row of a room or a room type. It is rendered again only when it changes. */
export const TimelineRowView = memo(function TimelineRowView({
  row,
  index,
  days,
  shown,
  current,
}: TimelineRowViewProps) {
  const currentCell = current === null ? null : cellAt(row, current);
  const isShown = ({ column, span }: TimelineCell) => column < shown.until && column + span > shown.from;
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      data-row={index}
      style={{ top: heightOfRows(index), height: ROW_HEIGHT }}
      className={joinClasses(
        'absolute inset-x-0 border-b border-line contain-strict',
        row.kind === 'type' && 'bg-raised',
      )}
    >
      <RowHeader row={row} />
      {row.cells.map((cell) =>
        isShown(cell) || cell === currentCell ? (
          <CellView
            // A cell that begins on the same day keeps its element, so that the focus stays in it.
            key={cell.column}
            row={row}
            cell={cell}
            days={days}
            isCurrent={cell === currentCell}
          />
        ) : null,
      )}
    </div>
  );
});

/** Longer than a line of the head. */
const isLong = (title: string): boolean => title.length > 18;

function RowHeader({ row }: Pick<TimelineRowViewProps, 'row'>) {
  const isType = row.kind === 'type';
  return (
    <div
      role="rowheader"
      className={joinClasses(
        'sticky left-0 z-10 flex h-full w-(--head) items-center border-r border-line px-2 text-sm',
        isType ? 'bg-raised font-semibold' : 'tabular bg-ground',
      )}
      title={isType ? row.type.title : undefined}
    >
      {isType ? (
        // Two lines of a row hold a name of 40 letters.
        <span
          className={joinClasses(
            'line-clamp-2 wrap-anywhere',
            isLong(row.type.title) && 'text-[0.6875rem] leading-[0.75rem]',
          )}
        >
          {row.type.title}
        </span>
      ) : (
        <>
          <span className="mr-1.5">{row.room.number}</span>
          <RoomStateSymbols number={row.room.number} />
        </>
      )}
      {isType || row.room.onSale ? null : (
        <span className="ml-1.5 text-[0.6875rem] text-quiet">{t`not on sale`}</span>
      )}
    </div>
  );
}

interface CellViewProps {
  row: TimelineRow;
  cell: TimelineCell;
  days: readonly TimelineDay[];
  isCurrent: boolean;
}

function CellView({ row, cell, days, isCurrent }: CellViewProps) {
  const isBar = cell.kind === 'stay' || cell.kind === 'block';
  return (
    <div
      role="gridcell"
      aria-colindex={cell.column + 2}
      aria-colspan={cell.span === 1 ? undefined : cell.span}
      aria-label={cellInWords(row, cell, days)}
      tabIndex={isCurrent ? 0 : -1}
      style={daysPlace(cell, days.length, isBar ? 1 : 0)}
      className={joinClasses(CELL, lookOf(cell))}
    >
      {cell.kind === 'count' ? cell.roomsFree : null}
      {cell.kind === 'block' ? blockInWords(cell.block) : null}
      {cell.kind === 'stay' ? <StayContent stay={cell.stay} /> : null}
    </div>
  );
}

// The resize cursor is added only while the pointer is over the bar, not for every bar.
const END =
  'hover:after:absolute hover:after:inset-y-0 hover:after:right-0 hover:after:w-2 hover:after:cursor-ew-resize';

function lookOf(cell: TimelineCell): string {
  if (cell.kind === 'free') return 'inset-y-0 cursor-cell hover:bg-action/10';
  if (cell.kind === 'count')
    return joinClasses(
      'tabular inset-y-0 cursor-pointer text-center text-xs leading-(--desk-row)',
      cell.roomsFree === 0 ? 'font-bold text-bad' : 'text-quiet',
    );
  if (cell.kind === 'block') return joinClasses(BAR, BAR_LOOKS.block);
  return joinClasses(BAR, BAR_LOOKS[stateOf(cell.stay)], isOwing(cell.stay) && 'pr-4', cell.ends && END);
}

/** The letter of the state, the name, and a sign when something is to be paid. */
function StayContent({ stay }: { stay: TimelineStay }) {
  const { letter } = STATE_WORDS[stateOf(stay)];
  return (
    <>
      {letter ? <b className="mr-1 text-[0.6875rem]">{letter}</b> : null}
      {stay.guestName}
      {isOwing(stay) ? <b className="absolute top-0 right-1">₹</b> : null}
    </>
  );
}
