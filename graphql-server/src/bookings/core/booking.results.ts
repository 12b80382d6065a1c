import {
  createUnionType,
  Field,
  GraphQLISODateTime,
  ID,
  Int,
  ObjectType,
  registerEnumType,
} from 'type-graphql';
import { Page } from '../../platform/database/paging';
import { rupees } from '../../platform/money/money';
import { Money } from '../../platform/money/money.type';
import { daysBetween } from '../../platform/time/dates';
import { CHALLENGE_MINUTES } from '../../platform/secrets/proof-of-work';
import { PlainDateScalar } from '../../platform/time/plain-date.scalar';
import { InvalidInput, RateLimited, Refusal } from '../../platform/refusals/refusal.type';
import { sentence } from '../../platform/refusals/sentence';
import { firstStayOf } from '../../selling/quotes/quote';
import { Quote } from '../../selling/quotes/quote.results';
import { RoomTypeNameScalar, RoomTypeView } from '../../selling/rooms/room.results';
import type { RoomTypeName } from '../../selling/rooms/room-type.entity';
import type {
  FreeOfListing,
  FreeRooms,
  StayAlternativeFound,
} from '../../selling/stays/availability.service';
import type { StayDates } from '../../selling/stays/room-night.repository';
import { StayStatus } from '../../selling/stays/stay.states';
import { isUnpaidHold, quoteOf, type BookedStay, type BookingRecord } from './booking-record';
import { BookingStatus } from './booking.states';
import { HOLD_MINUTES } from './checkout-durations.policy';
import { RefundState } from '../folio/refund-state';

registerEnumType(BookingStatus, {
  name: 'BookingStatus',
  description: 'The state of a booking. docs/life-cycle.md shows all states.',
  valuesConfig: {
    HELD: {
      description: `A room is kept for ${HOLD_MINUTES} minutes, waiting for payment or for the code in the guest’s mail.`,
    },
    TENTATIVE: { description: 'The desk keeps rooms until a date, without payment.' },
    CONFIRMED: { description: 'Paid, or booked to be paid at the hotel.' },
    EXPIRED: { description: 'The hold or the option has ended and the rooms were released.' },
    CANCELLED: { description: 'All stays of the booking are cancelled.' },
  },
});

registerEnumType(StayStatus, {
  name: 'StayStatus',
  description: 'The state of a stay. docs/life-cycle.md shows all states.',
  valuesConfig: {
    EXPECTED: { description: 'The guest has not arrived.' },
    IN_HOUSE: { description: 'The guest is in the room.' },
    DEPARTED: { description: 'The guest has left.' },
    CANCELLED: { description: 'The stay does not take place; the room is free again.' },
    NO_SHOW: { description: 'The guest did not come; the room is free again.' },
  },
});

registerEnumType(RefundState, {
  name: 'RefundState',
  description: 'How much of a booking’s price was refunded.',
  valuesConfig: {
    NONE: { description: 'Nothing, or only money that was paid twice.' },
    PARTIAL: { description: 'A part of the price.' },
    FULL: { description: 'Everything that was paid.' },
  },
});

@ObjectType({ description: 'How many rooms of a type are free for all nights of the stay.' })
export class RoomTypeAvailability {
  @Field(() => RoomTypeView, { description: 'The room type.' })
  roomType: RoomTypeView;

  @Field(() => Int, { description: 'The number of rooms that are free for all nights.' })
  roomsFree: number;
}

@ObjectType({ description: 'Dates on which a stay can be booked.' })
class FreeDates {
  @Field(() => PlainDateScalar, { description: 'First night.' })
  checkin: string;

  @Field(() => PlainDateScalar, { description: 'Day of leaving.' })
  checkout: string;
}

@ObjectType({ description: 'How many of the rooms that a listing names are free for all nights.' })
class ListingAvailability {
  @Field(() => Int, { description: 'The number of free rooms; 0 when there is none.' })
  roomsFree: number;

