import { AuditService } from '../../audit/audit.service';
import { BookingRepository } from '../../bookings/booking.repository';
import { BookingService } from '../../bookings/booking.service';
import { HoldLimits } from '../../bookings/hold-limits';
import { OrderRepository } from '../../bookings/order.repository';
import { ExtraUses } from '../../bookings/extras/extra-uses';
import { PromotionUses } from '../../bookings/promotions/promotion-uses';
import { CancellationEmails } from '../../cancellations/cancellation-emails.service';
import { CancellationRepository } from '../../cancellations/cancellation.repository';
import { CancellationService } from '../../cancellations/cancellation.service';
import { MoneyBack } from '../../cancellations/money-back';
import { TaskService } from '../../desk/task.service';
import { RefundNews } from '../../cancellations/refund-news';
import { ListedRooms } from '../../category-items/listed-rooms.service';
import { BookingChallenges } from '../../checkout/booking-challenges';
import { BookingLinks } from '../../checkout/booking-links.service';
import { BookingCalendar } from '../../checkout/booking-calendar';
import { BookingEmails } from '../../checkout/booking-emails.service';
import { CaptureService } from '../../checkout/capture.service';
import { CheckoutService } from '../../checkout/checkout.service';
import { BookingHolds } from '../../checkout/kinds/booking-holds';
import { HoldSweep } from '../../checkout/hold-sweep.service';
import { Reconciliation } from '../../checkout/reconciliation.service';
import { SettlementService } from '../../checkout/settlement.service';
import { WebhookService } from '../../checkout/webhook.service';
import { type Settings } from '../../env';
import { FolioRepository } from '../../folio/folio.repository';
import { HoldRelease } from '../../holds/hold-release.service';
import { DisputeService } from '../../payments/dispute.service';
import { PaymentRepository } from '../../payments/payment.repository';
import { PaymentService } from '../../payments/payment.service';
import { RefundRepository } from '../../payments/refund.repository';
import { RefundService } from '../../payments/refund.service';
import { ProofOfWork } from '../../platform/secrets/proof-of-work';
import { CodeTries } from '../../rooms/promotions/code-tries';
import { RoomService } from '../../rooms/room.service';
import { PaymentTestService } from '../../set-up/payment-test.service';
import { StayCalendarService } from '../../search/stay-calendar.service';
import { StayOptionService } from '../../search/stay-option.service';
import { AvailabilityService } from '../../stays/availability.service';
import { RoomNightRepository } from '../../stays/room-night.repository';
import { RoomTypeTurns } from '../../stays/room-type-turns';
import { StayRepository } from '../../stays/stay.repository';
import { TaskRepository } from '../../tasks/task.repository';
import { changeServices, changeSettlement, correctionServices } from './change-services';
import type { Platform } from './platform';

function holdLimitSettings(settings: Settings) {
  return {
    holdsPerEmail: settings.HOLDS_PER_EMAIL,
    holdsPerCaller: settings.HOLDS_PER_CALLER,
    nightsPerEmail: settings.HELD_NIGHTS_PER_EMAIL,
    nightsPerCaller: settings.HELD_NIGHTS_PER_CALLER,
    challengeShare: settings.CHALLENGE_SHARE,
    triesPerNight: settings.CHALLENGE_TRIES_PER_NIGHT,
    scale: settings.RATE_LIMIT_SCALE,
  };
}

/** Rooms, and who has booked them. */
export function bookingServices({
  settings,
  database,
  secrets,
  property,
  rateRules,
  rateLimits,
  extras,
}: Platform) {
  const promotionUses = new PromotionUses(database);
  const extraUses = new ExtraUses(database, extras);
  const rooms = new RoomService(database, property, rateRules, promotionUses, extras, extraUses);
  const bookingRepository = new BookingRepository(database);
  const roomNights = new RoomNightRepository(database);
  const availability = new AvailabilityService(rooms, roomNights, property, rateRules);
  const holdLimits = new HoldLimits(holdLimitSettings(settings), bookingRepository, roomNights);
  const bookings = new BookingService(
    bookingRepository,
    new StayRepository(),
    roomNights,
    new FolioRepository(),
    rooms,
    secrets,
    holdLimits,
    promotionUses,
    extraUses,
    property,
  );
  const listedRooms = new ListedRooms(database, rooms, property);
  const stayCalendar = new StayCalendarService(rooms, roomNights, property, rateRules);
  const stayOptions = new StayOptionService(rooms, availability);
  const codeTries = new CodeTries(rateRules, rateLimits);
  return {
    rooms,
    promotionUses,
    extraUses,
    roomNights,
    stayCalendar,
    stayOptions,
    codeTries,
    listedRooms,
    availability,
    bookings,
    bookingRepository,
  };
}

