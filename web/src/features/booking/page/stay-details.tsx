import type { ReactNode } from 'react';
import type { BookingPageQuery } from '../../../generated/graphql';
import { stayLabel } from '../../../lib/bookings/booking-labels';
import { writeDate } from '../../../lib/dates/plain-dates';
import { guestsInWords } from '../../../lib/stays/guest-words';
import { writeMoney } from '../../../lib/money';
import { plural, t } from '../../../lib/texts/texts';

type Property = BookingPageQuery['property'];
type FoundBooking = Extract<BookingPageQuery['bookingByToken'], { __typename: 'Booking' }>;
type Stay = FoundBooking['stays'][number];

/** A label with its value, in a list. */
export function Row({ label, value }: { label: string; value: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-x-6 border-b border-line py-2.5 print:py-1">
      <dt className="whitespace-nowrap text-quiet">{label}</dt>
      <dd className="tabular min-w-0 text-right break-words">{value}</dd>
    </div>
  );
}

/** A date with a time. The line breaks only between the two. */
function DateAndTime({ date, time }: { date: string; time: string }) {
  return (
    <>
      <span className="inline-block">{writeDate(date)},</span> <span className="inline-block">{time}</span>
    </>
  );
}

function StayRows({ stay, property }: { stay: Stay; property: Property }) {
  const nights = plural(stay.nights, { one: '# night', other: '# nights' });
  const guests = guestsInWords(stay.guests, stay.children);
  return (
    <>
      <Row label={t`Room`} value={stay.roomTitle} />
      <Row label={t`Check-in`} value={<DateAndTime date={stay.checkin} time={property.checkinTime} />} />
      <Row label={t`Check-out`} value={<DateAndTime date={stay.checkout} time={property.checkoutTime} />} />
      <Row label={t`Length`} value={t`${nights}, ${guests}`} />
      {stay.cancellationCharge ? (
        <>
          <Row label={t`State`} value={stayLabel(stay.status)} />
          <Row label={t`Cancellation charge`} value={writeMoney(stay.cancellationCharge)} />
        </>
      ) : null}
    </>
  );
}

/** Each room of the booking with its dates. */
export function StayDetails({ booking, property }: { booking: FoundBooking; property: Property }) {
  const { stays, specialRequests } = booking;
  return (
    <section className="mt-10 print:mt-4">
      <h2 className="mb-3 text-3xl print:mb-1 print:text-xl">
        {plural(stays.length, { one: 'Stay', other: 'Stays' })}
      </h2>
      <dl>
        <Row label={t`Guest`} value={booking.name} />
        {specialRequests ? <Row label={t`Special requests`} value={specialRequests} /> : null}
      </dl>
      {stays.map((stay, place) => (
        <div key={stay.id}>
          {stays.length > 1 ? (
            <h3 className="mt-6 text-xl font-semibold print:mt-3 print:text-base">{t`Room ${place + 1}`}</h3>
          ) : null}
          <dl className="print:grid print:grid-cols-2 print:gap-x-8">
            <StayRows stay={stay} property={property} />
          </dl>
        </div>
      ))}
    </section>
  );
}
