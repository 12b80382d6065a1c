import { Link, useParams } from 'react-router-dom';
import { EmptyState } from '../../../components/list/empty-state';
import { FailedState } from '../../../components/list/failed-state';
import { Spinner } from '../../../components/status/spinner';
import { useGuestBookingQuery } from '../../../generated/admin';
import type { BookingDetails_DetailsFragment } from '../../../generated/graphql';
import { deskLabel } from '../../../lib/booking-labels';
import { writeInstant } from '../../../lib/dates/instants';
import { writeMoney } from '../../../lib/money';
import { paths } from '../../../lib/paths';
import { writeDate } from '../../../lib/dates/plain-dates';
import { AdminPage } from '../layout/admin-page';
import { DetailsList } from './details-list';
import { disputeLabel, historyLabel, paymentLabel, refundLabel } from './payment-labels';

/** One booking: the stay, the price, the payments and the history. */
export default function BookingDetailsPage() {
  const reference = useParams()['reference'] ?? '';
  const { data, error, refetch } = useGuestBookingQuery({
    variables: { reference },
    fetchPolicy: 'cache-and-network',
  });
  const result = data?.guestBooking;
  return (
    <AdminPage
      title={`Booking ${reference}`}
      heading={
        <>
          Booking <span className="inline-block max-w-full wrap-anywhere">{reference}</span>
        </>
      }
    >
      {result?.__typename === 'GuestBookingDetails' ? (
        <BookingDetails details={result} />
      ) : result ? (
        <EmptyState text="There is no booking with this reference." />
      ) : error ? (
        <FailedState problem="The booking could not be loaded." onRetry={() => void refetch()} />
      ) : (
        <Spinner label="Loading the booking" />
      )}
      <p>
        <Link
          to={paths.adminBookings}
          className="inline-flex min-h-11 items-center underline underline-offset-4"
        >
          All bookings
        </Link>
      </p>
    </AdminPage>
  );
}

function BookingDetails({ details }: { details: BookingDetails_DetailsFragment }) {
  const { booking, quote, payments, history } = details;
  const { guests, nights } = booking;
  return (
    <>
      <div className="grid gap-12 md:grid-cols-2">
        <DetailsList
          title="Guest and stay"
          rows={[
            ['Status', deskLabel(booking)],
            ['Guest', booking.name],
            ['E-mail', booking.email],
            ['Phone', booking.phone],
            ['Check-in', writeDate(booking.checkin)],
            ['Check-out', writeDate(booking.checkout)],
            [
              'Stay',
              `${nights} ${nights === 1 ? 'night' : 'nights'}, ${guests} ${guests === 1 ? 'guest' : 'guests'}`,
            ],
            ['Room', booking.roomNumber ? `${booking.roomNumber}, ${booking.roomType}` : booking.roomType],
            ['Special requests', booking.specialRequests ?? 'None'],
            ['Booked on', writeInstant(booking.createdAt)],
          ]}
        />
        <DetailsList
          title="Price"
          rows={[
            ['Room charge', writeMoney(quote.roomCharge)],
            ...quote.taxes.map(({ label, amount }): [string, string] => [label, writeMoney(amount)]),
            ['Total', writeMoney(booking.total)],
            ['Paid', writeMoney(booking.amountPaid)],
            ['Refunded', writeMoney(booking.amountRefunded)],
          ]}
        />
      </div>
      <Payments payments={payments} />
      <section aria-labelledby="history">
        <h2 id="history" className="text-3xl">
          History
        </h2>
        <ol className="mt-4 border-t border-line">
          {history.map(({ subject, to, actor, reason, at }, place) => (
            <li key={place} className="grid gap-x-6 border-b border-line py-3 sm:grid-cols-[12rem_1fr]">
              <span className="tabular text-sm text-quiet">{writeInstant(at)}</span>
              <span>
                <span className="font-semibold">{historyLabel(subject, to)}</span>
                <span className="block text-sm break-words text-quiet">
                  {reason} (by {actor})
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
  return (
    <section aria-labelledby="payments">
      <h2 id="payments" className="text-3xl">
        Payments
      </h2>
      {payments.length === 0 ? <p className="mt-4 text-quiet">No payments yet.</p> : null}
      <ul className="tabular mt-4 border-t border-line">
        {payments.map(
          ({ gatewayPaymentId, status, amount, method, failure, createdAt, refunds, disputes }) => (
            <li key={gatewayPaymentId} className="border-b border-line py-3">
              <p>
                <span className="font-semibold">{writeMoney(amount)}</span> {paymentLabel(status)}
                {method ? ` by ${method}` : ''}
              </p>
              <p className="text-sm break-words text-quiet">
                {writeInstant(createdAt)} · {gatewayPaymentId}
                {failure ? ` · ${failure}` : ''}
              </p>
              {refunds.map((refund, place) => (
                <p key={place} className="mt-1 text-sm text-warning">
                  {writeMoney(refund.amount)} {refundLabel(refund.status)}: {refund.reason}
                </p>
              ))}
              {disputes.map((dispute) => (
                <p key={dispute.gatewayDisputeId} className="mt-1 text-sm text-warning">
                  {writeMoney(dispute.amount)} disputed, {disputeLabel(dispute)}
                </p>
              ))}
            </li>
          ),
        )}
      </ul>
    </section>
  );
}
