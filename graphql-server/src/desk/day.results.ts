import { Field, Int, ObjectType } from 'type-graphql';
import { PlainDateScalar } from '../platform/time/plain-date.scalar';

@ObjectType({ description: 'How full the hotel is in one night, in rooms.' })
export class NightOccupancy {
  @Field(() => PlainDateScalar, { description: 'The night that begins on this day.' })
  night: string;

  @Field(() => Int, { description: 'The rooms of the hotel that guests can book, or that one has.' })
  rooms: number;

  @Field(() => Int, { description: 'Those with a paid stay.' })
  sold: number;

  @Field(() => Int, { description: 'Those that are taken out of sale.' })
  blocked: number;
}

@ObjectType({ description: 'How many guests come and go on a day, by rooms.' })
export class DayCount {
  @Field(() => Int, { description: 'Stays that begin.' })
  arrivals: number;

  @Field(() => Int, { description: 'Stays that end.' })
  departures: number;
}
