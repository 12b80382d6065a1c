import { AdministratorIdentity, OwnerLink } from '../../accounts/administrator-identity.entity';
import { AuditEntry } from '../../audit/audit-entry.entity';
import { Block } from '../../blocks/block.entity';
import { BookingChange } from '../../booking-changes/booking-change.entity';
import { BookingPromotion } from '../../bookings/promotions/booking-promotion.entity';
import { BookingMail } from '../../booking-mails/booking-mail.entity';
import { BillingDetailsRecord } from '../../billing-details/billing-details.entity';
import { BookingNote } from '../../booking-notes/booking-note.entity';
import { Booking } from '../../bookings/booking.entity';
import { Order } from '../../bookings/order.entity';
import { SpentChallenge } from '../../bookings/spent-challenge.entity';
import { Cancellation } from '../../cancellations/cancellation.entity';
import { CategoryItem } from '../../category-items/category-item.entity';
import { NightAudit } from '../../night-audits/night-audit.entity';
import { ContentDocument } from '../../content/content-document.entity';
import { ContentRevision } from '../../content/content-revision.entity';
import { ContactMessage } from '../../contact/contact-message.entity';
import { MessageReply } from '../../messages/message-reply.entity';
import { Feedback } from '../../feedback/feedback.entity';
import { Extra } from '../../extras/extra.entity';
import { DeskBooking } from '../../desk-bookings/desk-booking.entity';
import { CountedCharge } from '../../figures/counted-charge.entity';
import { CountedRoom } from '../../figures/counted-room.entity';
import { FolioLine } from '../../folio/folio-line.entity';
import { Hotel } from '../../hotels/hotel.entity';
import { RoomMove } from '../../moves/room-move.entity';
import { NewsletterCode } from '../../newsletter/newsletter-code.entity';
import { Subscriber } from '../../newsletter/subscriber.entity';
import { Offer } from '../../offers/offer.entity';
import { BookingCorrection } from '../../corrections/correction.entity';
import { GatewayFee } from '../../settlements/gateway-fee.entity';
import { ReconciledDay } from '../../settlements/reconciled-day.entity';
import { ReconciliationRun } from '../../settlements/reconciliation-run.entity';
import { SettledItemRecord } from '../../settlements/settled-item.entity';
import { Settlement } from '../../settlements/settlement.entity';
import { CashUp } from '../../desk-payments/cash-up.entity';
import {
  TaxDocumentAdvance,
  TaxDocumentAmount,
  TaxDocumentLine,
} from '../../documents/document-parts.entity';
import { DocumentSeries, DocumentsSince } from '../../documents/document-series.entity';
import { TaxDocument } from '../../documents/tax-document.entity';
import { InvoiceReissue } from '../../reissues/invoice-reissue.entity';
import { DeskPayment } from '../../desk-payments/desk-payment.entity';
import { Dispute } from '../../payments/dispute.entity';
import { Payment } from '../../payments/payment.entity';
import { Refund } from '../../payments/refund.entity';
import { WebhookEvent } from '../../payments/webhook-event.entity';
import { Look } from '../../look/look.entity';
import { Picture } from '../../pictures/picture.entity';
import { ClockShift } from '../../platform/time/clock.entity';
import { JobWorker } from '../../platform/jobs/job-worker.entity';
import { RateLimitCounter } from '../../platform/limits/rate-limits';
import { RegularJob } from '../../platform/jobs/regular-job.entity';
import { Transition } from '../../platform/states/transition.entity';
import { ExchangeRate } from '../../property/exchange-rate.entity';
import { Property } from '../../property/property.entity';
import { HotelTimeZone } from '../../property/hotel-time-zone.entity';
import { TaxPeriod } from '../../property/tax-period.entity';
import { Policy } from '../../rates/policy.entity';
import { RatePlan } from '../../rates/rate-plan.entity';
import { RateChangeEntry } from '../../rate-book/rate-change.entity';
import { RateOverride } from '../../rate-book/rate-override.entity';
import { Promotion } from '../../rate-book/promotion.entity';
import { Restriction } from '../../rate-book/restriction.entity';
import { Season } from '../../rate-book/season.entity';
import { RoomType } from '../../rooms/room-type.entity';
import { Room } from '../../rooms/room.entity';
import { MailTest } from '../../set-up/mail-test.entity';
import { PaymentTest } from '../../set-up/payment-test.entity';
import { RoomNight } from '../../stays/room-night.entity';
import { Stay } from '../../stays/stay.entity';
import { Task } from '../../tasks/task.entity';

/** Every entity that the server reads and writes. */
export const ENTITIES = [
  AuditEntry,
  AdministratorIdentity,
  BillingDetailsRecord,
  Block,
  Booking,
  BookingChange,
  BookingCorrection,
  BookingMail,
  BookingNote,
  BookingPromotion,
  Cancellation,
  CashUp,
  GatewayFee,
  ReconciledDay,
  ReconciliationRun,
  SettledItemRecord,
  Settlement,
  CategoryItem,
  ClockShift,
  ContactMessage,
  ContentDocument,
  ContentRevision,
  CountedCharge,
  CountedRoom,
  DeskPayment,
  DocumentSeries,
  DocumentsSince,
  TaxDocument,
  TaxDocumentAdvance,
  TaxDocumentAmount,
  TaxDocumentLine,
  Dispute,
  ExchangeRate,
  Extra,
  Feedback,
  DeskBooking,
  FolioLine,
  Hotel,
  InvoiceReissue,
  JobWorker,
  MailTest,
  MessageReply,
  NightAudit,
  Look,
  NewsletterCode,
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
  RegularJob,
  Restriction,
  Season,
  SpentChallenge,
  Room,
  RoomMove,
  RoomNight,
  RoomType,
  Stay,
  Subscriber,
  Task,
  HotelTimeZone,
  TaxPeriod,
  Transition,
  WebhookEvent,
];
