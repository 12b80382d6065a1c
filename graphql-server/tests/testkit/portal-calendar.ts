import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { LOOPBACK, portOf } from '../../local/listening';

/** An event as a portal writes it. */
export interface PortalEvent {
  uid?: string;
  first: string;
  until: string;
  summary: string;
}

/** How a portal misbehaves. */
export type PortalFault =
  | 'empty'
  | 'cut'
  | 'broken connection'
  | 'page'
  | 'silence'
  | 'endless'
  | 'no events at all'
  | { status: number }
  | { redirect: string }
  | { body: string; type?: string };

/** A portal that sends a calendar of one room. */
export interface PortalCalendar {
  url: string;
  events: PortalEvent[];
  fault: PortalFault | null;
  /** Whether each reading has other UIDs, as Booking.com's have. */
  hasNewUids: boolean;
  /** The answers that it gave, such as 200 and 304. */
  answers: number[];
  stop(): Promise<void>;
}

export const AIRBNB_SOLD = 'Reserved';
export const AIRBNB_CLOSED = 'Airbnb (Not available)';
export const BOOKING_COM = 'CLOSED - Not available';

const compact = (date: string): string => date.replaceAll('-', '');

/** The text of a calendar, with a folded line and data of guests, as Airbnb writes it. */
export function calendarText(events: readonly PortalEvent[]): string {
  const lines = events.flatMap(({ uid, first, until, summary }) => [
    'BEGIN:VEVENT',
    `DTSTART;VALUE=DATE:${compact(first)}`,
    `DTEND;VALUE=DATE:${compact(until)}`,
    ...(uid === undefined ? [] : [`UID:${uid}`]),
    'DESCRIPTION:Reservation URL: https://portal.example/reservations/HMABCDEF\\nPh',
    ' one Number (Last 4 Digits): 4321',
    `SUMMARY:${summary}`,
    'END:VEVENT',
  ]);
  return ['BEGIN:VCALENDAR', 'PRODID:-//Portal//EN', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join(
    '\r\n',
  );
}

/** Starts a portal that sends a calendar without events until a test says otherwise. */
export async function startPortalCalendar(): Promise<PortalCalendar> {
  let readings = 0;
  const server = createServer((request, response) => {
    readings += 1;
    answer(portal, request, response, readings);
  });
  await new Promise<void>((resolve) => server.listen(0, LOOPBACK, resolve));
  const portal: PortalCalendar = {
    url: `http://${LOOPBACK}:${portOf(server.address())}/calendar/ical/123.ics?s=secret-of-portal`,
    events: [],
    fault: null,
    hasNewUids: false,
    answers: [],
    stop: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return portal;
}

function answer(
  portal: PortalCalendar,
  request: IncomingMessage,
  response: ServerResponse,
  reading: number,
): void {
  const events = portal.hasNewUids
    ? portal.events.map((event) => ({ ...event, uid: `${reading}-${event.first}@portal.example` }))
    : portal.events;
  const text = calendarText(events);
  const etag = `"${Buffer.from(text).toString('base64').length}-${events.map(({ first, until }) => first + until).join('')}"`;
  const send = (status: number, headers: Record<string, string> = {}, body = ''): void => {
    portal.answers.push(status);
    response.writeHead(status, headers).end(body);
  };
  const { fault } = portal;
  if (fault === null) {
    if (request.headers['if-none-match'] === etag) return send(304);
    return send(200, { 'content-type': 'text/calendar', etag }, text);
  }
  if (typeof fault === 'object' && 'status' in fault) return send(fault.status);
  if (typeof fault === 'object' && 'redirect' in fault) return send(302, { location: fault.redirect });
  if (typeof fault === 'object')
    return send(200, { 'content-type': fault.type ?? 'text/calendar' }, fault.body);
  const faults: Record<Extract<PortalFault, string>, () => void> = {
    empty: () => send(200, {}, ''),
    'no events at all': () => send(200, {}, calendarText([])),
    cut: () => send(200, {}, text.slice(0, -40)),
    page: () => send(200, { 'content-type': 'text/html' }, '<!doctype html><title>Sign in</title>'),
    silence: () => undefined,
    'broken connection': () => {
      response.writeHead(200, { 'content-length': String(text.length) });
      response.write(text.slice(0, 60));
      setImmediate(() => response.destroy());
    },
    endless: () => {
      response.writeHead(200, { 'content-type': 'text/calendar' });
      const part = `${'X-FILLER:'.padEnd(8_000, 'x')}\r\n`;
      const more = (): void => {
        if (!response.destroyed) response.write(part, more);
      };
      response.write('BEGIN:VCALENDAR\r\n', more);
    },
  };
  faults[fault]();
}
