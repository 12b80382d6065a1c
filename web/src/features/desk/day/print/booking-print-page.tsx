import { EmptyState } from '../../../../components/list/empty-state';
import { BOOKING_LABELS, heldAtDesk, stayLabel } from '../../../../lib/bookings/booking-labels';
import { useWriteInstant } from '../../../../lib/dates/instants';
import { SheetHead } from '../../../../components/page/sheet-head';
import { nightsBetween, writeDate } from '../../../../lib/dates/plain-dates';
import { writeMoney } from '../../../../lib/money';
import { plural, t } from '../../../../lib/texts/texts';
import { PrintPage } from '../../frame/layout/print-page';
import { usePrintedBooking, type PrintedDetails } from './use-printed-booking';

type Row = [label: string, value: string];

/** A printed booking: the guest, the rooms, and each line of the price. */
export default function BookingPrintPage() {
  const { reference, printed, isUnknown, failed, retry } = usePrintedBooking();
  return (
    <PrintPage title={t`Booking ${reference}`} failed={failed} onRetry={retry}>
      {isUnknown ? (
        <EmptyState text={t`There is no booking with this reference.`} />
      ) : printed ? (
        <BookingSheet printed={printed} />
      ) : null}
    </PrintPage>
  );
}

function BookingSheet({ printed }: { printed: PrintedDetails }) {
  const { hotel, booking, quote, heldDeposit } = printed;
  const writeInstant = useWriteInstant();
  const money: Row[] = [
    [t`Nights before tax`, writeMoney(quote.roomCharge)],
    ...(quote.extrasCharge.amount > 0
      ? [[t`Extras before tax`, writeMoney(quote.extrasCharge)] satisfies Row]
      : []),
    ...quote.taxes.map(({ label, amount }): Row => [label, writeMoney(amount)]),
    [t`Total`, writeMoney(booking.total)],
    [t`Paid`, writeMoney(booking.amountPaid)],
    ...(booking.amountRefunded.amount > 0
      ? [[t`Refunded`, writeMoney(booking.amountRefunded)] satisfies Row]
      : []),
    [
      booking.balanceDueOn && booking.balance.amount > 0
        ? t`To pay by ${writeDate(booking.balanceDueOn)}`
        : t`To pay`,
      writeMoney(booking.balance),
    ],
    ...(heldDeposit.amount > 0
      ? [[t`Security deposit held, not a part of the price`, writeMoney(heldDeposit)] satisfies Row]
      : []),
  ];
  return (
    <article className="tabular text-sm print:text-xs">
      <SheetHead hotel={hotel} title={booking.reference} />
      <Rows
        rows={[
          [
            t`Status`,
            booking.status === 'HELD'
              ? heldAtDesk({ codeUntil: booking.codeUntil, writeInstant })
              : BOOKING_LABELS[booking.status].desk,
          ],
          [t`Guest`, booking.name],
          [t`Phone`, booking.phone ?? '–'],
          [t`E-mail`, booking.email ?? '–'],
          [t`Booked on`, writeInstant(booking.createdAt)],
          [t`Special requests`, booking.specialRequests ?? t`None`],
        ]}
      />
      {booking.stays.map((stay, place) => (
        <StaySheet key={stay.id} stay={stay} price={quote.stays[place]} />
      ))}
      <section aria-label={t`Price`} className="mt-6 break-inside-avoid">
        <h3 className="font-sans text-base font-semibold">{t`Price`}</h3>
        <dl className="mt-1 ml-auto max-w-sm border-t border-line">
          {money.map(([label, value]) => (
            <div key={label} className="flex justify-between gap-6 border-b border-line py-1.5">
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
    </article>
  );
}

function Rows({ rows }: { rows: readonly Row[] }) {
  return (
    <dl className="mt-3 grid gap-x-8 sm:grid-cols-2 print:grid-cols-2">
      {rows.map(([label, value]) => (
        <div key={label} className="grid grid-cols-[8rem_minmax(0,1fr)] gap-3 border-b border-line py-1.5">
          <dt className="text-quiet">{label}</dt>
          <dd className="wrap-anywhere whitespace-pre-line">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type PricedNight = PrintedDetails['quote']['stays'][number]['nights'][number];

/** Consecutive nights with the same price, joined so that a long stay fits on one sheet. */
interface Run extends Omit<PricedNight, 'night'> {
  first: string | null;
  last: string | null;
  /** The indexes of the nights in the stay. */
  places: number[];
}

function runsOf(nights: readonly PricedNight[]): Run[] {
  const runs: Run[] = [];
  for (const [place, { night, ...price }] of nights.entries()) {
    const run = runs.at(-1);
    const isSame = run?.value.amount === price.value.amount && run.taxPercent === price.taxPercent;
    if (run && isSame && night) {
      run.last = night;
      run.places.push(place);
    } else runs.push({ ...price, first: night ?? null, last: night ?? null, places: [place] });
  }
  return runs;
}

/** Null for nights without dates, from earlier versions. */
function labelOf({ first, last, places, value }: Run): string | null {
  if (!first || !last) return null;
  return places.length === 1
    ? writeDate(first)
    : t`${writeDate(first)} – ${writeDate(last)}, ${places.length} × ${writeMoney(value)}`;
}

interface StaySheetProps {
  stay: PrintedDetails['booking']['stays'][number];
  price: PrintedDetails['quote']['stays'][number] | undefined;
}

/** A room with its nights and extras, each with its value before tax. */
function StaySheet({ stay, price }: StaySheetProps) {
  const nights = plural(nightsBetween(stay.checkin, stay.checkout), { one: '# night', other: '# nights' });
  const guests = plural(stay.guests, { one: '# guest', other: '# guests' });
  const room = stay.roomNumber ? t`Room ${stay.roomNumber}, ${stay.roomTitle}` : stay.roomTitle;
  return (
    <section aria-label={room} className="mt-6">
      <h3 className="font-sans text-base font-semibold">{room}</h3>
      <p>
        {writeDate(stay.checkin)} – {writeDate(stay.checkout)}, {nights}, {guests}
        {stay.guestName ? `, ${stay.guestName}` : ''}
        {`, ${stayLabel(stay.status)}`}
        {price ? `, ${price.planName}` : ''}
      </p>
      {price && price.includedExtras.length > 0 ? (
        <p>{t`Included: ${price.includedExtras.join(', ')}`}</p>
      ) : null}
      {price ? (
        <table className="mt-2 w-full text-left">
          <thead>
            <tr className="border-b-2 border-brass">
              <th scope="col" className="py-1.5">{t`Night or extra`}</th>
              <th scope="col" className="py-1.5 text-right">{t`GST`}</th>
              <th scope="col" className="py-1.5 text-right">{t`Value before tax`}</th>
            </tr>
          </thead>
          <tbody>
            {runsOf(price.nights).map((run) => (
              <PriceRow
                key={run.places[0]}
                label={labelOf(run) ?? nights}
                value={writeMoney({ ...run.value, amount: run.value.amount * run.places.length })}
                percent={run.taxPercent}
              />
            ))}
            {price.extras.map(({ code, name, quantity, value, taxPercent }) => (
              <PriceRow
                key={code}
                label={`${name} × ${quantity}`}
                value={writeMoney(value)}
                percent={taxPercent}
              />
            ))}
          </tbody>
        </table>
      ) : null}
    </section>
  );
}

function PriceRow({ label, value, percent }: { label: string; value: string; percent: number | null }) {
  return (
    <tr className="break-inside-avoid border-b border-line">
      <th scope="row" className="py-1.5 font-normal">
        {label}
      </th>
      <td className="py-1.5 text-right">{percent === null ? '–' : `${percent} %`}</td>
      <td className="py-1.5 text-right">{value}</td>
    </tr>
  );
}
