import { createUnionType, Field, InputType, Int, ObjectType } from 'type-graphql';
import { DEFAULT_LOCALE } from '../../platform/locale/locale';
import { rupees } from '../../platform/money/money';
import { Money } from '../../platform/money/money.type';
import { InvalidInput } from '../../platform/refusals/refusal.type';
import { addDays, type PlainDate } from '../../platform/time/dates';
import { PlainDateScalar } from '../../platform/time/plain-date.scalar';
import { paymentSentence } from '../rates/payment-terms';
import { termsExample, uncoveredPaise, type TermsExample } from '../rates/payment-terms-example';
import type { CancellationPolicy } from '../rates/policy.entity';
import type { PaymentTerms } from '../rates/rate-plan.entity';

@InputType({ description: 'For the administrator: when guests of a rate plan pay, as a form has it.' })
export class PaymentTermsInput {
  @Field(() => Int, { description: 'The cancellation policy of the plan, by its id.' })
  policyId: number;

  @Field(() => Int, { description: 'The percentage of the price that is due at booking, 1 to 100.' })
  dueAtBookingPercent: number;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether at least the first night of each room is due at booking.',
  })
  firstNightDue?: boolean | null;

  @Field(() => Int, {
    nullable: true,
    description: 'How many days before arrival the rest is due, 1 to 365; null when it is paid at the hotel.',
  })
  balanceDaysBefore?: number | null;

  @Field(() => Int, {
    nullable: true,
    description:
      'How many days after the day of the rest an unpaid booking is cancelled, 1 to 60 and at least two fewer than `balanceDaysBefore`; null when it is never cancelled for that.',
  })
  releaseDaysAfter?: number | null;
}

@ObjectType({ description: 'What a guest pays who books a stay of two nights today.' })
export class PaymentTermsExample {
  @Field(() => PlainDateScalar, { description: 'The first night.' })
  checkin: string;

  @Field(() => Money, { description: 'What confirms the booking, in INR.' })
  dueNow: Money;

  @Field(() => Money, { description: 'What is paid later, in INR.' })
  rest: Money;

  @Field(() => PlainDateScalar, {
    nullable: true,
    description:
      'The day by which the rest is to be paid; null when it is paid at the hotel, or nothing is left.',
  })
  restDueOn: string | null;

  static of({ checkin, dueNowPaise, restPaise, restDueOn }: TermsExample): PaymentTermsExample {
    const amounts = { dueNow: rupees(dueNowPaise), rest: rupees(restPaise) };
    return Object.assign(new PaymentTermsExample(), { checkin, restDueOn, ...amounts });
  }
}

const NIGHTS_PAISE = [1_000_000, 1_000_000];
/** The guest of the first example comes late enough for all terms; the guest of the second one comes soon. */
const DAYS_AHEAD = { early: 60, late: 3 };

@ObjectType({
  description: 'The terms of a form, worked out for two stays of two nights at ₹10,000 each, with tax.',
})
export class PaymentTermsPreview {
  @Field({ description: 'The sentence that guests read.' })
  sentence: string;

  @Field(() => [PaymentTermsExample], {
    description: 'A guest who comes in 60 days, and one who comes in 3 days.',
  })
  examples: PaymentTermsExample[];

  @Field(() => Money, {
    description:
      'By how much the highest charge of the plan’s policy is above what the guest of the first example has paid, in INR; 0 when it is covered.',
  })
  uncovered: Money;

  static of(
    { terms, policy }: { terms: PaymentTerms; policy: CancellationPolicy },
    moment: { today: PlainDate; timeZone: string },
  ): PaymentTermsPreview {
    const stayIn = (days: number) => ({ checkin: addDays(moment.today, days), nightsPaise: NIGHTS_PAISE });
    const early = stayIn(DAYS_AHEAD.early);
    const stays = [early, stayIn(DAYS_AHEAD.late)];
    return Object.assign(new PaymentTermsPreview(), {
      sentence: paymentSentence(terms, DEFAULT_LOCALE),
      examples: stays.map((stay) => PaymentTermsExample.of(termsExample(terms, stay, moment.today))),
      uncovered: rupees(uncoveredPaise(terms, policy, early, moment)),
    });
  }
}

export const PaymentTermsPreviewResult = createUnionType({
  name: 'PaymentTermsPreviewResult',
  description: 'The terms of the form, worked out, or its faults.',
  types: () => [PaymentTermsPreview, InvalidInput] as const,
});
