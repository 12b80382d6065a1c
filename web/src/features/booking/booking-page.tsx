import { useEffect, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Button } from '../../components/form/button';
import { FailedState } from '../../components/list/failed-state';
import { PageHead } from '../../components/page/page-head';
import { Spinner } from '../../components/status/spinner';
import { useBookingPageQuery } from '../../generated/booking';
import type { BookingPageQuery } from '../../generated/graphql';
import { bookingSentence } from '../../lib/booking-labels';
import { writeMoney } from '../../lib/money';
import { writeDate } from '../../lib/dates/plain-dates';
import { saveFile } from '../../lib/save-file';
import { plural, t } from '../../lib/texts/texts';
import { CheckoutAlerts } from './checkout/checkout-alerts';
import BookingDialog from './booking-dialog';
import { BookAgain } from './book-again';
import { Countdown } from './hold/countdown';
import { PriceBreakdown } from './form/price-breakdown';
import type { CheckoutPhase } from './checkout/checkout-phase';
import { useCheckout } from './checkout/use-checkout';
import { rememberedHold } from './hold/remembered-hold';
import { endOfHold } from './hold/use-seconds-left';
import { RichText } from '../../components/page/rich-text';

type Property = BookingPageQuery['property'];
type FoundBooking = Extract<BookingPageQuery['bookingByToken'], { __typename: 'Booking' }>;

/** The page of one booking, opened by the token in the address's fragment. */
export default function BookingPage() {
  const token = useLocation().hash.slice(1);
  return (
    <div className="mx-auto w-full max-w-3xl px-5 py-12 sm:px-8 lg:py-20">
      <PageHead title={t`Your booking`} hiddenFromSearch />
      <h1 className="page-title">{t`Your booking`}</h1>
      {token ? <BookingByToken key={token} token={token} /> : <NoToken />}
    </div>
  );
}

function NoToken() {
  const [open, setOpen] = useState(false);
  return (
    <div className="mt-6 grid justify-items-start gap-6">
      <p>{t`Open the link in your confirmation e-mail to see your booking here.`}</p>
      <Button onClick={() => setOpen(true)}>{t`Book Your Stay`}</Button>
      <BookingDialog open={open} onOpenChange={setOpen} />
    </div>
  );
}

function BookingByToken({ token }: { token: string }) {
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
        onChange={() => void refetch()}
      />
    );
  }
  if (data) return <p className="mt-6">{data.bookingByToken.message}</p>;
  if (error && !loading)
    return <FailedState problem={t`Your booking could not be loaded.`} onRetry={() => void refetch()} />;
  return (
    <div className="mt-10">
      <Spinner label={t`Loading your booking`} />
    </div>
  );
}

interface BookingSheetProps {
  token: string;
  booking: FoundBooking;
  property: Property;
  onChange: () => void;
}

function BookingSheet({ token, booking, property, onChange }: BookingSheetProps) {
  const isHeld = booking.status === 'HELD';
  useEffect(() => {
    if (!isHeld) rememberedHold.forgetIf(token);
  }, [isHeld, token]);
  return (
    <>
      <p role="status" className="mt-5 text-lg">
        <span className="block">{bookingSentence(booking)}</span>{' '}
        <span className="mt-1 block text-base text-quiet">
          <RichText
            text={t`Reference <strong>${booking.reference}</strong>`}
            elements={{
              strong: (words) => <strong className="tabular whitespace-nowrap text-ink">{words}</strong>,
            }}
          />
        </span>
      </p>
      {isHeld ? <PayNow token={token} booking={booking} onChange={onChange} /> : null}
      {booking.status === 'EXPIRED' ? <BookAgain booking={booking} today={property.today} /> : null}
      <StayDetails booking={booking} property={property} />
      <section className="mt-10">
        <h2 className="mb-3 text-3xl">{t`Price`}</h2>
        <PriceBreakdown quote={booking.quote} />
        <dl className="mt-4 grid gap-1 border-t border-line pt-4">
          <Row label={t`Paid`} value={writeMoney(booking.amountPaid)} />
          {booking.amountRefunded.amount > 0 ? (
            <Row label={t`Refunded`} value={writeMoney(booking.amountRefunded)} />
          ) : null}
        </dl>
      </section>
      <p className="mt-10 text-quiet">
        <RichText
          text={t`${property.cancellationTerms} Phone: <phone>${property.phone}</phone>.`}
          elements={{ phone: (words) => <span className="whitespace-nowrap">{words}</span> }}
        />
      </p>
    </>
  );
}

