import { Field, Int, ObjectType } from 'type-graphql';
import { PlainDateScalar } from '../../platform/time/plain-date.scalar';

@ObjectType({ description: 'The occupancy of one night, in rooms.' })
export class NightOccupancy {
  @Field(() => PlainDateScalar, { description: 'The night that begins on this day.' })
  night: string;

  @Field(() => Int, {
    description: 'The available rooms, as in `figures`: all except those out of order.',
  })
  rooms: number;

  @Field(() => Int, { description: 'Of these, rooms with a confirmed stay and rooms that a portal sold.' })
  sold: number;

  @Field(() => Int, { description: 'Of these, rooms for the owner’s use and rooms with a tentative stay.' })
  kept: number;

  @Field(() => Int, {
    description: 'Rooms that are out of order. They are not included in the available rooms.',
  })
  outOfOrder: number;
}

@ObjectType({ description: 'The number of arrivals and departures on a day, by rooms.' })
export class DayCount {
  @Field(() => Int, { description: 'Stays that begin.' })
  arrivals: number;

  @Field(() => Int, { description: 'Stays that end.' })
  departures: number;
}

@ObjectType({ description: 'Rooms, and the people in them.' })
class HeadCount {
  @Field(() => Int, { description: 'How many rooms.' })
  rooms: number;

  @Field(() => Int, { description: 'How many people, children included.' })
  guests: number;
}

@ObjectType({
  description: 'How many are still to come, still to leave, and in house; they change with each step.',
})
export class HeadCountOfDay {
  @Field(() => HeadCount, { description: 'They are expected today, or were earlier, and did not come yet.' })
  toCome: HeadCount;

  @Field(() => HeadCount, { description: 'They are in house and were to leave by today.' })
  toLeave: HeadCount;

  @Field(() => HeadCount, { description: 'They are checked in and not checked out.' })
  inHouse: HeadCount;
}
