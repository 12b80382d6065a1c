import type { Locale } from '../../platform/locale/locale';
import { lastMinuteInWords } from '../../platform/time/dates';
import { promiseOf, type DatedStay, type HotelMoment } from './cancellation-promise';
import { noShowSentence, policySentence } from './policy-sentence';

/**
 * The conditions of cancellation of rooms whose deadlines are known, as sentences that name the moments: until when a
 * cancellation is free and what it costs after that, or what it costs now.
 */
export function datedTerms(stay: DatedStay, moment: HotelMoment, locale: Locale): string {
  const { policy } = stay;
  const promise = promiseOf(stay, moment, locale);
  if (!promise.freeUntil) return `${promise.sentence}. ${noShowSentence(policy, locale)}`.trim();
  return freeTerms(stay, moment, locale);
}

/** As `datedTerms`, for rooms whose cancellation is still free. No sentence names an amount. */
export function freeTerms(
  { policy, dated }: Pick<DatedStay, 'policy' | 'dated'>,
  moment: HotelMoment,
  locale: Locale,
): string {
  const left = dated.steps.filter(({ until }) => moment.now <= until);
  const moments = left.map(({ until }) => lastMinuteInWords(until, moment.timeZone, locale));
  return policySentence({ ...policy, steps: policy.steps.slice(-left.length) }, locale, moments);
}
