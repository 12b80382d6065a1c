import { createUnionType, Field, GraphQLISODateTime, ObjectType, registerEnumType } from 'type-graphql';
import { Checkout, PaymentNotVerified, PaymentUnavailable } from '../../bookings/core/payment.results';
import { RateLimited, Refusal } from '../../platform/refusals/refusal.type';
import { sentence } from '../../platform/refusals/sentence';
import { PaymentTestStatus } from './payment-test.states';
import { SetUpStepName, type SetUpState } from './set-up.service';

registerEnumType(SetUpStepName, {
  name: 'SetUpStepName',
  description: 'What the owner does before the site can open.',
  valuesConfig: {
    HOTEL: { description: 'Name, address, contact and times of the hotel.' },
    TAX_REGISTRATION: { description: 'Legal name and GSTIN, which tax documents name.' },
    ROOMS: { description: 'A room type on sale, with its rate and a room.' },
    RATES: { description: 'Tax, and an exchange rate when rates are not in rupees.' },
    POLICY: { description: 'A cancellation policy.' },
    PAYMENT: { description: 'A payment of one rupee that was captured and went back.' },
    MAIL: { description: 'A test mail that the mail server took.' },
  },
});

@ObjectType('SetUpStep', { description: 'One step to a site that is open.' })
class SetUpStepView {
  @Field(() => SetUpStepName, { description: 'Which step.' })
  name: SetUpStepName;

  @Field({ description: 'Whether nothing is left to do.' })
  isDone: boolean;

  @Field({ description: 'Whether the site can open without it.' })
  isOptional: boolean;
}

registerEnumType(PaymentTestStatus, {
  name: 'PaymentTestStatus',
  description: 'How far the owner’s payment of one rupee is.',
  valuesConfig: {
    OPEN: { description: 'Not paid yet.' },
    CAPTURED: { description: 'Paid; the refund is on its way.' },
    REFUNDED: { description: 'The money went back.' },
    REFUND_FAILED: { description: 'The gateway refused the refund; it can be made in its dashboard.' },
    LAPSED: { description: 'Nobody paid within an hour.' },
  },
});

@ObjectType('PaymentTest', { description: 'A payment of one rupee that tests the gateway and goes back.' })
class PaymentTestView {
  @Field(() => PaymentTestStatus, { description: 'How far it is.' })
  status: PaymentTestStatus;

  @Field(() => GraphQLISODateTime, { description: 'When it was started.' })
  createdAt: Date;

  @Field(() => String, {
    nullable: true,
    description: 'Why the refund waits or failed, in the gateway’s words.',
  })
  problem: string | null;
}

@ObjectType('MailTest', { description: 'A test mail to the administrator.' })
class MailTestView {
  @Field({ description: 'Whether the mail server took it.' })
  isAccepted: boolean;

  @Field(() => GraphQLISODateTime, { description: 'When it was sent.' })
  createdAt: Date;
}

@ObjectType('SetUp', { description: 'For the administrator: how far the hotel is from being open.' })
export class SetUpView {
  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When the site was opened to guests; null while they read that it opens soon.',
  })
  publishedAt: Date | null;

  @Field(() => [SetUpStepView], { description: 'Each step, in the order of the page.' })
  steps: SetUpStepView[];

  @Field(() => PaymentTestView, { nullable: true, description: 'The newest payment test.' })
  paymentTest: PaymentTestView | null;

  @Field(() => MailTestView, { nullable: true, description: 'The newest test mail.' })
  mailTest: MailTestView | null;

  static of(state: SetUpState): SetUpView {
    return Object.assign(new SetUpView(), state);
  }
}

@ObjectType({ description: 'The site is open to guests. Every server shows it within two seconds.' })
export class HotelPublished {
  @Field(() => SetUpView, { description: 'As it is now.' })
  setUp: SetUpView;

  constructor(state: SetUpState) {
    this.setUp = SetUpView.of(state);
  }
}

@ObjectType({ implements: Refusal, description: 'The site cannot open: steps are missing.' })
export class SetUpIncomplete extends Refusal {
  @Field(() => [SetUpStepName], { description: 'What is left to do.' })
  missing: SetUpStepName[];

  constructor(missing: SetUpStepName[]) {
    super(sentence('SET_UP_INCOMPLETE'));
    this.missing = missing;
  }
}

@ObjectType({ description: 'This browser sees the site before it is open.' })
export class SitePreviewOpened {
  @Field(() => GraphQLISODateTime, { description: 'Until when.' })
  until: Date;
}

@ObjectType({ description: 'A payment test, and what opens the gateway’s checkout for it.' })
export class PaymentTestStarted {
  @Field(() => PaymentTestView, { description: 'The test.' })
  test: PaymentTestView;

  @Field(() => Checkout, { description: 'How to pay.' })
  checkout: Checkout;
}

@ObjectType({ description: 'The gateway has told how far the test is.' })
export class PaymentTestConfirmed {
  @Field(() => PaymentTestView, { description: 'The test.' })
  test: PaymentTestView;
}

@ObjectType({ description: 'The mail server took the test mail.' })
export class TestMailSent {
  @Field({ description: 'Where it was sent.' })
  address: string;
}

@ObjectType({ implements: Refusal, description: 'The mail server did not take the test mail.' })
export class TestMailRefused extends Refusal {}

export const StartPaymentTestResult = createUnionType({
  name: 'StartPaymentTestResult',
  description: 'The test, or why none could be started.',
  types: () => [PaymentTestStarted, PaymentUnavailable, RateLimited] as const,
});

export const ConfirmPaymentTestResult = createUnionType({
  name: 'ConfirmPaymentTestResult',
  description: 'The test, or why the payment is not its.',
  types: () => [PaymentTestConfirmed, PaymentNotVerified] as const,
});

export const SendTestMailResult = createUnionType({
  name: 'SendTestMailResult',
  description: 'What the mail server said.',
  types: () => [TestMailSent, TestMailRefused, RateLimited] as const,
});

export const PublishHotelResult = createUnionType({
  name: 'PublishHotelResult',
  description: 'The open site, or what is left to do.',
  types: () => [HotelPublished, SetUpIncomplete] as const,
});
