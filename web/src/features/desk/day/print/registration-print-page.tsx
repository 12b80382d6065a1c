import type { ReactNode } from 'react';
import { EmptyState } from '../../../../components/list/empty-state';
import { SheetHead } from '../../../../components/page/sheet-head';
import { nightsBetween, writeDate } from '../../../../lib/dates/plain-dates';
import { guestsInWords } from '../../../../lib/stays/guest-words';
import { writeMoney } from '../../../../lib/money';
import { joinClasses } from '../../../../lib/joined-classes';
import { plural, t } from '../../../../lib/texts/texts';
import { PrintPage } from '../../frame/layout/print-page';
import { usePrintedBooking, type PrintedDetails } from './use-printed-booking';

type Stay = PrintedDetails['booking']['stays'][number];

const ENDED = ['CANCELLED', 'NO_SHOW'];

/** A registration card for each room, which the guest fills in and signs at arrival, one A4 page each. */
export default function RegistrationPrintPage() {
  const { reference, printed, isUnknown, failed, retry } = usePrintedBooking();
  const live = printed?.booking.stays.filter(({ status }) => !ENDED.includes(status)) ?? [];
  const cards = printed
    ? live.map((stay) => <RegistrationCard key={stay.id} printed={printed} stay={stay} />)
    : null;
  return (
    <PrintPage title={t`Registration card ${reference}`} failed={failed} onRetry={retry}>
      {isUnknown ? (
        <EmptyState text={t`There is no booking with this reference.`} />
      ) : cards?.length === 0 ? (
        <EmptyState text={t`All rooms of this booking are cancelled.`} />
      ) : (
        cards
      )}
    </PrintPage>
  );
}

function RegistrationCard({
  printed: { hotel, booking, quote },
  stay,
}: {
  printed: PrintedDetails;
  stay: Stay;
}) {
  const nights = plural(nightsBetween(stay.checkin, stay.checkout), { one: '# night', other: '# nights' });
  const guests = guestsInWords(stay.guests, stay.children);
  const price = quote.stays[booking.stays.indexOf(stay)];
  const others = Array.from({ length: Math.min(stay.guests - 1, MOST_LINES_OF_GUESTS) }, (_, place) => place);
  return (
    <article className="break-after-page border-b border-line pb-10 text-sm not-first:pt-10 last:break-after-auto print:border-0 print:p-0 print:not-first:pt-0 print:text-xs">
      <SheetHead hotel={hotel} title={t`Registration card`} />
      <dl className="mt-3 grid grid-cols-2 gap-x-8 sm:grid-cols-4 print:grid-cols-4">
        <Known label={t`Room`} value={`${stay.roomNumber ?? '–'}, ${stay.roomTitle}`} />
        <Known label={t`Arrival`} value={`${writeDate(stay.checkin)}, ${hotel.checkinTime}`} />
        <Known label={t`Departure`} value={`${writeDate(stay.checkout)}, ${hotel.checkoutTime}`} />
        <Known label={t`Booking`} value={`${booking.reference}, ${nights}, ${guests}`} />
        {price ? (
          <>
            <Known label={t`Rate plan`} value={price.planName} />
            <Known label={t`Rate a night`} value={rateInWords(price.nights)} />
            <Known label={t`Included`} value={price.includedExtras.join(', ') || t`The room`} />
            <Known label={t`To pay for the booking`} value={writeMoney(booking.balance)} />
          </>
        ) : null}
      </dl>
      <Part title={t`Guest`}>
        <Line label={t`Name`} value={stay.guestName ?? booking.name} wide />
        <Line label={t`Address`} wide />
        <Line wide />
        <Line label={t`City, state, postcode`} />
        <Line label={t`Country`} />
        <Line label={t`Phone`} value={booking.phone} />
        <Line label={t`E-mail`} value={booking.email} />
        <Line label={t`Nationality`} />
        <Line label={t`Date of birth`} />
        <Line label={t`Identity document (kind, number)`} wide />
        <Line label={t`Arrived from`} />
        <Line label={t`Going to (address)`} />
        {others.map((place) => (
          <Line key={place} label={t`Guest ${place + 2} (name, age, nationality)`} wide />
        ))}
      </Part>
      <Part title={t`Foreign nationals and holders of an OCI card (for Form III)`}>
        <Line label={t`Passport number`} />
        <Line label={t`Place and date of issue`} />
        <Line label={t`Passport valid until`} />
        <Line label={t`Visa number and type`} />
        <Line label={t`Place and date of issue`} />
        <Line label={t`Visa valid until`} />
        <Line label={t`Arrived in India on`} />
        <Line label={t`Purpose of the visit`} />
      </Part>
      <p className="mt-4">
        {t`What I have filled in is true. I know the hotel’s policies, leave the room ${hotel.checkoutTime} on the day of departure, and pay for what is put on my bill. Valuables in the room are my own responsibility.`}
      </p>
      <div className="mt-10 grid grid-cols-3 gap-8 print:mt-14">
        <Signature label={t`Date`} />
        <Signature label={t`Guest’s signature`} />
        <Signature label={t`Reception`} />
      </div>
    </article>
  );
}

/** As many lines for further guests as fit on one page. */
const MOST_LINES_OF_GUESTS = 5;

type PricedNights = PrintedDetails['quote']['stays'][number]['nights'];

/** '₹8,316.00 + 18 % GST', or the lowest and the highest rate. */
function rateInWords(nights: PricedNights): string {
  const [first] = nights;
  if (!first) return '–';
  const values = nights.map(({ value }) => value.amount);
  const rates = new Set(nights.map(({ taxPercent }) => taxPercent));
  const written = (amount: number) => writeMoney({ ...first.value, amount });
  const [lowest, highest] = [Math.min(...values), Math.max(...values)];
  const rate = lowest === highest ? written(lowest) : `${written(lowest)} – ${written(highest)}`;
  return rates.size === 1 && first.taxPercent !== null
    ? t`${rate} + ${first.taxPercent} % GST`
    : t`${rate} + GST`;
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-4">
      <h3 className="font-sans text-sm font-semibold">{title}</h3>
      <dl className="grid grid-cols-1 gap-x-8 sm:grid-cols-2 print:grid-cols-2">{children}</dl>
    </section>
  );
}

function Known({ label, value }: { label: string; value: string }) {
  return (
    <div className="border-b border-line py-1.5">
      <dt className="text-xs text-quiet">{label}</dt>
      <dd className="font-semibold">{value}</dd>
    </div>
  );
}

/** A line that the guest fills in or corrects. */
function Line({ label, value, wide = false }: { label?: string; value?: string | null; wide?: boolean }) {
  return (
    <div
      className={joinClasses(
        'flex min-h-9 items-end gap-3 border-b border-control pb-0.5 print:min-h-9',
        wide && 'sm:col-span-2 print:col-span-2',
      )}
    >
      <dt className="shrink-0 text-xs text-quiet">
        {label ?? <span className="sr-only">{t`Continued`}</span>}
      </dt>
      <dd className="min-w-0 flex-1 break-words">{value ?? ''}</dd>
    </div>
  );
}

function Signature({ label }: { label: string }) {
  return <p className="border-t border-control pt-1 text-xs text-quiet">{label}</p>;
}
