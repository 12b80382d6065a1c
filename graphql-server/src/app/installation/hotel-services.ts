import { bucketToken } from '../../access/accounts/bucket-access';
import { OwnerService } from '../../access/accounts/owner.service';
import { AuditService } from '../../access/audit/audit.service';
import { HOLD_MINUTES } from '../../bookings/core/checkout-durations.policy';
import { CategoryItemService } from '../../pages/category-items/category-item.service';
import { ContentRepository } from '../../pages/content/content.repository';
import { ContentService } from '../../pages/content/content.service';
import { ContentSettingsService } from '../../pages/content/content-settings.service';
import { ContactService } from '../../mails/contact/contact.service';
import { hasSampleContent, requiresTls } from '../../env';
import { ChargeItemRepository } from '../../selling/charge-items/charge-item.repository';
import { ChargeItemService } from '../../selling/charge-items/charge-item.service';
import { ExtraRepository } from '../../selling/extras/extra.repository';
import { ExtraSettingsService } from '../../selling/extras/extra-settings.service';
import { FeedbackService } from '../../mails/feedback/feedback.service';
import { DayReadModel } from '../../desk/core/day.read-model';
import { FolioReadModel } from '../../desk/core/folio.read-model';
import { BookingHistoryReadModel } from '../../desk/core/booking-history.read-model';
import { BookingExport } from '../../desk/core/booking-export';
import { DeskReadModel } from '../../desk/core/desk.read-model';
import { MessageRepository } from '../../mails/messages/message.repository';
import { MessageService } from '../../mails/messages/message.service';
import { HotelService } from '../../pages/hotels/hotel.service';
import { NewsletterService } from '../../mails/newsletter/newsletter.service';
import { OfferService } from '../../pages/offers/offer.service';
import { HousePictureRepository } from '../../desk/house-pictures/house-pictures.repository';
import { HousePictures } from '../../desk/house-pictures/house-pictures.service';
import { LookService } from '../../pictures/look/look.service';
import { CloudBucket } from '../../pictures/core/picture-bucket';
import { PictureFiles } from '../../pictures/core/picture-files.service';
import { PictureService } from '../../pictures/core/picture.service';
import { ProfilePictures } from '../../pictures/profiles/profile-picture.service';
import { GUEST_TEXTS_KEPT_MONTHS } from '../../platform/database/retention-rule';
import { uidDomainOf } from '../../selling/property/new-property';
import { PropertyRepository } from '../../selling/property/property.repository';
import { PropertySettingsService } from '../../selling/property/property-settings.service';
import { PolicySettingsService } from '../../selling/rates/policy-settings.service';
import { RatePlanSettingsService } from '../../selling/rate-plans/rate-plan-settings.service';
import { RateBookRepository } from '../../selling/rate-book/rate-book.repository';
import { RateBookService } from '../../selling/rate-book/rate-book.service';
import { SlabWarningService } from '../../selling/rate-book/slab-warnings/slab-warnings.service';
import { RateGridService } from '../../selling/rate-grid/rate-grid.service';
import { RatePlanRepository } from '../../selling/rates/rate-plan.repository';
import { RoomService } from '../../selling/rooms/room.service';
import { RoomSettingsService } from '../../selling/rooms/room-settings.service';
import { MailTestService } from '../../operations/set-up/mail-test.service';
import { PaymentTestService } from '../../operations/set-up/payment-test.service';
import { SetUpService } from '../../operations/set-up/set-up.service';
import { SitePreview } from '../../operations/set-up/site-preview';
import { ChargeLinesReadModel } from '../../desk/figures/charge-lines.read-model';
import { FiguresReadModel } from '../../desk/figures/figures.read-model';
import { FiguresService } from '../../desk/figures/figures.service';
import { MonthSums } from '../../desk/figures/month-sums.service';
import { SummedMonthsRepository } from '../../desk/figures/summed-months.repository';
import { TimelineReadModel } from '../../desk/timeline/timeline.read-model';
import { TimelineService } from '../../desk/timeline/timeline.service';
import { withdrawalNote } from './personal-data-services';
import type { bookingServices } from './booking-services';
import type { Platform } from './platform';

/** Pictures that the hotel uploads. Their files are in the storage bucket, or in its stand-in. */
function pictureServices({ settings, database, log }: Platform, audit: AuditService) {
  const { FIREBASE_STORAGE_BUCKET: name, FIREBASE_STORAGE_EMULATOR_HOST: emulatorHost } = settings;
  const apiUrl = emulatorHost ? `http://${emulatorHost}` : 'https://storage.googleapis.com';
  const downloadUrl = emulatorHost ? apiUrl : 'https://firebasestorage.googleapis.com';
  const bucket = new CloudBucket({ name, apiUrl, token: bucketToken(emulatorHost) });
  return {
    pictures: new PictureService(database, bucket, audit),
    pictureFiles: new PictureFiles(database, bucket, log),
    profilePictures: new ProfilePictures(bucket, { name, downloadUrl }),
    housePictures: new HousePictures(new HousePictureRepository(database), bucket),
  };
}

