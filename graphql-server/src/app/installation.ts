import type { IdentitySettings } from '../access/accounts/identity-settings';
import { OwnerService } from '../access/accounts/owner.service';
import { StaffDirectory } from '../access/staff/staff-directory';
import type { DeskSessionService } from '../access/desk-sessions/desk-session.service';
import { stillMayBy } from '../access/accounts/still-may';
import { AuditService } from '../access/audit/audit.service';
import type { BalanceRelease } from '../bookings/balance-releases/balance-release.service';
import type { BalanceReminders } from '../bookings/balances/balance-reminders.service';
import type { BookingChangeEmails } from '../bookings/booking-changes/booking-change-emails.service';
import type { CheckInInvitations } from '../guests/online-check-in/check-in-invitations.service';
import { CancellationEmails } from '../bookings/cancellations/cancellation-emails.service';
import { BookingEmails } from '../bookings/core/booking-emails.service';
import { CaptureService } from '../bookings/checkout/capture.service';
import { HoldSweep } from '../bookings/checkout/hold-sweep.service';
import { Reconciliation } from '../bookings/checkout/reconciliation.service';
import { WebhookService } from '../bookings/checkout/webhook.service';
import { ContentService } from '../pages/content/content.service';
import type { DocumentEmails } from '../invoices/documents/document-emails.service';
import type { DocumentIssue } from '../invoices/documents/document-issue.service';
import type { CorrectionEmails } from '../bookings/corrections/correction-emails.service';
import type { OptionEmails } from '../desk/desk-bookings/option-emails.service';
import { LiveConnections } from '../desk/live/live-connections';
import { ChangeLog } from '../platform/changes/change-log';
import type { ReplayService } from '../operations/personal-data/replay.service';
import { personalDataServices } from './installation/personal-data-services';
import type { Services } from './services';
import { hasSampleContent, requiresTls, SettingsError, type Settings } from '../env';
import { createApplicationDatabase, isMigrated } from './application-database';
import { SHIPPED_PALETTE } from '../pictures/look/palette';
import { MailService } from '../mails/notifications/mail.service';
import { RefundService } from '../payments/core/refund.service';
import type { Logger } from '../platform/log/log';
import { NightlyCheck } from '../operations/invariants/nightly-check';
import type { SecurityDepositEmails } from '../bookings/security-deposits/security-deposit-emails.service';
import type { PaymentRequestEmails } from '../bookings/payment-requests/payment-request-emails.service';
import type { RequestExpiry } from '../bookings/payment-requests/request-expiry.service';
import type { GatewayComparison } from '../payments/settlements/gateway-comparison.service';
import { Pruning } from '../operations/retention/pruning.service';
import { bookingServices } from './installation/booking-services';
import { paymentServices } from './installation/payment-services';
import { companyAccounts, companyServices } from './installation/company-services';
import { connectionServices } from './installation/connection-services';
import { documentRegistry } from './installation/document-registry';
import { documentServices } from './installation/document-services';
import { doNotRentOf, guestServices } from './installation/guest-services';
import { onlineCheckInServices } from './installation/online-check-in-services';
import { registerServices } from './installation/register-services';
import { hotelServices, loadContent, setUpServices } from './installation/hotel-services';
import { staffServices } from './installation/staff-services';
import { MIGRATE, preparePlatform, type Platform } from './installation/platform';
import { MinibarService } from '../desk/housekeeping/minibar.service';
import { roomServices } from './installation/room-services';

/** Everything that one server consists of. */
export interface Installation extends Pick<
  Platform,
  'settings' | 'log' | 'database' | 'pool' | 'connections' | 'metrics' | 'invalidation'
