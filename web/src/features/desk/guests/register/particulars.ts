import type { Register_PersonFragment } from '../../../../generated/graphql';
import { t } from '../../../../lib/texts/texts';
import { countryName } from './countries';

export type Particulars = Omit<Register_PersonFragment['particulars'], '__typename'>;
type ParticularName = keyof Particulars;

/** What is typed: texts, days as YYYY-MM-DD, and choices. */
export type TypedParticulars = Record<ParticularName, string>;

export interface Particular {
  name: ParticularName;
  label: string;
  kind: 'line' | 'lines' | 'day' | 'country' | 'choice';
  /** The values of a choice with their words. */
  choices?: readonly (readonly [value: string, words: string])[];
  maximum?: number;
  hint?: string;
}

const YES = 'yes';
const NO = 'no';

const DOCUMENTS: NonNullable<Particular['choices']> = [
  ['PASSPORT', t`Passport`],
  ['AADHAAR', t`Aadhaar (last four digits)`],
  ['DRIVING_LICENCE', t`Driving licence`],
  ['VOTER_CARD', t`Voter’s card`],
  ['OTHER', t`Another document`],
];

const line = (name: ParticularName, label: string, further: Partial<Particular> = {}): Particular => ({
  ...{ name, label, kind: 'line', maximum: 200 },
  ...further,
});
const day = (name: ParticularName, label: string): Particular => ({ name, label, kind: 'day' });

/** What the register asks of everybody. */
export const OF_EVERYBODY: readonly Particular[] = [
  line('name', t`Full name`),
  { name: 'nationality', label: t`Nationality`, kind: 'country' },
  line('homeAddress', t`Home address`, { kind: 'lines', maximum: 400 }),
  { name: 'documentKind', label: t`Document`, kind: 'choice', choices: DOCUMENTS },
  line('documentNumber', t`Number of the document`, { maximum: 40 }),
  line('comingFrom', t`Coming from`),
  line('goingTo', t`Going to`),
];

/** What Form III asks of foreigners besides. */
export const OF_FOREIGNERS: readonly Particular[] = [
  line('surname', t`Surname in the passport`),
  line('givenNames', t`Given names in the passport`),
  {
    ...{ name: 'sex', label: t`Sex in the passport`, kind: 'choice' },
    choices: [
      ['FEMALE', t`F (female)`],
      ['MALE', t`M (male)`],
      ['OTHER', t`X (other)`],
    ],
  },
  day('birthDate', t`Date of birth`),
  line('passportIssuedIn', t`Passport issued in`),
  day('passportIssuedOn', t`Passport issued on`),
  day('passportExpiresOn', t`Passport valid until`),
  {
    ...{ name: 'permit', label: t`Stays in India by`, kind: 'choice' },
    choices: [
      ['VISA', t`a visa`],
      ['OCI_CARD', t`an OCI card`],
      ['NO_VISA_NEEDED', t`neither (such as Nepal and Bhutan)`],
    ],
  },
];

/** What belongs to a visa or an OCI card. */
export const OF_PERMITS: Readonly<Record<string, readonly Particular[]>> = {
  VISA: [
    line('permitNumber', t`Number of the visa`, { maximum: 40 }),
    line('visaKind', t`Kind of visa`),
    line('permitIssuedIn', t`Visa issued in`),
    day('permitIssuedOn', t`Visa issued on`),
    day('visaExpiresOn', t`Visa valid until`),
  ],
  OCI_CARD: [
    line('permitNumber', t`Number of the OCI card`, { maximum: 40 }),
    line('permitIssuedIn', t`OCI card issued in`),
    day('permitIssuedOn', t`OCI card issued on`),
  ],
};

/** What Form III asks about the visit. */
export const OF_THE_VISIT: readonly Particular[] = [
  day('arrivedInIndiaOn', t`Arrived in India on`),
  line('arrivedInIndiaAt', t`Arrived in India at`),
  line('purpose', t`Purpose of the visit`),
  {
    ...{ name: 'isEmployedInIndia', label: t`Employed in India`, kind: 'choice' },
    choices: [
      [NO, t`no`],
      [YES, t`yes`],
    ],
  },
  line('phoneInIndia', t`Phone in India`, { hint: t`With + and the code of the country.` }),
  line('phoneAtHome', t`Phone at home`),
  line('emergencyContact', t`Whom to call in an emergency`),
];

const ALL = [...OF_EVERYBODY, ...OF_FOREIGNERS, ...Object.values(OF_PERMITS).flat(), ...OF_THE_VISIT];
const NAMES = [...new Set(ALL.map(({ name }) => name))];

const isForeign = ({ nationality }: { nationality?: string | null }): boolean =>
  Boolean(nationality) && nationality !== 'IN';

/** The particulars that the form shows for these values. */
export function shownFor(values: TypedParticulars): readonly Particular[] {
  if (!isForeign(values)) return OF_EVERYBODY;
  return [...OF_EVERYBODY, ...OF_FOREIGNERS, ...(OF_PERMITS[values.permit] ?? []), ...OF_THE_VISIT];
}

function typed(value: string | boolean | null | undefined): string {
  if (typeof value === 'boolean') return value ? YES : NO;
  return value ?? '';
}

/** The values with which the form begins. */
export function typedOf(particulars: Particulars | null): TypedParticulars {
  return Object.fromEntries(
    NAMES.map((name) => [name, typed(particulars?.[name])]),
  ) as unknown as TypedParticulars;
}

/** The values of the form for the server. What the form does not show is left out. */
export function particularsOf(values: TypedParticulars) {
  const shown = shownFor(values).map(({ name }) => name);
  const given = Object.fromEntries(
    shown.map((name) => [name, values[name].trim() || null]).filter(([, value]) => value !== null),
  ) as Partial<Record<ParticularName, never>>;
  const { isEmployedInIndia, ...others } = { ...given, name: values.name };
  return { ...others, ...(isEmployedInIndia ? { isEmployedInIndia: isEmployedInIndia === YES } : {}) };
}

/** A particular as the sheet shows it; empty when it is missing. */
export function inWords({ kind, choices }: Particular, value: string | boolean | null | undefined): string {
  const text = typed(value);
  if (text === '') return '';
  // As the authority’s page writes days.
  if (kind === 'day') return text.split('-').toReversed().join('/');
  if (kind === 'country') return countryName(text);
  return choices?.find(([choice]) => choice === text)?.[1] ?? text;
}

/** The label of a particular, by its name in the schema. */
export const labelOf = (name: string): string => ALL.find((one) => one.name === name)?.label ?? name;
