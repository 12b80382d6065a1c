import { createUnionType, Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import { BillingDetailsInput } from '../billing-details/billing-details.results';
import { BOOKING_LIMITS } from '../core/booking.policy';
import {
  BookingNotFound,
  BookingView,
  ChallengeRequired,
  HoldExpired,
  IdempotencyConflict,
  PayAtHotelUsedUp,
  PriceChanged,
  RoomTypeBusy,
  RoomUnavailable,
  TooManyHolds,
} from '../core/booking.results';
import {
  AddressCodeRequired,
  BookingConfirmed,
  Checkout,
  PaymentNotVerified,
  PaymentUnavailable,
} from '../core/payment.results';
import { MinorUnits } from '../../platform/money/minor-units.scalar';
import { PlainDateScalar } from '../../platform/time/plain-date.scalar';
import { SOLUTION_LENGTH } from '../../platform/secrets/proof-of-work';
import { InvalidInput, Notice, RateLimited, Refusal } from '../../platform/refusals/refusal.type';
import { sentence } from '../../platform/refusals/sentence';
import { RoomTypeNameScalar } from '../../selling/rooms/room.results';
import type { RoomTypeName } from '../../selling/rooms/room-type.entity';
import { CHILDREN, EXTRAS, GUESTS, StayExtraInput, StayInput } from '../../selling/quotes/stay.input';
import type { BookingRequest } from './checkout.service';

@InputType({ description: 'The booking form.' })
export class CreateBookingInput implements BookingRequest {
  @Field({ description: `1 to ${BOOKING_LIMITS.name} characters.` })
  name: string;

  @Field({
    description: `An e-mail address of at most ${BOOKING_LIMITS.email} characters, for the confirmation.`,
  })
  email: string;

  @Field({
    description: `7 to 15 digits, with + and separators if need be; at most ${BOOKING_LIMITS.phone} characters.`,
  })
  phone: string;

  @Field(() => PlainDateScalar, { description: 'First night: from the hotel’s today to 18 months ahead.' })
  checkin: string;

  @Field(() => PlainDateScalar, { description: 'Day of leaving: 1 to 30 nights after check-in.' })
  checkout: string;

  @Field(() => Int, { defaultValue: 1, description: GUESTS })
  guests: number;

  @Field(() => [Int], { defaultValue: [], description: CHILDREN })
  children: number[];

  @Field(() => RoomTypeNameScalar, {
    nullable: true,
    description: 'The room type wanted; the first type on sale when left out.',
  })
  roomType?: RoomTypeName | null;

  @Field(() => ID, {
    nullable: true,
    description:
      'The id of the listing of the first room. If the listing names rooms, the guest gets one of them.',
  })
  listing?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'The token of a hold of the guest that the new hold replaces. The earlier hold ends only if the new one is made.',
  })
  replaces?: string | null;

  @Field(() => [StayInput], {
    defaultValue: [],
    description: 'Further rooms of the same booking, at most 4. All rooms are booked, or none.',
  })
  furtherStays: StayInput[];

  @Field(() => String, {
    nullable: true,
    description: 'The code of a rate plan for the first room; the first plan when left out.',
  })
  plan?: string | null;

  @Field(() => [StayExtraInput], { defaultValue: [], description: EXTRAS })
  extras: StayExtraInput[];

  @Field(() => String, {
    nullable: true,
    description: 'The code of a promotion, in capital or small letters.',
  })
  code?: string | null;

  @Field(() => String, {
    nullable: true,
    description: `At most ${BOOKING_LIMITS.specialRequests} characters.`,
  })
  specialRequests?: string | null;

  @Field(() => BillingDetailsInput, {
    nullable: true,
    description: 'To whom the invoice is made out; left out, to the person who books.',
  })
  billing?: BillingDetailsInput | null;

  @Field(() => String, {
    nullable: true,
    description:
      'A key that the form creates once, 16 to 64 letters, digits, - or _. A booking that is sent twice is made once.',
  })
  idempotencyKey?: string | null;

  @Field(() => MinorUnits, {
    nullable: true,
    description: 'The total in paise that the guest saw; PriceChanged if it differs.',
  })
  expectedTotal?: number | null;

  @Field(() => MinorUnits, {
    nullable: true,
    description: 'The part in paise that the guest saw as due now; PriceChanged if it differs.',
  })
  expectedDue?: number | null;

  @Field(() => String, {
    nullable: true,
    description: `The solution of a ChallengeRequired: ALTCHA's payload in base64, at most ${SOLUTION_LENGTH} characters. Otherwise left out.`,
  })
  challengeSolution?: string | null;
}

