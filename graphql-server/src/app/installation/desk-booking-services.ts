import type { AuditService } from '../../audit/audit.service';
import type { BookingEmails } from '../../checkout/emails/booking-emails.service';
import { DeskAvailabilityService } from '../../desk-bookings/desk-availability.service';
import { DeskBookingRepository } from '../../desk-bookings/desk-booking.repository';
import { DeskBookingService } from '../../desk-bookings/desk-booking.service';
import { DeskQuotes } from '../../desk-bookings/desk-quote.service';
import { OptionEmails } from '../../desk-bookings/option-emails.service';
import { OptionService } from '../../desk-bookings/option.service';
import { RoomShortages } from '../../desk-bookings/room-shortages.service';
import type { RoomTypeQueue } from '../../stays/room-type-turns';
import { TaskRepository } from '../../tasks/task.repository';
import type { bookingServices } from './booking-services';
import type { Platform } from './platform';

/** Services of bookings by the staff and of tentative bookings. */
export function deskBookingServices(
  { database, clock, property }: Platform,
  { rooms, quotes, roomNights, roomSale, bookings, bookingRepository }: ReturnType<typeof bookingServices>,
  {
    roomTypeQueue,
    bookingEmails,
    audit,
  }: { roomTypeQueue: RoomTypeQueue; bookingEmails: BookingEmails; audit: AuditService },
) {
  const deskBookingRepository = new DeskBookingRepository(database);
  const deskQuotes = new DeskQuotes(rooms, quotes, property);
  const options = new OptionService(
    database,
    clock,
    bookingRepository,
    bookings,
    deskBookingRepository,
    new TaskRepository(),
    bookingEmails,
    property,
    audit,
  );
  const deskBookings = new DeskBookingService(
    bookingRepository,
    deskBookingRepository,
    roomSale,
    deskQuotes,
    new RoomShortages(roomNights),
    roomTypeQueue,
    bookingEmails,
    property,
    audit,
  );
  return {
    services: {
      deskAvailability: new DeskAvailabilityService(rooms, roomNights, property),
      deskQuotes,
      deskBookings,
      deskBookingRepository,
      options,
    },
    optionEmails: new OptionEmails(bookingRepository, deskBookingRepository, bookingEmails),
  };
}
