import type { ClassType } from 'type-graphql';
import { OwnerResolver } from '../owner/owner.resolver';
import { ViewerResolver } from '../accounts/viewer.resolver';
import { AuditResolver } from '../audit/audit.resolver';
import { BookingResolver } from '../bookings/booking.resolver';
import { CategoryItemResolver } from '../category-items/category-item.resolver';
import { CheckoutResolver } from '../checkout/checkout.resolver';
import { ContactResolver } from '../contact/contact.resolver';
import { DeskResolver } from '../desk/desk.resolver';
import { FeedbackResolver } from '../feedback/feedback.resolver';
import { HotelResolver } from '../hotels/hotel.resolver';
import { ConsentResolver } from '../newsletter/consent.resolver';
import { NewsletterResolver } from '../newsletter/newsletter.resolver';
import { SubscriberResolver } from '../newsletter/subscriber.resolver';
import { OfferResolver } from '../offers/offer.resolver';
import { PropertyResolver } from '../property/property.resolver';
import { PropertySettingsResolver } from '../property/property-settings.resolver';
import { PolicySettingsResolver } from '../rates/policy-settings.resolver';
import { RoomResolver } from '../rooms/room.resolver';
import { RoomSettingsResolver } from '../rooms/room-settings.resolver';
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
  [
    BookingResolver,
    ({ availability, bookingRepository, bookings, rateLimits }) =>
      new BookingResolver(availability, bookingRepository, bookings, rateLimits),
  ],
  [CategoryItemResolver, ({ categoryItems }) => new CategoryItemResolver(categoryItems)],
  [
    CheckoutResolver,
    ({ bookings, checkout, gateway, payments, property, rateLimits, secrets }) =>
      new CheckoutResolver(bookings, checkout, gateway, payments, rateLimits, secrets, property),
  ],
  [
    ContactResolver,
    ({ audit, clock, contact, rateLimits }) => new ContactResolver(audit, clock, contact, rateLimits),
  ],
  [DeskResolver, ({ audit, desk }) => new DeskResolver(audit, desk)],
  [FeedbackResolver, ({ feedback, rateLimits }) => new FeedbackResolver(feedback, rateLimits)],
  [HotelResolver, ({ hotels }) => new HotelResolver(hotels)],
  [ConsentResolver, () => new ConsentResolver()],
  [NewsletterResolver, ({ newsletter, rateLimits }) => new NewsletterResolver(newsletter, rateLimits)],
  [SubscriberResolver, ({ audit, clock, newsletter }) => new SubscriberResolver(audit, clock, newsletter)],
  [OfferResolver, ({ offers }) => new OfferResolver(offers)],
  [PropertyResolver, ({ property, settings }) => new PropertyResolver(property, settings)],
  [PropertySettingsResolver, ({ propertySettings }) => new PropertySettingsResolver(propertySettings)],
  [PolicySettingsResolver, ({ policySettings }) => new PolicySettingsResolver(policySettings)],
  [RoomSettingsResolver, ({ roomSettings }) => new RoomSettingsResolver(roomSettings)],
  [RoomResolver, ({ rooms }) => new RoomResolver(rooms)],
]);

/** The classes that the schema is built from. */
export const RESOLVER_CLASSES = [...RESOLVERS.keys()] as [ClassType, ...ClassType[]];

/** One instance of each resolver, for type-graphql's container. */
export function makeResolvers(services: Services): ReadonlyMap<ClassType, object> {
  return new Map([...RESOLVERS].map(([resolver, make]) => [resolver, make(services)]));
}
