import { DeskSecurity, StoredDeskSession } from '../../access/desk-sessions/desk-session.entity';
import { BookingEvent } from '../../connections/updates/booking-event.entity';
import { Channel } from '../../connections/channels/channel.entity';
import { ChannelChange } from '../../connections/channels/channel-change.entity';
import { ChannelDay } from '../../connections/channels/channel-day.entity';
import { ChannelPortal } from '../../connections/channels/channel-portal.entity';
import { ChannelRatePlan } from '../../connections/channels/channel-rate-plan.entity';
import { ChannelRoomType } from '../../connections/channels/channel-room-type.entity';
import { ChannelState } from '../../connections/channels/channel-state.entity';
import { ChannelRevision } from '../../connections/channel-bookings/channel-revision.entity';
import { CalendarFeed, FeedEvent } from '../../connections/calendars/calendar-feed.entity';
import { RoomCalendar } from '../../connections/calendars/room-calendar.entity';
import { WebhookDelivery } from '../../connections/webhooks/webhook-delivery.entity';
import { WebhookEndpoint } from '../../connections/webhooks/webhook-endpoint.entity';
import { ServiceKey } from '../../access/service-keys/service-key.entity';
import { RecoveryCode, SecondFactor } from '../../access/second-factors/second-factor.entity';
import { BoundedAct } from '../../access/staff/bounded-act.entity';
import { StaffInvitation, StaffMember } from '../../access/staff/staff-member.entity';
import { StaffRole } from '../../access/staff/staff-role.entity';
import { BookingCode } from '../../bookings/pay-at-hotel/booking-code.entity';
import { AddressProof } from '../../bookings/address-proofs/address-proof.entity';
import { AdministratorIdentity, OwnerLink } from '../../access/accounts/administrator-identity.entity';
import { AuditEntry } from '../../access/audit/audit-entry.entity';
import { Block } from '../../desk/blocks/block.entity';
import { BalanceReminder } from '../../bookings/balances/balance-reminder.entity';
import { BookingChange } from '../../bookings/booking-changes/booking-change.entity';
import { BookingPromotion } from '../../bookings/core/booking-promotion.entity';
import { BookingMail } from '../../bookings/booking-mails/booking-mail.entity';
import { BillingDetailsRecord } from '../../bookings/billing-details/billing-details.entity';
import { BookingNote } from '../../bookings/booking-notes/booking-note.entity';
import { Change } from '../../platform/changes/change.entity';
import { Booking } from '../../bookings/core/booking.entity';
import { Order } from '../../bookings/core/order.entity';
import { SpentChallenge } from '../../bookings/core/spent-challenge.entity';
import { Cancellation } from '../../bookings/cancellations/cancellation.entity';
import { CategoryItem } from '../../pages/category-items/category-item.entity';
import { ShiftEntry } from '../../desk/shifts/shift-entry.entity';
import { Shift } from '../../desk/shifts/shift.entity';
import { DayBookDay, DayBookLedgers, DayBookLine, DayBookVoucher } from '../../desk/day-book/day-book.entity';
import { NightAudit } from '../../desk/night-audits/night-audit.entity';
import { ContentDocument } from '../../pages/content/content-document.entity';
import { ContentRevision } from '../../pages/content/content-revision.entity';
import { ContactMessage } from '../../mails/contact/contact-message.entity';
import { MessageReply } from '../../mails/messages/message-reply.entity';
import { Feedback } from '../../mails/feedback/feedback.entity';
import { Extra } from '../../selling/extras/extra.entity';
import { DeskBooking } from '../../desk/desk-bookings/desk-booking.entity';
import { CountedCharge } from '../../desk/figures/counted-charge.entity';
import { CountedRoom } from '../../desk/figures/counted-room.entity';
import { SummedCharge, SummedMonth } from '../../desk/figures/summed-month.entity';
import { FolioLine } from '../../bookings/folio/folio-line.entity';
import { FolioMove } from '../../bookings/folios/folio-move.entity';
import { FolioSplit } from '../../bookings/folios/folio-split.entity';
import { Folio } from '../../bookings/folios/folio.entity';
import { Hotel } from '../../pages/hotels/hotel.entity';
import { OnlineCheckIn } from '../../guests/online-check-in/online-check-in.entity';
import { RoomMark } from '../../desk/housekeeping/room-mark.entity';
import {
  GuestBookingLink,
  GuestConsent,
  GuestDifference,
  GuestRecord,
} from '../../guests/records/guest-record.entity';
import { RegisterEntry } from '../../guests/register/register-entry.entity';
import { RegisterFiling } from '../../guests/register/register-filing.entity';
import { HousePicture } from '../../desk/house-pictures/house-picture.entity';
import { LostItem, LostItemStep } from '../../desk/lost-property/lost-item.entity';
import { RoomMove } from '../../desk/moves/room-move.entity';
import { NewsletterCode } from '../../mails/newsletter/newsletter-code.entity';
import { Subscriber } from '../../mails/newsletter/subscriber.entity';
import { Offer } from '../../pages/offers/offer.entity';
import { BookingCorrection } from '../../bookings/corrections/correction.entity';
import { GatewayFee } from '../../payments/settlements/gateway-fee.entity';
import { ReconciledDay } from '../../payments/settlements/reconciled-day.entity';
import { ReconciliationRun } from '../../payments/settlements/reconciliation-run.entity';
import { SettledItemRecord } from '../../payments/settlements/settled-item.entity';
import { Settlement } from '../../payments/settlements/settlement.entity';
import { CashUp } from '../../desk/desk-payments/cash-up.entity';
import {
  TaxDocumentAdvance,
  TaxDocumentAmount,
  TaxDocumentLine,
} from '../../invoices/documents/document-parts.entity';
import { DocumentSeries, DocumentsSince } from '../../invoices/documents/document-series.entity';
import { TaxDocument } from '../../invoices/documents/tax-document.entity';
import { InvoiceReissue } from '../../invoices/reissues/invoice-reissue.entity';
import { DeskPayment } from '../../desk/desk-payments/desk-payment.entity';
import { Dispute } from '../../payments/core/dispute.entity';
import { Payment } from '../../payments/core/payment.entity';
import { Refund } from '../../payments/core/refund.entity';
import { WebhookEvent } from '../../payments/core/webhook-event.entity';
import { Look } from '../../pictures/look/look.entity';
import { Picture } from '../../pictures/core/picture.entity';
import { ClockShift } from '../../platform/time/clock.entity';
import { JobWorker } from '../../platform/jobs/job-worker.entity';
import { RateLimitCounter } from '../../platform/limits/rate-limits';
import { RegularJob } from '../../platform/jobs/regular-job.entity';
import { Transition } from '../../platform/states/transition.entity';
import { ExchangeRate } from '../../selling/property/exchange-rate.entity';
import { ShownCurrency } from '../../selling/property/shown-currency.entity';
import {
  SecurityDeposit,
  SecurityDepositCharge,
  SecurityDepositReturn,
} from '../../bookings/security-deposits/security-deposit.entity';
import { Allowance } from '../../bookings/posted-charges/allowance.entity';
import { PostedCharge } from '../../bookings/posted-charges/posted-charge.entity';
import { Portal } from '../../desk/portals/portal.entity';
import { PortalBooking } from '../../desk/portals/portal-booking.entity';
import { PortalReceipt } from '../../desk/portals/portal-receipt.entity';
import { ChargeItem } from '../../selling/charge-items/charge-item.entity';
import { PaymentRequest, PaymentRequestOrder } from '../../bookings/payment-requests/payment-request.entity';
import { Property } from '../../selling/property/property.entity';
import { HotelTimeZone } from '../../selling/property/hotel-time-zone.entity';
import { CompanyDebt } from '../../invoices/receivables/company-debt.entity';
import { CompanyMail } from '../../invoices/receivables/company-mail.entity';
import { CompanyPayment } from '../../invoices/receivables/company-payment.entity';
import { PaymentApplication } from '../../invoices/receivables/payment-application.entity';
import { Receivable } from '../../invoices/receivables/receivable.entity';
import { Company } from '../../invoices/companies/company.entity';
import { TaxPeriod } from '../../selling/property/tax-period.entity';
import { Policy } from '../../selling/rates/policy.entity';
import { RatePlan } from '../../selling/rates/rate-plan.entity';
import { RateChangeEntry } from '../../selling/rate-book/rate-change.entity';
import { RateOverride } from '../../selling/rate-book/rate-override.entity';
import { Promotion } from '../../selling/rate-book/promotion.entity';
import { Restriction } from '../../selling/rate-book/restriction.entity';
import { Season } from '../../selling/rate-book/season.entity';
import { RoomType } from '../../selling/rooms/room-type.entity';
import { Room } from '../../selling/rooms/room.entity';
import { ErasureRequest, RetentionRun } from '../../operations/personal-data/erasure-request.entity';
import { MailTest } from '../../operations/set-up/mail-test.entity';
import { PaymentTest } from '../../operations/set-up/payment-test.entity';
import { RoomNight } from '../../selling/stays/room-night.entity';
import { Stay } from '../../selling/stays/stay.entity';
import { Task } from '../../access/tasks/task.entity';

