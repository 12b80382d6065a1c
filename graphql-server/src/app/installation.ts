import { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import type { IdentitySettings } from '../accounts/identity-settings';
import { OwnerService } from '../accounts/owner.service';
import { AuditService } from '../audit/audit.service';
import { BookingRepository } from '../bookings/booking.repository';
import { BookingService } from '../bookings/booking.service';
import { HoldLimits } from '../bookings/hold-limits';
import { OrderRepository } from '../bookings/order.repository';
import { CategoryItemService } from '../category-items/category-item.service';
import { BookingChallenges } from '../checkout/booking-challenges';
import { BookingEmails } from '../checkout/booking-emails.service';
import { CaptureService } from '../checkout/capture.service';
import { CheckoutService } from '../checkout/checkout.service';
import { HoldSweep } from '../checkout/hold-sweep.service';
import { Reconciliation } from '../checkout/reconciliation.service';
import { SettlementService } from '../checkout/settlement.service';
import { WebhookService } from '../checkout/webhook.service';
import { ContactService } from '../contact/contact.service';
import { createApplicationDatabase, isMigrated } from './application-database';
import type { Services } from './services';
import { hasSampleContent, requiresTls, SettingsError, type Settings } from '../env';
import { FeedbackService } from '../feedback/feedback.service';
import { DeskReadModel } from '../desk/desk.read-model';
import { FolioRepository } from '../folio/folio.repository';
import { HotelService } from '../hotels/hotel.service';
import { NewsletterService } from '../newsletter/newsletter.service';
import { addDatabaseFigures } from '../metrics/database-figures';
import { Metrics } from '../metrics/metrics';
import { MailService } from '../notifications/mail.service';
import { OfferService } from '../offers/offer.service';
import type { PaymentGateway } from '../payments/payment-gateway';
import { DisputeService } from '../payments/dispute.service';
import { PaymentRepository } from '../payments/payment.repository';
import { PaymentService } from '../payments/payment.service';
import { RazorpayGateway } from '../payments/razorpay/razorpay-gateway';
import { RefundRepository } from '../payments/refund.repository';
import { RefundService } from '../payments/refund.service';
import { Clock } from '../platform/time/clock';
import { poolOf } from '../platform/database/database';
import { KeyedSecrets } from '../platform/secrets/keyed-secrets';
import type { Logger } from '../platform/log/log';
import { ProofOfWork } from '../platform/secrets/proof-of-work';
import { RateLimits } from '../platform/limits/rate-limits';
import { PropertyRepository } from '../property/property.repository';
import { PropertyService } from '../property/property.service';
import { PropertySettingsService } from '../property/property-settings.service';
import { PolicySettingsService } from '../rates/policy-settings.service';
import { RatePlanRepository } from '../rates/rate-plan.repository';
import { Pruning } from '../retention/pruning.service';
import { RoomService } from '../rooms/room.service';
import { RoomSettingsService } from '../rooms/room-settings.service';
import { AvailabilityService } from '../stays/availability.service';
import { RoomNightRepository } from '../stays/room-night.repository';
import { StayRepository } from '../stays/stay.repository';

/** Everything that one server consists of. */
export interface Installation {
  settings: Settings;
  log: Logger;
  database: DataSource;
  /** Connections of the queue and the counters. These never wait for the guests' queries. */
  pool: Pool;
  services: Services;
  webhook: WebhookService;
  sweep: HoldSweep;
  reconciliation: Reconciliation;
  refunds: RefundService;
  capture: CaptureService;
  pruning: Pruning;
  bookingEmails: BookingEmails;
  mail: MailService;
  metrics: Metrics;
}

function gatewayFrom(settings: Settings, metrics: Metrics): PaymentGateway {
  return new RazorpayGateway({
    keyId: settings.RAZORPAY_KEY_ID,
    keySecret: settings.RAZORPAY_KEY_SECRET,
    webhookSecret: settings.RAZORPAY_WEBHOOK_SECRET,
    apiUrl: settings.RAZORPAY_API_URL,
    checkoutUrl: settings.RAZORPAY_CHECKOUT_URL,
    timeoutMilliseconds: settings.RAZORPAY_TIMEOUT_SECONDS * 1000,
    onFailure: (call, kind) => metrics.gatewayFailed(call, kind),
  });
}

function identityFrom(settings: Settings): IdentitySettings {
  const urlOf = (host: string | undefined) => (host ? `http://${host}` : null);
  return {
    apiKey: settings.FIREBASE_API_KEY,
    authDomain: settings.FIREBASE_AUTH_DOMAIN,
    projectId: settings.FIREBASE_PROJECT_ID,
    storageBucket: settings.FIREBASE_STORAGE_BUCKET,
    authEmulatorUrl: urlOf(settings.FIREBASE_AUTH_EMULATOR_HOST),
    storageEmulatorUrl: urlOf(settings.FIREBASE_STORAGE_EMULATOR_HOST),
  };
}

function mailFrom({ settings, secrets, metrics, property }: Platform): MailService {
  const { SMTP_URL: smtpUrl, MAIL_FROM: from, HOTEL_EMAIL: hotelAddress } = settings;
  const onFailure = (mail: string) => metrics.mailFailed(mail);
  const mailSettings = { smtpUrl, requiresTls: requiresTls(settings), from, hotelAddress, onFailure };
  return new MailService(mailSettings, secrets, property);
}

// The queue listens on one connection for each of its three lanes.
const LISTENING_CONNECTIONS = 3;

/** How many connections counters and jobs need beside the guests' `poolSize`. docs/operations.md has the same sum. */
function jobConnections(poolSize: number): number {
  return LISTENING_CONNECTIONS + Math.max(6, Math.ceil(poolSize / 2));
}

function poolFrom(settings: Settings, log: Logger): Pool {
  const pool = new Pool({
    connectionString: settings.DATABASE_URL,
    max: jobConnections(settings.DATABASE_POOL),
    connectionTimeoutMillis: 5_000,
    query_timeout: 15_000,
  });
  // Without a listener, an idle connection that breaks would end the process.
  pool.on('error', (error) => log.warn({ err: error }, 'A database connection broke'));
  pool.on('connect', (client) => {
    client.on('error', (error) => log.warn({ err: error }, 'A database connection broke'));
  });
  return pool;
}

/** What the services of all nouns need. */
type Platform = Pick<Installation, 'settings' | 'log' | 'database' | 'pool' | 'metrics'> &
  Pick<Services, 'clock' | 'secrets' | 'gateway' | 'rateLimits' | 'property'>;

const MIGRATE = 'node graphql-server/dist/src/migrate.js';

/** Loads the property. Throws when the database is not at this version, or has no property. */
async function loadProperty(database: DataSource, log: Logger): Promise<PropertyService> {
  if (!(await isMigrated(database)))
    throw new SettingsError([`the database is not at this version: run ${MIGRATE} first`]);
  const property = new PropertyService(
    new PropertyRepository(database),
    new RatePlanRepository(database),
    log,
  );
  if (!(await property.load()))
    throw new SettingsError([`the database does not say which hotel this is: run ${MIGRATE} first`]);
  return property;
}

async function connectPlatform(settings: Settings, log: Logger): Promise<Platform> {
  const database = await createApplicationDatabase(settings).initialize();
  const property = await loadProperty(database, log).catch(async (error: unknown) => {
    await database.destroy();
    throw error;
  });
  const pool = poolFrom(settings, log);
  const metrics = new Metrics();
  addDatabaseFigures(metrics.registry, database, { guests: poolOf(database), jobs: pool });
  const secrets = new KeyedSecrets(settings.APP_SECRET);
  return {
    settings,
    log,
    database,
    pool,
    metrics,
    secrets,
    property,
    clock: new Clock(database, property.zone),
    gateway: gatewayFrom(settings, metrics),
    rateLimits: new RateLimits(pool, settings.RATE_LIMIT_SCALE, secrets, log),
  };
}

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
function bookingServices({ settings, database, secrets, property }: Platform) {
  const rooms = new RoomService(database, property);
  const bookingRepository = new BookingRepository(database);
  const roomNights = new RoomNightRepository(database);
  const availability = new AvailabilityService(rooms, roomNights, property);
  const holdLimits = new HoldLimits(holdLimitSettings(settings), bookingRepository, roomNights);
  const bookings = new BookingService(
    bookingRepository,
    new StayRepository(),
    roomNights,
    new FolioRepository(),
    rooms,
    secrets,
    holdLimits,
    property,
  );
  return { rooms, availability, bookings, bookingRepository };
}

/** Payments and refunds, and everything that brings them together with bookings. */
function paymentServices(
  { settings, log, database, clock, secrets, gateway, property }: Platform,
  { rooms, availability, bookings, bookingRepository }: ReturnType<typeof bookingServices>,
) {
  const payments = new PaymentRepository(database);
  const orders = new OrderRepository(database);
  const refundRepository = new RefundRepository(database);
  const refunds = new RefundService(database, payments, refundRepository, gateway, log);
  const bookingEmails = new BookingEmails(
    bookingRepository,
    bookings,
    refundRepository,
    property,
    settings.SITE_URL,
  );
  const settlement = new SettlementService(
    database,
    bookingRepository,
    bookings,
    new PaymentService(payments),
    refunds,
    bookingEmails,
    log,
  );
  const capture = new CaptureService(bookingRepository, bookings, clock, gateway, settlement);
  const checkout = new CheckoutService(
    database,
    rooms,
    availability,
    new RatePlanRepository(database),
    bookingRepository,
    orders,
    bookings,
    gateway,
    capture,
    new BookingChallenges(new ProofOfWork(secrets), log),
    { maxOrderPaise: settings.MAX_ORDER },
    log,
  );
  const disputes = new DisputeService(log);
  return {
    services: { payments, checkout },
    background: {
      webhook: new WebhookService(database, clock, gateway, payments, refunds, disputes, settlement, log),
      sweep: new HoldSweep(database, clock, bookingRepository, bookings, gateway, capture, log),
      reconciliation: new Reconciliation(clock, orders, gateway, capture, refundRepository, refunds, log),
      refunds,
      capture,
      bookingEmails,
    },
  };
}

/** What guests write, and what the administrator edits and reads. */
function hotelServices(
  { settings, database, clock, secrets, rateLimits, property }: Platform,
  { rooms }: ReturnType<typeof bookingServices>,
) {
  const audit = new AuditService(database);
  return {
    propertySettings: new PropertySettingsService(database, new PropertyRepository(database), audit),
    policySettings: new PolicySettingsService(database, audit),
    roomSettings: new RoomSettingsService(database, audit),
    offers: new OfferService(database, audit, clock),
    categoryItems: new CategoryItemService(database, audit, rooms),
    hotels: new HotelService(database, audit),
    newsletter: new NewsletterService(database, clock, secrets, settings.SITE_URL, rateLimits),
    contact: new ContactService(database, rateLimits),
    feedback: new FeedbackService(database, rateLimits),
    desk: new DeskReadModel(database, property),
    audit,
    owner: new OwnerService(database),
  };
}

function publicSettingsFrom(settings: Settings): Services['settings'] {
  return {
    hotelEmail: settings.HOTEL_EMAIL,
    adminEmail: settings.ADMIN_EMAIL,
    hasSampleContent: hasSampleContent(settings),
    identity: identityFrom(settings),
  };
}

/** Connects to the database and creates the services. */
export async function install(settings: Settings, log: Logger): Promise<Installation> {
  const platform = await connectPlatform(settings, log);
  const { database, pool, metrics, clock, secrets, gateway, rateLimits, property } = platform;
  const booking = bookingServices(platform);
  const paying = paymentServices(platform, booking);
  return {
    settings,
    log,
    database,
    pool,
    metrics,
    services: {
      clock,
      secrets,
      gateway,
      rateLimits,
      property,
      ...booking,
      ...paying.services,
      ...hotelServices(platform, booking),
      settings: publicSettingsFrom(settings),
    },
    ...paying.background,
    pruning: new Pruning(database, log),
    mail: mailFrom(platform),
  };
}

/** Closes every connection. */
export async function uninstall({ database, pool, mail }: Installation): Promise<void> {
  mail.close();
  await pool.end();
  await database.destroy();
}
