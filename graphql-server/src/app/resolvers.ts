import type { ClassType } from 'type-graphql';
import { OwnerResolver } from '../access/owner/owner.resolver';
import { ViewerResolver } from '../access/accounts/viewer.resolver';
import { DeskSessionResolver } from '../access/desk-sessions/desk-session.resolver';
import { SecondFactorResolver } from '../access/second-factors/second-factor.resolver';
import { ServiceKeyResolver } from '../access/service-keys/service-key.resolver';
import { BookingUpdatesResolver } from '../connections/updates/booking-updates.resolver';
import { ChannelResolver } from '../connections/channels/channel.resolver';
import { ChannelBookingsResolver } from '../connections/channel-bookings/channel-bookings.resolver';
import { CalendarResolver } from '../connections/calendars/calendar.resolver';
import { WebhookEndpointResolver } from '../connections/webhooks/webhook-endpoint.resolver';
import { StaffResolver } from '../access/staff/staff.resolver';
import { AuditResolver } from '../access/audit/audit.resolver';
import { BlockResolver } from '../desk/blocks/block.resolver';
import { RegisterResolver } from '../guests/register/register.resolver';
import { MinibarResolver } from '../desk/housekeeping/minibar.resolver';
import { HousekeepingResolver } from '../desk/housekeeping/housekeeping.resolver';
import { PersonalDataResolver } from '../operations/personal-data/personal-data.resolver';
import { YourDataResolver } from '../operations/personal-data/your-data.resolver';
import { GuestRecordResolver } from '../guests/records/guest-record.resolver';
import { LostPropertyResolver } from '../desk/lost-property/lost-property.resolver';
import { BookingChangeDeskResolver } from '../bookings/booking-changes/booking-change-desk.resolver';
import { BookingChangeResolver } from '../bookings/booking-changes/booking-change.resolver';
import { PayAtHotelResolver } from '../bookings/pay-at-hotel/pay-at-hotel.resolver';
import { AddressProofResolver } from '../bookings/address-proofs/address-proof.resolver';
import { BookingLinkResolver } from '../bookings/core/booking-link.resolver';
import { BookingResolver } from '../bookings/core/booking.resolver';
import { CancellationDeskResolver } from '../bookings/cancellations/cancellation-desk.resolver';
import { TakingBackResolver } from '../bookings/cancellations-taken-back/taking-back.resolver';
import { CancellationResolver } from '../bookings/cancellations/cancellation.resolver';
import { CategoryItemResolver } from '../pages/category-items/category-item.resolver';
import { BookingGuestResolver } from '../desk/core/booking-guest.resolver';
import { GuestStayResolver } from '../desk/check-ins/guest-stay.resolver';
import { GuestArrivalResolver } from '../desk/check-ins/guest-arrival.resolver';
import { ShiftResolver } from '../desk/shifts/shift.resolver';
import { NightAuditResolver } from '../desk/night-audits/night-audit.resolver';
import { CheckInResolver } from '../desk/check-ins/check-in.resolver';
import { FolioResolver } from '../bookings/folios/folio.resolver';
import { PostedChargeResolver } from '../bookings/posted-charges/posted-charge.resolver';
import { StatementResolver } from '../invoices/receivables/statement.resolver';
import { ReceivableResolver } from '../invoices/receivables/receivable.resolver';
import { CompanyResolver } from '../invoices/companies/company.resolver';
import { PrintedBillResolver } from '../desk/printed-bills/printed-bill.resolver';
import { PortalResolver } from '../desk/portals/portal.resolver';
import { ChargeItemResolver } from '../selling/charge-items/charge-item.resolver';
import { SecurityDepositResolver } from '../bookings/security-deposits/security-deposit.resolver';
import { PaymentRequestResolver } from '../bookings/payment-requests/payment-request.resolver';
import { BalanceResolver } from '../bookings/balances/balance.resolver';
import { CheckoutResolver } from '../bookings/checkout/checkout.resolver';
import { ContactResolver } from '../mails/contact/contact.resolver';
import { ContentResolver } from '../pages/content/content.resolver';
import { ContentSettingsResolver } from '../pages/content/content-settings.resolver';
import { CorrectionResolver } from '../bookings/corrections/correction.resolver';
import { OnlineCheckInResolver } from '../guests/online-check-in/online-check-in.resolver';
import { DeskBookingResolver } from '../desk/desk-bookings/desk-booking.resolver';
import { DeskNotesResolver } from '../desk/desk-bookings/desk-notes.resolver';
import { OptionResolver } from '../desk/desk-bookings/option.resolver';
import { DeskResolver } from '../desk/core/desk.resolver';
import { CashUpResolver } from '../desk/desk-payments/cash-up.resolver';
import { DeskPaymentResolver } from '../desk/desk-payments/desk-payment.resolver';
import { ExtraSettingsResolver } from '../selling/extras/extra-settings.resolver';
import { StaffInvitationResolver } from '../desk/staff-invitations/staff-invitation.resolver';
import { TaskResolver } from '../desk/tasks/task.resolver';
import { DocumentResolver } from '../invoices/documents/document.resolver';
import { RefusedDocumentResolver } from '../invoices/e-invoicing/refused-document.resolver';
import { Gstr1Resolver } from '../invoices/gstr1/gstr1.resolver';
import { FeedbackResolver } from '../mails/feedback/feedback.resolver';
import { BookingMailResolver } from '../bookings/booking-mails/booking-mail.resolver';
import { ReissueResolver } from '../invoices/reissues/reissue.resolver';
import { BillingDetailsResolver } from '../bookings/billing-details/billing-details.resolver';
import { BookingNoteResolver } from '../bookings/booking-notes/booking-note.resolver';
import { MessageResolver } from '../mails/messages/message.resolver';
import { HoldResolver } from '../bookings/holds/hold.resolver';
import { HotelResolver } from '../pages/hotels/hotel.resolver';
import { MoveResolver } from '../desk/moves/move.resolver';
import { PlacementResolver } from '../desk/moves/placement.resolver';
import { ConsentResolver } from '../mails/newsletter/consent.resolver';
import { NewsletterResolver } from '../mails/newsletter/newsletter.resolver';
import { SubscriberResolver } from '../mails/newsletter/subscriber.resolver';
import { RatePlanSettingsResolver } from '../selling/rate-plans/rate-plan-settings.resolver';
import { OfferResolver } from '../pages/offers/offer.resolver';
import { LookResolver } from '../pictures/look/look.resolver';
import { PictureResolver } from '../pictures/core/picture.resolver';
import { PropertyResolver } from '../selling/property/property.resolver';
import { PropertySettingsResolver } from '../selling/property/property-settings.resolver';
import { PolicySettingsResolver } from '../selling/rates/policy-settings.resolver';
import { RateBookResolver } from '../selling/rate-book/rate-book.resolver';
import { SlabWarningResolver } from '../selling/rate-book/slab-warnings/slab-warning.resolver';
import { RateGridResolver } from '../selling/rate-grid/rate-grid.resolver';
import { LowestNightResolver } from '../selling/search/lowest-night.resolver';
import { SearchResolver } from '../selling/search/search.resolver';
import { QuoteResolver } from '../selling/quotes/quote.resolver';
import { RoomResolver } from '../selling/rooms/room.resolver';
import { RoomSettingsResolver } from '../selling/rooms/room-settings.resolver';
import { SettlementResolver } from '../payments/settlements/settlement.resolver';
import { SetUpResolver } from '../operations/set-up/set-up.resolver';
import { FigureFilesResolver } from '../desk/figures/figure-files.resolver';
import { DayBookResolver } from '../desk/day-book/day-book.resolver';
import { FiguresResolver } from '../desk/figures/figures.resolver';
import { DeskChangesResolver } from '../desk/live/desk-changes.resolver';
import { TimelineResolver } from '../desk/timeline/timeline.resolver';
import type { Services } from './services';

