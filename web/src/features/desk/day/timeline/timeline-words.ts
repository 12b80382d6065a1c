import { addDays, type PlainDate } from '../../../../lib/dates/plain-dates';
import { weekdayIndex } from '../../../../lib/dates/months';
import { toPayInWords } from '../../../../lib/bookings/to-pay';
import { DATES_AS_IN } from '../../../../lib/texts/locale';
import { plural, t } from '../../../../lib/texts/texts';
import { blockInWords } from '../blocks/block-reasons';
import {
  stateOf,
  type BarState,
  type TimelineCell,
  type TimelineRow,
  type TimelineStay,
} from './timeline-rows';

/** One column of the timeline, with its texts formatted once. */
export interface TimelineDay {
  date: PlainDate;
  /** 'Sat' */
  weekday: string;
  /** '5' */
  day: string;
  /** 'December 2026' in the first column and on the first day of a month; otherwise empty. */
  month: string;
  /** 'Sat 5 Dec' */
  words: string;
  isToday: boolean;
  isWeekend: boolean;
}

const format = (options: Intl.DateTimeFormatOptions) => {
  const written = new Intl.DateTimeFormat(DATES_AS_IN, { timeZone: 'UTC', ...options });
  return (date: PlainDate) => written.format(new Date(`${date}T00:00:00Z`));
};
const writeShortWeekday = format({ weekday: 'short' });
const writeDayOfMonth = format({ day: 'numeric' });
const writeShortMonth = format({ month: 'short' });
const writeMonthAndYear = format({ month: 'long', year: 'numeric' });

const SATURDAY = 5;

/** 'Sat 5 Dec' */
export function writeShortDay(date: PlainDate): string {
  return `${writeShortWeekday(date)} ${writeDayOfMonth(date)} ${writeShortMonth(date)}`;
}

/** The columns, starting with the given day. */
export function daysOf(from: PlainDate, nights: number, today: PlainDate): TimelineDay[] {
  return Array.from({ length: nights }, (_, index) => {
    const date = addDays(from, index);
    return {
      date,
      weekday: writeShortWeekday(date),
      day: writeDayOfMonth(date),
      month: index === 0 || date.endsWith('-01') ? writeMonthAndYear(date) : '',
      words: writeShortDay(date),
      isToday: date === today,
      isWeekend: weekdayIndex(date) >= SATURDAY,
    };
  });
}

/** The name of each state of a bar, and its letter in the bar. The most frequent state has no letter. */
export const STATE_WORDS: Readonly<Record<BarState, { letter: string; word: string }>> = {
  expected: { letter: '', word: t`expected` },
  inHouse: { letter: t`I`, word: t`in house` },
  departed: { letter: t`D`, word: t`departed` },
  held: { letter: t`H`, word: t`held, waiting for payment` },
  heldForCode: { letter: t`M`, word: t`held, waiting for the code from the guest’s mail` },
  tentative: { letter: t`T`, word: t`tentative` },
  heldChange: { letter: t`C`, word: t`held for a change` },
};

/** Caches the texts of numbers, because plural rules are slow. */
function writtenOnce(write: (count: number) => string): (count: number) => string {
  const written = new Map<number, string>();
  return (count) => {
    const text = written.get(count) ?? write(count);
    written.set(count, text);
    return text;
  };
}

/** '3 nights' */
const writeNights = writtenOnce((nights) => plural(nights, { one: '# night', other: '# nights' }));

const writeFree = writtenOnce((rooms) =>
  rooms === 0 ? t`no room free` : plural(rooms, { one: '# free', other: '# free' }),
);

/** Whether the guest owes money for which no payment is pending. */
export const isOwing = ({ balancePaise, bookingStatus }: TimelineStay): boolean =>
  balancePaise > 0 && bookingStatus !== 'HELD';

/** What the guest owes; empty when nothing. */
export function balanceInWords(stay: TimelineStay): string {
  if (!isOwing(stay)) return '';
  return toPayInWords({ amount: stay.balancePaise, currency: 'INR' }, stay.balanceDueOn);
}

/** 'Asha Rao, 3 nights, expected, ₹9,812.88 to pay' */
function stayInWords(stay: TimelineStay, nights: number): string {
  return [stay.guestName, writeNights(nights), STATE_WORDS[stateOf(stay)].word, balanceInWords(stay)]
    .filter(Boolean)
    .join(', ');
}

function contentInWords(row: TimelineRow, cell: TimelineCell): string {
  if (cell.kind === 'stay') return stayInWords(cell.stay, cell.span);
  if (cell.kind === 'block') return `${blockInWords(cell.block)}, ${writeNights(cell.span)}`;
  if (cell.kind === 'count') return writeFree(cell.roomsFree);
  return row.kind === 'room' && !row.room.onSale ? t`not on sale` : t`free`;
}

/** 'Room 101' or 'Single' */
const rowInWords = (row: TimelineRow): string =>
  row.kind === 'room' ? t`Room ${row.room.number}` : row.type.title;

/** The name of a cell for screen readers: 'Room 101, Sat 5 Dec: Asha Rao, 3 nights, expected'. */
export function cellInWords(row: TimelineRow, cell: TimelineCell, days: readonly TimelineDay[]): string {
  return `${rowInWords(row)}, ${days[cell.column]?.words ?? ''}: ${contentInWords(row, cell)}`;
}
