import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '../../../components/form/button';
import { FailedState } from '../../../components/list/failed-state';
import { PageHead } from '../../../components/page/page-head';
import { SheetHead } from '../../../components/page/sheet-head';
import { Spinner } from '../../../components/status/spinner';
import { useBookingPageQuery } from '../../../generated/booking';
import type { BookingPageQuery } from '../../../generated/graphql';
import { bookingSentence } from '../../../lib/bookings/booking-labels';
import { writeDate } from '../../../lib/dates/plain-dates';
import { isPaidInParts, writeMoney } from '../../../lib/money';
import { joinClasses } from '../../../lib/joined-classes';
import { t } from '../../../lib/texts/texts';
import { lazyComponent } from '../../../lib/loading/lazy-component';
import { CheckInCard, CHECKS_IN } from '../check-in/check-in-card';
import { ConfirmEmail, CONFIRMS_EMAIL } from '../correction/confirm-email';
import { CheckoutAlerts } from '../checkout/checkout-alerts';
import BookingDialog from '../booking-dialog';
import { BookingActions } from './booking-actions';
import { BookingDocuments } from './booking-documents';
import { BookAgain } from './book-again';
import { Confirmation, PaidAlert } from './confirmation';
import { GettingHere } from './getting-here';
import { CodeDialog } from '../checkout/code-dialog';
import { Countdown } from '../hold/countdown';
import { PriceBreakdown } from '../form/price-breakdown';
import type { CheckoutPhase } from '../checkout/checkout-phase';
import { useCheckout } from '../checkout/use-checkout';
import { telephoneAddress } from '../../../lib/hotel/telephone';
import { rememberedHold } from '../../../lib/bookings/remembered-hold';
import { endOfHold } from '../hold/use-seconds-left';
import { RichText } from '../../../components/page/rich-text';
import { LostLinkForm } from './lost-link-form';
import { isToCome, NextStep } from './next-step';
import { PayBalance } from '../payments/pay-balance';
import { Row, StayDetails } from './stay-details';

type Property = BookingPageQuery['property'];
type FoundBooking = Extract<BookingPageQuery['bookingByToken'], { __typename: 'Booking' }>;

const CheckInPage = lazyComponent(() => import('../check-in/check-in-page'));

/** The page of one booking, opened by the token in the address's fragment. */
export default function BookingPage() {
  const token = useLocation().hash.slice(1);
  const isCheckIn = token.startsWith(CHECKS_IN);
  const title = isCheckIn ? t`Check in online` : t`Your booking`;
  return (
    <div className="mx-auto w-full max-w-3xl px-5 py-12 sm:px-8 lg:py-20 print:max-w-none print:p-0 print:text-sm">
      <PageHead title={title} hiddenFromSearch />
      <h1 className="page-title print:hidden">{title}</h1>
      {isCheckIn ? (
        <CheckInPage key={token} token={token.slice(CHECKS_IN.length)} />
      ) : token.startsWith(CONFIRMS_EMAIL) ? (
        <ConfirmEmail token={token.slice(CONFIRMS_EMAIL.length)} />
      ) : token ? (
        <BookingByToken key={token} token={token} />
      ) : (
        <NoToken />
      )}
    </div>
  );
}

function NoToken() {
  const [open, setOpen] = useState(false);
  return (
    <div className="mt-6 grid justify-items-start gap-6">
      <p>{t`To see your booking here, please open the link in your confirmation e-mail.`}</p>
      <LostLinkForm />
      <Button look="quiet" onClick={() => setOpen(true)}>{t`Book Your Stay`}</Button>
      <BookingDialog open={open} onOpenChange={setOpen} />
    </div>
  );
}

function BookingByToken({ token }: { token: string }) {
  return (
    <>
      <LoadedBooking token={token} />
      {/* It needs no answer of the server: the payment was confirmed on the page before. */}
      <PaidAlert token={token} />
    </>
  );
}

function LoadedBooking({ token }: { token: string }) {
  const { data, error, loading, refetch } = useBookingPageQuery({
    variables: { token },
    fetchPolicy: 'network-only',
  });
  if (data?.bookingByToken.__typename === 'Booking') {
    return (
      <BookingSheet
        token={token}
        booking={data.bookingByToken}
        property={data.property}
        roomTypes={data.roomTypes}
        onChange={refetch}
      />
    );
  }
  if (data)
    return (
      <div className="mt-6 grid gap-6">
        <p>{data.bookingByToken.message}</p>
        {data.bookingByToken.__typename === 'BookingNotFound' ? <LostLinkForm /> : null}
      </div>
    );
  if (error && !loading)
    return <FailedState problem={t`Your booking could not be loaded.`} onRetry={() => void refetch()} />;
  return (
    <div className="mt-10">
      <Spinner label={t`Loading your booking`} />
    </div>
  );
}

