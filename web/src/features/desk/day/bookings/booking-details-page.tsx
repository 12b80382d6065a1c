import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { Link } from '../../../../components/page/link';
import { EmptyState } from '../../../../components/list/empty-state';
import { Message } from '../../../../components/status/message';
import { GuestBookingDocument, useGuestBookingQuery } from '../../../../generated/desk-bookings';
import type { BookingDetails_DetailsFragment } from '../../../../generated/graphql';
import { deskLabel } from '../../../../lib/bookings/booking-labels';
import { useWriteInstant, useWriteTimeToday } from '../../../../lib/dates/instants';
import { guestsInWords } from '../../../../lib/stays/guest-words';
import { writeMoney } from '../../../../lib/money';
import { paths } from '../../../../lib/paths';
import { nightsBetween, writeDate } from '../../../../lib/dates/plain-dates';
import { usePageReading } from '../../../../lib/desk/use-desk-mutation';
import { plural, t } from '../../../../lib/texts/texts';
import { May } from '../../../../lib/rights/may';
import { BookingMails } from '../booking-mails/booking-mails';
import { GuestBilling } from '../../money/billing/guest-billing';
import { TaxDocuments } from '../../money/tax-documents/tax-documents';
import { BookingNotes } from '../booking-notes/booking-notes';
import { PaymentRequests } from '../../money/payment-requests/payment-requests';
import { Bill } from '../../money/bill/bill';
import { SecurityDeposits } from '../../money/security-deposits/security-deposits';
import { Folios } from '../../money/folios/folios';
import { useFolios } from '../../money/folios/use-folios';
import { Folio } from '../../money/folio/folio';
import { PrintLinks } from '../print/print-links';
import { DeskPage } from '../../frame/layout/desk-page';
import { NotLoaded } from '../../frame/layout/not-loaded';
import { useLiveQuery } from '../../frame/live/live-desk-context';
import { BookingGuestCard } from '../../guests/records/booking-guest-card';
import { DeskNotes } from '../new-booking/desk-notes';
import { StayRooms } from '../moves/stay-rooms';
import { ExpectedGuestsDetails } from '../check-ins/expected-guests';
import { StaySteps } from '../check-ins/stay-steps';
import { BookAgain } from './book-again';
import { TakeBack } from './take-back';
import { BookedRooms } from './booked-rooms';
import { BookingChanges } from './booking-changes';
import { CancelGuestBooking } from './cancel-guest-booking';
import { DetailsList } from '../../frame/layout/details-list';
import { disputeLabel, historyActor, historyLabel, paymentLabel, refundLabel } from './payment-labels';
import { staysWithExtras } from './stays-with-extras';
import { WaitingRefunds, waitingRefunds, type WaitingRefund } from './waiting-refund';
import { RichText } from '../../../../components/page/rich-text';

/** One booking: the stay, the price, the payments and the history. */
export default function BookingDetailsPage() {
  const reference = useParams()['reference'] ?? '';
  const query = useGuestBookingQuery({
    variables: { reference },
    fetchPolicy: 'cache-and-network',
  });
  const { data } = query;
  useLiveQuery(['BOOKING', 'STAY'], GuestBookingDocument, { reference });
  const result = data?.guestBooking;
  return (
    <DeskPage
      wide
      title={t`Booking ${reference}`}
      heading={
        <>
          <RichText
            text={t`Booking <reference>${reference}</reference>`}
            elements={{
              reference: (words) => <span className="inline-block max-w-full wrap-anywhere">{words}</span>,
            }}
          />
        </>
      }
    >
      {result?.__typename === 'GuestBookingDetails' ? (
        <BookingDetails details={result} />
      ) : result ? (
        <EmptyState text={t`There is no booking with this reference.`} />
      ) : (
        <NotLoaded
          query={query}
          failed={t`The booking could not be loaded.`}
          label={t`Loading the booking`}
        />
      )}
      <p>
        <Link
          to={paths.deskBookings}
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          {t`All bookings`}
        </Link>
      </p>
    </DeskPage>
  );
}

