import type { DataSource } from 'typeorm';
import { OpenTheHouse1763600000000 } from '../../migrations/1763600000000-open-the-house';
import { OpenTheSite1763690400000 } from '../../migrations/1763690400000-open-the-site';
import { AnnounceChanges1763694000000 } from '../../migrations/1763694000000-announce-changes';
import { BookingsOfGuests1763701200000 } from '../../migrations/1763701200000-bookings-of-guests';
import { ActionsOfTheAdministrator1763712000000 } from '../../migrations/1763712000000-actions-of-the-administrator';
import { JobsOfEachMinute1763715600000 } from '../../migrations/1763715600000-jobs-of-each-minute';
import { PiecesOfNames1763730000000 } from '../../migrations/1763730000000-pieces-of-names';
import { LimitsByNetworkAndMailbox1763810000000 } from '../../migrations/1763810000000-limits-by-network-and-mailbox';
import { IndexesOfHoldLimits1763811000000 } from '../../migrations/1763811000000-indexes-of-hold-limits';
import { JobsCarryIds1763840000000 } from '../../migrations/1763840000000-jobs-carry-ids';
import { DeskSearchKeys1763850000000 } from '../../migrations/1763850000000-desk-search-keys';
import { FillDeskSearchKeys1763851000000 } from '../../migrations/1763851000000-fill-desk-search-keys';
import { DisputesAndRefundRetries1763830000000 } from '../../migrations/1763830000000-disputes-and-refund-retries';
import { AdministratorIdentity1763820000000 } from '../../migrations/1763820000000-administrator-identity';
import { AdministratorSignIn1763880000000 } from '../../migrations/1763880000000-administrator-sign-in';
import { Property1763900000000 } from '../../migrations/1763900000000-property';
import { Actors1763901000000 } from '../../migrations/1763901000000-actors';
import { FillActors1763902000000 } from '../../migrations/1763902000000-fill-actors';
import { WithoutEarlierActors1763930000000 } from '../../migrations/1763930000000-without-earlier-actors';
import { AdministratorIdentity, OwnerLink } from '../accounts/administrator-identity.entity';
import { WhenDisputesWereReported1763862000000 } from '../../migrations/1763862000000-when-disputes-were-reported';
import { TimeWithinAStatement1763841000000 } from '../../migrations/1763841000000-time-within-a-statement';
import { StaysAndFolios1763910000000 } from '../../migrations/1763910000000-stays-and-folios';
import { FillStaysAndFolios1763911000000 } from '../../migrations/1763911000000-fill-stays-and-folios';
import { WithoutEarlierOrderTrigger1763919000000 } from '../../migrations/1763919000000-without-earlier-order-trigger';
import { WithoutEarlierColumns1763920000000 } from '../../migrations/1763920000000-without-earlier-columns';
import { PropertySettings1763940000000 } from '../../migrations/1763940000000-property-settings';
import { RoomSettings1763950000000 } from '../../migrations/1763950000000-room-settings';
import { PolicySettings1763960000000 } from '../../migrations/1763960000000-policy-settings';
import { ListedRooms1763965000000 } from '../../migrations/1763965000000-listed-rooms';
import { Pictures1763970000000 } from '../../migrations/1763970000000-pictures';
import { PublishedProperty1764020000000 } from '../../migrations/1764020000000-published-property';
import { TestsOfTheSetUp1764021000000 } from '../../migrations/1764021000000-tests-of-the-set-up';
import { Cancellations1763990000000 } from '../../migrations/1763990000000-cancellations';
import { Content1763980000000 } from '../../migrations/1763980000000-content';
import { ReplacedHolds1764010000000 } from '../../migrations/1764010000000-replaced-holds';
import { Looks1763971000000 } from '../../migrations/1763971000000-looks';
import { Promotions1764070000000 } from '../../migrations/1764070000000-promotions';
import { RatePlans1764071000000 } from '../../migrations/1764071000000-rate-plans';
import { RateBook1764060000000 } from '../../migrations/1764060000000-rate-book';
import { Typefaces1764100000000 } from '../../migrations/1764100000000-typefaces';
import { Extras1764110000000 } from '../../migrations/1764110000000-extras';
import { MessagesNotesAndMails1764190000000 } from '../../migrations/1764190000000-messages-notes-and-mails';
import { TasksOfDisputes1764191000000 } from '../../migrations/1764191000000-tasks-of-disputes';
import { FinishedTasks1764130000000 } from '../../migrations/1764130000000-finished-tasks';
import { BlocksOfTheDesk1764150000000 } from '../../migrations/1764150000000-blocks-of-the-desk';
import { DeskPayments1764160000000 } from '../../migrations/1764160000000-desk-payments';
import { Supplements1764140000000 } from '../../migrations/1764140000000-supplements';
import { IndexesOfDeskSearch1764180000000 } from '../../migrations/1764180000000-indexes-of-desk-search';
import { TaxDocuments1764300000000 } from '../../migrations/1764300000000-tax-documents';
import { IndexesOfEveryName1764200000000 } from '../../migrations/1764200000000-indexes-of-every-name';
import { BillingDetails1764310000000 } from '../../migrations/1764310000000-billing-details';
import { InvoiceReissues1764365000000 } from '../../migrations/1764365000000-invoice-reissues';
import { PinCodeOfBillingDetails1764372000000 } from '../../migrations/1764372000000-pin-code-of-billing-details';
import { Figures1764330000000 } from '../../migrations/1764330000000-figures';
import { CheckIns1764155000000 } from '../../migrations/1764155000000-check-ins';
import { DeskBookings1764170000000 } from '../../migrations/1764170000000-desk-bookings';
import { RoomMoves1764150001000 } from '../../migrations/1764150001000-room-moves';
import { BookingChanges1764030000000 } from '../../migrations/1764030000000-booking-changes';
import { BookingCorrections1764031000000 } from '../../migrations/1764031000000-booking-corrections';
import { AuditEntry } from '../audit/audit-entry.entity';
import { Block } from '../blocks/block.entity';
import { BookingChange } from '../booking-changes/booking-change.entity';
import { BookingPromotion } from '../bookings/promotions/booking-promotion.entity';
import { BookingMail } from '../booking-mails/booking-mail.entity';
import { BillingDetailsRecord } from '../billing-details/billing-details.entity';
import { BookingNote } from '../booking-notes/booking-note.entity';
import { Booking } from '../bookings/booking.entity';
import { Order } from '../bookings/order.entity';
import { SpentChallenge } from '../bookings/spent-challenge.entity';
import { Cancellation } from '../cancellations/cancellation.entity';
import { CategoryItem } from '../category-items/category-item.entity';
import { NightAudit } from '../night-audits/night-audit.entity';
import { ContentDocument } from '../content/content-document.entity';
import { ContentRevision } from '../content/content-revision.entity';
import { ContactMessage } from '../contact/contact-message.entity';
import { MessageReply } from '../messages/message-reply.entity';
import { Feedback } from '../feedback/feedback.entity';
import { Extra } from '../extras/extra.entity';
import { DeskBooking } from '../desk-bookings/desk-booking.entity';
import { CountedCharge } from '../figures/counted-charge.entity';
import { CountedRoom } from '../figures/counted-room.entity';
import { FolioLine } from '../folio/folio-line.entity';
import { Hotel } from '../hotels/hotel.entity';
import { RoomMove } from '../moves/room-move.entity';
import { NewsletterCode } from '../newsletter/newsletter-code.entity';
import { Subscriber } from '../newsletter/subscriber.entity';
import { Offer } from '../offers/offer.entity';
import { BookingCorrection } from '../corrections/correction.entity';
import { GatewayFee } from '../settlements/gateway-fee.entity';
import { ReconciledDay } from '../settlements/reconciled-day.entity';
import { ReconciliationRun } from '../settlements/reconciliation-run.entity';
import { SettledItemRecord } from '../settlements/settled-item.entity';
import { Settlement } from '../settlements/settlement.entity';
import { EInvoicing1764340000000 } from '../../migrations/1764340000000-e-invoicing';
import { FiguresOfChangedSums1764360000000 } from '../../migrations/1764360000000-figures-of-changed-sums';
import { IndexOfStaffInAudit1764361000000 } from '../../migrations/1764361000000-index-of-staff-in-audit';
import { KeysOfNotes1764362000000 } from '../../migrations/1764362000000-keys-of-notes';
import { RegistrationTries1764351000000 } from '../../migrations/1764351000000-registration-tries';
import { TimeZonesOfTheHotel1764352000000 } from '../../migrations/1764352000000-time-zones-of-the-hotel';
import { SettlementsOfTheGateway1764320000000 } from '../../migrations/1764320000000-settlements-of-the-gateway';
import { CashUp } from '../desk-payments/cash-up.entity';
import { TaxDocumentAdvance, TaxDocumentAmount, TaxDocumentLine } from '../documents/document-parts.entity';
import { DocumentSeries, DocumentsSince } from '../documents/document-series.entity';
import { TaxDocument } from '../documents/tax-document.entity';
import { InvoiceReissue } from '../reissues/invoice-reissue.entity';
import { DeskPayment } from '../desk-payments/desk-payment.entity';
import { Dispute } from '../payments/dispute.entity';
import { Payment } from '../payments/payment.entity';
import { Refund } from '../payments/refund.entity';
import { WebhookEvent } from '../payments/webhook-event.entity';
import { Look } from '../look/look.entity';
import { Picture } from '../pictures/picture.entity';
import { ClockShift } from '../platform/time/clock.entity';
import { MIGRATION_LOCK_TIMEOUT_MILLISECONDS } from '../platform/database/busy-tables';
import { createDatabase } from '../platform/database/database';
import { JobWorker } from '../platform/jobs/job-worker.entity';
import { RateLimitCounter } from '../platform/limits/rate-limits';
import { RegularJob } from '../platform/jobs/regular-job.entity';
import { Transition } from '../platform/states/transition.entity';
import { ExchangeRate } from '../property/exchange-rate.entity';
import { Property } from '../property/property.entity';
import { HotelTimeZone } from '../property/hotel-time-zone.entity';
import { TaxPeriod } from '../property/tax-period.entity';
import { Policy } from '../rates/policy.entity';
import { RatePlan } from '../rates/rate-plan.entity';
import { RateChangeEntry } from '../rate-book/rate-change.entity';
import { RateOverride } from '../rate-book/rate-override.entity';
import { Promotion } from '../rate-book/promotion.entity';
import { Restriction } from '../rate-book/restriction.entity';
import { Season } from '../rate-book/season.entity';
import { RoomType } from '../rooms/room-type.entity';
import { Room } from '../rooms/room.entity';
import { MailTest } from '../set-up/mail-test.entity';
import { PaymentTest } from '../set-up/payment-test.entity';
import { RoomNight } from '../stays/room-night.entity';
import { Stay } from '../stays/stay.entity';
import { Task } from '../tasks/task.entity';

