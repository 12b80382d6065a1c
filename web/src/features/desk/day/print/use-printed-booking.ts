import { useParams } from 'react-router-dom';
import { usePrintedBookingQuery } from '../../../../generated/desk-print';

/** The booking of the address with the hotel, for printing; null while loading. */
export function usePrintedBooking() {
  const reference = useParams()['reference'] ?? '';
  const { data, error, refetch } = usePrintedBookingQuery({
    variables: { reference },
  });
  const found = data?.guestBooking;
  const details = found?.__typename === 'GuestBookingDetails' ? found : null;
  return {
    reference,
    printed:
      data && details ? { hotel: data.property, heldDeposit: data.securityDeposits.held, ...details } : null,
    isUnknown: Boolean(found && !details),
    failed: Boolean(error),
    retry: () => void refetch(),
  };
}

export type PrintedDetails = NonNullable<ReturnType<typeof usePrintedBooking>['printed']>;