  @Field(() => [FreeDates], {
    description: 'When no room is free: the nearest dates first on which one of the rooms can be booked.',
  })
  nearest: FreeDates[];

  static of({ roomsFree, nearest }: FreeOfListing): ListingAvailability {
    const dates = nearest.map((one) => Object.assign(new FreeDates(), one));
    return Object.assign(new ListingAvailability(), { roomsFree, nearest: dates });
  }
}

@ObjectType({ description: 'What is free for a stay.' })
export class Availability {
  @Field(() => PlainDateScalar, { description: 'First night.' })
  checkin: string;

  @Field(() => PlainDateScalar, { description: 'Day of leaving.' })
  checkout: string;

  @Field(() => Int, { description: 'Nights of the stay.' })
  nights: number;

  @Field(() => [RoomTypeAvailability], { description: 'Each room type, cheapest first.' })
  roomTypes: RoomTypeAvailability[];

  @Field(() => ListingAvailability, {
    nullable: true,
    description:
      'The rooms that the listing names; null without a listing, and when the listing names no rooms.',
  })
  listing: ListingAvailability | null;

  static of(
    { checkin, checkout }: StayDates,
    roomTypes: FreeRooms[],
    listing: FreeOfListing | null,
    hotel: Parameters<typeof RoomTypeView.of>[1],
  ): Availability {
    return Object.assign(new Availability(), {
      checkin,
      checkout,
      listing: listing && ListingAvailability.of(listing),
      nights: daysBetween(checkin, checkout),
      roomTypes: roomTypes.map(({ roomType, roomsFree }) => ({
        roomType: RoomTypeView.of(roomType, hotel),
        roomsFree,
      })),
    });
  }
}

@ObjectType({ description: 'A stay that can be booked instead of the refused stay.' })
export class StayAlternative implements StayAlternativeFound {
  @Field(() => RoomTypeNameScalar, { description: 'The room type that is free.' })
  roomType: RoomTypeName;

  @Field({ description: 'The title of the room type, as guests see it.' })
  roomTitle: string;

  @Field(() => PlainDateScalar, { description: 'First night.' })
  checkin: string;

  @Field(() => PlainDateScalar, { description: 'Day of leaving.' })
  checkout: string;
}

@ObjectType({ implements: Refusal, description: 'No room of the type is free for all nights.' })
export class RoomUnavailable extends Refusal {
  @Field(() => [StayAlternative], {
    description: 'Other types for these nights, then the nearest dates of this type.',
  })
  alternatives: StayAlternative[];

  constructor(alternatives: StayAlternativeFound[], field?: string) {
    super(sentence('ROOM_UNAVAILABLE'), field);
    this.alternatives = alternatives;
  }
}

@ObjectType({ implements: Refusal, description: 'The total differs from the total that the guest saw.' })
export class PriceChanged extends Refusal {
  @Field(() => Quote, { description: 'The present price.' })
  quote: Quote;

  @Field(() => Money, {
    nullable: true,
    description:
      'The total that the guest saw; null when the form had none, or when only the part due now has changed.',
  })
  seen: Money | null;

  constructor(quote: Quote, seen: Money | null) {
    super(sentence('PRICE_CHANGED'), 'expectedTotal');
    this.quote = quote;
    this.seen = seen;
  }

  /** The total equals the total that the guest saw, but a different part of it is due now. */
  static ofDue(quote: Quote): PriceChanged {
    return Object.assign(new PriceChanged(quote, null), sentence('DUE_CHANGED'), { field: 'expectedDue' });
  }
}

@ObjectType({
  implements: Refusal,
  description:
    'The server could not check the rooms of this type in time, so nothing was booked. Try again in a moment.',
})
export class RoomTypeBusy extends Refusal {
  constructor() {
    super(sentence('ROOM_TYPE_BUSY'), 'roomType');
  }
}

