import { createUnionType, Field, InputType, Int, ObjectType } from 'type-graphql';
import { DEFAULT_LOCALE } from '../../platform/locale/locale';
import { InvalidInput, RecordNotFound, Refusal } from '../../platform/refusals/refusal.type';
import { sentence } from '../../platform/refusals/sentence';
import { cancellationTermsOf } from '../rates/policy-sentence';
import { namesOfIncluded, type NamedExtra, type StoredPlan } from '../rates/rate-plan.repository';

@InputType({ description: 'The owner’s form for a rate plan. Every field is replaced.' })
export class RatePlanInput {
  @Field({ description: 'What guests call it, 60 characters at most.' })
  name: string;

  @Field(() => Int, { description: 'Its cancellation policy, by its id.' })
  policyId: number;

  @Field(() => Int, {
    nullable: true,
    description:
      'What it adds to the rate of a night, in hundredths of a percent from -9000 to 9000, such as -1000 for 10 % less.',
  })
  percentHundredths?: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'The same as an amount: cents of the currency of rates; below 0 takes off. At most one of the two.',
  })
  cents?: number | null;

  @Field(() => [String], {
    nullable: true,
    description:
      'Codes of the extras that its price contains. Left out, they stay as they are; a new plan has none.',
  })
  includedExtras?: string[] | null;

  @Field({ defaultValue: true, description: 'Whether it can be booked.' })
  onSale: boolean;

  @Field(() => Int, {
    defaultValue: 0,
    description: 'The lowest number is the plan of a booking that names none.',
  })
  sortOrder: number;
}

@ObjectType('RatePlan', { description: 'A way to book a room: its price and its cancellation policy.' })
export class RatePlanView {
  @Field({ description: 'Its code, such as FLEXIBLE. It never changes.' })
  code: string;

  @Field({ description: 'What guests call it.' })
  name: string;

  @Field({ description: 'What it costs to cancel.' })
  cancellationTerms: string;

  @Field(() => [String], { description: 'What guests call the extras that its price contains.' })
  includedExtras: string[];

  static of(plan: StoredPlan, extras: readonly NamedExtra[]): RatePlanView {
    const { code, name, policy } = plan;
    const cancellationTerms = cancellationTermsOf(policy, DEFAULT_LOCALE);
    const includedExtras = namesOfIncluded(plan, extras);
    return Object.assign(new RatePlanView(), { code, name, cancellationTerms, includedExtras });
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

  @Field({ description: 'What guests call it.' })
  name: string;

  @Field(() => Int, { description: 'Its cancellation policy, by its id.' })
  policyId: number;

  @Field(() => Int, { nullable: true, description: 'What it adds to a night, in hundredths of a percent.' })
  percentHundredths: number | null;

  @Field(() => Int, {
    nullable: true,
    description: 'What it adds to a night, in cents of the currency of rates.',
  })
  cents: number | null;

  @Field(() => [String], { description: 'Codes of the extras that its price contains.' })
  includedExtras: string[];

  @Field({ description: 'Whether it can be booked.' })
  onSale: boolean;

  @Field(() => Int, { description: 'The lowest number is the plan of a booking that names none.' })
  sortOrder: number;

  static of({ change, ...plan }: StoredPlan): RatePlanSetting {
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
      percentHundredths: change?.kind === 'PERCENT' ? change.hundredths : null,
      cents: change?.kind === 'AMOUNT' ? change.cents : null,
    });
  }
}

@ObjectType({ description: 'The plan is stored. Bookings that exist keep their prices and their policy.' })
export class RatePlanSaved {
  @Field(() => RatePlanSetting, { description: 'As it is stored.' })
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
  @Field(() => RatePlanSetting, { description: 'As it is stored now.' })
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
