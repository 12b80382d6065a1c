import { useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../../components/form/button';
import { Message } from '../../../components/status/message';
import { usePayBalanceMutation } from '../../../generated/balance';
import type { BookingPageQuery } from '../../../generated/graphql';
import { writeMoney } from '../../../lib/money';
import { t } from '../../../lib/texts/texts';
import { useChangePayment, type ChangeNews } from '../change/use-change-payment';

type FoundBooking = Extract<BookingPageQuery['bookingByToken'], { __typename: 'Booking' }>;

const WORDS = {
  paid: t`Thank you. Your payment has reached us.`,
  noCheckout: t`The payment window could not be loaded, and nothing was charged. Please try again.`,
};

interface PayBalanceProps {
  token: string;
  booking: FoundBooking;
  /** Asks the server for the current state of the booking. */
  onPaid: () => void;
}

/** The button that pays what the booking owes. Renders nothing when nothing is owed. */
export function PayBalance({ token, booking: { canPayBalance, balance }, onPaid }: PayBalanceProps) {
  const [news, setNews] = useState<ChangeNews | null>(null);
  const [payBalance, { loading }] = usePayBalanceMutation();
  const { isPaying, pay } = useChangePayment((decided) => {
    setNews(decided);
    onPaid();
  }, WORDS);
  const start = async () => {
    setNews(null);
    const response = await payBalance({ variables: { token } }).catch(() => null);
    const result = response?.data?.payBalance;
    if (result?.__typename === 'BalanceOrder') return pay(result.checkout);
    setNews({ tone: 'bad', text: result?.message ?? t`The server did not respond. Please try again.` });
    // The refusal may say that the hotel already has the money.
    if (result) onPaid();
  };
  const words = useRef<HTMLDivElement>(null);
  const hasOnlyNews = news !== null && !canPayBalance;
  useLayoutEffect(() => {
    // The focus was on the button, which is gone.
    if (hasOnlyNews) words.current?.focus();
  }, [hasOnlyNews]);
  const isBusy = isPaying || loading;
  return (
    <div className="print:hidden">
      {canPayBalance ? (
        <Button className="mt-4" disabled={isBusy} aria-busy={isBusy} onClick={() => void start()}>
          {t`Pay ${writeMoney(balance)} now`}
        </Button>
      ) : null}
      <div ref={words} tabIndex={-1} aria-live="polite" className="outline-none not-empty:mt-4">
        {news ? <Message tone={news.tone} text={news.text} /> : null}
      </div>
    </div>
  );
}
