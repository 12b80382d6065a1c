import { createUnionType, Field, InputType, Int, ObjectType } from 'type-graphql';
import { DEFAULT_LOCALE } from '../../platform/locale/locale';
import { InvalidInput, RecordNotFound, Refusal } from '../../platform/refusals/refusal.type';
import { sentence } from '../../platform/refusals/sentence';
import { paymentSentence } from '../rates/payment-terms';
import { cancellationTermsOf } from '../rates/policy-sentence';
import { namesOfIncluded, type NamedExtra, type StoredPlan } from '../rates/rate-plan.repository';

@InputType({ description: 'The owner’s form for a rate plan. Every field is replaced.' })
export class RatePlanInput {
  @Field({ description: 'The title for guests, at most 60 characters.' })
  name: string;

  @Field(() => Int, { description: 'The id of its cancellation policy.' })
  policyId: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'The change of the rate of a night in hundredths of a percent, from -9000 to 9000, such as -1000 for 10 % less.',
  })
  percentHundredths?: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'The change of the rate of a night as an amount, in cents of the currency of rates; below 0 reduces the rate. At most one of the two may be set.',
  })
  cents?: number | null;

  @Field(() => [String], {
    nullable: true,
    description:
      'Codes of the extras that its price includes. When left out, they do not change; a new plan has none.',
  })
  includedExtras?: string[] | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'The percentage of the price that is due at booking, 1 to 100. When left out, the payment terms do not change; a new plan has 100.',
  })
  dueAtBookingPercent?: number | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether at least the first night of each room is due at booking.',
  })
  firstNightDue?: boolean | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'How many days before the first arrival the rest is due, 1 to 365; null when it is paid at the hotel.',
  })
  balanceDaysBefore?: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'How many days after the day of the rest an unpaid booking is cancelled, 1 to 60 and at least two fewer than `balanceDaysBefore`; null when it is never cancelled for that.',
  })
  releaseDaysAfter?: number | null;

  @Field({ defaultValue: true, description: 'Whether it can be booked.' })
  onSale: boolean;

  @Field(() => Int, {
    defaultValue: 0,
    description: 'The lowest number is the plan of a booking without a plan.',
  })
  sortOrder: number;
}

@ObjectType('RatePlan', { description: 'A way to book a room: its price and its cancellation policy.' })
export class RatePlanView {
  @Field({ description: 'Its code, such as FLEXIBLE. It never changes.' })
  code: string;

  @Field({ description: 'The title for guests.' })
  name: string;

  @Field({ description: 'The conditions of cancellation.' })
  cancellationTerms: string;

  @Field({ description: 'The payment terms, such as what is due at booking.' })
  paymentTerms: string;

  @Field(() => [String], { description: 'The titles of the extras that its price includes.' })
  includedExtras: string[];

  static of(plan: StoredPlan, extras: readonly NamedExtra[]): RatePlanView {
    const { code, name, policy, terms } = plan;
    const paymentTerms = paymentSentence(terms, DEFAULT_LOCALE);
    const cancellationTerms = cancellationTermsOf(policy, DEFAULT_LOCALE);
    const includedExtras = namesOfIncluded(plan, extras);
    return Object.assign(new RatePlanView(), { code, name, cancellationTerms, paymentTerms, includedExtras });
  }
}

@ObjectType({ description: 'For the administrator: a rate plan, as it is stored.' })
export class RatePlanSetting {
  @Field(() => Int, { description: 'Its id.' })
  id: number;

  @Field(() => Int, { description: 'Counts the changes. Send it back with the form.' })
  version: number;

  @Field({ description: 'Its code, which never changes.' })
  code: string;

  @Field({ description: 'The title for guests.' })
  name: string;

  @Field(() => Int, { description: 'The id of its cancellation policy.' })
  policyId: number;

  @Field(() => Int, {
    nullable: true,
    description: 'The change of the rate of a night, in hundredths of a percent.',
  })
  percentHundredths: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'The change of the rate of a night, in cents of the currency of rates.',
  })
  cents: number | null;

  @Field(() => [String], { description: 'Codes of the extras that its price includes.' })
  includedExtras: string[];

  @Field(() => Int, { description: 'The percentage of the price that is due at booking.' })
  dueAtBookingPercent: number;

  @Field({ description: 'Whether at least the first night of each room is due at booking.' })
  firstNightDue: boolean;

  @Field(() => Int, {
    nullable: true,
    description: 'How many days before arrival the rest is due; null when it is paid at the hotel.',
  })
  balanceDaysBefore: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'How many days after the day of the rest an unpaid booking is cancelled; null when it is never cancelled for that.',
  })
  releaseDaysAfter: number | null;

  @Field({ description: 'The payment terms, as guests read them.' })
  paymentTerms: string;

  @Field({ description: 'Whether it can be booked.' })
  onSale: boolean;

  @Field(() => Int, { description: 'The lowest number is the plan of a booking without a plan.' })
  sortOrder: number;

  static of({ change, terms, ...plan }: StoredPlan): RatePlanSetting {
    const { id, version, code, name, policyId, includedExtras, onSale, sortOrder } = plan;
    return Object.assign(new RatePlanSetting(), {
      id,
      version,
      code,
      name,
      policyId,
      includedExtras,
      onSale,
      sortOrder,
      dueAtBookingPercent: terms.dueAtBookingPercent,
      firstNightDue: terms.firstNightDue ?? false,
      balanceDaysBefore: terms.balanceDaysBefore ?? null,
      releaseDaysAfter: terms.releaseDaysAfter ?? null,
      paymentTerms: paymentSentence(terms, DEFAULT_LOCALE),
      percentHundredths: change?.kind === 'PERCENT' ? change.hundredths : null,
      cents: change?.kind === 'AMOUNT' ? change.cents : null,
    });
  }
}

@ObjectType({ description: 'The plan is stored. Existing bookings keep their prices and their policy.' })
export class RatePlanSaved {
  @Field(() => RatePlanSetting, { description: 'The stored plan.' })
  plan: RatePlanSetting;

  constructor(stored: StoredPlan) {
    this.plan = RatePlanSetting.of(stored);
  }
}

@ObjectType({
  implements: Refusal,
  description: 'The plan was changed since the form was opened; nothing was stored.',
})
export class RatePlanChanged extends Refusal {
  @Field(() => RatePlanSetting, { description: 'The plan as it is stored now.' })
  plan: RatePlanSetting;

  constructor(stored: StoredPlan) {
    super(sentence('SETTINGS_CHANGED'));
    this.plan = RatePlanSetting.of(stored);
  }
}

export const AddRatePlanResult = createUnionType({
  name: 'AddRatePlanResult',
  description: 'The stored plan, or the faults of the form.',
  types: () => [RatePlanSaved, InvalidInput] as const,
});

export const EditRatePlanResult = createUnionType({
  name: 'EditRatePlanResult',
  description: 'The stored plan, or a refusal.',
  types: () => [RatePlanSaved, RatePlanChanged, InvalidInput, RecordNotFound] as const,
});
