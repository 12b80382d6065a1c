import { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import type { IdentitySettings } from '../accounts/identity-settings';
import { OwnerService } from '../accounts/owner.service';
import { AuditService } from '../audit/audit.service';
import { AvailabilityService } from '../bookings/availability.service';
import { BookingRepository } from '../bookings/booking.repository';
import { BookingService } from '../bookings/booking.service';
import { HoldLimits } from '../bookings/hold-limits';
import { RoomNightRepository } from '../bookings/room-night.repository';
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
import { createApplicationDatabase } from './application-database';
import type { Services } from './services';
import { hasSampleContent, requiresTls, type Settings } from '../env';
import { FeedbackService } from '../feedback/feedback.service';
import { DeskReadModel } from '../desk/desk.read-model';
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
import { PROPERTY } from '../property/property';
import { Pruning } from '../retention/pruning.service';
import { RoomService } from '../rooms/room.service';

/** Everything that one server is made of, joined once. */
export interface Installation {
  settings: Settings;
  log: Logger;
  database: DataSource;
  /** For the queue and the counters, so that they never wait behind the guests' queries. */
  pool: Pool;
  services: Services;
  webhook: WebhookService;
  sweep: HoldSweep;
  reconciliation: Reconciliation;
  refunds: RefundService;
  capture: CaptureService;
  pruning: Pruning;
  letters: BookingEmails;
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

function mailFrom(settings: Settings, secrets: KeyedSecrets, metrics: Metrics): MailService {
  const { SMTP_URL: smtpUrl, MAIL_FROM: from, HOTEL_EMAIL: hotelAddress } = settings;
  const onFailure = (mail: string) => metrics.mailFailed(mail);
  const mailSettings = { smtpUrl, requiresTls: requiresTls(settings), from, hotelAddress, onFailure };
  return new MailService(mailSettings, secrets);
}

// The queue listens on one connection for each of its three lanes.
const LISTENING = 3;

/** How many connections counters and jobs take beside the guests' `poolSize`; docs/operations.md says the same sum. */
function jobConnections(poolSize: number): number {
  return LISTENING + Math.max(6, Math.ceil(poolSize / 2));
}

function poolFrom(settings: Settings, log: Logger): Pool {
  const pool = new Pool({
    connectionString: settings.DATABASE_URL,
    max: jobConnections(settings.DATABASE_POOL),
    connectionTimeoutMillis: 5_000,
    query_timeout: 15_000,
  });
  // An idle connection that breaks is news, not a crash.
  pool.on('error', (error) => log.warn({ err: error }, 'A database connection broke'));
  pool.on('connect', (client) => {
    client.on('error', (error) => log.warn({ err: error }, 'A database connection broke'));
  });
  return pool;
}

/** Connects to the database and joins the services. */
export async function install(settings: Settings, log: Logger): Promise<Installation> {
  const database = await createApplicationDatabase(settings).initialize();
  const pool = poolFrom(settings, log);
  const metrics = new Metrics();
  addDatabaseFigures(metrics.registry, database, { guests: poolOf(database), jobs: pool });
  const gateway = gatewayFrom(settings, metrics);
  const secrets = new KeyedSecrets(settings.APP_SECRET);
  const clock = new Clock(database, PROPERTY.timeZone);
  const rooms = new RoomService(database, settings.PAISE_PER_DOLLAR);
  const bookingRepository = new BookingRepository(database);
  const roomNights = new RoomNightRepository(database);
  const availability = new AvailabilityService(rooms, roomNights);
  const holdLimitSettings = {
    holdsPerEmail: settings.HOLDS_PER_EMAIL,
    holdsPerCaller: settings.HOLDS_PER_CALLER,
    nightsPerEmail: settings.HELD_NIGHTS_PER_EMAIL,
    nightsPerCaller: settings.HELD_NIGHTS_PER_CALLER,
    challengeShare: settings.CHALLENGE_SHARE,
    triesPerNight: settings.CHALLENGE_TRIES_PER_NIGHT,
    scale: settings.RATE_LIMIT_SCALE,
  };
  const holdLimits = new HoldLimits(holdLimitSettings, bookingRepository, roomNights);
  const bookings = new BookingService(bookingRepository, roomNights, rooms, secrets, holdLimits);
  const payments = new PaymentRepository(database);
  const refundRepository = new RefundRepository(database);
  const audit = new AuditService(database);
  const refunds = new RefundService(database, payments, refundRepository, gateway, log);
  const letters = new BookingEmails(bookingRepository, bookings, refundRepository, settings.SITE_URL);
  const settlement = new SettlementService(
    database,
    bookingRepository,
    bookings,
    new PaymentService(payments),
    refunds,
    letters,
    log,
  );
  const capture = new CaptureService(bookingRepository, bookings, clock, gateway, settlement);
  const challenges = new BookingChallenges(new ProofOfWork(secrets), log);
  const order = { maxOrderPaise: settings.MAX_ORDER };
  const checkout = new CheckoutService(
    database,
    rooms,
    availability,
    bookingRepository,
    bookings,
    gateway,
    capture,
    challenges,
    order,
    log,
  );
  return {
    settings,
    log,
    database,
    pool,
    services: {
      clock,
      secrets,
      rateLimits: new RateLimits(pool, settings.RATE_LIMIT_SCALE, secrets),
      gateway,
      rooms,
      availability,
      bookings,
      bookingRepository,
      payments,
      checkout,
      offers: new OfferService(database, audit, clock),
      categoryItems: new CategoryItemService(database, audit),
      hotels: new HotelService(database, audit),
      newsletter: new NewsletterService(database, clock, secrets, settings.SITE_URL),
      contact: new ContactService(database),
      feedback: new FeedbackService(database),
      desk: new DeskReadModel(database),
      audit,
      owner: new OwnerService(database),
      settings: {
        hotelEmail: settings.HOTEL_EMAIL,
        adminEmail: settings.ADMIN_EMAIL,
        hasSampleContent: hasSampleContent(settings),
        identity: identityFrom(settings),
      },
    },
    webhook: new WebhookService(
      database,
      clock,
      gateway,
      payments,
      refunds,
      new DisputeService(log),
      settlement,
      log,
    ),
    sweep: new HoldSweep(database, clock, bookingRepository, bookings, gateway, capture, log),
    reconciliation: new Reconciliation(
      clock,
      bookingRepository,
      gateway,
      capture,
      refundRepository,
      refunds,
      log,
    ),
    refunds,
    capture,
    pruning: new Pruning(database, log),
    letters,
    mail: mailFrom(settings, secrets, metrics),
    metrics,
  };
}

/** Lets go of every connection. */
export async function uninstall({ database, pool, mail }: Installation): Promise<void> {
  mail.close();
  await pool.end();
  await database.destroy();
}
