import type { ClassType } from 'type-graphql';
import { OwnerResolver } from '../owner/owner.resolver';
import { ViewerResolver } from '../accounts/viewer.resolver';
import { AuditResolver } from '../audit/audit.resolver';
import { BlockResolver } from '../blocks/block.resolver';
import { BookingChangeDeskResolver } from '../booking-changes/booking-change-desk.resolver';
import { BookingChangeResolver } from '../booking-changes/booking-change.resolver';
import { BookingResolver } from '../bookings/booking.resolver';
import { CancellationDeskResolver } from '../cancellations/cancellation-desk.resolver';
import { CancellationResolver } from '../cancellations/cancellation.resolver';
import { CategoryItemResolver } from '../category-items/category-item.resolver';
import { GuestStayResolver } from '../check-ins/guest-stay.resolver';
import { NightAuditResolver } from '../night-audits/night-audit.resolver';
import { CheckInResolver } from '../check-ins/check-in.resolver';
import { CheckoutResolver } from '../checkout/checkout.resolver';
import { ContactResolver } from '../contact/contact.resolver';
import { ContentResolver } from '../content/content.resolver';
import { ContentSettingsResolver } from '../content/content-settings.resolver';
import { CorrectionResolver } from '../corrections/correction.resolver';
import { DeskBookingResolver } from '../desk-bookings/desk-booking.resolver';
import { DeskNotesResolver } from '../desk-bookings/desk-notes.resolver';
import { OptionResolver } from '../desk-bookings/option.resolver';
import { DeskResolver } from '../desk/desk.resolver';
import { CashUpResolver } from '../desk-payments/cash-up.resolver';
import { DeskPaymentResolver } from '../desk-payments/desk-payment.resolver';
import { ExtraSettingsResolver } from '../extras/extra-settings.resolver';
import { TaskResolver } from '../desk/day/task.resolver';
import { DocumentResolver } from '../documents/document.resolver';
import { RefusedDocumentResolver } from '../e-invoicing/refused-document.resolver';
import { Gstr1Resolver } from '../gstr1/gstr1.resolver';
import { FeedbackResolver } from '../feedback/feedback.resolver';
import { BookingMailResolver } from '../booking-mails/booking-mail.resolver';
import { ReissueResolver } from '../reissues/reissue.resolver';
import { BillingDetailsResolver } from '../billing-details/billing-details.resolver';
import { BookingNoteResolver } from '../booking-notes/booking-note.resolver';
import { MessageResolver } from '../messages/message.resolver';
import { HoldResolver } from '../holds/hold.resolver';
import { HotelResolver } from '../hotels/hotel.resolver';
import { MoveResolver } from '../moves/move.resolver';
import { ConsentResolver } from '../newsletter/consent.resolver';
import { NewsletterResolver } from '../newsletter/newsletter.resolver';
import { SubscriberResolver } from '../newsletter/subscriber.resolver';
import { RatePlanSettingsResolver } from '../rate-plans/rate-plan-settings.resolver';
import { OfferResolver } from '../offers/offer.resolver';
import { LookResolver } from '../look/look.resolver';
import { PictureResolver } from '../pictures/picture.resolver';
import { PropertyResolver } from '../property/property.resolver';
import { PropertySettingsResolver } from '../property/property-settings.resolver';
import { PolicySettingsResolver } from '../rates/policy-settings.resolver';
import { RateBookResolver } from '../rate-book/rate-book.resolver';
import { SlabWarningResolver } from '../rate-book/slab-warnings/slab-warning.resolver';
import { RateGridResolver } from '../rate-grid/rate-grid.resolver';
import { SearchResolver } from '../search/search.resolver';
import { QuoteResolver } from '../quotes/quote.resolver';
import { RoomResolver } from '../rooms/room.resolver';
import { RoomSettingsResolver } from '../rooms/room-settings.resolver';
import { SettlementResolver } from '../settlements/settlement.resolver';
import { SetUpResolver } from '../set-up/set-up.resolver';
import { FigureFilesResolver } from '../figures/figure-files.resolver';
import { FiguresResolver } from '../figures/figures.resolver';
import { TimelineResolver } from '../timeline/timeline.resolver';
import type { Services } from './services';

type ResolverFactory = (services: Services) => object;

