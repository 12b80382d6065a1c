import {
  createUnionType,
  Field,
  GraphQLISODateTime,
  ID,
  InputType,
  ObjectType,
  registerEnumType,
} from 'type-graphql';
import { IdempotencyConflict } from '../core/booking.results';
import { Checkout, PaymentNotVerified } from '../core/payment.results';
import { PaymentRefunded } from '../checkout/checkout.results';
import { MinorUnits } from '../../platform/money/minor-units.scalar';
import { Money } from '../../platform/money/money.type';
import { InvalidInput, RateLimited, RecordNotFound, Refusal } from '../../platform/refusals/refusal.type';
import { sentence } from '../../platform/refusals/sentence';
import { PlainDateScalar } from '../../platform/time/plain-date.scalar';
import { RequestPurpose } from './payment-request.entity';
import { PAYMENT_REQUEST_LIMITS } from './payment-request.policy';
import type { RequestObstacle } from './payment-request.service';
import { PaymentRequestStatus } from './payment-request.states';

registerEnumType(RequestPurpose, {
  name: 'RequestPurpose',
  description: 'What the staff ask for by a payment link.',
  valuesConfig: {
    BALANCE: { description: 'All that the guest owes, as it is when the guest pays.' },
    DEPOSIT: { description: 'A part of the price. It makes a tentative booking firm.' },
    OTHER: { description: 'Another part of what the guest owes.' },
    SECURITY_DEPOSIT: {
      description: 'A refundable security deposit, in whole rupees. It is no part of what the guest owes.',
    },
  },
});

registerEnumType(PaymentRequestStatus, {
  name: 'PaymentRequestStatus',
  description: 'The state of a payment link.',
  valuesConfig: {
    SENT: { description: 'The guest has the link and has not opened it.' },
    OPENED: { description: 'The guest has opened the link.' },
    PAID: { description: 'The money is captured.' },
    EXPIRED: { description: 'Its time is over.' },
    WITHDRAWN: { description: 'The staff have withdrawn it.' },
  },
});

@InputType({ description: 'A payment that the staff ask a guest for.' })
export class PaymentRequestInput {
  @Field({ description: 'The booking’s reference.' })
  reference: string;

  @Field(() => RequestPurpose, { description: 'What for.' })
  purpose: RequestPurpose;

  @Field(() => MinorUnits, {
    description:
      'In paise: at least ₹1, at most the balance. A security deposit may be higher, in whole rupees.',
  })
  amount: number;

  @Field({
    description: `What for, for the guest to read: 1 to ${PAYMENT_REQUEST_LIMITS.reason} characters on one line.`,
  })
  reason: string;

  @Field(() => PlainDateScalar, {
    description: `The last date on which the guest can pay: within ${PAYMENT_REQUEST_LIMITS.days} days, for a tentative booking until the date of its option.`,
  })
  until: string;

  @Field({
    description:
      'A key that the form creates once, 16 to 64 letters, digits, - or _. A form that is sent twice asks once.',
  })
  idempotencyKey: string;
}

@ObjectType('PaymentRequest', {
  description: 'For the administrator: a payment that the guest was asked for by a link.',
})
export class PaymentRequestView {
  @Field(() => ID, { description: 'Its id, a UUID.' })
  id: string;

  @Field(() => RequestPurpose, { description: 'What for.' })
  purpose: RequestPurpose;

  @Field({ description: 'What for, in the words that the guest reads.' })
  reason: string;

  @Field(() => Money, { description: 'What was asked for when the request was made, in INR.' })
  amount: Money;

  @Field(() => Money, {
    description: 'What the link asks for now, in INR; 0 when nothing can be paid by it.',
  })
  toPay: Money;

  @Field(() => Money, { nullable: true, description: 'What was paid, in INR; null unless PAID.' })
  paid: Money | null;

  @Field(() => PaymentRequestStatus, { description: 'Its state.' })
  status: PaymentRequestStatus;

  @Field(() => PlainDateScalar, { description: 'The last date on which the guest can pay.' })
  until: string;

  @Field({ description: 'The link. It pays the request and shows nothing else of the booking.' })
  link: string;

