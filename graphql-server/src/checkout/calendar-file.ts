import ical, { ICalCalendarMethod } from 'ical-generator';
import type { PlainDate } from '../platform/time/dates';

export interface CalendarEntry {
  /** The hotel's name. */
  hotel: string;
  /** Of the booking's whole life, so that a second import updates the first. */
  uid: string;
  checkin: PlainDate;
  checkout: PlainDate;
  summary: string;
  description: string;
  location: string;
  /** When the booking was made; stable, so that the same booking gives the same file. */
  stamp: Date;
}

/**
 * The stay as an iCalendar file (RFC 5545): whole days (`VALUE=DATE`), the end exclusive as our check-out is,
 * and one UID for the booking's life, so that a second import updates the first.
 */
export function calendarFile(entry: CalendarEntry): string {
  const calendar = ical({
    name: entry.hotel,
    method: ICalCalendarMethod.PUBLISH,
    prodId: { company: entry.hotel, product: 'Bookings', language: 'EN' },
  });
  calendar.createEvent({
    id: entry.uid,
    stamp: entry.stamp,
    allDay: true,
    start: new Date(`${entry.checkin}T00:00:00Z`),
    end: new Date(`${entry.checkout}T00:00:00Z`),
    summary: entry.summary,
    description: entry.description,
    location: entry.location,
  });
  return calendar.toString();
}