function Row({ label, value }: { label: string; value: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-x-6 border-b border-line py-2.5">
      <dt className="whitespace-nowrap text-quiet">{label}</dt>
      <dd className="tabular min-w-0 text-right break-words">{value}</dd>
    </div>
  );
}

/** The line breaks only between the day and the time. */
function DateAndTime({ date, time }: { date: string; time: string }) {
  return (
    <>
      <span className="inline-block">{writeDate(date)},</span> <span className="inline-block">{time}</span>
    </>
  );
}

function StayDetails({ booking, property }: { booking: FoundBooking; property: Property }) {
  const nights = plural(booking.nights, { one: '# night', other: '# nights' });
  const guests = plural(booking.guests, { one: '# guest', other: '# guests' });
  return (
    <section className="mt-10">
      <h2 className="mb-3 text-3xl">{t`Stay`}</h2>
      <dl>
        <Row label={t`Guest`} value={booking.name} />
        <Row label={t`Room`} value={booking.roomTitle} />
        <Row label={t`Check-in`} value={<DateAndTime date={booking.checkin} time={property.checkinTime} />} />
        <Row
          label={t`Check-out`}
          value={<DateAndTime date={booking.checkout} time={property.checkoutTime} />}
        />
        <Row label={t`Length`} value={t`${nights}, ${guests}`} />
        {booking.specialRequests ? <Row label={t`Special requests`} value={booking.specialRequests} /> : null}
      </dl>
      {booking.status === 'CONFIRMED' && booking.refundState !== 'FULL' ? (
        <Button
          look="quiet"
          className="mt-6"
          onClick={() => saveFile(`${booking.reference}.ics`, booking.calendarFile, 'text/calendar')}
        >
          {t`Add to calendar`}
        </Button>
      ) : null}
    </section>
  );
}

/** A countdown from the moment at which the response arrived. */
function PageCountdown({ secondsLeft, onCheck }: { secondsLeft: number; onCheck: () => void }) {
  const [endsAt] = useState(() => endOfHold(secondsLeft));
  return <Countdown endsAt={endsAt} onCheck={onCheck} />;
}

/** The button, or the state of the payment. A guest who has paid gets no button. */
function PaymentProgress({ phase, onPay }: { phase: CheckoutPhase; onPay: () => void }) {
  if (phase.name === 'confirming') return <p role="status">{t`Confirming your payment…`}</p>;
  if (phase.name === 'undecided')
    return (
      <p role="status">{t`Your bank has not confirmed the payment yet. We will e-mail you when it does.`}</p>
    );
  return <Button onClick={onPay}>{t`Pay now`}</Button>;
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
  const { phase } = checkout;
  const finish = () => {
    checkout.acknowledge();
    onChange();
  };
  return (
    <section className="mt-6 grid justify-items-start gap-4 border-t-2 border-brass bg-raised p-6">
      <PageCountdown
        key={booking.holdSecondsLeft}
        secondsLeft={booking.holdSecondsLeft ?? 0}
        onCheck={onChange}
      />
      <PaymentProgress phase={phase} onPay={() => void checkout.resume(token)} />
      <CheckoutAlerts phase={phase.name === 'paid' ? { ...phase, token: null } : phase} onClose={finish} />
    </section>
  );
}
