import type { OnlineCheckIn_StateFragment, GuestDetailsInput } from '../../../generated/graphql';
import { REGISTER_LIMITS } from '../../../generated/check-in-rules';
import { t } from '../../../lib/texts/texts';
import { countriesByName, INDIA } from './country-codes';

export type OnlineGuest = OnlineCheckIn_StateFragment['guests'][number];
export type DetailName = keyof GuestDetailsInput;

/** What is typed, as the texts of the fields. */
export type DetailValues = Partial<Record<DetailName, string>>;

/** One question about a guest. */
export interface GuestField {
  name: DetailName;
  label: string;
  kind: 'line' | 'lines' | 'day' | 'choice';
  maxLength?: number;
  /** What the browser may fill in for the first guest, who is usually the person at the phone. */
  autoComplete?: string;
  inputMode?: 'numeric' | 'tel';
  hint?: string;
  options?: readonly { value: string; label: string }[];
  isOptional?: boolean;
  /** Whether it stands alone in its row. */
  isWide?: boolean;
}

const { name: NAME, address: ADDRESS, documentNumber: NUMBER, particular: WORDS } = REGISTER_LIMITS;

const chosenFrom = (words: Readonly<Record<string, string>>) => [
  { value: '', label: t`Please choose` },
  ...Object.entries(words).map(([value, label]) => ({ value, label })),
];

/** The words for kinds of documents. */
export const DOCUMENTS: Readonly<Record<string, string>> = {
  AADHAAR: t`Aadhaar card`,
  PASSPORT: t`Passport`,
  DRIVING_LICENCE: t`Driving licence`,
  VOTER_CARD: t`Voter card`,
  OTHER: t`Another document`,
};

const NUMBERS: Readonly<Record<string, Pick<GuestField, 'label' | 'hint' | 'inputMode' | 'maxLength'>>> = {
  AADHAAR: {
    label: t`Last four digits of the Aadhaar number`,
    hint: t`We never store the whole number.`,
    inputMode: 'numeric',
    maxLength: 4,
  },
  PASSPORT: { label: t`Passport number` },
  DRIVING_LICENCE: { label: t`Number of the driving licence` },
  VOTER_CARD: { label: t`Number of the voter card` },
  OTHER: { label: t`Document number` },
};

const line = (name: DetailName, label: string, further: Partial<GuestField> = {}): GuestField => ({
  ...{ name, label, kind: 'line', maxLength: WORDS },
  ...further,
});
const day = (name: DetailName, label: string, further: Partial<GuestField> = {}): GuestField => ({
  ...{ name, label, kind: 'day' },
  ...further,
});
const choice = (name: DetailName, label: string, words: Readonly<Record<string, string>>): GuestField => ({
  ...{ name, label, kind: 'choice', options: chosenFrom(words) },
});

const nationality = (): GuestField => ({
  ...{ name: 'nationality', label: t`Nationality`, kind: 'choice', isWide: true },
  options: countriesByName().map(({ code, name }) => ({ value: code, label: name })),
});

const numberOf = (kind: string): GuestField =>
  line('documentNumber', '', { maxLength: NUMBER, autoComplete: 'off', ...NUMBERS[kind] });

const ADDRESS_FIELD: GuestField = {
  ...{ name: 'homeAddress', label: t`Home address`, kind: 'lines', maxLength: ADDRESS },
  autoComplete: 'street-address',
};
const JOURNEY: readonly GuestField[] = [
  ADDRESS_FIELD,
  line('comingFrom', t`Coming from`, { hint: t`The town in which you were before.` }),
  line('goingTo', t`Going to`, { hint: t`The town to which you go next.` }),
];

const NAME_FIELD = line('name', t`Name`, {
  maxLength: NAME,
  autoComplete: 'name',
  hint: t`As on the document.`,
});
const NAMES_OF_PASSPORT: readonly GuestField[] = [
  line('givenNames', t`Given names`, { autoComplete: 'given-name', hint: t`As in the passport.` }),
  line('surname', t`Surname`, { autoComplete: 'family-name', hint: t`As in the passport.` }),
];

const OF_PASSPORT: readonly GuestField[] = [
  choice('sex', t`Sex`, { FEMALE: t`Female`, MALE: t`Male`, OTHER: t`Other` }),
  day('birthDate', t`Date of birth`, { autoComplete: 'bday' }),
  line('documentNumber', t`Passport number`, { maxLength: NUMBER, autoComplete: 'off' }),
  line('passportIssuedIn', t`Place of issue`),
  day('passportIssuedOn', t`Date of issue`),
  day('passportExpiresOn', t`Valid until`),
];

