import { addDays, writeDay, type PlainDate } from '../dates/plain-dates';
import { writeChoice } from '../lists';
import { paths, stayPath } from '../paths';
import { DATES_AS_IN, LANGUAGE_TAG } from '../texts/locale';
import { plural, t } from '../texts/texts';
import { whenFirstUsed } from '../when-first-used';
import { pathWithStay } from './stay-address';

interface NamedChoice {
  code: string;
  name: string;
}

/** A promotion with the conditions that a stay has to meet. */
export interface PromotionTerms {
  name: string;
  /** Null when the promotion applies automatically. */
  code: string | null;
  state: 'OPEN' | 'NOT_YET' | 'ENDED' | 'USED_UP';
  bookingFrom: PlainDate | null;
  bookingTo: PlainDate | null;
  stayFrom: PlainDate | null;
  stayTo: PlainDate | null;
  /** 1 is Monday. An empty list means all weekdays. */
  weekdays: readonly number[];
  minimumNights: number;
  /** Empty: all. */
  roomTypes: readonly NamedChoice[];
  /** Empty: all. */
  plans: readonly NamedChoice[];
}

const A_SUNDAY = '2026-11-22';
const WEEKDAY = whenFirstUsed(
  () => new Intl.DateTimeFormat(DATES_AS_IN, { timeZone: 'UTC', weekday: 'long' }),
);
const ALL_OF = whenFirstUsed(() => new Intl.ListFormat(LANGUAGE_TAG, { type: 'conjunction' }));

const weekdayName = (weekday: number) =>
  WEEKDAY().format(new Date(`${addDays(A_SUNDAY, weekday)}T00:00:00Z`));
const namesOf = (choices: readonly NamedChoice[]) => writeChoice(choices.map(({ name }) => name));

function nightsOfStay({ stayFrom: from, stayTo: to }: PromotionTerms): string | null {
  if (from && to) return t`Nights from ${writeDay(from)} to ${writeDay(to)}.`;
  if (from) return t`Nights from ${writeDay(from)}.`;
  return to ? t`Nights up to ${writeDay(to)}.` : null;
}

function daysOfBooking({ bookingFrom: from, bookingTo: to }: PromotionTerms): string | null {
  if (from && to) return t`Book from ${writeDay(from)} to ${writeDay(to)}.`;
  if (from) return t`Book from ${writeDay(from)}.`;
  return to ? t`Book by ${writeDay(to)}.` : null;
}

/** The conditions of the promotion in words, such as 'At least 3 nights. Room type: Deluxe or Suite.' */
export function conditionsInWords(terms: PromotionTerms): string {
  const { minimumNights, weekdays, roomTypes, plans } = terms;
  const sentences = [
    minimumNights > 1
      ? plural(minimumNights, { one: 'At least # night.', other: 'At least # nights.' })
      : null,
    nightsOfStay(terms),
    weekdays.length > 0 ? t`Only ${ALL_OF().format(weekdays.map(weekdayName))} nights.` : null,
    roomTypes.length > 0 ? t`Room type: ${namesOf(roomTypes)}.` : null,
    plans.length > 0 ? t`Rate: ${namesOf(plans)}.` : null,
    daysOfBooking(terms),
  ].filter(Boolean);
  return sentences.length > 0 ? sentences.join(' ') : t`For every stay.`;
}

/** Why it cannot be booked today; null when it can. */
export function closedInWords({ state, bookingFrom }: PromotionTerms): string | null {
  if (state === 'USED_UP') return t`This offer is fully booked.`;
  if (state === 'ENDED') return t`This offer can no longer be booked.`;
  return state === 'NOT_YET' && bookingFrom ? t`You can book it from ${writeDay(bookingFrom)}.` : null;
}

/**
 * The address at which a guest books the promotion: with its code, on the page of its room type if there is only one,
 * and with its rate plan if there is only one.
 */
export function promotionPath({ code, roomTypes, plans }: PromotionTerms): string {
  const [onlyType, otherType] = roomTypes;
  const [onlyPlan, otherPlan] = plans;
  const path = onlyType && !otherType ? stayPath(onlyType.code) : paths.book;
  return pathWithStay(path, { plan: onlyPlan && !otherPlan ? onlyPlan.code : null, code });
}
