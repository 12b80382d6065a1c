import 'reflect-metadata';
import type { GraphQLSchema } from 'graphql';
import { buildSchemaSync } from 'type-graphql';
import { ViewerResolver } from './accounts/viewer.resolver';
import { BookingResolver } from './bookings/booking.resolver';
import { CheckoutResolver } from './checkout/checkout.resolver';
import { PropertyResolver } from './property/property.resolver';
import { RoomResolver } from './rooms/room.resolver';

/** The product's one contract; `npm run generate` writes it to schema/schema.graphql. */
export function buildApplicationSchema(): GraphQLSchema {
  return buildSchemaSync({
    resolvers: [BookingResolver, CheckoutResolver, PropertyResolver, RoomResolver, ViewerResolver],
    // Services validate: their faults are data in the schema.
    validate: false,
  });
}
