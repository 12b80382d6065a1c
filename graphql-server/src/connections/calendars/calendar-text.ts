import { addDays, dateInZone, isPlainDate, type PlainDate } from '../../platform/time/dates';

/** What a portal says about the nights of an event. `UNCLEAR`: a booking, or nights that the portal does not sell. */
export type FeedEventKind = 'SOLD' | 'CLOSED' | 'UNCLEAR';

/** An event of a portal: the nights [first night, until) of a room. */
export interface ReadEvent {
  /** Empty when the portal gives none. */
  uid: string;
  firstNight: PlainDate;
  until: PlainDate;
  kind: FeedEventKind;
}

/** Why a text is not used as a calendar. */
export type CalendarTextProblem =
  'NOT_A_CALENDAR' | 'CUT' | 'TOO_MANY_EVENTS' | 'RECURRENCE' | 'EVENT_INVALID';

/** The most events of a feed, and the most characters of a UID that is kept. */
export const CALENDAR_TEXT_LIMITS = { events: 2_000, uid: 200, nesting: 4 } as const;

/** A line of a calendar: `NAME;PARAMETER=value:value`. */
interface ContentLine {
  name: string;
  parameters: string;
  value: string;
}

/** The properties of an event that say which nights it takes. */
type EventProperties = Map<string, ContentLine>;

const USED = new Set(['UID', 'DTSTART', 'DTEND', 'DURATION', 'SUMMARY', 'STATUS', 'RECURRENCE-ID']);
const REPEATS = new Set(['RRULE', 'RDATE', 'EXRULE']);

class Unreadable extends Error {
  constructor(readonly problem: CalendarTextProblem) {
    super(problem);
  }
}

/**
 * Reads the events of a calendar (RFC 5545), or says why it is not used: a calendar is read as a whole or not at all. Events that
 * repeat are refused, because portals do not send them. The time grows with the length of the text.
 */
export function readCalendar(
  text: string,
  timeZone: string,
): { events: ReadEvent[] } | { problem: CalendarTextProblem } {
  try {
    return { events: eventsIn(text).flatMap((properties) => nightsOf(properties, timeZone)) };
  } catch (error) {
    if (error instanceof Unreadable) return { problem: error.problem };
    throw error;
  }
}

function eventsIn(text: string): EventProperties[] {
  const lines = unfolded(text);
  if (lines[0]?.trim().toUpperCase() !== 'BEGIN:VCALENDAR') throw new Unreadable('NOT_A_CALENDAR');
  if (lines.at(-1)?.trim().toUpperCase() !== 'END:VCALENDAR') throw new Unreadable('CUT');
  const open: string[] = [];
  const events: EventProperties[] = [];
  let isOver = false;
  for (const line of lines) {
    if (isOver) throw new Unreadable('NOT_A_CALENDAR');
    const content = contentLine(line);
    if (content.name === 'BEGIN') begin(open, events, content.value.trim().toUpperCase());
    else if (content.name === 'END') isOver = end(open, content.value.trim().toUpperCase());
    else if (open.at(-1) === 'VEVENT') keep(events.at(-1), content);
  }
  if (!isOver) throw new Unreadable('NOT_A_CALENDAR');
  return events;
}

function begin(open: string[], events: EventProperties[], component: string): void {
  if (open.length >= CALENDAR_TEXT_LIMITS.nesting) throw new Unreadable('NOT_A_CALENDAR');
  if ((component === 'VCALENDAR') !== (open.length === 0)) throw new Unreadable('NOT_A_CALENDAR');
  if (component === 'VEVENT' && open.length !== 1) throw new Unreadable('NOT_A_CALENDAR');
  open.push(component);
  if (component !== 'VEVENT') return;
  if (events.length >= CALENDAR_TEXT_LIMITS.events) throw new Unreadable('TOO_MANY_EVENTS');
  events.push(new Map());
}

/** True when the whole calendar has ended. */
function end(open: string[], component: string): boolean {
  if (open.pop() !== component) throw new Unreadable('NOT_A_CALENDAR');
  return open.length === 0;
}

function keep(event: EventProperties | undefined, content: ContentLine): void {
  if (REPEATS.has(content.name)) throw new Unreadable('RECURRENCE');
  if (event && USED.has(content.name) && !event.has(content.name)) event.set(content.name, content);
}

