import { createUnionType, Field, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql';
import { BookingStatus } from '../../bookings/core/booking.states';
import { PlainDateScalar } from '../../platform/time/plain-date.scalar';
import { StayStatus } from '../../selling/stays/stay.states';
import { StayStep, StayStepRefused } from '../check-ins/check-in.results';

@ObjectType({ description: 'A stay that must be settled before its day can be closed.' })
export class OpenStayOfDay {
  @Field(() => ID, { description: 'The id of the stay.' })
  id: string;

  @Field({ description: 'The booking’s reference.' })
  reference: string;

  @Field(() => BookingStatus, {
    description: 'The state of the booking; a tentative booking must be confirmed or ended first.',
  })
  bookingStatus: BookingStatus;

  @Field(() => StayStatus, { description: 'The state of the stay.' })
  status: StayStatus;

  @Field({ description: 'The name of the guest who stays, or else of the person who booked.' })
  guestName: string;

  @Field({ description: 'The title of the room type, as guests see it.' })
  roomTitle: string;

  @Field(() => String, { nullable: true, description: 'The number of the room.' })
  roomNumber: string | null;

  @Field(() => PlainDateScalar, { description: 'First night.' })
  checkin: string;

  @Field(() => PlainDateScalar, { description: 'Day of leaving.' })
  checkout: string;

  @Field(() => [StayStep], { description: 'The steps that the desk can make with it now.' })
  steps: StayStep[];
}

@ObjectType({ description: 'The figures of a day, in rooms.' })
export class DayOfRooms {
  @Field(() => Int, { description: 'Guests who arrived on the day.' })
  arrivals: number;

  @Field(() => Int, { description: 'Guests who left on the day.' })
  departures: number;

  @Field(() => Int, {
    description: 'Guests in house: checked in and not checked out, at the end of the day or now.',
  })
  inHouse: number;

  @Field(() => Int, { description: 'Expected guests who did not come on the day.' })
  noShows: number;
}

@ObjectType({ description: 'A day of the hotel, which ends at 06:00, with its open stays.' })
export class NightAuditDay {
  @Field(() => PlainDateScalar, { description: 'The day.' })
  day: string;

  @Field(() => PlainDateScalar, { description: 'The present business day of the desk.' })
  businessDay: string;

  @Field(() => [OpenStayOfDay], { description: 'Guests who were expected and did not arrive, by room.' })
  arrivals: OpenStayOfDay[];

  @Field(() => [OpenStayOfDay], { description: 'Guests who should have left and did not, by room.' })
  departures: OpenStayOfDay[];

  @Field(() => DayOfRooms, {
    description: 'The present figures; for a closed day, the figures when it was closed.',
  })
  figures: DayOfRooms;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When the day was closed; null while it is open.',
  })
  closedAt: Date | null;

  @Field(() => PlainDateScalar, { nullable: true, description: 'The latest closed day.' })
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