@InputType({ description: 'What a guest who lost the link enters.' })
export class BookingLinkInput {
  @Field({
    description: 'The booking’s reference as in its mails; small letters and spaces are allowed.',
  })
  reference: string;

  @Field({ description: 'The e-mail address of the booking.' })
  email: string;
}

@ObjectType({
  description:
    'The link is on its way, if there is such a booking. The response does not reveal whether there is one.',
})
export class BookingLinkSent extends Notice {}

@InputType({ description: 'What the payment gateway’s checkout hands to the browser after a payment.' })
export class ConfirmPaymentInput {
  @Field({ description: 'The gateway’s id of the order.' })
  orderId: string;

  @Field({ description: 'The gateway’s id of the payment.' })
  paymentId: string;

  @Field({ description: 'The gateway’s signature over both ids.' })
  signature: string;
}

@ObjectType({ description: 'A room that is kept while the guest pays.' })
export class BookingHold {
  @Field({
    description:
      'The token of the booking’s page, /booking#TOKEN. Everybody who has the token can see the booking.',
  })
  token: string;

  @Field(() => BookingView, { description: 'The booking.' })
  booking: BookingView;

  @Field(() => Int, { description: 'Whole seconds until the hold lapses.' })
  secondsLeft: number;

  @Field(() => Checkout, { description: 'How to pay.' })
  checkout: Checkout;
}

@ObjectType({
  description: 'The gateway has not confirmed yet that the money is captured; ask again with bookingByToken.',
})
export class PaymentPending extends Notice {
  @Field(() => BookingView, { description: 'The booking.' })
  booking: BookingView;

  constructor(booking: BookingView) {
    super();
    Object.assign(this, sentence('PAYMENT_PENDING'));
    this.booking = booking;
  }
}

@ObjectType({
  implements: Refusal,
  description: 'The money came too late or twice, and is refunded in full.',
})
export class PaymentRefunded extends Refusal {
  constructor() {
    super(sentence('PAYMENT_REFUNDED'));
  }
}

@ObjectType({ implements: Refusal, description: 'The hotel does not take bookings yet, or not at present.' })
export class NotOpen extends Refusal {
  constructor() {
    super(sentence('NOT_OPEN'));
  }
}

export const CreateBookingResult = createUnionType({
  name: 'CreateBookingResult',
  description:
    'A held room with its order, a held room that waits for a code, a booking that is confirmed at once, or a refusal.',
  types: () =>
    [
      BookingHold,
      AddressCodeRequired,
      BookingConfirmed,
      PayAtHotelUsedUp,
      InvalidInput,
      RoomUnavailable,
      PriceChanged,
      TooManyHolds,
      ChallengeRequired,
      RoomTypeBusy,
      IdempotencyConflict,
      HoldExpired,
      PaymentUnavailable,
      NotOpen,
      RateLimited,
    ] as const,
});

export const ContinueBookingResult = createUnionType({
  name: 'ContinueBookingResult',
  description:
    'The hold with its order or with the code that it waits for, the confirmed booking, or a refusal.',
  types: () =>
    [
      BookingHold,
      AddressCodeRequired,
      BookingConfirmed,
      BookingNotFound,
      HoldExpired,
      PaymentUnavailable,
      RateLimited,
    ] as const,
});

export const ConfirmPaymentResult = createUnionType({
  name: 'ConfirmPaymentResult',
  description: 'The outcome of a payment.',
  types: () => [BookingConfirmed, PaymentPending, PaymentNotVerified, PaymentRefunded, RateLimited] as const,
});

export const BookingLinkResult = createUnionType({
  name: 'BookingLinkResult',
  description: 'A notice, or a refusal.',
  types: () => [BookingLinkSent, InvalidInput, RateLimited] as const,
});