@ObjectType({
  implements: Refusal,
  description: 'The address or the caller already holds as many rooms as allowed.',
})
export class TooManyHolds extends Refusal {
  constructor(
    why:
      | 'TOO_MANY_HOLDS'
      | 'CANCELLED_TOO_OFTEN'
      | 'TOO_MANY_UNPAID_BOOKINGS'
      | 'CODES_NOT_ENTERED' = 'TOO_MANY_HOLDS',
  ) {
    super(sentence(why), 'email');
  }
}

@ObjectType({
  implements: Refusal,
  description:
    'Many rooms of this type are held unpaid, or the address holds many. Solve the challenge, or sign in with the address.',
})
export class ChallengeRequired extends Refusal {
  @Field({
    description: `A challenge of ALTCHA (version 2) as JSON. Send the same form again with its solution as challengeSolution, within ${CHALLENGE_MINUTES} minutes.`,
  })
  challenge: string;

  constructor(challenge: string) {
    super(sentence('CHALLENGE_REQUIRED'), 'challengeSolution');
    this.challenge = challenge;
  }
}

@ObjectType({
  implements: Refusal,
  description:
    'No more rooms of a type may be booked for a night without paying now. Plans that ask for money now can still be booked.',
})
export class PayAtHotelUsedUp extends Refusal {
  constructor() {
    super(sentence('PAY_AT_HOTEL_USED_UP'), 'plan');
  }
}

@ObjectType({
  implements: Refusal,
  description: 'The idempotency key was already used for a booking with other details.',
})
export class IdempotencyConflict extends Refusal {
  constructor() {
    super(sentence('IDEMPOTENCY_CONFLICT'), 'idempotencyKey');
  }
}

@ObjectType({
  implements: Refusal,
  description: 'No booking belongs to the token. The refusal does not reveal whether one ever did.',
})
export class BookingNotFound extends Refusal {
  constructor() {
    super(sentence('BOOKING_NOT_FOUND'), 'token');
  }
}

@ObjectType({ implements: Refusal, description: 'The hold has lapsed, and the room is no longer kept.' })
export class HoldExpired extends Refusal {
  constructor() {
    super(sentence('HOLD_EXPIRED'));
  }
}

@ObjectType('Stay', { description: 'One room of a booking.' })
export class StayView {
  @Field(() => ID, { description: 'The id with which the stay is cancelled.' })
  id: string;

  @Field(() => StayStatus, { description: 'The state of the stay.' })
  status: StayStatus;

  @Field(() => RoomTypeNameScalar, { description: 'The room type booked.' })
  roomType: RoomTypeName;

  @Field({ description: 'The title of the room type, as guests see it.' })
  roomTitle: string;

  @Field(() => PlainDateScalar, { description: 'First night.' })
  checkin: string;

  @Field(() => PlainDateScalar, { description: 'Day of leaving.' })
  checkout: string;

  @Field(() => Int, { description: 'Nights of the stay.' })
  nights: number;

  @Field(() => Int, { description: 'How many guests stay, children included.' })
  guests: number;

  @Field(() => [Int], { description: 'The ages of the children among them, in years.' })
  children: readonly number[];

  @Field({ description: 'The code of its rate plan.' })
  plan: string;

  @Field({ description: 'The title of the rate plan, as guests see it.' })
  planName: string;

  @Field(() => [String], {
    description: 'The titles of the extras that the price of the nights includes.',
  })
  includedExtras: string[];

  @Field(() => Money, {
    nullable: true,
    description: 'What the hotel keeps for a cancelled stay with tax, in INR; null for any other stay.',
  })
  cancellationCharge: Money | null;

  static of(stay: BookedStay): StayView {
    const { id, status, roomType, roomTitle, checkin, checkout, guests, plan, planName, keptPaise } = stay;
    const { includedExtras, children } = stay;
    const nights = daysBetween(checkin, checkout);
    const cancellationCharge = keptPaise === null ? null : rupees(keptPaise);
    return Object.assign(new StayView(), {
      id,
      status,
      roomType,
      roomTitle,
      checkin,
      checkout,
      nights,
      guests,
      children,
      plan,
      planName,
      includedExtras,
      cancellationCharge,
    });
  }
}

