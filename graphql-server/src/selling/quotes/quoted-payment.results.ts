import { Field, ObjectType } from 'type-graphql';
import { DEFAULT_LOCALE } from '../../platform/locale/locale';
import { rupees } from '../../platform/money/money';
import { Money } from '../../platform/money/money.type';
import type { PlainDate } from '../../platform/time/dates';
import { PlainDateScalar } from '../../platform/time/plain-date.scalar';
import { paymentSentence } from '../rates/payment-terms';
import type { PaymentTerms } from '../rates/rate-plan.entity';
import type { QuoteAmounts } from './quote';
import { paymentParts, termsOfQuote } from './quoted-terms';

@ObjectType({ description: 'When the price of a stay is paid, if it is booked now.' })
export class QuotedPayment {
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

  @Field({ description: 'The payment terms, as a sentence.' })
  terms: string;

  static of(
    quote: Pick<QuoteAmounts, 'stays'>,
    plans: readonly { terms: PaymentTerms }[],
    today: PlainDate,
  ): QuotedPayment {
    const { dueNowPaise, restPaise, restDueOn } = paymentParts(quote, plans, today);
    return Object.assign(new QuotedPayment(), {
      dueNow: rupees(dueNowPaise),
      rest: rupees(restPaise),
      restDueOn,
      terms: paymentSentence(termsOfQuote(quote, plans, today), DEFAULT_LOCALE),
    });
  }
}
