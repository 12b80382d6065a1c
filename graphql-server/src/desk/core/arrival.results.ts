import { Field, ObjectType } from 'type-graphql';
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
