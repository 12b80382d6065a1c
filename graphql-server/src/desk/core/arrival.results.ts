import { Field, GraphQLISODateTime, ObjectType, registerEnumType } from 'type-graphql';
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

@ObjectType({ description: 'For the administrator: one room whose guest leaves on a day, or has left.' })
export class Departure {
  @Field(() => GuestStay, { description: 'The room and its dates.' })
  stay: GuestStay;

  @Field(() => GuestBooking, { description: 'The booking of the room.' })
  booking: GuestBooking;
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

export enum HouseRoomState {
  ARRIVES = 'ARRIVES',
  STAYS = 'STAYS',
  LEAVES = 'LEAVES',
}
registerEnumType(HouseRoomState, {
  name: 'HouseRoomState',
  description: 'What happens in a room on the business day.',
  valuesConfig: {
    ARRIVES: { description: 'A guest arrives who is not here yet.' },
    STAYS: { description: 'The guest is here and stays the night.' },
    LEAVES: { description: 'The guest leaves, or has left.' },
  },
});

@ObjectType({ description: 'A room with a guest on the business day: no more than housekeeping needs.' })
export class HouseRoom {
  @Field(() => String, {
    nullable: true,
    description: 'The number of the room; null while it is not chosen.',
  })
  roomNumber: string | null;

  @Field({ description: 'The name of the guest.' })
  guestName: string;

  @Field(() => HouseRoomState, { description: 'What happens in the room today.' })
  state: HouseRoomState;

  @Field({ description: 'Whether the guest is in the house now.' })
  isHere: boolean;
}

@ObjectType({ description: 'For the administrator: who is in the house at a moment.' })
export class OccupiedHouse {
  @Field(() => GraphQLISODateTime, { description: 'The moment.' })
  at: Date;

  @Field(() => [OccupiedRoom], { description: 'Each room with people in it, by room.' })
  rooms: OccupiedRoom[];
}
