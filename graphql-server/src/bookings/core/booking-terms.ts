import type { Locale } from '../../platform/locale/locale';
import { rupees, writeMoney } from '../../platform/money/money';
import { shortDate } from '../../platform/time/dates';
import { chargeAt, datedPolicy, type DatedPolicy } from '../../selling/rates/cancellation';
import type { HotelMoment } from '../../selling/rates/cancellation-promise';
import { datedTerms } from '../../selling/rates/dated-terms';
import { cancellationContact, wordsOfPolicy } from '../../selling/rates/policy-sentence';
import { linesOfStay, nightsPaiseOf, policyCharge } from './agreed-charge';
import {
  agreedPolicyFor,
  chargesOf,
  policyFor,
  termsOf,
  type BookedStay,
  type BookingRecord,
} from './booking-record';

type Terms = Pick<BookingRecord, 'policy' | 'stays' | 'lines'>;

/** The agreed conditions of cancellation at that moment, and how to cancel: for mails. */
export function mailedTerms(booking: Terms, moment: HotelMoment, locale: Locale): string {
  return `${bookingTerms(booking, moment, locale)} ${cancellationContact(locale)}`;
}

/**
 * The agreed conditions of cancellation at that moment, as sentences that name moments and amounts. The sentences
 * name rooms whose conditions differ. When no room is expected any more, the sentences have the conditions as they
 * were agreed. They do not say how to cancel: that depends on where they stand.
 */
export function bookingTerms(booking: Terms, moment: HotelMoment, locale: Locale): string {
  const expected = booking.stays.filter(({ status }) => status === 'EXPECTED');
  const keys = [...new Set(expected.map(conditionsOf))];
  if (keys.length === 0) return termsOf(booking, locale);
  const groups = keys.map((key) => expected.filter((stay) => conditionsOf(stay) === key));
  const sentences = groups.map((stays) => {
    const terms = termsOfStays(booking, stays, moment, locale);
    return keys.length > 1 ? named(stays, terms, locale) : terms;
  });
  return sentences.join(' ');
}

/** Equal for rooms that can be cancelled on equal conditions. */
function conditionsOf({ policy, deadlines, passedSteps, leastChargePaise }: BookedStay): string {
  return JSON.stringify([policy, deadlines, passedSteps, leastChargePaise > 0]);
}

function named(stays: readonly BookedStay[], terms: string, locale: Locale): string {
  const rooms = stays.map(({ roomTitle, checkin }) => `${roomTitle} (${shortDate(checkin, locale)})`);
  return `${rooms.join(', ')}: ${terms}`;
}

/** The moments of a stay that was just written are not read yet. They follow from the hotel's present time zone. */
function datedPolicyOf(booking: Terms, stay: BookedStay, { timeZone }: HotelMoment): DatedPolicy {
  if (stay.deadlines) return agreedPolicyFor(booking, stay);
  return datedPolicy(policyFor(booking, stay), stay.checkin, timeZone);
}

function termsOfStays(
  booking: Terms,
  stays: readonly BookedStay[],
  moment: HotelMoment,
  locale: Locale,
): string {
  const [first] = stays;
  if (!first) return '';
  const dated = datedPolicyOf(booking, first, moment);
  if (first.leastChargePaise > 0) {
    const charge = chargeAt(dated, moment.now);
    const paise = stays.reduce((sum, stay) => sum + policyCharge(charge, booking, stay), 0);
    return `${wordsOfPolicy(locale).words('costsNow', { amount: writeMoney(rupees(paise)) })}.`;
  }
  const rooms = stays.map((stay) => nightsPaiseOf(linesOfStay(booking, stay), stay));
  const policy = first.policy ?? booking.policy;
  return datedTerms({ policy, dated, rooms, shownPaise: chargesOf(booking) }, moment, locale);
}
