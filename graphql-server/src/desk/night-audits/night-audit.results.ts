import { createUnionType, Field, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';
import { BookingStatus } from '../../bookings/core/booking.states';
import { PlainDateScalar } from '../../platform/time/plain-date.scalar';
import { StayStatus } from '../../selling/stays/stay.states';
import { StayStep, StayStepRefused } from '../check-ins/check-in.results';

@ObjectType({ description: 'A stay that must be settled before its day is closed.' })
export class OpenStayOfDay {
  @Field(() => ID, { description: 'The id of the stay.' })
  id: string;

  @Field({ description: 'The booking’s reference.' })
  reference: string;

  @Field(() => BookingStatus, {
    description: 'Where the booking is; a tentative one is confirmed or ended first.',
  })
  bookingStatus: BookingStatus;

  @Field(() => StayStatus, { description: 'Where the stay is.' })
  status: StayStatus;

  @Field({ description: 'Who stays, or who booked.' })
  guestName: string;

  @Field({ description: 'What guests call the room type.' })
  roomTitle: string;

  @Field(() => String, { nullable: true, description: 'The number of the room.' })
  roomNumber: string | null;

  @Field(() => PlainDateScalar, { description: 'First night.' })
  checkin: string;

  @Field(() => PlainDateScalar, { description: 'Day of leaving.' })
  checkout: string;

  @Field(() => [StayStep], { description: 'What the desk can do with it now.' })
  steps: StayStep[];
}

@ObjectType({ description: 'The figures of a day, in rooms.' })
export class DayOfRooms {
  @Field(() => Int, { description: 'Guests came on the day.' })
  arrivals: number;

  @Field(() => Int, { description: 'Guests left on the day.' })
  departures: number;

  @Field(() => Int, {
    description: 'Guests are in house: checked in and not checked out, at the end of the day or now.',
  })
  inHouse: number;

  @Field(() => Int, { description: 'Guests did not come who were to come on the day.' })
  noShows: number;
}

@ObjectType({ description: 'A day of the hotel, which ends at 06:00, with what is open.' })
export class NightAuditDay {
  @Field(() => PlainDateScalar, { description: 'The day.' })
  day: string;

  @Field(() => PlainDateScalar, { description: 'The day that the desk works on now.' })
  businessDay: string;

  @Field(() => [OpenStayOfDay], { description: 'They were to come and did not, by room.' })
  arrivals: OpenStayOfDay[];

  @Field(() => [OpenStayOfDay], { description: 'They were to leave and did not, by room.' })
  departures: OpenStayOfDay[];

  @Field(() => DayOfRooms, {
    description: 'As they are now; of a closed day as they were when it was closed.',
  })
  figures: DayOfRooms;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When the day was closed; null while it is open.',
  })
  closedAt: Date | null;

  @Field(() => PlainDateScalar, { nullable: true, description: 'The latest day that was closed.' })
  lastClosed: string | null;

  @Field(() => PlainDateScalar, {
    nullable: true,
    description: 'The first day before the business day that nobody has closed; null when each is closed.',
  })
  firstNotClosed: string | null;

  @Field(() => Int, { description: 'How many days before the business day nobody has closed.' })
  daysNotClosed: number;
}

export const CloseBusinessDayResult = createUnionType({
  name: 'CloseBusinessDayResult',
  description: 'The closed day, or a refusal.',
  types: () => [NightAuditDay, StayStepRefused] as const,
});