const PERMIT = choice('permit', t`You are in India with`, {
  VISA: t`A visa`,
  OCI_CARD: t`An OCI card`,
  NO_VISA_NEEDED: t`No visa: citizens of my country do not need a visa`,
});

const permitNumber = (label: string) =>
  line('permitNumber', label, { maxLength: NUMBER, autoComplete: 'off' });

const OF_PERMIT: Readonly<Record<string, readonly GuestField[]>> = {
  VISA: [
    permitNumber(t`Visa number`),
    line('visaKind', t`Type of visa`, { hint: t`Such as tourist or business.` }),
    line('permitIssuedIn', t`Place of issue of the visa`),
    day('permitIssuedOn', t`Date of issue of the visa`),
    day('visaExpiresOn', t`Visa valid until`),
  ],
  OCI_CARD: [
    permitNumber(t`Number of the OCI card`),
    line('permitIssuedIn', t`Place of issue of the card`),
    day('permitIssuedOn', t`Date of issue of the card`),
  ],
};

const IN_INDIA: readonly GuestField[] = [
  day('arrivedInIndiaOn', t`Arrived in India on`),
  line('arrivedInIndiaAt', t`Arrived in India at`, { hint: t`The airport, port or border crossing.` }),
  line('purpose', t`Purpose of the visit`),
  choice('isEmployedInIndia', t`Are you employed in India?`, { yes: t`Yes`, no: t`No` }),
  line('phoneInIndia', t`Phone in India`, { inputMode: 'tel', autoComplete: 'tel', isOptional: true }),
  line('phoneAtHome', t`Phone at home`, { inputMode: 'tel', isOptional: true }),
];

/** A group of questions. The group at the top of the form has no heading. */
export interface GuestQuestions {
  title: string | null;
  fields: readonly GuestField[];
}

/** The questions about a guest. Foreigners are asked what Form III asks. */
export function questionsFor(values: DetailValues, travelsWithFirst: boolean): GuestQuestions[] {
  const journey = travelsWithFirst ? [] : JOURNEY;
  if ((values.nationality ?? INDIA) === INDIA) {
    const kind = values.documentKind ?? '';
    const number = kind === '' ? [] : [numberOf(kind)];
    const document = choice('documentKind', t`Document that you will show`, DOCUMENTS);
    return [{ title: null, fields: [nationality(), NAME_FIELD, document, ...number, ...journey] }];
  }
  return [
    { title: null, fields: [nationality(), ...NAMES_OF_PASSPORT, ...journey] },
    { title: t`Passport`, fields: OF_PASSPORT },
    { title: t`Visa or OCI card`, fields: [PERMIT, ...(OF_PERMIT[values.permit ?? ''] ?? [])] },
    { title: t`Your journey to India`, fields: IN_INDIA },
  ];
}

/** The browser never keeps these fields. */
const NEVER_KEPT: ReadonlySet<string> = new Set<DetailName>(['documentNumber', 'permitNumber']);

/** The values that the browser may keep until the form is sent. */
export const keptOf = (values: DetailValues): DetailValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !NEVER_KEPT.has(name)));

/** The draft that the browser kept; empty for anything else. */
export function readDraft(kept: unknown): DetailValues {
  if (typeof kept !== 'object' || kept === null) return {};
  const texts = Object.entries(kept).filter(([, value]) => typeof value === 'string');
  return keptOf(Object.fromEntries(texts) as DetailValues);
}

const onOneLine = (text: string): string =>
  text
    .split('\n')
    .map((part) => part.trim())
    .filter(Boolean)
    .join(', ');

/**
 * The texts of the shown fields, as the server's input. Empty fields are left out, so that their saved values stay.
 */
export function detailsOf(values: DetailValues, questions: readonly GuestQuestions[]): GuestDetailsInput {
  const shown = questions.flatMap(({ fields }) => fields.map(({ name }) => name));
  const typed = shown.flatMap((name): [DetailName, string | boolean][] => {
    const text = (values[name] ?? '').trim();
    if (text === '') return [];
    if (name === 'isEmployedInIndia') return [[name, text === 'yes']];
    // The register has addresses on one line.
    return [[name, name === 'homeAddress' ? onOneLine(text) : text]];
  });
  const isForeign = (values.nationality ?? INDIA) !== INDIA;
  return { ...(isForeign ? { documentKind: 'PASSPORT' } : {}), ...Object.fromEntries(typed) };
}