/** Payments and refunds, and everything that brings them together with bookings. */
export function paymentServices(
  platform: Platform,
  booking: ReturnType<typeof bookingServices>,
  audit: AuditService,
) {
  const { settings, log, database, clock, secrets, gateway, property, rateLimits } = platform;
  const { rooms, listedRooms, availability, bookings, bookingRepository } = booking;
  const payments = new PaymentRepository(database);
  const tasks = new TaskRepository();
  const folio = new FolioRepository();
  const orders = new OrderRepository(database);
  const refundRepository = new RefundRepository(database);
  const refunds = new RefundService(
    database,
    payments,
    refundRepository,
    gateway,
    new RefundNews(payments, tasks, folio),
    log,
  );
  const bookingCalendar = new BookingCalendar(property, settings.HOTEL_EMAIL);
  const bookingEmails = new BookingEmails(
    bookingRepository,
    bookings,
    refundRepository,
    bookingCalendar,
    settings.SITE_URL,
  );
  const moneyBack = new MoneyBack(refunds, tasks);
  const changing = changeSettlement(platform, booking, payments, moneyBack);
  const turns = new RoomTypeTurns(database);
  const settlement = new SettlementService(
    database,
    bookingRepository,
    bookings,
    new PaymentService(payments),
    refunds,
    bookingEmails,
    changing.settlement,
    log,
  );
  const capture = new CaptureService(
    bookingRepository,
    bookings,
    clock,
    gateway,
    settlement,
    changing.settlement,
  );
  const checkout = new CheckoutService(
    database,
    rooms,
    availability,
    listedRooms,
    bookingRepository,
    orders,
    bookings,
    gateway,
    capture,
    new BookingChallenges(new ProofOfWork(secrets), log),
    turns,
    changing.settlement,
    property,
    { maxOrderPaise: settings.MAX_ORDER },
    log,
  );
  const cancellationRepository = new CancellationRepository(database);
  const cancellations = new CancellationService(
    database,
    bookingRepository,
    bookings,
    new FolioRepository(),
    payments,
    moneyBack,
    cancellationRepository,
    property,
    audit,
    changing.settlement,
  );
  const needs = { ...changing, orders, payments, turns, capture, bookingEmails, audit };
  const { bookingChanges, changeEmails } = changeServices(platform, booking, needs);
  const { corrections, correctionEmails } = correctionServices(platform, booking, bookingEmails, audit);
  const disputes = new DisputeService(database, payments, gateway, log);
  const paymentTests = new PaymentTestService(database, gateway, audit, log);
  return {
    services: {
      payments,
      checkout,
      paymentTests,
      cancellations,
      bookingChanges,
      corrections,
      bookingCalendar,
      bookingLinks: new BookingLinks(database, bookingRepository, rateLimits),
      tasks: new TaskService(database, tasks, refunds, audit),
      holdRelease: new HoldRelease(database, bookingRepository, bookings, capture, log),
    },
    background: {
      webhook: new WebhookService(
        database,
        clock,
        gateway,
        payments,
        refunds,
        disputes,
        settlement,
        paymentTests,
        log,
      ),
      sweep: new HoldSweep(
        database,
        clock,
        [new BookingHolds(bookingRepository, bookings), changing.settlement],
        gateway,
        capture,
        log,
      ),
      reconciliation: new Reconciliation(
        clock,
        orders,
        gateway,
        capture,
        refundRepository,
        refunds,
        disputes,
        log,
      ),
      refunds,
      capture,
      bookingEmails,
      changeEmails,
      correctionEmails,
      cancellationEmails: new CancellationEmails(cancellationRepository, refundRepository, bookingEmails),
    },
  };
}
