import { startOfDay, type PlainDate } from '../../platform/time/dates';
import { chargePaise, datedPolicy } from './cancellation';
import { agreedTerms, balanceDueOn, dueAtBookingOf, type PaymentParts } from './payment-terms';
import type { CancellationPolicy } from './policy.entity';
import type { PaymentTerms } from './rate-plan.entity';

/** A stay for which terms are worked out. Amounts are in paise with tax. */
export interface ExampleStay {
  checkin: PlainDate;
  nightsPaise: readonly number[];
}

/** What a guest pays who books the stay today. */
export interface TermsExample extends PaymentParts {
  checkin: PlainDate;
}

function agreedFor(terms: PaymentTerms, { checkin, nightsPaise }: ExampleStay, today: PlainDate) {
  const totalPaise = nightsPaise.reduce((sum, paise) => sum + paise, 0);
  const price = { totalPaise, firstNightsPaise: nightsPaise[0] ?? 0 };
  const agreed = agreedTerms(terms, price, { arrival: checkin, today });
  return { agreed, totalPaise, dueNowPaise: dueAtBookingOf(agreed, totalPaise) };
}

export function termsExample(terms: PaymentTerms, stay: ExampleStay, today: PlainDate): TermsExample {
  const { agreed, totalPaise, dueNowPaise } = agreedFor(terms, stay, today);
  const restPaise = totalPaise - dueNowPaise;
  const restDueOn = restPaise > 0 ? balanceDueOn(agreed, stay.checkin) : null;
  return { checkin: stay.checkin, dueNowPaise, restPaise, restDueOn };
}

/**
 * The most that a cancellation or a no-show costs while only the part at booking is paid, less that part; in paise. Above 0,
 * the hotel has to ask a guest for money who does not come.
 */
export function uncoveredPaise(
  terms: PaymentTerms,
  policy: CancellationPolicy,
  stay: ExampleStay,
  { today, timeZone }: { today: PlainDate; timeZone: string },
): number {
  const { agreed, dueNowPaise } = agreedFor(terms, stay, today);
  const dueOn = balanceDueOn(agreed, stay.checkin);
  const paidFrom = dueOn === null ? null : startOfDay(dueOn, timeZone);
  const { steps, noShow } = datedPolicy(policy, stay.checkin, timeZone);
  // Each charge begins when the step before it ends.
  const charges = [...steps.map(({ charge }) => charge), noShow];
  const early = charges.filter((_charge, place) => {
    const begins = steps[place - 1]?.until;
    return paidFrom === null || begins === undefined || begins < paidFrom;
  });
  return Math.max(0, ...early.map((charge) => chargePaise(charge, stay.nightsPaise) - dueNowPaise));
}
