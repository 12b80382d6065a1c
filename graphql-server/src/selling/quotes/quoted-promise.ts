import { DEFAULT_LOCALE } from '../../platform/locale/locale';
import { cancellationPromise, type HotelMoment } from '../rates/cancellation-promise';
import { CancellationPromiseView } from '../rates/cancellation-promise.results';
import type { CancellationPolicy } from '../rates/policy.entity';
import { firstStayOf, sumsOf, type QuoteAmounts } from './quote';

/** What the policy means for the stays of a quote, which all begin on one day and are on one plan. */
export function promiseOfQuote(
  { stays }: Pick<QuoteAmounts, 'stays'>,
  policy: CancellationPolicy,
  moment: HotelMoment,
): CancellationPromiseView {
  const { checkin } = firstStayOf({ stays });
  const rooms = stays.map(({ lines }) => lines.map((line) => sumsOf([line]).total));
  return CancellationPromiseView.of(cancellationPromise(policy, { checkin, rooms }, moment, DEFAULT_LOCALE));
}
