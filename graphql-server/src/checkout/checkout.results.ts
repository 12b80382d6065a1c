import { createUnionType, Field, InputType, Int, ObjectType } from 'type-graphql';
import { BOOKING_LIMITS } from '../bookings/booking.policy';
import {
  BookingNotFound,
  BookingView,
  ChallengeRequired,
  HoldExpired,
  IdempotencyConflict,
  PriceChanged,
  RoomTypeBusy,
  RoomUnavailable,
  TooManyHolds,
} from '../bookings/booking.results';
import { Currency } from '../platform/money/money.type';
import { MinorUnits } from '../platform/money/minor-units.scalar';
import type { CurrencyCode } from '../platform/money/money';
import { PlainDateScalar } from '../platform/time/plain-date.scalar';
import { SOLUTION_LENGTH } from '../platform/secrets/proof-of-work';
import { InvalidInput, Notice, RateLimited, Refusal } from '../platform/refusals/refusal.type';
import { sentence } from '../platform/refusals/sentence';
import { RoomTypeNameScalar } from '../rooms/room.results';
import type { RoomTypeName } from '../rooms/room-type.entity';
import { StayInput } from '../rooms/stay.input';
import type { BookingRequest } from './checkout.service';

@InputType({ description: 'The booking form.' })
export class CreateBookingInput implements BookingRequest {
  @Field({ description: `1 to ${BOOKING_LIMITS.name} characters.` })
  name: string;

  @Field({
    description: `An e-mail address of at most ${BOOKING_LIMITS.email} characters; the confirmation goes there.`,
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

  @Field(() => Int, { defaultValue: 1, description: 'At least 1, at most the room type’s capacity.' })
  guests: number;

  @Field(() => RoomTypeNameScalar, {
    nullable: true,
    description: 'The room type wanted; the first one on sale when it is left out.',
  })
  roomType?: RoomTypeName | null;

  @Field(() => [StayInput], {
    defaultValue: [],
    description: 'Further rooms of the same booking, at most 4. All rooms are booked, or none.',
  })
  furtherStays: StayInput[];

  @Field(() => String, {
    nullable: true,
    description: `At most ${BOOKING_LIMITS.specialRequests} characters.`,
  })
  specialRequests?: string | null;

  @Field(() => String, {
    nullable: true,
    description:
      'Made once by the form, 16 to 64 letters, digits, - or _: sending the same booking twice books once.',
  })
  idempotencyKey?: string | null;

  @Field(() => MinorUnits, {
    nullable: true,
    description: 'The total in paise that the guest saw; PriceChanged if it differs.',
  })
  expectedTotal?: number | null;

  @Field(() => String, {
    nullable: true,
    description: `The solution of a ChallengeRequired: ALTCHA's payload in base64, at most ${SOLUTION_LENGTH} characters. Left out otherwise.`,
  })
  challengeSolution?: string | null;
}

@InputType({ description: 'What the payment gateway’s checkout hands to the browser after a payment.' })
export class ConfirmPaymentInput {
  @Field({ description: 'The gateway’s order id.' })
  orderId: string;

  @Field({ description: 'The gateway’s payment id.' })
  paymentId: string;

  @Field({ description: 'The gateway’s signature over both.' })
  signature: string;
}

@ObjectType({ description: 'What the checkout’s form is filled with beforehand.' })
export class CheckoutPrefill {
  @Field({ description: 'The guest’s name.' })
  name: string;

  @Field({ description: 'The guest’s e-mail address.' })
  email: string;

  @Field({ description: 'The guest’s phone number.' })
  contact: string;
}

@ObjectType({ description: 'What the browser hands to the payment gateway’s checkout.' })
export class Checkout {
  @Field({ description: 'Where the checkout’s script is loaded from.' })
  scriptUrl: string;

  @Field({ description: 'The gateway’s public key.' })
  keyId: string;

  @Field({ description: 'The gateway’s order id.' })
  orderId: string;

  @Field(() => MinorUnits, { description: 'What is charged, in paise.' })
  amount: number;

  @Field(() => Currency, { description: 'Always INR.' })
  currency: CurrencyCode;

  @Field({ description: 'The hotel’s name.' })
  name: string;

  @Field({ description: 'What the payment is for.' })
  description: string;

  @Field(() => CheckoutPrefill, { description: 'The guest’s details.' })
  prefill: CheckoutPrefill;

  @Field({ description: 'The checkout’s colour, as #RRGGBB.' })
  themeColor: string;

  @Field(() => Int, { description: 'After so many seconds the checkout closes: the rest of the hold.' })
  timeoutSeconds: number;
}

@ObjectType({ description: 'A room that is kept while the guest pays.' })
export class BookingHold {
  @Field({ description: 'Opens the booking’s page: /booking#TOKEN. Whoever has it sees the booking.' })
  token: string;

  @Field(() => BookingView, { description: 'The booking.' })
  booking: BookingView;

  @Field(() => Int, { description: 'Whole seconds until the hold lapses.' })
  secondsLeft: number;

  @Field(() => Checkout, { description: 'How to pay.' })
  checkout: Checkout;
}

@ObjectType({ description: 'Paid and booked.' })
export class BookingConfirmed {
  @Field(() => BookingView, { description: 'The booking.' })
  booking: BookingView;

  constructor(booking: BookingView) {
    this.booking = booking;
  }
}

@ObjectType({
  description: 'The gateway has not said yet that the money is taken; ask again with bookingByToken.',
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
  description: 'No order could be made at the payment gateway; the room was released.',
})
export class PaymentUnavailable extends Refusal {
  constructor() {
    super(sentence('PAYMENT_UNAVAILABLE'));
  }
}

@ObjectType({
  implements: Refusal,
  description: 'The payment is not this order’s, not genuine, or it failed.',
})
export class PaymentNotVerified extends Refusal {}

@ObjectType({ implements: Refusal, description: 'The money came too late or twice and goes back in full.' })
export class PaymentRefunded extends Refusal {
  constructor() {
    super(sentence('PAYMENT_REFUNDED'));
  }
}

export const CreateBookingResult = createUnionType({
  name: 'CreateBookingResult',
  description: 'A held room with its order, or a refusal.',
  types: () =>
    [
      BookingHold,
      BookingConfirmed,
      InvalidInput,
      RoomUnavailable,
      PriceChanged,
      TooManyHolds,
      ChallengeRequired,
      RoomTypeBusy,
      IdempotencyConflict,
      HoldExpired,
      PaymentUnavailable,
      RateLimited,
    ] as const,
});

export const ContinueBookingResult = createUnionType({
  name: 'ContinueBookingResult',
  description: 'The hold again, the confirmed booking, or a refusal.',
  types: () =>
    [BookingHold, BookingConfirmed, BookingNotFound, HoldExpired, PaymentUnavailable, RateLimited] as const,
});

export const ConfirmPaymentResult = createUnionType({
  name: 'ConfirmPaymentResult',
  description: 'What became of a payment.',
  types: () => [BookingConfirmed, PaymentPending, PaymentNotVerified, PaymentRefunded, RateLimited] as const,
});
