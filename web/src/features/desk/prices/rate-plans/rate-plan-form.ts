import type { RatePlanForm_PlanFragment, RatePlanInput } from '../../../../generated/graphql';
import { minorUnitsOf, textOfMinorUnits, wholeNumber } from '../../../../lib/form-values';
import { t } from '../../../../lib/texts/texts';
import type { FieldGroup, FormValues } from '../../frame/form/form-fields';

type Change = 'NONE' | 'PERCENT' | 'AMOUNT';

/** An extra that a plan can include. */
interface IncludableExtra {
  code: string;
  name: string;
}

const INCLUDES = 'includes ';

/** The values of a new plan with the given policy. */
export function newPlan(policyId: number): FormValues {
  return {
    name: '',
    policyId: String(policyId),
    change: 'NONE',
    amount: '',
    dueAtBookingPercent: '100',
    firstNightDue: 'no',
    balanceDaysBefore: '',
    releaseDaysAfter: '',
    onSale: 'yes',
    sortOrder: '1',
  };
}

function signed(amount: number): string {
  return `${amount < 0 ? '-' : ''}${textOfMinorUnits(Math.abs(amount))}`;
}

export function valuesOfPlan(plan: RatePlanForm_PlanFragment): FormValues {
  const { name, policyId, percentHundredths, cents, includedExtras, onSale, sortOrder } = plan;
  const { dueAtBookingPercent, firstNightDue, balanceDaysBefore, releaseDaysAfter } = plan;
  const change: Change = percentHundredths === null ? (cents === null ? 'NONE' : 'AMOUNT') : 'PERCENT';
  const amount = percentHundredths ?? cents;
  return {
    name,
    policyId: String(policyId),
    change,
    amount: amount === null ? '' : signed(amount),
    dueAtBookingPercent: String(dueAtBookingPercent),
    firstNightDue: firstNightDue ? 'yes' : 'no',
    balanceDaysBefore: balanceDaysBefore === null ? '' : String(balanceDaysBefore),
    releaseDaysAfter: releaseDaysAfter === null ? '' : String(releaseDaysAfter),
    onSale: onSale ? 'yes' : 'no',
    sortOrder: String(sortOrder),
    ...Object.fromEntries(includedExtras.map((code) => [`${INCLUDES}${code}`, 'yes'])),
  };
}

/** The codes of the extras that are marked as included. */
function includedIn(values: FormValues): string[] {
  const marked = Object.keys(values).filter((name) => name.startsWith(INCLUDES) && values[name] === 'yes');
  return marked.map((name) => name.slice(INCLUDES.length));
}

// Higher than the server allows, so that its refusal names the field.
const NO_NUMBER = 999_999_999;

/** '-10' as -1000. */
function signedAmount(text = ''): number {
  const amount = minorUnitsOf(text.trim().replace(/^[-−+]/, ''));
  if (amount === null) return NO_NUMBER;
  return /^\s*[-−]/.test(text) ? -amount : amount;
}

/** When guests pay, as server input. A percentage that is not typed yet counts as all. */
export function termsInput({ policyId, dueAtBookingPercent, firstNightDue, ...days }: FormValues) {
  const { balanceDaysBefore, releaseDaysAfter } = days;
  return {
    policyId: wholeNumber(policyId),
    dueAtBookingPercent: dueAtBookingPercent ? wholeNumber(dueAtBookingPercent) : 100,
    firstNightDue: firstNightDue === 'yes',
    balanceDaysBefore: balanceDaysBefore ? wholeNumber(balanceDaysBefore) : null,
    releaseDaysAfter: releaseDaysAfter ? wholeNumber(releaseDaysAfter) : null,
  };
}

/** The form as server input. */
export function planInput(values: FormValues): RatePlanInput {
  const { name = '', change, amount, onSale, sortOrder } = values;
  return {
    ...termsInput(values),
    name,
    sortOrder: wholeNumber(sortOrder),
    onSale: onSale === 'yes',
    percentHundredths: change === 'PERCENT' ? signedAmount(amount) : null,
    cents: change === 'AMOUNT' ? signedAmount(amount) : null,
    includedExtras: includedIn(values),
  };
}