  @Field(() => GraphQLISODateTime, { description: 'When the staff asked.' })
  createdAt: Date;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'When the link was first opened.' })
  openedAt: Date | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When it was paid, expired or was withdrawn.',
  })
  endedAt: Date | null;
}

@ObjectType({ description: 'A payment as the page of its link shows it: nothing else of the booking.' })
export class RequestedPayment {
  @Field({ description: 'The booking’s reference.' })
  reference: string;

  @Field(() => RequestPurpose, { description: 'What for.' })
  purpose: RequestPurpose;

  @Field({ description: 'What for, in the words of the hotel.' })
  reason: string;

  @Field(() => Money, { description: 'What to pay now, in INR; 0 when nothing can be paid.' })
  toPay: Money;

  @Field(() => Money, { nullable: true, description: 'What was paid, in INR; null unless PAID.' })
  paid: Money | null;

  @Field(() => PaymentRequestStatus, { description: 'The state of the link.' })
  status: PaymentRequestStatus;

  @Field(() => PlainDateScalar, { description: 'The last date on which it can be paid.' })
  until: string;

  @Field({ description: 'Whether the booking is tentative, so that the payment makes it firm.' })
  confirmsBooking: boolean;
}

@ObjectType({ description: 'An order of the gateway for what is asked now.' })
export class RequestedPaymentStarted {
  @Field(() => Checkout, { description: 'How to pay. Name, e-mail address and phone number are empty.' })
  checkout: Checkout;
}

@ObjectType({ implements: Refusal, description: 'No request has this link.' })
export class PaymentLinkUnknown extends Refusal {
  constructor() {
    super(sentence('PAYMENT_LINK_UNKNOWN'), 'token');
  }
}

@ObjectType({ implements: Refusal, description: 'The gateway made no order; nothing was charged.' })
export class OrderUnavailable extends Refusal {
  constructor() {
    super(sentence('ORDER_UNAVAILABLE'));
  }
}

@ObjectType({
  description: 'The payment is requested; the mail to the guest is on its way if there is an address.',
})
export class PaymentRequested {
  @Field(() => PaymentRequestView, { description: 'The request with its link.' })
  request: PaymentRequestView;
}

@ObjectType({ description: 'The request is withdrawn.' })
export class PaymentRequestWithdrawn {
  @Field(() => PaymentRequestView, { description: 'The request.' })
  request: PaymentRequestView;
}

@ObjectType({
  implements: Refusal,
  description: 'No payment can be requested, or the request cannot be withdrawn.',
})
export class PaymentRequestRefused extends Refusal {
  constructor(obstacle: RequestObstacle) {
    super(sentence(obstacle));
  }
}

export const RequestPaymentResult = createUnionType({
  name: 'RequestPaymentResult',
  description: 'The request, or a refusal.',
  types: () =>
    [PaymentRequested, PaymentRequestRefused, IdempotencyConflict, InvalidInput, RecordNotFound] as const,
});

export const WithdrawPaymentRequestResult = createUnionType({
  name: 'WithdrawPaymentRequestResult',
  description: 'The withdrawn request, or a refusal.',
  types: () => [PaymentRequestWithdrawn, PaymentRequestRefused, RecordNotFound] as const,
});

export const RequestedPaymentResult = createUnionType({
  name: 'RequestedPaymentResult',
  description: 'The payment of a link, or a refusal.',
  types: () => [RequestedPayment, PaymentLinkUnknown, RateLimited] as const,
});

export const StartRequestedPaymentResult = createUnionType({
  name: 'StartRequestedPaymentResult',
  description: 'How to pay; the payment as it is now if it cannot be paid like this any more; or a refusal.',
  types: () =>
    [RequestedPaymentStarted, RequestedPayment, OrderUnavailable, PaymentLinkUnknown, RateLimited] as const,
});

export const ConfirmRequestedPaymentResult = createUnionType({
  name: 'ConfirmRequestedPaymentResult',
  description: 'The payment of the link as it is now, or a refusal.',
  types: () =>
    [RequestedPayment, PaymentRefunded, PaymentNotVerified, PaymentLinkUnknown, RateLimited] as const,
});