/** Whether an amount is open. A guest who paid the whole price and got a part of it back sees the refund instead. */
function isOwed(booking: FoundBooking): boolean {
  const { refundState, balance } = booking;
  return (
    balance.amount > 0 && (refundState === 'NONE' || (refundState === 'PARTIAL' && isPaidInParts(booking)))
  );
}

/** The state of a confirmed booking without guests who are expected or in the house. */
function sentenceAfterStay(booking: FoundBooking): string {
  const { stays, balance, refundState } = booking;
  const isNoShow = stays.every(({ status }) => status === 'NO_SHOW' || status === 'CANCELLED');
  if (isOwed(booking))
    return isNoShow
      ? t`You did not arrive. ${writeMoney(balance)} is still to be paid.`
      : t`${writeMoney(balance)} is still to be paid.`;
  return isNoShow && refundState === 'NONE' ? t`You did not arrive.` : bookingSentence(booking);
}

/** The state of the booking in a sentence. It may be tentative until a date, or to be paid at the hotel. */
function sentenceOf(booking: FoundBooking): string {
  const { optionUntil, hasOptionEnded, amountPaid, balance, balanceDueOn, refundState, quote, status } =
    booking;
  if (optionUntil)
    return t`We are keeping your room until the end of ${writeDate(optionUntil)}. Please tell us by then whether you would like it.`;
  if (hasOptionEnded) return t`Your tentative booking has ended.`;
  if (booking.codeUntil !== null) return t`Held for you, waiting for the code from the mail`;
  if (status === 'CONFIRMED' && !isToCome(booking)) return sentenceAfterStay(booking);
  const isUnpaid = amountPaid.amount === 0 && refundState === 'NONE' && quote.total.amount > 0;
  if (status === 'CONFIRMED' && isUnpaid) return t`Your stay is confirmed. You pay at the hotel.`;
  if (status === 'CONFIRMED' && isOwed(booking))
    return balanceDueOn === null
      ? t`Confirmed, ${writeMoney(balance)} to pay`
      : t`Confirmed, ${writeMoney(balance)} to pay by ${writeDate(balanceDueOn)}`;
  return bookingSentence(booking);
}

/** The states in which the page shows the open amount, even when it is 0. */
const OWES: ReadonlySet<string> = new Set(['CONFIRMED', 'CANCELLED']);

