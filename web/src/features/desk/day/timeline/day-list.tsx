import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { Button } from '../../../../components/form/button';
import { TextField } from '../../../../components/form/field';
import { addDays, type PlainDate } from '../../../../lib/dates/plain-dates';
import { t } from '../../../../lib/texts/texts';
import type { ChosenCell } from './cell-actions';
import { cellAt, stateOf, type TimelineCell, type TimelineRow } from './timeline-rows';
import { balanceInWords, STATE_WORDS, writeShortDay } from './timeline-words';
import { RoomStateNote } from '../housekeeping/room-states';
import { blockInWords } from '../blocks/block-reasons';

/** The columns of the rows: the night before the day, and the night after it. */
const NIGHT_BEFORE = 0;
const NIGHT = 1;

interface DayListProps {
  day: PlainDate;
  /** Rows of two nights: the night before the day, and the night after it. */
  rows: readonly TimelineRow[];
  busy: boolean;
  onDay: (day: PlainDate) => void;
  onChoose: (chosen: ChosenCell) => void;
}

/** The rooms of one day, for a phone: who stays, who arrives and who leaves. */
export function DayList({ day, rows, busy, onDay, onChoose }: DayListProps) {
  const list = useFocusOnStay(rows);
  return (
    <div className="grid gap-6">
      <div className="flex items-end gap-2">
        <Button
          look="quiet"
          size="small"
          aria-label={t`The day before`}
          onClick={() => onDay(addDays(day, -1))}
        >
          <ChevronLeft aria-hidden className="size-5" />
        </Button>
        <TextField
          label={t`Day`}
          type="date"
          inWords
          required
          value={day}
          onChange={({ target }) => {
            // While a year is being typed, the date may be long ago, such as the year 0002.
            if (target.value >= '2000-01-01') onDay(target.value);
          }}
          className="flex-1"
        />
        <Button
          look="quiet"
          size="small"
          aria-label={t`The day after`}
          onClick={() => onDay(addDays(day, 1))}
        >
          <ChevronRight aria-hidden className="size-5" />
        </Button>
      </div>
      <ul
        ref={list}
        aria-label={t`Rooms on ${writeShortDay(day)}`}
        aria-busy={busy}
        className="aria-busy:opacity-60"
      >
        {rows.map((row) => (
          <li key={row.key} className="border-b border-line">
            {row.kind === 'type' ? (
              <TypeHeading row={row} />
            ) : (
              <RoomOfDay row={row} day={day} onChoose={onChoose} />
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** When a guest whose line has the focus gets another room, moves the focus to the guest's new line. */
function useFocusOnStay(rows: DayListProps['rows']) {
  const list = useRef<HTMLUListElement>(null);
  const focused = useRef<string | undefined>(undefined);
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const remember = ({ target }: FocusEvent) => {
      focused.current = target instanceof HTMLElement ? target.dataset['stay'] : undefined;
    };
    // When a focused line is removed, `relatedTarget` is also null. A user who leaves a line that stays wants to be
    // elsewhere.
    const forget = ({ target, relatedTarget }: FocusEvent) =>
      queueMicrotask(() => {
        if (!relatedTarget && target instanceof HTMLElement && target.isConnected)
          focused.current = undefined;
      });
    element.addEventListener('focusin', remember);
    element.addEventListener('focusout', forget);
    return () => {
      element.removeEventListener('focusin', remember);
      element.removeEventListener('focusout', forget);
    };
  }, []);
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    const isHere = activeElement === body || list.current?.contains(activeElement);
    if (!isHere || !focused.current) return;
    const line = list.current?.querySelector<HTMLElement>(`[data-stay="${focused.current}"]`);
    if (line && line !== activeElement) line.focus({ preventScroll: true });
  }, [rows]);
  return list;
}

function TypeHeading({ row }: { row: TimelineRow }) {
  const count = cellAt(row, NIGHT);
  return (
    <h2 className="flex items-baseline justify-between pt-5 pb-1.5 font-sans text-base font-semibold">
      {row.type.title}
      <span className="text-sm font-normal text-quiet">
        {count?.kind === 'count' ? t`${count.roomsFree} free` : ''}
      </span>
    </h2>
  );
}

interface LineOfRoom {
  cell: TimelineCell;
  words: string;
}

function lineOf(cell: TimelineCell, day: PlainDate): string {
  if (cell.kind === 'block') return t`${blockInWords(cell.block)} until ${writeShortDay(cell.block.endsOn)}`;
  if (cell.kind !== 'stay') return t`free`;
  const { stay } = cell;
  const until = writeShortDay(stay.checkout);
  return stay.checkin === day
    ? t`${stay.guestName} arrives, until ${until}`
    : t`${stay.guestName} stays until ${until}`;
}

/** Who leaves the room, and its state for the night. */
function linesOf(row: TimelineRow, day: PlainDate): LineOfRoom[] {
  const [before, night] = [cellAt(row, NIGHT_BEFORE), cellAt(row, NIGHT)];
  const leaves = before?.kind === 'stay' && before !== night && before.stay.checkout === day;
  return [
    ...(leaves ? [{ cell: before, words: t`${before.stay.guestName} leaves` }] : []),
    ...(night ? [{ cell: night, words: lineOf(night, day) }] : []),
  ];
}

interface RoomOfDayProps {
  row: TimelineRow & { kind: 'room' };
  day: PlainDate;
  onChoose: (chosen: ChosenCell) => void;
}

function RoomOfDay({ row, day, onChoose }: RoomOfDayProps) {
  return (
    <div className="grid grid-cols-[4rem_1fr] items-start">
      <h3 className="tabular flex min-h-11 flex-col justify-center font-sans text-base leading-tight font-semibold">
        {row.room.number}
        <RoomStateNote number={row.room.number} className="text-xs" />
      </h3>
      <div>
        {linesOf(row, day).map(({ cell, words }) => (
          <button
            key={cell.column}
            type="button"
            aria-haspopup="menu"
            data-stay={cell.kind === 'stay' ? `${cell.stay.id} ${cell.column}` : undefined}
            onClick={({ currentTarget }) =>
              onChoose({ row, cell, at: currentTarget.getBoundingClientRect() })
            }
            className="flex min-h-11 w-full cursor-pointer items-center gap-2 rounded-control py-2 text-left leading-snug hover:text-action"
          >
            <LineWords cell={cell} words={words} />
          </button>
        ))}
      </div>
    </div>
  );
}

function LineWords({ cell, words }: LineOfRoom) {
  const marks =
    cell.kind === 'stay'
      ? [STATE_WORDS[stateOf(cell.stay)].word, balanceInWords(cell.stay)].filter(Boolean)
      : [];
  return (
    <span className={cell.kind === 'free' ? 'text-quiet' : ''}>
      {words}
      {marks.length > 0 ? <span className="block text-sm text-quiet">{marks.join(', ')}</span> : null}
    </span>
  );
}
