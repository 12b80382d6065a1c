import 'reflect-metadata';
import type { GraphQLSchema } from 'graphql';
import { buildSchemaSync } from 'type-graphql';
import { AuthorisationCheck } from '../accounts/authorisation';
import { OwnerResolver } from '../accounts/owner.resolver';
import { ViewerResolver } from '../accounts/viewer.resolver';
import { AuditResolver } from '../audit/audit.resolver';
import { BookingResolver } from '../bookings/booking.resolver';
import { CategoryItemResolver } from '../category-items/category-item.resolver';
import { CheckoutResolver } from '../checkout/checkout.resolver';
import { ContactResolver } from '../contact/contact.resolver';
import { FeedbackResolver } from '../feedback/feedback.resolver';
import { DeskResolver } from '../desk/desk.resolver';
import { HotelResolver } from '../hotels/hotel.resolver';
import { NewsletterResolver } from '../newsletter/newsletter.resolver';
import { SubscriberResolver } from '../newsletter/subscriber.resolver';
import { OfferResolver } from '../offers/offer.resolver';
import { PropertyResolver } from '../property/property.resolver';
import { RoomResolver } from '../rooms/room.resolver';

/** The product's one contract; `npm run generate` writes it to schema/schema.graphql. */
export function buildApplicationSchema(): GraphQLSchema {
  return buildSchemaSync({
    resolvers: [
      ViewerResolver,
      OwnerResolver,
      AuditResolver,
      BookingResolver,
      CategoryItemResolver,
      CheckoutResolver,
      ContactResolver,
      FeedbackResolver,
      DeskResolver,
      HotelResolver,
      NewsletterResolver,
      SubscriberResolver,
      OfferResolver,
      PropertyResolver,
      RoomResolver,
    ],
    authChecker: AuthorisationCheck,
    // Services validate: their faults are data in the schema.
    validate: false,
  });
}