/** The charges that the hotel posted during the stay, each with its day. */
function ChargeRows({ charges }: { charges: FoundBooking['postedCharges'] }) {
  if (charges.length === 0) return null;
  return (
    <>
      <h3 className="mt-4 border-t border-line pt-4 text-lg">{t`During your stay`}</h3>
      <dl className="mt-1 grid gap-1">
        {charges.map(({ name, quantity, day, amount }, place) => (
          // Two equal charges of a day are two rows. A name may be longer than a phone is wide.
          <div
            key={place}
            className="flex items-baseline justify-between gap-x-6 border-b border-line py-2.5 print:py-1"
          >
            <dt className="min-w-0 wrap-anywhere text-quiet">
              {t`${quantity === 1 ? name : `${quantity} × ${name}`}, ${writeDate(day)}`}
            </dt>
            <dd className="tabular whitespace-nowrap">{writeMoney(amount)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** The refundable security deposit, apart from the price: the guest neither pays nor owes it. */
function DepositRows({ deposit }: { deposit: NonNullable<FoundBooking['securityDeposit']> }) {
  const { held, returned, charged } = deposit;
  const rows = [
    [t`Security deposit held`, held],
    [t`Security deposit returned`, returned],
    [t`Security deposit kept for charges`, charged],
  ] as const;
  return (
    <dl className="mt-4 grid gap-1 border-t border-line pt-4">
      {rows.map(([label, money]) =>
        money.amount > 0 ? <Row key={label} label={label} value={writeMoney(money)} /> : null,
      )}
    </dl>
  );
}

interface BookingSheetProps {
  token: string;
  booking: FoundBooking;
  property: Property;
  roomTypes: BookingPageQuery['roomTypes'];
  onChange: () => Promise<unknown>;
}

function BookingSheet({ token, booking, property, roomTypes, onChange }: BookingSheetProps) {
  const isHeld = booking.status === 'HELD';
  const isConfirmed = booking.status === 'CONFIRMED' && booking.refundState !== 'FULL';
  useEffect(() => {
    if (!isHeld) rememberedHold.forgetIf(token);
  }, [isHeld, token]);
  return (
    <>
      <div className="hidden print:block">
        <SheetHead hotel={property} title={t`Your booking`} />
      </div>
      <p role="status" className="mt-5 text-lg print:mt-3 print:text-sm">
        <span className="block">{sentenceOf(booking)}</span>{' '}
        <span className="mt-1 block text-base text-quiet print:text-sm">
          <RichText
            text={t`Reference <strong>${booking.reference}</strong>`}
            elements={{
              strong: (words) => <strong className="tabular whitespace-nowrap text-ink">{words}</strong>,
            }}
          />
        </span>
      </p>
      <NextStep {...{ booking, property }} />
      {booking.onlineCheckIn ? <CheckInCard token={token} checkIn={booking.onlineCheckIn} /> : null}
      <PayBalance {...{ token, booking }} onPaid={() => void onChange()} />
      {isConfirmed ? (
        <Confirmation
          {...{ token, booking, roomTypes }}
          today={property.today}
          onCorrected={() => void onChange()}
        />
      ) : null}
      {isHeld ? <PayNow token={token} booking={booking} onChange={() => void onChange()} /> : null}
      {booking.status === 'EXPIRED' ? (
        <BookAgain token={token} booking={booking} property={property} />
      ) : null}
      <BookingActions {...{ token, booking, property, onChange }} />
      <StayDetails booking={booking} property={property} />
      <BookingDocuments token={token} documents={booking.documents} />
      <section aria-labelledby="price" className="mt-10 break-inside-avoid print:mt-5">
        <h2 id="price" className="mb-3 text-3xl print:mb-1 print:text-xl">{t`Price`}</h2>
        <PriceBreakdown quote={booking.quote} />
        <ChargeRows charges={booking.postedCharges} />
        <dl className="mt-4 grid gap-1 border-t border-line pt-4">
          <Row label={t`Paid`} value={writeMoney(booking.amountPaid)} />
          {booking.amountRefunded.amount > 0 ? (
            <Row label={t`Refunded`} value={writeMoney(booking.amountRefunded)} />
          ) : null}
          {OWES.has(booking.status) ? <Row label={t`To pay`} value={writeMoney(booking.balance)} /> : null}
        </dl>
        {booking.securityDeposit ? <DepositRows deposit={booking.securityDeposit} /> : null}
        {booking.balance.amount > 0 && OWES.has(booking.status) && isPaidInParts(booking) ? (
          <p className="mt-3 text-quiet">{booking.paymentTerms}</p>
        ) : null}
      </section>
      {isConfirmed ? <GettingHere hotel={property} /> : null}
      {/* On the screen, the head of a confirmed booking shows its terms, and the way here the number. Paper has neither. */}
      <p
        className={joinClasses(
          'mt-10 text-quiet print:mt-5 print:text-xs',
          isConfirmed && 'hidden print:block',
        )}
      >
        <RichText
          text={t`<terms>${booking.cancellationTerms}</terms> Phone: <phone>${property.phone}</phone>.`}
          elements={{
            terms: (words) => (isHeld || isConfirmed ? <span>{words}</span> : null),
            phone: (words) => (
              <a
                href={telephoneAddress(property.phone)}
                className="whitespace-nowrap underline underline-offset-4"
              >
                {words}
              </a>
            ),
          }}
        />
      </p>
    </>
  );
}

/** A countdown from the moment at which the response arrived. */
function PageCountdown({
  secondsLeft,
  isUnpaid,
  onCheck,
}: {
  secondsLeft: number;
  isUnpaid: boolean;
  onCheck: () => void;
}) {
  const [endsAt] = useState(() => endOfHold(secondsLeft));
  return <Countdown endsAt={endsAt} isUnpaid={isUnpaid} onCheck={onCheck} />;
}

/** The button, or the state of the payment. A guest who has paid gets no button. */
function PaymentProgress({
  phase,
  isUnpaid,
  onPay,
}: {
  phase: CheckoutPhase;
  isUnpaid: boolean;
  onPay: () => void;
}) {
  if (phase.name === 'confirming') return <p role="status">{t`Confirming your payment…`}</p>;
  if (phase.name === 'undecided')
    return (
      <p role="status">{t`Your bank has not confirmed the payment yet. We will e-mail you when it does.`}</p>
    );
  return <Button onClick={onPay}>{isUnpaid ? t`Enter the code` : t`Pay now`}</Button>;
}

function PayNow({
  token,
  booking,
  onChange,
}: {
  token: string;
  booking: FoundBooking;
  onChange: () => void;
}) {
  const checkout = useCheckout();
  const isUnpaid = booking.dueAtBooking.amount === 0;
  const { phase } = checkout;
  const finish = () => {
    checkout.acknowledge();
    onChange();
  };
  return (
    <section className="mt-6 grid justify-items-start gap-4 border-t-2 border-brass bg-raised p-6 print:hidden">
      <PageCountdown
        key={booking.holdSecondsLeft}
        secondsLeft={booking.holdSecondsLeft ?? 0}
        isUnpaid={isUnpaid}
        onCheck={onChange}
      />
      <PaymentProgress phase={phase} isUnpaid={isUnpaid} onPay={() => void checkout.resume(token)} />
      <CodeDialog checkout={checkout} />
      <CheckoutAlerts phase={phase.name === 'paid' ? { ...phase, token: null } : phase} onClose={finish} />
    </section>
  );
}
