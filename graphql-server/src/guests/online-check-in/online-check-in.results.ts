import { createUnionType, Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { BOOKING_LIMITS } from '../../bookings/core/booking.policy';
import { BookingNotFound } from '../../bookings/core/booking.results';
import { InvalidInput, RateLimited, Refusal } from '../../platform/refusals/refusal.type';
import { sentence } from '../../platform/refusals/sentence';
import { PlainDateScalar } from '../../platform/time/plain-date.scalar';
import type { PlainDate } from '../../platform/time/dates';
import '../register/register.results';
import {
  IdentityDocument,
  REGISTER_LIMITS,
  Sex,
  StayPermit,
  type ParticularName,
} from '../register/register.policy';
import type { AnnouncedGuest, TypedParticulars } from './announced-guest';
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

const POSITION = '1 for the first person of the room; adults come before children.';

@ObjectType({
  description:
    'A person who is expected, as the holder of the booking’s link sees it. The link may have been forwarded, so it shows no address, no date and no document number.',
})
export class OnlineGuest implements Omit<AnnouncedGuest, 'stayId'> {
  @Field(() => ID, { description: 'The stay.' })
  stay: string;

  @Field({ description: 'The title of the room type.' })
  roomTitle: string;

  @Field(() => Int, { description: POSITION })
  position: number;

  @Field(() => Int, { nullable: true, description: 'The age of a child in years; null for an adult.' })
  childAge: number | null;

  @Field(() => Int, { description: 'Counts the changes; 0 while nothing is saved. The form sends it back.' })
  version: number;

  @Field(() => String, { nullable: true, description: 'The name; null while nothing is saved.' })
  name: string | null;

  @Field(() => String, { nullable: true, description: 'ISO 3166-1, two letters.' })
  nationality: string | null;

  @Field(() => IdentityDocument, { nullable: true, description: 'The kind of document.' })
  documentKind: IdentityDocument | null;

  @Field(() => String, {
    nullable: true,
    description: 'The last characters of its number: at most four, and at most a third of it.',
  })
  documentEnding: string | null;

  @Field(() => StayPermit, { nullable: true, description: 'What a foreigner may stay in India by.' })
  permit: StayPermit | null;

  @Field(() => [String], { description: 'The names of the details that are saved.' })
  entered: ParticularName[];

  @Field(() => [String], { description: 'The names of the details that the register needs still.' })
  missing: ParticularName[];

  @Field({
    description:
      'Whether the desk has compared the details with the document. Then only the desk corrects them.',
  })
  isChecked: boolean;
}

@ObjectType('OnlineCheckIn', {
  description: 'What guests enter before they arrive, as the holder of the booking’s link sees it.',
})
export class OnlineCheckInResult {
  @Field({ description: 'The booking’s reference.' })
  reference: string;

  @Field({ description: 'The name of the person who booked.' })
  bookedBy: string;

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

  @Field({ description: 'Whether the hotel takes the details of guests online.' })
  takesGuests: boolean;

  @Field(() => [OnlineGuest], {
    description: 'The persons of the rooms for which check-in online is open, room by room.',
  })
  guests: OnlineGuest[];

  static of({ booking, guests, ...view }: OnlineCheckInView): OnlineCheckInResult {
    const { state, opensOn, arrivalTime, requests, takesGuests } = view;
    return Object.assign(new OnlineCheckInResult(), {
      ...{ reference: booking.reference, bookedBy: booking.name, state, opensOn },
      ...{ arrivalTime, requests, takesGuests },
      guests: guests.map(({ stayId: stay, ...guest }) =>
        Object.assign(new OnlineGuest(), { stay, ...guest }),
      ),
    });
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

const NAMED = 'When left out, what is saved stays.';
const WORDS = `At most ${REGISTER_LIMITS.particular} characters on one line. ${NAMED}`;
const DAY = `A day, as YYYY-MM-DD. ${NAMED}`;
const NUMBER = `At most ${REGISTER_LIMITS.documentNumber} characters.`;

/** An optional field with a text of several words. */
const Words = (description = WORDS) => Field(() => String, { nullable: true, description });
const Day = () => Field(() => PlainDateScalar, { nullable: true, description: DAY });

@InputType({
  description: 'The details of a guest for the register. A detail that is left out stays as it is saved.',
})
export class GuestDetailsInput implements TypedParticulars {
  @Words(`1 to ${REGISTER_LIMITS.name} characters. When left out, the names of the passport.`)
  name?: string | null;

  @Words(`At most ${REGISTER_LIMITS.address} characters on one line. ${NAMED}`)
  homeAddress?: string | null;

  @Words(`ISO 3166-1, two letters. ${NAMED}`)
  nationality?: string | null;

  @Field(() => IdentityDocument, { nullable: true, description: NAMED })
  documentKind?: IdentityDocument | null;

  @Words(`${NUMBER} Of Aadhaar the last four digits. ${NAMED}`)
  documentNumber?: string | null;

  @Words() comingFrom?: string | null;
  @Words() goingTo?: string | null;
  @Words() surname?: string | null;
  @Words() givenNames?: string | null;

  @Field(() => Sex, { nullable: true, description: NAMED })
  sex?: Sex | null;

  @Day() birthDate?: string | null;
  @Words() passportIssuedIn?: string | null;
  @Day() passportIssuedOn?: string | null;
  @Day() passportExpiresOn?: string | null;

  @Field(() => StayPermit, { nullable: true, description: NAMED })
  permit?: StayPermit | null;

  @Words(`Of the visa or the OCI card. ${NUMBER} ${NAMED}`)
  permitNumber?: string | null;

  @Words() visaKind?: string | null;
  @Words() permitIssuedIn?: string | null;
  @Day() permitIssuedOn?: string | null;
  @Day() visaExpiresOn?: string | null;
  @Day() arrivedInIndiaOn?: string | null;
  @Words() arrivedInIndiaAt?: string | null;
  @Words() purpose?: string | null;

  @Field(() => Boolean, { nullable: true, description: NAMED })
  isEmployedInIndia?: boolean | null;

  @Words() phoneInIndia?: string | null;
  @Words() phoneAtHome?: string | null;
  @Words() emergencyContact?: string | null;
}

@InputType({ description: 'The details of one guest.' })
export class SaveGuestDetailsInput {
  @Field({ description: 'The booking’s token.' })
  token: string;

  @Field(() => ID, { description: 'The stay.' })
  stay: string;

  @Field(() => Int, { description: POSITION })
  position: number;

  @Field(() => Int, { description: 'The version with which the form began.' })
  version: number;

  @Field({
    defaultValue: false,
    description:
      'Whether home address, coming from and going to are those of the first person of the booking.',
  })
  travelsWithFirst: boolean;

  @Field(() => GuestDetailsInput, { description: 'What was typed.' })
  details: GuestDetailsInput;
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

@ObjectType({
  implements: Refusal,
  description: 'The desk has compared the details of this person with the document; nothing was saved.',
})
export class OnlineCheckInChecked extends Refusal {
  constructor() {
    super(sentence('ONLINE_CHECK_IN_CHECKED'));
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
      OnlineCheckInChecked,
      InvalidInput,
      BookingNotFound,
      RateLimited,
    ] as const,
});
