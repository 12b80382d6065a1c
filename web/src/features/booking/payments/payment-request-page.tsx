import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '../../../components/form/button';
import { PageHead } from '../../../components/page/page-head';
import { Message } from '../../../components/status/message';
import { Spinner } from '../../../components/status/spinner';
import {
  useConfirmRequestedPaymentMutation,
  useOpenRequestedPaymentMutation,
  useStartRequestedPaymentMutation,
} from '../../../generated/payment-request';
import type { RequestedPayment_PaymentFragment as Payment } from '../../../generated/graphql';
import { payInCheckout } from '../../../lib/bookings/razorpay-checkout';
import { writeDate } from '../../../lib/dates/plain-dates';
import { writeMoney } from '../../../lib/money';
import { t } from '../../../lib/texts/texts';

const NO_RESPONSE = t`The server did not respond. Please try again.`;
const NO_CHECKOUT = t`The payment window could not be loaded, and nothing was charged. Please try again.`;
const CHANGED = t`The amount has changed since you opened this page. Please look at it before you pay.`;
const FAILED = t`The payment did not go through. If your bank took money for it, you get it back. Please try again, or pay in another way.`;
const UNDECIDED = t`Your bank has not confirmed the payment yet. This page shows the payment once it arrives.`;

const STILL_UNDECIDED = t`Your bank has still not confirmed the payment. If your bank took the money, do not pay again: load this page again later, or call the hotel.`;

/** How often the page asks for a payment that the bank has not confirmed, and how many times. */
const LOOK_AGAIN_MILLISECONDS = 4_000;
const LOOKS = 30;

/** The page of a payment that the hotel asks for. The text after the # of its address pays and shows nothing else. */
export default function PaymentRequestPage() {
  const token = useLocation().hash.slice(1);
  return (
    <div className="mx-auto w-full max-w-xl px-5 py-12 sm:px-8 lg:py-20">
      <PageHead title={t`Your payment`} hiddenFromSearch />
      <h1 className="page-title">{t`Your payment`}</h1>
      <PaymentByToken key={token} token={token} />
    </div>
  );
}

function PaymentByToken({ token }: { token: string }) {
  const { payment, problem, mayTryAgain, notice, isBusy, isWaiting, load, pay } = useRequestedPayment(token);
  return (
    <div className="mt-6 grid justify-items-start gap-6">
      <div role="status" className="w-full">
        {problem ? <Message tone="bad" text={problem} /> : null}
        {notice && payment?.status !== 'PAID' ? <Message tone="warning" text={notice} /> : null}
      </div>
      {payment ? <WhatToPay {...{ payment, isBusy, isWaiting }} onPay={() => void pay()} /> : null}
      {mayTryAgain ? <Button look="quiet" onClick={load}>{t`Try again`}</Button> : null}
      {payment === null && !problem ? <Spinner label={t`Loading your payment`} /> : null}
    </div>
  );
}

interface WhatToPayProps {
  payment: Payment;
  isBusy: boolean;
  /** True from the guest's payment until the bank has confirmed it. */
  isWaiting: boolean;
  onPay: () => void;
}

function WhatToPay({ payment, isBusy, isWaiting, onPay }: WhatToPayProps) {
  const { reference, purpose, reason, toPay, until } = payment;
  const isPayable = toPay.amount > 0;
  const hasButton = isPayable && !isWaiting;
  const words = useRef<HTMLDivElement>(null);
  const hadButton = useRef(hasButton);
  useLayoutEffect(() => {
    // The button that had the focus is gone.
    if (hadButton.current && !hasButton) words.current?.focus();
    hadButton.current = hasButton;
  }, [hasButton]);
  return (
    <section className="grid w-full justify-items-start gap-6 border-t-2 border-brass bg-raised p-6">
      <dl className="grid w-full gap-4">
        <Row label={t`For`} value={reason} />
        <Row label={t`Booking`} value={reference} />
        {isPayable ? <Row label={t`To pay`} value={writeMoney(toPay)} /> : null}
        {isPayable ? <Row label={t`Until the end of`} value={writeDate(until)} /> : null}
      </dl>
      {isPayable && purpose === 'SECURITY_DEPOSIT' ? (
        <p>{t`This is a refundable security deposit, not a part of the price: the hotel returns it after your stay, less charges for what is broken or lost.`}</p>
      ) : null}
      <div ref={words} tabIndex={-1} aria-live="polite" className="outline-none">
        {isWaiting ? <Message tone="warning" text={UNDECIDED} /> : <p>{stateOf(payment)}</p>}
      </div>
      {hasButton ? (
        <Button disabled={isBusy} aria-busy={isBusy} onClick={onPay}>{t`Pay ${writeMoney(toPay)}`}</Button>
      ) : null}
    </section>
  );
}

