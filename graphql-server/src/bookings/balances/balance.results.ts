import { createUnionType, ObjectType, Field } from 'type-graphql';
import { RateLimited, Refusal } from '../../platform/refusals/refusal.type';
import { sentence } from '../../platform/refusals/sentence';
import { BookingNotFound } from '../core/booking.results';
import { Checkout } from '../core/payment.results';

@ObjectType({
  description: 'An order for what the booking owes. Its payment is confirmed with confirmPayment.',
})
export class BalanceOrder {
  @Field(() => Checkout, { description: 'What the browser hands to the payment gateway’s checkout.' })
  checkout: Checkout;

  constructor(checkout: Checkout) {
    this.checkout = checkout;
  }
}

@ObjectType({ implements: Refusal, description: 'The booking owes less than ₹1, so there is no order.' })
export class NothingToPay extends Refusal {
  constructor() {
    super(sentence('NOTHING_TO_PAY'));
  }
}

@ObjectType({
  implements: Refusal,
  description: 'The payment gateway made no order. The booking is unchanged.',
})
export class BalanceUnavailable extends Refusal {
  constructor() {
    super(sentence('BALANCE_UNAVAILABLE'));
  }
}

export const PayBalanceResult = createUnionType({
  name: 'PayBalanceResult',
  description: 'The order with which the balance is paid, or a refusal.',
  types: () => [BalanceOrder, NothingToPay, BalanceUnavailable, BookingNotFound, RateLimited] as const,
});
