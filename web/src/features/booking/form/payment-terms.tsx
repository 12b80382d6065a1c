import { ChargedInRupees } from '../../../components/price/charged-in-rupees';
import { RichText } from '../../../components/page/rich-text';
import { telephoneAddress } from '../../../lib/hotel/telephone';
import type { StayQuoteQuery } from '../../../generated/graphql';
import { writeDate } from '../../../lib/dates/plain-dates';
import { writeMoney } from '../../../lib/money';
import { paths } from '../../../lib/paths';
import { t } from '../../../lib/texts/texts';

const LINK = 'underline underline-offset-4 hover:text-action';

/** The page of terms opens in a tab of its own, so that the form stays as it is. */
const opensTab = (path: string) => (words: string) => (
  <a href={path} target="_blank" rel="noreferrer" className={LINK}>
    {words}
  </a>
);

type Quote = Extract<StayQuoteQuery['quote'], { __typename: 'Quote' }>;

interface PaymentTermsProps {
  /** Null until the price is known. */
  quote: Pick<Quote, 'total' | 'payment'> | null;
  phone: string;
}

/** The amount that is due now, and the rest with its day and place. */
function dueInWords({ total, payment }: Pick<Quote, 'total' | 'payment'>): string {
  if (!payment || payment.rest.amount === 0)
    return t`Due now: ${writeMoney(total)}. Nothing is due at the hotel.`;
  const { dueNow, rest, restDueOn } = payment;
  // A rate without a payment now has no due day: everything is paid at the hotel.
  if (dueNow.amount === 0) return t`Nothing to pay now, ${writeMoney(rest)} at the hotel.`;
  return restDueOn === null
    ? t`Due now: ${writeMoney(dueNow)}. You pay the rest, ${writeMoney(rest)}, at the hotel.`
    : t`Due now: ${writeMoney(dueNow)}. The rest, ${writeMoney(rest)}, is due by ${writeDate(restDueOn)}.`;
}

/** Whether the booking is confirmed without a payment. */
export const isUnpaid = (quote: Pick<Quote, 'payment'> | null): boolean =>
  quote?.payment?.dueNow.amount === 0 && quote.payment.rest.amount > 0;

/** The due amounts, the ways to pay, the terms, and the telephone number for questions. */
export function PaymentTerms({ quote, phone }: PaymentTermsProps) {
  return (
    <div className="grid gap-1.5 text-sm text-quiet">
      {quote ? <p className="font-medium text-ink">{dueInWords(quote)}</p> : null}
      {quote ? <ChargedInRupees total={quote.total} /> : null}
      <p>
        {isUnpaid(quote)
          ? t`We mail you a code to confirm your e-mail address, unless you are signed in with this address.`
          : t`Paid through Razorpay: cards, UPI, net banking.`}
      </p>
      <p>
        <RichText
          text={
            isUnpaid(quote)
              ? t`By booking you accept our <terms>terms</terms> and our <privacy>privacy policy</privacy>. Questions? Call <phone>${phone}</phone>.`
              : t`By paying you accept our <terms>terms</terms> and our <privacy>privacy policy</privacy>. Questions? Call <phone>${phone}</phone>.`
          }
          elements={{
            terms: opensTab(paths.terms),
            privacy: opensTab(paths.privacy),
            phone: (words) => (
              <a href={telephoneAddress(phone)} className={`whitespace-nowrap ${LINK}`}>
                {words}
              </a>
            ),
          }}
        />
      </p>
    </div>
  );
}
