import { createUnionType, Field, GraphQLISODateTime, ObjectType, registerEnumType } from 'type-graphql';
import { Checkout, PaymentNotVerified, PaymentUnavailable } from '../../bookings/core/payment.results';
import { RateLimited, Refusal } from '../../platform/refusals/refusal.type';
import { sentence } from '../../platform/refusals/sentence';
import { PaymentTestStatus } from './payment-test.states';
import { SetUpStepName, type SetUpState } from './set-up.service';

registerEnumType(SetUpStepName, {
  name: 'SetUpStepName',
  description: 'A step of the set-up before the site can open.',
  valuesConfig: {
    HOTEL: { description: 'Name, address, contact and times of the hotel.' },
    TAX_REGISTRATION: { description: 'Legal name and GSTIN, which tax documents name.' },
    ROOMS: { description: 'A room type on sale, with its rate and a room.' },
    RATES: { description: 'Tax, and an exchange rate when rates are not in rupees.' },
    POLICY: { description: 'A cancellation policy.' },
    PAYMENT: { description: 'A payment of one rupee that was captured and refunded.' },
    MAIL: { description: 'A test mail that the mail server accepted.' },
  },
});

@ObjectType('SetUpStep', { description: 'A step of the set-up.' })
class SetUpStepView {
  @Field(() => SetUpStepName, { description: 'Which step.' })
  name: SetUpStepName;

  @Field({ description: 'Whether the step is done.' })
  isDone: boolean;

  @Field({ description: 'Whether the site can open without it.' })
  isOptional: boolean;
}

registerEnumType(PaymentTestStatus, {
  name: 'PaymentTestStatus',
  description: 'The state of the owner’s payment of one rupee.',
  valuesConfig: {
    OPEN: { description: 'Not paid yet.' },
    CAPTURED: { description: 'Paid; the refund is on its way.' },
    REFUNDED: { description: 'The money was refunded.' },
    REFUND_FAILED: { description: 'The gateway refused the refund; it can be made in its dashboard.' },
    LAPSED: { description: 'Nobody paid within an hour.' },
  },
});

@ObjectType('PaymentTest', { description: 'A payment of one rupee that tests the gateway and is refunded.' })
class PaymentTestView {
  @Field(() => PaymentTestStatus, { description: 'The state of the payment.' })
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
  @Field({ description: 'Whether the mail server accepted it.' })
  isAccepted: boolean;

  @Field(() => GraphQLISODateTime, { description: 'When it was sent.' })
  createdAt: Date;
}

@ObjectType('SetUp', { description: 'For the administrator: the state of the set-up.' })
export class SetUpView {
  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'When the site was opened to guests; null while it says that the hotel opens soon.',
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
  @Field(() => SetUpView, { description: 'The state of the set-up now.' })
  setUp: SetUpView;

  constructor(state: SetUpState) {
    this.setUp = SetUpView.of(state);
  }
}

@ObjectType({ implements: Refusal, description: 'The site cannot open: steps are missing.' })
export class SetUpIncomplete extends Refusal {
  @Field(() => [SetUpStepName], { description: 'The remaining steps.' })
  missing: SetUpStepName[];

  constructor(missing: SetUpStepName[]) {
    super(sentence('SET_UP_INCOMPLETE'));
    this.missing = missing;
  }
}

@ObjectType({ description: 'This browser can see the site before it is open.' })
export class SitePreviewOpened {
  @Field(() => GraphQLISODateTime, { description: 'Until when.' })
  until: Date;
}

@ObjectType({ description: 'A payment test, and the data that opens the gateway’s checkout for it.' })
export class PaymentTestStarted {
  @Field(() => PaymentTestView, { description: 'The test.' })
  test: PaymentTestView;

  @Field(() => Checkout, { description: 'How to pay.' })
  checkout: Checkout;
}

@ObjectType({ description: 'The present state of the test, from the gateway.' })
export class PaymentTestConfirmed {
  @Field(() => PaymentTestView, { description: 'The test.' })
  test: PaymentTestView;
}

@ObjectType({ description: 'The mail server accepted the test mail.' })
export class TestMailSent {
  @Field({ description: 'The recipient.' })
  address: string;
}

@ObjectType({ implements: Refusal, description: 'The mail server did not accept the test mail.' })
export class TestMailRefused extends Refusal {}

export const StartPaymentTestResult = createUnionType({
  name: 'StartPaymentTestResult',
  description: 'The test, or why it could not be started.',
  types: () => [PaymentTestStarted, PaymentUnavailable, RateLimited] as const,
});

export const ConfirmPaymentTestResult = createUnionType({
  name: 'ConfirmPaymentTestResult',
  description: 'The test, or why the payment does not belong to it.',
  types: () => [PaymentTestConfirmed, PaymentNotVerified] as const,
});

export const SendTestMailResult = createUnionType({
  name: 'SendTestMailResult',
  description: 'The reply of the mail server.',
  types: () => [TestMailSent, TestMailRefused, RateLimited] as const,
});

export const PublishHotelResult = createUnionType({
  name: 'PublishHotelResult',
  description: 'The open site, or the remaining steps.',
  types: () => [HotelPublished, SetUpIncomplete] as const,
});
