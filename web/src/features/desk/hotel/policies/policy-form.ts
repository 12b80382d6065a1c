import type { ChargeKind, PolicyForm_PolicyFragment, PolicyInput } from '../../../../generated/graphql';
import { wholeNumber } from '../../../../lib/form-values';
import { POLICY_LIMITS } from '../../../../generated/desk-rules';
import { t } from '../../../../lib/texts/texts';
import type { FieldGroup, FormField, FormValues } from '../../frame/form/form-fields';

type Charge = PolicyForm_PolicyFragment['noShow'];
type ChargeInput = PolicyInput['noShow'];

const STEPS = Array.from({ length: POLICY_LIMITS.steps }, (_step, index) => index);

const CHARGES: readonly { value: ChargeKind; label: string }[] = [
  { value: 'NOTHING', label: t`Nothing` },
  { value: 'NIGHTS', label: t`The first nights` },
  { value: 'PERCENT', label: t`A percentage of the stay` },
  { value: 'REMAINING_NIGHTS', label: t`All remaining nights` },
];

/** The two inputs of a charge: its kind, and the number of nights or percent. */
function chargeFields(name: string, label: string): FormField[] {
  return [
    { name, label, kind: 'choice', choices: CHARGES, required: true },
    {
      name: `${name}.number`,
      label: t`${label}: how many`,
      kind: 'number',
      hint: t`Nights or percent, if the charge needs a number`,
    },
  ];
}

/** The inputs of a cancellation policy. A step without hours is ignored. */
export const POLICY_FIELDS: readonly FieldGroup[] = [
  {
    title: t`Name`,
    fields: [{ name: 'name', label: t`Name`, kind: 'line', maximum: POLICY_LIMITS.name, required: true }],
  },
  ...STEPS.map((index) => ({
    title: t`Step ${index + 1}`,
    fields: [
      {
        name: `steps.${index}.hours`,
        label: t`Until this many hours before the day of check-in`,
        kind: 'number' as const,
        wide: true,
        hint: t`Counted back from 00:00 hotel time on the check-in day; fewer hours than in the step before. Leave it empty to skip this step.`,
      },
      ...chargeFields(`steps.${index}.charge`, t`The hotel keeps`),
    ],
  })),
  { title: t`If the guest does not arrive`, fields: chargeFields('noShow', t`The hotel keeps`) },
  { title: t`If the guest leaves early`, fields: chargeFields('earlyDeparture', t`The hotel keeps`) },
];

const numberOf = ({ nights, percent }: Charge) => String(nights ?? percent ?? '');
const chargeValues = (name: string, charge: Charge) => [
  [name, charge.kind],
  [`${name}.number`, numberOf(charge)],
];

/** The policy as values of the form. */
export function valuesOfPolicy({
  name,
  steps,
  noShow,
  earlyDeparture,
}: PolicyForm_PolicyFragment): FormValues {
  const ofSteps = STEPS.flatMap((index) => {
    const step = steps[index];
    const charge = step?.charge ?? { kind: 'NOTHING', nights: null, percent: null };
    return [
      [`steps.${index}.hours`, step ? String(step.untilHoursBefore) : ''],
      ...chargeValues(`steps.${index}.charge`, charge),
    ];
  });
  const others = [...chargeValues('noShow', noShow), ...chargeValues('earlyDeparture', earlyDeparture)];
  return Object.fromEntries([['name', name], ...ofSteps, ...others]) as FormValues;
}

function chargeOf(values: FormValues, name: string): ChargeInput {
  const kind = CHARGES.find(({ value }) => value === values[name])?.value ?? 'NOTHING';
  const number = wholeNumber(values[`${name}.number`]);
  return {
    kind,
    nights: kind === 'NIGHTS' ? number : null,
    percent: kind === 'PERCENT' ? number : null,
  };
}

/** The form's values as server input. */
export function policyInput(values: FormValues): PolicyInput {
  const used = STEPS.filter((index) => values[`steps.${index}.hours`]?.trim());
  return {
    name: values['name'] ?? '',
    steps: used.map((index) => ({
      untilHoursBefore: wholeNumber(values[`steps.${index}.hours`]),
      charge: chargeOf(values, `steps.${index}.charge`),
    })),
    noShow: chargeOf(values, 'noShow'),
    earlyDeparture: chargeOf(values, 'earlyDeparture'),
  };
}

/** The input for a fault of the server. The server counts only the steps with hours. */
export function policyFieldOf(values: FormValues, field: string): string {
  const [list, position, part] = field.split('.');
  if (list !== 'steps') return field;
  const used = STEPS.filter((index) => values[`steps.${index}.hours`]?.trim());
  const index = used[Number(position ?? 0)] ?? used[0] ?? 0;
  return part === 'charge' ? `steps.${index}.charge.number` : `steps.${index}.hours`;
}

/** A usual policy: free until two days before, then the first night. */
export const NEW_POLICY: FormValues = valuesOfPolicy({
  id: 0,
  version: 0,
  name: t`Flexible`,
  steps: [
    { untilHoursBefore: 48, charge: { kind: 'NOTHING', nights: null, percent: null } },
    { untilHoursBefore: 0, charge: { kind: 'NIGHTS', nights: 1, percent: null } },
  ],
  noShow: { kind: 'NIGHTS', nights: 1, percent: null },
  earlyDeparture: { kind: 'REMAINING_NIGHTS', nights: null, percent: null },
});
