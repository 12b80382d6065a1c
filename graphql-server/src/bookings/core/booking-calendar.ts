import ical, {
  ICalAlarmType,
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalAttendeeType,
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';
import { arrivalOf, departureOf, type BookingRecord } from './booking-record';
import type { PropertySource } from '../../selling/property/property.service';
import { instantInZone } from '../../platform/time/dates';
import { isLive } from '../../selling/stays/stay.states';

/**
 * What a calendar does with the file (RFC 5546, 3.2): add an entry without an owner, update the guest's entry, or
 * remove it.
 */
export type CalendarMethod = 'PUBLISH' | 'REQUEST' | 'CANCEL';

/** Characters that a parameter value cannot contain, even in quotes (RFC 5545, 3.2). */
const NOT_IN_PARAMETERS = /["\\\p{Cc}]+/gu;

const nameInFile = (name: string): string => name.replace(NOT_IN_PARAMETERS, ' ').trim();

/** Guests are reminded a day before check-in. */
const REMINDED_SECONDS_BEFORE = 86_400;

/**
 * Bookings as iCalendar files (RFC 5545): from check-in on the first day to check-out on the last, as instants, so that
 * a guest abroad finds the stay at the right time. The UID of a booking never changes, so that a second import updates
 * the first.
 */
export class BookingCalendar {
  constructor(
    private readonly property: PropertySource,
    /** The address to which the guest's calendar sends replies. */
    private readonly hotelAddress: string,
    private readonly siteUrl: string,
  ) {}

  /** The file of a mail. Mail programs update the guest's entry with it, and remove the entry with the last file. */
  invitation(booking: BookingRecord): { method: 'REQUEST' | 'CANCEL'; file: string } {
    const method = booking.stays.some(isLive) ? 'REQUEST' : 'CANCEL';
    return { method, file: this.fileOf(booking, method) };
  }

  /** The file of the booking's page, which the guest imports. */
  download(booking: BookingRecord): string {
    return this.fileOf(booking, booking.stays.some(isLive) ? 'PUBLISH' : 'CANCEL');
  }

  private fileOf(booking: BookingRecord, method: CalendarMethod): string {
    const { name: hotel, address, checkinFrom, checkoutBy, timeZone } = this.property.current;
    const calendar = ical({
      name: hotel,
      method: ICalCalendarMethod[method],
      prodId: { company: hotel, product: 'Bookings', language: 'EN' },
    });
    const event = calendar.createEvent({
      id: booking.calendarUid,
      sequence: booking.calendarSequence,
      status: method === 'CANCEL' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      // Stable, so that an unchanged booking gives an identical file.
      stamp: booking.calendarChangedAt ?? booking.createdAt,
      start: instantInZone(arrivalOf(booking), checkinFrom, timeZone),
      end: instantInZone(departureOf(booking), checkoutBy, timeZone),
      summary: `Stay at ${hotel}`,
      description: this.descriptionOf(booking),
      location: `${hotel}, ${address}`,
      // The guest is not busy all day, so other invitations still find free time.
      transparency: ICalEventTransparency.TRANSPARENT,
      // The link has no token of the booking: with the token everybody who can see the calendar could cancel.
      url: `${this.siteUrl}/booking`,
      organizer: { name: nameInFile(hotel), email: this.hotelAddress },
    });
    if (method !== 'CANCEL')
      event.createAlarm({ type: ICalAlarmType.display, triggerBefore: REMINDED_SECONDS_BEFORE });
    // A published entry has no attendee (RFC 5546, 3.2.1); neither has a booking without an address.
    if (method === 'PUBLISH' || booking.email === null) return calendar.toString();
    event.createAttendee({
      name: nameInFile(booking.name),
      email: booking.email,
      type: ICalAttendeeType.INDIVIDUAL,
      role: ICalAttendeeRole.REQ,
      // The guest has booked and need not accept the invitation.
      status: ICalAttendeeStatus.ACCEPTED,
      rsvp: false,
    });
    return calendar.toString();
  }

  private descriptionOf({ reference, stays }: BookingRecord): string {
    const { checkinTime, checkoutTime, name, address, phone } = this.property.current;
    const rooms = stays.filter(isLive).map(({ roomTitle }) => roomTitle);
    return [
      `Reference ${reference}. Check-in ${checkinTime}, check-out ${checkoutTime}.`,
      ...(rooms.length > 1 ? [`Rooms: ${rooms.join(', ')}.`] : []),
      name,
      address,
      `Phone: ${phone}`,
    ].join('\n');
  }
}
