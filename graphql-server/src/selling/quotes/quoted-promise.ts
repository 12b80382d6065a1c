import { DEFAULT_LOCALE } from '../../platform/locale/locale';
import { datedPolicy } from '../rates/cancellation';
import { cancellationPromise, type HotelMoment } from '../rates/cancellation-promise';
import { CancellationPromiseView } from '../rates/cancellation-promise.results';
import { datedTerms, freeTerms } from '../rates/dated-terms';
import type { CancellationPolicy } from '../rates/policy.entity';
import { firstStayOf, sumsOf, sumsOfQuote, type QuoteAmounts } from './quote';

type Stays = Pick<QuoteAmounts, 'stays'>;

/** The price of each night, and the price of the quote, extras included. */
const pricesOf = (quote: Stays) => ({
  rooms: quote.stays.map(({ lines }) => lines.map((line) => sumsOf([line]).total)),
  shownPaise: sumsOfQuote(quote).total,
});

/** The policy's conditions for the stays of a quote, which all begin on one day and are on one plan, with moments. */
export function datedTermsOfQuote(quote: Stays, policy: CancellationPolicy, moment: HotelMoment): string {
  const dated = datedPolicy(policy, firstStayOf(quote).checkin, moment.timeZone);
  return datedTerms({ policy, dated, ...pricesOf(quote) }, moment, DEFAULT_LOCALE);
}

/** As `datedTermsOfQuote`, while a cancellation is free: the same words for every room that begins on that day. */
export function freeTermsOfQuote(quote: Stays, policy: CancellationPolicy, moment: HotelMoment): string {
  const dated = datedPolicy(policy, firstStayOf(quote).checkin, moment.timeZone);
  return freeTerms({ policy, dated }, moment, DEFAULT_LOCALE);
}

/** The effect of the policy on the stays of a quote, which all begin on one day and have one plan. */
export function promiseOfQuote(
  quote: Stays,
  policy: CancellationPolicy,
  moment: HotelMoment,
): CancellationPromiseView {
  const { checkin } = firstStayOf(quote);
  const stay = { checkin, ...pricesOf(quote) };
  return CancellationPromiseView.of(cancellationPromise(policy, stay, moment, DEFAULT_LOCALE));
}
