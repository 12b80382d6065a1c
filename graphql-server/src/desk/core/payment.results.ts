import { Field, GraphQLISODateTime, ID, ObjectType, registerEnumType } from 'type-graphql';
import { DisputeStatus } from '../../payments/core/dispute.states';
import { PaymentSource } from '../../payments/core/payment.entity';
import { PaymentStatus } from '../../payments/core/payment.states';
import { RefundStatus } from '../../payments/core/refund.states';
import { Money } from '../../platform/money/money.type';

registerEnumType(PaymentStatus, {
  name: 'PaymentStatus',
  description: 'The state of a payment at the gateway.',
  valuesConfig: {
    CREATED: { description: 'The guest has begun to pay.' },
    AUTHORISED: { description: 'The bank has set the money aside; the hotel does not have it yet.' },
    CAPTURED: { description: 'The hotel has the money.' },
    FAILED: { description: 'The bank or the guest refused it. It may still succeed later.' },
    RELEASED: { description: 'The money was returned without capture.' },
  },
});

registerEnumType(RefundStatus, {
  name: 'RefundStatus',
  description: 'The state of a refund.',
  valuesConfig: {
    PENDING: { description: 'The gateway has not paid it out yet.' },
    PROCESSED: { description: 'The gateway has paid it out.' },
    FAILED: { description: 'The money did not go back.' },
    NOT_NEEDED: { description: 'The money had already been paid back in another way.' },
    PAID_OTHERWISE: { description: 'The refund failed, and the staff paid it by other means.' },
  },
});

registerEnumType(DisputeStatus, {
  name: 'DisputeStatus',
  description: 'The state of a dispute at the gateway.',
  valuesConfig: {
    OPEN: { description: 'The dispute waits for the hotel’s response.' },
    UNDER_REVIEW: { description: 'The bank considers the hotel’s response.' },
    WON: { description: 'The hotel keeps the money.' },
    LOST: { description: 'The bank took the money back.' },
    CLOSED: { description: 'The dispute ended without a decision.' },
  },
});

@ObjectType({ description: 'A refund of a payment.' })
export class GuestRefund {
  @Field(() => PaymentSource, { description: 'How the money is paid back.' })
  source: PaymentSource;

  @Field({ description: 'True for a counter-entry: the payment was recorded by mistake.' })
  isCounterEntry: boolean;

  @Field(() => RefundStatus, { description: 'The state of the refund.' })
  status: RefundStatus;

  @Field(() => Money, { description: 'The amount, in INR.' })
  amount: Money;

  @Field({ description: 'Why.' })
  reason: string;

  @Field(() => String, { nullable: true, description: 'The gateway’s id, once it has accepted the refund.' })
  gatewayRefundId: string | null;

  @Field(() => GraphQLISODateTime, { description: 'When the refund was requested.' })
  createdAt: Date;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description:
      'When the refund leaves: until then its cancellation can be taken back. Null once it has left, and when it did not wait.',
  })
  leavesAt: Date | null;
}

@ObjectType({
  description: 'A payment that the guest’s bank disputes. The hotel responds in the gateway’s dashboard.',
})
export class GuestDispute {
  @Field({ description: 'The gateway’s id.' })
  gatewayDisputeId: string;

  @Field(() => DisputeStatus, { description: 'The state of the dispute.' })
  status: DisputeStatus;

  @Field(() => Money, { description: 'How much is disputed.' })
  amount: Money;

  @Field(() => Money, {
    description: 'The amount that was taken from the hotel; 0 unless the dispute is lost.',
  })
  amountDeducted: Money;

  @Field(() => String, { nullable: true, description: 'The bank’s reason, in the gateway’s words.' })
  reasonCode: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'What the bank asks for, in the gateway’s words, such as retrieval, chargeback or fraud.',
  })
  phase: string | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'The time by which the hotel’s response must have arrived.',
  })
  respondBy: Date | null;
}

@ObjectType({ description: 'One attempt to pay.' })
export class GuestPayment {
  @Field(() => ID, { description: 'The id that a counter-entry of the payment names.' })
  id: string;

  @Field(() => PaymentSource, { description: 'How the money was paid.' })
  source: PaymentSource;

  @Field(() => String, {
    nullable: true,
    description: 'The gateway’s id; null for money that the staff took.',
  })
  gatewayPaymentId: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The address of the member of the staff who took the money; null for the gateway.',
  })
  takenBy: string | null;

  @Field({ description: 'The note of the staff, such as the number of the slip; may be empty.' })
  note: string;

  @Field(() => String, {
    nullable: true,
    description: 'The end of the guest’s PAN; null when it was not asked for.',
  })
  pan: string | null;

  @Field({ description: 'True when the staff reversed the payment because it was recorded by mistake.' })
  isCountered: boolean;

  @Field(() => PaymentStatus, { description: 'The state of the payment.' })
  status: PaymentStatus;

  @Field(() => Money, { description: 'How much.' })
  amount: Money;

  @Field(() => String, {
    nullable: true,
    description: 'Card, UPI, or another method, in the gateway’s words.',
  })
  method: string | null;

  @Field(() => String, { nullable: true, description: 'Why it failed, in the gateway’s words.' })
  failure: string | null;

  @Field(() => GraphQLISODateTime, { description: 'When the server first recorded it.' })
  createdAt: Date;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'When the money was captured.' })
  capturedAt: Date | null;

  @Field(() => [GuestRefund], { description: 'The refunds of the payment.' })
  refunds: GuestRefund[];

  @Field(() => [GuestDispute], { description: 'The disputes of the payment.' })
  disputes: GuestDispute[];
}
