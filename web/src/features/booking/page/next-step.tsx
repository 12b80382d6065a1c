import type { BookingPageQuery } from '../../../generated/graphql';
import { useWriteInstant, type WriteInstant } from '../../../lib/dates/instants';
import { writeDate } from '../../../lib/dates/plain-dates';
import { writeMoney } from '../../../lib/money';
import { t } from '../../../lib/texts/texts';

type Property = BookingPageQuery['property'];
type FoundBooking = Extract<BookingPageQuery['bookingByToken'], { __typename: 'Booking' }>;

/** Whether a guest of the booking is expected or in the house. */
export const isToCome = ({ stays }: FoundBooking): boolean =>
  stays.some(({ status }) => status === 'EXPECTED' || status === 'IN_HOUSE');

/** Where the guest goes next: to the hotel, or home; null after the stay. */
function wayOf({ stays }: FoundBooking, { today, checkinTime, checkoutTime }: Property): string | null {
  const [arrival] = stays
    .flatMap(({ status, checkin }) => (status === 'EXPECTED' ? [checkin] : []))
    .toSorted();
  const departure = stays
    .flatMap(({ status, checkout }) => (status === 'IN_HOUSE' ? [checkout] : []))
    .toSorted()
    .at(-1);
  if (departure) return t`Check out ${checkoutTime} on ${writeDate(departure)}.`;
  if (arrival === undefined) return null;
  if (arrival <= today) return t`We expect you today, ${checkinTime}.`;
  return t`Arrive ${checkinTime} on ${writeDate(arrival)}.`;
}

/** The open amount, with its due day or place, and the consequence when it is not paid. */
function paymentSteps(booking: FoundBooking): string[] {
  const { balance, balanceDueOn, balanceUntil } = booking;
  const amount = writeMoney(balance);
  if (balance.amount === 0) return [];
  if (!isToCome(booking)) return [t`Pay ${amount}.`];
  if (balanceDueOn === null) return [t`Pay ${amount} at the hotel.`];
  const pay = t`Pay ${amount} by ${writeDate(balanceDueOn)}.`;
  if (balanceUntil === null) return [pay];
  return [pay, t`If it is not paid by ${writeDate(balanceUntil)}, your booking is cancelled.`];
}

/** The open part of the charge after a cancellation. */
function chargeSteps({ balance, amountPaid }: FoundBooking): string[] {
  const amount = writeMoney(balance);
  if (balance.amount <= 0) return [];
  return amountPaid.amount > 0
    ? [t`Pay the rest of the cancellation charge, ${amount}.`]
    : [t`Pay the cancellation charge of ${amount}.`];
}

/** What the guest has to do, in the order of time. Empty when nothing is left to do. */
function stepsOf(booking: FoundBooking, property: Property, writeInstant: WriteInstant): string[] {
  const { status, optionUntil, codeUntil, dueAtBooking } = booking;
  if (optionUntil) return [t`Tell us by ${writeDate(optionUntil)} whether you come: ${property.phone}.`];
  if (codeUntil !== null)
    return [
      t`Enter the code that we have mailed you by ${writeInstant(codeUntil)}, at the hotel’s time. After that the room is free again.`,
    ];
  if (status === 'HELD') return [t`Pay ${writeMoney(dueAtBooking)} before the time is up.`];
  if (status === 'CANCELLED') return chargeSteps(booking);
  if (status !== 'CONFIRMED') return [];
  const way = wayOf(booking, property);
  return [...(way === null ? [] : [way]), ...paymentSteps(booking)];
}

/** What the guest has to do next: pay, come, or tell the hotel. Renders nothing when nothing is left to do. */
export function NextStep({ booking, property }: { booking: FoundBooking; property: Property }) {
  const steps = stepsOf(booking, property, useWriteInstant());
  if (steps.length === 0) return null;
  return (
    <section aria-labelledby="next-step" className="mt-6 border-l-4 border-brass pl-4 print:hidden">
      <h2 id="next-step" className="text-xl font-semibold">
        {t`Your next step`}
      </h2>
      {steps.map((step) => (
        <p key={step} className="tabular mt-1">
          {step}
        </p>
      ))}
    </section>
  );
}