type ResolverFactory = (services: Services) => object;

/** Creates each resolver with its services. A new resolver gets a row. */
const RESOLVERS = new Map<ClassType, ResolverFactory>([
  [ViewerResolver, ({ settings }) => new ViewerResolver(settings)],
  [
    PaymentRequestResolver,
    ({
      paymentRequests: requests,
      requestedPaymentConfirmation: confirmation,
      gateway,
      property,
      rateLimits,
    }) => new PaymentRequestResolver({ requests, confirmation, gateway, property, rateLimits }),
  ],
  [
    OwnerResolver,
    ({ audit, owner, secondFactors, rateLimits, settings }) =>
      new OwnerResolver(audit, owner, secondFactors, rateLimits, settings),
  ],
  [DeskSessionResolver, ({ deskSessions }) => new DeskSessionResolver(deskSessions)],
  [
    SecondFactorResolver,
    ({ secondFactors, deskSessions, staffDirectory }) =>
      new SecondFactorResolver(secondFactors, deskSessions, staffDirectory),
  ],
  [ServiceKeyResolver, ({ serviceKeys }) => new ServiceKeyResolver(serviceKeys)],
  [
    BookingUpdatesResolver,
    ({ bookingEvents, desk, webhookSender }) =>
      new BookingUpdatesResolver({
        events: bookingEvents,
        desk,
        numberEvents: () => webhookSender.dispatch(),
      }),
  ],
  [ChannelResolver, ({ channels }) => new ChannelResolver(channels)],
  [
    ChannelBookingsResolver,
    ({ channelMappings, channelRevisions, revisionReader }) =>
      new ChannelBookingsResolver(channelMappings, channelRevisions, revisionReader),
  ],
  [CalendarResolver, ({ calendars }) => new CalendarResolver(calendars)],
  [WebhookEndpointResolver, ({ webhookEndpoints }) => new WebhookEndpointResolver(webhookEndpoints)],
  [StaffResolver, ({ staff, staffRoles }) => new StaffResolver(staff, staffRoles)],
  [
    StaffInvitationResolver,
    ({ staffInvitations, rateLimits }) => new StaffInvitationResolver(staffInvitations, rateLimits),
  ],
  [AuditResolver, ({ audit }) => new AuditResolver(audit)],
  [BlockResolver, ({ blocks }) => new BlockResolver(blocks)],
  [HousekeepingResolver, ({ housekeeping }) => new HousekeepingResolver(housekeeping)],
  [
    PersonalDataResolver,
    ({ personalDataDesk, erasures }) => new PersonalDataResolver(personalDataDesk, erasures),
  ],
  [YourDataResolver, ({ yourData, rateLimits }) => new YourDataResolver(yourData, rateLimits)],
  [
    GuestRecordResolver,
    ({ guestRecords, guestJoins, guestsOfBookings }) =>
      new GuestRecordResolver(guestRecords, guestJoins, guestsOfBookings),
  ],
  [RegisterResolver, ({ register }) => new RegisterResolver(register)],
  [MinibarResolver, ({ minibar }) => new MinibarResolver(minibar)],
  [LostPropertyResolver, ({ lostProperty }) => new LostPropertyResolver(lostProperty)],
  [
    BookingResolver,
    ({ addressProofs, availability, bookingRepository, bookings, listedRooms, property, rateLimits }) =>
      new BookingResolver({
        availabilityService: availability,
        bookings: bookingRepository,
        bookingService: bookings,
        rateLimits,
        property,
        listings: listedRooms,
        proofs: addressProofs,
      }),
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
  [TakingBackResolver, ({ takingBack }) => new TakingBackResolver(takingBack)],
  [
    CheckInResolver,
    ({ checkIns, checkOuts, departureUndo, lateArrivals }) =>
      new CheckInResolver(checkIns, checkOuts, departureUndo, lateArrivals),
  ],
  [BookingGuestResolver, () => new BookingGuestResolver()],
  [GuestStayResolver, () => new GuestStayResolver()],
  [GuestArrivalResolver, ({ guestArrivals }) => new GuestArrivalResolver(guestArrivals)],
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
    OnlineCheckInResolver,
    ({ bookings, onlineCheckIns, rateLimits }) =>
      new OnlineCheckInResolver(bookings, onlineCheckIns, rateLimits),
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
    PayAtHotelResolver,
    ({ bookings, unpaidConfirmation, rateLimits }) =>
      new PayAtHotelResolver(bookings, unpaidConfirmation, rateLimits),
  ],
  [
    AddressProofResolver,
    ({ addressProofs, rateLimits }) => new AddressProofResolver(addressProofs, rateLimits),
  ],
  [BookingLinkResolver, ({ bookingLinks }) => new BookingLinkResolver(bookingLinks)],
  [
    CheckoutResolver,
    ({
      bookings,
      bookingCalendar,
      bookingCodes,
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
      new CheckoutResolver({
        bookingService: bookings,
        checkoutService: checkout,
        paymentConfirmation,
        paymentGateway: gateway,
        payments,
        rateLimits,
        keyedSecrets: secrets,
        property,
        calendar: bookingCalendar,
        links: bookingLinks,
        codeTries,
        codes: bookingCodes,
      }),
  ],
  [
    BalanceResolver,
    ({ balanceOrders, bookings, gateway, property, rateLimits }) =>
      new BalanceResolver({
        bookingService: bookings,
        balanceOrders,
        paymentGateway: gateway,
        property,
        rateLimits,
      }),
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
    ({ bookingExport, bookingHistory, day, desk, folio }) =>
      new DeskResolver(desk, bookingExport, bookingHistory, day, folio),
  ],
  [
    FigureFilesResolver,
    ({ figures, chargeLines, property, audit }) =>
      new FigureFilesResolver(figures, chargeLines, property, audit),
  ],
  [DayBookResolver, ({ dayBook, audit }) => new DayBookResolver(dayBook, audit)],
  [FiguresResolver, ({ figures }) => new FiguresResolver(figures)],
  [DeskChangesResolver, ({ live }) => new DeskChangesResolver(live)],
  [TimelineResolver, ({ timeline }) => new TimelineResolver(timeline)],
  [
    SettlementResolver,
    ({ settlementsOfGateway, audit }) => new SettlementResolver(settlementsOfGateway, audit),
  ],
  [ShiftResolver, ({ shifts }) => new ShiftResolver(shifts)],
  [CashUpResolver, ({ cashUps, unpaidBalances }) => new CashUpResolver(cashUps, unpaidBalances)],
  [
    FolioResolver,
    ({ folios, folioLines, folioRecords, property }) =>
      new FolioResolver(folios, folioLines, folioRecords, property),
  ],
  [PostedChargeResolver, ({ postedCharges }) => new PostedChargeResolver(postedCharges)],
  [CompanyResolver, ({ companies }) => new CompanyResolver(companies)],
  [
    ReceivableResolver,
    ({ receivables, companyPayments, companyDebts }) =>
      new ReceivableResolver(receivables, companyPayments, companyDebts),
  ],
  [
    StatementResolver,
    ({ companies, statements, companyMails }) => new StatementResolver(companies, statements, companyMails),
  ],
  [PrintedBillResolver, ({ bookingRepository }) => new PrintedBillResolver(bookingRepository)],
  [
    PortalResolver,
    ({ portals, portalBookings, portalMoney }) =>
      new PortalResolver({ portals, portalBookings, portalMoney }),
  ],
  [ChargeItemResolver, ({ chargeItems }) => new ChargeItemResolver(chargeItems)],
  [SecurityDepositResolver, ({ securityDeposits }) => new SecurityDepositResolver(securityDeposits)],
  [DeskPaymentResolver, ({ deskPayments }) => new DeskPaymentResolver(deskPayments)],
  [TaskResolver, ({ openTasks, tasks }) => new TaskResolver(openTasks, tasks)],
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
  [
    PlacementResolver,
    ({ unplacedStays, placements, roomChoices }) =>
      new PlacementResolver(unplacedStays, placements, roomChoices),
  ],
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
      new SetUpResolver({ service: setUp, preview, paymentTests, mailTests, gateway, rateLimits, property }),
  ],
  [
    SearchResolver,
    ({ property, stayCalendar, stayOptions, codeTries, promotionTerms }) =>
      new SearchResolver(stayCalendar, stayOptions, property, codeTries, promotionTerms),
  ],
  [RoomResolver, ({ property, rooms, pictureIndex }) => new RoomResolver(rooms, pictureIndex, property)],
  [
    QuoteResolver,
    ({ quotes, codeTries, listedRooms, property, unsecured }) =>
      new QuoteResolver(quotes, codeTries, listedRooms, property, unsecured),
  ],
  [LowestNightResolver, ({ lowestNights }) => new LowestNightResolver(lowestNights)],
]);

/** The classes that the schema is built from. */
export const RESOLVER_CLASSES = [...RESOLVERS.keys()] as [ClassType, ...ClassType[]];

/** One instance of each resolver, for type-graphql's container. */
export function makeResolvers(services: Services): ReadonlyMap<ClassType, object> {
  return new Map([...RESOLVERS].map(([resolver, make]) => [resolver, make(services)]));
}
