import type { CompanyAccounts } from '../../invoices/receivables/company-accounts.service';
import type { BoundsService } from '../../access/staff/bounds.service';
import { AuditService } from '../../access/audit/audit.service';
import { OrderRepository } from '../../bookings/core/order.repository';
import { CancellationEmails } from '../../bookings/cancellations/cancellation-emails.service';
import { CancellationRepository } from '../../bookings/cancellations/cancellation.repository';
import { CancellationService } from '../../bookings/cancellations/cancellation.service';
import { MoneyBack } from '../../bookings/cancellations/money-back';
import { gatewayComparison } from './gateway-comparison';
import { SettlementReadModel } from '../../payments/settlements/settlement.read-model';
import { CashUpRepository } from '../../desk/desk-payments/cash-up.repository';
import { CashUpService } from '../../desk/desk-payments/cash-up.service';
import { ShiftRepository } from '../../desk/shifts/shift.repository';
import { ShiftService } from '../../desk/shifts/shift.service';
import { UnpaidBalances } from '../../desk/desk-payments/unpaid-balances.read-model';
import { DepositsToReturn } from '../../bookings/security-deposits/deposits-to-return';
import { SecurityDepositEmails } from '../../bookings/security-deposits/security-deposit-emails.service';
import { SecurityDepositRepository } from '../../bookings/security-deposits/security-deposit.repository';
import { FolioService } from '../../bookings/folios/folio.service';
import { FoliosRepository } from '../../bookings/folios/folios.repository';
import { ChargesAgain } from '../../bookings/posted-charges/charges-again';
import { PostedChargeRepository } from '../../bookings/posted-charges/posted-charge.repository';
import { PostedChargeService } from '../../bookings/posted-charges/posted-charge.service';
import { ChargeItemRepository } from '../../selling/charge-items/charge-item.repository';
import { SecurityDepositService } from '../../bookings/security-deposits/security-deposit.service';
import { CashLimits } from '../../desk/desk-payments/cash-limits';
import { DeskPaymentRepository } from '../../desk/desk-payments/desk-payment.repository';
import { DeskPaymentService } from '../../desk/desk-payments/desk-payment.service';
import { OpenTasksReadModel } from '../../desk/tasks/open-tasks.read-model';
import { TaskService } from '../../desk/tasks/task.service';
import { RefundNews } from '../../bookings/cancellations/refund-news';
import { BookingChallenges } from '../../bookings/checkout/booking-challenges';
import { BookingCodes } from '../../bookings/pay-at-hotel/booking-codes.service';
import { UnpaidConfirmation } from '../../bookings/pay-at-hotel/unpaid-confirmation.service';
import { AddressProofs } from '../../bookings/address-proofs/address-proof.service';
import { BookingLinks } from '../../bookings/core/booking-links.service';
import { BookingCalendar } from '../../bookings/core/booking-calendar';
import { BalanceReleaseRepository } from '../../bookings/balance-releases/balance-release.repository';
import { BalanceRelease } from '../../bookings/balance-releases/balance-release.service';
import { BalanceReminderRepository } from '../../bookings/balances/balance-reminder.repository';
import { BalanceReminders } from '../../bookings/balances/balance-reminders.service';
import { BalanceOrders } from '../../bookings/balances/balance-orders.service';
import { BalancePayments } from '../../bookings/balances/balance-payments';
import { BookingEmails } from '../../bookings/core/booking-emails.service';
import { CaptureService } from '../../bookings/checkout/capture.service';
import { CheckoutService } from '../../bookings/checkout/checkout.service';
import { HoldOrders } from '../../bookings/checkout/hold-orders.service';
import { PaymentConfirmation } from '../../bookings/checkout/payment-confirmation.service';
import { BookingHolds } from '../../bookings/checkout/booking-holds';
import { HoldSweep } from '../../bookings/checkout/hold-sweep.service';
import { Reconciliation } from '../../bookings/checkout/reconciliation.service';
import { ReceivedPaymentService } from '../../bookings/checkout/received-payment.service';
import { WebhookService } from '../../bookings/checkout/webhook.service';
import { DocumentRepository } from '../../invoices/documents/document.repository';
import { FolioRepository } from '../../bookings/folio/folio.repository';
import type { DoNotRent } from '../../guests/records/do-not-rent';
import { HoldRelease } from '../../bookings/holds/hold-release.service';
import { DisputeService } from '../../payments/core/dispute.service';
import { PaymentRepository } from '../../payments/core/payment.repository';
import { PaymentService } from '../../payments/core/payment.service';
import { RefundRepository } from '../../payments/core/refund.repository';
import { StaffMoney } from '../../payments/core/staff-money';
import { RefundService } from '../../payments/core/refund.service';
import { ProofOfWork } from '../../platform/secrets/proof-of-work';
import { PaymentTestService } from '../../operations/set-up/payment-test.service';
import { BookingMailRepository } from '../../bookings/booking-mails/booking-mail.repository';
import { BookingMailService } from '../../bookings/booking-mails/booking-mail.service';
import { BillingDetailsRepository } from '../../bookings/billing-details/billing-details.repository';
import { BillingDetailsService } from '../../bookings/billing-details/billing-details.service';
import { BookingNoteService } from '../../bookings/booking-notes/booking-note.service';
import { TakingBack } from '../../bookings/cancellations-taken-back/taking-back.service';
import { RefundVoucherReadModel } from '../../invoices/documents/refund-voucher.read-model';
import { StayRepository } from '../../selling/stays/stay.repository';
import { StayStepRepository } from '../../selling/stays/stay-step.repository';
import { DisputeNews } from '../../bookings/cancellations/dispute-news';
import { TaskRepository } from '../../access/tasks/task.repository';
import { PaymentRequestRepository } from '../../bookings/payment-requests/payment-request.repository';
import { RequestedPayments } from '../../bookings/payment-requests/requested-payments.service';
import { requestServices } from './request-services';
import { checkInServices } from './check-in-services';
import { deskBookingServices } from './desk-booking-services';
import { changeServices, correctionServices, heldChangeServices } from './change-services';
import type { Platform } from './platform';
import type { bookingServices } from './booking-services';

