import type { AuditService } from '../../audit/audit.service';
import { BookingChangeEmails } from '../../booking-changes/booking-change-emails.service';
import { BookingChangeRepository } from '../../booking-changes/booking-change.repository';
import { BookingChangeService } from '../../booking-changes/booking-change.service';
import { ChangeApplication } from '../../booking-changes/change-application.service';
import { ChangePricing } from '../../booking-changes/change-pricing.service';
import { HeldChangeOrders } from '../../booking-changes/held-change-orders.service';
import { HeldChanges } from '../../booking-changes/held-changes.service';
import type { OrderRepository } from '../../bookings/order.repository';
import type { MoneyBack } from '../../cancellations/money-back';
import type { BookingEmails } from '../../checkout/emails/booking-emails.service';
import type { CaptureService } from '../../checkout/capture.service';
import { CorrectionEmails } from '../../corrections/correction-emails.service';
import { CorrectionRepository } from '../../corrections/correction.repository';
import { CorrectionService } from '../../corrections/correction.service';
import { FolioRepository } from '../../folio/folio.repository';
import type { PaymentRepository } from '../../payments/payment.repository';
import type { RoomTypeQueue } from '../../stays/room-type-turns';
import { StayRepository } from '../../stays/stay.repository';
import type { bookingServices } from './booking-services';
import type { Platform } from './platform';

/** Services that correct the name, contact details and address of a booking, and their mails. */
export function correctionServices(
  { settings, database, secrets, rateLimits, property }: Platform,
  { bookingRepository }: Bookings,
  bookingEmails: BookingEmails,
  audit: AuditService,
) {
  const repository = new CorrectionRepository(database);
  const corrections = new CorrectionService(
    database,
    bookingRepository,
    repository,
    secrets,
    rateLimits,
    property,
    audit,
  );
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
  const application = new ChangeApplication(
    bookingRepository,
    bookings,
    new StayRepository(),
    roomNights,
    new FolioRepository(),
    payments,
    moneyBack,
    promotionUses,
  );
  const heldChanges = new HeldChanges(
    bookingRepository,
    changes,
    roomNights,
    changedRooms,
    rooms,
    application,
  );
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
  { rooms, quotes, changedRooms, bookingRepository, extraUses }: Bookings,
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
  const bookingChanges = new BookingChangeService(
    database,
    bookingRepository,
    payments,
    rooms,
    changedRooms,
    changes,
    extraUses,
    new ChangePricing(quotes, property, extraUses),
    application,
    heldChanges,
    new HeldChangeOrders(database, bookingRepository, orders, changes, heldChanges, gateway, log),
    roomTypeQueue,
    capture,
    audit,
    { maxOrderPaise: settings.MAX_ORDER },
    log,
  );
  const changeEmails = new BookingChangeEmails(changes, bookingRepository, bookingEmails, property);
  return { bookingChanges, changeEmails };
}
