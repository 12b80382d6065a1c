import {
  agreedTerms,
  dueAtBookingOf,
  strictestTerms,
  type AgreedTerms,
  type PaymentParts,
  type TermsPrice,
} from '../rates/payment-terms';
import type { PaymentTerms } from '../rates/rate-plan.entity';
import type { PlainDate } from '../../platform/time/dates';
import { sumsOf, sumsOfQuote, type ChargeLine, type QuoteAmounts } from './quote';

/** The sum, over the rooms, of the first night that has a price; with tax, in paise. */
export function firstNightsOf(rooms: readonly (readonly ChargeLine[])[]): number {
  const first = rooms.map((lines) => {
    const nights = lines.toSorted((one, other) => (one.night ?? '').localeCompare(other.night ?? ''));
    return nights.map((line) => sumsOf([line]).total).find((paise) => paise > 0) ?? 0;
  });
  return first.reduce((sum, paise) => sum + paise, 0);
}

function priceOf(quote: Pick<QuoteAmounts, 'stays'>): TermsPrice {
  return {
    totalPaise: sumsOfQuote(quote).total,
    firstNightsPaise: firstNightsOf(quote.stays.map(({ lines }) => lines)),
  };
}

/** The payment terms that a booking of the quote gets today. */
export function termsOfQuote(
  quote: Pick<QuoteAmounts, 'stays'>,
  plans: readonly { terms: PaymentTerms }[],
  today: PlainDate,
): AgreedTerms {
  const [arrival = today] = quote.stays.map(({ checkin }) => checkin).toSorted();
  return agreedTerms(strictestTerms(plans.map(({ terms }) => terms)), priceOf(quote), { arrival, today });
}

/** What a guest pays who books the quote today, and when. */
export function paymentParts(
  quote: Pick<QuoteAmounts, 'stays'>,
  plans: readonly { terms: PaymentTerms }[],
  today: PlainDate,
): PaymentParts {
  const terms = termsOfQuote(quote, plans, today);
  const { total } = sumsOfQuote(quote);
  const dueNowPaise = dueAtBookingOf(terms, total);
  return { dueNowPaise, restPaise: total - dueNowPaise, restDueOn: terms.balanceDueOn ?? null };
}
