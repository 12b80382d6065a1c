import { TaskRepository } from '../../access/tasks/task.repository';
import type { AuditService } from '../../access/audit/audit.service';
import { BookingChangeEmails } from '../../bookings/booking-changes/booking-change-emails.service';
import { BookingChangeRepository } from '../../bookings/booking-changes/booking-change.repository';
import { BookingChangeService } from '../../bookings/booking-changes/booking-change.service';
import { ChangeApplication } from '../../bookings/booking-changes/change-application.service';
import { ChangePricing } from '../../bookings/booking-changes/change-pricing.service';
import { HeldChangeOrders } from '../../bookings/booking-changes/held-change-orders.service';
import { HeldChanges } from '../../bookings/booking-changes/held-changes.service';
import type { OrderRepository } from '../../bookings/core/order.repository';
import { FoliosRepository } from '../../bookings/folios/folios.repository';
import type { MoneyBack } from '../../bookings/cancellations/money-back';
import type { BookingEmails } from '../../bookings/core/booking-emails.service';
import type { CaptureService } from '../../bookings/checkout/capture.service';
import { CorrectionEmails } from '../../bookings/corrections/correction-emails.service';
import { CorrectionRepository } from '../../bookings/corrections/correction.repository';
import { CorrectionService } from '../../bookings/corrections/correction.service';
import { FolioRepository } from '../../bookings/folio/folio.repository';
import type { PaymentRepository } from '../../payments/core/payment.repository';
import type { RoomTypeQueue } from '../../selling/stays/room-type-queue';
import { StayRepository } from '../../selling/stays/stay.repository';
import type { bookingServices } from './booking-services';
import type { Platform } from './platform';

/** Services that correct the name, contact details and address of a booking, and their mails. */
export function correctionServices(
  { settings, database, secrets, rateLimits, property }: Platform,
  { bookings, bookingRepository, holdLimits, unsecured }: Bookings,
  bookingEmails: BookingEmails,
  audit: AuditService,
) {
  const repository = new CorrectionRepository(database);
  const corrections = new CorrectionService({
    database,
    bookings: bookingRepository,
    bookingService: bookings,
    corrections: repository,
    secrets,
    rateLimits,
    property,
    limits: holdLimits,
    unsecured,
    audit,
  });
  const correctionEmails = new CorrectionEmails(repository, corrections, bookingEmails, settings.SITE_URL);
  return { corrections, correctionEmails };
}

type Bookings = ReturnType<typeof bookingServices>;

/** Services that apply, lapse or refund held changes. `ReceivedPaymentService` needs them. */
export function heldChangeServices(
  { database }: Platform,
  { rooms, promotionUses, roomNights, changedRooms, bookings, bookingRepository }: Bookings,
  payments: PaymentRepository,
  moneyBack: MoneyBack,
) {
  const changes = new BookingChangeRepository(database);
  const application = new ChangeApplication({
    bookings: bookingRepository,
    bookingService: bookings,
    stays: new StayRepository(),
    roomNights,
    folio: new FolioRepository(),
    payments,
    moneyBack,
    promotions: promotionUses,
  });
  const heldChanges = new HeldChanges({
    bookings: bookingRepository,
    changes,
    roomNights,
    changedRooms,
    rooms,
    application,
    tasks: new TaskRepository(),
    payments,
  });
  return { changes, application, heldChanges };
}

interface ChangeNeeds extends ReturnType<typeof heldChangeServices> {
  orders: OrderRepository;
  payments: PaymentRepository;
  roomTypeQueue: RoomTypeQueue;
  capture: CaptureService;
  bookingEmails: BookingEmails;
  audit: AuditService;
}

/** Services of changes by guests and staff, and their mails. */
export function changeServices(
  { settings, log, database, gateway, property }: Platform,
  { rooms, quotes, changedRooms, bookingRepository, extraUses, holdLimits, unsecured }: Bookings,
  {
    changes,
    application,
    heldChanges,
    orders,
    payments,
    roomTypeQueue,
    capture,
    bookingEmails,
    audit,
  }: ChangeNeeds,
) {
  const bookingChanges = new BookingChangeService({
    database,
    bookings: bookingRepository,
    payments,
    rooms,
    changedRooms,
    changes,
    extras: extraUses,
    pricing: new ChangePricing(quotes, property, extraUses, new FoliosRepository(database)),
    application,
    heldChanges,
    heldChangeOrders: new HeldChangeOrders({
      database,
      bookings: bookingRepository,
      orders,
      changes,
      heldChanges,
      gateway,
      log,
    }),
    limits: holdLimits,
    unsecured,
    roomTypeQueue,
    capture,
    audit,
    settings: { maxOrderPaise: settings.MAX_ORDER },
    log,
  });
  const changeEmails = new BookingChangeEmails(changes, bookingRepository, bookingEmails, property);
  return { bookingChanges, changeEmails };
}