/** Creates each resolver with its services. A new resolver gets a row. */
const RESOLVERS = new Map<ClassType, ResolverFactory>([
  [ViewerResolver, ({ settings }) => new ViewerResolver(settings)],
  [
    OwnerResolver,
    ({ audit, owner, rateLimits, settings }) => new OwnerResolver(audit, owner, rateLimits, settings),
  ],
  [AuditResolver, ({ audit }) => new AuditResolver(audit)],
  [BlockResolver, ({ blocks }) => new BlockResolver(blocks)],
  [
    BookingResolver,
    ({ availability, bookingRepository, bookings, listedRooms, property, rateLimits }) =>
      new BookingResolver(availability, bookingRepository, bookings, rateLimits, property, listedRooms),
  ],
  [
    BookingChangeResolver,
    ({ bookings, bookingChanges, gateway, property, rateLimits }) =>
      new BookingChangeResolver(bookings, bookingChanges, gateway, rateLimits, property),
  ],
  [
    BookingChangeDeskResolver,
    ({ bookingRepository, bookingChanges, property }) =>
      new BookingChangeDeskResolver(bookingRepository, bookingChanges, property),
  ],
  [
    CancellationResolver,
    ({ bookings, cancellations, property, rateLimits }) =>
      new CancellationResolver(bookings, cancellations, rateLimits, property),
  ],
  [
    CancellationDeskResolver,
    ({ bookingRepository, cancellations, property }) =>
      new CancellationDeskResolver(bookingRepository, cancellations, property),
  ],
  [
    CheckInResolver,
    ({ checkIns, checkOuts, departureUndo, lateArrivals }) =>
      new CheckInResolver(checkIns, checkOuts, departureUndo, lateArrivals),
  ],
  [GuestStayResolver, () => new GuestStayResolver()],
  [NightAuditResolver, ({ nightAudits }) => new NightAuditResolver(nightAudits)],
  [
    CategoryItemResolver,
    ({ categoryItems, listedRooms, pictureIndex }) =>
      new CategoryItemResolver(categoryItems, listedRooms, pictureIndex),
  ],
  [
    CorrectionResolver,
    ({ bookings, bookingRepository, corrections, rateLimits }) =>
      new CorrectionResolver(bookingRepository, bookings, corrections, rateLimits),
  ],
  [
    DeskBookingResolver,
    ({ deskAvailability, deskQuotes, deskBookings }) =>
      new DeskBookingResolver(deskAvailability, deskQuotes, deskBookings),
  ],
  [
    OptionResolver,
    ({ bookingRepository, options, deskBookingRepository }) =>
      new OptionResolver(bookingRepository, options, deskBookingRepository),
  ],
  [DeskNotesResolver, ({ deskBookingRepository }) => new DeskNotesResolver(deskBookingRepository)],
  [
    CheckoutResolver,
    ({
      bookings,
      bookingCalendar,
      bookingLinks,
      checkout,
      codeTries,
      gateway,
      paymentConfirmation,
      payments,
      property,
      rateLimits,
      secrets,
    }) =>
      new CheckoutResolver(
        bookings,
        checkout,
        paymentConfirmation,
        gateway,
        payments,
        rateLimits,
        secrets,
        property,
        bookingCalendar,
        bookingLinks,
        codeTries,
      ),
  ],
  [
    ContactResolver,
    ({ audit, clock, contact, rateLimits }) => new ContactResolver(audit, clock, contact, rateLimits),
  ],
  [ContentResolver, ({ content }) => new ContentResolver(content)],
  [
    ContentSettingsResolver,
    ({ content, contentSettings }) => new ContentSettingsResolver(content, contentSettings),
  ],
  [
    DeskResolver,
    ({ audit, bookingHistory, day, desk, folio }) =>
      new DeskResolver(audit, desk, bookingHistory, day, folio),
  ],
  [
    FigureFilesResolver,
    ({ figures, chargeLines, property, audit }) =>
      new FigureFilesResolver(figures, chargeLines, property, audit),
  ],
  [FiguresResolver, ({ figures }) => new FiguresResolver(figures)],
  [TimelineResolver, ({ timeline }) => new TimelineResolver(timeline)],
  [
    SettlementResolver,
    ({ settlementsOfGateway, audit }) => new SettlementResolver(settlementsOfGateway, audit),
  ],
  [CashUpResolver, ({ cashUps, unpaidBalances }) => new CashUpResolver(cashUps, unpaidBalances)],
  [DeskPaymentResolver, ({ deskPayments }) => new DeskPaymentResolver(deskPayments)],
  [TaskResolver, ({ day, tasks }) => new TaskResolver(day, tasks)],
  [FeedbackResolver, ({ feedback, rateLimits }) => new FeedbackResolver(feedback, rateLimits)],
  [BookingMailResolver, ({ bookingMails }) => new BookingMailResolver(bookingMails)],
  [
    BillingDetailsResolver,
    ({ bookings, bookingRepository, billingDetails, rateLimits, property }) =>
      new BillingDetailsResolver(bookingRepository, bookings, billingDetails, rateLimits, property),
  ],
  [BookingNoteResolver, ({ bookingNotes }) => new BookingNoteResolver(bookingNotes)],
  [MessageResolver, ({ messages }) => new MessageResolver(messages)],
  [
    DocumentResolver,
    ({ documents, documentIssue, bookingRepository, bookings, rateLimits }) =>
      new DocumentResolver(documents, documentIssue, bookingRepository, bookings, rateLimits),
  ],
  [ReissueResolver, ({ reissues, property }) => new ReissueResolver(reissues, property)],
  [RefusedDocumentResolver, ({ refusedDocuments }) => new RefusedDocumentResolver(refusedDocuments)],
  [Gstr1Resolver, ({ gstr1, property }) => new Gstr1Resolver(gstr1, property)],
  [HotelResolver, ({ hotels, pictureIndex }) => new HotelResolver(hotels, pictureIndex)],
  [HoldResolver, ({ holdRelease, rateLimits }) => new HoldResolver(holdRelease, rateLimits)],
  [MoveResolver, ({ moves, roomChoices }) => new MoveResolver(moves, roomChoices)],
  [ConsentResolver, () => new ConsentResolver()],
  [NewsletterResolver, ({ newsletter, rateLimits }) => new NewsletterResolver(newsletter, rateLimits)],
  [SubscriberResolver, ({ audit, clock, newsletter }) => new SubscriberResolver(audit, clock, newsletter)],
  [RatePlanSettingsResolver, ({ ratePlanSettings }) => new RatePlanSettingsResolver(ratePlanSettings)],
  [
    ExtraSettingsResolver,
    ({ extras, extraSettings, property }) => new ExtraSettingsResolver(extras, extraSettings, property),
  ],
  [
    OfferResolver,
    ({ offers, pictureIndex, promotionTerms }) => new OfferResolver(offers, pictureIndex, promotionTerms),
  ],
  [LookResolver, ({ look }) => new LookResolver(look)],
  [PictureResolver, ({ pictures }) => new PictureResolver(pictures)],
  [PropertyResolver, ({ property, settings }) => new PropertyResolver(property, settings)],
  [PropertySettingsResolver, ({ propertySettings }) => new PropertySettingsResolver(propertySettings)],
  [PolicySettingsResolver, ({ policySettings }) => new PolicySettingsResolver(policySettings)],
  [RateBookResolver, ({ property, rateBook }) => new RateBookResolver(rateBook, property)],
  [RateGridResolver, ({ property, rateGrid }) => new RateGridResolver(rateGrid, property)],
  [SlabWarningResolver, ({ property, slabWarnings }) => new SlabWarningResolver(slabWarnings, property)],
  [RoomSettingsResolver, ({ roomSettings }) => new RoomSettingsResolver(roomSettings)],
  [
    SetUpResolver,
    ({ gateway, mailTests, paymentTests, preview, property, rateLimits, setUp }) =>
      new SetUpResolver(setUp, preview, paymentTests, mailTests, gateway, rateLimits, property),
  ],
  [
    SearchResolver,
    ({ property, stayCalendar, stayOptions, codeTries, promotionTerms }) =>
      new SearchResolver(stayCalendar, stayOptions, property, codeTries, promotionTerms),
  ],
  [RoomResolver, ({ property, rooms, pictureIndex }) => new RoomResolver(rooms, pictureIndex, property)],
  [
    QuoteResolver,
    ({ pricing, quotes, codeTries, listedRooms }) =>
      new QuoteResolver(pricing, quotes, codeTries, listedRooms),
  ],
]);

/** The classes that the schema is built from. */
export const RESOLVER_CLASSES = [...RESOLVERS.keys()] as [ClassType, ...ClassType[]];

/** One instance of each resolver, for type-graphql's container. */
export function makeResolvers(services: Services): ReadonlyMap<ClassType, object> {
  return new Map([...RESOLVERS].map(([resolver, make]) => [resolver, make(services)]));
}
