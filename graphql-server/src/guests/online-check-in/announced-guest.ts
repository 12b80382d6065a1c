import type { BookedStay, BookingRecord } from '../../bookings/core/booking-record';
import type { PlainDate } from '../../platform/time/dates';
import { missingIn, type ParticularName, type Particulars } from '../register/register.policy';
import type { OpenedEntry } from '../register/register.service';
import { stateOfStay } from './online-check-in.policy';

/** The details that a guest types. Saved values stay for details that are left out. */
export type TypedParticulars = { readonly [Name in ParticularName]?: Particulars[Name] | null };

/**
 * The details of a person that the page of the link shows. The reader of the page may be another person, so most
 * values are hidden.
 */
export interface AnnouncedGuest {
  stayId: string;
  roomTitle: string;
  position: number;
  /** In years; null for an adult. */
  childAge: number | null;
  version: number;
  name: string | null;
  nationality: string | null;
  documentKind: Particulars['documentKind'];
  /** The last characters of the document's number: at most four, and at most a third of the number. */
  documentEnding: string | null;
  permit: Particulars['permit'];
  /** What is saved. */
  entered: ParticularName[];
  /** What the register needs still. */
  missing: ParticularName[];
  /** The desk has compared the person with the document. */
  isChecked: boolean;
}

/** The particulars of a person about whom nothing is saved. Only here can the name be null. */
const NOBODY = {
  ...{ name: null, homeAddress: null, nationality: null, documentKind: null, documentNumber: null },
  ...{ comingFrom: null, goingTo: null, surname: null, givenNames: null, sex: null, birthDate: null },
  ...{ passportIssuedIn: null, passportIssuedOn: null, passportExpiresOn: null, permit: null },
  ...{ permitNumber: null, visaKind: null, permitIssuedIn: null, permitIssuedOn: null, visaExpiresOn: null },
  ...{ arrivedInIndiaOn: null, arrivedInIndiaAt: null, purpose: null, isEmployedInIndia: null },
  ...{ phoneInIndia: null, phoneAtHome: null, emergencyContact: null },
} satisfies { [Name in ParticularName]: null };

const JOURNEY = ['homeAddress', 'comingFrom', 'goingTo'] as const satisfies readonly ParticularName[];
const OF_INDIANS: ReadonlySet<string> = new Set([
  ...JOURNEY,
  'name',
  'nationality',
  'documentKind',
  'documentNumber',
]);
const OF_PERMITS = [
  ...(['permitNumber', 'visaKind', 'permitIssuedIn', 'permitIssuedOn', 'visaExpiresOn'] as const),
];

/** What the register needs about a person about whom nothing is saved. */
export const missingOfNobody = missingIn(NOBODY as unknown as Particulars);

const INDIA = 'IN';
const MOST_SHOWN = 4;
const SHOWN_SHARE = 3;

/** The end of a document's number. The owner recognises the document by it; a stranger learns almost nothing. */
function endingOf(number: string | null): string | null {
  const shown = Math.min(MOST_SHOWN, Math.floor((number ?? '').length / SHOWN_SHARE));
  return number === null || shown === 0 ? null : number.slice(-shown);
}

const isTyped = ([, value]: [string, unknown]): boolean =>
  value !== null && value !== undefined && (typeof value !== 'string' || value.trim() !== '');

/** The name of a foreigner as the passport has it. */
function nameOf({ name, givenNames, surname }: TypedParticulars): string | null {
  const written = [givenNames, surname].filter(Boolean).join(' ');
  return name ?? (written === '' ? null : written);
}

/**
 * The particulars after the guest's form is saved. Typed values replace saved values, and empty fields keep saved
 * values. Another kind of document drops the number, another permit drops the visa, and Indian nationality drops Form
 * III.
 */
export function mergedParticulars(
  known: TypedParticulars | null,
  typed: TypedParticulars,
  journeyOf: Pick<Particulars, (typeof JOURNEY)[number]> | null,
): TypedParticulars {
  const given: TypedParticulars = Object.fromEntries(Object.entries(typed).filter(isTyped));
  const before: TypedParticulars = { ...NOBODY, ...known };
  const dropped = {
    ...(isOther(before.documentKind, given.documentKind) ? { documentNumber: null } : {}),
    ...(isOther(before.permit, given.permit)
      ? Object.fromEntries(OF_PERMITS.map((name) => [name, null]))
      : {}),
  };
  const journey = journeyOf ? Object.fromEntries(JOURNEY.map((name) => [name, journeyOf[name]])) : {};
  const all: TypedParticulars = { ...before, ...dropped, ...given, ...journey };
  const named = { ...all, name: given.name ?? nameOf({ ...given, name: null }) ?? all.name ?? nameOf(all) };
  if (named.nationality !== INDIA) return named;
  return Object.fromEntries(
    Object.entries(named).map(([name, value]) => [name, OF_INDIANS.has(name) ? value : null]),
  );
}

const isOther = (before: unknown, now: unknown): boolean =>
  before !== null && now !== undefined && now !== before;

export const isSamePerson = (one: Particulars, other: Particulars): boolean =>
  Object.entries(one).every(([name, value]) => other[name as ParticularName] === value);

function guestAt(stay: BookedStay, position: number, entry: OpenedEntry | undefined): AnnouncedGuest {
  const adults = stay.guests - stay.children.length;
  const place = {
    ...{ stayId: stay.id, roomTitle: stay.roomTitle, position },
    childAge: stay.children[position - 1 - adults] ?? null,
    version: entry?.version ?? 0,
  };
  const saved: TypedParticulars = entry?.particulars ?? NOBODY;
  const isChecked = entry?.state === 'CHECKED';
  const shown: TypedParticulars = isChecked ? { ...NOBODY, name: saved.name } : saved;
  return {
    ...place,
    isChecked,
    name: shown.name ?? null,
    nationality: shown.nationality ?? null,
    documentKind: shown.documentKind ?? null,
    documentEnding: endingOf(shown.documentNumber ?? null),
    permit: shown.permit ?? null,
    entered: isChecked ? [] : namesOf(saved),
    missing: entry?.missing ?? missingOfNobody,
  };
}

const namesOf = (particulars: TypedParticulars): ParticularName[] =>
  Object.entries(particulars).flatMap(([name, value]) => (value === null ? [] : [name as ParticularName]));

/** The persons of the stays that are still expected, room by room. */
export function guestsOf(
  { status, stays }: BookingRecord,
  entries: readonly OpenedEntry[],
  today: PlainDate,
): AnnouncedGuest[] {
  const open = stays.filter((stay) => stateOfStay(status, stay, today) === 'OPEN');
  return open.flatMap((stay) =>
    Array.from({ length: stay.guests }, (_guest, index) => {
      const position = index + 1;
      const isThis = (entry: OpenedEntry) => entry.stayId === stay.id && entry.position === position;
      return guestAt(stay, position, entries.find(isThis));
    }),
  );
}
