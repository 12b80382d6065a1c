import {
  createUnionType,
  Field,
  GraphQLISODateTime,
  InputType,
  Int,
  ObjectType,
  registerEnumType,
} from 'type-graphql';
import { rupees } from '../../platform/money/money';
import { Money } from '../../platform/money/money.type';
import { DEFAULT_LOCALE } from '../../platform/locale/locale';
import { InvalidInput, RecordNotFound, Refusal } from '../../platform/refusals/refusal.type';
import { sentence } from '../../platform/refusals/sentence';
import { addDays } from '../../platform/time/dates';
import type { HotelTime } from '../../platform/time/clock';
import type { CancellationPolicy, Charge, Policy } from './policy.entity';
import { policyExamples, type PolicyExample } from './policy-example';
import { policySentence } from './policy-sentence';

enum ChargeKind {
  NOTHING = 'NOTHING',
  NIGHTS = 'NIGHTS',
  PERCENT = 'PERCENT',
  REMAINING_NIGHTS = 'REMAINING_NIGHTS',
}

registerEnumType(ChargeKind, {
  name: 'ChargeKind',
  description: 'What the hotel keeps of the price of a stay.',
  valuesConfig: {
    NOTHING: { description: 'Nothing.' },
    NIGHTS: { description: 'The first nights with a price above zero.' },
    PERCENT: { description: 'A percentage of the stay with tax.' },
    REMAINING_NIGHTS: { description: 'The remaining nights.' },
  },
});

enum CancellationMoment {
  EARLY = 'EARLY',
  LATE = 'LATE',
  NO_SHOW = 'NO_SHOW',
}

registerEnumType(CancellationMoment, {
  name: 'CancellationMoment',
  description: 'When a guest of an example cancels.',
  valuesConfig: {
    EARLY: { description: 'At the last moment of the first step.' },
    LATE: { description: 'A second after it.' },
    NO_SHOW: { description: 'The guest does not come.' },
  },
});

@InputType({ description: 'What the hotel keeps.' })
class ChargeInput {
  @Field(() => ChargeKind, { description: 'The kind.' })
  kind: ChargeKind;

  @Field(() => Int, { nullable: true, description: 'For NIGHTS: how many, 1 to 30.' })
  nights?: number | null;

  @Field(() => Int, { nullable: true, description: 'For PERCENT: 1 to 100.' })
  percent?: number | null;
}

@InputType({
  description: 'The charge of a cancellation until this many hours before 00:00 of the check-in day.',
})
class CancellationStepInput {
  @Field(() => Int, { description: 'Hours before 00:00 of the check-in day at the hotel, 0 to 8760.' })
  untilHoursBefore: number;

  @Field(() => ChargeInput, { description: 'What the hotel keeps.' })
  charge: ChargeInput;
}

@InputType({ description: 'The owner’s form for a cancellation policy. Every field is replaced.' })
export class PolicyInput {
  @Field({ description: 'The title for guests.' })
  name: string;

  @Field(() => [CancellationStepInput], {
    description: 'In the order of time, the most hours first; at most 4.',
  })
  steps: CancellationStepInput[];

  @Field(() => ChargeInput, { description: 'The charge for a no-show.' })
  noShow: ChargeInput;

  @Field(() => ChargeInput, { description: 'The charge for an early departure.' })
  earlyDeparture: ChargeInput;
}

@ObjectType('CancellationCharge', { description: 'What the hotel keeps.' })
class ChargeView {
  @Field(() => ChargeKind, { description: 'The kind.' })
  kind: ChargeKind;

  @Field(() => Int, { nullable: true, description: 'For NIGHTS: how many.' })
  nights: number | null;

  @Field(() => Int, { nullable: true, description: 'For PERCENT: the percentage.' })
  percent: number | null;

  static of(charge: Charge): ChargeView {
    return Object.assign(new ChargeView(), { nights: null, percent: null, ...charge });
  }
}

@ObjectType('CancellationStep', {
  description: 'The charge of a cancellation until this many hours before 00:00 of the check-in day.',
})
class CancellationStepView {
  @Field(() => Int, { description: 'Hours before 00:00 of the check-in day at the hotel.' })
  untilHoursBefore: number;

  @Field(() => ChargeView, { description: 'What the hotel keeps.' })
  charge: ChargeView;
}

@ObjectType('PolicyExample', {
  description: 'What a guest with two nights at ₹10,000 each pays and gets back.',
})
class PolicyExampleView {
  @Field(() => CancellationMoment, { description: 'When the guest cancels.' })
  when: CancellationMoment;

