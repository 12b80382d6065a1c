import type { BoundsService } from '../../access/staff/bounds.service';
import type { AuditService } from '../../access/audit/audit.service';
import type { BookingEmails } from '../../bookings/core/booking-emails.service';
import type { PaymentRequestService } from '../../bookings/payment-requests/payment-request.service';
import type { RequestExpiry } from '../../bookings/payment-requests/request-expiry.service';
import { DeskAvailabilityService } from '../../desk/desk-bookings/desk-availability.service';
import { DeskBookingRepository } from '../../desk/desk-bookings/desk-booking.repository';
import { DeskBookingService } from '../../desk/desk-bookings/desk-booking.service';
import type { DeskPaymentService } from '../../desk/desk-payments/desk-payment.service';
import { PortalBookingRepository } from '../../desk/portals/portal-booking.repository';
import { PortalBookingService } from '../../desk/portals/portal-booking.service';
import { PortalMoney } from '../../desk/portals/portal-money.service';
import { PortalRepository } from '../../desk/portals/portal.repository';
import { PortalService } from '../../desk/portals/portal.service';
import type { PaymentRepository } from '../../payments/core/payment.repository';
import { DeskQuotes } from '../../desk/desk-bookings/desk-quote.service';
import type { DoNotRent } from '../../guests/records/do-not-rent';
import { OptionEmails } from '../../desk/desk-bookings/option-emails.service';
import { OptionService } from '../../desk/desk-bookings/option.service';
import { RoomShortages } from '../../desk/desk-bookings/room-shortages.service';
import type { RoomTypeQueue } from '../../selling/stays/room-type-queue';
import { StayRepository } from '../../selling/stays/stay.repository';
import { TaskRepository } from '../../access/tasks/task.repository';
import type { CancellationService } from '../../bookings/cancellations/cancellation.service';
import { PortalChanges } from '../../desk/portal-sales/portal-change.service';
import { PortalSales } from '../../desk/portal-sales/portal-sale.service';
import { PortalTotals } from '../../desk/portal-sales/portal-totals.service';
import type { StaffMoney } from '../../payments/core/staff-money';
import type { heldChangeServices } from './change-services';
import type { bookingServices } from './booking-services';
import type { Platform } from './platform';

/** Services of bookings by the staff and of tentative bookings. */
export function deskBookingServices(
  { database, clock, property, log }: Platform,
  {
    rooms,
    quotes,
    roomNights,
    roomSale,
    bookings,
    bookingRepository,
    changedRooms,
  }: ReturnType<typeof bookingServices>,
  {
    roomTypeQueue,
    bookingEmails,
    audit,
    bounds,
    paymentRequests,
    requestExpiry,
    payments,
    deskPayments,
    doNotRent,
    staffMoney,
    cancellations,
    changing,
  }: {
    roomTypeQueue: RoomTypeQueue;
    bookingEmails: BookingEmails;
    audit: AuditService;
    bounds: BoundsService;
    paymentRequests: PaymentRequestService;
    requestExpiry: RequestExpiry;
    payments: PaymentRepository;
    deskPayments: DeskPaymentService;
    doNotRent: DoNotRent;
    staffMoney: StaffMoney;
    cancellations: CancellationService;
    changing: ReturnType<typeof heldChangeServices>;
  },
) {
  const deskBookingRepository = new DeskBookingRepository(database);
  const deskQuotes = new DeskQuotes(rooms, quotes, property);
  const options = new OptionService({
    database,
    clock,
    bookings: bookingRepository,
    bookingService: bookings,
    deskBookings: deskBookingRepository,
    tasks: new TaskRepository(),
    emails: bookingEmails,
    property,
    audit,
    paymentRequests,
    requestExpiry,
    log,
  });
  const portals = new PortalRepository(database);
  const ofPortals = { database, portals, portalBookings: new PortalBookingRepository(database), audit };
  const portalBookings = new PortalBookingService({
    ...ofPortals,
    bookings: bookingRepository,
    ...{ payments, deskPayments, staffMoney },
    texts: deskBookingRepository,
  });
  const deskBookings = new DeskBookingService({
    bookings: bookingRepository,
    deskBookings: deskBookingRepository,
    sale: roomSale,
    quotes: deskQuotes,
    shortages: new RoomShortages(roomNights),
    roomTypeQueue,
    emails: bookingEmails,
    property,
    audit,
    bounds,
    portalBookings,
    doNotRent,
  });
  const portalSales = new PortalSales({
    ...{ rooms, cancellations, property, portalBookings },
    sale: roomSale,
    stays: new StayRepository(),
    deskBookings: deskBookingRepository,
    emails: bookingEmails,
    tasks: new TaskRepository(),
  });
  const portalChanges = new PortalChanges({
    ...{ rooms, changedRooms, property, portalBookings },
    ...changing,
    bookings: bookingRepository,
    sales: portalSales,
  });
  return {
    portalTotals: new PortalTotals({ bookings: bookingRepository, tasks: new TaskRepository() }),
    portalSales,
    portalChanges,
    services: {
      deskAvailability: new DeskAvailabilityService(rooms, roomNights, property),
      deskQuotes,
      deskBookings,
      deskPayments,
      portals: new PortalService(portals, audit),
      portalBookings,
      portalMoney: new PortalMoney({ ...ofPortals, bookings: bookingRepository }),
      deskBookingRepository,
      options,
    },
    optionEmails: new OptionEmails(bookingRepository, deskBookingRepository, bookingEmails),
  };
}