/** Every entity that the server reads and writes. */
export const ENTITIES = [
  AuditEntry,
  AdministratorIdentity,
  BillingDetailsRecord,
  Block,
  Booking,
  BalanceReminder,
  BookingChange,
  BookingCorrection,
  BookingMail,
  BookingNote,
  BookingPromotion,
  Cancellation,
  CashUp,
  Shift,
  ShiftEntry,
  GatewayFee,
  ReconciledDay,
  ReconciliationRun,
  SettledItemRecord,
  Settlement,
  CategoryItem,
  Change,
  ClockShift,
  ContactMessage,
  ContentDocument,
  ContentRevision,
  CountedCharge,
  CountedRoom,
  SummedCharge,
  SummedMonth,
  DeskPayment,
  DocumentSeries,
  DocumentsSince,
  TaxDocument,
  TaxDocumentAdvance,
  TaxDocumentAmount,
  TaxDocumentLine,
  Dispute,
  ExchangeRate,
  ShownCurrency,
  Extra,
  Feedback,
  DeskBooking,
  Folio,
  FolioLine,
  FolioMove,
  FolioSplit,
  Hotel,
  InvoiceReissue,
  JobWorker,
  MailTest,
  MessageReply,
  NightAudit,
  DayBookDay,
  DayBookVoucher,
  DayBookLine,
  DayBookLedgers,
  Look,
  NewsletterCode,
  AddressProof,
  BookingCode,
  Offer,
  Order,
  OwnerLink,
  Payment,
  Picture,
  PaymentTest,
  Policy,
  Promotion,
  Property,
  RatePlan,
  RateLimitCounter,
  RateChangeEntry,
  RateOverride,
  Refund,
  PaymentRequest,
  PaymentRequestOrder,
  Allowance,
  ChargeItem,
  Company,
  CompanyDebt,
  CompanyMail,
  CompanyPayment,
  PaymentApplication,
  Receivable,
  Portal,
  PortalBooking,
  PortalReceipt,
  ErasureRequest,
  RetentionRun,
  PostedCharge,
  SecurityDeposit,
  SecurityDepositCharge,
  SecurityDepositReturn,
  RegularJob,
  Restriction,
  Season,
  SpentChallenge,
  Room,
  OnlineCheckIn,
  RoomMark,
  GuestRecord,
  GuestBookingLink,
  GuestConsent,
  GuestDifference,
  LostItem,
  LostItemStep,
  RegisterEntry,
  RegisterFiling,
  HousePicture,
  RoomMove,
  RoomNight,
  RoomType,
  Stay,
  DeskSecurity,
  StoredDeskSession,
  RecoveryCode,
  SecondFactor,
  ServiceKey,
  BookingEvent,
  Channel,
  ChannelChange,
  ChannelDay,
  ChannelPortal,
  ChannelRatePlan,
  ChannelRoomType,
  ChannelState,
  ChannelRevision,
  CalendarFeed,
  FeedEvent,
  RoomCalendar,
  WebhookDelivery,
  WebhookEndpoint,
  StaffInvitation,
  StaffMember,
  StaffRole,
  BoundedAct,
  Subscriber,
  Task,
  HotelTimeZone,
  TaxPeriod,
  Transition,
  WebhookEvent,
];
