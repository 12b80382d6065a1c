import { createUnionType, Field, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { BOOKING_LIMITS } from '../../bookings/core/booking.policy';
import { BookingNotFound } from '../../bookings/core/booking.results';
import { InvalidInput, RateLimited, Refusal } from '../../platform/refusals/refusal.type';
import { sentence } from '../../platform/refusals/sentence';
import { PlainDateScalar } from '../../platform/time/plain-date.scalar';
import type { PlainDate } from '../../platform/time/dates';
import { OnlineState, OPENS_DAYS_BEFORE } from './online-check-in.policy';
import type { OnlineCheckInView } from './online-check-in.service';

registerEnumType(OnlineState, {
  name: 'OnlineCheckInState',
  description: 'Whether guests can check in online.',
  valuesConfig: {
    NOT_YET: {
      description: `It opens ${OPENS_DAYS_BEFORE} days before the day of arrival, at midnight of the hotel.`,
    },
    OPEN: { description: 'Guests can enter and correct their details.' },
    ARRIVED: { description: 'The guests have checked in at the desk.' },
    CLOSED: { description: 'The booking is not confirmed, or nobody is expected any more.' },
  },
});

const TIME = 'The time of day at the hotel, such as 15:30; null while it is not known.';
const REQUESTS = `At most ${BOOKING_LIMITS.specialRequests} characters.`;

@ObjectType('OnlineCheckIn', {
  description: 'What guests enter before they arrive, as the holder of the booking’s link sees it.',
})
export class OnlineCheckInResult {
  @Field({ description: 'The booking’s reference.' })
  reference: string;

  @Field(() => OnlineState, { description: 'Whether guests can check in online now.' })
  state: OnlineState;

  @Field(() => PlainDateScalar, {
    nullable: true,
    description: 'The day on which it opens for the first room that is expected; null when none is.',
  })
  opensOn: PlainDate | null;

  @Field(() => String, { nullable: true, description: TIME })
  arrivalTime: string | null;

  @Field(() => String, { nullable: true, description: 'The booking’s special requests.' })
  requests: string | null;

  static of({ booking, state, opensOn, arrivalTime, requests }: OnlineCheckInView): OnlineCheckInResult {
    const { reference } = booking;
    return Object.assign(new OnlineCheckInResult(), { reference, state, opensOn, arrivalTime, requests });
  }
}

@InputType({ description: 'What a guest says about the arrival.' })
export class ArrivalInput {
  @Field(() => String, { nullable: true, description: TIME })
  arrivalTime?: string | null;

  @Field(() => String, { nullable: true, description: `The booking’s special requests. ${REQUESTS}` })
  requests?: string | null;
}

@InputType({ description: 'The arrival that a guest saves.' })
export class SaveArrivalInput {
  @Field({ description: 'The booking’s token.' })
  token: string;

  @Field(() => ArrivalInput, { description: 'The wanted values.' })
  arrival: ArrivalInput;

  @Field(() => ArrivalInput, {
    description:
      'The values with which the form began. When others were saved since, nothing is overwritten.',
  })
  seen: ArrivalInput;
}

@ObjectType({ description: 'What the guest entered is saved.' })
export class OnlineCheckInSaved {
  @Field(() => OnlineCheckInResult, { description: 'What is saved now.' })
  checkIn: OnlineCheckInResult;
}

@ObjectType({ implements: Refusal, description: 'Check-in online is not open; nothing was saved.' })
export class OnlineCheckInClosed extends Refusal {
  constructor(state: OnlineState, opensOn: PlainDate | null) {
    super(
      state === 'NOT_YET' && opensOn !== null
        ? sentence('ONLINE_CHECK_IN_NOT_YET', { date: opensOn })
        : sentence(state === 'ARRIVED' ? 'ONLINE_CHECK_IN_ARRIVED' : 'ONLINE_CHECK_IN_CLOSED'),
    );
  }
}

@ObjectType({
  implements: Refusal,
  description: 'Something else was saved since the form was opened; nothing was overwritten.',
})
export class OnlineCheckInChanged extends Refusal {
  @Field(() => OnlineCheckInResult, { description: 'What is saved now.' })
  checkIn: OnlineCheckInResult;

  constructor(checkIn: OnlineCheckInResult) {
    super(sentence('ONLINE_CHECK_IN_CHANGED'));
    this.checkIn = checkIn;
  }
}

export const OnlineCheckInLookUp = createUnionType({
  name: 'OnlineCheckInLookUp',
  description: 'What guests entered before they arrive, or a refusal.',
  types: () => [OnlineCheckInResult, BookingNotFound, RateLimited] as const,
});

export const SaveOnlineCheckInResult = createUnionType({
  name: 'SaveOnlineCheckInResult',
  description: 'What is saved, or a refusal.',
  types: () =>
    [
      OnlineCheckInSaved,
      OnlineCheckInClosed,
      OnlineCheckInChanged,
      InvalidInput,
      BookingNotFound,
      RateLimited,
    ] as const,
});
