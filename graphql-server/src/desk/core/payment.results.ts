import { Field, GraphQLISODateTime, ID, ObjectType, registerEnumType } from 'type-graphql';
import { DisputeStatus } from '../../payments/core/dispute.states';
import { PaymentSource } from '../../payments/core/payment.entity';
import { PaymentStatus } from '../../payments/core/payment.states';
import { RefundStatus } from '../../payments/core/refund.states';
import { Money } from '../../platform/money/money.type';

registerEnumType(PaymentStatus, {
  name: 'PaymentStatus',
  description: 'Where a payment is in its life at the gateway.',
  valuesConfig: {
    CREATED: { description: 'The guest has begun to pay.' },
    AUTHORISED: { description: 'The bank has set the money aside; the hotel does not have it yet.' },
    CAPTURED: { description: 'The hotel has the money.' },
    FAILED: { description: 'The bank or the guest refused it. It may still succeed later.' },
    RELEASED: { description: 'The money went back without capture.' },
  },
});

registerEnumType(RefundStatus, {
  name: 'RefundStatus',
  description: 'Where a refund is in its life.',
  valuesConfig: {
    PENDING: { description: 'The gateway has not paid it out yet.' },
    PROCESSED: { description: 'The gateway has paid it out.' },
    FAILED: { description: 'The money did not go back.' },
    NOT_NEEDED: { description: 'The money had gone back another way.' },
    PAID_OTHERWISE: { description: 'It failed, and somebody at the hotel paid it by other means.' },
  },
});

registerEnumType(DisputeStatus, {
  name: 'DisputeStatus',
  description: 'Where a dispute is in its life at the gateway.',
  valuesConfig: {
    OPEN: { description: 'It waits for the hotel’s response.' },
    UNDER_REVIEW: { description: 'The bank considers the hotel’s response.' },
    WON: { description: 'The hotel keeps the money.' },
    LOST: { description: 'The bank took the money back.' },
    CLOSED: { description: 'It ended without a decision.' },
  },
});

@ObjectType({ description: 'Money on its way back.' })
export class GuestRefund {
  @Field(() => PaymentSource, { description: 'How it goes back.' })
  source: PaymentSource;

  @Field({ description: 'True for a counter-entry: the payment was recorded by mistake.' })
  isCounterEntry: boolean;

  @Field(() => RefundStatus, { description: 'How far it is.' })
  status: RefundStatus;

  @Field(() => Money, { description: 'How much, in INR.' })
  amount: Money;

  @Field({ description: 'Why.' })
  reason: string;

  @Field(() => String, { nullable: true, description: 'The gateway’s id, once it has taken the refund in.' })
  gatewayRefundId: string | null;

  @Field(() => GraphQLISODateTime, { description: 'When it was decided.' })
  createdAt: Date;
}

@ObjectType({
  description: 'A payment that the guest’s bank questions. The hotel responds in the gateway’s dashboard.',
})
export class GuestDispute {
  @Field({ description: 'The gateway’s id.' })
  gatewayDisputeId: string;

  @Field(() => DisputeStatus, { description: 'How far it is.' })
  status: DisputeStatus;

  @Field(() => Money, { description: 'How much is disputed.' })
  amount: Money;

  @Field(() => Money, { description: 'What was taken from the hotel; 0 unless lost.' })
  amountDeducted: Money;

  @Field(() => String, { nullable: true, description: 'The bank’s reason, in the gateway’s word.' })
  reasonCode: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'What the bank asks for, in the gateway’s word, such as retrieval, chargeback or fraud.',
  })
  phase: string | null;

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When the hotel’s response must have arrived.',
  })
  respondBy: Date | null;
}

@ObjectType({ description: 'One attempt to pay.' })
export class GuestPayment {
  @Field(() => ID, { description: 'Names the payment in a counter-entry.' })
  id: string;

  @Field(() => PaymentSource, { description: 'How the money came.' })
  source: PaymentSource;

  @Field(() => String, { nullable: true, description: 'The gateway’s id; null for money that staff took.' })
  gatewayPaymentId: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The address of the staff who took the money; null for the gateway.',
  })
  takenBy: string | null;

  @Field({ description: 'What the staff noted, such as the number of the slip; empty when nothing was.' })
  note: string;

  @Field(() => String, {
    nullable: true,
    description: 'The end of the guest’s PAN; null when it was not asked for.',
  })
  pan: string | null;

  @Field({ description: 'True when staff took it back, since it was recorded by mistake.' })
  isCountered: boolean;

  @Field(() => PaymentStatus, { description: 'How far it is.' })
  status: PaymentStatus;

  @Field(() => Money, { description: 'How much.' })
  amount: Money;

  @Field(() => String, { nullable: true, description: 'Card, UPI, or whatever the gateway calls it.' })
  method: string | null;

  @Field(() => String, { nullable: true, description: 'Why it failed, in the gateway’s words.' })
  failure: string | null;

  @Field(() => GraphQLISODateTime, { description: 'When the server first recorded it.' })
  createdAt: Date;

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'When the money was taken.' })
  capturedAt: Date | null;

  @Field(() => [GuestRefund], { description: 'What of it goes back.' })
  refunds: GuestRefund[];

  @Field(() => [GuestDispute], { description: 'What the guest’s bank questions of it.' })
  disputes: GuestDispute[];
}