const ENTITIES = [
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

/** In the order in which they were written. Merged migrations are never edited. The next version lists those that finish this one here. */
export const MIGRATIONS = [
  OpenTheHouse1763600000000,
  OpenTheSite1763690400000,
  AnnounceChanges1763694000000,
  BookingsOfGuests1763701200000,
  ActionsOfTheAdministrator1763712000000,
  JobsOfEachMinute1763715600000,
  PiecesOfNames1763730000000,
  LimitsByNetworkAndMailbox1763810000000,
  IndexesOfHoldLimits1763811000000,
  DisputesAndRefundRetries1763830000000,
  JobsCarryIds1763840000000,
  DeskSearchKeys1763850000000,
  FillDeskSearchKeys1763851000000,
  AdministratorIdentity1763820000000,
  TimeWithinAStatement1763841000000,
  WhenDisputesWereReported1763862000000,
  AdministratorSignIn1763880000000,
  Property1763900000000,
  Actors1763901000000,
  FillActors1763902000000,
  StaysAndFolios1763910000000,
  FillStaysAndFolios1763911000000,
  PropertySettings1763940000000,
  RoomSettings1763950000000,
  PolicySettings1763960000000,
  ListedRooms1763965000000,
  Pictures1763970000000,
  PublishedProperty1764020000000,
  TestsOfTheSetUp1764021000000,
  Content1763980000000,
  Cancellations1763990000000,
  ReplacedHolds1764010000000,
  Looks1763971000000,
  RateBook1764060000000,
  Typefaces1764100000000,
  Extras1764110000000,
  FinishedTasks1764130000000,
  BlocksOfTheDesk1764150000000,
  RoomMoves1764150001000,
  MessagesNotesAndMails1764190000000,
  DeskPayments1764160000000,
  DeskBookings1764170000000,
  TasksOfDisputes1764191000000,
  BookingChanges1764030000000,
  BookingCorrections1764031000000,
  Promotions1764070000000,
  RatePlans1764071000000,
  Supplements1764140000000,
  CheckIns1764155000000,
  IndexesOfDeskSearch1764180000000,
  IndexesOfEveryName1764200000000,
  SettlementsOfTheGateway1764320000000,
  EInvoicing1764340000000,
  RegistrationTries1764351000000,
  TaxDocuments1764300000000,
  BillingDetails1764310000000,
  Figures1764330000000,
  FiguresOfChangedSums1764360000000,
  IndexOfStaffInAudit1764361000000,
  KeysOfNotes1764362000000,
  InvoiceReissues1764365000000,
  PinCodeOfBillingDetails1764372000000,
  TimeZonesOfTheHotel1764352000000,
];

/**
 * Drop what only the version before reads. They run once no server of that version is left: on a new database at once, else
 * by `migrate.js --finish` or with the next version.
 */
const FINISHING_MIGRATIONS = [
  WithoutEarlierOrderTrigger1763919000000,
  WithoutEarlierColumns1763920000000,
  WithoutEarlierActors1763930000000,
];

/** How to connect. */
interface ConnectionSettings {
  DATABASE_URL: string;
  DATABASE_POOL: number;
}

type Query = (sql: string) => Promise<unknown[]>;

/** The names of the migrations that a database has run. The query is plain SQL, because TypeORM would create its table first. */
async function migrationsRun(query: Query): Promise<Set<string>> {
  const [table] = (await query("SELECT to_regclass('migrations')::text AS found")) as {
    found: string | null;
  }[];
  if (!table?.found) return new Set();
  const rows = (await query('SELECT name FROM migrations')) as { name: string }[];
  return new Set(rows.map(({ name }) => name));
}

const namesOf = (migrations: readonly { name: string }[]): string[] => migrations.map(({ name }) => name);

/** Whether every migration of this version has run, so that no server starts on an older database. */
export async function isMigrated(database: DataSource): Promise<boolean> {
  const run = await migrationsRun((sql) => database.query(sql));
  return MIGRATIONS.every(({ name }) => run.has(name));
}

/** Which migrations have not run, and which ran that this version does not know. */
export async function openMigrations(query: Query) {
  const run = await migrationsRun(query);
  const known = new Set(namesOf([...MIGRATIONS, ...FINISHING_MIGRATIONS]));
  return {
    pending: namesOf(MIGRATIONS).filter((name) => !run.has(name)),
    unfinished: namesOf(FINISHING_MIGRATIONS).filter((name) => !run.has(name)),
    unknown: [...run].filter((name) => !known.has(name)),
  };
}

/** The connection pool with every entity. */
export function createApplicationDatabase(settings: ConnectionSettings): DataSource {
  const connection = { url: settings.DATABASE_URL, poolSize: settings.DATABASE_POOL };
  return createDatabase(connection, { entities: ENTITIES });
}

/**
 * The same, with the migrations. They give way to guests. `finishes` says whether what only the version before reads is
 * dropped.
 */
export function createMigratingDatabase(
  settings: ConnectionSettings,
  { finishes }: { finishes: boolean },
): DataSource {
  const connection = {
    url: settings.DATABASE_URL,
    poolSize: settings.DATABASE_POOL,
    lockTimeoutMilliseconds: MIGRATION_LOCK_TIMEOUT_MILLISECONDS,
  };
  const migrations = finishes ? [...MIGRATIONS, ...FINISHING_MIGRATIONS] : MIGRATIONS;
  return createDatabase(connection, { entities: ENTITIES, migrations });
}
