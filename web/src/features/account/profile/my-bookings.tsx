import { useApolloClient } from '@apollo/client/react';
import { useState, type ReactNode } from 'react';
import { Link } from '../../../components/page/link';
import { DocumentList } from '../../../components/list/document-list';
import { EmptyState } from '../../../components/list/empty-state';
import { FailedState } from '../../../components/list/failed-state';
import { Pagination } from '../../../components/list/pagination';
import { Spinner } from '../../../components/status/spinner';
import type { MyBookingsList_BookingFragment } from '../../../generated/graphql';
import { MyDocumentFileDocument, useMyBookingsQuery } from '../../../generated/profile';
import { guestLabel } from '../../../lib/bookings/booking-labels';
import { useWriteInstant } from '../../../lib/dates/instants';
import { writeMoney } from '../../../lib/money';
import { bookingPath } from '../../../lib/paths';
import { shownDocuments } from '../../../lib/shown-documents';
import { writeDate } from '../../../lib/dates/plain-dates';
import { plural, t } from '../../../lib/texts/texts';
import { AddressProof } from './address-proof';

/** A booking of the guest, with the token that opens it. */
interface ListedBooking {
  token: string;
  booking: MyBookingsList_BookingFragment;
}

/** What a guest can do with a booking in the list. The app passes it, because features do not import each other. */
export type BookingActions = (
  listed: ListedBooking,
  /** Today at the hotel. */
  today: string,
  onChange: () => Promise<unknown>,
) => ReactNode;

/** The guest's bookings, newest first. */
export function MyBookings({ actions, isVerified }: { actions: BookingActions; isVerified: boolean }) {
  const [page, setPage] = useState(1);
  const { data, previousData, error, refetch } = useMyBookingsQuery({
    variables: { page },
    // The booking may have been paid in another browser.
    fetchPolicy: 'cache-and-network',
  });
  const current = data ?? previousData;
  const shown = current?.myBookings;
  return (
    <section aria-labelledby="my-bookings">
      <h2 id="my-bookings" className="text-3xl">
        {t`My bookings`}
      </h2>
      <div className="mt-5">
        {shown?.addressToProve ? (
          <AddressProof address={shown.addressToProve} onProven={() => void refetch()} />
        ) : null}
        {current && shown ? (
          <BookingList
            bookings={shown.bookings}
            none={
              isVerified
                ? t`You have no bookings yet.`
                : t`Bookings made with your e-mail address show here once it is verified.`
            }
            actions={(listed) => actions(listed, current.property.today, refetch)}
          />
        ) : error ? (
          <FailedState problem={t`Your bookings could not be loaded.`} onRetry={() => void refetch()} />
        ) : (
          <Spinner label={t`Loading your bookings`} />
        )}
      </div>
      <div className="mt-6">
        <Pagination
          label={t`Pages of my bookings`}
          current={page}
          total={shown?.totalPages ?? 0}
          onTurn={setPage}
        />
      </div>
    </section>
  );
}

interface BookingListProps {
  bookings: ListedBooking[];
  /** Shown when the list is empty. */
  none: string;
  actions: (listed: ListedBooking) => ReactNode;
}

function BookingList({ bookings, none, actions }: BookingListProps) {
  if (bookings.length === 0) return <EmptyState text={none} />;
  return (
    <ul className="border-t border-line">
      {bookings.map((listed) => (
        <BookingRow key={listed.booking.reference} {...listed} actions={actions(listed)} />
      ))}
    </ul>
  );
}

function BookingRow({ token, booking, actions }: ListedBooking & { actions: ReactNode }) {
  const client = useApolloClient();
  const writeInstant = useWriteInstant();
  const load = async (id: string) => {
    const { data } = await client.query({
      query: MyDocumentFileDocument,
      variables: { token, id },
      fetchPolicy: 'no-cache',
    });
    return data?.documentFile.__typename === 'TaxDocumentFile' ? data.documentFile : undefined;
  };
  return (
    <li className="border-b border-line">
      <Link
        to={bookingPath(token)}
        className="grid gap-x-8 gap-y-1 py-5 hover:text-action sm:grid-cols-[1fr_auto] sm:items-baseline"
      >
        <span className="font-semibold">
          {writeDate(booking.checkin)} – {writeDate(booking.checkout)}
        </span>
        <span className="tabular-nums sm:text-right">{writeMoney(booking.quote.total)}</span>
        <span className="text-quiet">
          {booking.roomTitle}, {plural(booking.guests, { one: '# guest', other: '# guests' })} ·{' '}
          {booking.reference}
        </span>
        <span className="text-sm text-quiet sm:text-right">{guestLabel({ ...booking, writeInstant })}</span>
        {booking.codeUntil === null ? null : (
          <span className="text-sm sm:col-span-2">{t`Open this booking and enter the code that we have mailed you.`}</span>
        )}
      </Link>
      {booking.documents.length > 0 ? (
        <DocumentList documents={shownDocuments(booking.documents)} load={load} className="mb-4" />
      ) : null}
      {actions}
    </li>
  );
}