> {
  services: Services;
  webhook: WebhookService;
  sweep: HoldSweep;
  reconciliation: Reconciliation;
  gatewayComparison: GatewayComparison;
  refunds: RefundService;
  capture: CaptureService;
  pruning: Pruning;
  replay: ReplayService;
  nightlyCheck: NightlyCheck;
  bookingEmails: BookingEmails;
  balanceReminders: BalanceReminders;
  balanceRelease: BalanceRelease;
  cancellationEmails: CancellationEmails;
  checkInInvitations: CheckInInvitations;
  changeEmails: BookingChangeEmails;
  correctionEmails: CorrectionEmails;
  documentEmails: DocumentEmails;
  documentIssue: DocumentIssue;
  optionEmails: OptionEmails;
  paymentRequestEmails: PaymentRequestEmails;
  securityDepositEmails: SecurityDepositEmails;
  requestExpiry: RequestExpiry;
  mail: MailService;
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

function mailFrom(
  { settings, secrets, metrics, property, lookIndex }: Platform,
  content: ContentService,
): MailService {
  const { SMTP_URL: smtpUrl, MAIL_FROM: from, HOTEL_EMAIL: hotelAddress } = settings;
  const onFailure = (mail: string) => metrics.mailFailed(mail);
  const mailSettings = { smtpUrl, requiresTls: requiresTls(settings), from, hotelAddress, onFailure };
  return new MailService(mailSettings, secrets, property, {
    newsletter: () => content.page('home')?.texts['newsletter.mail'] ?? '',
    palette: () => lookIndex.current.palette ?? SHIPPED_PALETTE,
  });
}

function publicSettingsFrom(settings: Settings): Services['settings'] {
  return {
    hotelEmail: settings.HOTEL_EMAIL,
    adminEmail: settings.ADMIN_EMAIL,
    hasSampleContent: hasSampleContent(settings),
    identity: identityFrom(settings),
  };
}

/** Prepares the platform. Throws when the database is not at this version. */
async function preparedPlatform(settings: Settings, log: Logger): Promise<Platform> {
  const database = await createApplicationDatabase(settings).initialize();
  try {
    if (!(await isMigrated(database)))
      throw new SettingsError([`the database is not at this version: run ${MIGRATE} first`]);
    return await preparePlatform(settings, log, database);
  } catch (error) {
    await database.destroy();
    throw error;
  }
}

/** The open pages of the desk. */
function liveConnections(
  { settings, database, log }: Platform,
  sessions: DeskSessionService,
): LiveConnections {
  const limits = {
    connections: settings.LIVE_CONNECTIONS,
    connectionsOfAccount: settings.LIVE_CONNECTIONS_OF_ACCOUNT,
  };
  const directory = new StaffDirectory(database);
  const stillMay = stillMayBy({
    owner: new OwnerService(database),
    staff: (uid) => directory.rightsOf(uid),
    areOpen: (asked) => sessions.areOpen(asked),
    adminEmail: settings.ADMIN_EMAIL,
  });
  return new LiveConnections(new ChangeLog(database), stillMay, limits, log);
}

/** Connects to the database and creates the services. */
export async function install(settings: Settings, log: Logger): Promise<Installation> {
  const platform = await preparedPlatform(settings, log);
  const {
    database,
    pool,
    connections,
    metrics,
    clock,
    secrets,
    gateway,
    rateLimits,
    property,
    pictureIndex,
    lookIndex,
    rateRules,
    extras,
    invalidation,
  } = platform;
  const booking = bookingServices(platform);
  const audit = new AuditService(database);
  const staffing = staffServices(platform, audit);
  const guestNeeds = { audit, rights: staffing.staffDirectory };
  const accounts = companyAccounts(platform, staffing.staffDirectory);
  const paying = paymentServices(platform, booking, audit, staffing.bounds, {
    companies: accounts,
    doNotRent: doNotRentOf(platform, guestNeeds),
  });
  const documents = documentServices(
    platform,
    booking,
    {
      bookingEmails: paying.background.bookingEmails,
      billingDetails: paying.services.billingDetails,
      audit,
      companies: accounts,
    },
    documentRegistry(settings),
  );
  const registered = registerServices(platform, audit);
  const arrivals = onlineCheckInServices(platform, booking, {
    bookingEmails: paying.background.bookingEmails,
    corrections: paying.services.corrections,
    register: registered.register,
  });
  const content = await loadContent(platform, booking);
  const hotel = hotelServices(platform, booking, audit);
  const personal = personalDataServices(platform, {
    ...{ audit, owner: hotel.owner, staff: staffing.staffDirectory, newsletter: hotel.newsletter },
    ...{ proofs: paying.services.addressProofs, pictures: hotel.profilePictures },
  });
  return {
    settings,
    log,
    database,
    pool,
    connections,
    metrics,
    invalidation,
    services: {
      clock,
      secrets,
      gateway,
      rateLimits,
      property,
      pictureIndex,
      content,
      lookIndex,
      rateRules,
      extras,
      ...booking,
      ...paying.services,
      ...documents.services,
      ...arrivals.services,
      ...roomServices(platform, booking, audit),
      ...registered,
      ...staffing,
      ...companyServices(platform, booking, {
        ...{ accounts, audit, bounds: staffing.bounds, rights: staffing.staffDirectory },
        billingDetails: paying.services.billingDetails,
      }),
      ...guestServices(platform, guestNeeds),
      ...hotel,
      ...personal.services,
      minibar: new MinibarService(hotel.chargeItems, paying.services.postedCharges),
      ...connectionServices(platform, audit, {
        ...booking,
        sales: paying.portalSales,
        changes: paying.portalChanges,
        totals: paying.portalTotals,
      }),
      ...setUpServices(platform, booking.rooms, audit, paying.services.paymentTests),
      live: liveConnections(platform, staffing.deskSessions),
      settings: publicSettingsFrom(settings),
    },
    ...paying.background,
    ...documents.background,
    ...arrivals.background,
    pruning: new Pruning(database, log, personal.background.personRetention),
    replay: personal.background.replay,
    nightlyCheck: new NightlyCheck(database, log),
    mail: mailFrom(platform, content),
  };
}

/** Closes every connection. */
export async function uninstall({ database, pool, mail }: Installation): Promise<void> {
  mail.close();
  await pool.end();
  await database.destroy();
}
