import { minorUnitsOf } from '../../../../lib/form-values';
import { writeRate } from '../../../../lib/money';
import { questionOfChanges } from '../../frame/form/large-change';
import type { Question } from '../../frame/form/second-press';
import { signedHundredths, type RateForm } from './rate-edit';

/** What a night costs before the change. */
export interface RateBefore {
  /** The label of the rate, such as the room type. */
  label: string;
  rate: { amount: number; currency: 'INR' | 'USD' };
}

/** The question before a large change of rates; null when the change is small or a value is not a rate. */
export function questionOfRates(form: RateForm, before: readonly RateBefore[]): Question | null {
  const [first] = before;
  if (!first || form.kind === 'restriction') return null;
  const { currency } = first.rate;
  const changes = before.flatMap(({ label, rate }) => {
    const after = rateAfter(form, rate.amount);
    return after === null ? [] : [{ label, before: rate.amount, after }];
  });
  return questionOfChanges(changes, (amount) => writeRate({ amount, currency }));
}

function rateAfter(form: RateForm, before: number): number | null {
  if (form.rate === 'NONE') return null;
  if (form.rate === 'AMOUNT') return minorUnitsOf(form.amount);
  const hundredths = signedHundredths(form.amount);
  return hundredths === null ? null : Math.round((before * (10_000 + hundredths)) / 10_000);
}