const TAKES_CHARGES: ReadonlySet<string> = new Set(['EXPECTED', 'IN_HOUSE', 'DEPARTED']);

/** The stays of a confirmed booking whose guests are expected, in the house, or have left. */
function staysThatTakeCharges({ status, name, stays }: BookingDetails_DetailsFragment['booking']) {
  if (status !== 'CONFIRMED') return [];
  return stays
    .filter((stay) => TAKES_CHARGES.has(stay.status))
    .map(({ id, guestName, roomNumber, roomTitle }) => ({
      id,
      guest: [guestName ?? name, roomNumber ?? roomTitle].join(', '),
    }));
}

type BookedStays = BookingDetails_DetailsFragment['booking']['stays'];

/** The rooms that are still booked; all rooms when every room is cancelled. */
function keptStays(stays: BookedStays): BookedStays {
  const kept = stays.filter(({ cancellationCharge }) => cancellationCharge === null);
  return kept.length > 0 ? kept : stays;
}

/** True when nobody stays: the booking was cancelled, has lapsed, or no guest of it came. */
function isOver({ status, stays }: BookingDetails_DetailsFragment['booking']): boolean {
  if (status === 'CANCELLED' || status === 'EXPIRED') return true;
  return stays.every((stay) => stay.status === 'CANCELLED' || stay.status === 'NO_SHOW');
}

/** '2 nights, 2 rooms, 6 guests'. The number of nights is included when it is the same for all rooms. */
function stayLabel(stays: BookedStays): string {
  const lengths = new Set(stays.map(({ checkin, checkout }) => nightsBetween(checkin, checkout)));
  const [nights = 0] = lengths;
  const guests = guestsInWords(
    stays.reduce((sum, stay) => sum + stay.guests, 0),
    stays.flatMap(({ children }) => children),
  );
  return [
    ...(lengths.size === 1 ? [plural(nights, { one: '# night', other: '# nights' })] : []),
    ...(stays.length > 1 ? [plural(stays.length, { one: '# room', other: '# rooms' })] : []),
    guests,
  ].join(', ');
}

/** '201 Double, 401 Suite' */
const roomsLabel = (stays: BookedStays): string =>
  stays.map(({ roomNumber, roomTitle }) => [roomNumber, roomTitle].filter(Boolean).join(' ')).join(', ');

/** The extras of all rooms before tax, and the extras that a room's rate includes. */
function extraRows({ stays }: BookingDetails_DetailsFragment['quote']): [string, string][] {
  const included = [...new Set(stays.flatMap(({ includedExtras }) => includedExtras))];
  const optional = stays.flatMap(({ extras }) => extras);
  const further = stays.reduce((sum, { supplement }) => sum + supplement.amount, 0);
  const ofGuests: [string, string] = [
    t`including extra guests`,
    writeMoney({ amount: further, currency: 'INR' }),
  ];
  return [
    ...(further > 0 ? [ofGuests] : []),
    ...included.map((name): [string, string] => [name, t`included`]),
    ...optional.map(({ name, quantity, value }): [string, string] => [
      `${name} × ${quantity}`,
      writeMoney(value),
    ]),
  ];
}

/** Money that has not left yet is not called refunded. */
const statusLabel = (booking: Parameters<typeof deskLabel>[0], isWaiting: boolean): string =>
  isWaiting ? t`${deskLabel({ ...booking, refundState: 'NONE' })}, refund not sent yet` : deskLabel(booking);

/** What has gone back, and what waits. */
function refundRows(
  { amountRefunded }: BookingDetails_DetailsFragment['booking'],
  waiting: readonly WaitingRefund[],
): [string, string][] {
  const waits = waiting.reduce((sum, { amount }) => sum + amount.amount, 0);
  const gone = { ...amountRefunded, amount: amountRefunded.amount - waits };
  const rest: [string, string] = [t`To be refunded`, writeMoney({ ...amountRefunded, amount: waits })];
  return [[t`Refunded`, writeMoney(gone)], ...(waits > 0 ? [rest] : [])];
}

