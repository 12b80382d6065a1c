import { Field, Int, ObjectType } from 'type-graphql';
import { MinorUnits } from '../../platform/money/minor-units.scalar';
import type { CurrencyCode } from '../../platform/money/money';
import { Currency } from '../../platform/money/money.type';
import { Refusal } from '../../platform/refusals/refusal.type';
import { sentence } from '../../platform/refusals/sentence';
import type { BookedOrder, BookingRecord } from './booking-record';
import { BookingView } from './booking.results';

// The specification requires this indigo, whatever the site's own colours are.
const CHECKOUT_COLOUR = '#4F46E5';

@ObjectType({ description: 'The details with which the checkout’s form is prefilled.' })
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
  @Field({ description: 'The address of the checkout’s script.' })
  scriptUrl: string;

  @Field({ description: 'The gateway’s public key.' })
  keyId: string;

  @Field({ description: 'The gateway’s id of the order.' })
  orderId: string;

  @Field(() => MinorUnits, { description: 'The amount to charge, in paise.' })
  amount: number;

  @Field(() => Currency, { description: 'Always INR.' })
  currency: CurrencyCode;

  @Field({ description: 'The hotel’s name.' })
  name: string;

  @Field({ description: 'A description of the payment.' })
  description: string;

  @Field(() => CheckoutPrefill, { description: 'The guest’s details.' })
  prefill: CheckoutPrefill;

  @Field({ description: 'The checkout’s colour, as #RRGGBB.' })
  themeColor: string;

  @Field(() => Int, { description: 'Seconds until the checkout closes: the rest of the hold.' })
  timeoutSeconds: number;
}

/** What the checkout of an order needs besides the order. */
interface CheckoutSetting {
  gateway: Pick<Checkout, 'scriptUrl' | 'keyId'>;
  hotel: string;
  secondsLeft: number;
}

/** The data with which the guest of the booking pays the order. */
export function checkoutOf(
  { name, email, phone }: BookingRecord,
  order: BookedOrder | undefined,
  { gateway, hotel, secondsLeft }: CheckoutSetting,
): Checkout {
  return {
    ...gateway,
    orderId: order?.gatewayId ?? '',
    amount: order?.amountPaise ?? 0,
    currency: 'INR',
    name: hotel,
    description: 'Room Booking Payment',
    prefill: { name, email: email ?? '', contact: phone ?? '' },
    themeColor: CHECKOUT_COLOUR,
    timeoutSeconds: secondsLeft,
  };
}

@ObjectType({ description: 'Booked: paid, or to be paid at the hotel.' })
export class BookingConfirmed {
  @Field(() => BookingView, { description: 'The booking.' })
  booking: BookingView;

  @Field(() => String, {
    nullable: true,
    description:
      'The token of the booking’s page, /booking#TOKEN, when the form was enough to confirm it without a payment; null otherwise.',
  })
  pageToken: string | null;

  constructor(booking: BookingView, pageToken: string | null = null) {
    this.booking = booking;
    this.pageToken = pageToken;
  }
}

@ObjectType({
  description:
    'The rooms are held, and a code is mailed to the address of the form. Nothing is paid now: confirmWithCode confirms the booking.',
})
export class AddressCodeRequired {
  @Field({ description: 'The token of the booking’s page, /booking#TOKEN, and of confirmWithCode.' })
  token: string;

  @Field(() => BookingView, { description: 'The booking.' })
  booking: BookingView;

  @Field(() => Int, { description: 'Whole seconds until the hold lapses.' })
  secondsLeft: number;

  @Field(() => Int, { description: 'Whole seconds until another code can be requested.' })
  resendAfterSeconds: number;

  static of(
    booking: BookingRecord,
    hold: Pick<AddressCodeRequired, 'token' | 'secondsLeft' | 'resendAfterSeconds'>,
  ): AddressCodeRequired {
    return Object.assign(new AddressCodeRequired(), hold, { booking: BookingView.of(booking) });
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
  description: 'The payment belongs to another order, is not genuine, or failed.',
})
export class PaymentNotVerified extends Refusal {}
