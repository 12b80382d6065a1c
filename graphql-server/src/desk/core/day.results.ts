import { Field, Int, ObjectType } from 'type-graphql';
import { PlainDateScalar } from '../../platform/time/plain-date.scalar';

@ObjectType({ description: 'How full the hotel is in one night, in rooms.' })
export class NightOccupancy {
  @Field(() => PlainDateScalar, { description: 'The night that begins on this day.' })
  night: string;

  @Field(() => Int, {
    description: 'The rooms that are available, as in `figures`: all but those out of order.',
  })
  rooms: number;

  @Field(() => Int, { description: 'Of these, those with a confirmed stay, and those that a portal sold.' })
  sold: number;

  @Field(() => Int, { description: 'Of these, those for the owner’s use, and those with a tentative stay.' })
  kept: number;

  @Field(() => Int, { description: 'Those that are out of order, which are not among the rooms.' })
  outOfOrder: number;
}

@ObjectType({ description: 'How many guests come and go on a day, by rooms.' })
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