/** The lines, each with what was folded below it (RFC 5545, 3.1). */
function unfolded(text: string): string[] {
  const parts: string[][] = [];
  for (const line of text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/)) {
    const isFolded = line.startsWith(' ') || line.startsWith('\t');
    const last = parts.at(-1);
    if (isFolded && last) last.push(line.slice(1));
    else parts.push([line]);
  }
  return parts.map((part) => part.join('')).filter((line) => line.trim() !== '');
}

function contentLine(line: string): ContentLine {
  const nameEnds = line.search(/[;:]/);
  if (nameEnds < 1) throw new Unreadable('NOT_A_CALENDAR');
  let isQuoted = false;
  let valueBegins = nameEnds;
  while (valueBegins < line.length && (isQuoted || line[valueBegins] !== ':')) {
    if (line[valueBegins] === '"') isQuoted = !isQuoted;
    valueBegins += 1;
  }
  if (valueBegins === line.length) throw new Unreadable('NOT_A_CALENDAR');
  return {
    name: line.slice(0, nameEnds).toUpperCase(),
    parameters: line.slice(nameEnds, valueBegins).toUpperCase(),
    value: line.slice(valueBegins + 1),
  };
}

/** The event, or nothing when it takes no night. */
function nightsOf(properties: EventProperties, timeZone: string): ReadEvent[] {
  if (properties.has('RECURRENCE-ID')) throw new Unreadable('RECURRENCE');
  if (valueOf(properties, 'STATUS').toUpperCase() === 'CANCELLED') return [];
  const start = properties.get('DTSTART');
  if (!start) throw new Unreadable('EVENT_INVALID');
  const firstNight = dateOf(start, timeZone);
  const until = endOf(properties, firstNight, timeZone);
  if (until < firstNight) throw new Unreadable('EVENT_INVALID');
  const isWholeDay = /^\d{8}$/.test(start.value.trim());
  // An event of some hours takes no night. A day without an end, or with an empty range, is that day.
  if (until === firstNight && !isWholeDay) return [];
  return [
    {
      uid: valueOf(properties, 'UID'),
      firstNight,
      until: until === firstNight ? addDays(firstNight, 1) : until,
      kind: kindOf(valueOf(properties, 'SUMMARY')),
    },
  ];
}

const valueOf = (properties: EventProperties, name: string): string =>
  properties.get(name)?.value.trim() ?? '';

function endOf(properties: EventProperties, firstNight: PlainDate, timeZone: string): PlainDate {
  const end = properties.get('DTEND');
  if (end) return dateOf(end, timeZone);
  const duration = properties.get('DURATION');
  return duration ? addDays(firstNight, daysOf(duration.value.trim())) : firstNight;
}

const WEEKS = /^P(\d{1,3})W$/;
const DAYS = /^P(\d{1,4})D(T[\dHMS]{1,20})?$/;
const HOURS = /^PT[\dHMS]{1,20}$/;

function daysOf(duration: string): number {
  const weeks = WEEKS.exec(duration);
  if (weeks) return Number(weeks[1]) * 7;
  const days = DAYS.exec(duration);
  if (days) return Number(days[1]);
  if (HOURS.test(duration)) return 0;
  throw new Unreadable('EVENT_INVALID');
}

const DATE = /^(\d{4})(\d{2})(\d{2})$/;
const MOMENT = /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})(Z?)$/;

/** The date at the hotel. A local time counts as it is written, whatever its time zone: portals write the hotel's. */
function dateOf({ value }: ContentLine, timeZone: string): PlainDate {
  const text = value.trim();
  const [, year, month, day, hour, minute, second, utc] = DATE.exec(text) ?? MOMENT.exec(text) ?? [];
  const date = `${year ?? ''}-${month ?? ''}-${day ?? ''}`;
  if (!isPlainDate(date)) throw new Unreadable('EVENT_INVALID');
  if (utc !== 'Z') return date;
  const moment = new Date(`${date}T${hour ?? ''}:${minute ?? ''}:${second ?? ''}Z`);
  if (Number.isNaN(moment.getTime())) throw new Unreadable('EVENT_INVALID');
  return dateInZone(moment, timeZone);
}

const AIRBNB_CLOSED = /^airbnb\b.{0,20}not available/i;
const CLOSED_OR_SOLD = /not available|unavailable|closed|blocked/i;

/** Airbnb tells nights that it does not sell apart from bookings; Booking.com calls everything 'CLOSED - Not available'. */
function kindOf(summary: string): FeedEventKind {
  if (AIRBNB_CLOSED.test(summary)) return 'CLOSED';
  return CLOSED_OR_SOLD.test(summary) ? 'UNCLEAR' : 'SOLD';
}