/** The price of the plan for a rate of 100; empty for a plan that changes rates by an amount. */
export function figuresOfPlan(values: FormValues): { label: string; amount: number }[] {
  const { change, amount } = values;
  if (change === 'AMOUNT') return [];
  const hundredths = change === 'PERCENT' ? signedAmount(amount) : 0;
  return hundredths === NO_NUMBER ? [] : [{ label: t`A rate of 100`, amount: 10_000 + hundredths }];
}

/** The typed change as variables of the slab warnings; null while it is not an amount. */
export function typedChangeOf(
  values: FormValues,
): { planPercentHundredths: number } | { planCents: number } | null {
  const { percentHundredths, cents } = planInput(values);
  if (percentHundredths === NO_NUMBER || cents === NO_NUMBER) return null;
  if (typeof percentHundredths === 'number') return { planPercentHundredths: percentHundredths };
  return { planCents: cents ?? 0 };
}

/** The input that shows a fault of that field. */
export function planFieldOf(field: string): string {
  return field === 'percentHundredths' || field === 'cents' ? 'amount' : field;
}

/** The inputs for the extras that the nightly price includes. */
function includedFields(extras: readonly IncludableExtra[]): FieldGroup {
  return {
    title: t`What its price contains`,
    fields: extras.map(({ code, name }) => ({
      name: `${INCLUDES}${code}`,
      label: name,
      kind: 'choice',
      choices: [
        { value: '', label: t`Not included` },
        { value: 'yes', label: t`Included` },
      ],
    })),
  };
}

/** The inputs of the form. */
export function planFields(
  policies: readonly { id: number; name: string }[],
  currency: string,
  extras: readonly IncludableExtra[],
): FieldGroup[] {
  return [
    {
      title: t`What guests book`,
      fields: [
        { name: 'name', label: t`Name`, kind: 'line', required: true, maximum: 60 },
        {
          name: 'policyId',
          label: t`Cancellation policy`,
          kind: 'choice',
          required: true,
          choices: policies.map(({ id, name }) => ({ value: String(id), label: name })),
        },
        {
          name: 'onSale',
          label: t`Can be booked`,
          kind: 'choice',
          required: true,
          choices: [
            { value: 'yes', label: t`Yes` },
            { value: 'no', label: t`No` },
          ],
        },
        {
          name: 'sortOrder',
          label: t`Place in the list`,
          kind: 'number',
          required: true,
          hint: t`A guest who does not choose a plan gets the first plan that asks for money at booking.`,
        },
      ],
    },
    {
      title: t`What it changes`,
      fields: [
        {
          name: 'change',
          label: t`Rate of a night`,
          kind: 'choice',
          required: true,
          choices: [
            { value: 'NONE', label: t`The same` },
            { value: 'PERCENT', label: t`Higher or lower by a percentage` },
            { value: 'AMOUNT', label: t`Higher or lower by an amount, in ${currency}` },
          ],
        },
        { name: 'amount', label: t`How much`, kind: 'line', maximum: 12, hint: t`Such as -10 or 12.50` },
      ],
    },
    {
      title: t`When guests pay`,
      fields: [
        {
          name: 'dueAtBookingPercent',
          label: t`Percentage due at booking`,
          kind: 'number',
          required: true,
          hint: t`0 to 100. With 0, guests pay at the hotel. Existing bookings keep their terms.`,
        },
        {
          name: 'firstNightDue',
          label: t`At least the first night`,
          kind: 'choice',
          required: true,
          choices: [
            { value: 'no', label: t`No` },
            { value: 'yes', label: t`Yes` },
          ],
        },
        {
          name: 'balanceDaysBefore',
          label: t`Days before arrival on which the rest is due`,
          kind: 'number',
          hint: t`Leave it empty when guests pay the rest at the hotel. At 0 % without the first night, guests pay all of it there, and these days do not count.`,
        },
        {
          name: 'releaseDaysAfter',
          label: t`Days after that on which an unpaid booking is cancelled`,
          kind: 'number',
          hint: t`If empty, no booking is cancelled automatically. Guests get a warning before.`,
        },
      ],
    },
    ...(extras.length > 0 ? [includedFields(extras)] : []),
  ];
}