/** Services of payments and refunds, and of everything that links them to bookings. */
export function paymentServices(
  platform: Platform,
  booking: ReturnType<typeof bookingServices>,
  audit: AuditService,
  bounds: BoundsService,
  { companies, doNotRent }: { companies: CompanyAccounts; doNotRent: DoNotRent },
) {
  const { settings, log, database, clock, secrets, gateway, property, rateLimits } = platform;
  const { rooms, quotes, roomTypeQueue, listedRooms, availability, bookings, bookingRepository } = booking;
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
  const bookingCalendar = new BookingCalendar(property, settings.HOTEL_EMAIL, settings.SITE_URL);
  const bookingEmails = new BookingEmails({
    bookings: bookingRepository,
    bookingService: bookings,
    refunds: refundRepository,
    payments,
    calendar: bookingCalendar,
    siteUrl: settings.SITE_URL,
    clock,
    rooms,
    pictures: platform.pictureIndex,
  });
  const staffMoney = new StaffMoney();
  const shifts = new ShiftRepository(database);
  const moneyBack = new MoneyBack({
    ...{ refunds, tasks, staffMoney, folio, log },
    waitMinutes: settings.REFUND_WAIT_MINUTES,
  });
  const deposits = new SecurityDepositRepository(database);
  const depositsToReturn = new DepositsToReturn(deposits, tasks);
  const changing = heldChangeServices(platform, booking, payments, moneyBack);
  const requests = new PaymentRequestRepository(database);
  const requestedPayments = new RequestedPayments({
    bookings: bookingRepository,
    bookingService: bookings,
    requests,
    payments,
    tasks,
    emails: bookingEmails,
    deposits,
  });
  const furtherPayments = {
    CHANGE: changing.heldChanges,
    BALANCE: new BalancePayments(payments, bookingEmails),
    REQUEST: requestedPayments,
    SECURITY_DEPOSIT: requestedPayments,
  };
  const receivedPayments = new ReceivedPaymentService({
    database,
    bookings: bookingRepository,
    bookingService: bookings,
    payments: new PaymentService(payments, secrets),
    refunds,
    emails: bookingEmails,
    furtherPayments,
    log,
  });
  const capture = new CaptureService(
    bookingRepository,
    bookings,
    clock,
    gateway,
    receivedPayments,
    furtherPayments,
  );
  const requesting = requestServices(platform, {
    bookingRepository,
    requests,
    requestedPayments,
    orders,
    payments,
    capture,
    bookingEmails,
    audit,
  });
  const billingDetails = new BillingDetailsRepository(database);
  const bookingCodes = new BookingCodes(database, secrets, rateLimits);
  const unpaidConfirmation = new UnpaidConfirmation({
    database,
    bookings: bookingRepository,
    bookingService: bookings,
    rooms,
    roomTypeQueue,
    limits: booking.holdLimits,
    unsecured: booking.unsecured,
    codes: bookingCodes,
    emails: bookingEmails,
    property,
  });
  const checkout = new CheckoutService({
    rooms,
    quotes,
    availability,
    listings: listedRooms,
    bookings: bookingRepository,
    bookingService: bookings,
    holdOrders: new HoldOrders({
      database,
      bookings: bookingRepository,
      bookingService: bookings,
      orders,
      gateway,
      log,
      askedWithinSeconds: settings.RAZORPAY_TIMEOUT_SECONDS + 5,
    }),
    challenges: new BookingChallenges(new ProofOfWork(secrets), log),
    roomTypeQueue,
    codes: bookingCodes,
    unpaid: unpaidConfirmation,
    billingDetails,
    property,
    settings: { maxOrderPaise: settings.MAX_ORDER },
  });
  const paymentConfirmation = new PaymentConfirmation(
    bookingRepository,
    gateway,
    capture,
    furtherPayments,
    log,
  );
  const balanceOrders = new BalanceOrders({
    database,
    bookings: bookingRepository,
    orders,
    payments,
    gateway,
    log,
    settings: { maxOrderPaise: settings.MAX_ORDER },
  });
  const cancellationRepository = new CancellationRepository(database);
  const cancellations = new CancellationService({
    database,
    bookings: bookingRepository,
    bookingService: bookings,
    folio: new FolioRepository(),
    payments,
    moneyBack,
    cancellations: cancellationRepository,
    audit,
    bounds,
    heldChanges: changing.heldChanges,
    deposits: depositsToReturn,
  });
  const cashLimits = new CashLimits(property);
  const needs = {
    ...changing,
    depositsToReturn,
    companies,
    orders,
    payments,
    roomTypeQueue,
    capture,
    bookingEmails,
    audit,
    bounds,
  };
  const { bookingChanges, changeEmails } = changeServices(platform, booking, needs);
  const { corrections, correctionEmails } = correctionServices(platform, booking, bookingEmails, audit);
  const deskPayments = new DeskPaymentService({
    database,
    bookings: bookingRepository,
    payments,
    staffMoney,
    shifts,
    folio,
    folios: new FoliosRepository(database),
    deskPayments: new DeskPaymentRepository(database),
    cashLimits,
    audit,
    bounds,
  });
  const atDesk = deskBookingServices(platform, booking, {
    ...{ roomTypeQueue, bookingEmails, audit, bounds, payments, deskPayments, doNotRent },
    ...{ staffMoney, cancellations, changing },
    ...requesting,
  });
  const disputes = new DisputeService(
    database,
    payments,
    gateway,
    new DisputeNews(payments, tasks, depositsToReturn),
    log,
  );
  const mails = new BookingMailRepository(database);
  const paymentTests = new PaymentTestService(database, gateway, audit, log);
  return {
    portalSales: atDesk.portalSales,
    portalChanges: atDesk.portalChanges,
    portalTotals: atDesk.portalTotals,
    services: {
      payments,
      checkout,
      paymentConfirmation,
      balanceOrders,
      paymentTests,
      cancellations,
      takingBack: new TakingBack({
        bookings: bookingRepository,
        bookingService: bookings,
        stays: new StayRepository(),
        steps: new StayStepRepository(),
        roomNights: booking.roomNights,
        changedRooms: booking.changedRooms,
        rooms: booking.rooms,
        roomTypeQueue,
        folio,
        chargesAgain: new ChargesAgain(new PostedChargeRepository(database), folio),
        payments,
        refunds,
        vouchers: new RefundVoucherReadModel(),
        cancellations: cancellationRepository,
        changes: changing.changes,
        heldChanges: changing.heldChanges,
        deposits: depositsToReturn,
        promotions: booking.promotionUses,
        extras: booking.extraUses,
        audit,
      }),
      ...checkInServices(platform, booking, { ...needs, doNotRent }),
      bookingChanges,
      corrections,
      ...atDesk.services,
      paymentRequests: requesting.paymentRequests,
      requestedPaymentConfirmation: requesting.requestedPaymentConfirmation,
      bookingCalendar,
      bookingCodes,
      unpaidConfirmation,
      addressProofs: new AddressProofs(database, platform.secrets, rateLimits),
      bookingLinks: new BookingLinks(database, bookingRepository, bookings, rateLimits, audit),
      postedCharges: new PostedChargeService({
        ...{ database, folio, audit, bounds },
        bookings: bookingRepository,
        charges: new PostedChargeRepository(database),
        items: new ChargeItemRepository(database),
        restaurant: platform.extras,
        extras: platform.extras,
        extraUses: booking.extraUses,
        property,
        ...{ payments, moneyBack },
        documents: new DocumentRepository(database),
      }),
      folios: new FolioService({
        ...{ database, folio, audit, bounds, payments, moneyBack, billingDetails },
        bookings: bookingRepository,
        folios: new FoliosRepository(database),
        charges: new PostedChargeRepository(database),
        documents: new DocumentRepository(database),
      }),
      securityDeposits: new SecurityDepositService({
        ...{ database, deposits, staffMoney, refunds, folio, cashLimits, audit, bounds },
        bookings: bookingRepository,
        toReturn: depositsToReturn,
        drawers: shifts,
      }),
      shifts: new ShiftService(database, shifts, audit, bounds),
      cashUps: new CashUpService(database, new CashUpRepository(database), shifts, property, audit),
      unpaidBalances: new UnpaidBalances(database),
      settlementsOfGateway: new SettlementReadModel(database),
      openTasks: new OpenTasksReadModel(database),
      tasks: new TaskService({ database, tasks, refunds, payments, staffMoney, shifts, audit, bounds }),
      billingDetails: new BillingDetailsService(
        database,
        bookingRepository,
        billingDetails,
        new DocumentRepository(database),
        audit,
      ),
      bookingNotes: new BookingNoteService(database, bookingRepository, audit),
      bookingMails: new BookingMailService({
        ...{ database, clock, mails, tasks, rateLimits, audit },
        bookings: bookingRepository,
        links: requesting.paymentRequests,
      }),
      holdRelease: new HoldRelease(database, bookingRepository, bookings, capture, log),
    },
    background: {
      gatewayComparison: gatewayComparison(platform, disputes, tasks),
      webhook: new WebhookService({
        database,
        clock,
        gateway,
        payments,
        refunds,
        disputes,
        receivedPayments,
        otherOrders: paymentTests,
        log,
      }),
      sweep: new HoldSweep(
        database,
        clock,
        [new BookingHolds(bookingRepository, bookings), changing.heldChanges],
        gateway,
        capture,
        log,
      ),
      reconciliation: new Reconciliation({
        clock,
        orders,
        gateway,
        capture,
        refunds: refundRepository,
        refundService: refunds,
        disputes,
        log,
      }),
      refunds,
      capture,
      balanceRelease: new BalanceRelease({
        ...{ database, clock, payments, property, log, cancellations },
        bookings: bookingRepository,
        releases: new BalanceReleaseRepository(database),
        reminders: new BalanceReminderRepository(database),
        requestExpiry: requesting.requestExpiry,
      }),
      balanceReminders: new BalanceReminders({
        database,
        clock,
        bookings: bookingRepository,
        reminders: new BalanceReminderRepository(database),
        payments,
        tasks,
        emails: bookingEmails,
        property,
        log,
      }),
      bookingEmails,
      changeEmails,
      correctionEmails,
      optionEmails: atDesk.optionEmails,
      paymentRequestEmails: requesting.paymentRequestEmails,
      securityDepositEmails: new SecurityDepositEmails(deposits, bookingEmails),
      requestExpiry: requesting.requestExpiry,
      cancellationEmails: new CancellationEmails(
        cancellationRepository,
        refundRepository,
        payments,
        bookingEmails,
      ),
    },
  };
}
