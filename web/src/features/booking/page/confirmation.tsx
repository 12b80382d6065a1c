import { useLocation, useNavigate } from 'react-router-dom';
import { StoredPicture } from '../../../components/picture/stored-picture';
import type { BookingPageQuery } from '../../../generated/graphql';
import { nightsBetween, writeDate, writeWholeDate } from '../../../lib/dates/plain-dates';
import { joinClasses } from '../../../lib/joined-classes';
import { writeCounted } from '../../../lib/lists';
import { writeMoney } from '../../../lib/money';
import { bookingPath } from '../../../lib/paths';
import { guestsInWords } from '../../../lib/stays/guest-words';
import { plural, t } from '../../../lib/texts/texts';
import { BookedUnpaid, PaymentSuccessful } from '../checkout/checkout-alerts';
import { cancellableOf } from '../cancellation/cancel-stays';
import { CorrectDetails } from '../correction/correct-details';

type FoundBooking = Extract<BookingPageQuery['bookingByToken'], { __typename: 'Booking' }>;

/** The alert on the page of a booking that was just paid, or booked to be paid at the hotel. A reload after it was closed does not repeat it. */
export function PaidAlert({ token }: { token: string }) {
  const navigate = useNavigate();
  const state = useLocation().state as { paid?: string; booked?: string } | null;
  const reference = state?.paid ?? state?.booked;
  if (!reference) return null;
  const Alert = state?.paid ? PaymentSuccessful : BookedUnpaid;
  return <Alert reference={reference} onClose={() => void navigate(bookingPath(token), { replace: true })} />;
}

/** The dates of all rooms; null when rooms have different dates, which the list of rooms shows. */
function sharedDates(stays: FoundBooking['stays']): string | null {
  const [first, ...others] = stays;
  if (!first) return null;
  const { checkin, checkout } = first;
  if (others.some((other) => other.checkin !== checkin || other.checkout !== checkout)) return null;
  const nights = plural(nightsBetween(checkin, checkout), { one: '# night', other: '# nights' });
  return t`${writeWholeDate(checkin)} – ${writeWholeDate(checkout)}, ${nights}`;
}

interface ConfirmationProps {
  token: string;
  booking: FoundBooking;
  /** Today at the hotel. */
  today: string;
  roomTypes: BookingPageQuery['roomTypes'];
  onCorrected: () => void;
}

/** What a guest wants to see first after the payment: room, dates, money, and where the confirmation was sent. */
export function Confirmation({ token, booking, today, roomTypes, onCorrected }: ConfirmationProps) {
  const { email, totalNow, amountPaid, balance, balanceDueOn } = booking;
  const isDueBy = balance.amount > 0 && balanceDueOn !== null;
  const figures = [
    [t`Total`, totalNow],
    [t`Paid`, amountPaid],
    [isDueBy ? t`To pay by ${writeDate(balanceDueOn)}` : t`To pay`, balance],
  ] as const;
  const stays = booking.stays.filter(({ status }) => status !== 'CANCELLED');
  const dates = sharedDates(stays);
  const type = roomTypes.find(({ name }) => name === stays[0]?.roomType);
  const guests = stays.reduce((sum, stay) => sum + stay.guests, 0);
  const rooms = writeCounted(stays.map(({ roomTitle }) => roomTitle));
  const picture = type?.pictures[0];
  return (
    <section
      aria-label={t`At a glance`}
      className={joinClasses(
        'mt-6 grid border-t-2 border-brass bg-raised print:hidden',
        picture && 'sm:grid-cols-[18rem_1fr]',
      )}
    >
      {picture ? (
        // Beside the words it is at least as high as they are: the words of one room leave no empty corner.
        <StoredPicture
          address={picture}
          uploads={type.uploadedPictures}
          sizes="(min-width: 40rem) 22rem, 92vw"
          className="aspect-[16/10] sm:aspect-auto sm:h-full sm:min-h-54"
        />
      ) : null}
      <div className="grid content-start gap-1.5 p-5">
        <p className="font-display text-2xl font-semibold">{rooms}</p>
        {dates ? <p>{dates}</p> : null}
        <p className="text-quiet">
          {guestsInWords(
            guests,
            stays.flatMap(({ children }) => children),
          )}
        </p>
        <dl className="tabular mt-1 grid gap-x-4 gap-y-1 border-t border-line pt-3 sm:grid-cols-3">
          {figures.map(([label, money]) => (
            <div key={label} className="flex items-baseline justify-between sm:block">
              <dt className="text-sm text-quiet">{label}</dt>
              <dd className="font-semibold">{writeMoney(money)}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="col-span-full grid gap-3 border-t border-line p-5">
        <p className="text-sm text-quiet">
          {booking.cancellationTerms}
          {cancellableOf(stays, today).length > 0
            ? ` ${t`To cancel, press ‘Cancel booking’ below, or call us.`}`
            : null}
        </p>
        {email ? (
          <div>
            <p className="break-words">{t`We write to ${email}.`}</p>
            <CorrectDetails
              token={token}
              details={booking}
              label={t`Not right? Correct it`}
              onCorrected={onCorrected}
            />
          </div>
        ) : null}
      </div>
    </section>
  );
}
