import { Field, GraphQLISODateTime, ObjectType } from 'type-graphql';
import { GuestBooking, GuestStay } from './desk.results';

@ObjectType({ description: 'For the administrator: one room whose guest arrives on a day.' })
export class Arrival {
  @Field(() => GuestStay, { description: 'The room and its dates.' })
  stay: GuestStay;

  @Field(() => GuestBooking, { description: 'The booking of the room.' })
  booking: GuestBooking;

  @Field(() => [String], {
    description:
      'The titles of the room’s extras with their numbers, such as "Breakfast × 4"; included extras have no number.',
  })
  extras: string[];
}

@ObjectType({
  description: 'For the administrator: one room with people in it, as the list for a fire has it.',
})
export class OccupiedRoom {
  @Field(() => GuestStay, { description: 'The room, and who stays there.' })
  stay: GuestStay;

  @Field(() => GuestBooking, { description: 'The booking that it belongs to.' })
  booking: GuestBooking;
}

@ObjectType({ description: 'For the administrator: who is in the house at a moment.' })
export class OccupiedHouse {
  @Field(() => GraphQLISODateTime, { description: 'The moment.' })
  at: Date;

  @Field(() => [OccupiedRoom], { description: 'Each room with people in it, by room.' })
  rooms: OccupiedRoom[];
}