/** Services of the owner's rates: the rate book, and the resulting rates of each day. */
function rateServices(
  { database, property, rateRules }: Platform,
  { rooms, pricing, quotes, promotionUses, roomNights }: ReturnType<typeof bookingServices>,
  audit: AuditService,
) {
  const repository = new RateBookRepository();
  const slabWarnings = new SlabWarningService(rooms, pricing, property);
  return {
    slabWarnings,
    rateBook: new RateBookService({
      database,
      repository,
      rooms,
      quotes,
      audit,
      uses: promotionUses,
      slabWarnings,
      rulesInUse: rateRules,
    }),
    rateGrid: new RateGridService(database, repository, rooms, pricing, property, roomNights),
  };
}

/** Services of guests' messages and of the records that the administrator edits. */
export function hotelServices(
  platform: Platform,
  booking: ReturnType<typeof bookingServices>,
  audit: AuditService,
) {
  const { rooms, listedRooms } = booking;
  const { settings, database, clock, secrets, rateLimits, property, pictureIndex, extras } = platform;
  const contents = new ContentRepository(database);
  const contact = new ContactService(database, rateLimits);
  const feedback = new FeedbackService(database, rateLimits);
  const messages = new MessageRepository(database);
  const sources = { CONTACT: contact, FEEDBACK: feedback };
  const desk = new DeskReadModel(database, property);
  return {
    contentSettings: new ContentSettingsService(database, contents, audit, pictureIndex),
    policySettings: new PolicySettingsService(database, audit),
    ...rateServices(platform, booking, audit),
    ratePlanSettings: new RatePlanSettingsService(new RatePlanRepository(database), audit, extras),
    chargeItems: new ChargeItemService(new ChargeItemRepository(database), audit),
    extraSettings: new ExtraSettingsService(new ExtraRepository(database), audit),
    offers: new OfferService(database, audit, clock, pictureIndex),
    categoryItems: new CategoryItemService(database, audit, rooms, listedRooms, pictureIndex),
    hotels: new HotelService(database, audit, pictureIndex),
    newsletter: new NewsletterService(
      database,
      clock,
      secrets,
      settings.SITE_URL,
      rateLimits,
      withdrawalNote(platform, 'SUBSCRIPTION'),
    ),
    contact,
    feedback,
    messages: new MessageService(database, messages, sources, audit, clock),
    desk,
    bookingExport: new BookingExport(desk, audit),
    bookingHistory: new BookingHistoryReadModel(database),
    day: new DayReadModel(database),
    folio: new FolioReadModel(database),
    figures: new FiguresService(new FiguresReadModel(database), clock),
    monthSums: new MonthSums(new SummedMonthsRepository(database)),
    chargeLines: new ChargeLinesReadModel(database),
    timeline: new TimelineService(new TimelineReadModel(database)),
    audit,
    owner: new OwnerService(database),
    look: new LookService(database, audit, pictureIndex),
    ...pictureServices(platform, audit),
  };
}

/** Services of the hotel's settings and of the set-up until the site is open. */
export function setUpServices(
  { settings, database, clock, secrets, property, pictureIndex }: Platform,
  rooms: RoomService,
  audit: AuditService,
  paymentTests: PaymentTestService,
) {
  const propertySettings = new PropertySettingsService(
    database,
    new PropertyRepository(database),
    audit,
    () => rooms.hasAnyRoomType(),
    uidDomainOf(settings.SITE_URL),
    property,
  );
  const roomSettings = new RoomSettingsService(database, audit, pictureIndex, property);
  const server = { smtpUrl: settings.SMTP_URL, requiresTls: requiresTls(settings) };
  const mailTests = new MailTestService(database, audit, property, { server, from: settings.MAIL_FROM });
  const plans = new RatePlanRepository(database);
  return {
    propertySettings,
    roomSettings,
    mailTests,
    setUp: new SetUpService(propertySettings, roomSettings, plans, paymentTests, mailTests),
    preview: new SitePreview(secrets, clock),
  };
}

/** Loads the published texts and returns their service. */
export async function loadContent(
  { settings, log, database, property, pictureIndex }: Platform,
  { rooms }: ReturnType<typeof bookingServices>,
): Promise<ContentService> {
  const content = new ContentService({
    repository: new ContentRepository(database),
    property,
    rooms,
    log,
    pictures: pictureIndex,
    values: {
      hotelEmail: settings.HOTEL_EMAIL,
      holdMinutes: HOLD_MINUTES,
      messagesKeptMonths: GUEST_TEXTS_KEPT_MONTHS,
    },
    hasSampleContent: hasSampleContent(settings),
  });
  await content.load();
  return content;
}
