import { z } from 'zod';
import { line, nameLine, wholeNumber } from '../../platform/text/form-rules';
import { fault } from '../../platform/text/input-faults';
import { fieldFault, type FieldFaultParts } from '../../platform/refusals/sentence';
import { isPlainDate } from '../../platform/time/dates';
import { hasAadhaarNumber } from './aadhaar-number';

/** Published limits. */
export const REGISTER_LIMITS = {
  /** Characters. */
  name: 200,
  address: 400,
  documentNumber: 40,
  particular: 200,
  filingNumber: 60,
  /** The most persons of a stay. */
  persons: 100,
} as const;

/** The documents that a guest can show. */
export const IdentityDocument = {
  PASSPORT: 'PASSPORT',
  AADHAAR: 'AADHAAR',
  DRIVING_LICENCE: 'DRIVING_LICENCE',
  VOTER_CARD: 'VOTER_CARD',
  OTHER: 'OTHER',
} as const;
export type IdentityDocument = (typeof IdentityDocument)[keyof typeof IdentityDocument];

/** The document by which a foreigner may stay in India. */
export const StayPermit = {
  VISA: 'VISA',
  OCI_CARD: 'OCI_CARD',
  /** Such as citizens of Nepal and Bhutan. */
  NO_VISA_NEEDED: 'NO_VISA_NEEDED',
} as const;
export type StayPermit = (typeof StayPermit)[keyof typeof StayPermit];

/** As the passport has it. */
export const Sex = { FEMALE: 'FEMALE', MALE: 'MALE', OTHER: 'OTHER' } as const;
export type Sex = (typeof Sex)[keyof typeof Sex];

/** The country whose citizens need no Form III. */
const INDIA = 'IN';

const { name, address, documentNumber, particular } = REGISTER_LIMITS;

/** The fault of a text that contains an Aadhaar number. */
const withoutAadhaar = <Rules extends z.ZodType<string>>(rules: Rules) =>
  rules.refine((text) => !hasAadhaarNumber(text), fault('AADHAAR_NUMBER'));

const empty = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? null : value);
const orNull = <Value>(rules: z.ZodType<Value>) =>
  z.preprocess(
    empty,
    rules.nullish().transform((value) => value ?? null),
  );

const text = (maximum: number) => orNull(withoutAadhaar(line('particular', 'particular', maximum)));
const short = text(particular);
const day = orNull(z.string().refine(isPlainDate, fault('PARTICULAR_NOT_A_DAY')));
const country = orNull(z.string().regex(/^[A-Z]{2}$/, fault('PARTICULAR_NOT_A_COUNTRY')));

/** The particulars of a person. A particular that is not known yet is null. */
export const particularsRules = z
  .object({
    name: withoutAadhaar(nameLine('guestName', 'guestName', name)),
    homeAddress: text(address),
    /** ISO 3166-1, two letters. */
    nationality: country,
    documentKind: orNull(z.enum(IdentityDocument)),
    /** Of Aadhaar the last four digits. */
    documentNumber: text(documentNumber),
    comingFrom: short,
    goingTo: short,
    // What Form III asks of foreigners.
    surname: short,
    givenNames: short,
    sex: orNull(z.enum(Sex)),
    birthDate: day,
    passportIssuedIn: short,
    passportIssuedOn: day,
    passportExpiresOn: day,
    permit: orNull(z.enum(StayPermit)),
    /** Of the visa or of the OCI card. */
    permitNumber: text(documentNumber),
    visaKind: short,
    permitIssuedIn: short,
    permitIssuedOn: day,
    visaExpiresOn: day,
    arrivedInIndiaOn: day,
    arrivedInIndiaAt: short,
    purpose: short,
    isEmployedInIndia: z
      .boolean()
      .nullish()
      .transform((value) => value ?? null),
    phoneInIndia: short,
    phoneAtHome: short,
    emergencyContact: short,
  })
  .superRefine(({ documentKind, documentNumber: number }, context) => {
    if (documentKind !== 'AADHAAR' || number === null || /^[0-9]{4}$/.test(number)) return;
    context.addIssue({ code: 'custom', path: ['documentNumber'], message: fault('AADHAAR_DIGITS') });
  });