function Row({ label, value }: { label: string; value: string }) {
  return (
    <div>
      <dt className="text-sm text-quiet">{label}</dt>
      <dd className="tabular text-lg wrap-anywhere">{value}</dd>
    </div>
  );
}

/** The state of the link, for the guest. */
function stateOf({ status, paid, toPay, confirmsBooking, until }: Payment): string {
  if (status === 'PAID') return t`Paid: ${paid ? writeMoney(paid) : ''}. Thank you.`;
  if (status === 'WITHDRAWN') return t`The hotel has withdrawn this request. Please do not pay it.`;
  if (toPay.amount > 0)
    return confirmsBooking
      ? t`Your booking is confirmed once the payment has arrived.`
      : t`The payment window opens when you press the button.`;
  if (status === 'EXPIRED')
    return t`This request ended on ${writeDate(until)}. Please ask the hotel for a new link.`;
  return t`There is nothing to pay for this booking at present.`;
}

/** The payment that the link asks for, and the server's last message about it. */
function useRequestedPayment(token: string) {
  const [open, opened] = useOpenRequestedPaymentMutation();
  const [start] = useStartRequestedPaymentMutation();
  const [confirm] = useConfirmRequestedPaymentMutation();
  const [later, setLater] = useState<Payment | null>(null);
  const [refusal, setRefusal] = useState('');
  const [notice, setNotice] = useState('');
  const [isBusy, setBusy] = useState(false);
  const [isUndecided, setUndecided] = useState(false);
  const load = useCallback(() => void open({ variables: { token } }).catch(() => undefined), [open, token]);
  useEffect(load, [load]);
  const first = opened.data?.openRequestedPayment;
  const payment = later ?? (first?.__typename === 'RequestedPayment' ? first : null);
  const isWaiting = isUndecided && payment?.status !== 'PAID';
  const lookAgain = useCallback(async () => {
    const response = await open({ variables: { token } }).catch(() => null);
    const current = response?.data?.openRequestedPayment;
    if (current?.__typename === 'RequestedPayment') setLater(current);
  }, [open, token]);
  useEffect(() => {
    if (!isWaiting) return;
    let looks = 0;
    const timer = setInterval(() => {
      looks += 1;
      void lookAgain();
      if (looks < LOOKS) return;
      clearInterval(timer);
      setUndecided(false);
      setNotice(STILL_UNDECIDED);
    }, LOOK_AGAIN_MILLISECONDS);
    return () => clearInterval(timer);
  }, [isWaiting, lookAgain]);
  /** The guest sees the new request, and decides again. */
  const showAnew = (asked: Payment) => {
    setLater(asked);
    if (asked.toPay.amount > 0) setNotice(CHANGED);
  };
  const payNow = async (shown: Payment) => {
    const response = await start({ variables: { token } }).catch(() => null);
    const result = response?.data?.startRequestedPayment;
    if (result?.__typename === 'RequestedPayment') return showAnew(result);
    if (result?.__typename !== 'RequestedPaymentStarted') return setRefusal(result?.message ?? NO_RESPONSE);
    const { checkout } = result;
    const { amount } = checkout;
    if (amount !== shown.toPay.amount) return showAnew({ ...shown, toPay: { ...shown.toPay, amount } });
    const proof = await payInCheckout(checkout).catch(() => setRefusal(NO_CHECKOUT));
    if (!proof) return;
    if (proof === 'failed') return setRefusal(FAILED);
    const told = await confirm({ variables: { token, input: proof } }).catch(() => null);
    const outcome = told?.data?.confirmRequestedPayment;
    if (outcome?.__typename === 'RequestedPayment') setLater(outcome);
    // Without a response, the payment may or may not have arrived.
    if (!outcome || outcome.__typename === 'RequestedPayment' || outcome.__typename === 'RateLimited')
      return setUndecided(true);
    setRefusal(outcome.message);
    // The refusal may say that the request has ended.
    await lookAgain();
  };
  const pay = async () => {
    if (isBusy || !payment) return;
    setBusy(true);
    setRefusal('');
    setNotice('');
    await payNow(payment);
    setBusy(false);
  };
  const refused = first && first.__typename !== 'RequestedPayment' ? first.message : '';
  const failure = opened.error ? NO_RESPONSE : refused;
  const problem = payment ? refusal : failure;
  const mayTryAgain = payment === null && failure === NO_RESPONSE;
  return { payment, problem, mayTryAgain, notice, isBusy, isWaiting, load, pay };
}
