import ical from 'ical-generator';
import { instantInZone, type PlainDate } from '../../platform/time/dates';

/** Nights of a room that are not for sale, without saying why. */
export interface TakenNights {
  /** Of the stay or block, and stable while it has nights in the room. */
  key: string;
  firstNight: PlainDate;
  until: PlainDate;
  madeAt: Date;
}

/** How often portals should read the file, in seconds. They choose for themselves. */
const READ_EVERY_SECONDS = 15 * 60;

/** The end of each UID, by which our own events are recognised when they come back. */
export const ownUidEnd = (domain: string): string => `@rooms.${domain}`;

/**
 * The nights of a room that a portal cannot sell, as an iCalendar file (RFC 5545). It contains no data of guests. Unchanged nights
 * give an identical file.
 */
export function calendarFile(
  { name, domain, timeZone }: { name: string; domain: string; timeZone: string },
  taken: readonly TakenNights[],
): string {
  const calendar = ical({
    name,
    prodId: { company: domain, product: 'Rooms', language: 'EN' },
    ttl: READ_EVERY_SECONDS,
  });
  // Of a whole day, only the date in this zone is written.
  const noon = (date: PlainDate): Date => instantInZone(date, '12:00', timeZone);
  for (const { key, firstNight, until, madeAt } of taken)
    calendar.createEvent({
      id: `${key}${ownUidEnd(domain)}`,
      stamp: madeAt,
      start: noon(firstNight),
      end: noon(until),
      allDay: true,
      summary: 'Not available',
    });
  return calendar.toString();
}