export type Particulars = z.output<typeof particularsRules>;
export type ParticularName = keyof Particulars;

const OF_EVERYBODY = [
  'name',
  'homeAddress',
  'nationality',
  'documentKind',
  'documentNumber',
  'comingFrom',
  'goingTo',
] as const satisfies readonly ParticularName[];

const OF_FOREIGNERS = [
  'surname',
  'givenNames',
  'sex',
  'birthDate',
  'passportIssuedIn',
  'passportIssuedOn',
  'passportExpiresOn',
  'permit',
  'arrivedInIndiaOn',
  'arrivedInIndiaAt',
  'purpose',
  'isEmployedInIndia',
] as const satisfies readonly ParticularName[];

/** What a permit needs besides its kind. */
const OF_PERMIT: Readonly<Record<StayPermit, readonly ParticularName[]>> = {
  VISA: ['permitNumber', 'visaKind', 'permitIssuedIn', 'permitIssuedOn', 'visaExpiresOn'],
  OCI_CARD: ['permitNumber', 'permitIssuedIn', 'permitIssuedOn'],
  NO_VISA_NEEDED: [],
};

/** Whether Form III must be filed about a person: about every foreigner, holders of an OCI card included. */
export function needsForm({ nationality }: Pick<Particulars, 'nationality'>): boolean {
  return nationality !== null && nationality !== INDIA;
}

/** The particulars that the register must have of this person. */
function neededOf(particulars: Particulars): readonly ParticularName[] {
  if (!needsForm(particulars)) return OF_EVERYBODY;
  const { permit } = particulars;
  return [...OF_EVERYBODY, ...OF_FOREIGNERS, ...(permit === null ? [] : OF_PERMIT[permit])];
}

/** What the register must have of this person and does not have yet. */
export function missingIn(particulars: Particulars): ParticularName[] {
  return neededOf(particulars).filter((needed) => particulars[needed] === null);
}

/** A fault for each particular that is missing. */
export function missingFaults(particulars: Particulars): FieldFaultParts[] {
  return missingIn(particulars).map((field) => fieldFault(field, 'TEXT_MISSING', { object: 'particular' }));
}

/** A place in the register, as the desk names it. */
export const placeRules = z.object({
  position: wholeNumber('particular', { minimum: 1, maximum: REGISTER_LIMITS.persons }),
  seenVersion: z.int(),
  isChecked: z.boolean(),
});

/** The number of a filing; null takes a record back. */
export const filingRules = z.object({
  number: withoutAadhaar(line('filingNumber', 'filingNumber', REGISTER_LIMITS.filingNumber))
    .nullish()
    .transform((number) => number ?? null),
});

/** Hours after arrival and after departure within which Form III must be filed (rule 17). */
export const HOURS_TO_FILE = 24;

/** The particulars as they were sealed. Particulars that a later version added are null. */
export function particularsOf(json: string): Particulars {
  return storedRules.parse(JSON.parse(json));
}

const stored = z.string().nullable().default(null);
const storedRules = z.object({
  name: z.string(),
  homeAddress: stored,
  nationality: stored,
  documentKind: z.enum(IdentityDocument).nullable().default(null),
  documentNumber: stored,
  comingFrom: stored,
  goingTo: stored,
  surname: stored,
  givenNames: stored,
  sex: z.enum(Sex).nullable().default(null),
  birthDate: stored,
  passportIssuedIn: stored,
  passportIssuedOn: stored,
  passportExpiresOn: stored,
  permit: z.enum(StayPermit).nullable().default(null),
  permitNumber: stored,
  visaKind: stored,
  permitIssuedIn: stored,
  permitIssuedOn: stored,
  visaExpiresOn: stored,
  arrivedInIndiaOn: stored,
  arrivedInIndiaAt: stored,
  purpose: stored,
  isEmployedInIndia: z.boolean().nullable().default(null),
  phoneInIndia: stored,
  phoneAtHome: stored,
  emergencyContact: stored,
}) satisfies z.ZodType<Particulars>;
