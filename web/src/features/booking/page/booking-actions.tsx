import { Button } from '../../../components/form/button';
import type { BookingPageQuery } from '../../../generated/graphql';
import { saveFile } from '../../../lib/files/save-file';
import { t } from '../../../lib/texts/texts';
import { InvoiceDetails } from '../billing/invoice-details';
import { CancelStays } from '../cancellation/cancel-stays';
import { ChangeStays } from '../change/change-stays';
import { CorrectDetails } from '../correction/correct-details';

type Property = BookingPageQuery['property'];
type FoundBooking = Extract<BookingPageQuery['bookingByToken'], { __typename: 'Booking' }>;

/** The rooms with their extras. The stays of the price are in the same order. */
function staysWithExtras({ stays, quote }: FoundBooking) {
  return stays.map((stay, index) => ({
    ...stay,
    extras: quote.stays[index]?.extras ?? [],
    includedExtras: quote.stays[index]?.includedExtras ?? [],
  }));
}

interface BookingActionsProps {
  token: string;
  booking: FoundBooking;
  property: Property;
  onChange: () => Promise<unknown>;
}

/** Everything that the guest can do with the booking, as buttons of one look. Their messages have lines of their own. */
export function BookingActions({ token, booking, property, onChange }: BookingActionsProps) {
  const { status, refundState, reference, calendarFile, stays, cancellationTerms } = booking;
  const isConfirmed = status === 'CONFIRMED';
  return (
    <section aria-labelledby="booking-actions" className="mt-10 print:hidden">
      <h2 id="booking-actions" className="text-3xl">
        {t`Manage booking`}
      </h2>
      <div className="flex flex-wrap items-start">
        {isConfirmed && refundState !== 'FULL' ? (
          <Button
            look="quiet"
            className={ACTION}
            onClick={() => saveFile(`${reference}.ics`, calendarFile, 'text/calendar')}
          >
            {t`Add to calendar`}
          </Button>
        ) : null}
        <Button look="quiet" className={ACTION} onClick={() => window.print()}>{t`Print`}</Button>
        {isConfirmed ? (
          <CorrectDetails
            token={token}
            details={booking}
            look="quiet"
            className={ACTION}
            onCorrected={() => void onChange()}
          />
        ) : null}
        {isConfirmed || status === 'CANCELLED' ? <InvoiceDetails token={token} className={ACTION} /> : null}
        {isConfirmed ? (
          <ChangeStays
            token={token}
            stays={staysWithExtras(booking)}
            today={property.today}
            className={ACTION}
            onChanged={() => void onChange()}
          />
        ) : null}
        {isConfirmed || status === 'CANCELLED' ? (
          <CancelStays
            token={token}
            stays={stays}
            today={property.today}
            terms={cancellationTerms}
            className={ACTION}
            onCancelled={onChange}
          />
        ) : null}
      </div>
    </section>
  );
}

const ACTION = 'mt-3 mr-3';