  @Field(() => GraphQLISODateTime, { description: 'The moment.' })
  at: Date;

  @Field(() => Money, { description: 'What the hotel keeps, with tax.' })
  charge: Money;

  @Field(() => Money, { description: 'The refund.' })
  refund: Money;

  static of({ when, at, chargePaise, refundPaise }: PolicyExample): PolicyExampleView {
    const charge = rupees(chargePaise);
    return Object.assign(new PolicyExampleView(), { when, at, charge, refund: rupees(refundPaise) });
  }
}

// Two nights at ₹10,000 each, a month from now.
const EXAMPLE_NIGHTS_PAISE = [1_000_000, 1_000_000];
const EXAMPLE_DAYS_AHEAD = 30;

@ObjectType({ description: 'The sentence and the costs of a policy.' })
export class PolicyPreview {
  @Field({ description: 'The sentence that guests read.' })
  sentence: string;

  @Field(() => [PolicyExampleView], { description: 'Three examples for a stay in a month.' })
  examples: PolicyExampleView[];

  static of(policy: CancellationPolicy, { today }: HotelTime, timeZone: string): PolicyPreview {
    const stay = { checkin: addDays(today, EXAMPLE_DAYS_AHEAD), nightsPaise: EXAMPLE_NIGHTS_PAISE };
    return Object.assign(new PolicyPreview(), {
      sentence: policySentence(policy, DEFAULT_LOCALE),
      examples: policyExamples(policy, stay, timeZone).map((example) => PolicyExampleView.of(example)),
    });
  }
}

@ObjectType({ description: 'For the administrator: a cancellation policy, as it is stored.' })
export class PolicySetting {
  @Field(() => Int, { description: 'Its id.' })
  id: number;

  @Field(() => Int, { description: 'Counts the changes. Send it back with the form.' })
  version: number;

  @Field({ description: 'Its code, which never changes.' })
  code: string;

  @Field({ description: 'The title for guests.' })
  name: string;

  @Field(() => [CancellationStepView], { description: 'In the order of time.' })
  steps: CancellationStepView[];

  @Field(() => ChargeView, { description: 'The charge for a no-show.' })
  noShow: ChargeView;

  @Field(() => ChargeView, { description: 'The charge for an early departure.' })
  earlyDeparture: ChargeView;

  @Field({ description: 'The sentence that guests read.' })
  sentence: string;

  static of({ id, version, code, name, cancellation }: Policy): PolicySetting {
    return Object.assign(new PolicySetting(), {
      id,
      version,
      code,
      name,
      steps: cancellation.steps.map(({ untilHoursBefore, charge }) => ({
        untilHoursBefore,
        charge: ChargeView.of(charge),
      })),
      noShow: ChargeView.of(cancellation.noShow),
      earlyDeparture: ChargeView.of(cancellation.earlyDeparture),
      sentence: policySentence(cancellation, DEFAULT_LOCALE),
    });
  }
}

@ObjectType({
  description: 'The policy is stored. New bookings get it; existing bookings keep their policy.',
})
export class PolicySaved {
  @Field(() => PolicySetting, { description: 'The stored policy.' })
  policy: PolicySetting;

  constructor(stored: Policy) {
    this.policy = PolicySetting.of(stored);
  }
}

@ObjectType({
  implements: Refusal,
  description: 'The policy was changed since the form was opened; nothing was stored.',
})
export class PolicyChanged extends Refusal {
  @Field(() => PolicySetting, { description: 'The policy as it is stored now.' })
  policy: PolicySetting;

  constructor(stored: Policy) {
    super(sentence('SETTINGS_CHANGED'));
    this.policy = PolicySetting.of(stored);
  }
}

export const AddPolicyResult = createUnionType({
  name: 'AddPolicyResult',
  description: 'The stored policy, or the faults of the form.',
  types: () => [PolicySaved, InvalidInput] as const,
});

export const EditPolicyResult = createUnionType({
  name: 'EditPolicyResult',
  description: 'The stored policy, or a refusal.',
  types: () => [PolicySaved, PolicyChanged, InvalidInput, RecordNotFound] as const,
});

export const PolicyPreviewResult = createUnionType({
  name: 'PolicyPreviewResult',
  description: 'The sentence and the costs of the form’s policy, or its faults.',
  types: () => [PolicyPreview, InvalidInput] as const,
});