/** Field resolvers in `checkout`, which has access to payments, add the money and the countdown. */
@ObjectType('Booking', { description: 'A guest’s booking, for whoever holds its token.' })
export class BookingView {
  /** The record behind the view; not part of the schema. */
  record: BookingRecord;

  @Field({ description: 'The reference that guest and hotel use, such as SC-7K3M9Q2X.' })
  reference: string;

  @Field(() => BookingStatus, { description: 'The state of the booking.' })
  status: BookingStatus;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      'The end of a hold that is confirmed by the code in the guest’s mail, not by a payment; null for any other booking.',
  })
  codeUntil: Date | null;

  @Field({ description: 'The guest’s name.' })
  name: string;

  @Field(() => String, {
    nullable: true,
    description: 'The guest’s e-mail address; null when the hotel booked without an address.',
  })
  email: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The guest’s phone number; null when a portal did not pass it on.',
  })
  phone: string | null;

  @Field(() => RoomTypeNameScalar, { description: 'The room type of the first stay.' })
  roomType: RoomTypeName;

  @Field({ description: 'The title of the room type of the first stay.' })
  roomTitle: string;

  @Field(() => PlainDateScalar, { description: 'First night of the first stay.' })
  checkin: string;

  @Field(() => PlainDateScalar, { description: 'Day of leaving of the first stay.' })
  checkout: string;

  @Field(() => Int, { description: 'Nights of the first stay.' })
  nights: number;

  @Field(() => Int, { description: 'How many guests stay in the first room, children included.' })
  guests: number;

  @Field(() => [Int], { description: 'The ages of the children among them, in years.' })
  children: readonly number[];

  @Field(() => [StayView], { description: 'All rooms of the booking, the first one first.' })
  stays: StayView[];

  @Field(() => String, {
    nullable: true,
    description: 'The guest’s special requests; null when there are none.',
  })
  specialRequests: string | null;

  @Field(() => Quote, { description: 'The agreed price.' })
  quote: Quote;

  static of(record: BookingRecord): BookingView {
    const first = StayView.of(firstStayOf(record));
    const { reference, name, email, phone, specialRequests } = record;
    return Object.assign(new BookingView(), {
      record,
      reference,
      name,
      email,
      phone,
      specialRequests,
      ...first,
      status: record.status,
      codeUntil: isUnpaidHold(record) ? record.holdExpiresAt : null,
      stays: record.stays.map((stay) => StayView.of(stay)),
      quote: Quote.of(quoteOf(record)),
    });
  }
}

@ObjectType({ description: 'One of the signed-in guest’s bookings.' })
export class MyBooking {
  @Field(() => BookingView, { description: 'The booking.' })
  booking: BookingView;

  @Field({ description: 'The token of the booking’s page: /booking#TOKEN.' })
  token: string;
}

@ObjectType({ description: 'One page of the signed-in guest’s bookings.' })
export class MyBookingPage extends Page {
  @Field(() => [MyBooking], { description: 'Held, paid and cancelled bookings, newest first.' })
  bookings: MyBooking[];

  @Field(() => String, {
    nullable: true,
    description:
      'The account’s verified address, while its bookings that were made without the account are not shown: proveAddress shows them. Null when nothing is hidden, or when the address is not verified.',
  })
  addressToProve: string | null;
}

export const AvailabilityResult = createUnionType({
  name: 'AvailabilityResult',
  description: 'The free rooms, or the faults of the input.',
  types: () => [Availability, InvalidInput] as const,
});

export const BookingLookupResult = createUnionType({
  name: 'BookingLookupResult',
  description: 'The booking of a token, or a refusal.',
  types: () => [BookingView, BookingNotFound, RateLimited] as const,
});