function BookingDetails({ details }: { details: BookingDetails_DetailsFragment }) {
  const { booking, quote, payments, history } = details;
  const stays = keptStays(booking.stays);
  const shared = useFolios(booking.reference);
  const waiting = waitingRefunds(payments.flatMap(({ refunds }) => refunds));
  const [outcome, setOutcome] = useState('');
  const expected = booking.stays.filter(({ status }) => status === 'EXPECTED');
  const writeInstant = useWriteInstant();
  const pageReading = usePageReading();
  const tell = async (sentence: string) => {
    await pageReading();
    setOutcome(sentence);
  };
  return (
    <>
      <div className="grid gap-12 md:grid-cols-2">
        <DetailsList
          title={t`Guest and stay`}
          rows={[
            [t`Status`, statusLabel({ ...booking, writeInstant }, waiting.length > 0)],
            [t`Guest`, booking.name],
            [t`E-mail`, booking.email ?? t`None`],
            [t`Phone`, booking.phone ?? t`Not known`],
            [t`Check-in`, writeDate(booking.checkin)],
            [t`Check-out`, writeDate(booking.checkout)],
            [t`Stay`, stayLabel(stays)],
            [stays.length > 1 ? t`Rooms` : t`Room`, roomsLabel(stays)],
            [t`Special requests`, booking.specialRequests ?? t`None`],
            [t`Booked on`, writeInstant(booking.createdAt)],
          ]}
        />
        <DetailsList
          title={t`Price`}
          rows={[
            [t`Room charge`, writeMoney(quote.roomCharge)],
            ...extraRows(quote),
            ...quote.taxes.map(({ label, amount }): [string, string] => [label, writeMoney(amount)]),
            [t`Total`, writeMoney(booking.total)],
            [t`Paid`, writeMoney(booking.amountPaid)],
            ...refundRows(booking, waiting),
          ]}
        />
      </div>
      <BookingGuestCard reference={booking.reference} />
      <WaitingRefunds waiting={waiting} />
      <div className="flex flex-wrap items-start gap-3 empty:hidden">
        <May permission="bookings.cancel">
          <TakeBack stays={booking.stays} onTakenBack={tell} />
        </May>
        {isOver(booking) ? (
          <May permission="bookings.create">
            <BookAgain booking={booking} />
          </May>
        ) : null}
      </div>
      <DeskNotes details={details} onChanged={tell} />
      {booking.status === 'CONFIRMED' ? (
        <StaySteps
          reference={booking.reference}
          name={booking.name}
          stays={booking.stays}
          onMoved={pageReading}
        />
      ) : (
        <BookedRooms stays={booking.stays} />
      )}
      {booking.expectedGuests ? (
        <ExpectedGuestsDetails booking={booking} guests={booking.expectedGuests} />
      ) : null}
      <StayRooms reference={booking.reference} onMoved={(sentence) => void tell(sentence)} />
      <Bill reference={booking.reference} stays={staysThatTakeCharges(booking)} />
      <Folios reference={booking.reference} {...shared} canOpen={booking.status === 'CONFIRMED'} />
      <Folio
        booking={booking}
        entries={details.folio}
        payments={payments}
        guestOwes={shared.folios.length > 1 ? (shared.folios[0]?.balance ?? null) : null}
      />
      <PaymentRequests
        reference={booking.reference}
        phone={booking.phone ?? null}
        balance={booking.balance}
        isTentative={booking.status === 'TENTATIVE'}
        checkin={booking.checkin}
        optionUntil={booking.status === 'TENTATIVE' ? (details.madeAtDesk?.optionUntil ?? null) : null}
      />
      <SecurityDeposits
        reference={booking.reference}
        checkin={booking.checkin}
        takesDeposits={
          booking.status === 'CONFIRMED' &&
          booking.stays.some(({ status }) => status === 'EXPECTED' || status === 'IN_HOUSE')
        }
      />
      <Payments payments={payments.filter(({ source }) => source === 'GATEWAY')} />
      <div>
        <div aria-live="polite">
          {outcome ? <Message tone="good" text={outcome} className="mb-6" /> : null}
        </div>
        {booking.status === 'CONFIRMED' || booking.status === 'TENTATIVE' ? (
          <May permission="bookings.change">
            <BookingChanges
              isTentative={booking.status === 'TENTATIVE'}
              reference={booking.reference}
              guest={booking}
              stays={staysWithExtras(details)}
              onChanged={(sentence) => void tell(sentence)}
            />
          </May>
        ) : null}
        {booking.status === 'CONFIRMED' && expected.length > 0 ? (
          <May permission="bookings.cancel">
            <div className="mt-12">
              <CancelGuestBooking
                // Other rooms reset the form.
                key={expected.map(({ id }) => id).join(' ')}
                reference={booking.reference}
                stays={expected}
                onCancelled={tell}
              />
            </div>
          </May>
        ) : null}
      </div>
      <TaxDocuments reference={booking.reference} />
      <GuestBilling reference={booking.reference} />
      <PrintLinks reference={booking.reference} />
      <div className="grid gap-12 md:grid-cols-2">
        <BookingNotes reference={booking.reference} />
        <BookingMails
          reference={booking.reference}
          email={booking.email}
          isConfirmed={booking.status === 'CONFIRMED'}
        />
      </div>
      <section aria-labelledby="history">
        <h2 id="history" className="text-3xl">
          {t`History`}
        </h2>
        <ol className="mt-4 border-t border-line">
          {history.map(({ subject, to, actor, staff, reason, at }, place) => (
            <li key={place} className="grid gap-x-6 border-b border-line py-3 sm:grid-cols-[12rem_1fr]">
              <span className="tabular text-sm text-quiet">{writeInstant(at)}</span>
              <span>
                <span className="font-semibold">{historyLabel(subject, to)}</span>
                <span className="block text-sm wrap-anywhere text-quiet">
                  {t`${reason} (by ${historyActor({ actor, staff })})`}
                </span>
              </span>
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}

function Payments({ payments }: Pick<BookingDetails_DetailsFragment, 'payments'>) {
  const writeInstant = useWriteInstant();
  const writeTime = useWriteTimeToday();
  return (
    <section aria-labelledby="payments">
      <h2 id="payments" className="text-3xl">
        {t`Payments online`}
      </h2>
      {payments.length === 0 ? <p className="mt-4 text-quiet">{t`No payments yet.`}</p> : null}
      <ul className="tabular mt-4 border-t border-line">
        {payments.map(
          ({ id, gatewayPaymentId, status, amount, method, failure, createdAt, refunds, disputes }) => (
            <li key={id} className="border-b border-line py-3">
              <p>
                <span className="font-semibold">{writeMoney(amount)}</span> {paymentLabel(status)}
                {method ? t` by ${method}` : ''}
              </p>
              <p className="text-sm break-words text-quiet">
                {writeInstant(createdAt)} · {gatewayPaymentId}
                {failure ? ` · ${failure}` : ''}
              </p>
              {refunds.map((refund, place) => (
                <p key={place} className="mt-1 text-sm text-warning">
                  {writeMoney(refund.amount)}{' '}
                  {refund.leavesAt ? t`leaves at ${writeTime(refund.leavesAt)}` : refundLabel(refund.status)}
                  {`: ${refund.reason}`}
                </p>
              ))}
              {disputes.map((dispute) => (
                <p key={dispute.gatewayDisputeId} className="mt-1 text-sm text-warning">
                  {t`${writeMoney(dispute.amount)} disputed, ${disputeLabel(dispute, writeInstant)}`}
                </p>
              ))}
            </li>
          ),
        )}
      </ul>
    </section>
  );
}
