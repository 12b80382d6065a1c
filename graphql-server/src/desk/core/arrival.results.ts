import { Field, ObjectType } from 'type-graphql';
import { GuestBooking, GuestStay } from './desk.results';

@ObjectType({ description: 'For the administrator: one room whose guest comes on a day.' })
export class Arrival {
  @Field(() => GuestStay, { description: 'The room and its dates.' })
  stay: GuestStay;

  @Field(() => GuestBooking, { description: 'The booking that it belongs to.' })
  booking: GuestBooking;

  @Field(() => [String], {
    description:
      'What guests call the extras of the room, such as "Breakfast × 4"; included ones have no number.',
  })
  extras: string[];
}
